"""The statistics in the real program: what ends counts, what is taken back does not, and the next run finds it all."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from duckgames.session.finished import BROUGHT, Finished, Kind
from duckgames.session.saved_matches import Entry
from duckgames.session.statistics import Statistics
from duckgames.session.storage import FINISHED
from duckgames.ui.launcher import Launcher
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.statistics_sheet import StatisticsSheet
from tests.end2end.stage import GAME, Stage, duel, until

K = Qt.Key
StageMaker = Callable[..., Stage]


def play(stage: Stage, seed: int = 5, *, take_back: bool = False) -> None:
    """Plays a match to its scores."""
    stage.start(duel(seed, take_back=take_back))
    stage.play(lambda: stage.key(K.Key_Return) if stage.shows(RoundPanel) else click(stage))


def click(stage: Stage) -> None:
    way = stage.offered()[0]
    stage.click(way.source)
    stage.click(way.target)


def finished(stage: Stage) -> tuple[Finished, ...]:
    statistics: Statistics = stage.services.statistics
    return statistics.finished(GAME)


def test_a_finished_match_is_shown_from_its_result_and_from_the_launcher_of_the_next_run(
    make_stage: StageMaker,
) -> None:
    stage = make_stage()
    play(stage)
    (match,) = finished(stage)
    result = stage.session.result
    assert result is not None
    assert (match.kind, match.levels) == (Kind.PLAYED, ("", "easy"))
    assert (match.winners, match.totals) == (result.winners, tuple(score.total for score in result.scores))
    stage.click(stage.button("Statistics"))
    assert stage.find(StatisticsSheet).facts.facts[0].value == "1"
    stage.key(K.Key_Escape)
    assert stage.shows(ResultPage)
    again = make_stage()
    assert finished(again) == (match,)
    again.click(again.button("Statistics: Duck & Cover"))
    assert again.find(StatisticsSheet).facts.facts[0].value == "1"


def test_a_language_switch_finds_the_same_figures(make_stage: StageMaker) -> None:
    stage = make_stage(language="pl")
    play(stage)
    before = finished(stage)
    again = make_stage(language="ru")
    assert finished(again) == before
    assert "easy" in (again.folder / "statistics" / f"{GAME}.jsonl").read_text(encoding="utf-8")


def test_a_match_whose_end_is_taken_back_counts_once_it_ends_again(stage: Stage) -> None:
    play(stage, take_back=True)
    assert len(finished(stage)) == 1
    stage.click(stage.button("Look at the table"))
    stage.settle()
    stage.page.focus_table()
    stage.key(K.Key_Z)
    stage.wait_for_turn()
    assert finished(stage) == ()
    stage.play(lambda: stage.key(K.Key_Return) if stage.shows(RoundPanel) else click(stage))
    assert len(finished(stage)) == 1


def test_a_match_that_is_opened_with_its_end_is_nobody_s_win(stage: Stage, tmp_path: Path) -> None:
    play(stage)
    before = finished(stage)
    autosave = stage.run.autosave
    assert autosave is not None
    autosave.flush()
    (file,) = (stage.folder / "finished" / GAME).glob("*.json")
    elsewhere = tmp_path / "from a friend.json"
    elsewhere.write_bytes(file.read_bytes())
    stage.click(stage.find(ResultPage).menu_button)
    stage.window.plays.open_file(elsewhere)
    until(lambda: stage.shows(ResultPage), "the scores")
    assert finished(stage) == before
    autosave.flush()
    files = (stage.folder / "finished" / GAME).glob("*.json")
    notes = [json.loads(each.read_text(encoding="utf-8"))["notes"] for each in files]
    assert sorted(note.get(BROUGHT, False) for note in notes) == [False, True]


def test_what_is_special_about_a_match_is_not_said_of_another_that_is_looked_at_again(stage: Stage) -> None:
    play(stage, 5)
    (first,) = finished(stage)
    stage.click(stage.find(ResultPage).menu_button)
    play(stage, 6)
    statistics: Statistics = stage.services.statistics
    assert statistics.latest is not None
    assert statistics.latest.match != first.match
    stage.click(stage.find(ResultPage).menu_button)
    stage.window.plays.continue_match(Entry(FINISHED, GAME, first.match, 0))
    until(lambda: stage.shows(ResultPage), "the scores")
    assert statistics.latest is None


def test_matches_of_a_version_without_statistics_are_entered(make_stage: StageMaker) -> None:
    stage = make_stage()
    play(stage)
    before = finished(stage)
    stage.close()
    (stage.folder / "statistics" / f"{GAME}.jsonl").unlink()
    again = make_stage()
    until(lambda: finished(again) == before, "the match that is finished on disk")


@pytest.mark.parametrize("content", [b"garbage\n", b'{"format":1}\n["x"]\n'])
def test_damaged_statistics_are_told_and_the_program_begins(make_stage: StageMaker, content: bytes) -> None:
    stage = make_stage()
    stage.close()
    file = stage.folder / "statistics" / f"{GAME}.jsonl"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content)
    again = make_stage()
    until(lambda: list((again.folder / "aside").glob("*.jsonl")), "the damaged file")
    assert again.shows(Launcher)
    (kept,) = (again.folder / "aside").glob("*.jsonl")
    assert kept.read_bytes() == content
