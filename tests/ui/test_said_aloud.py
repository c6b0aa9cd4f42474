"""A duck says why it did something, where the game wants that heard; and actions of a kind share one button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from duckgames.ai.player import Decision, Reason
from duckgames.core.presenter import Affordance, Gesture, Phrase
from tests.toy.game import Deed
from tests.ui.dialogs import texts
from tests.ui.laid_table import LaidPresenter, LaidView, Room, room

__all__ = ["room"]

WHY = Decision(Deed.BURY, 1, 0.0, Reason("bored"))


@pytest.fixture
def reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """A presenter with words for reasons."""
    real = LaidPresenter.phrase

    def phrase(self: LaidPresenter, thing: object, seen: object = None) -> Phrase | None:
        return Phrase("action.toast") if isinstance(thing, Reason) else real(self, thing, seen)  # type: ignore[arg-type]

    monkeypatch.setattr(LaidPresenter, "phrase", phrase)


def rows(room: Room) -> list[str]:
    model = room.page.log._model
    return [model.sentence(n) for n in range(model.rowCount())]


def test_a_duck_says_why_in_the_log_and_to_who_looks_on(
    room: Room, reasons: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.start()
    monkeypatch.setattr(LaidView, "wording", {**LaidView.wording, "aloud.action.bury": "says: {reason}"})
    room.page.director.on_reasoned(1, WHY)
    assert any("says: Toast" in text for text in rows(room))
    assert any("says: Toast" in text for text in texts(room.page.toast))


def test_it_keeps_to_itself_what_the_game_does_not_want_said(room: Room, reasons: None) -> None:
    room.start()
    before = rows(room)
    room.page.director.on_reasoned(1, WHY)
    assert rows(room) == before


@pytest.fixture
def grouped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both deeds are chosen from a menu in a menu."""
    real = LaidPresenter.affordances

    def affordances(self: LaidPresenter, seen: Any, legal: Sequence[Any]) -> tuple[Affordance, ...]:
        shown = real(self, seen, legal)
        ways = ("ask.deed", "ask.bid")
        return tuple(replace(way, group=ways) if way.gesture is Gesture.BUTTON else way for way in shown)

    monkeypatch.setattr(LaidPresenter, "affordances", affordances)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_actions_of_a_group_are_chosen_from_the_menu_of_one_button(room: Room, grouped: None) -> None:
    room.win()
    (button,) = room.buttons
    assert room.words[0].endswith("\N{HORIZONTAL ELLIPSIS}")
    ply = room.session.ply
    room.click(button)
    assert room.session.ply == ply, "nothing is chosen yet"
    menu = room.page.strip.row._group
    (entry,) = menu.actions()
    inner = entry.menu()
    assert inner is not None
    assert [action.text() for action in inner.actions()] == ["Bury a card under the deck of 6", "Toast"]
    inner.actions()[0].trigger()
    assert room.session.ply == ply + 1
    assert room.buttons == ()
    assert not menu.isVisible()


def test_a_hint_marks_the_button_of_its_group(room: Room, grouped: None) -> None:
    room.win()
    room.page.director.on_hinted(Decision(Deed.TOAST, 1, 0.0))
    assert room.page.strip.row._hinted == 0
