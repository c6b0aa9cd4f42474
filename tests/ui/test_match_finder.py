"""Looking for saved matches: by names, levels, winners and dates, in a list that may be long."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.session.saved_matches import Entry, SavedMatches
from duckgames.session.storage import FINISHED, Storage
from duckgames.ui.match_rows import Found, MatchModel
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.theme import Look
from tests.ui.test_matches_dialog import DAY, GAME, a_record, press

NAMES = ("Ola", "Łukasz", "Жанна", "Jan")


class Counting(SavedMatches):
    """Counts how many files are opened."""

    looked = 0

    def look_at(self, entry: Entry) -> Found:
        self.looked += 1
        return super().look_at(entry)


@pytest.fixture
def matches(tmp_path: Path) -> Counting:
    """Forty finished matches, one a day; each of four people plays every fourth, and Jan wins."""
    storage = Storage(tmp_path)
    for day in range(40):
        name = NAMES[day % 4]
        record = a_record(name, result={"winners": [0 if name == "Jan" else 1]})
        storage.store(f"m{day:02}", record)
        os.utime(storage.file(FINISHED, GAME, f"m{day:02}"), (1_700_000_000 + day * DAY,) * 2)
    return Counting(storage)


@pytest.fixture
def dialog(look: Look, matches: Counting, ground: QWidget) -> MatchesDialog:
    dialog = MatchesDialog(look, GAME, registry.view(GAME), matches, lambda: "en", ground)
    dialog.begin()
    dialog.show_list(FINISHED)
    return dialog


def titles(dialog: MatchesDialog) -> list[str]:
    while dialog.finder.looking:
        QTest.qWait(1)
    model = dialog.list.model()
    return [model.index(n, 0).data(MatchModel.ROW).title for n in range(model.rowCount())]


def test_words_are_found_in_any_letters_and_any_order(dialog: MatchesDialog) -> None:
    assert len(titles(dialog)) == 40
    for text, person in (("łuk", "Łukasz"), ("ЖАННА", "Жанна"), ("sly OLA", "Ola"), ("winner jan", "Jan")):
        dialog.finder.setText(text)
        assert titles(dialog) == [f"{person}, Reed"] * 10, text
    dialog.finder.setText("winner: reed")
    assert len(titles(dialog)) == 30
    dialog.finder.setText("   ")
    assert len(titles(dialog)) == 40


def test_a_day_is_found_as_it_may_be_written(dialog: MatchesDialog) -> None:
    for text in ("2023-11-20", "November 20, 2023", "11/20/23"):
        dialog.finder.setText(text)
        assert len(titles(dialog)) == 1, text
    dialog.finder.setText("2023-12")
    assert titles(dialog)[0] == f"{NAMES[39 % 4]}, Reed"


def test_nothing_found_says_so_and_all_come_back(dialog: MatchesDialog) -> None:
    dialog.finder.setText("nobody")
    assert titles(dialog) == []
    assert dialog.nothing.isVisible()
    assert not dialog.go_on.isVisible()
    dialog.nothing.acted.emit()
    assert len(titles(dialog)) == 40
    assert dialog.list.isVisible()


def test_the_keys_lead_there_and_back(dialog: MatchesDialog) -> None:
    dialog.list.setFocus()
    press(Qt.Key.Key_F, modifier=Qt.KeyboardModifier.ControlModifier)
    assert dialog.finder.hasFocus()
    press(Qt.Key.Key_J, Qt.Key.Key_A, Qt.Key.Key_N)
    assert titles(dialog) == ["Jan, Reed"] * 10
    press(Qt.Key.Key_Down)
    assert dialog.list.hasFocus()
    dialog.finder.setFocus()
    press(Qt.Key.Key_Escape)
    assert dialog.is_open
    assert len(titles(dialog)) == 40
    press(Qt.Key.Key_Escape)
    assert not dialog.is_open


def test_what_is_deleted_among_the_found_comes_back(dialog: MatchesDialog) -> None:
    dialog.finder.setText("jan")
    assert len(titles(dialog)) == 10
    dialog.list.choose(3)
    dialog.on_delete()
    assert len(titles(dialog)) == 9
    dialog.finder.setText("")
    assert len(titles(dialog)) == 39
    dialog.finder.setText("jan")
    assert len(titles(dialog)) == 9
    dialog.bring_back()
    assert len(titles(dialog)) == 10


def test_each_file_is_read_once_and_none_before_somebody_looks(dialog: MatchesDialog, matches: Counting) -> None:
    before = matches.looked
    assert before < 40
    dialog.finder.setText("jan")
    titles(dialog)
    read = matches.looked
    assert read <= before + 40 + 10
    dialog.finder.setText("ola")
    assert len(titles(dialog)) == 10
    # Only rows that are shown were looked at again.
    assert matches.looked <= read + 10


def test_a_long_list_is_searched_in_slices(dialog: MatchesDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duckgames.ui.match_search.SLICE_SECONDS", 0.0)
    dialog.finder.setText("jan")
    assert dialog.finder.looking
    assert dialog.list.model().rowCount() == 0
    assert dialog.nothing.isVisible()
    monkeypatch.undo()
    assert len(titles(dialog)) == 10
