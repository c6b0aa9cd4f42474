"""Reviews in a process of their own: what they find, what ends them, and where they are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from duckgames.ai.appraiser import Value
from duckgames.ai.player import Limit
from duckgames.ai.worker import make_appraiser
from duckgames.core import registry, review
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.review import Judgement, Label, Review
from duckgames.core.rng import Rng
from duckgames.core.setup import MatchSetup
from duckgames.session.ai_client import LONG, AiClient
from duckgames.session.autosave import Autosave, NullKeeper
from duckgames.session.errors import ErrorId
from duckgames.session.finished import from_record
from duckgames.session.game_session import GameSession
from duckgames.session.kept_reviews import KeptReviews
from duckgames.session.review_plan import Plan, Sight, planned
from duckgames.session.review_work import ReviewWork
from duckgames.session.reviewer import Measure, Reviewer
from duckgames.session.sights import Sights
from duckgames.session.statistics import Statistics
from duckgames.session.storage import FINISHED, Storage
from tests import toy
from tests.session.helpers import Memory, bids, duck, find_game, person, played
from tests.session.players import StubAppraiser, judge, make, nobody
from tests.systems import end_at_once
from tests.toy import appraiser

GAMES = [info.id for info in registry.infos()]
PLENTY = 60_000
FEW = Measure(nodes=3)


class Heard:
    """What a reviewer told, in order."""

    def __init__(self, reviewer: Reviewer) -> None:
        self.shares: list[float] = []
        self.found: list[Judgement] = []
        self.reviews: list[Review] = []
        self.failures: list[Any] = []
        reviewer.advanced.connect(self.shares.append)
        reviewer.found.connect(self.found.append)
        reviewer.finished.connect(self.reviews.append)
        reviewer.failed.connect(self.failures.append)


def failing(game: str) -> Any:
    raise ZeroDivisionError


@pytest.fixture
def made(qapp: QCoreApplication) -> Iterator[Callable[..., Reviewer]]:
    """Makes reviewers of the test game, each with a process of its own."""
    clients: list[AiClient] = []

    def new(judge: Any = appraiser.make, **more: Any) -> Reviewer:
        client = AiClient(make, LONG, judge=judge, idle=True)
        clients.append(client)
        return Reviewer(client, find_game=find_game, measure=FEW, **more)

    yield new
    for client in clients:
        client.close()


@pytest.fixture
def reviewer(made: Callable[..., Reviewer]) -> Reviewer:
    return made()


def finished(seed: int = 7, **more: Any) -> Record:
    """A whole match of the test game with one person."""
    return played(bids(person(), duck("last"), seed=seed, **more)).to_record("test")


def reviewed(qtbot: QtBot, reviewer: Reviewer, record: Record, **more: Any) -> Review:
    with qtbot.waitSignal(reviewer.finished, timeout=PLENTY) as caught:
        reviewer.review(record, **more)
    assert caught.args is not None
    found: Review = caught.args[0]
    return found


def test_every_real_decision_of_the_person_is_judged(qtbot: QtBot, reviewer: Reviewer) -> None:
    record = finished()
    heard = Heard(reviewer)
    found = reviewed(qtbot, reviewer, record)
    match = Match.replay(find_game(toy.INFO.id), record)
    choices = [ply for ply, (seat, _) in enumerate(match.actions) if seat == 0 and _real(match, ply)]
    assert choices
    assert [judgement.ply for judgement in found.judgements] == choices
    assert {judgement.seat for judgement in found.judgements} == {0}
    assert sorted(heard.found, key=lambda each: each.ply) == list(found.judgements)
    assert heard.shares == sorted(heard.shares)
    assert (heard.shares[0], heard.shares[-1]) == (0.0, 1.0)
    assert (found.seats, found.table, found.complete) == ((0,), 2, True)
    assert found.match == review.digest(record)
    assert not reviewer.running
    assert heard.failures == []


def _real(match: Match, ply: int) -> bool:
    """Whether there was something to choose; a bid of the last card is none."""
    state = match.at(ply)
    return len(match.game.legal(state, match.actions[ply][0])) > 1


def test_a_judgement_names_what_was_best_and_why(qtbot: QtBot, reviewer: Reviewer) -> None:
    record = finished()
    found = reviewed(qtbot, reviewer, record)
    match = Match.replay(find_game(toy.INFO.id), record)
    for judgement in found.judgements:
        _, action = match.actions[judgement.ply]
        best = match.game.decode(judgement.best)
        assert judgement.behind > 0 or best == action or judgement.share == judgement.played
        assert judgement.feature == "luck"
        assert judgement.numbers == (12,)
        assert 0 <= judgement.played <= judgement.share <= 1
        assert judgement.label is review.label(judgement.behind, judgement.error, 2)


def test_luck_is_what_came_beyond_what_the_choice_was_worth(qtbot: QtBot, reviewer: Reviewer) -> None:
    found = reviewed(qtbot, reviewer, finished())
    curve = {point.ply: point.share for point in found.curve}
    assert min(curve) == 0
    assert curve[max(curve)] in (0.0, 0.5, 1.0)
    played = {judgement.ply: judgement.played for judgement in found.judgements}
    own = [luck for luck in found.luck if luck.ply - 1 in played]
    assert own
    for luck in own:
        assert luck.change == pytest.approx(curve[luck.ply] - played[luck.ply - 1], abs=2e-4)
    assert found.luck[0].ply == 0
    assert found.luck[0].change == pytest.approx(curve[0] - 0.5, abs=2e-4)


def test_what_another_chose_is_no_luck(qtbot: QtBot, made: Callable[..., Reviewer]) -> None:
    """The value says how often the die showed what it showed, whatever was bid: luck is what the die did."""
    match = Match(find_game(toy.INFO.id), bids(person(), duck("last")))
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    reviewer = made(points)
    (_, luck, *_) = reviewed(qtbot, reviewer, match.to_record("test")).luck
    chance = next(chance for chance in plan_of(match.to_record("test")).chances if chance.ply == 2)
    assert chance.choice is None
    assert chance.dreams
    mean = sum(dream.state.points[0] for dream in chance.dreams) / len(chance.dreams)
    assert luck.change == pytest.approx((match.state.points[0] - mean) / 10, abs=1e-4)


class Points(StubAppraiser):
    """Values what seat 0 has, a tenth for each point."""

    def value(self, request: Any, *rest: Any) -> Value:
        return Value(request.observation.points[0] / 10, 0.0, 0.0)


def points(game: str) -> Points:
    return Points()


def test_the_same_match_is_judged_alike_each_time(qtbot: QtBot, made: Callable[..., Reviewer]) -> None:
    record = finished()
    assert reviewed(qtbot, made(), record) == reviewed(qtbot, made(), record)


def test_what_the_person_could_not_see_changes_no_judgement(qtbot: QtBot, reviewer: Reviewer) -> None:
    """The same match, but for the secret bonus of the other seat, which only its end tells."""
    first, second = (reviewed(qtbot, reviewer, _with_bonus(bonus)) for bonus in (0, 2))
    assert first.judgements == second.judgements
    assert first.judgements
    assert first.curve[:-1] == second.curve[:-1]


def _with_bonus(bonus: int) -> Record:
    """A match with this secret of the other seat, played the same way to its end."""
    match = Match(find_game(toy.INFO.id), bids(person(), duck("last"), options={"bonus_1": bonus}))
    while match.result is None:
        seat = match.game.owing(match.state)[0]
        match.submit(seat, match.legal(seat)[0])
    return match.to_record("test")


def test_what_came_later_changes_no_judgement(qtbot: QtBot, reviewer: Reviewer) -> None:
    record = finished()
    match = Match.replay(find_game(toy.INFO.id), record)
    match.truncate(5)
    begun = reviewed(qtbot, reviewer, match.to_record("test"))
    whole = reviewed(qtbot, reviewer, record)
    assert 0 < len(begun.judgements) < len(whole.judgements)
    assert begun.judgements == whole.judgements[: len(begun.judgements)]


@pytest.mark.parametrize("game", GAMES)
def test_the_appraiser_of_each_game_is_asked_in_the_real_process(
    qtbot: QtBot, qapp: QCoreApplication, game: str
) -> None:
    client = AiClient(patience=LONG, idle=True)
    reviewer = Reviewer(client, measure=Measure(nodes=1))
    match = played(MatchSetup(game, (person(), person()), 5), 12)
    record = match.to_record("test")
    try:
        found = reviewed(qtbot, reviewer, record, seats=(0,))
        assert len(found.judgements) == len(plan_of(record).choices) > 0
        for judgement in found.judgements:
            match.game.decode(judgement.best)
    finally:
        client.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_see_is_in_no_question_and_changes_no_label(game: str) -> None:
    """The question about each choice is the same where all that is hidden is otherwise, and so is its answer."""
    judging = make_appraiser(game)
    assert judging is not None
    match = played(MatchSetup(game, (person(), person()), 5), 40)
    choices = plan_of(match.to_record("test")).choices
    for choice in choices[:: max(len(choices) // 3, 1)]:
        ply = choice.sight.ply
        other = Match(match.game, match.setup)
        seen = match.game.observe(match.at(ply), 0)
        other.steps = [replace(step) for step in match.steps]
        hidden = match.game.determinize(seen, Rng(1))
        if ply:
            other.steps[ply - 1] = replace(other.steps[ply - 1], state=hidden)
        else:
            other._deal = hidden
        asked = [Sights().request(each, 0, ply) for each in (match, other)]
        assert asked[0] == asked[1]
        first, second = (
            judging.weigh(request, Limit(nodes=2), Rng(3), lambda: False, (choice.action,)) for request in asked
        )
        assert first == second


def test_a_choice_does_not_know_what_others_committed_before_it(qtbot: QtBot, reviewer: Reviewer) -> None:
    """Both bid at once: whoever's bid came first in the record, the judgement is the same."""
    labels = []
    for order in ((0, 1), (1, 0)):
        match = Match(find_game(toy.INFO.id), bids(person(), duck("last")))
        for seat in order:
            match.submit(seat, match.legal(seat)[0])
        found = reviewed(qtbot, reviewer, match.to_record("test"))
        (judgement,) = found.judgements
        labels.append(replace(judgement, ply=0))
        assert not found.complete
    assert labels[0] == labels[1]


def test_chosen_seats_are_judged_and_a_stand_in_is_not(qtbot: QtBot, reviewer: Reviewer) -> None:
    match = Match(find_game(toy.INFO.id), bids(person(), duck("last")))
    match.submit(0, match.legal(0)[0])
    match.players.hand_over(match.ply, 0, "last", "steady")
    while match.result is None:
        seat = match.game.owing(match.state)[0]
        match.submit(seat, match.legal(seat)[0])
    record = match.to_record("test")
    assert [each.ply for each in reviewed(qtbot, reviewer, record).judgements] == [0]
    both = reviewed(qtbot, reviewer, record, seats=(1, 0))
    assert both.seats == (0, 1)
    assert {each.seat for each in both.judgements} == {0, 1}
    assert [each.ply for each in both.judgements if each.seat == 0] == [0]


def test_a_match_without_people_has_an_empty_review(qtbot: QtBot, reviewer: Reviewer) -> None:
    found = reviewed(qtbot, reviewer, played(bids(duck("last"), duck("last"))).to_record("test"))
    assert (found.seats, found.judgements, found.curve) == ((), (), ())


def test_a_killed_process_changes_nothing_of_what_is_found(qtbot: QtBot, made: Callable[..., Reviewer]) -> None:
    record = finished()
    expected = reviewed(qtbot, made(), record)
    reviewer = made()
    killed: list[int] = []

    def kill(judgement: Judgement) -> None:
        process = reviewer._ai.process_id
        if process is not None and len(killed) < 2:
            killed.append(process)
            end_at_once(process)

    reviewer.found.connect(kill)
    assert reviewed(qtbot, reviewer, record) == expected
    assert len(set(killed)) == 2


def test_a_cancelled_review_says_no_more_and_leaves_no_process(qtbot: QtBot, reviewer: Reviewer) -> None:
    heard = Heard(reviewer)
    with qtbot.waitSignal(reviewer.found, timeout=PLENTY):
        reviewer.review(finished())
    reviewer.cancel()
    told = len(heard.found)
    assert reviewer._ai.process_id is None
    assert not reviewer.running
    # Another review comes to its end, and nothing of the first comes with it.
    other = reviewed(qtbot, reviewer, finished(seed=8))
    assert sorted(heard.found[told:], key=lambda each: each.ply) == list(other.judgements)
    assert heard.reviews == [other]


def test_another_review_takes_the_place_of_the_first_while_it_is_replayed(qtbot: QtBot, reviewer: Reviewer) -> None:
    heard = Heard(reviewer)
    reviewer.review(finished())
    other = reviewed(qtbot, reviewer, finished(seed=8))
    assert heard.reviews == [other]


@pytest.mark.parametrize("signal", ["advanced", "found"])
def test_whoever_hears_of_a_review_may_cancel_it(qtbot: QtBot, reviewer: Reviewer, signal: str) -> None:
    heard = Heard(reviewer)
    getattr(reviewer, signal).connect(lambda _: reviewer.cancel() if heard.shares[-1] > 0 else None)
    with qtbot.waitSignal(getattr(reviewer, signal), timeout=PLENTY, check_params_cb=lambda *_: heard.shares[-1] > 0):
        reviewer.review(finished())
    assert not reviewer.running
    assert heard.reviews == []


def test_an_answer_to_another_question_means_nothing(qtbot: QtBot, reviewer: Reviewer) -> None:
    heard = Heard(reviewer)
    with qtbot.waitSignal(reviewer.advanced, timeout=PLENTY):
        reviewer.review(finished())
    reviewer._ai.weighed.emit(999, None)
    reviewer._ai.appraised.emit(998, None)
    assert heard.failures == []
    qtbot.waitUntil(lambda: heard.reviews != [], timeout=PLENTY)
    assert heard.reviews[0].complete


@pytest.mark.parametrize("judge", [nobody, failing])
def test_a_match_that_nobody_can_judge_is_not_reviewed(
    qtbot: QtBot, made: Callable[..., Reviewer], judge: Callable[[str], Any]
) -> None:
    reviewer = made(judge)
    heard = Heard(reviewer)
    with qtbot.waitSignal(reviewer.failed, timeout=PLENTY):
        reviewer.review(finished())
    assert [(error.id, error.data) for error in heard.failures] == [(ErrorId.NOT_REVIEWED, {"game": toy.INFO.id})]
    assert heard.found == []
    assert heard.reviews == []
    assert not reviewer.running


class Moody(StubAppraiser):
    """Fails over choices while the deck is full, and for ever if it is told so by a hand of three."""

    def weigh(self, request: Any, *rest: Any, **more: Any) -> Any:
        if len(request.observation.hands[0]) == 3:
            raise ZeroDivisionError
        return super().weigh(request, *rest, **more)


def moody(game: str) -> Moody:
    return Moody()


def test_a_decision_that_cannot_be_judged_is_left_out(qtbot: QtBot, made: Callable[..., Reviewer]) -> None:
    found = reviewed(qtbot, made(moody), finished())
    whole = reviewed(qtbot, made(), finished())
    assert not found.complete
    assert 0 < len(found.judgements) < len(whole.judgements)
    assert found.curve


def test_a_record_that_does_not_fit_the_rules_is_not_reviewed(qtbot: QtBot, reviewer: Reviewer) -> None:
    heard = Heard(reviewer)
    for record in (replace(finished(), fingerprint="other"), replace(finished(), actions=((0, 3), (0, 3)))):
        with qtbot.waitSignal(reviewer.failed, timeout=PLENTY):
            reviewer.review(record)
    assert {error.id for error in heard.failures} == {ErrorId.NOT_REVIEWED}


def test_a_great_loss_that_is_certain_is_called_a_blunder(qtbot: QtBot, made: Callable[..., Reviewer]) -> None:
    match = Match(find_game(toy.INFO.id), bids(person(), duck("last"), options={"hand_size": 4}))
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    (judgement, *_) = reviewed(qtbot, made(judge), match.to_record("test")).judgements
    assert judgement.behind == 0.3
    assert judgement.label is Label.BLUNDER
    assert judgement.feature == "frank"


def test_a_long_time_is_not_spent_on_a_few_questions(qtbot: QtBot, made: Callable[..., Reviewer]) -> None:
    reviewer = made()
    work = ReviewWork(plan_of(finished()), finished())
    assert isinstance(work.jobs[-1], Sight)
    reviewer._begun = perf_counter()
    for seconds, most in ((1000.0, 0.5), (0.0, 0.02)):
        reviewer._measure = Measure(seconds)
        assert reviewer._limit(work, work.jobs[-1]) == Limit(seconds=most)
        assert reviewer._limit(work, work.plan.choices[0]) == Limit(seconds=4 * most)


def plan_of(record: Record) -> Plan:
    match = Match.replay(find_game(record.game), record)
    steps = planned(match, (0,))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            plan: Plan = end.value
            return plan


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path, lambda game: find_game(game).info)


def test_a_review_is_kept_with_its_match_and_counts_for_nothing_else(
    qtbot: QtBot, made: Callable[..., Reviewer], storage: Storage
) -> None:
    record = ended()
    storage.store("a", record)
    before = [*storage.played(record.game, FINISHED).items()]
    statistics = Statistics(storage, lambda game: find_game(game).info)
    keeper = Autosave(storage)
    kept = KeptReviews(storage, keeper)
    try:
        assert kept.find(record.game, "a") is None
        found = reviewed(qtbot, made(kept=kept), record, name="a")
        assert kept.find(record.game, "a") == found
        keeper.flush()
        assert kept.find(record.game, "a") == found
        assert [*storage.played(record.game, FINISHED).items()] == before
        again = storage.peek(record.game, "a", FINISHED)
        assert {**again.notes, review.NOTE: None} == {**record.notes, review.NOTE: None}
        assert from_record("a", again, toy.INFO) == from_record("a", record, toy.INFO)
        assert statistics.finished(record.game) == ()
    finally:
        keeper.close()
        statistics.close()


def ended() -> Record:
    """A whole match as a session keeps it."""
    record = finished()
    return replace(record, notes={**record.notes, "result": {"totals": [3, 1], "winners": [0]}, "ended": "2026"})


def test_a_match_that_has_gone_on_since_gets_no_review(storage: Storage) -> None:
    record = ended()
    kept = KeptReviews(storage, NullKeeper())
    found = Review(record.rules, review.digest(record), 2, (0,), (), (), (), complete=True)
    assert not kept.keep(record.game, "a", found)
    storage.store("a", replace(record, actions=record.actions[:-1]))
    assert not kept.keep(record.game, "a", found)
    storage.store("a", replace(record, notes={}))
    assert not kept.keep(record.game, "a", found)
    storage.store("a", record)
    assert kept.keep(record.game, "a", found)


def test_taking_a_move_back_drops_the_review(qtbot: QtBot, session: GameSession, memory: Memory) -> None:
    match = played(bids(person(), duck("patient"), take_back=True))
    record = match.to_record("test")
    found = Review(record.rules, review.digest(record), 2, (0,), (), (), (), complete=True)
    session.resume(replace(record, notes={**record.notes, review.NOTE: found.to_note()}))
    qtbot.waitUntil(lambda: session.running, timeout=PLENTY)
    assert session.ended_record is not None
    assert review.of(session.ended_record[1]) == found
    assert review.of(memory.record) == found
    session.undo()
    assert session.ended_record is None
    assert review.NOTE not in memory.record.notes
    session.redo()
    assert session.result is not None
    assert review.NOTE not in memory.record.notes
