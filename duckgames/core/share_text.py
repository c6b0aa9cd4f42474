"""The armour of a share code: bytes as letters and digits in lines, with checks that name the place of any damage."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from hashlib import blake2b
from itertools import islice
from typing import Final

from duckgames.core.record import BadRecord

LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Only what no chat, letter or address bar takes for a sign of its own: 43 of them hold 32 bytes."""

MARK: Final = "DUCK"
VERSION: Final = "1"
LARGEST: Final = 32 * 1024
"""The bytes of the largest match that is shared; the longest of seven takes an eighth of it."""

LONGEST: Final = 64 * 1024
"""The characters of the longest text that is looked at."""

SEARCHED: Final = 2000
"""So many letters from its start on a text is searched for a code whose mark is damaged."""

_DATA: Final = 29
_CHECK: Final = 3
_SIZE: Final = 3
_DIGEST: Final = 6
_HEAD: Final = _SIZE + _DIGEST
_VALUES: Final = {letter: value for value, letter in enumerate(LETTERS)}
_ANY_MARK: Final = re.compile(rf"(?<![0-9A-Za-z]){MARK}([0-9])")


class Fault(Enum):
    """What is wrong with a code."""

    NO_CODE = "no_code"  # nothing in the text begins as one
    TOO_LONG = "too_long"
    NEWER = "newer"  # of a format this program does not know
    DAMAGED = "damaged"  # at `spot`
    CUT = "cut"  # the end is missing; `spot` is where the text breaks off
    JOINED = "joined"  # another code begins at `spot`
    CONTENT = "content"  # undamaged, but it describes no match
    GAME = "game"  # of a game this program does not have
    SETUP = "setup"  # of players or options the game does not have here
    RULES = "rules"  # of other rules, and by those of today not even its first turn is the same
    REPLAY = "replay"  # the rules of the very same version do not lead where it says


@dataclass(frozen=True)
class Spot:
    """A place in a text: the index of the character, and its line and column as people count them."""

    at: int
    line: int
    column: int


class BadCode(BadRecord):
    """A text that is no usable code; `spot` is where, `detail` a word for the log or the name of a game."""

    def __init__(self, fault: Fault, spot: Spot | None = None, detail: str = "") -> None:
        super().__init__(fault.value, detail)
        self.fault = fault
        self.spot = spot
        self.detail = detail


def write_text(data: bytes) -> str:
    """`data` as lines of a code; raises `ValueError` for more than `LARGEST`."""
    if len(data) > LARGEST:
        raise ValueError(f"{len(data)} bytes")
    head = len(data).to_bytes(_SIZE, "big") + _digest(data)
    chain = _Chain()
    lines = [MARK + VERSION + chain.sealed(head)]
    lines += [chain.sealed(data[at : at + _DATA]) for at in range(0, len(data), _DATA)]
    return "\n".join(lines) + "\n"


def holds_code(text: str) -> bool:
    """Whether a code stands in `text`, whole or not."""
    return _ANY_MARK.search(text[:LONGEST]) is not None


def read_text(text: str) -> bytes:
    """The data of the code in `text`, whatever stands around it; raises `BadCode`."""
    if len(text) > LONGEST:
        raise BadCode(Fault.TOO_LONG)
    mark = _ANY_MARK.search(text)
    if mark is None:
        raise _without_mark(text)
    reader = _Reader(text, mark.end())
    if mark[1] != VERSION:
        # Either another format, or the one character that tells the format was changed.
        raise BadCode(Fault.DAMAGED, spot(text, mark.end(1) - 1)) if reader.begins() else BadCode(Fault.NEWER)
    head = reader.piece(_HEAD)
    size = int.from_bytes(head[:_SIZE], "big")
    if size > LARGEST:
        raise BadCode(Fault.CONTENT, detail="size")
    data = b"".join(reader.piece(min(_DATA, size - at)) for at in range(0, size, _DATA))
    if _digest(data) != head[_SIZE:]:
        raise BadCode(Fault.CONTENT, detail="digest")
    reader.end()
    return data


def spot(text: str, at: int) -> Spot:
    """The place of index `at` in `text`."""
    before = text[:at]
    return Spot(at, before.count("\n") + 1, at - (before.rfind("\n") + 1) + 1)


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=_DIGEST, person=b"share").digest()


def _letters_for(size: int) -> int:
    """How many letters hold `size` bytes."""
    count, room = 0, 1
    while room < 1 << 8 * size:
        count, room = count + 1, room * len(LETTERS)
    return count


_COUNTS: Final = tuple(_letters_for(size) for size in range(_DATA + _CHECK + 1))


class _Chain:
    """The checks of the pieces: each depends on all before it, so that no piece fits anywhere else."""

    def __init__(self) -> None:
        self._before = (MARK + VERSION).encode()

    def sealed(self, data: bytes) -> str:
        """The next piece as letters."""
        after = self._after(data)
        self._before = after
        value, letters = int.from_bytes(data + after[:_CHECK], "big"), []
        for _ in range(_COUNTS[len(data) + _CHECK]):
            value, digit = divmod(value, len(LETTERS))
            letters.append(LETTERS[digit])
        return "".join(reversed(letters))

    def opened(self, value: int, size: int) -> bytes | None:
        """The data of `size` that the letters of `value` hold; None if they do not belong here."""
        if not 0 <= value < 1 << 8 * (size + _CHECK):
            return None
        piece = value.to_bytes(size + _CHECK, "big")
        data, check = piece[:size], piece[size:]
        return data if self._after(data)[:_CHECK] == check else None

    def go_on(self, data: bytes) -> None:
        """Expects the piece after `data` next."""
        self._before = self._after(data)

    def _after(self, data: bytes) -> bytes:
        return blake2b(self._before + data, digest_size=16, person=b"share").digest()


class _Reader:
    """Takes pieces from `text`, from the index `at` on."""

    def __init__(self, text: str, at: int) -> None:
        self._text = text
        self._at = at
        self._chain = _Chain()

    def begins(self) -> bool:
        """Whether the head of a code of this format stands here."""
        return self._next(_HEAD)[0] is not None

    def piece(self, size: int) -> bytes:
        """The next piece, which holds `size` bytes."""
        data, places, stopper = self._next(size)
        if data is None:
            raise self._damage(size, places, stopper)
        self._chain.go_on(data)
        self._at = places[-1] + 1
        return data

    def end(self) -> None:
        """Makes sure that the code ends here: what follows begins a line of its own, and is no other code."""
        line = self._text.find("\n", self._at)
        following = next(_signs(self._text, self._at), None)
        if following is not None and (line < 0 or following < line):
            raise BadCode(Fault.DAMAGED, spot(self._text, following))
        other = _ANY_MARK.search(self._text, self._at)
        if other is not None:
            raise BadCode(Fault.JOINED, spot(self._text, other.start()))

    def _next(self, size: int) -> tuple[bytes | None, list[int], int | None]:
        """The piece, where its letters stand, and where something stands that is none."""
        places, stopper = self._letters(_COUNTS[size + _CHECK])
        if len(places) < _COUNTS[size + _CHECK]:
            return None, places, stopper
        return self._chain.opened(_value(_VALUES[self._text[at]] for at in places), size), places, stopper

    def _letters(self, count: int) -> tuple[list[int], int | None]:
        places: list[int] = []
        for at in _signs(self._text, self._at):
            if len(places) == count:
                break
            if self._text[at] not in _VALUES:
                return places, at
            places.append(at)
        return places, None

    def _damage(self, size: int, places: list[int], stopper: int | None) -> BadCode:
        """What is wrong with a piece that should stand here."""
        if stopper is not None:
            return BadCode(Fault.DAMAGED, spot(self._text, stopper))
        more, _ = self._letters(_COUNTS[size + _CHECK] + 1)
        number = _damaged(self._chain, [_VALUES[self._text[at]] for at in more], size)
        if number is not None and number < len(more):
            return BadCode(Fault.DAMAGED, spot(self._text, more[number]))
        if len(places) < _COUNTS[size + _CHECK]:
            return BadCode(Fault.CUT, spot(self._text, len(self._text)))
        return BadCode(Fault.DAMAGED, spot(self._text, places[0]))


def _signs(text: str, at: int) -> Iterator[int]:
    """Where something stands from `at` on that is neither a space nor the mark of a quotation."""
    for index in range(at, len(text)):
        sign = text[index]
        if not (sign.isspace() or sign == ">" or (sign > "\x7f" and unicodedata.category(sign) == "Cf")):
            yield index


def _value(digits: Iterable[int]) -> int:
    value = 0
    for digit in digits:
        value = value * len(LETTERS) + digit
    return value


def _damaged(chain: _Chain, digits: list[int], size: int) -> int | None:
    """Which of `digits` was changed, doubled, swapped with the next, or follows a lost one; None if it is not one."""
    repairs = _repairs(digits, _COUNTS[size + _CHECK])
    return next((n for n, tried in repairs if chain.opened(_value(tried), size) is not None), None)


def _repairs(digits: list[int], count: int) -> Iterator[tuple[int, list[int]]]:
    """All that `count` digits may have been before one of them was damaged, and which one that would be."""
    if len(digits) > count:
        for n in reversed(range(count + 1)):
            yield n, digits[:n] + digits[n + 1 :]
    if len(digits) >= count:
        whole = digits[:count]
        for n in range(count - 1):
            yield n, [*whole[:n], whole[n + 1], whole[n], *whole[n + 2 :]]
        for n in range(count):
            yield from ((n, [*whole[:n], other, *whole[n + 1 :]]) for other in range(len(LETTERS)))
    if len(digits) >= count - 1:
        short = digits[: count - 1]
        for n in range(count):
            yield from ((n, [*short[:n], other, *short[n:]]) for other in range(len(LETTERS)))


def _without_mark(text: str) -> BadCode:
    """What is wrong with a text in which no mark stands: a code may follow a mark that was damaged."""
    places = list(islice(_signs(text, 0), SEARCHED))
    for number, at in enumerate(places):
        if text[at] in _VALUES and _Reader(text, at).begins():
            before = zip(reversed(places[:number]), reversed(MARK + VERSION), strict=False)
            wrong = (place for place, sign in before if text[place] != sign)
            return BadCode(Fault.DAMAGED, spot(text, next(wrong, places[0])))
    return BadCode(Fault.NO_CODE)
