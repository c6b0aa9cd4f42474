"""Turns the match into questions for the AIs, so that an answer never depends on when it was asked for."""

from __future__ import annotations

from duckgames.ai.player import Limit, Request
from duckgames.ai.worker import Question
from duckgames.core.events import Event, seen_from
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.rng import Rng


class Questioner:
    """Makes the questions of one match; what each seat saw is kept, as filtering it anew each time would be slow."""

    def __init__(self, story: int) -> None:
        self._story = story
        self._seen: dict[Seat, list[Event]] = {}
        self._known: dict[Seat, int] = {}

    def question(self, match: Match, seat: Seat, level: str, temper: str) -> Question:
        """What is asked of `seat`, which owes a choice."""
        ply = owed_since(match, seat)
        return Question(
            story=self._story,
            game=match.game.info.id,
            level=level,
            temper=temper,
            request=Request(
                seat=seat,
                observation=match.game.observe(match.at(ply), seat),
                legal=match.legal(seat),
                history=self._history(match, seat, ply),
            ),
            limit=Limit(),
            seed=Rng.for_ply(match.setup.seed, ply, f"ai/{seat}").seed(),
        )

    def _history(self, match: Match, seat: Seat, ply: int) -> tuple[Event, ...]:
        seen = self._seen.setdefault(seat, [])
        for step in match.steps[self._known.get(seat, 0) : ply]:
            seen.extend(seen_from(event, seat) for event in step.events)
        self._known[seat] = ply
        return tuple(seen)


def owed_since(match: Match, seat: Seat) -> int:
    """The ply at which `seat` came to owe the choice it owes now.

    Later plies are open commits of others, which it cannot see and must not depend on.
    """
    ply = match.ply
    while ply and match.actions[ply - 1][0] != seat and seat in match.game.owing(match.at(ply - 1)):
        ply -= 1
    return ply
