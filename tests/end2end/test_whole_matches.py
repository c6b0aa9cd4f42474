"""Whole matches from the launcher to the scores: by keys alone, by clicks alone, and with every move dragged."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication

from duckgames.core.ducks import DUCKS
from duckgames.core.places import Slot
from duckgames.core.setup import MatchSetup, Person
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.launcher import Launcher
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.widgets import Button
from tests.end2end.stage import GAME, Stage, duck, duel, until

K = Qt.Key
ARROWS = (K.Key_Right, K.Key_Down, K.Key_Left, K.Key_Up)


def test_by_keys_alone(stage: Stage) -> None:
    stage.remember(duel())
    stage.key(K.Key_1, K.Key_Return)
    assert stage.shows(NewMatchDialog)
    stage.key(K.Key_Return)
    turns = 0

    def decide() -> None:
        nonlocal turns
        if stage.shows(RoundPanel):
            stage.key(K.Key_Return)
            return
        stage.key(K.Key_Return)
        assert stage.scene.holding is not None
        for arrow in (ARROWS[turns % 4], *ARROWS):
            before = stage.session.ply
            stage.key(arrow, K.Key_Return)
            turns += 1
            if stage.session.ply > before or stage.scene.holding is None:
                return

    stage.play(decide)
    assert turns > 10
    assert stage.session.result is not None
    focused = QApplication.focusWidget()
    assert focused is not None
    assert stage.find(ResultPage).isAncestorOf(focused)
    stage.key(K.Key_Return)
    stage.wait_for_turn()
    assert stage.session.ply < 3


def test_by_clicks_alone(stage: Stage) -> None:
    stage.remember(duel(6))
    card = stage.find(Launcher).findChildren(GamePostcard)[0]
    stage.click(next(button for button in card.findChildren(Button) if button.isVisible()))
    stage.click(stage.find(NewMatchDialog).start)
    turns = 0

    def decide() -> None:
        nonlocal turns
        if stage.shows(RoundPanel):
            stage.click(stage.button("Go on"))
            return
        offered = stage.offered()
        way = offered[turns % len(offered)]
        turns += 1
        stage.click(way.source)
        assert stage.scene.holding == way.source
        stage.click(way.target)

    stage.play(decide)
    assert turns > 10
    stage.click(stage.find(ResultPage).menu_button)
    assert stage.shows(Launcher)


def test_with_every_move_dragged(stage: Stage) -> None:
    stage.start(duel(7))
    turns = 0

    def decide() -> None:
        nonlocal turns
        if stage.shows(RoundPanel):
            stage.key(K.Key_Space)
            return
        offered = stage.offered()
        way = offered[turns % len(offered)]
        turns += 1
        assert way.source is not None
        stage.drag(way.source, way.target)
        until(lambda: stage.scene.holding is None)

    stage.play(decide)
    assert turns > 10
    assert stage.errors == []


def test_two_people_and_a_duck_at_one_screen(stage: Stage) -> None:
    people = (Person("Ola", "poppy"), Person("Łukasz", "pip"))
    stage.start(MatchSetup(GAME, (*people, duck()), 8, seed_typed=True))
    seats = set()

    def decide() -> None:
        if stage.shows(RoundPanel):
            stage.key(K.Key_Return)
            return
        way = stage.offered()[-1]
        assert isinstance(way.source, Slot)
        seats.add(way.source.zone.seat)
        assert stage.page.director.choosing == (way.source.zone.seat,)
        stage.click(way.source)
        stage.click(way.target)

    stage.play(decide)
    assert seats == {0, 1}
    assert stage.errors == []


def test_seven_at_the_table(stage: Stage) -> None:
    ducks = [duck(name, level) for name, level in zip(DUCKS[1:7], ("easy", "normal", "hard") * 2, strict=True)]
    stage.start(MatchSetup(GAME, (Person("", DUCKS[0]), *ducks), 9, seed_typed=True))
    stage.play(lambda: stage.key(K.Key_Return) if stage.shows(RoundPanel) else stage.move())
    assert stage.session.result is not None
    assert stage.errors == []


def test_pictures_of_matches_long_over_are_forgotten(stage: Stage) -> None:
    painted: list[str] = []

    def ask(when: str) -> None:
        stage.look.sprites.cached("an old picture", QSizeF(9, 9), 1, lambda _: painted.append(when))

    ask("first")
    stage.start(duel(1))
    ask("in the next match")
    stage.start(duel(2))
    stage.start(duel(3))
    ask("two matches later")
    assert painted == ["first", "two matches later"]
