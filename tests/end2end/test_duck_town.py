"""Whole matches of Duck Town from the launcher to the scores: by keys alone, by clicks alone, and dragged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core.ducks import DUCKS
from duckgames.core.setup import MatchSetup, Person
from duckgames.ui.cover_page import CoverPage, ReadyButton
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.launcher import Launcher
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.result_page import ResultPage
from duckgames.ui.table import TableView
from duckgames.ui.widgets import Button
from tests.end2end.hands import Way, builds_first, by_clicks, by_drags, by_keys
from tests.end2end.stage import Stage, duck, duel

K = Qt.Key
TOWN: Final = "duck_town"


class Player:
    """Plays with one kind of hand, and counts what was done."""

    def __init__(self, stage: Stage, hand: Way) -> None:
        self.stage = stage
        self.hand = hand
        self.done: list[str] = []

    def decide(self) -> None:
        way = builds_first(self.stage.offered(), self.done)
        self.done.append(type(way.action).__name__)
        self.hand(self.stage, way)


def test_by_keys_alone(stage: Stage) -> None:
    stage.remember(duel(game=TOWN))
    stage.key(K.Key_2, K.Key_Return)
    assert stage.shows(NewMatchDialog)
    stage.key(K.Key_Return)
    player = Player(stage, by_keys)
    stage.play(player.decide)
    assert {"Pick", "LayFaceDown", "Build", "TakeCoins", "Look", "Keep", "EndTurn"} <= set(player.done)
    assert stage.session.result is not None
    focused = QApplication.focusWidget()
    assert focused is not None
    assert stage.find(ResultPage).isAncestorOf(focused)
    stage.key(K.Key_Return)
    stage.wait_for_turn()
    assert stage.session.setup.game == TOWN
    assert stage.session.ply < 3
    assert stage.errors == []


def test_by_clicks_alone(stage: Stage) -> None:
    stage.remember(duel(6, game=TOWN))
    card = stage.find(Launcher).findChildren(GamePostcard)[1]
    stage.click(next(button for button in card.findChildren(Button) if button.isVisible()))
    stage.click(stage.find(NewMatchDialog).start)
    player = Player(stage, by_clicks)
    stage.play(player.decide)
    assert {"Pick", "LayFaceDown", "Build", "TakeCoins", "Look", "Keep", "EndTurn"} <= set(player.done)
    stage.click(stage.find(ResultPage).menu_button)
    assert stage.shows(Launcher)
    assert stage.errors == []


def test_with_every_card_dragged_in_a_tall_window(stage: Stage) -> None:
    # The street has two rows there.
    stage.window.resize(1024, 1400)
    stage.start(duel(7, game=TOWN))
    player = Player(stage, by_drags)
    stage.play(player.decide)
    assert {"Pick", "LayFaceDown", "Build", "Keep"} <= set(player.done)
    assert stage.errors == []


def lift_by_key(stage: Stage) -> None:
    """A key that was held already does nothing; one that is pressed and let go again lifts the cover."""
    cover = QApplication.focusWidget()
    assert isinstance(cover, ReadyButton)
    nothing = Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(cover, QKeyEvent(kind, K.Key_Return, nothing, "", autorep=kind == QEvent.Type.KeyPress))
    assert stage.shows(CoverPage)
    QTest.keyPress(cover, K.Key_Return)
    assert stage.shows(CoverPage)
    QTest.keyRelease(cover, K.Key_Return)


def lift_by_click(stage: Stage) -> None:
    stage.click(stage.find(ReadyButton))


@pytest.mark.parametrize(("hand", "lift"), [(by_keys, lift_by_key), (by_clicks, lift_by_click)], ids=["keys", "clicks"])
def test_two_people_and_a_duck_pass_the_screen_on(stage: Stage, hand: Way, lift: Callable[[Stage], None]) -> None:
    people = (Person("Ola", "poppy"), Person("Łukasz", "pip"))
    stage.window.plays.start(MatchSetup(TOWN, (*people, duck(game=TOWN)), 8, seed_typed=True))
    player = Player(stage, hand)
    at_screen: list[str] = []

    def decide() -> None:
        if stage.shows(CoverPage):
            # Nothing of the table is to be found before the person is ready.
            assert not stage.shows(TableView)
            at_screen.append(stage.find(ReadyButton).text().removeprefix("I am "))
            lift(stage)
            return
        (seat,) = stage.page.director.choosing
        assert people[seat].name == at_screen[-1]
        player.decide()

    stage.play(decide)
    assert set(at_screen) == {"Ola", "Łukasz"}
    assert len(player.done) > len(at_screen) > 10
    assert stage.errors == []


def test_seven_at_the_table(stage: Stage) -> None:
    ducks = [duck(name, "easy", TOWN) for name in DUCKS[1:7]]
    stage.start(MatchSetup(TOWN, (Person("", DUCKS[0]), *ducks), 9, seed_typed=True))
    player = Player(stage, by_clicks)
    stage.play(player.decide)
    assert stage.session.result is not None
    assert stage.errors == []
