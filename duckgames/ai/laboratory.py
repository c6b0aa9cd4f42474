"""Players that no match ever seats: they mark in measurements what could be reached at most."""

from __future__ import annotations

from typing import Any


class Peeker:
    """A player that sees everything. Only the arena shows it the position; in any other match it has nothing to see."""

    position: Any = None
    """The state it is to choose in, a copy of its own."""
