"""Where everything lies on the table, for every size of the window and number of players: pure geometry."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.games.kaczogrod.view.faces import SMALL, card_size, tile_size
from duckgames.games.kaczogrod.view.plan import Plan, RivalPlan

WIDE: Final = 1440.0
"""From this width on, log and card in focus have a column of their own, and piles have words beside them."""

MIDDLING: Final = 1150.0
"""Below this width rivals are narrow maps."""

TILE: Final = 126.0
HAND: Final = 140.0
LIFT: Final = 6.0
"""Pixels over the hand, for the card that rises under the mouse."""

LEAST_NAMED: Final = 190.0
"""Pixels at 100 % text: lower panels of a narrow column have no room for words."""

LEAST_LOG: Final = 130.0

PILE: Final = QSizeF(54, 30)
"""Pixels at 100 % text: the button of a rival's discard pile."""

NARROW: Final = 152.0
"""Pixels at 100 % text: narrow maps leave the discard pile its room beside the face."""

TOOL: Final = 40.0
"""Pixels at 100 % text: how wide and tall a button over the city is."""

GAP: Final = 6.0
"""Pixels between the cards of the shelf."""

START: Final = 150.0
"""Pixels at 100 % text: how tall the cities are at least while start cards are picked."""

LOWEST: Final = 110.0
"""Pixels at 100 % text: lower panels of rivals show their cards beside the face."""

ZOOM: Final = 92.0
"""How wide the one that tells how large the city is seen."""


TALL: Final = 1.2
"""From this height on, in widths, the maps of rivals lie over the city."""

ROOMY: Final = 2.05
"""From this width on, in heights, they share what the table is wider."""

SMALLEST: Final = QSizeF(640, 420)
"""The table is laid out for at least this size, as before it is first shown."""


def plan_for(size: QSizeF, seats: int, text: float, choices: int = 0) -> Plan:
    """The plan of a table of `size`, with a speech strip as tall as it has room for.

    Where start cards are picked from `choices`, they take room of the city that is not there yet.
    """
    size = size.expandedTo(SMALLEST)
    tall = 76 if size.height() >= 836 else 54 if size.height() >= 640 else 42
    return make_plan(size, seats, text, round(tall * unit_of(size) * text) + 6, choices)


def unit_of(size: QSizeF) -> float:
    """The scale of words and lines on a table of this size."""
    drawn = QSizeF(1080, 1750) if is_tall(size) else QSizeF(1920, 1012)
    return max(1.0, min(size.width() / drawn.width(), size.height() / drawn.height(), 2.0))


def is_tall(size: QSizeF) -> bool:
    """Whether rivals lie over the city, not beside it."""
    return size.height() >= TALL * size.width()


def make_plan(size: QSizeF, seats: int, text: float, speech: float, choices: int = 0) -> Plan:
    """Lays the table out; `text` is the text scale, `speech` how tall the speech strip is."""
    return _Planner(size, seats, text, speech, choices).plan()


class _Planner:
    """Works out a plan from the outside in."""

    def __init__(self, size: QSizeF, seats: int, text: float, speech: float, choices: int) -> None:
        self.size = size
        self.seats = seats
        self.speech = speech
        self.choices = choices
        self.scale = max(0.5, min(2.0, size.width() / 1920, size.height() / 1012))
        self.unit = unit_of(size)
        self.tall = is_tall(size)
        self.text = text * self.unit
        self.side = round((24 if size.width() >= WIDE else 14) * self.unit)
        self.between = round(max(8.0, 18 * self.scale))
        self.wide = size.width() >= WIDE * max(1.0, 0.9 * text) and not self.tall
        self.hand = min(HAND * max(1.0, self.scale), 168 * self.scale)
        self.tile = min(TILE * max(1.0, self.scale), 140 * self.scale)
        self.map_tile = 72 * self.scale
        if self.tall:
            self.hand, self.tile = min(HAND * self.unit, size.width() / 8.2), min(TILE * self.unit, size.width() / 8)
        if self.tall or size.width() > ROOMY * size.height():
            self.map_tile = 0.8 * self.tile

    def plan(self) -> Plan:
        low = round(max(8.0, 18 * self.scale))
        inner = QRectF(0, 0, self.size.width(), self.size.height()).adjusted(self.side, low, -self.side, -low)
        hand_card = card_size(self.hand)
        bottom = inner.adjusted(0, inner.height() - max(hand_card.height() + LIFT, self._shelf(inner)), 0, 0)
        speech = QRectF(inner.left(), bottom.top() - self.between - self.speech, inner.width(), self.speech)
        upper = inner.adjusted(0, 0, 0, speech.top() - self.between - inner.bottom())
        middle, log, focus = self._right(upper)
        rivals, city = self._left(middle)
        me = QRectF(city.left() + self._px(14), city.top() + self._px(12), 0, round(44 * self.text))
        me.setWidth(min(0.46 * city.width(), 250 * self.text))
        played = QRectF(QPointF(0, city.top() + self._px(14)), hand_card)
        played.moveRight(city.right() - self._px(14))
        tools = self._tools(city)
        return Plan(
            unit=self.unit,
            scale=self.scale,
            text=self.text,
            rivals=rivals,
            city=city,
            tile=tile_size(max(SMALL * self.unit, self.tile)),
            me=me,
            played=played,
            zoom=QRectF(tools.left() + TOOL * self.text, tools.top(), ZOOM * self.text, tools.height()),
            tools=tools,
            speech=speech,
            hand_card=hand_card,
            log=log,
            focus=focus,
            **self._bottom(bottom, hand_card),
        )

    def _shelf(self, inner: QRectF) -> float:
        """How tall the shelf would be with names on all start cards, if the rest has room enough beside it."""
        if not self.choices:
            return 0.0
        least, lines = SMALL * self.unit, 1
        while (inner.width() + GAP) / -(-self.choices // lines) - GAP < least:
            lines += 1
        rest = START * self.text + self.speech + 2 * self.between
        if self.tall:
            rest += LOWEST * self.text + self.between
        return min(lines * (least + GAP), inner.height() - rest)

    def _tools(self, city: QRectF) -> QRectF:
        """The row of buttons in the corner of the city."""
        tall = TOOL * self.text
        rect = QRectF(city.left() + self._px(14), 0, 3 * tall + ZOOM * self.text + self._px(8), tall)
        rect.moveBottom(city.bottom() - self._px(12))
        return rect

    def _px(self, pixels: float) -> float:
        return round(pixels * max(0.7, self.scale))

    def _right(self, upper: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """The room of the cities, of the log and of the card in focus."""
        if not self.wide:
            return upper, QRectF(), QRectF()
        wide = round(max(240 * self.unit, 312 * self.scale))
        column = upper.adjusted(upper.width() - wide, 0, 0, 0)
        left = upper.adjusted(0, 0, -wide - round(24 * self.scale), 0)
        tall = round(0.46 * column.height())
        log = column.adjusted(0, 0, 0, -tall - self.between)
        if log.height() < LEAST_LOG * self.text:
            return left, column, QRectF()
        return left, log, column.adjusted(0, column.height() - tall, 0, 0)

    def _left(self, room: QRectF) -> tuple[tuple[RivalPlan, ...], QRectF]:
        """The column of rivals, and the room of the city in the middle."""
        width, count = self.size.width(), self.seats - 1
        if self.tall:
            return self._over(room)
        wide = 324 * self.scale if self.wide else 216.0 if width >= MIDDLING else 0.0
        wide = round(max(wide, NARROW * self.text) + max(0.0, 0.45 * (width - ROOMY * self.size.height())))
        tall = (room.height() - self.between * (count - 1)) / count
        plans = tuple(
            self._rival(QRectF(room.left(), room.top() + n * (tall + self.between), wide, tall)) for n in range(count)
        )
        return plans, room.adjusted(wide + self.between, 0, 0, 0)

    def _over(self, room: QRectF) -> tuple[tuple[RivalPlan, ...], QRectF]:
        """The rivals side by side over the city."""
        count = self.seats - 1
        tall = round(max(min(0.4 * room.height(), room.height() - 0.72 * room.width()), 0.25 * room.height()))
        wide = (room.width() - self.between * (count - 1)) / count
        plans = tuple(
            self._rival(QRectF(room.left() + n * (wide + self.between), room.top(), wide, tall)) for n in range(count)
        )
        return plans, room.adjusted(0, tall + self.between, 0, 0)

    def _rival(self, panel: QRectF) -> RivalPlan:
        pad = round(max(6.0, 12 * self.scale))
        narrow = panel.width() < 180 * self.text
        line = round(21 * self.text)
        face = round(min(2 * line, 50 * max(self.scale, 0.7)))
        avatar = QRectF(panel.left() + pad, panel.top() + pad, face, face)
        score = QRectF(panel.right() - pad - 56 * self.text, avatar.top(), 56 * self.text, face)
        size = PILE * self.text
        pile = QRectF(QPointF(panel.right() - pad + 2 - size.width(), avatar.center().y() - size.height() / 2), size)
        if narrow:
            score = QRectF(QPointF(avatar.right() + 4, avatar.top()), QPointF(pile.left() - 4, avatar.bottom()))
        words = QRectF(avatar.right() + 0.7 * pad, avatar.center().y() - line, 0, line)
        words.setRight(score.left() - 4)
        if narrow:
            words = QRectF(panel.left() + pad, avatar.bottom() + 2, panel.width() - 2 * pad, line)
        stats = words.translated(0, line)
        if narrow and panel.height() < LEAST_NAMED * self.text:
            # The map comes first: name and numbers are told where the mouse rests.
            words = stats = QRectF()
        top = max(avatar.bottom(), stats.bottom()) + 0.6 * pad
        ground = QRectF(panel.left() + 0.7 * pad, top, panel.width() - 1.4 * pad, panel.bottom() - 0.7 * pad - top)
        if not narrow:
            pile.moveTopRight(ground.topRight() + QPointF(-4, 4))
        tile = tile_size(max(20.0, self.map_tile))
        if self.choices and panel.height() < LOWEST * self.text:
            aside = panel.adjusted(avatar.right() + pad - panel.left(), 0.7 * pad, -0.7 * pad, -0.7 * pad)
            return RivalPlan(panel, avatar, QRectF(), QRectF(), QRectF(), QRectF(), aside, tile)
        return RivalPlan(panel, avatar, words, stats, score, pile, ground, tile)

    def _bottom(self, room: QRectF, card: QSizeF) -> dict[str, QRectF]:
        """Deck and die left, discard pile right, the shelf between them."""
        top = room.bottom() - card.height()
        deck = QRectF(QPointF(room.left() + 4, top), card)
        pile = QRectF(QPointF(room.right() - card.width() - 8, top), card)
        aside = round(16 * self.unit)
        words = round(150 * self.text) if self.wide else 0
        deck_words = QRectF(deck.right() + aside, top, words, card.height())
        pile_words = QRectF(pile.left() - aside - words, top, words, card.height()) if words else QRectF()
        side = round(min(56 * max(0.7, self.scale), 0.4 * card.height()))
        die = QRectF(deck.right() + aside, room.bottom() - side - 0.12 * card.height(), side, side)
        left = deck_words.right() if words else die.right()
        shelf = QRectF(left + aside, room.top(), 0, room.height())
        shelf.setRight((pile_words.left() if words else pile.left()) - aside)
        return {
            "shelf": shelf,
            "deck": deck,
            "deck_words": deck_words if words else QRectF(),
            "die": die,
            "pile": pile,
            "pile_words": pile_words,
        }


def shelf_spots(room: QRectF, indices: tuple[int, ...], most: float) -> dict[int, QRectF]:
    """Tiles for these indices in lines, as large as they can be, up to `most`."""
    if not indices:
        return {}
    count, gap = len(indices), GAP
    best = 1.0
    for lines in range(1, 7):
        across = -(-count // lines)
        wide = min((room.width() + gap) / across - gap, (room.height() + gap) / lines - gap, most)
        best = max(best, wide)
    side = float(int(best))
    across = max(1, min(count, int((room.width() + gap + 0.01) // (side + gap))))
    lines = -(-count // across)
    left = room.center().x() - (across * (side + gap) - gap) / 2
    top = room.center().y() - (lines * (side + gap) - gap) / 2
    return {
        index: QRectF(round(left + n % across * (side + gap)), round(top + n // across * (side + gap)), side, side)
        for n, index in enumerate(indices)
    }
