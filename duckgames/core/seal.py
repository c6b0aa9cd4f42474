"""Sealed dice and deck: a hash of seed and salt, shown before anything is known and opened when all is."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import SystemRandom
from typing import Any, Final

NOTE: Final = "salt"
"""The note of a record that holds the salt; secret until the match has ended, as the seed is."""

SALT_BITS: Final = 128


@dataclass(frozen=True)
class Seal:
    """What is shown of a seal: its hash, and seed and salt once the match has ended."""

    digest: str
    seed: int | None = None
    salt: str | None = None

    @property
    def open(self) -> bool:
        """Whether seed and salt are no secret any more."""
        return self.salt is not None

    @property
    def holds(self) -> bool:
        """Whether it is open, and they are what was sealed."""
        return self.seed is not None and self.salt is not None and digest(self.seed, self.salt) == self.digest


def fresh_salt() -> str:
    """A salt from the operating system, as hexadecimal digits: nobody finds the seed behind a hash by trying all."""
    return f"{SystemRandom().getrandbits(SALT_BITS):0{SALT_BITS // 4}x}"


def sealed_text(seed: int, salt: str) -> str:
    """What is hashed: anybody can do the same with a tool that they trust."""
    return f"{seed} {salt}"


def digest(seed: int, salt: str) -> str:
    """The seal of a match: SHA-256 of `sealed_text`, as hexadecimal digits."""
    return sha256(sealed_text(seed, salt).encode()).hexdigest()


def salt_in(notes: Mapping[str, Any]) -> str | None:
    """The salt among the notes of a record; None for a match that was never sealed, as all were once."""
    salt = notes.get(NOTE)
    if isinstance(salt, str) and re.fullmatch("[0-9a-f]{16,64}", salt):
        return salt
    return None


def seal_of(seed: int, notes: Mapping[str, Any], *, open: bool) -> Seal | None:
    """The seal of a match, `open` or not; None if it has none."""
    salt = salt_in(notes)
    if salt is None or notes.get("seed_typed") is True:
        return None
    return Seal(digest(seed, salt), seed if open else None, salt if open else None)
