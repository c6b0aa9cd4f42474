"""A real page with a real session for several people, and hands and eyes for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duckgames.core import registry
from duckgames.core.record import Record
from duckgames.core.setup import MatchSetup, Person, Player
from duckgames.session.ai_client import AiClient
from duckgames.session.game_session import GameSession
from duckgames.ui.cover_page import ReadyButton
from duckgames.ui.match_page import MatchPage
from duckgames.ui.sounds import NullSounds
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button
from tests import toy
from tests.session.helpers import find_game
from tests.session.players import make, nobody
from tests.ui.bids_table import PAPER, BidsPresenter, BidsTable, BidsView

PEOPLE = (Person("Ola", "poppy"), Person("Max", "quill"))
PLENTY = 30_000


class Sofa:
    """Two people before one screen."""

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

    def start(self, *more: Player, seed: int = 7, take_back: bool = False) -> None:
        """Begins a match of the two and `more`."""
        setup = MatchSetup(toy.INFO.id, (*PEOPLE, *more), seed, take_back=take_back)
        self.page.open(setup, BidsView())
        self.session.start(setup)

    def resume(self, record: Record) -> None:
        self.page.open(MatchSetup(record.game, record.seats, 0), BidsView())
        with self.qtbot.waitSignal(self.session.handover, timeout=PLENTY):
            self.session.resume(record)

    @property
    def table(self) -> BidsTable:
        table = self.page.table
        assert isinstance(table, BidsTable)
        return table

    @property
    def covered(self) -> bool:
        return self.page.covers.page.isVisible()

    @property
    def button(self) -> ReadyButton:
        (button,) = self.page.covers.page.findChildren(ReadyButton)
        return button

    def focused(self) -> QWidget:
        focused = QApplication.focusWidget()
        assert focused is not None
        return focused

    def tap(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.focused(), key)

    def take(self) -> None:
        """The person who is waited for takes the screen."""
        assert self.covered
        self.tap(Qt.Key.Key_Return)
        assert not self.covered

    def choose(self, n: int = 0) -> None:
        """The person at the screen presses the button of an action."""
        button = self.table.buttons[n]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def secrets(self) -> list[str]:
        """Every text of the page that names a secret card, wherever it is said, hidden widgets included."""
        said: list[str] = []
        for widget in (self.page, *self.page.findChildren(QWidget)):
            said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            said.append(str(getattr(widget, "text", str)()))
        for log in (self.page.log, self.page.recall_panel):
            model = log.findChild(type(log._model))
            assert model is not None
            said += [str(model.data(model.index(row))) for row in range(model.rowCount())]
        return [text for text in said if "secret" in text]

    def faces(self) -> int:
        """How many pixels of the page show the face of a card."""
        image = self.page.grab().toImage()
        spots = ((x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8))
        return sum(image.pixelColor(x, y).rgb() == PAPER.rgb() for x, y in spots)


@pytest.fixture
def sofa(qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sofa]:
    layers = registry._layer
    own = {"rules": SimpleNamespace(GAME=toy.GAME), "presenter": SimpleNamespace(PRESENTER=BidsPresenter())}
    infos = registry.info
    monkeypatch.setattr(registry, "info", lambda game: toy.INFO if game == toy.INFO.id else infos(game))
    monkeypatch.setattr(
        registry, "_layer", lambda game, layer: own[layer] if game == toy.INFO.id else layers(game, layer)
    )
    client = AiClient(make, judge=nobody)
    sofa = Sofa(qtbot, look, client)
    yield sofa
    sofa.page.close_match()
    client.close()
    sofa.window.close()
    sofa.window.deleteLater()


def icon(sofa: Sofa, name: str) -> Button:
    """The button of the top bar with this name."""
    (found,) = (each for each in sofa.page.top.findChildren(Button) if each.text() == name)
    return found
