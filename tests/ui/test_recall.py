"""What a person can call back: all that is new since the last turn, at any time, and how the match stands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duckgames.core.events import CardMoved, RoundEnded
from duckgames.core.match import Match
from duckgames.core.places import Slot
from duckgames.core.presenter import Phrase
from duckgames.ui.log_panel import LogModel
from duckgames.ui.match_recall import points_so_far
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.round_panel import RoundPanel, RoundRows
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label
from tests.session.helpers import bids, duck, find_game, played
from tests.toy.game import DECK, Bids, Observation
from tests.ui.bids_table import BidsPresenter, BidsView
from tests.ui.dialogs import texts
from tests.ui.hot_seat import PEOPLE, PLENTY, Sofa, sofa
from tests.ui.laid_table import Room, room

__all__ = ["room", "sofa"]

K = Qt.Key


def duck_wins() -> int:
    """A seed that gives the third seat the highest card."""
    for seed in range(200):
        hands = Match(find_game("bids"), bids(*PEOPLE, duck("last"), seed=seed)).state.hands
        if max(hands[2]) > max(hands[0] + hands[1]):
            return seed
    raise AssertionError


def rows(sofa: Sofa) -> list[str]:
    """What the panel tells, newest first."""
    (model,) = sofa.page.recall_panel.findChildren(LogModel)
    return [str(model.data(model.index(row))) for row in range(model.rowCount())]


def points(sofa: Sofa) -> tuple[int, ...]:
    """What everybody has by what the person at the screen sees."""
    return points_so_far(sofa.session.setup, sofa.session.observation(sofa.session.viewer))


def test_the_panel_grows_while_the_ducks_play_on(sofa: Sofa) -> None:
    sofa.start(duck("patient"), seed=duck_wins())
    sofa.take()
    sofa.tap(K.Key_R)
    assert not sofa.page.recall_panel.isVisible()
    assert "Nothing has happened yet." in texts(sofa.page.toast)
    for n in range(2):
        if n:
            sofa.take()
        sofa.choose(-1)
    sofa.tap(K.Key_R)
    assert "Nothing has happened yet." in texts(sofa.page.toast)
    sofa.session.hurry()
    sofa.qtbot.waitUntil(lambda: any(isinstance(event, CardMoved) for event in sofa.table.played), timeout=PLENTY)
    sofa.tap(K.Key_R)
    assert [row.split(":")[0] for row in rows(sofa)] == ["Reed", "Max", "Ola"]
    sofa.session.hurry()
    sofa.qtbot.waitUntil(lambda: sofa.covered, timeout=PLENTY)
    assert not sofa.page.recall_panel.isVisible()
    sofa.take()
    sofa.tap(K.Key_R)
    assert [row.split(":")[0] for row in rows(sofa)] == ["Reed", "Max", "Ola"]


def test_each_hears_what_came_since_the_own_turn_as_that_seat_saw_it(sofa: Sofa) -> None:
    sofa.start(seed=7)
    for _ in PEOPLE:
        sofa.take()
        sofa.choose(-1)
    if sofa.covered:
        sofa.take()
    winner = sofa.session.viewer
    assert winner is not None
    sofa.choose(0)
    # Drawn by one, seen by one: the other hears of it without the face.
    if sofa.covered:
        sofa.take()
    heard: dict[int, list[str]] = {}
    for _ in PEOPLE:
        viewer = sofa.session.viewer
        assert viewer is not None
        sofa.tap(K.Key_R)
        assert sofa.page.recall_panel.isVisible()
        assert sofa.page.recall_panel.isAncestorOf(sofa.focused())
        heard[viewer] = rows(sofa)
        sofa.tap(K.Key_Escape)
        assert not sofa.page.recall_panel.isVisible()
        sofa.choose(0)
        if sofa.covered:
            sofa.take()
    draws = {seat: next(row for row in told if row.startswith("A card is drawn.")) for seat, told in heard.items()}
    assert "secret" in draws[winner]
    assert "secret" not in draws[1 - winner]
    assert any("plays" in row for row in heard[1 - winner])


def test_the_panel_is_put_away_by_its_button_and_gives_the_keys_back(sofa: Sofa) -> None:
    sofa.resume(played(bids(*PEOPLE), plies=3).to_record("0"))
    sofa.take()
    sofa.tap(K.Key_R)
    (close,) = sofa.page.recall_panel.findChildren(Button)
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not sofa.page.recall_panel.isVisible()
    assert sofa.focused() is sofa.table.buttons[0]


@pytest.mark.parametrize("way", [K.Key_Escape, K.Key_R, None])
def test_what_is_put_away_is_outlined_no_more(sofa: Sofa, way: Qt.Key | None) -> None:
    sofa.resume(played(bids(*PEOPLE), plies=3).to_record("0"))
    sofa.take()
    sofa.tap(K.Key_R)
    assert sofa.table.outlined
    # The keys may be elsewhere by then.
    sofa.table.buttons[0].setFocus()
    sofa.page.recall.outline((Slot(DECK),))
    if way is None:
        sofa.page.recall.close()
    else:
        sofa.tap(way)
    assert not sofa.page.recall_panel.isVisible()
    assert sofa.table.outlined == ()


@pytest.mark.parametrize("sheet", ["", "QToolTip { padding: 1px }"])
def test_the_heading_takes_a_second_line_before_it_is_cut(
    look: Look, qapp: QApplication, qtbot: QtBot, sheet: str
) -> None:
    # A program-wide style sheet takes fonts back and gives them again on showing, so the layout settles an event later.
    before = qapp.styleSheet()
    qapp.setStyleSheet(sheet)
    look.use_text_scale(1.5)
    ground = QWidget()
    qtbot.addWidget(ground)
    panel = RecallPanel(look, ground)
    panel.use_heading("С вашего прошлого хода за этим столом")
    panel.resize(280, 400)
    panel.show()
    ground.show()
    (heading,) = (label for label in panel.findChildren(Label) if label.text().startswith("С вашего"))
    line = QFontMetricsF(heading.font()).height()
    qtbot.waitUntil(lambda: heading.height() >= heading.heightForWidth(heading.width()) > line * 1.5)
    qapp.setStyleSheet(before)


def test_the_standing_has_points_only_where_they_are_counted(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    sofa.start()
    sofa.take()
    assert points(sofa) == (0, 0)
    sofa.tap(K.Key_I)
    assert "Choosing now: Ola. Points: Ola 0, Max 0." in texts(sofa.page.toast)
    table = Bids.table

    def without_points(self: Bids, seen: Observation) -> object:
        return replace(table(self, seen), counters={})

    monkeypatch.setattr(Bids, "table", without_points)
    assert points(sofa) == ()
    sofa.tap(K.Key_I)
    assert "Choosing now: Ola." in texts(sofa.page.toast)


def test_the_standing_ends_with_what_the_viewer_has(sofa: Sofa, monkeypatch: pytest.MonkeyPatch) -> None:
    def holdings(presenter: object, seen: Observation) -> Phrase:
        return Phrase("holds", {"cards": len(seen.hands[seen.viewer or 0])})

    monkeypatch.setattr(BidsPresenter, "holdings", holdings)
    sofa.start()
    sofa.take()
    sofa.tap(K.Key_I)
    viewer = sofa.session.observation(sofa.session.viewer)
    words = f"Points: Ola 0, Max 0. Bid one of these: {len(viewer.hands[0])}"
    assert any(words in said for said in texts(sofa.page.toast))


def test_the_standing_is_that_of_the_moment_on_the_screen(sofa: Sofa) -> None:
    sofa.start()
    sofa.take()
    sofa.choose()
    sofa.take()
    sofa.table.slow = True
    sofa.choose(-1)
    assert sofa.table.busy
    sofa.tap(K.Key_I)
    assert any("Points: Ola 0, Max 0." in said for said in texts(sofa.page.toast))
    assert points(sofa) != (0, 0)
    sofa.table.finish()
    if sofa.covered:
        sofa.take()
    sofa.tap(K.Key_I)
    ola, max_ = points(sofa)
    assert any(f"Points: Ola {ola}, Max {max_}." in said for said in texts(sofa.page.toast))


def test_a_round_of_a_game_without_totals_tells_its_points_alone(look: Look) -> None:
    ground = QWidget()
    ground.resize(900, 600)
    panel = RoundPanel(look, ground)
    event = RoundEnded(number=2, reason="all", points=(3, 5))
    words = Texts(BidsView(), PEOPLE)
    panel.show_round(event, "", (), PEOPLE, words, lowest_wins=False)
    (lines,) = panel.findChildren(RoundRows)
    assert lines.accessibleName() == "Ola: 3 in this round; Max: 5 in this round"
    panel.show_round(event, "", (4, 9), PEOPLE, words, lowest_wins=False)
    assert lines.accessibleName() == "Ola: 3 in this round, 4 in all; Max: 5 in this round, 9 in all"
    assert not lines.grab().isNull()


def taken_back(room: Room) -> int:
    """Takes a move back and answers the ply before that."""
    room.win()
    room.click(room.buttons[0])
    ply = room.session.ply
    room.tap(K.Key_Z)
    assert room.session.ply < ply
    assert "Move taken back. The match is practice now and does not count." in texts(room.page.toast)
    return ply


def test_what_was_taken_back_is_done_again_by_a_click(room: Room) -> None:
    ply = taken_back(room)
    redo = room.page.toast.button
    assert (redo.text(), redo.isVisible()) == ("Redo", True)
    room.click(redo)
    assert room.session.ply >= ply
    assert not room.page.toast.isVisible()


def test_the_redo_is_one_tab_behind_the_table(room: Room) -> None:
    ply = taken_back(room)
    for _ in range(8):
        if room.focused() is room.table.view:
            room.tap(K.Key_Tab)
    assert room.focused() is room.page.toast.button
    room.tap(K.Key_Return)
    assert room.session.ply >= ply
    assert room.focused() is room.table.view, "the keys go on at the table"


def test_the_redo_goes_when_something_else_is_played(room: Room) -> None:
    taken_back(room)
    room.page.toast.button.setFocus()
    bury = next(button for button in room.buttons if button.text().startswith("Bury"))
    room.click(bury)
    assert not room.session.undo_state.redo
    assert not room.page.toast.isVisible()


def test_the_redo_goes_with_the_key_that_does_it(room: Room) -> None:
    taken_back(room)
    room.page.toast.button.setFocus()
    room.tap(K.Key_Y)
    assert not room.page.toast.isVisible()
    assert room.focused() is room.table.view


def test_a_message_without_redo_outlives_other_moves(room: Room) -> None:
    room.win()
    room.tap(K.Key_I)
    room.click(room.buttons[0])
    assert room.page.toast.isVisible()
    assert not room.page.toast.button.isVisible()


def test_r_works_while_a_duck_thinks_and_at_the_end_of_a_round(room: Room) -> None:
    room.start(level="patient")
    director, panel = room.page.director, room.page.recall_panel

    def a_round_is_over() -> bool:
        choice = director._show.choice
        if choice is not None:
            director.on_confirmed(choice.legal[0])
        elif not room.session.observation(0).discards:
            room.session.hurry()
        return bool(room.session.observation(0).discards) and director.choosing == (1,)

    room.qtbot.waitUntil(a_round_is_over, timeout=PLENTY)
    room.tap(K.Key_R)
    assert panel.isVisible()
    room.tap(K.Key_Escape)
    assert not panel.isVisible()
    page = room.page
    page.director._show.show_round(RoundEnded(number=1, reason="deck", points=(1, 2)), ())
    assert page.round_panel.isVisible()
    room.tap(K.Key_R)
    assert panel.isVisible()
    assert page.round_panel.isVisible()
    room.tap(K.Key_Escape)
    assert not panel.isVisible()
    room.tap(K.Key_Return)
    assert not page.round_panel.isVisible()
    assert room.focused() is room.table.view
