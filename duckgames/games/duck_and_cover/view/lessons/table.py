"""The table of the tutorial of Duck & Cover: one duck, and the places that notes point at."""

from __future__ import annotations

from duckgames.core.places import Slot, Zone
from duckgames.core.setup import Ai, MatchSetup, Person

CALLED = Slot(Zone("called"))
DISCARDS = Slot(Zone("discards"))


def at(column: int, row: int) -> Slot:
    """A place in the learner's pond."""
    return Slot(Zone("pond", 0), (column, row))


def against_reed(seed: int) -> MatchSetup:
    """A match against a gentle duck with this deal."""
    return MatchSetup("duck_and_cover", (Person("", "poppy"), Ai("easy", "steady", "reed")), seed, seed_typed=True)
