"""A duck says why it did something, where the game wants that heard; and actions of a kind share one button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMenu

from duckgames.ai.player import Decision, Reason
from duckgames.core.events import CardMoved
from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture, Phrase
from duckgames.ui.log_entry import LogEntry
from duckgames.ui.said_aloud import SaidAloud
from tests.toy.game import PLAYED, Deed, hand
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


def test_it_says_nothing_where_the_person_wants_that(
    room: Room, reasons: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.start()
    monkeypatch.setattr(LaidView, "wording", {**LaidView.wording, "aloud.action.bury": "says: {reason}"})
    room.page.director.reasons = False
    room.page.director.on_reasoned(1, WHY)
    assert heard(room) == []


@pytest.fixture
def said(room: Room, reasons: None, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Something was said after a first round."""
    monkeypatch.setattr(LaidView, "wording", {**LaidView.wording, "aloud.action.bury": "says: {reason}"})
    room.win()
    room.page.director.on_reasoned(1, WHY)
    return room


def heard(room: Room) -> list[int]:
    """In which rows of the log something is said, the newest first."""
    return [n for n, text in enumerate(rows(room)) if "says:" in text]


def test_what_was_said_stays_in_its_place_when_the_table_is_shown_from_scratch(said: Room) -> None:
    before = rows(said)
    assert heard(said) == [0]
    said.session.seek(said.session.ply, 0)
    said.session.seek(0, 0)
    assert heard(said) == []
    said.session.seek(said.session.ply, 0)
    assert rows(said) == before


def test_what_was_said_stays_in_another_language(said: Room) -> None:
    before = rows(said)
    QApplication.sendEvent(said.page, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendEvent(said.page.log, QEvent(QEvent.Type.LanguageChange))
    assert rows(said) == before
    assert heard(said) == [0]


def test_what_was_said_before_a_move_stays_when_that_is_taken_back(said: Room) -> None:
    ply = said.session.ply
    said.click(said.buttons[0])
    said.qtbot.waitUntil(lambda: said.session.ply > ply and bool(said.page.director.choosing), timeout=30_000)
    said.session.undo()
    said.qtbot.waitUntil(lambda: said.session.ply == ply and bool(said.buttons), timeout=30_000)
    assert heard(said) == [0]


def test_what_was_said_of_a_move_goes_with_it() -> None:
    """Five events were told; the last two are taken back, and the match goes another way."""
    said = SaidAloud()
    early, late = (LogEntry(Phrase(key), 1, ()) for key in ("early", "late"))
    said.say(3, early)
    said.say(5, late)
    events = [CardMoved(source=Slot(hand(0), 0), target=Slot(PLAYED)) for _ in range(5)]
    presenter = LaidPresenter()

    def told(count: int) -> list[str]:
        return [row.phrase.key for row in said.log(events[:count], presenter)]

    plays = ["plays"] * 3
    assert told(5) == [*plays, "early", "plays", "plays", "late"]
    assert told(3) == [*plays, "early"]
    assert told(2) == plays[:2]
    assert told(5)[-1] == "late", "an earlier moment was only looked at"
    said.go_on(3)
    assert told(5) == [*plays, "early", "plays", "plays"]
    said.begin()
    assert told(5) == ["plays"] * 5


def test_the_log_knows_when_a_duck_played_for_a_person() -> None:
    """After one of six events a seat is given to a duck, and after four the person comes back."""
    said = SaidAloud()
    events = [CardMoved(source=Slot(hand(0), 0), target=Slot(PLAYED)) for _ in range(6)]

    def handed() -> list[bool]:
        return [row.handed for row in said.log(events, LaidPresenter())]

    assert handed() == [False] * 6
    for before, seats in ((0, ()), (1, (0,)), (2, (0,)), (4, ()), (5, (1,))):
        said.go_on(before, seats)
    assert handed() == [False, True, True, True, False, False], "seat 1 did nothing"
    said.say(3, LogEntry(Phrase("why"), 0, (), handed=True))
    assert handed() == [False, True, True, True, True, False, False]
    said.go_on(2, ())
    assert handed() == [False, True, False, False, False, False], "what came later was taken back"
    said.begin()
    assert handed() == [False] * 6


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
    assert isinstance(inner, QMenu)
    assert [action.text() for action in inner.actions()] == ["Bury a card under the deck of 6", "Toast"]
    inner.actions()[0].trigger()
    assert room.session.ply == ply + 1
    assert room.buttons == ()
    assert not menu.isVisible()


def test_a_hint_marks_the_button_of_its_group(room: Room, grouped: None) -> None:
    room.win()
    room.page.director.on_hinted(Decision(Deed.TOAST, 1, 0.0))
    assert room.page.strip.row._hinted == 0
