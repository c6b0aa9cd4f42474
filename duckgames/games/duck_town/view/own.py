"""What lies beside the hand: the own roles in words, the places of cards, and how many are left in the deck."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase
from duckgames.core.setup import Person
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.card_faces import role_face
from duckgames.games.duck_town.view.faces import paper_radius
from duckgames.games.duck_town.view.own_layout import ROLE_GAP
from duckgames.games.duck_town.view.placements import placements
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.painting import rounded
from duckgames.ui.postcard_face import wrapped
from duckgames.ui.table.placement import arrange_line
from duckgames.ui.table.signs import CAPTION, MIDDLE
from duckgames.ui.theme import faded

LINE: Final = 19.0
STATUS: Final = 26.0
"""Pixels: how tall the pill with the state of the turn is."""

BEFORE_HAND: Final = 16.0
"""Pixels that words leave free before the first card of the hand."""

MOST_WIDE: Final = 2.4
"""So many times wider than planned words of a power may become."""

WIDTHS: Final = 12
"""So many steps wider they are tried."""

FRAME: Final = 5.0
"""Pixels of sun round the role that is in play."""


class RoleSign:
    """The role in words: its name, its power, and how much of its turn is done."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        room, card = QRectF(self._showing.plan.words), self.role()
        if card is not None:
            room.setWidth(self._set(card)[0])
        return room

    def role(self) -> Card | None:
        """The own role spoken of: the one in play, else one that misses its turn, else the next to come or the last."""
        board, front = self._showing.board, self._showing.front
        secret, shown = board.cards(zones.secret(front)), board.cards(zones.shown(front))
        playing = [card for card in shown if ROLE_IDS.index(card.id) == board.role]
        waiting = sorted(secret, key=lambda card: (not self._misses(card), ROLE_IDS.index(card.id)))
        return next(iter((*playing, *waiting, *reversed(shown))), None)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        card = self.role()
        if card is None:
            return
        face = role_face(card.id)
        line, text = LINE * showing.text, showing.text
        status = self._status(card, rect.width() - 20)
        tall = STATUS * text
        told, font = self.told(card), self._set(card)[1]
        power = wrapped(told, font, rect.width(), len(told))
        y, room = self._top(), self._tall(card)
        spare = room - len(power) * self._step(font)
        # The words of the power come first: the name is on the card, too. A duck one only watches has no "your" role.
        if isinstance(showing.players[showing.front], Person) and spare >= 27 * text + line:
            spot = QRectF(0, y, rect.width(), line)
            showing.write(p, spot, showing.say("own.role"), showing.plain(14.5), "text_quiet")
            y += line
        if spare >= 27 * text:
            showing.write(p, QRectF(0, y, rect.width(), 25 * text), face.name, showing.story(20))
            y += 27 * text
        ink = "text" if self._misses(card) else "text_quiet"
        y = self._write_power(p, QRectF(0, y, rect.width(), self._top() + room - y), told, font, ink)
        if status:
            self._paint_status(p, QRectF(0, min(y + 8, rect.height() - tall), rect.width(), tall), status)

    def told(self, card: Card) -> str:
        """What the role can do, or that it does nothing in this round."""
        showing = self._showing
        if not self._misses(card):
            return role_face(card.id).power
        secret = card in showing.board.cards(zones.secret(showing.front))
        return showing.texts.say(Phrase("aside.missed" if secret else "missed", {"role": card}))

    def _misses(self, card: Card) -> bool:
        return self._showing.board.misses(ROLE_IDS.index(card.id))

    def _set(self, card: Card) -> tuple[float, QFont]:
        """How wide the words are and in which letters: into the free room before the hand first, then smaller."""
        showing = self._showing
        told, font, tall = self.told(card), showing.plain(14), self._tall(card)
        least = showing.plan.words.width()
        most = max(least, min(self._free(), MOST_WIDE * least))
        while True:
            for part in range(WIDTHS + 1):
                wide = least + (most - least) * part / WIDTHS
                lines = wrapped(told, font, wide, len(told))
                fits = all(showing.fits(words, font, wide) for words in lines)
                if fits and len(lines) * self._step(font) <= tall:
                    return wide, font
            if font.pixelSize() <= round(CAPTION * showing.unit):
                return most, font
            font.setPixelSize(font.pixelSize() - 1)

    def _free(self) -> float:
        """How wide the room between the own roles and the hand is."""
        showing, hand = self._showing, zones.hand(self._showing.front)
        cards = showing.board.size(hand)
        placement = placements(showing)[hand]
        left = arrange_line(placement, cards).rect_of(Slot(hand, 0)).left() if cards else placement.area.right()
        return left - BEFORE_HAND * showing.unit - showing.plan.words.left()

    def _top(self) -> float:
        return max(0.0, min(10 * self._showing.text, 0.04 * self._showing.plan.words.height()))

    def _tall(self, card: Card) -> float:
        """How much room there is for words over the state of the turn."""
        below = STATUS * self._showing.text + 6 if self._status(card, 0) else 0.0
        return self._showing.plan.words.height() - self._top() - below

    def _step(self, font: QFont) -> float:
        """From one line of the power to the next."""
        return LINE / 14 * font.pixelSize()

    def _write_power(self, p: QPainter, room: QRectF, power: str, font: QFont, ink: str) -> float:
        """The power in as many lines as there are; returns where they end."""
        showing, line = self._showing, self._step(font)
        most = int(room.height() / line + 0.01)
        lines = wrapped(power, font, room.width(), most) if most else []
        p.setFont(font)
        p.setPen(showing.look.colour(ink))
        for n, words in enumerate(lines):
            spot = QRectF(0, room.top() + n * line, room.width(), line)
            p.drawText(spot, Qt.AlignmentFlag.AlignVCenter, words)
        return room.top() + len(lines) * line

    def _paint_status(self, p: QPainter, room: QRectF, words: str) -> None:
        showing = self._showing
        font = showing.shrunk(words, showing.plain(14, bold=True), room.width() - 20)
        pill = QRectF(room)
        pill.setWidth(min(room.width(), showing.width(words, font) + 20))
        rounded(p, pill, pill.height() / 2, showing.look.colour("accent_soft"))
        showing.write(p, pill.adjusted(9, 0, -9, 0), words, font, align=MIDDLE)

    def _status(self, card: Card, room: float) -> str:
        """What there is to say of the turn of a role; figures alone where words have no room."""
        board = self._showing.board
        role = ROLE_IDS.index(card.id)
        if role == board.role:
            words = self._showing.say("own.built", number=board.built, of=board.allowed)
            font = self._showing.shrunk(words, self._showing.plain(14, bold=True), room)
            return words if self._showing.fits(words, font, room) else f"{board.built}/{board.allowed}"
        if board.misses(role):
            return ""
        if card in board.cards(zones.shown(self._showing.front)):
            return self._showing.say("own.done")
        return self._showing.say("own.waits") if board.calling else ""


class HoldersSign:
    """The places of own roles as long as no cards lie there, and a frame round the one in play."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.roles.adjusted(-FRAME, -FRAME, FRAME, FRAME)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, board, front = self._showing, self._showing.board, self._showing.front
        p.translate(FRAME, FRAME)
        size = showing.plan.role
        radius = paper_radius(size.width(), showing.unit)
        shown = board.shown(front)
        if board.role in shown:
            frame = QRectF(QPointF(shown.index(board.role) * (size.width() + ROLE_GAP), 0), size)
            wide = FRAME - 1
            rounded(p, frame.adjusted(-wide, -wide, wide, wide), radius + wide, showing.look.colour("sun"))
        taken = board.size(zones.secret(front)) + len(shown)
        count = 1 if showing.plan.roles.width() < 1.5 * size.width() else 2
        p.setPen(QPen(faded(showing.look.colour("control_border"), 0.6), 1.3, Qt.PenStyle.DashLine))
        p.setBrush(faded(showing.look.colour("sunken"), 0.6))
        # One of two roles lies at the right as long as it is secret.
        free = range(taken, count) if taken != 1 or shown else range(count - 1)
        for n in free:
            place = QRectF(QPointF(n * (size.width() + ROLE_GAP), 0), size).adjusted(1, 1, -1, -1)
            p.drawRoundedRect(place, radius, radius)


class DeckSign:
    """How many cards are left, on the deck."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.deck

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, look = self._showing, self._showing.look
        left = showing.board.size(zones.DECK)
        if not left:
            radius = paper_radius(rect.width(), showing.unit)
            p.setPen(QPen(faded(look.colour("control_border"), 0.6), 1.3, Qt.PenStyle.DashLine))
            p.setBrush(look.colour("sunken"))
            p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        words = showing.say("deck.left", number=left)
        font = showing.shrunk(words, showing.plain(15, bold=True), rect.width() - 22)
        if not showing.fits(words, font, rect.width() - 14):
            # The deck itself says that these are cards; the whole sentence is said of the place.
            words, font = str(left), showing.plain(15, bold=True)
        tall = 28 * showing.text
        wide = min(rect.width() - 6, showing.width(words, font) + 22 * showing.unit)
        pill = QRectF(rect.center().x() - wide / 2, 0.82 * rect.height() - tall / 2, wide, tall)
        rounded(p, pill, tall / 2, look.colour("panel"))
        showing.write(p, pill.adjusted(4, 0, -4, 0), words, font, align=MIDDLE)


class FaceDownSign:
    """How many roles lie face down."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.face_down.adjusted(-4, -4, 6, 6)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        count = showing.board.size(zones.FACE_DOWN)
        if not count:
            return
        side = min(0.44 * rect.height(), 20 * showing.text)
        badge = QRectF(rect.right() - side, rect.bottom() - side, side, side)
        rounded(p, badge, side / 2, showing.look.colour("panel"), showing.look.colour("control_border"), 1)
        showing.write(p, badge, str(count), showing.plain(13.5, bold=True), align=MIDDLE)
