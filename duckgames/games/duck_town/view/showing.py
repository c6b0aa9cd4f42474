"""What the signs of the table draw from: the shared kit with the facts and the plan of this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from duckgames.core.places import Seat, Slot
from duckgames.core.setup import Player
from duckgames.games.duck_town.view.board import Board
from duckgames.games.duck_town.view.layout import Plan
from duckgames.games.duck_town.view.rivals_layout import RivalPlan
from duckgames.ui.painting import draw_glyph, draw_shadow, rounded
from duckgames.ui.table.signs import SignKit
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

CROWN: Final = "tokens/crown.svg"
COIN: Final = "tokens/coin.svg"


class Showing(SignKit):
    """What every sign draws from: the facts, the words, who plays, and where things lie now."""

    def __init__(self, look: Look, board: Board, texts: Texts, players: Sequence[Player]) -> None:
        super().__init__(look, texts, players)
        self.board = board
        self.plan: Plan
        self.large: Seat | None = None
        """Whose town is shown large over the street."""
        self.pointed: Slot | None = None
        """What is under the mouse or the ring."""

    @property
    def unit(self) -> float:
        return self.plan.unit

    @property
    def text(self) -> float:
        """The scale of letters and lines."""
        return self.look.text_scale * self.plan.unit

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats in their order round the table, beginning after the one in front."""
        return tuple((self.front + n) % len(self.players) for n in range(1, len(self.players)))

    def rival(self, seat: Seat) -> RivalPlan:
        """Where everything of a rival lies."""
        return self.plan.rivals[self.rivals.index(seat)]

    def rival_coin(self, seat: Seat) -> QRectF:
        """The coin beside the purse of a rival."""
        plan = self.rival(seat)
        stats = plan.stats
        side = min(20 * self.text * plan.fit, stats.height() - 3)
        return QRectF(stats.left(), stats.center().y() - side / 2, side, side)

    def crown(self, p: QPainter, avatar: QRectF) -> None:
        """The crown on the head of who has it."""
        side = 0.62 * avatar.width()
        place = QRectF(avatar.right() - 0.86 * side, avatar.top() - 0.3 * side, side, side)
        self.look.sprites.draw(p, CROWN, place)

    def write_built(self, p: QPainter, rect: QRectF, font: QFont, key: str, numbers: tuple[int, int]) -> None:
        """How many of how many are built, in words; in figures beside a glyph where words have no room."""
        words = self.say(key, number=numbers[0], of=numbers[1])
        if self.fits(words, self.shrunk(words, font, rect.width()), rect.width()):
            self.write(p, rect, words, font, "text_quiet")
            return
        side = min(17 * self.text, rect.height())
        spot = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        draw_glyph(p, self.look, "town", spot, self.look.colour("text_quiet"))
        self.write(p, rect.adjusted(side + 5, 0, 0, 0), f"{numbers[0]}/{numbers[1]}", font, "text_quiet")

    def coin(self, p: QPainter, rect: QRectF) -> None:
        """A coin without a number."""
        self.look.sprites.draw(p, COIN, rect)

    def paper(self, p: QPainter, rect: QRectF, radius: float, line: str = "hairline", width: float = 1.2) -> None:
        """A panel on its shadow, which lies outside of `rect`."""
        draw_shadow(p, self.look, rect, radius, 1)
        rounded(p, rect, radius, self.look.colour("panel"), self.look.colour(line), width)
