"""Where everything lies on a table that is wider than tall: rivals, own pond and the captain's column side by side."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.duck_and_cover.rules.cards import DISCARD_LIMIT
from duckgames.games.duck_and_cover.view.cards import ASPECT, card_size
from duckgames.games.duck_and_cover.view.plan import SHORE, Plan, RivalPlan, Shape

WIDE: Final = 1440
"""From this width on, rivals beyond three have ponds two abreast; below, they become chips."""

NARROW: Final = 1100
"""Below this width all rivals are chips in a row over the pond."""

LEAST_LOG: Final = 130
CHIP: Final = 152.0
WIDE_CHIP: Final = 200.0
"""Pixels: the least width of the score chip at 100 % text, with three lines of words and with two."""

CORNER: Final = 0.7
"""Columns: how far the second one starts in at least, with a pond of many columns shrunk to fit."""

DUCK: Final = 126.0
"""Pixels: a card of the own pond at 1920 x 1080."""

LEAST_PANEL: Final = 250.0
"""Pixels at 1920 x 1080: in narrower panels of rivals names and splash stand one under the other."""

POND: Final = 1.4
"""How much wider than tall the own pond is at least, chip included, before rivals get the room."""

MOST_SPARE: Final = 0.8
"""Their share of what is left over then."""


class WidePlanner:
    """Works out a plan from the outside in."""

    def __init__(self, size: QSizeF, seats: int, text: float, tracker: bool) -> None:
        self.size = size
        self.rivals = seats - 1
        self.limit = DISCARD_LIMIT[seats]
        self.tracker = tracker
        self.scale = max(0.5, min(2.0, size.width() / 1920, size.height() / 850))
        self.unit = max(1.0, min(size.width() / 1920, size.height() / 925, 2.0))
        self.text = text * self.unit
        self.compact = size.width() < NARROW
        self.side = round((24 if size.width() >= WIDE else 14) * self.unit)
        self.top = round(max(8.0, 20 * self.scale))
        self.low = round(max(8.0, 18 * self.scale))
        self.between = round(max(8.0, 16 * self.scale))
        self.roomy = False
        self.duck = DUCK
        few = self.rivals <= 3
        if self.compact or (not few and size.width() < WIDE):
            self.shape = Shape.CHIP
        else:
            self.shape = Shape.PANEL if few else Shape.SLIM

    def plan(self) -> Plan:
        ground, water, column = self._grounds()
        rivals = self._rivals(ground)
        field, card, space = self._field(water)
        beside = self._column(column)
        papers = [beside[name] for name in ("captain", "discards", "tracker", "scores")]
        if self.shape is not Shape.CHIP:
            papers += [rival.panel for rival in rivals]
        return Plan(
            unit=self.unit,
            scale=self.scale,
            water=water,
            field=field,
            card=card,
            gap=space,
            chip=self._chip(water, field, card.width() + space),
            shape=self.shape,
            rivals=rivals,
            **beside,
            papers=tuple(paper for paper in papers if not paper.isEmpty()),
        )

    def _grounds(self) -> tuple[QRectF, QRectF, QRectF]:
        """The room of the rivals, of the own pond and of the captain's column."""
        inner = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(self.side, self.top, -self.side, -self.low)
        right = 160 * min(1.3, self.text) if self.compact else max(156 * self.unit, 312 * self.scale)
        column = inner.adjusted(inner.width() - round(right), 0, 0, 0)
        if self.compact:
            rest = inner.adjusted(0, 0, -column.width() - 10, 0)
            tall = round(51 * max(1.0, self.text * 0.94))
            return QRectF(rest.topLeft(), QSizeF(rest.width(), tall)), rest.adjusted(0, tall + 8, 0, 0), column
        gap = max(10, round(24 * self.scale))
        left = round((400 if self.rivals == 1 else 324) * self.scale)
        # The height keeps the own pond from using all of a very wide table: rivals get most of what is left over.
        spare = inner.width() - column.width() - left - 2 * gap - POND * inner.height()
        if spare > 0:
            left, self.roomy = round(left + min(MOST_SPARE * spare, 1.3 * left)), True
        ground = QRectF(inner.topLeft(), QSizeF(left, inner.height()))
        return ground, inner.adjusted(left + gap, 0, -column.width() - gap, 0), column

    # The own pond.

    def _field(self, water: QRectF) -> tuple[QRectF, QSizeF, float]:
        """Where own cards may lie: seven columns and five rows, as large as they fit, and the gap between them."""
        pad = 6.0 if self.compact else 20 * self.scale
        room = water.adjusted(pad, pad, -pad, -pad)
        share = 0.09 if self.compact else 0.125
        width = min(self.duck * max(self.scale, 0.7), room.width() / (7 + 6 * share), room.height() / (6 + 4.2 * share))
        card = card_size(int(width))
        space = round(card.width() * share)
        pitch = card.width() + space
        wide = min(room.width(), 7 * pitch - space + 4)
        # The chip may reach into the first column, for no duck ever comes to a corner, but not into the second.
        chip = WIDE_CHIP if self.scale > 0.8 else CHIP
        least = water.left() + self._chip_pad() + chip * self.text + 6 - CORNER * pitch
        left = max(room.center().x() - wide / 2, min(least, room.left() + 1.3 * pitch))
        field = QRectF(left, room.top(), min(wide, room.right() - left), room.height())
        return field, card, space

    def _chip_pad(self) -> float:
        return max(6.0, 24 * self.scale)

    def _chip(self, water: QRectF, field: QRectF, pitch: float) -> QRectF:
        """The score chip in a corner that no free place of the first column reaches."""
        pad = self._chip_pad()
        width = min(field.left() + CORNER * pitch - 4 - water.left() - pad, 214 * max(1.0, self.text * 0.9))
        lines = 2 if width >= 170 * self.text else 3
        height = max(50.0, (42 if lines == 2 else 62) * self.text + 14)
        return QRectF(water.left() + pad, water.top() + 0.8 * pad, round(width), round(height))

    # Rivals.

    def _rivals(self, ground: QRectF) -> tuple[RivalPlan, ...]:
        if self.compact:
            step = 8.0
            width = min((ground.width() - step * (self.rivals - 1)) / self.rivals, 230 * self.text)
            chips = [
                QRectF(ground.left() + n * (width + step), ground.top(), width, ground.height())
                for n in range(self.rivals)
            ]
            return tuple(RivalPlan(chip, chip, QRectF(), QSizeF()) for chip in chips)
        step = max(6.0, 10 * self.scale)
        across = self._across(ground, step)
        down = -(-self.rivals // across)
        width = (ground.width() - step * (across - 1)) / across
        height = (ground.height() - step * (down - 1)) / down
        if self.shape is not Shape.CHIP:
            self.shape = Shape.PANEL if width >= LEAST_PANEL * self.scale else Shape.SLIM
        if self.shape is Shape.CHIP:
            height = min(height, 96 * self.text)
        plans = []
        for n in range(self.rivals):
            corner = QPointF((n % across) * (width + step), (n // across) * (height + step))
            panel = QRectF(ground.topLeft() + corner, QSizeF(width, height))
            if self.roomy and n == self.rivals - 1:
                panel.setRight(ground.right())
            plans.append(self._rival(panel))
        return tuple(plans)

    def _across(self, ground: QRectF, step: float) -> int:
        """How many rivals lie side by side: where there is much room, so many that their cards become largest."""
        if not self.roomy:
            return 2 if self.shape is Shape.SLIM else 1

        def card(across: int) -> float:
            down = -(-self.rivals // across)
            size = QSizeF(ground.width() / across - step, ground.height() / down - step)
            return self._rival(QRectF(QPointF(0, 0), size)).card.width()

        return max(range(1, self.rivals + 1), key=card)

    def _rival(self, panel: QRectF) -> RivalPlan:
        if self.shape is Shape.CHIP:
            return RivalPlan(panel, panel, QRectF(), QSizeF())
        slim = self.shape is Shape.SLIM
        pad = round(max(8.0, (12 if slim else 16) * self.scale))
        tall = (66 if slim else 50) * self.text * (1.0 if slim else max(0.86, min(1.0, self.scale)))
        head = QRectF(panel.left() + pad, panel.top() + round(pad * 0.75), panel.width() - 2 * pad, round(tall))
        start = head.bottom() + round(6 * self.scale) + 2
        area = QRectF(panel.left() + pad, start, panel.width() - 2 * pad - 3, panel.bottom() - pad - start)
        if self.rivals == 1:
            area = area.adjusted(SHORE, SHORE, -SHORE, -SHORE)
        # The panel shows the home field as large as it can, with a little room for a fifth column.
        most = 76 if self.rivals == 1 else 62 if self.rivals == 2 else 48 if not slim else 30
        if self.roomy:
            most = round(0.7 * DUCK)
        width = min(most * max(self.scale, 0.6), area.width() / 4.9, area.height() / (3.45 * ASPECT + 0.3))
        return RivalPlan(panel, head, area, card_size(max(14, int(width))))

    # The captain's column.

    def _column(self, column: QRectF) -> dict[str, Any]:
        """Captain, discards, and what has room below them."""
        captain = self._captain(column)
        discards, slots = self._discards(column.adjusted(0, captain["captain"].height() + self.between, 0, 0))
        below = discards.bottom() + self.between
        tracker, scores, log = self._rest(column.adjusted(0, below - column.top(), 0, 0))
        return {**captain, "discards": discards, "slots": slots, "tracker": tracker, "scores": scores, "log": log}

    def _captain(self, column: QRectF) -> dict[str, QRectF]:
        pad = round(max(9.0, 20 * self.scale))
        title = round(24 * self.text)
        width = column.width() - 2 * pad
        big = card_size(min(146 * max(self.scale, 0.6), (width - 16) / 1.74))
        small = card_size(big.width() * 100 / 146)
        cards = column.top() + round(max(6.0, 12 * self.scale)) + title + round(max(8.0, 14 * self.scale))
        right = column.right() - pad - 2
        called = QRectF(QPointF(right - big.width(), cards), big)
        low = 0 if self.compact else round((big.height() - small.height()) * 0.2)
        deck = QRectF(QPointF(column.left() + pad + 2, cards + low), small)
        tall = round(max(36.0 * self.text, 40 * self.scale))
        pill = QRectF(column.left() + pad, called.bottom() + round(max(12.0, 20 * self.scale)), width, tall)
        captain = QRectF(column.left(), column.top(), column.width(), pill.bottom() + round(0.7 * pad) - column.top())
        return {"captain": captain, "deck": deck, "called": called, "pill": pill}

    def _discards(self, top: QRectF) -> tuple[QRectF, tuple[QRectF, ...]]:
        pad = round(max(9.0, 16 * self.scale))
        title = round(24 * self.text)
        room = top.width() - 2 * pad
        gap = max(3.0, 4 * self.scale)
        across, width = self._slot_width(room, gap)
        card = card_size(int(width))
        start = QPointF(top.left() + pad, top.top() + round(0.6 * pad) + title + round(max(5.0, 8 * self.scale)))
        slots = []
        for n in range(self.limit):
            place = QPointF((n % across) * (card.width() + gap), (n // across) * (card.height() + gap))
            slots.append(QRectF(start + place, card))
        bottom = slots[-1].bottom() + round(0.9 * pad)
        return QRectF(top.left(), top.top(), top.width(), bottom - top.top()), tuple(slots)

    def _slot_width(self, room: float, gap: float) -> tuple[int, float]:
        """How many discards lie side by side, and how wide each is: two rows where one would make them tiny."""
        for rows in (1, 2):
            across = -(-self.limit // rows)
            width = min((room - gap * (across - 1)) / across, 36 * max(self.scale, 0.7))
            if width >= 25 * max(self.scale, 0.8):
                break
        return across, width

    def _rest(self, room: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Tracker, score list and log in what is left of the column; what has no room is empty."""
        tracker = QRectF()
        if self.tracker:
            _, down, cell = tracker_grid(room.width(), self.scale)
            tall = 24 * self.text + down * (cell.height() + 4) + max(12.0, 20 * self.scale)
            if tall <= room.height():
                tracker = QRectF(room.left(), room.top(), room.width(), tall)
                room = room.adjusted(0, tall + self.between, 0, 0)
        if not self.compact:
            return tracker, QRectF(), room if room.height() >= LEAST_LOG * self.text else QRectF()
        seats = self.rivals + 1
        rows = -(-seats // (1 if seats < 4 else 2 if seats < 5 else 3))
        tall = (24 + 22 * rows) * self.text + 8
        scores = QRectF(room.left(), room.top(), room.width(), tall) if tall <= room.height() else QRectF()
        return tracker, scores, QRectF()


def tracker_grid(width: float, scale: float) -> tuple[int, int, QSizeF]:
    """How the fourteen faces stand in a tracker of this width: across, down, and the room of each."""
    across = 7 if width >= 190 else 5
    pad = round(max(8.0, 16 * scale))
    wide = (width - 2 * pad + 4) / across - 4
    return across, -(-14 // across), QSizeF(wide, min(wide * 1.16, 44 * scale + 4))
