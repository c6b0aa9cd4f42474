"""What the signs of the table draw from: the shared kit with the facts and the plan of this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from duckgames.core.places import Seat, Zone
from duckgames.core.presenter import Phrase, Who
from duckgames.core.setup import Person, Player
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.board import Board
from duckgames.games.kaczogrod.view.layout import SMALLEST, plan_for
from duckgames.games.kaczogrod.view.plan import Plan, RivalPlan
from duckgames.ui.painting import draw_shadow, rounded
from duckgames.ui.table.signs import SignKit
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

NAMED: Final = 180.0
"""Pixels at 100 % text: narrower pills have no room for the name of an event."""


class Showing(SignKit):
    """What every sign draws from: the facts, the words, who plays, and where things lie now."""

    def __init__(self, look: Look, board: Board, texts: Texts, players: Sequence[Player]) -> None:
        super().__init__(look, texts, players)
        self.board = board
        self.plan: Plan = plan_for(SMALLEST, len(players), look.text_scale)
        self.large: Seat | None = None
        """Whose city is shown in the middle instead of the own one."""
        self.together = False
        """Whether all cities are shown in the middle, as they lie on the one table."""
        self.chosen_from: tuple[Zone, tuple[int, ...]] | None = None
        """What lies on the shelf instead of the hand: a zone, and which of its cards."""

    def plan_table(self, size: QSizeF) -> bool:
        """Lays the table out for this size; answers whether anything lies elsewhere now."""
        before = self.plan
        self.plan = plan_for(size, len(self.players), self.look.text_scale, self.board.choices)
        return self.plan != before

    @property
    def unit(self) -> float:
        return self.plan.unit

    @property
    def text(self) -> float:
        """The scale of letters and lines."""
        return self.plan.text

    @property
    def centre(self) -> Seat:
        """Whose city is in the middle."""
        return self.front if self.large is None else self.large

    def is_own(self, seat: Seat) -> bool:
        """Whether what `seat` has belongs to who looks: nothing does where only ducks are watched."""
        return seat == self.front and isinstance(self.players[seat], Person)

    def city_name(self, seat: Seat) -> str:
        """Whose city it is."""
        return self.say("table.me") if self.is_own(seat) else self.texts.say(Phrase("table.city", {"who": Who(seat)}))

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The other seats in their order round the table, beginning after the one in front."""
        return tuple((self.front + n) % len(self.players) for n in range(1, len(self.players)))

    def rival(self, seat: Seat) -> RivalPlan:
        """Where everything of a rival lies."""
        return self.plan.rivals[self.rivals.index(seat)]

    def ground_of(self, seat: Seat) -> QRectF:
        """Where the city of a seat lies."""
        if self.together or seat == self.centre:
            return self.plan.city
        return self._map_of(seat)

    def beside(self, seat: Seat) -> QRectF:
        """Where the lasting events beside a city lie: those of rivals stay on their maps while all cities are seen."""
        return self._map_of(seat) if self.together and seat != self.centre else self.ground_of(seat)

    def _map_of(self, seat: Seat) -> QRectF:
        return self.rival(self.large if seat == self.front and self.large is not None else seat).map

    def lasting(self, seat: Seat) -> dict[int, QRectF]:
        """The pills of the lasting events beside the city of `seat`, from the lower edge up."""
        ground, count = self.beside(seat), self.board.size(zones.beside(seat))
        large = ground == self.plan.city
        tall, pad = round(30 * self.text), 6.0
        room = ground.right() - 2 * pad - (self.plan.tools.right() if large else ground.left())
        wide, across = min(round((300 if large else 240) * self.text), room), 1
        if wide < NAMED * self.text:
            # Two beside each other, without names.
            wide, across = round((room - pad) / 2), 2
        left = ground.right() - wide - 2 * pad if large else ground.center().x() - (across * (wide + pad) - pad) / 2
        lines = {n: (n % across, n // across + 1) for n in range(count + 1)}
        return {
            n: QRectF(round(left + column * (wide + pad)), round(ground.bottom() - line * (tall + pad)), wide, tall)
            for n, (column, line) in lines.items()
        }

    def players_before(self, seat: Seat) -> int:
        """How many seats there are between the one in front and `seat`."""
        return (seat - self.front) % len(self.players)

    def paper(self, p: QPainter, rect: QRectF, radius: float, line: str = "hairline", width: float = 1.2) -> None:
        """A panel on its shadow, which lies outside of `rect`."""
        draw_shadow(p, self.look, rect, radius, 1)
        rounded(p, rect, radius, self.look.colour("panel"), self.look.colour(line), width)
