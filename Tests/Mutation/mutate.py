#!/usr/bin/env python3
"""mutate.py PROBE VERDICT SECONDS [SEED]: changes good files a little, and asks two parsers what they are.

PROBE is plat's (Tests/ReadingProbe), VERDICT simdjson's (verdict.cpp). They must agree on whether a text is JSON, and
on the numbers of its positions, bit for bit. Only one difference is allowed: plat opens several texts in a row. Seeds
are the files of the tests, and those of PLAT_CORPUS where that is set. A text on which they differ is kept in .build.
"""

import os
import pathlib
import random
import re
import struct
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LARGEST = 20_000
BATCH = 64
# The size from which two workers read, and which share of the texts is given to them.
ENLARGED, ENLARGED_SHARE = 4 << 20, 0.02
NOT_TOLD = 0xFFFFFFFF
TOKENS = re.compile(rb'"(?:[^"\\]|\\.)*"|-?[0-9.eE+-]+|[\[\]{}:,]|\s+|[a-z]+|.', re.DOTALL)
NUMBER = re.compile(rb"(?<![\w.\"])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.\"])")
ODD_BYTES = b'"\\,:[]{}.-+eE0 \t\n\r\x00\x01\x0b\x0c\x1e\x1f\x7f\x80\xbf\xc0\xe2\xed\xef\xf4\xff'


def seeds():
    """The texts to begin with."""
    folders = [ROOT / "Tests/Fuzz/Seeds/ParserFuzz", ROOT / "Tests/GeoJSONTests/Files", ROOT / "Tests/ScenarioTests"]
    if os.environ.get("PLAT_CORPUS"):
        folders.append(pathlib.Path(os.environ["PLAT_CORPUS"]))
    paths = sorted(path for folder in folders for path in folder.rglob("*")
                   if path.is_file() and not path.name.startswith("n_"))
    texts = [path.read_bytes() for path in paths if path.stat().st_size <= LARGEST]
    return [text for text in texts if text.lstrip()[:1] == b"{"]


# Each takes a random generator and a text that is not empty, and returns another.

def flip(rng, text):
    at = rng.randrange(len(text))
    return text[:at] + bytes([text[at] ^ 1 << rng.randrange(8)]) + text[at + 1:]


def replace(rng, text):
    at = rng.randrange(len(text))
    return text[:at] + bytes([rng.choice(ODD_BYTES)]) + text[at + rng.randrange(2):]


def cut(rng, text):
    return text[:rng.randrange(len(text))]


def drop(rng, text):
    start = rng.randrange(len(text))
    return text[:start] + text[start + rng.randint(1, 12):]


def repeat(rng, text):
    start = rng.randrange(len(text))
    end = start + rng.randint(1, 40)
    return text[:end] + text[start:]


def over_tokens(change):
    def mutation(rng, text):
        tokens = TOKENS.findall(text)
        change(rng, tokens)
        return b"".join(tokens)
    return mutation


@over_tokens
def swap_tokens(rng, tokens):
    one, other = rng.randrange(len(tokens)), rng.randrange(len(tokens))
    tokens[one], tokens[other] = tokens[other], tokens[one]


@over_tokens
def drop_token(rng, tokens):
    del tokens[rng.randrange(len(tokens))]


@over_tokens
def cut_at_token(rng, tokens):
    del tokens[rng.randrange(len(tokens)):]


@over_tokens
def copy_token(rng, tokens):
    tokens.insert(rng.randrange(len(tokens)), rng.choice(tokens))


def respell(rng, text):
    """Other digits, exponents and lengths in some numbers."""
    share = rng.choice((0.02, 0.3, 1))
    return NUMBER.sub(lambda match: number(rng, match[0]) if rng.random() < share else match[0], text)


def number(rng, old):
    digits = "".join(rng.choices("0123456789", k=rng.choice((1, 3, 8, 16, 17, 19, 20, 25, 40))))
    return rng.choice((
        lambda: old + digits.encode() if b"." in old else old + b"." + digits.encode(),
        lambda: old + b"e" + str(rng.randint(-30, 30)).encode(),
        lambda: f"{rng.choice(('', '-'))}{rng.randint(0, 179)}.{digits}".encode(),
        lambda: f"{digits.lstrip('0') or '0'}E-{len(digits) + rng.randint(-3, 300)}".encode(),
        lambda: f"{digits.lstrip('0') or '0'}.{digits}e{rng.randint(-20, 5)}".encode(),
        lambda: repr(rng.uniform(-180, 180)).encode(),
        lambda: repr(struct.unpack("d", struct.pack("Q", rng.getrandbits(62)))[0]).encode(),
        lambda: rng.choice((b".5", b"1.", b"01", b"+1", b"-", b"1e", b"1e+", b"-0", b"-0.0", b"0e0", b"NaN",
                            b"1E400", b"-1e-400", b"0x10", b"1_0", b"00", b"--1", b"1.e1", b"1..2",
                            b"9007199254740993", b"18446744073709551616")),
    ))()


MUTATIONS = (flip, replace, cut, drop, repeat, swap_tokens, drop_token, cut_at_token, copy_token, respell, respell)


def mutated(rng, texts):
    text = rng.choice(texts)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(MUTATIONS)(rng, text) or b" "
    text = text[:4 * LARGEST]
    return enlarged(rng, text) if rng.random() < ENLARGED_SHARE else text


def enlarged(rng, text):
    """The text with white space around it, as large as what plat reads with two workers, and with a place of the text
    in the middle, where the second of them begins."""
    before = ENLARGED // 2 - rng.randrange(len(text))
    return b" " * before + text + b"\n" * (ENLARGED - before)


class Parser:
    """A probe: texts in, what it says of them out."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, texts):
        for text in texts:
            self.process.stdin.write(struct.pack("I", len(text)) + text)
        self.process.stdin.flush()

    def answer(self):
        """Two verdicts, and the numbers of the positions; None for numbers that are not told."""
        one, other, count = self.take(struct.Struct("=BBI"))
        return one, other, None if count == NOT_TOLD else self.process.stdout.read(8 * count)

    def take(self, form):
        data = self.process.stdout.read(form.size)
        if len(data) < form.size:
            raise EOFError
        return form.unpack(data)


def difference(ours, theirs):
    """What the two do not agree on; None for nothing."""
    is_one, opens, numbers = ours
    is_one_there, is_several, numbers_there = theirs
    if is_one != is_one_there:
        return f"one JSON text: {is_one} here, {is_one_there} there"
    if is_one and opens == 0:
        return "JSON, and not opened"
    if opens == 1 and not is_one and not is_several:
        return "opened, and not JSON"
    if is_one and numbers is not None and numbers_there is not None and numbers != numbers_there:
        here, there = (struct.unpack(f"{len(data) // 8}d", data) for data in (numbers, numbers_there))
        # simdjson reads the integer -0 without its sign.
        if here != there:
            at = next((i for i, pair in enumerate(zip(here, there)) if pair[0] != pair[1]), "length")
            return f"numbers: {at}: {here[at:at + 1] if at != 'length' else len(here)} here, " \
                   f"{there[at:at + 1] if at != 'length' else len(there)} there"
    return None


def keep(text, seed, count):
    path = ROOT / ".build" / f"mutation-{seed}-{count}"
    path.write_bytes(text)
    return path.relative_to(ROOT)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    probe, verdict, seconds = Parser(sys.argv[1]), Parser(sys.argv[2]), float(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 7946
    rng, texts = random.Random(seed), seeds()
    end, count, told, found = time.monotonic() + seconds, 0, 0, 0
    while time.monotonic() < end and found < 10:
        batch = [mutated(rng, texts) for _ in range(BATCH)]
        for text in batch:
            # One at a time: a pipe that is full on both sides would never move again.
            probe.send([text])
            verdict.send([text])
            count += 1
            try:
                ours, theirs = probe.answer(), verdict.answer()
            except EOFError:
                sys.exit(f"a parser ended on {keep(text, seed, count)}")
            told += ours[2] is not None and theirs[2] is not None
            if what := difference(ours, theirs):
                found += 1
                print(f"{keep(text, seed, count)}: {what}")
    print(f"{count} texts from {len(texts)} files, seed {seed}: the numbers of {told} compared, {found} differences")
    # A comparison of nothing would be clean too.
    sys.exit(1 if found or told < count / 20 else 0)


if __name__ == "__main__":
    main()
