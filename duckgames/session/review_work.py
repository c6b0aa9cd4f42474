"""The work on one review: the questions in their order, and what comes of the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from duckgames.ai.appraiser import Value, Weighed
from duckgames.core.places import Seat
from duckgames.core.record import Record
from duckgames.core.review import Judgement, Luck, Point, Review, digest, label, rounded
from duckgames.session.review_plan import Chance, Choice, Plan, Sight
from duckgames.session.sights import Dream

Job: TypeAlias = "Sight | Choice | Dream"

WEIGHTS: Final = {Choice: 4, Sight: 1, Dream: 1}
"""How the time is shared out: to weigh a choice takes more worlds than to value a position."""


class ReviewWork:
    """The review of the match of `plan`, as far as it has come; `jobs` are asked one by one, from the last on.

    `missed` counts those that nobody could answer.
    """

    def __init__(self, plan: Plan, record: Record) -> None:
        self.plan = plan
        self.missed = 0
        self._record = record
        self._table = len(record.seats)
        self._shares: dict[Sight, float] = {}
        self._dreamt: dict[Dream, float] = {}
        self._judgements: dict[Choice, Judgement] = {}
        self._take_result()
        jobs: list[Sight | Choice] = [sight for sight in plan.sights if sight not in self._shares]
        dreams: list[Job] = [dream for chance in plan.chances for dream in chance.dreams]
        # Dreams come last: whoever waits for the review sees the judgements first. Both in the order of play, as what
        # was seen is then filtered once.
        self.jobs = [*reversed(dreams), *sorted([*jobs, *plan.choices], key=_order, reverse=True)]
        self._weight = max(self.weight_left, 1)

    @property
    def weight_left(self) -> int:
        """What is still to be done, by `WEIGHTS`."""
        return sum(WEIGHTS[type(job)] for job in self.jobs)

    @property
    def done(self) -> float:
        """The share of the work that is done."""
        return 1 - self.weight_left / self._weight

    def take_value(self, sight: Sight | Dream, value: Value | None) -> None:
        """Takes what a position is worth; None: nobody can tell."""
        if value is None:
            self.missed += 1
        elif isinstance(sight, Dream):
            self._dreamt[sight] = _within(value.share)
        else:
            self._shares[sight] = _within(value.share)

    def take_weighed(self, choice: Choice, weighed: Sequence[Weighed] | None) -> Judgement | None:
        """Takes what actions are worth, and returns what that says of the choice; None: nobody can tell."""
        played = next((each for each in weighed or () if each.action == choice.action), None)
        if not weighed or played is None:
            self.missed += 1
            return None
        best, behind, error = weighed[0], rounded(_within(played.behind)), rounded(_within(played.error))
        reason = played.reason or best.reason
        judgement = Judgement(
            ply=choice.ply,
            seat=choice.sight.seat,
            share=rounded(_within(best.share)),
            score=round(best.score, 2),
            played=rounded(_within(played.share)),
            behind=behind,
            error=error,
            best=self.plan.match.game.encode(best.action),
            feature=reason.feature if reason else "",
            numbers=reason.numbers if reason else (),
            label=label(behind, error, self._table),
        )
        self._judgements[choice] = judgement
        return judgement

    def review(self) -> Review:
        """What has come out."""
        luck = [found for chance in self.plan.chances if (found := self._luck(chance)) is not None]
        return Review(
            rules=self._record.rules,
            match=digest(self._record),
            table=self._table,
            seats=self.plan.seats,
            judgements=tuple(self._judgements[choice] for choice in self.plan.choices if choice in self._judgements),
            luck=(*self._deal(), *luck),
            curve=tuple(Point(sight.ply, sight.seat, rounded(self._shares[sight])) for sight in sorted(self._shares)),
            complete=not self.missed and self.plan.match.result is not None,
        )

    def _take_result(self) -> None:
        """What the end of a match is worth, everybody knows."""
        result = self.plan.match.result
        if result is not None:
            for seat in self.plan.seats:
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                self._shares[Sight(self.plan.match.ply, seat)] = won

    def _deal(self) -> list[Luck]:
        fair = 1 / self._table
        dealt = [sight for sight in sorted(self._shares) if sight.ply == 0 < self.plan.match.ply]
        return [Luck(0, sight.seat, rounded(self._shares[sight] - fair)) for sight in dealt]

    def _luck(self, chance: Chance) -> Luck | None:
        """What the step brought beyond what could be expected of it; None if that cannot be told."""
        expected, after = self._expected(chance), self._shares.get(chance.after)
        if expected is None or after is None:
            return None
        return Luck(chance.ply, chance.after.seat, rounded(after - expected))

    def _expected(self, chance: Chance) -> float | None:
        """What the seat could expect once the step was chosen, or before, where nothing better is known."""
        if chance.choice is not None:
            judgement = self._judgements.get(chance.choice)
            return None if judgement is None else judgement.played
        dreamt = [self._dreamt[dream] for dream in chance.dreams if dream in self._dreamt]
        return sum(dreamt) / len(dreamt) if dreamt else self._shares.get(chance.before)


def _within(share: float) -> float:
    return min(max(share, 0.0), 1.0)


def _order(job: Sight | Choice) -> tuple[int, Seat, bool, int]:
    """By what was seen: whoever is told of it learns only what is new."""
    if isinstance(job, Choice):
        return job.sight.ply, job.sight.seat, True, job.ply
    return job.ply, job.seat, False, 0
