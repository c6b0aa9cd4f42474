"""Matches that wait: closed and taken up again, damaged, foreign, from a newer program, or nowhere to be written."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core import registry
from duckgames.core.record import LARGEST, Record, fingerprint
from duckgames.core.setup import Person
from duckgames.ui.commands import MENU
from duckgames.ui.launcher import Launcher
from duckgames.ui.match_keys import match_commands
from duckgames.ui.match_page import MatchPage
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.widgets import Toast
from tests.end2end.conftest import StageMaker
from tests.end2end.hands import by_clicks
from tests.end2end.stage import GAME, Stage, duel, until
from tests.end2end.wording import said

GAMES = [info.id for info in registry.infos()]


def the_save(folder: Path) -> Path:
    """The file of the only match."""
    (file,) = (folder / "matches").glob("*/*.json")
    return file


def position(stage: Stage) -> tuple[int, object, str]:
    """How far the match is, who plays, and what the person sees."""
    setup, seen = stage.session.setup, stage.session.observation(0)
    return stage.session.ply, setup.seats, repr(registry.game(setup.game).table(seen))


def play_some(stage: Stage, moves: int = 5, game: str = GAME) -> None:
    stage.start(duel(11, level="normal", game=game))
    for _ in range(moves):
        if stage.shows(RoundPanel):
            stage.key(Qt.Key.Key_Return)
            stage.wait_for_turn()
        before = stage.session.ply
        by_clicks(stage, stage.offered()[0])
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
        until(lambda: stage.waits)


def told(stage: Stage) -> str:
    return " ".join(text for toast in stage.all(Toast) for text in said(toast).values())


def usable(stage: Stage) -> None:
    """The launcher is there and begins a match."""
    until(lambda: stage.shows(Launcher))
    stage.key(Qt.Key.Key_1, Qt.Key.Key_Return)
    if not stage.shows(NewMatchDialog):
        stage.window.dialogs.new_match(GAME)
    stage.key(Qt.Key.Key_Return)
    until(lambda: stage.shows(MatchPage))
    until(lambda: stage.session.running)


@pytest.mark.parametrize("game", GAMES)
def test_closed_and_taken_up_again_nothing_has_changed(make_stage: StageMaker, game: str) -> None:
    stage = make_stage()
    play_some(stage, game=game)
    before = position(stage)
    stage = make_stage()
    record = Record.from_json(the_save(stage.folder).read_text(encoding="utf-8"))
    assert record.fingerprint == fingerprint(_written(record))
    stage.key(Qt.Key(Qt.Key.Key_1.value + GAMES.index(game)), Qt.Key.Key_Return)
    stage.wait_for_turn()
    assert position(stage) == before


def test_the_future_is_the_same_after_a_restart(make_stage: StageMaker, tmp_path: Path) -> None:
    stage = make_stage()
    play_some(stage)
    stage.close()
    shutil.copytree(stage.folder, tmp_path / "twin")
    ends = []
    for folder in (stage.folder, tmp_path / "twin"):
        again = make_stage(folder)
        again.window.plays.continue_newest()
        again.wait_for_turn()
        again.play(lambda: again.key(Qt.Key.Key_Return) if again.shows(RoundPanel) else again.move())  # noqa: B023
        assert again.session.result is not None
        ends.append((again.session.ply, again.session.result))
    assert ends[0] == ends[1]


def test_a_finished_match_no_longer_waits(make_stage: StageMaker) -> None:
    stage = make_stage()
    stage.start(duel(3))
    stage.play(lambda: stage.key(Qt.Key.Key_Return) if stage.shows(RoundPanel) else stage.move())
    stage.click(stage.find(ResultPage).menu_button)
    stage.close()
    assert not list((stage.folder / "matches" / GAME).glob("*.json*"))
    assert len(list((stage.folder / "finished" / GAME).glob("*.json"))) == 1


def test_continue_takes_the_match_that_was_played_last(make_stage: StageMaker) -> None:
    stage = make_stage()
    stage.start(duel(21))
    stage.window.show_launcher()
    stage.start(duel(22))
    stage.move()
    stage = make_stage(continue_=True)
    stage.wait_for_turn()
    assert stage.session.setup.seed == 22


def newer(text: str) -> str:
    return json.dumps({**json.loads(text), "format": 99})


def newer_rules(text: str) -> str:
    return json.dumps({**json.loads(text), "rules": 99})


def unknown_game(text: str) -> str:
    return json.dumps({**json.loads(text), "game": "duck_chess"})


def other_moves(text: str) -> str:
    data = json.loads(text)
    return json.dumps({**data, "actions": data["actions"][::-1]})


def other_state(text: str) -> str:
    return json.dumps({**json.loads(text), "fingerprint": "000000000000"})


DAMAGE: dict[str, Callable[[str], str | bytes]] = {
    "empty": lambda text: "",
    "cut short": lambda text: text[: len(text) // 2],
    "binary": lambda text: bytes(range(256)) * 10,
    "foreign": lambda text: '{"name": "another program"}',
    "a list": lambda text: "[1, 2, 3]",
    "deep": lambda text: "[" * 100_000,
    "huge": lambda text: " " * (LARGEST + 10),
    "other moves": other_moves,
    "other state": other_state,
}
NEWER: dict[str, Callable[[str], str | bytes]] = {
    "format": newer,
    "rules": newer_rules,
    "game": unknown_game,
}


def write(file: Path, content: str | bytes) -> None:
    file.write_bytes(content.encode() if isinstance(content, str) else content)


@pytest.mark.parametrize("damage", DAMAGE)
def test_trial_35_and_38_a_damaged_match_is_kept_aside_and_told(make_stage: StageMaker, damage: str) -> None:
    stage = make_stage()
    play_some(stage, 2)
    stage.close()
    file = the_save(stage.folder)
    for copy in file.parent.glob("*.bak"):
        copy.unlink()
    content = DAMAGE[damage](file.read_text(encoding="utf-8"))
    write(file, content)
    held = file.read_bytes()
    stage = make_stage()
    stage.window.plays.continue_newest()
    until(lambda: stage.all(Toast), "a message")
    assert "damaged" in told(stage)
    assert "aside" in told(stage)
    assert [kept.read_bytes() for kept in (stage.folder / "aside").iterdir()] == [held]
    assert not file.exists()
    usable(stage)


def test_trial_34_the_copy_before_is_used_where_the_newest_is_damaged(make_stage: StageMaker) -> None:
    stage = make_stage()
    play_some(stage)
    ply = stage.session.ply
    stage.close()
    write(the_save(stage.folder), "")
    stage = make_stage(continue_=True)
    stage.wait_for_turn()
    assert ply - 3 <= stage.session.ply <= ply
    assert "The one before it is opened" in told(stage)


@pytest.mark.parametrize("what", NEWER)
@pytest.mark.parametrize("way", ["continue", "option", "file"])
def test_trial_37_a_match_of_a_newer_program_is_refused_and_left(make_stage: StageMaker, what: str, way: str) -> None:
    stage = make_stage()
    play_some(stage, 1)
    stage.close()
    file = the_save(stage.folder)
    content = NEWER[what](file.read_text(encoding="utf-8"))
    write(file, content)
    stage = make_stage(continue_=way == "option", file=file if way == "file" else None)
    if way == "continue":
        stage.window.plays.continue_game(GAME)
    until(lambda: stage.all(Toast), "a message")
    assert "newer version" in told(stage)
    usable(stage)
    stage.close()
    assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_named_file_that_is_damaged_stays_where_it_is(make_stage: StageMaker, tmp_path: Path, damage: str) -> None:
    stage = make_stage()
    play_some(stage, 2)
    stage.close()
    file = tmp_path / "Łódź – партия.duckgame"
    write(file, DAMAGE[damage](the_save(stage.folder).read_text(encoding="utf-8")))
    held = file.read_bytes()
    stage = make_stage(tmp_path / "other", file=file)
    until(lambda: stage.all(Toast), "a message")
    assert "damaged" in told(stage)
    usable(stage)
    assert file.read_bytes() == held


@pytest.mark.parametrize("kind", ["missing", "folder"])
def test_a_named_file_that_cannot_be_read(make_stage: StageMaker, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "match.json"
    if kind == "folder":
        file.mkdir()
    stage = make_stage(file=file)
    until(lambda: stage.all(Toast), "a message")
    assert str(file) in told(stage)
    usable(stage)


@pytest.mark.parametrize("ending", ["duckgame", "json"])
def test_a_named_file_is_played_on_in_a_file_of_its_own(make_stage: StageMaker, tmp_path: Path, ending: str) -> None:
    stage = make_stage()
    play_some(stage, 3)
    before = position(stage)
    stage.close()
    file = tmp_path / f"партия друга.{ending}"
    shutil.copy(the_save(stage.folder), file)
    held = file.read_bytes()
    stage = make_stage(tmp_path / "other", file=file)
    stage.wait_for_turn()
    assert position(stage) == before
    stage.move()
    stage.close()
    assert file.read_bytes() == held
    assert the_save(tmp_path / "other").exists()


def test_trial_44_a_folder_where_nothing_can_be_written(make_stage: StageMaker, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("a file where the folder should be", encoding="utf-8")
    stage = make_stage(folder)
    until(lambda: stage.all(Toast), "a message")
    assert "Nothing can be saved" in told(stage) or "cannot be saved" in told(stage)
    stage.start(duel(3))
    stage.play(lambda: stage.key(Qt.Key.Key_Return) if stage.shows(RoundPanel) else stage.move())
    assert stage.shows(ResultPage)


def test_trial_43_the_folder_vanishes_while_the_program_runs(make_stage: StageMaker) -> None:
    stage = make_stage()
    stage.start()
    stage.move()
    shutil.rmtree(stage.folder)
    stage.move()
    before = position(stage)
    stage.close()
    stage = make_stage(continue_=True)
    stage.wait_for_turn()
    assert position(stage) == before


def test_trial_46_a_folder_behind_a_link(make_stage: StageMaker, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    stage = make_stage(link)
    play_some(stage, 1)
    before = position(stage)
    stage = make_stage(link, continue_=True)
    stage.wait_for_turn()
    assert position(stage) == before


def test_trial_59_a_file_with_a_byte_order_mark_or_in_another_code(make_stage: StageMaker, tmp_path: Path) -> None:
    stage = make_stage()
    play_some(stage, 1)
    stage.close()
    text = the_save(stage.folder).read_text(encoding="utf-8")
    record = Record.from_json(text)
    named = (
        replace(record, seats=(Person("Оля", "poppy"), *record.seats[1:]))
        .to_json()
        .replace("\\u041e\\u043b\\u044f", "Оля")
    )
    marked, foreign = tmp_path / "marked.json", tmp_path / "foreign.json"
    marked.write_text(named, encoding="utf-8-sig")
    foreign.write_text(named, encoding="cp1251")
    stage = make_stage(tmp_path / "one", file=marked)
    stage.wait_for_turn()
    assert "Оля" in " ".join(said(stage.window).values())
    stage = make_stage(tmp_path / "two", file=foreign)
    until(lambda: stage.all(Toast), "a message")
    assert "damaged" in told(stage)


def test_damaged_settings_are_kept_aside_and_told(make_stage: StageMaker, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.ini").write_bytes(b"\0\1\2 not an ini file")
    stage = make_stage(folder)
    until(lambda: stage.all(Toast), "a message")
    assert "settings cannot be read" in told(stage)
    assert [kept.read_bytes() for kept in (folder / "aside").iterdir()] == [b"\0\1\2 not an ini file"]
    usable(stage)


def test_trial_40_and_41_take_back_and_again_lead_to_the_same(stage: Stage) -> None:
    stage.start(duel(9, take_back=True))

    def shown() -> str:
        # How many ducks have chosen already is nobody's business.
        return position(stage)[2]

    seen = [shown()]
    for _ in range(4):
        stage.move()
        seen.append(shown())
    back = []
    while stage.session.undo_state.undo:
        ply = stage.session.ply
        stage.key(Qt.Key.Key_Z)
        until(lambda: stage.session.ply < ply)  # noqa: B023
        until(lambda: stage.waits)
        back.append(shown())
    assert back == seen[-2::-1]
    while stage.session.undo_state.redo:
        ply = stage.session.ply
        stage.key(Qt.Key.Key_Y)
        until(lambda: stage.session.ply > ply)  # noqa: B023
        until(lambda: stage.waits)
    assert shown() == seen[-1]


def test_trial_41_without_leave_nothing_shown_is_unseen(stage: Stage) -> None:
    stage.start(duel(9))
    stage.move()
    ply = stage.session.ply
    stage.key(Qt.Key.Key_Z)
    assert stage.session.ply == ply
    assert not stage.session.undo_state.undo
    assert any(text.startswith("Nothing before this can be taken back: ") for text in said(stage.window).values())


def _written(record: Record) -> str:
    from duckgames.core.match import Match

    match = Match.replay(registry.game(record.game), record)
    return match.game.write(match.state)


@pytest.mark.parametrize("game", GAMES)
def test_keys_pressed_before_a_match_is_taken_up_again_do_no_harm(make_stage: StageMaker, game: str) -> None:
    stage = make_stage()
    stage.start(duel(12, game=game))
    before = stage.session.ply
    stage = make_stage()
    stage.window.plays.continue_newest()
    assert not stage.session.running
    for command in match_commands(stage.page):
        if command != MENU:
            QTest.keySequence(QApplication.focusWidget() or stage.window, QKeySequence(command.keys[0]))
    if stage.shows(PausePanel):
        stage.key(Qt.Key.Key_P)
    stage.wait_for_turn()
    assert stage.session.ply == before
    assert stage.errors == []
