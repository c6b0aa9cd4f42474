"""What lies beside the hand says all of it, however large letters are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from duckgames.core.places import Card, Slot
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.state import Phase
from duckgames.games.duck_town.view.all_signs import DECK, ROLE
from duckgames.games.duck_town.view.own import DeckSign, RoleSign
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.postcard_face import wrapped
from duckgames.ui.theme import Look
from tests.games.duck_town.view.conftest import MakeDesk

LONG = "Назовите роль: она пропустит весь свой ход."


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 592), (1280, 744), (1433, 915)])
def test_a_power_is_said_whole_in_the_room_before_the_hand(
    make_desk: MakeDesk, look: Look, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float
) -> None:
    look.use_text_scale(text)
    desk = make_desk(4, size)
    assert desk.play_until(lambda state: state.seat == 0 and state.phase == Phase.TURN and len(state.hands[0]) < 5)
    (sign,) = (item.sign for item in desk.table._signs[ROLE] if isinstance(item.sign, RoleSign))
    monkeypatch.setattr(RoleSign, "told", lambda sign, card: LONG)
    card = sign.role()
    assert isinstance(card, Card)
    wide, font = sign._set(card)
    assert len(wrapped(LONG, font, wide, len(LONG))) * sign._step(font) <= sign._tall(card)
    assert sign.rect().width() == wide
    assert sign.rect().right() < desk.scene.rect_of(Slot(zones.hand(0), 0)).left()


def test_words_make_way_for_a_hand_that_grew(make_desk: MakeDesk, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    look.use_text_scale(1.5)
    monkeypatch.setattr(RoleSign, "told", lambda sign, card: 3 * LONG)
    desk = make_desk(4, (1024, 592))
    assert desk.play_until(lambda state: state.seat == 0 and state.phase == Phase.TURN and len(state.hands[0]) < 5)
    (item,) = (item for item in desk.table._signs[ROLE] if isinstance(item.sign, RoleSign))
    hand, shown = Slot(zones.hand(0), 0), []
    for _ in range(40):
        desk.step()
        cards = len(desk.state.hands[0])
        if item.isVisible() and cards:
            right = item.pos().x() + item.pixmap().deviceIndependentSize().width()
            shown.append(cards)
            assert right <= max(desk.scene.rect_of(hand).left(), desk.table.plan.words.right() + 2)
    assert len(set(shown)) > 1


@pytest.mark.parametrize(("words", "bare"), [("left", False), ("осталось ещё так много", True)])
def test_the_deck_says_a_bare_number_where_words_have_no_room(
    make_desk: MakeDesk, monkeypatch: pytest.MonkeyPatch, words: str, bare: bool
) -> None:
    desk = make_desk(4, (1024, 592))
    (sign,) = (item.sign for item in desk.table._signs[DECK] if isinstance(item.sign, DeckSign))
    said: list[str] = []
    monkeypatch.setattr(Showing, "say", lambda showing, key, **args: f"{words} {args['number']}")
    monkeypatch.setattr(Showing, "write", lambda showing, p, rect, text, *how, **more: said.append(text))
    left, ground = desk.table._board.size(zones.DECK), QPixmap(200, 300)
    painter = QPainter(ground)
    sign.paint(painter, QRectF(0, 0, sign.rect().width(), sign.rect().height()))
    painter.end()
    assert said == [str(left) if bare else f"{words} {left}"]
