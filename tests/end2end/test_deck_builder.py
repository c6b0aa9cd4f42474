"""The way to the deck builder and back in the whole program, and a match with the deck that was built."""

from __future__ import annotations

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from duckgames.games.kaczogrod.decks.draft import ready
from duckgames.games.kaczogrod.view.decks_page import DecksPage
from duckgames.ui.new_match_dialog import NewMatchDialog
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import Stage, until

GAME = "kaczogrod"


def open_builder(stage: Stage) -> DecksPage:
    """From the launcher to the deck builder."""
    stage.window.dialogs.new_match(GAME)
    until(lambda: stage.shows(NewMatchDialog), "the dialog")
    dialog = stage.find(NewMatchDialog)
    button = next(button for page, button in dialog.options.pages.items() if page.key == "decks")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    until(lambda: stage.shows(DecksPage), "the page")
    assert not dialog.is_open
    return stage.find(DecksPage)


def escape() -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, Qt.Key.Key_Escape)


def test_a_deck_is_built_and_played_with(stage: Stage) -> None:
    page = open_builder(stage)
    page.desk.lay("", ready("raider", 64))
    page.desk.save("Rats")
    escape()
    until(lambda: stage.shows(NewMatchDialog), "the dialog")
    dialog = stage.find(NewMatchDialog)
    assert not page.isVisible()
    dialog.seats.rows[0].pick_chosen.emit("deck", "saved:Rats")
    dialog.seats.rows[1].pick_chosen.emit("deck", "random")
    spy = QSignalSpy(dialog.started)
    dialog.start.click()
    options = spy.at(0)[0].options
    assert options["deck_0"] == ready("raider", 64).option()
    assert len(str(options["deck_1"]).split()) == 64
    until(lambda: stage.session.running, "the match")
    assert stage.errors == []


def test_what_is_on_the_desk_outlives_the_window(make_stage: StageMaker) -> None:
    stage = make_stage()
    page = open_builder(stage)
    page.on_pressed("port")
    stage.close()
    kept = json.loads((stage.folder / "games" / GAME / "decks.json").read_text(encoding="utf-8"))
    assert kept["desk"]["cards"] == ["port"]
    assert open_builder(make_stage()).desk.draft.cards == ("port",)


def test_the_rules_of_its_game_are_a_key_away(stage: Stage) -> None:
    open_builder(stage)
    assert stage.window.game_pages.game == GAME
    stage.window.show_launcher()
    assert stage.window.game_pages.game == ""
