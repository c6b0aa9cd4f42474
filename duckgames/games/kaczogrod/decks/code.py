"""A deck as a short text that people can send each other: `KD1-` and six times six signs.

The 22 bytes behind the signs are the length of the deck and a bit for each design of the set, then a check sum. Signs
are digits and capital letters without those that look like others. Ids of cards of a person's own follow, each after a
plus. Around the text anything may stand, and within it spaces, line ends, and small letters do no harm.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from typing import Final

from duckgames.games.kaczogrod.decks.draft import LENGTHS, Draft, ordered
from duckgames.games.kaczogrod.rules.cards import BASE, Catalogue

_VERSION: Final = 1
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Five bits each."""

_ALIKE: Final = str.maketrans("OIL", "011")
_DASHES: Final = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
"""What programs for texts make of a hyphen."""

DESIGN_BITS: Final = 150
"""The bits for designs: more of them in the set would be another version."""

_BLOCKS: Final = 6
_BLOCK_SIGNS: Final = 6
_CHECK_BITS: Final = 24
_CODE: Final = re.compile(
    r"\bKD\s*(?P<version>\d{1,4})(?P<blocks>(?:\s*-\s*[0-9A-Z]+)+)(?P<extra>(?:\s*\+\s*[a-z][a-z0-9_]*)*)",
    re.IGNORECASE,
)


class BadCode(ValueError):
    """A text that gives no deck: why, as a code, and the part of it that this is about."""

    def __init__(self, fault: str, about: str = "") -> None:
        super().__init__(f"{fault} {about}")
        self.fault, self.about = fault, about


def written(draft: Draft, known: Catalogue = BASE) -> str:
    """The text of a deck; cards that are not there cannot go with it."""
    designs, extra = draft.designs(known), draft.extra(known)
    bits = sum(1 << design.number - 1 for design in designs if design.id not in extra)
    body = LENGTHS.index(draft.length) << DESIGN_BITS | bits
    number = body << _CHECK_BITS | _check(body, extra)
    signs = [SIGNS[number >> 5 * place & 31] for place in reversed(range(_BLOCKS * _BLOCK_SIGNS))]
    blocks = ("".join(signs[n : n + _BLOCK_SIGNS]) for n in range(0, len(signs), _BLOCK_SIGNS))
    return "-".join((f"KD{_VERSION}", *blocks)) + "".join(f"+{card}" for card in extra)


def read(text: str, known: Catalogue = BASE) -> Draft:
    """The first deck that a text holds; raises `BadCode` with one of these faults, of what could be the first.

    `none`: there is no such text. `newer`: it was made by a newer program. `incomplete`: it has too few or too many
    signs. `mistyped`: a sign is another one than it was. `stranger`: it has a card of somebody's own.
    """
    first: BadCode | None = None
    for found in _CODE.finditer(text.translate(_DASHES)):
        try:
            return _read(found, known)
        except BadCode as bad:
            first = first or bad
    raise first or BadCode("none")


def _read(found: re.Match[str], known: Catalogue) -> Draft:
    """The deck of one place that could hold one; raises `BadCode`."""
    if int(found["version"]) != _VERSION:
        raise BadCode("newer", found["version"])
    extra = tuple(found["extra"].lower().replace("+", " ").split())
    body = _body(found["blocks"], extra)
    for card in extra:
        if card not in known.numbers:
            raise BadCode("stranger", card)
    cards = [known.ids[number] for number in range(1, DESIGN_BITS + 1) if body >> number - 1 & 1]
    return Draft(LENGTHS[body >> DESIGN_BITS], ordered([*cards, *extra], known))


def holds_code(text: str) -> bool:
    """Whether there is something in `text` that could be a deck."""
    return _CODE.search(text.translate(_DASHES)) is not None


def _body(blocks: str, extra: Sequence[str]) -> int:
    parts = blocks.upper().translate(_ALIKE).replace("-", " ").split()[:_BLOCKS]
    if len(parts) < _BLOCKS or any(len(part) != _BLOCK_SIGNS for part in parts):
        raise BadCode("incomplete")
    number = 0
    for sign in "".join(parts):
        if sign not in SIGNS:
            raise BadCode("mistyped", sign)
        number = number << 5 | SIGNS.index(sign)
    body, check = number >> _CHECK_BITS, number & (1 << _CHECK_BITS) - 1
    if body >> DESIGN_BITS >= len(LENGTHS) or check != _check(body, extra):
        raise BadCode("mistyped")
    return body


def _check(body: int, extra: Sequence[str]) -> int:
    told = body.to_bytes((DESIGN_BITS + 7) // 8 + 1, "big") + " ".join(extra).encode()
    return zlib.crc32(told) & (1 << _CHECK_BITS) - 1
