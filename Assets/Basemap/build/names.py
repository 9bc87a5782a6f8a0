"""Names as they are written: text that was encoded twice is mended, and lost accents are found again."""

import unicodedata

# What stands for an apostrophe in the tables.
APOSTROPHES = str.maketrans({"´": "'", "`": "'"})
# Letters of Hungarian that its Latin-1 spelling has not.
HUNGARIAN = str.maketrans({"ô": "ő", "û": "ű", "Ô": "Ő", "Û": "Ű"})


def mended(text):
    """A name whose UTF-8 was taken for Windows-1252, read right; "" where bytes of it are lost."""
    result = _decoded(text or "").translate(APOSTROPHES).strip()
    is_whole = all(unicodedata.category(letter) not in ("Cc", "Co", "Cn") for letter in result)
    return result if is_whole and not set(result) & set("?\ufffd") and not is_garbled(result) else ""


def is_garbled(text):
    """Whether a text holds what UTF-8 looks like when it is taken for Windows-1252."""
    return any(
        letter in "ÂÃÄÅ" and follower is not None and not follower.isascii() and not follower.isalpha()
        for letter, follower in zip(text, [*text[1:], None]))


def _decoded(text):
    found = bytearray()
    for letter in text:
        try:
            found += letter.encode("cp1252")
        except UnicodeEncodeError:
            # The bytes without a meaning in Windows-1252 stand for themselves.
            if ord(letter) > 0xFF:
                return text
            found.append(ord(letter))
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        return text


def plain(text):
    """A name without case, accents and apostrophes, to compare it."""
    letters = unicodedata.normalize("NFD", text.lower().replace("ı", "i"))
    return "".join(letter for letter in letters if letter.isalnum() or letter == " ")


def best_spelling(name, others):
    """The name, or of the others that differ from it in accents alone, the one that has the most of them."""
    alike = [other for other in others if other and plain(other) == plain(name)]
    return max([name, *alike], key=lambda one: sum(not letter.isascii() for letter in one))
