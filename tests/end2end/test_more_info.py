"""More info in the dialog of a new match: the rules lie over it, and nothing that was chosen is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from duckgames.core import registry
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.rules_dialog import RulesDialog
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import Stage

K = Qt.Key
TOWN = "duck_town"


def opened(stage: Stage) -> NewMatchDialog:
    stage.window.dialogs.new_match(TOWN)
    return stage.find(NewMatchDialog)


def headings(rules: RulesDialog) -> list[str]:
    return [rules.headings.item(n).text() for n in range(rules.headings.count())]


@pytest.mark.parametrize("by_keys", [False, True])
def test_the_rules_open_over_the_dialog_and_lead_back(stage: Stage, by_keys: bool) -> None:
    dialog = opened(stage)
    ducks = len(dialog.seats.seating.seats)
    dialog.seats.add_button.click()
    info = dialog.options.info
    info.setFocus()
    if by_keys:
        stage.key(K.Key_Return)
    else:
        stage.click(info)
    rules = stage.find(RulesDialog)
    assert {"How to play", "Tips"} <= set(headings(rules))
    focused = QApplication.focusWidget()
    assert focused is not None
    assert rules.isAncestorOf(focused)
    stage.key(K.Key_Tab, K.Key_Tab, K.Key_Tab)
    assert rules.isAncestorOf(QApplication.focusWidget() or stage.window)
    stage.key(K.Key_Escape)
    assert not stage.shows(RulesDialog)
    assert stage.find(NewMatchDialog) is dialog
    assert QApplication.focusWidget() is info
    assert len(dialog.seats.seating.seats) == ducks + 1
    stage.click(dialog.start)
    stage.wait_for_turn()
    assert len(stage.session.setup.seats) == ducks + 1


def test_another_dialog_closes_both(stage: Stage) -> None:
    opened(stage).options.info.click()
    stage.window.dialogs.show_settings()
    assert not stage.shows(RulesDialog)
    assert not stage.shows(NewMatchDialog)


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_the_pages_of_duck_town_say_how_to_play_and_give_tips(make_stage: StageMaker, code: str) -> None:
    stage = make_stage(language=code)
    opened(stage).options.info.click()
    wanted = {"en": ("How to play", "Tips"), "pl": ("Jak grać", "Wskazówki"), "ru": ("Как играть", "Советы")}[code]
    assert set(wanted) <= set(headings(stage.find(RulesDialog)))


def test_the_sentence_of_duck_town_begins_as_it_should() -> None:
    assert registry.view(TOWN).sentence().startswith("Pick a secret role, build a town")
