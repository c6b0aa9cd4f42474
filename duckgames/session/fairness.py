"""What may be known of the luck of a match: its seal, and the rolls and draws that were seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from duckgames.core import registry
from duckgames.core.draws import Draw, Urn
from duckgames.core.events import Event, seen_from
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.seal import NOTE, Seal, fresh_salt, seal_of
from duckgames.core.setup import MatchSetup, Player


@dataclass(frozen=True)
class Fairness:
    """Facts of the luck of a match, as far as they may be known; `typed` tells that a person knew the seed."""

    game: str
    players: tuple[Player, ...]
    ended: bool
    typed: bool
    seal: Seal | None
    urns: tuple[Urn, ...]
    draws: tuple[Draw, ...]

    def of(self, urn: Urn, seat: Seat | None = None) -> tuple[Draw, ...]:
        """The draws from an urn, those of one seat or all."""
        owner = urn.seat if seat is None else seat
        return tuple(draw for draw in self.draws if draw.urn == urn.key and owner in (None, draw.seat))


def first_notes(setup: MatchSetup) -> dict[str, Any]:
    """The notes of a match that begins; one whose seed is nobody's is sealed."""
    notes = {"started": datetime.now(UTC).isoformat(timespec="seconds"), "hints": 0, "practice": False}
    return notes if setup.seed_typed else {**notes, NOTE: fresh_salt()}


def fairness(match: Match, shows: Callable[[Seat | None], bool]) -> Fairness:
    """What those eyes may know of `match` that are shown: after the end all, before it whose at the screen."""
    setup, ended = match.setup, match.result is not None
    eyes = [seat for seat in range(len(setup.seats)) if shows(seat)]
    chances = registry.chances(setup.game)
    draws: tuple[Draw, ...] = ()
    if chances is not None:
        found = (chances.draw(known(event, eyes)) for step in match.steps for event in step.events)
        draws = tuple(draw for draw in found if draw is not None)
    notes = {**match.notes, "seed_typed": setup.seed_typed}
    return Fairness(
        setup.game,
        setup.seats,
        ended,
        setup.seed_typed,
        seal_of(setup.seed, notes, open=ended),
        () if chances is None else chances.urns(setup.options, eyes),
        draws,
    )


def known(event: Event, eyes: Sequence[Seat]) -> Event:
    """`event` as all `eyes` together know it."""
    seen_by: frozenset[Seat] | None = getattr(event, "seen_by", None)
    eye = next((seat for seat in eyes if seen_by is not None and seat in seen_by), None)
    return seen_from(event, eye)
