"""Reviews of finished matches: the ways to them and from them, a real one from beginning to end, and one kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from duckgames.core import review
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.review import Review
from duckgames.core.setup import Person
from duckgames.session import reviewer
from duckgames.session.finished import Kind, kind_of
from duckgames.session.storage import FINISHED, UNFINISHED
from duckgames.ui.match_page import MatchPage
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.replay_page import ReplayPage
from duckgames.ui.result_page import ResultPage
from duckgames.ui.review_page import ReviewPage
from duckgames.ui.review_stage import Stage as Step
from tests.end2end.stage import GAME, Stage, duck, until
from tests.end2end.test_replay import as_saved, played
from tests.ui.reviewed import reviewed

NAME = "20260501-100000-0001"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review takes a moment, and on every machine the same."""
    measure = reviewer.Measure(nodes=1)
    monkeypatch.setattr(reviewer, "Measure", lambda: measure)


@pytest.fixture(scope="module")
def match() -> Match:
    return played(GAME)


def put(stage: Stage, match: Match, kept: Review | None = None) -> Path:
    """Lays a finished match where they are kept, with its review if there is one."""
    record = as_saved(match)
    file = stage.folder / FINISHED / GAME / f"{NAME}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    notes = {**record.notes, **({review.NOTE: kept.to_note()} if kept is not None else {})}
    file.write_text(Record(**{**vars(record), "notes": notes}).to_json(), encoding="utf-8")
    return file


def stands(page: ReviewPage) -> str:
    """How far the review is; a word, as it changes by itself."""
    return page.stage.value


def from_list(stage: Stage, game: str = GAME) -> ReviewPage:
    """Opens the page from the list of matches."""
    stage.window.dialogs.show_matches(game)
    stage.find(MatchesDialog).show_list(FINISHED)
    stage.click(stage.find(MatchesDialog).review)
    until(lambda: stage.shows(ReviewPage) and stage.find(ReviewPage).stage is not Step.LOADING, "the page")
    return stage.find(ReviewPage)


def test_a_review_is_made_kept_and_there_at_once_the_next_time(stage: Stage, match: Match) -> None:
    file = put(stage, match)
    page = from_list(stage)
    assert stands(page) == Step.NONE.value
    stage.key(Qt.Key.Key_Return)
    assert stands(page) == Step.RUNNING.value
    until(lambda: stands(page) != Step.RUNNING.value, "the review")
    assert stands(page) == Step.DONE.value
    judged = page.side.list.rows.rowCount() - 1
    assert judged > 10
    assert page.side.list.hasFocus()
    stage.key(Qt.Key.Key_Escape)
    assert stage.shows(MatchesDialog)
    until(lambda: review.of(Record.from_json(file.read_text(encoding="utf-8"))), "the file")
    page = from_list(stage)
    assert stands(page) == Step.DONE.value
    assert page.side.list.rows.rowCount() - 1 == judged


def test_a_review_can_be_cancelled_and_begun_again(stage: Stage, match: Match) -> None:
    put(stage, match)
    page = from_list(stage)
    stage.key(Qt.Key.Key_Return)
    until(lambda: page.side.list.rows.rowCount() > 3, "some decisions")
    stage.click(page.strip.button)
    assert stands(page) == Step.STOPPED.value
    assert not stage.services.reviewer.running
    found = page.side.list.rows.rowCount()
    assert found > 3
    stage.click(page.strip.button)
    assert stands(page) == Step.RUNNING.value
    until(lambda: stands(page) == Step.DONE.value, "the review")
    assert page.side.list.rows.rowCount() > found


def test_it_goes_on_while_one_is_elsewhere(stage: Stage, match: Match) -> None:
    put(stage, match)
    page = from_list(stage)
    stage.key(Qt.Key.Key_Return)
    until(lambda: page.side.list.rows.rowCount() > 1, "a decision")
    stage.key(Qt.Key.Key_Escape)
    assert stage.services.reviewer.running
    page = from_list(stage)
    assert stands(page) in (Step.RUNNING.value, Step.DONE.value)
    assert page.side.list.rows.rowCount() > 1
    until(lambda: stands(page) == Step.DONE.value, "the review")


def test_the_scores_lead_to_it_and_it_leads_back(stage: Stage, match: Match) -> None:
    put(stage, match, reviewed(match))
    stage.window.dialogs.show_matches(GAME)
    stage.find(MatchesDialog).show_list(FINISHED)
    stage.click(stage.find(MatchesDialog).go_on)
    until(lambda: stage.shows(ResultPage), "the scores")
    stage.click(stage.find(ResultPage).review_button)
    until(lambda: stage.shows(ReviewPage) and stage.find(ReviewPage).stage is Step.DONE, "the review")
    stage.click(stage.find(ReviewPage).back)
    assert stage.shows(ResultPage)


def test_a_decision_is_watched_closely_and_tried(stage: Stage, match: Match) -> None:
    kept = reviewed(match)
    put(stage, match, kept)
    page = from_list(stage)
    stage.key(Qt.Key.Key_Down)
    judged = page.judged
    assert judged is not None
    stage.click(page.decision.look_closer)
    until(lambda: stage.shows(ReplayPage), "the replay")
    assert stage.find(ReplayPage).ply == judged.ply
    stage.key(Qt.Key.Key_Escape)
    until(lambda: stage.shows(ReviewPage), "the review")
    assert page.judged == judged
    stage.click(page.decision.try_it)
    until(lambda: stage.shows(MatchPage) and stage.my_turn, "the match")
    assert stage.session.ply == judged.ply
    assert isinstance(stage.session.setup.seats[0], Person)
    stage.move()
    stage.window.show_launcher()
    files = [*(stage.folder / UNFINISHED).rglob("*.json")]
    found = [Record.from_json(file.read_text(encoding="utf-8")) for file in files]
    assert {kind_of(record) for record in found} == {Kind.PRACTICE}


def test_everything_goes_with_keys_alone(stage: Stage, match: Match) -> None:
    put(stage, match, reviewed(match))
    page = from_list(stage)
    stage.key(Qt.Key.Key_Down, Qt.Key.Key_Down)
    second = page.judged
    assert second is not None
    stage.key(Qt.Key.Key_Return)
    assert page.decision.table.hasFocus()
    stage.key(Qt.Key.Key_Tab)
    assert page.decision.back.hasFocus() or page.decision.next.hasFocus()
    seen = set()
    for _ in range(14):
        stage.key(Qt.Key.Key_Tab)
        seen.add(page.focusWidget())
    wanted = {page.back, page.side.curve, page.side.list, page.decision.try_it, page.decision.look_closer}
    assert wanted <= seen


def test_a_match_among_ducks_is_not_reviewed(stage: Stage) -> None:
    put(stage, played(GAME, people=0))
    page = from_list(stage)
    assert not page.nothing.focusProxy().isVisible()  # type: ignore[union-attr]
    assert duck().level


@pytest.mark.parametrize("damage", ["actions", "note"])
def test_what_is_damaged_says_so_and_harms_nothing(stage: Stage, match: Match, damage: str) -> None:
    file = put(stage, match, reviewed(match))
    text = file.read_text(encoding="utf-8")
    if damage == "note":
        file.write_text(text.replace('"judgements"', '"judgments"'), encoding="utf-8")
        assert stands(from_list(stage)) == Step.NONE.value
        return
    record = Record.from_json(text)
    file.write_text(Record(**{**vars(record), "actions": record.actions[1:]}).to_json(), encoding="utf-8")
    page = from_list(stage)
    assert stands(page) == Step.FAILED.value
    assert "cannot be reviewed" in page.nothing.findChildren(type(page.about))[1].text()


def test_a_match_that_only_says_it_has_ended_is_not_reviewed(stage: Stage) -> None:
    """Nobody sees what others chose from in a match that goes on, whatever is written into its file."""
    going = played("duck_town", plies=20, people=3)
    note = {"reason": "normal", "totals": [0, 0, 0], "winners": [0]}
    record = replace(as_saved(going), notes={"ended": "2026-05-01T11:00:00+00:00", "result": note})
    file = stage.folder / FINISHED / going.game.info.id / f"{NAME}.json"
    file.parent.mkdir(parents=True)
    file.write_text(record.to_json(), encoding="utf-8")
    assert stands(from_list(stage, going.game.info.id)) == Step.FAILED.value
