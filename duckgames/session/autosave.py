"""Keeps the newest record of a match on disk without making anybody wait."""

from __future__ import annotations

from typing import Protocol

from duckgames.core.record import Record


class Keeper(Protocol):
    """Where a session puts its match after every step."""

    def save(self, name: str, record: Record) -> None:
        """Keeps `record` as the newest of the match called `name`; returns at once."""

    def set_aside(self, name: str, record: Record) -> str:
        """Puts the unusable file of a match aside and returns where it lies now ("": nowhere)."""


class NullKeeper:
    """A `Keeper` that keeps nothing."""

    def save(self, name: str, record: Record) -> None:
        """Forgets it."""

    def set_aside(self, name: str, record: Record) -> str:
        """Has nothing to put aside."""
        return ""
