"""The review of one seat joined with its match: every decision with what that seat saw, in no language yet."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from duckgames.ai.player import Reason
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.review import Judgement, Label, Review, Summary

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Judged:
    """One decision: its number among those of its seat, what the seat saw, what it did and what was better."""

    number: int
    judgement: Judgement
    seen: Any
    played: Any
    best: Any

    @property
    def ply(self) -> int:
        """After how many steps it was made."""
        return self.judgement.ply

    @property
    def label(self) -> Label:
        """What it is called."""
        return self.judgement.label

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found."""
        return bool(self.played == self.best)

    @property
    def reason(self) -> Reason | None:
        """What speaks most for the better play; None if nothing can be named."""
        judgement = self.judgement
        return Reason(judgement.feature, judgement.numbers) if judgement.feature else None


class Story:
    """What a review tells of `seat`; a decision in it that does not fit the match is left out.

    `before` is what was told so far of the same match: only what is new in a review that goes on has to be looked up.
    """

    def __init__(self, review: Review, match: Match, seat: Seat, before: Story | None = None) -> None:
        self.match = match
        self.seat = seat
        self.seats = review.table
        self.complete = review.complete
        self.summary: Summary = review.summary(seat)
        self.points = tuple((point.ply, point.share) for point in review.curve if point.seat == seat)
        self.luck = {luck.ply: luck.change for luck in review.luck if luck.seat == seat}
        known = before._at if before is not None and (before.match, before.seat) == (match, seat) else {}
        self.judged = tuple(_judged(review, match, seat, known))
        self._at: dict[int, Judged] = {each.ply: each for each in self.judged}
        self._known = dict(self.points)

    @property
    def fair(self) -> float:
        """The share of the win that everybody has when nobody is better."""
        return 1 / self.seats

    def at(self, ply: int) -> Judged | None:
        """The decision made after `ply` steps, if one was judged there."""
        return self._at.get(ply)

    def share_at(self, ply: int) -> float | None:
        """What the seat could expect after `ply` steps, where that is known."""
        judged = self.at(ply)
        return self._known.get(ply, None if judged is None else judged.judgement.share)

    def worst_first(self) -> tuple[Judged, ...]:
        """The decisions by what they are called, and then by what they gave away."""
        order = {label: n for n, label in enumerate(Label)}
        return tuple(sorted(self.judged, key=lambda each: (-order[each.label], -each.judgement.behind, each.ply)))


def _judged(review: Review, match: Match, seat: Seat, told: Mapping[int, Judged]) -> Iterator[Judged]:
    game, number = match.game, 0
    for judgement in review.judgements:
        if judgement.seat != seat:
            continue
        number += 1
        known = told.get(judgement.ply)
        if known is not None and known.judgement == judgement:
            yield known if known.number == number else replace(known, number=number)
            continue
        # While others choose at the same time, they may come first.
        played = next((action for who, action in match.actions[judgement.ply :] if who == seat), None)
        if played is None:
            continue
        try:
            best = game.decode(judgement.best)
            seen = game.observe(match.at(judgement.ply), seat)
        except ValueError as error:
            # A file can hold anything where its notes stand.
            _log.warning("A review does not fit its match: %s", type(error).__name__)
            continue
        yield Judged(number, judgement, seen, played, best)
