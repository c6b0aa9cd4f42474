"""What there is to read of a card: for the panel of the card in focus."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase
from duckgames.core.table import Stack
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.faces import ASPECT, EVENT, SPECIAL, paint_face
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.view import FocusCard


def card_at(slot: Slot, stack: Stack) -> Card | None:
    """The card of a place that shows its face; of an object that an event made special, the object."""
    if isinstance(slot.at, int):
        return stack[slot.at] if 0 <= slot.at < len(stack) else None
    if isinstance(slot.at, tuple):
        return stack[0] if stack else None
    return stack[-1] if stack else None


def focus_card(showing: Showing, card: Card, beside: QRect, verdict: str, allowed: bool) -> FocusCard:
    """Picture, name, group and words of a card."""
    face = face_of(card, showing.board.known)

    def paint(p: QPainter, rect: QRectF) -> None:
        paint_face(p, showing.look, rect, face, showing.unit)

    return FocusCard(paint, ASPECT, face.name, beside, face.group_name, _lines(showing, card), verdict, allowed)


def _lines(showing: Showing, card: Card) -> tuple[str, ...]:
    face = face_of(card, showing.board.known)
    lines = [face.text]
    if face.group != EVENT:
        lines = [showing.texts.say(Phrase("focus.build", {"group": face.group_name}))]
    if face.group == SPECIAL:
        lines.append(showing.say("focus.special"))
    elif face.group == "townhall":
        lines.append(showing.say("focus.hall"))
    if face.number:
        lines.append(showing.say("focus.number", number=face.number))
    return tuple(lines)
