"""Real tables of all games in the middle of a match, as grounds for marks: no choice is offered, no card is held."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.match import Match
from duckgames.core.places import Slot
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.ui.sounds import NullSounds
from duckgames.ui.table import TableScene, TableView
from duckgames.ui.table.mark_pictures import MARGIN, Face, Mark, magnified, mark_picture
from duckgames.ui.theme import Look
from tests.end2end.colour_vision import Pixels

SIZE: Final = (1280, 680)
SEATS: Final = 3
PLIES: Final = {"duck_and_cover": 24, "duck_town": 60, "kaczogrod": 40}
"""How far the matches are: until cards lie in every zone."""

Sectors = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Spot:
    """A place of a table: what is seen there with no mark on it, and its measures."""

    name: str
    around: QImage
    corner: QPointF
    size: QSizeF
    card: QSizeF
    radius: float
    dense: bool
    taken: bool
    drawn: bool
    """Whether the card fills its place, as a fan of many in a small one does not."""

    def marked(self, look: Look, mark: Mark, sign: str = "plus") -> QImage:
        """The same with a mark."""
        face = Face(mark, self.taken, sign, whole=self.card != self.size, dense=self.dense)
        picture = mark_picture(look, face, self.size, self.card, self.radius, 1.0)
        image = self.around.copy()
        p = QPainter(image)
        p.drawPixmap(self.corner, picture)
        p.end()
        return image

    def away(self) -> Pixels:
        """How far each pixel lies outside the place; less than zero: inside."""
        x, y = self._offsets()
        wide, tall = self.size.width() / 2, self.size.height() / 2
        return np.asarray(np.maximum(np.abs(x) - wide, np.abs(y) - tall))

    def sectors(self, count: int) -> Sectors:
        """For each pixel, in which of `count` sectors around the middle it lies: each has as much of the edge."""
        x, y = self._offsets()
        turn = np.arctan2(y / self.size.height(), x / self.size.width()) / (2 * np.pi) + 0.5
        return np.asarray((turn * count).astype(np.int64) % count)

    def _offsets(self) -> tuple[Pixels, Pixels]:
        """From the middle of the place to the middle of each pixel."""
        y, x = np.mgrid[0 : self.around.height(), 0 : self.around.width()] + 0.5
        across = MARGIN * magnified(self.card)
        return (
            x - self.corner.x() - across - self.size.width() / 2,
            y - self.corner.y() - across - self.size.height() / 2,
        )


class Ground:
    """The table of one game."""

    def __init__(self, game: str, look: Look) -> None:
        ducks = [Ai("easy", registry.info(game).tempers[0], duck) for duck in DUCKS[1:SEATS]]
        players: tuple[Player, ...] = (Person("", DUCKS[0]), *ducks)
        rules = registry.game(game)
        match = Match(rules, MatchSetup(game, players, 5))
        dice = Random(5)
        for _ in range(PLIES[game]):
            seat = min(rules.owing(match.state))
            legal = match.legal(seat)
            grows = [action for action in legal if type(action).__name__ in ("Build", "Add")]
            match.submit(seat, dice.choice(grows or legal))
        self.game = game
        self.host = QWidget()
        self.host.resize(*SIZE)
        self.table = registry.view(game).make_table(look, NullSounds(), players, self.host)
        self.table.widget.resize(*SIZE)
        self.host.show()
        self.table.rebuild(rules.observe(match.state, 0), 0)
        self.table.finish()

    @property
    def scene(self) -> TableScene:
        scene = self.table.widget.findChildren(TableView)[0].scene()
        assert isinstance(scene, TableScene)
        return scene

    def picture(self) -> QImage:
        """The whole scene."""
        viewport: QWidget = self.table.widget.findChildren(TableView)[0].viewport()
        return viewport.grab().toImage()

    def spots(self) -> Iterator[Spot]:
        """One card of every zone, and the free places beside it."""
        cards, picture, seen = self.scene.cards, self.picture(), set[tuple[Any, ...]]()
        for slot in list(cards.items):
            for each in (slot, *_beside(slot)):
                rect, taken = cards.rect_of(each), each in cards.items
                kind = (each.zone.name, each.zone.seat, taken)
                if rect.isEmpty() or kind in seen:
                    continue
                seen.add(kind)
                card = cards.card_of(each)
                margin = MARGIN * magnified(card)
                wide = rect.adjusted(-margin, -margin, margin, margin)
                shown = wide.toAlignedRect() & picture.rect()
                name = f"{self.game} {each.zone.name} {each.zone.seat} {'card' if taken else 'free'}"
                radius, dense = cards.radius_of(each, rect.size()), cards.is_dense(each)
                corner = wide.topLeft() - QPointF(shown.topLeft())
                drawn = taken and rect.height() >= rect.width()
                yield Spot(name, picture.copy(shown), corner, rect.size(), card, radius, dense, taken, drawn)

    def close(self) -> None:
        self.table.finish()
        self.host.close()
        self.host.deleteLater()


def _beside(slot: Slot) -> Iterator[Slot]:
    if isinstance(slot.at, tuple):
        column, row = slot.at
        for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            yield Slot(slot.zone, (column + step[0], row + step[1]))
