"""Discard piles are open to all: each can be looked through, with the mouse and with the keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.pile_grid import PileGrid
from duckgames.games.kaczogrod.view.piles import PileSheet
from tests.games.kaczogrod.positions import DONE, choose, do, legal, play, position
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk


def laid(make_desk: MakeDesk, size: tuple[int, int] = (1280, 744)) -> Desk:
    """A table in the turn of the person, with something in every pile."""
    desk = make_desk(3, size=size, seed=6)
    assert desk.play_until(lambda s: s.seat == 0 and s.phase is Phase.TURN and all(len(pile) > 3 for pile in s.piles))
    desk.offer()
    return desk


def opened(desk: Desk) -> PileSheet:
    sheet = desk.table._piles.sheet
    assert sheet is not None
    assert sheet.is_open
    return sheet


def read(grid: PileGrid) -> str:
    return "" if grid.current is None else grid.current.id


def test_a_press_opens_the_own_pile_and_escape_closes_it(make_desk: MakeDesk) -> None:
    desk = laid(make_desk)
    desk.host.activateWindow()
    desk.click(zones.pile(0))
    sheet = opened(desk)
    assert read(sheet.grid) == desk.scene.table.zones[zones.pile(0)][None][-1].id, "the last card first"
    assert desk.table._board.size(zones.pile(0)) == len(sheet.grid._faces)
    QTest.keyClick(sheet.grid, Qt.Key.Key_Escape)
    assert not sheet.is_open


def test_every_card_of_a_rival_is_read_with_the_arrows(make_desk: MakeDesk) -> None:
    desk = laid(make_desk)
    button = desk.table._piles.buttons[2]
    assert button.isVisible()
    QTest.keyClick(button, Qt.Key.Key_Return)
    sheet = opened(desk)
    cards = [card.id for card in reversed(desk.scene.table.zones[zones.pile(2)][None])]
    QApplication.processEvents()
    seen = [read(sheet.grid)]
    for _ in cards[1:]:
        QTest.keyClick(sheet.grid, Qt.Key.Key_Right)
        seen.append(read(sheet.grid))
        assert sheet.grid.current is not None
        assert sheet.grid.current.name in sheet.grid.accessibleName()
    assert seen == cards


def test_the_mouse_reads_the_card_under_it(make_desk: MakeDesk) -> None:
    desk = laid(make_desk)
    desk.table._piles.open(1)
    sheet = opened(desk)
    QApplication.processEvents()
    spot = sheet.grid.rect_of(2).center().toPoint()
    QTest.mouseClick(sheet.grid, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert read(sheet.grid) == desk.scene.table.zones[zones.pile(1)][None][-3].id


def test_an_open_pile_is_put_away_when_another_takes_the_screen(make_desk: MakeDesk) -> None:
    desk = laid(make_desk)
    desk.table._piles.open(1)
    sheet = opened(desk)
    desk.table.rebuild(desk.seen, 1)
    assert not sheet.is_open


def test_buttons_of_piles_lie_in_the_panels_at_every_size(make_desk: MakeDesk) -> None:
    for size in ((1024, 592), (1280, 744), (1920, 1016)):
        desk = laid(make_desk, size)
        for seat in (1, 2):
            button = desk.table._piles.buttons[seat]
            assert desk.table._showing.rival(seat).panel.contains(button.geometry().toRectF())
            assert button.height() >= 28
        assert not desk.table._piles.buttons[0].isVisible()


def test_a_card_of_a_rival_is_chosen_from_the_hand_that_lies_open(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    state = position(hands=["pickpocket", "bank zoo", "cafe"], seats=3)
    asked = do(state, play("pickpocket", 1), DONE)
    assert asked.phase is Phase.DISCARD
    desk.table.rebuild(GAME.observe(asked, 0), 0)
    desk.table.offer(GAME.observe(asked, 0), 0, legal(asked))
    sheet = desk.table._piles.hand
    assert sheet is not None
    assert sheet.is_open
    assert {face.id for face in sheet.grid._faces} == {"bank", "zoo"}
    QTest.keyClick(sheet.grid, Qt.Key.Key_Right)
    chosen = read(sheet.grid)
    QTest.keyClick(sheet.grid, Qt.Key.Key_Return)
    assert desk.chosen == [choose(chosen)]
    assert not sheet.is_open


def test_an_open_hand_is_put_away_when_nothing_is_to_be_chosen(make_desk: MakeDesk) -> None:
    desk = make_desk(3)
    asked = do(position(hands=["pickpocket", "bank zoo", "cafe"], seats=3), play("pickpocket", 1), DONE)
    desk.table.offer(GAME.observe(asked, 0), 0, legal(asked))
    sheet = desk.table._piles.hand
    assert sheet is not None
    assert sheet.is_open
    desk.table.withdraw()
    assert not sheet.is_open
