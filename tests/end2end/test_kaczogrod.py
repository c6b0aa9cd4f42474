"""Whole matches of Kaczogród from the launcher to the scores: by keys alone, by clicks alone, dragged, and shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.core.ducks import DUCKS
from duckgames.core.options import Options
from duckgames.core.presenter import Affordance, Gesture
from duckgames.core.setup import MatchSetup, Person
from duckgames.core.setup import Player as Seated
from duckgames.games.kaczogrod.rules.actions import Play
from duckgames.games.kaczogrod.view.hand_sheet import HandSheet
from duckgames.ui.cover_page import CoverPage, ReadyButton
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.launcher import Launcher
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.result_page import ResultPage
from duckgames.ui.table import TableView
from duckgames.ui.widgets import Button
from tests.end2end.hands import Way, by_clicks, by_drags, by_keys, label
from tests.end2end.stage import Stage, duck, until
from tests.end2end.test_duck_town import lift_by_click, lift_by_key

K = Qt.Key
CITY: Final = "kaczogrod"
OPTIONS: Final[Options] = {"length": 53, "deck_0": "raider", "deck_1": "builder"}


def match(seed: int, *people: Person, ducks: int = 1) -> MatchSetup:
    """A short match against easy ducks."""
    seats: list[Seated] = [*(people or (Person("", "poppy"),))]
    seats += [duck(name, game=CITY) for name in DUCKS[1 : 1 + ducks]]
    return MatchSetup(CITY, tuple(seats), seed, OPTIONS, seed_typed=True)


class Player:
    """Plays with one kind of hand: what was not done yet first, else mostly what builds."""

    def __init__(self, stage: Stage, hand: Way, seed: int = 1) -> None:
        self.stage = stage
        self.hand = hand
        self.dice = Random(seed)
        self.done: list[str] = []
        self.offered: Counter[str] = Counter()

    @property
    def neglected(self) -> set[str]:
        """Kinds of action that were never done, though offered more often than all others can have been put first.

        Which kinds a match brings depends on the ducks, and theirs on how busy the machine is; so none is asked for.
        """
        return {kind for kind, times in self.offered.items() if kind not in self.done and times > len(self.offered)}

    def decide(self) -> None:
        open_hands = self.stage.all(HandSheet)
        if open_hands:
            self.take_from(open_hands[0])
            return
        # The buttons come a moment after the choice they stand for.
        until(lambda: bool(self.ways()), "a way to choose")
        ways = self.ways()
        self.offered.update({type(way.action).__name__ for way in ways})
        way = self.pick(ways)
        self.done.append(type(way.action).__name__)
        self.hand(self.stage, way)

    def take_from(self, sheet: HandSheet) -> None:
        """Chooses the card of an open hand that is read."""
        if self.hand is by_keys:
            self.stage.key(K.Key_Return)
        else:
            spot = sheet.grid.rect_of(0).center().toPoint()
            QTest.mouseClick(sheet.grid, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)

    def shown(self) -> list[str]:
        """What the buttons say that are not in the menu of the last one."""
        return [button.accessibleName() for button in self.stage.page.strip.row.buttons]

    def ways(self) -> list[Affordance]:
        """What can be done but for proposals and attacks on oneself, whose menus and questions have their own tests."""
        seat, shown = self.stage.page.director.choosing[0], self.shown()
        # An event that lasts beside one's own city may be all there is to end.
        on_itself = [way for way in self.stage.offered() if isinstance(way.action, Play) and way.action.seat == seat]
        ways = [way for way in self.stage.offered() if not way.group and way not in on_itself]
        return [way for way in ways if way.gesture is not Gesture.BUTTON or label(self.stage, way) in shown]

    def pick(self, ways: Sequence[Affordance]) -> Affordance:
        new = [way for way in ways if type(way.action).__name__ not in self.done]
        builds = [way for way in ways if type(way.action).__name__ == "Add"]
        return self.dice.choice(new or (builds if builds and self.dice.random() < 0.6 else ways))


def test_by_keys_alone(stage: Stage) -> None:
    stage.remember(match(5))
    stage.key(K.Key_3, K.Key_Return)
    assert stage.shows(NewMatchDialog)
    stage.key(K.Key_Return)
    player = Player(stage, by_keys)
    stage.play(player.decide)
    assert {"Start", "Add"} <= set(player.done)
    assert player.neglected == set()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert stage.find(ResultPage).isAncestorOf(focused)
    assert stage.errors == []


def test_by_clicks_alone(stage: Stage) -> None:
    stage.remember(match(6))
    card = stage.find(Launcher).findChildren(GamePostcard)[2]
    stage.click(next(button for button in card.findChildren(Button) if button.isVisible()))
    stage.click(stage.find(NewMatchDialog).start)
    player = Player(stage, by_clicks)
    stage.play(player.decide)
    assert {"Start", "Add"} <= set(player.done)
    assert player.neglected == set()
    stage.click(stage.find(ResultPage).menu_button)
    assert stage.shows(Launcher)
    assert stage.errors == []


def test_with_every_card_dragged_among_four(stage: Stage) -> None:
    stage.start(match(7, ducks=3))
    player = Player(stage, by_drags)
    stage.play(player.decide)
    assert {"Start", "Add"} <= set(player.done)
    assert player.neglected == set()
    assert stage.errors == []


@pytest.mark.parametrize(("hand", "lift"), [(by_keys, lift_by_key), (by_clicks, lift_by_click)], ids=["keys", "clicks"])
def test_two_people_pass_the_screen_on(stage: Stage, hand: Way, lift: Callable[[Stage], None]) -> None:
    people = (Person("Ola", "poppy"), Person("Łukasz", "reed"))
    stage.window.plays.start(match(8, *people, ducks=1))
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
    assert stage.errors == []
