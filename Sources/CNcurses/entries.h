/// Two compiled terminal entries, for terminals that have none of their own, or one with fewer colours than they
/// can show. Handed to ncurses through the variable TERMINFO; see terminfo(5) and "b64" in ncurses(3X).
///
/// The colours of plat-direct are one number each: to take numbers apart in tparm(3X) was a fifth of a frame. Nothing
/// of it reaches a terminal; see `ColorSequences`.
///
/// Made from this source with `tic -x -o DIR FILE` and `TERMINFO=DIR infocmp -0 -x -Q2 NAME`:
///
///     plat-direct|plat in 24-bit colour,
///         am, mir, msgr, xenl, AX, RGB, cols#80, lines#24, it#8, colors#0x1000000, pairs#0x100000,
///         bel=^G, bold=\E[1m, dim=\E[2m, rev=\E[7m, smul=\E[4m, rmul=\E[24m, sitm=\E[3m, ritm=\E[23m,
///         sgr0=\E[m, op=\E[39;49m, civis=\E[?25l, cnorm=\E[?25h, clear=\E[H\E[2J, cr=\r,
///         cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
///         cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A, ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H,
///         ech=\E[%p1%dX, hpa=\E[%i%p1%dG, vpa=\E[%i%p1%dd, rmam=\E[?7l, smam=\E[?7h,
///         smcup=\E[?1049h, rmcup=\E[?1049l,
///         setaf=\E[38;2;%p1%dm,
///         setab=\E[48;2;%p1%dm,
///
///     plat-256|plat in 256 colours,
///         am, mir, msgr, xenl, AX, cols#80, lines#24, it#8, colors#0x100, pairs#0x10000,
///         bel=^G, bold=\E[1m, dim=\E[2m, rev=\E[7m, smul=\E[4m, rmul=\E[24m, sitm=\E[3m, ritm=\E[23m,
///         sgr0=\E[m, op=\E[39;49m, civis=\E[?25l, cnorm=\E[?25h, clear=\E[H\E[2J, cr=\r,
///         cub=\E[%p1%dD, cub1=^H, cud=\E[%p1%dB, cud1=\n, cuf=\E[%p1%dC, cuf1=\E[C,
///         cup=\E[%i%p1%d;%p2%dH, cuu=\E[%p1%dA, cuu1=\E[A, ed=\E[J, el=\E[K, el1=\E[1K, home=\E[H,
///         ech=\E[%p1%dX, hpa=\E[%i%p1%dG, vpa=\E[%i%p1%dd, rmam=\E[?7l, smam=\E[?7h,
///         smcup=\E[?1049h, rmcup=\E[?1049l,
///         setaf=%?%p1%{8}%<%t\E[3%p1%d%e%p1%{16}%<%t\E[9%p1%{8}%-%d%e\E[38;5;%p1%d%;m,
///         setab=%?%p1%{8}%<%t\E[4%p1%d%e%p1%{16}%<%t\E[10%p1%{8}%-%d%e\E[48;5;%p1%d%;m,
#ifndef CNCURSES_ENTRIES_H
#define CNCURSES_ENTRIES_H

#define PLAT_DIRECT_ENTRY \
    "b64:HgIiAA8ADwBpAfcAcGxhdC1kaXJlY3R8cGxhdCBpbiAyNC1iaXQgY29sb3VyAAABAAABAAAAAAAAAAABAQBQAAAACAAA" \
    "ABgAAAD_____________________________________________________AAAAAQAAEAD__wAAAgD_____BAAMABAAFAD_" \
    "_x8AMAAyADYAPQD__z8ARgD__0oA__________________9OAFMA__9cAP_______2EA__9mAGsA__90AHgA________gQD_" \
    "________________________________________________________________________________________________" \
    "____________________________________________________________________hwD_______-QAJkA__-iAP______" \
    "_________________________6sA_____________________________________________________________7YAvAD_" \
    "________________________________________________________________________________________________" \
    "________________________________________________________________________________________________" \
    "________________________________________________________________________________________________" \
    "____________________wgD________________________________________________________________________H" \
    "AP__________________________________0AD________________________VAP______________________________" \
    "____________________________________________________________________2wDpAAcADQAbW0gbWzJKABtbSwAb" \
    "W0oAG1slaSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIABtbPzI1bAAIABtbPzI1aAAbW0MAG1tBABtbMW0AG1s_MTA0" \
    "OWgAG1sybQAbWzdtABtbNG0AG1slcDElZFgAG1ttABtbPzEwNDlsABtbMjRtABtbJXAxJWRCABtbJXAxJWREABtbJXAxJWRD" \
    "ABtbJXAxJWRBABtbJWklcDElZGQAG1s_N2gAG1s_N2wAG1sxSwAbWzM5OzQ5bQAbWzNtABtbMjNtABtbMzg7MjslcDElZG0A" \
    "G1s0ODsyOyVwMSVkbQAAAgAAAAAAAgAHAAEBAAADAEFYAFJHQgA="
#define PLAT_256_ENTRY \
    "b64:HgIdAA8ADwBpAWIBcGxhdC0yNTZ8cGxhdCBpbiAyNTYgY29sb3VycwAAAQAAAQAAAAAAAAAAAQFQAAAACAAAABgAAAD_" \
    "____________________________________________________AAEAAAAAAQD__wAAAgD_____BAAMABAAFAD__x8AMAAy" \
    "ADYAPQD__z8ARgD__0oA__________________9OAFMA__9cAP_______2EA__9mAGsA__90AHgA________gQD_________" \
    "________________________________________________________________________________________________" \
    "____________________________________________________________hwD_______-QAJkA__-iAP______________" \
    "_________________6sA_____________________________________________________________7YAvAD_________" \
    "________________________________________________________________________________________________" \
    "________________________________________________________________________________________________" \
    "________________________________________________________________________________________________" \
    "____________wgD________________________________________________________________________HAP______" \
    "____________________________0AD________________________VAP______________________________________" \
    "____________________________________________________________2wAeAQcADQAbW0gbWzJKABtbSwAbW0oAG1sl" \
    "aSVwMSVkRwAbWyVpJXAxJWQ7JXAyJWRIAAoAG1tIABtbPzI1bAAIABtbPzI1aAAbW0MAG1tBABtbMW0AG1s_MTA0OWgAG1sy" \
    "bQAbWzdtABtbNG0AG1slcDElZFgAG1ttABtbPzEwNDlsABtbMjRtABtbJXAxJWRCABtbJXAxJWREABtbJXAxJWRDABtbJXAx" \
    "JWRBABtbJWklcDElZGQAG1s_N2gAG1s_N2wAG1sxSwAbWzM5OzQ5bQAbWzNtABtbMjNtACU_JXAxJXs4fSU8JXQbWzMlcDEl" \
    "ZCVlJXAxJXsxNn0lPCV0G1s5JXAxJXs4fSUtJWQlZRtbMzg7NTslcDElZCU7bQAlPyVwMSV7OH0lPCV0G1s0JXAxJWQlZSVw" \
    "MSV7MTZ9JTwldBtbMTAlcDElezh9JS0lZCVlG1s0ODs1OyVwMSVkJTttAAEAAAAAAAEAAwABAAAAQVgA"
#endif
