"""The test game laid out on a card table of the real kind, with its strip, its panel, and something of everything.

A card is bid by a drag onto the pile of played ones; drawing is a press on the deck; burying and toasting are buttons.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duckgames.core import registry
from duckgames.core.events import CardMoved, Event
from duckgames.core.game import Refusal
from duckgames.core.places import Card, Seat, Slot, Zone
from duckgames.core.presenter import Affordance, Gesture, Phrase, Place, Who
from duckgames.core.setup import MatchSetup, Player
from duckgames.core.table import Stack
from duckgames.session.ai_client import AiClient
from duckgames.session.game_session import GameSession
from duckgames.ui.match_page import MatchPage
from duckgames.ui.sounds import NullSounds, Sounds
from duckgames.ui.table import Kind, Placement, TableScene, TableView
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard, GameTable
from duckgames.ui.widgets import Button
from tests import toy
from tests.session.helpers import duck, find_game, person
from tests.session.players import make, nobody
from tests.toy.game import DECK, DISCARDS, PLAYED, Bid, Deed, Observation, hand
from tests.ui.dialogs import ToyView
from tests.ui.table.toy import Painter

CARD = QSizeF(80, 96)
PLENTY = 30_000


class LaidPresenter:
    """What `core.presenter.Presenter` asks for."""

    def affordances(self, seen: Observation, legal: Sequence[Any]) -> tuple[Affordance, ...]:
        return tuple(_affordance(seen, action) for action in legal)

    def attempt(self, seen: Observation, source: Place, target: Place | None) -> Any:
        if isinstance(source, Slot) and source.zone == hand(seen.viewer or 0) and isinstance(source.at, int):
            return Bid(seen.hands[seen.viewer or 0][source.at])
        return None

    def phrase(self, thing: object, seen: Observation | None = None) -> Phrase | None:
        if isinstance(thing, CardMoved) and thing.target.zone == PLAYED and thing.source.zone.seat is not None:
            return Phrase("plays", {"who": Who(thing.source.zone.seat)})
        if isinstance(thing, Deed):
            return Phrase(f"action.{thing.name.lower()}", {"n": 0 if seen is None else len(seen.deck)})
        if isinstance(thing, Refusal):
            return Phrase(f"refused.{thing.code}")
        return Phrase("action.bid", {"number": thing.card}) if isinstance(thing, Bid) else None

    def prompt(self, seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
        return (Phrase("ask.bid") if seen.turn != seat else Phrase("ask.deed")), Phrase("how")

    def status(self, seen: Observation) -> tuple[Phrase, ...]:
        return ()

    def holdings(self, seen: Observation) -> Phrase | None:
        return None

    def aside(self, events: Sequence[Event], seen: Observation) -> Phrase | None:
        return None


def _affordance(seen: Observation, action: Bid | Deed) -> Affordance:
    if isinstance(action, Bid):
        seat = seen.viewer or 0
        source = Slot(hand(seat), seen.hands[seat].index(action.card))
        return Affordance(action, source, PLAYED, Gesture.DRAG, "plus")
    if action is Deed.DRAW:
        return Affordance(action, DECK, None, Gesture.TAP, "plus")
    return Affordance(action, None, None, Gesture.BUTTON)


class LaidView(ToyView):
    """What `ui.view.GameView` asks for; `toast` is asked about first, and burying has a short word."""

    wording: Mapping[str, object] = {
        **ToyView.wording,
        "plays": "{who} plays",
        "action.bid": "Bid {number}",
        "action.draw": "Draw",
        "action.bury": "Bury a card under the deck of {n}",
        "short.action.bury": "Bury",
        "action.toast": "Toast",
        "confirm.action.toast": "Toast, and take nothing back?",
        "why.not_now": "later",
        "refused.not_now": "Not now.",
        "ask.bid": "Bid a card.",
        "ask.deed": "You won the round: draw, bury or toast.",
        "how": "Drag it, or press a button.",
    }

    def __init__(self, strip: bool = False, panel: bool = False) -> None:
        super().__init__()
        self._places = (strip, panel)

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> GameTable:
        return LaidTable(look, parent, *self._places)


class LaidTexts:
    """A `ui.table.TableTexts`."""

    def verb(self, affordance: Affordance) -> str:
        return "do it"

    def reason(self, source: Slot, target: Slot) -> str | None:
        return None

    def price(self, affordance: Affordance) -> str:
        return ""

    def name(self, slot: Slot, stack: Stack) -> str:
        return f"{slot.zone.name} {slot.at}"


class LaidPainter(Painter):
    """Cards with their numbers; those of the test game are called otherwise."""

    def pixmap(self, stack: Stack, zone: Zone, size: QSizeF, dpr: float) -> QPixmap:
        return super().pixmap(tuple(each and Card("duck", each.id) for each in stack), zone, size, dpr)


class LaidTable(QWidget):
    """A `ui.view.GameTable`; see there."""

    chosen = Signal(object)
    attempted = Signal(object, object)
    pointed = Signal(object)
    idle = Signal()
    arranged = Signal()

    def __init__(self, look: Look, parent: QWidget, strip: bool, panel: bool) -> None:
        super().__init__(parent)
        self.widget: QWidget = self
        self._strip, self._panel = strip, panel
        self.scene = TableScene(look, LaidPainter(look), LaidTexts(), parent=self)
        self.view = TableView(self.scene, self)
        self._arranged = QTimer(self, singleShot=True, interval=0)
        self._arranged.timeout.connect(self.arranged)
        self.blocked: Mapping[Slot, str] = {}
        self.shown: list[FocusCard] = []
        self._seat: Seat = 0
        for name in ("chosen", "attempted", "pointed", "idle"):
            getattr(self.scene, name).connect(getattr(self, name))
        self.scene.readable = lambda slot: self.focus_card(slot) is not None
        self.setFocusProxy(self.view)

    @property
    def busy(self) -> bool:
        return self.scene.busy

    def rebuild(self, seen: Observation, seat: Seat) -> None:
        self._seat = seat
        self.scene.set_table(toy.GAME.table(seen), self._layout())

    def play(self, events: Sequence[Event]) -> None:
        self.scene.play(events)

    def offer(self, seen: Observation, seat: Seat, legal: Sequence[Any]) -> None:
        self.scene.offer(LaidPresenter().affordances(seen, legal))

    def withdraw(self) -> None:
        self.scene.withdraw()

    def propose(self, affordance: Affordance) -> None:
        self.scene.proposal.show(affordance)

    def finish(self) -> None:
        self.scene.finish()

    def outline(self, slots: Sequence[Slot]) -> None:
        self.scene.outline(slots)

    def refuse(self, slots: Sequence[Slot]) -> None:
        self.scene.refuse(slots)

    def show_blocked(self, reasons: Mapping[Slot, str]) -> None:
        self.blocked = reasons
        self.scene.veil({slot: partial(str, reason) for slot, reason in reasons.items()})

    def hint(self, action: Any | None) -> None:
        """Only buttons are asked about here."""

    def show_thinking(self, seats: Sequence[Seat]) -> None:
        """The top bar shows it."""

    def show_tracker(self, shown: bool) -> None:
        """There is none."""

    def show_legal(self, shown: bool) -> None:
        self.scene.show_places(shown)

    def log_rect(self) -> QRect:
        return QRect()

    def strip_rect(self) -> QRect:
        return QRect(20, self.height() - 230, self.width() - 360, 60) if self._strip else QRect()

    def focus_rect(self) -> QRect:
        return QRect(self.width() - 320, 20, 300, 380) if self._panel else QRect()

    def focus_card(self, slot: Slot) -> FocusCard | None:
        stack = self.scene.table.stack(slot)
        card = stack[slot.at] if isinstance(slot.at, int) and slot.at < len(stack) else None
        if card is None:
            return None
        legal = self.scene.keyboard.places(slot.zone) and slot not in self.blocked

        def paint(p: QPainter, rect: QRectF) -> None:
            p.fillRect(rect, Qt.GlobalColor.darkCyan)

        beside = self.scene.rect_of(slot).toRect()
        verdict = "It can be bid." if legal else "The bidding is over."
        return FocusCard(
            paint, 1.2, f"Number {card.id}", beside, "card", ("It counts what it says.",), verdict, bool(legal)
        )

    def _layout(self) -> dict[Zone, Placement]:
        w, h = float(self.width()), float(self.height())
        own, other = hand(self._seat), hand(1 - self._seat)
        return {
            other: Placement(QRectF(20, 20, 400, 100), Kind.FAN, CARD, 6),
            PLAYED: Placement(QRectF(500, 200, 80, 96), Kind.PILE, CARD),
            DISCARDS: Placement(QRectF(600, 200, 80, 96), Kind.PILE, CARD),
            DECK: Placement(QRectF(700, 200, 80, 96), Kind.PILE, CARD),
            own: Placement(QRectF(20, h - 130, w - 400, 110), Kind.FAN, CARD, 10),
        }

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())
        self.scene.relayout(self._layout())
        # A little later: who hears it may resize the table, which does not mix with a resize under way.
        self._arranged.start()


class Room:
    """One person against one duck, at a page with a laid table."""

    def __init__(self, qtbot: QtBot, look: Look, client: AiClient) -> None:
        self.qtbot = qtbot
        self.look = look
        self.session = GameSession(client, None, find_game)
        self.window = QWidget()
        self.page = MatchPage(look, NullSounds(), self.session, self.window)
        self.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        self.page.resize(width, height)

    def start(self, *, strip: bool = False, panel: bool = False, seed: int = 7, level: str = "last") -> None:
        setup = MatchSetup(toy.INFO.id, (person(), duck(level)), seed, take_back=True, seed_typed=True)
        self.page.open(setup, LaidView(strip, panel))
        self.page.show_helps(legal=True, tracker=False)
        self.session.start(setup)
        # The table says a little later that it is arranged.
        QCoreApplication.processEvents()

    def win(self, **more: Any) -> None:
        """Begins a match and wins its first round, after which there is a press and there are buttons."""
        for seed in range(1, 40):
            self.start(seed=seed, **more)
            highest = len(self.session.observation(0).hands[0]) - 1
            self.table.chosen.emit(Bid(self.session.observation(0).hands[0][highest]))
            self.qtbot.waitUntil(lambda: bool(self.session.observation(0).discards), timeout=30_000)
            if self.session.observation(0).turn == 0:
                self.qtbot.waitUntil(lambda: bool(self.buttons), timeout=30_000)
                return
        raise AssertionError("no seed wins the first round")

    @property
    def table(self) -> LaidTable:
        table = self.page.table
        assert isinstance(table, LaidTable)
        return table

    @property
    def buttons(self) -> tuple[Button, ...]:
        """What the strip offers."""
        return self.page.strip.row.buttons

    @property
    def words(self) -> list[str]:
        return [button.text() for button in self.buttons]

    def focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def tap(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.focused(), key)

    def click(self, target: Button | Place) -> None:
        if isinstance(target, Button):
            QTest.mouseClick(target, Qt.MouseButton.LeftButton)
        else:
            point = self.table.view.mapFromScene(self.table.scene.rect_of(target).center())
            none = Qt.KeyboardModifier.NoModifier
            QTest.mouseClick(self.table.view.viewport(), Qt.MouseButton.LeftButton, none, point)

    def point(self, place: Place) -> None:
        view = self.table.view
        # Two moves: one to where the mouse was last would be none.
        QTest.mouseMove(view.viewport(), QPoint(1, 1))
        QTest.mouseMove(view.viewport(), view.mapFromScene(self.table.scene.rect_of(place).center()))


@pytest.fixture
def room(qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    layers = registry._layer
    own = {"rules": SimpleNamespace(GAME=toy.GAME), "presenter": SimpleNamespace(PRESENTER=LaidPresenter())}
    infos = registry.info
    monkeypatch.setattr(registry, "info", lambda game: toy.INFO if game == toy.INFO.id else infos(game))
    monkeypatch.setattr(
        registry, "_layer", lambda game, layer: own[layer] if game == toy.INFO.id else layers(game, layer)
    )
    client = AiClient(make, judge=nobody)
    room = Room(qtbot, look, client)
    yield room
    room.page.close_match()
    client.close()
    room.window.close()
    room.window.deleteLater()
