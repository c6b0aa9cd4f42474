"""Reviews a match in the background, by a process of its own that stands back for all others."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from duckgames.ai.messages import Question
from duckgames.ai.player import Limit
from duckgames.core import registry
from duckgames.core.game import AnyGame
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.record import BadRecord, Record
from duckgames.core.review import Judgement
from duckgames.core.rng import Rng
from duckgames.session.ai_client import AiClient
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.kept_reviews import KeptReviews
from duckgames.session.replay import Slices
from duckgames.session.review_plan import Choice, Plan, people, planned
from duckgames.session.review_work import WEIGHTS, Job, ReviewWork
from duckgames.session.sights import Dream, Sights

LEAST_SECONDS: Final = 0.02
MOST_SECONDS: Final = 0.5
"""How long a job of weight 1 is thought about, however many there are."""

MOST_MISSED: Final = 3
"""So many answers in a row may fail to come before the whole review fails."""


@dataclass(frozen=True)
class Measure:
    """How much thought a match gets: `seconds` for all of it, or, for the same answer everywhere, `nodes` for each job
    of weight 1."""

    seconds: float = 50.0
    nodes: int | None = None


class Reviewer(QObject):
    """Reviews one match at a time; another one takes its place. `kept` keeps what comes out, where it has a name.

    `ai` is a client for this alone: its process runs only while there is something to review.

    Signals:
        advanced: the share of the work that is done, from 0 to 1.
        found: a Judgement, as soon as it is made; in the order of play, but for open commits.
        finished: the Review; it is kept by then.
        failed: SessionError; nothing is found any more, and nothing kept.
    """

    advanced = Signal(float)
    found = Signal(object)
    finished = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        ai: AiClient,
        kept: KeptReviews | None = None,
        find_game: Callable[[str], AnyGame] = registry.game,
        measure: Measure | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ai = ai
        self._kept = kept
        self._find_game = find_game
        self._measure = measure or Measure()
        self.name = ""
        """Which match is, or was last, reviewed; "" if it is kept nowhere."""
        self._record: Record | None = None
        self._slices: Slices[Plan] | None = None
        self._work: ReviewWork | None = None
        self._sights = Sights()
        self._story = 0
        self._job: tuple[int, Job] | None = None
        self._begun = 0.0
        self._answered = self._missed_in_row = 0
        ai.weighed.connect(self._on_answer)
        ai.appraised.connect(self._on_answer)

    @property
    def running(self) -> bool:
        """Whether a match is being reviewed."""
        return self._record is not None

    def review(self, record: Record, name: str = "", seats: Collection[Seat] | None = None) -> None:
        """Begins the review of `record`, kept under `name` among the finished matches, if it is.

        Judged are the decisions of people, or of those in `seats`. Raises `UnknownGame`.
        """
        self.cancel()
        game = self._find_game(record.game)
        self._record, self.name = record, name
        self._story += 1
        self._sights = Sights()
        self._slices = Slices(_plan(game, record, seats), self._on_planned, self._on_refused, self)

    def cancel(self) -> None:
        """Leaves the review at that; no signal comes of it any more."""
        if self._slices is not None:
            self._slices.stop()
        self._slices = self._work = self._job = self._record = None
        self._ai.close()

    def _on_refused(self, error: BadRecord) -> None:
        self._slices = None
        self._fail()

    def _on_planned(self, plan: Plan) -> None:
        self._slices = None
        if self._record is None:
            return
        self._work = ReviewWork(plan, self._record)
        self._begun = perf_counter()
        self._answered = self._missed_in_row = 0
        self.advanced.emit(0.0)
        self._next()

    def _next(self) -> None:
        """Puts the next question, or tells what came out."""
        work = self._work
        if work is None:
            return
        if not work.jobs:
            self._finish(work)
            return
        job = work.jobs[-1]
        question = partial(self._question, work, job)
        ticket = self._ai.weigh(question, (job.action,)) if isinstance(job, Choice) else self._ai.appraise(question)
        self._job = (ticket, job)

    def _finish(self, work: ReviewWork) -> None:
        review, name = work.review(), self.name
        self.cancel()
        if self._kept is not None and name:
            self._kept.keep(work.plan.match.game.info.id, name, review)
        self.finished.emit(review)

    def _fail(self) -> None:
        game = "" if self._record is None else self._record.game
        self.cancel()
        self.failed.emit(SessionError(ErrorId.NOT_REVIEWED, {"game": game}))

    def _on_answer(self, ticket: int, answer: Any) -> None:
        work = self._work
        if work is None or self._job is None or self._job[0] != ticket:
            # Of a review that was cancelled.
            return
        self._job = None
        judgement = _take(work, work.jobs.pop(), answer)
        self._missed_in_row = 0 if answer else self._missed_in_row + 1
        if not answer and (not self._answered or self._missed_in_row >= MOST_MISSED):
            self._fail()
            return
        self._answered += 1
        self.advanced.emit(work.done)
        # Whoever hears of it may want no more of it.
        if judgement is not None and self._work is work:
            self.found.emit(judgement)
        if self._work is work:
            self._next()

    def _question(self, work: ReviewWork, job: Job) -> Question:
        match = work.plan.match
        sight = job.sight if isinstance(job, Choice) else job
        if isinstance(sight, Dream):
            # A story of its own: nothing in it goes on from what was seen before.
            self._story += 1
            request = self._sights.dreamt(match, sight)
        else:
            request = self._sights.request(match, sight.seat, sight.ply)
        seed = Rng.for_ply(match.setup.seed, sight.ply, f"review/{sight.seat}").seed()
        return Question(self._story, match.game.info.id, "", "", request, self._limit(work, job), seed)

    def _limit(self, work: ReviewWork, job: Job) -> Limit:
        """A fair part of what is left for all that is left."""
        weight = WEIGHTS[type(job)]
        if self._measure.nodes is not None:
            return Limit(nodes=self._measure.nodes * weight)
        left = (self._begun + self._measure.seconds - perf_counter()) / work.weight_left
        return Limit(seconds=min(max(left, LEAST_SECONDS), MOST_SECONDS) * weight)


def _take(work: ReviewWork, job: Job, answer: Any) -> Judgement | None:
    if isinstance(job, Choice):
        return work.take_weighed(job, answer)
    work.take_value(job, answer)
    return None


def _plan(game: AnyGame, record: Record, seats: Collection[Seat] | None) -> Generator[int, None, Plan]:
    match: Match = yield from Match.replaying(game, record)
    plan = yield from planned(match, people(match) if seats is None else seats)
    return plan
