"""The sheet of saved matches: what its rows say, and what keys, mouse and files do there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.record import Record
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.session import whereabouts
from duckgames.session.saved_matches import DELETED, Entry, SavedMatches
from duckgames.session.storage import FINISHED, UNFINISHED, Storage
from duckgames.ui.match_rows import MatchModel, Row, RowWords
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.theme import Look
from tests.ui.dialogs import cut, long_words, outside, settle

GAME = "duck_and_cover"
DAY = 86_400


def a_record(*people: str, plies: int = 2, **notes: Any) -> Record:
    game = registry.game(GAME)
    seats: tuple[Player, ...] = (*(Person(name, "poppy") for name in people), Ai("hard", game.info.tempers[0], "reed"))
    match = Match(game, MatchSetup(GAME, seats, 5))
    for _ in range(plies):
        seat = game.owing(match.state)[0]
        match.submit(seat, match.legal(seat)[0])
    match.notes = {whereabouts.NOTE: whereabouts.note(match), **notes}
    return match.to_record("1")


def keep(storage: Storage, name: str, record: Record, day: int = 0) -> Path:
    storage.store(name, record)
    file = storage.file(FINISHED if "result" in record.notes else UNFINISHED, GAME, name)
    os.utime(file, (1_700_000_000 + day * DAY,) * 2)
    return file


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """Three matches that wait, the second one damaged, and one that has ended."""
    storage = Storage(tmp_path)
    keep(storage, "old", a_record("Ola"), 1)
    bad = keep(storage, "bad", a_record("Jan"), 2)
    bad.write_bytes(b"\x00")
    os.utime(bad, (1_700_000_000 + 2 * DAY,) * 2)
    keep(storage, "new", a_record("Łukasz", practice=True), 3)
    keep(storage, "done", a_record("Ola", result={"winners": [0]}), 4)
    yield storage
    storage.release()


@pytest.fixture
def dialog(look: Look, storage: Storage, ground: QWidget) -> MatchesDialog:
    dialog = MatchesDialog(look, GAME, registry.view(GAME), SavedMatches(storage), lambda: "en", ground)
    dialog.begin()
    return dialog


def press(*keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifier)


def heard(signal: Any) -> list[Any]:
    """What a signal tells from now on."""
    told: list[Any] = []
    signal.connect(lambda *values: told.extend(values or (None,)))
    return told


def rows(dialog: MatchesDialog) -> list[Row]:
    model = dialog.list.model()
    return [model.index(n, 0).data(MatchModel.ROW) for n in range(model.rowCount())]


def worded(record: Record, language: str = "en") -> Row:
    words = RowWords(registry.view(GAME), lambda: language)
    return words.row(Entry(UNFINISHED, GAME, "one", 1_700_000_000 * 10**9), record)


def test_a_row_tells_who_plays_how_far_it_is_and_when_it_was(dialog: MatchesDialog) -> None:
    new, bad, old = rows(dialog)
    assert (new.title, new.detail, new.note) == ("Łukasz, Reed", "Round 1 of 3 \N{MIDDLE DOT} Sly", "Practice")
    assert new.ducks == (4, 2)
    assert (old.title, old.note) == ("Ola, Reed", "")
    assert new.when != old.when
    assert bad.broken
    assert (bad.title, bad.detail) == ("This saved game will not open.", "The file is damaged. (bad)")


def test_dates_are_written_as_the_language_does() -> None:
    dates = {worded(a_record("Ola"), language).when for language in ("pl", "en", "ru")}
    assert len(dates) >= 2


@pytest.mark.parametrize("at", [None, ["round", {}], ["nonsense", {}], ["round", {"of": 1}], 7])
def test_a_match_that_does_not_say_how_far_it_is_counts_its_moves(at: object) -> None:
    record = replace(a_record("Ola", plies=3), notes={whereabouts.NOTE: at})
    assert worded(record).detail == "3 move(s) \N{MIDDLE DOT} Sly"


@pytest.mark.parametrize("result", [None, 3, {}, {"winners": "0"}, {"winners": [9]}, {"winners": []}])
def test_an_end_that_makes_no_sense_is_left_out(result: object) -> None:
    record = a_record("Ola")
    assert "Winner" not in worded(replace(record, notes={**record.notes, "result": result})).detail


def test_a_match_in_which_a_duck_helped_says_so() -> None:
    record = a_record("Ola")
    assert "a duck played" in worded(replace(record, notes={**record.notes, "handed": [[0, 0, "easy", "x"]]})).detail


def test_the_newest_match_is_one_key_away(dialog: MatchesDialog) -> None:
    told = heard(dialog.chosen)
    press(Qt.Key.Key_Return)
    assert told[0].name == "new"
    assert not dialog.is_open


def test_arrow_keys_choose_and_a_damaged_match_says_why_it_does_not_open(dialog: MatchesDialog) -> None:
    told = heard(dialog.chosen)
    press(Qt.Key.Key_Down)
    assert not dialog.go_on.isEnabled()
    press(Qt.Key.Key_Return)
    assert told == []
    assert dialog.is_open
    assert dialog.toast.isVisible()
    press(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert told[0].name == "old"


def test_a_double_click_goes_on(dialog: MatchesDialog) -> None:
    told = heard(dialog.chosen)
    view = dialog.list
    point = view.visualRect(view.model().index(2, 0)).center()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), left, none, point)
    QTest.mouseDClick(view.viewport(), left, none, point)
    assert told[0].name == "old"


@pytest.mark.parametrize("kind", [UNFINISHED, FINISHED])
def test_what_is_deleted_can_be_brought_back(dialog: MatchesDialog, storage: Storage, kind: str) -> None:
    dialog.show_list(kind)
    dialog.list.setFocus()
    before = rows(dialog)
    press(Qt.Key.Key_Delete)
    assert len(rows(dialog)) == len(before) - 1
    assert list((storage.folder / DELETED / kind / GAME).iterdir())
    assert dialog.toast.isVisible()
    press(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert rows(dialog) == before
    assert dialog.list.chosen == 0
    assert not dialog.toast.isVisible()


def test_the_button_of_the_message_brings_back_too(dialog: MatchesDialog) -> None:
    before = rows(dialog)
    dialog.list.choose(1)
    QTest.mouseClick(dialog.delete, Qt.MouseButton.LeftButton)
    assert [row.broken for row in rows(dialog)] == [False, False]
    QTest.mouseClick(dialog.toast.button, Qt.MouseButton.LeftButton)
    assert rows(dialog) == before


def test_nothing_is_deleted_twice_by_a_key_that_is_held(dialog: MatchesDialog) -> None:
    before = len(rows(dialog))
    press(Qt.Key.Key_Delete)
    QTest.simulateEvent(dialog.list, True, Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier, "", True)
    assert len(rows(dialog)) == before - 1


def test_where_nothing_is_left_pip_offers_a_new_game(dialog: MatchesDialog) -> None:
    told = heard(dialog.new_wanted)
    press(*[Qt.Key.Key_Delete] * 3)
    assert not dialog.list.isVisible()
    assert not dialog.delete.isVisible()
    assert dialog.nothing.isVisible()
    press(Qt.Key.Key_Return)
    assert len(told) == 1


def test_finished_matches_are_looked_at(dialog: MatchesDialog) -> None:
    segments = dialog.tabs.stops
    QTest.mouseClick(segments[1], Qt.MouseButton.LeftButton)
    assert [row.detail.split(" \N{MIDDLE DOT} ")[0] for row in rows(dialog)] == ["Winner: Ola"]
    assert dialog.go_on.text() == "Look at it"
    told = heard(dialog.chosen)
    QTest.mouseClick(dialog.go_on, Qt.MouseButton.LeftButton)
    assert (told[0].kind, told[0].name) == (FINISHED, "done")


def use_file_dialog(dialog: MatchesDialog, file: Path) -> None:
    """Types the name of a file into the dialog that is open, and presses Enter."""
    (window,) = (each for each in dialog.window().findChildren(QFileDialog) if each.isVisible())
    field = window.findChild(QLineEdit, "fileNameEdit")
    assert field is not None
    field.setText(str(file))
    QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.fixture
def own_dialogs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """File dialogs of Qt itself, which a test can press."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    yield
    application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, False)


@pytest.mark.usefixtures("own_dialogs")
def test_a_copy_is_saved_where_the_person_says(dialog: MatchesDialog, storage: Storage, tmp_path: Path) -> None:
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    use_file_dialog(dialog, tmp_path / "kopia zażółć")
    assert storage.open_file(tmp_path / "kopia zażółć.duckgame").record.seats[0] == Person("Łukasz", "poppy")
    assert dialog.toast.isVisible()


@pytest.mark.usefixtures("own_dialogs")
def test_a_copy_is_offered_a_name_by_which_file_managers_know_it(dialog: MatchesDialog) -> None:
    entry = dialog.entry
    assert entry is not None
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    (files,) = dialog.findChildren(QFileDialog)
    (chosen,) = files.selectedFiles()
    assert Path(chosen).name == f"{GAME}-{entry.name}.duckgame"
    assert files.nameFilters()[0] == "Saved matches (*.duckgame)"
    files.reject()


@pytest.mark.usefixtures("own_dialogs")
@pytest.mark.parametrize("ending", ["duckgame", "json"])
def test_a_match_from_elsewhere_is_opened(dialog: MatchesDialog, tmp_path: Path, ending: str) -> None:
    file = tmp_path / f"elsewhere.{ending}"
    file.write_text(a_record("Zosia").to_json(), encoding="utf-8")
    told = heard(dialog.file_chosen)
    QTest.mouseClick(dialog.open_file, Qt.MouseButton.LeftButton)
    assert f"*.{ending}" in dialog.findChildren(QFileDialog)[0].nameFilters()[0]
    use_file_dialog(dialog, file)
    assert told == [file]
    assert not dialog.is_open


def test_a_copy_that_cannot_be_written_is_told(dialog: MatchesDialog, tmp_path: Path) -> None:
    entry = dialog.entry
    assert entry is not None
    dialog.save_copy(entry, str(tmp_path / "nowhere" / "one.json"))
    assert dialog.toast.isVisible()


def test_screen_readers_hear_whole_rows(dialog: MatchesDialog) -> None:
    interface = QAccessible.queryAccessibleInterface(dialog.list)
    assert interface.text(QAccessible.Text.Name) == "Matches"
    names = [interface.child(n).text(QAccessible.Text.Name) for n in range(interface.childCount())]
    assert [row.aloud for row in rows(dialog)] == [name for name in names if name]


def test_only_what_is_seen_is_read(look: Look, storage: Storage, ground: QWidget) -> None:
    content = storage.file(UNFINISHED, GAME, "old").read_bytes()
    for n in range(500):
        storage.file(UNFINISHED, GAME, f"more{n:03}").write_bytes(content)
    matches, read = SavedMatches(storage), list[Entry]()
    look_at = matches.look_at

    def noting(entry: Entry) -> Any:
        read.append(entry)
        return look_at(entry)

    matches.look_at = noting  # type: ignore[method-assign]
    dialog = MatchesDialog(look, GAME, registry.view(GAME), matches, lambda: "en", ground)
    dialog.begin()
    dialog.grab()
    assert dialog.list.model().rowCount() == 503
    assert 0 < len(read) < 20
    press(Qt.Key.Key_End)
    dialog.grab()
    assert len(read) < 40


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_in_any_window(
    look: Look, dialog: MatchesDialog, ground: QWidget, size: tuple[int, int], scale: float
) -> None:
    look.use_text_scale(scale)
    ground.resize(*size)
    settle()
    assert cut(dialog) == []
    assert outside(dialog, dialog) == []
    look.use_text_scale(1.0)


def test_the_wheel_and_the_mouse_reach_every_row(dialog: MatchesDialog) -> None:
    view = dialog.list
    for n, expected in ((2, "old"), (0, "new")):
        point: QPoint = view.visualRect(view.model().index(n, 0)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        entry = dialog.entry
        assert entry is not None
        assert entry.name == expected


def test_escape_goes_back(dialog: MatchesDialog) -> None:
    press(Qt.Key.Key_Escape)
    assert not dialog.is_open


def test_long_words_fit(look: Look, storage: Storage, ground: QWidget) -> None:
    ground.resize(1024, 640)
    with long_words():
        dialog = MatchesDialog(look, GAME, registry.view(GAME), SavedMatches(storage), lambda: "ru", ground)
        dialog.begin()
        assert cut(dialog) == []
        assert outside(dialog, dialog) == []
