"""What there is to read of a card: for the panel of the card in focus."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase
from duckgames.core.table import Stack
from duckgames.games.kaczogrod.view.card_faces import face_of, word
from duckgames.games.kaczogrod.view.faces import ASPECT, EVENT, PEEK, SPECIAL, Face, paint_face
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.view import FocusCard


def card_at(slot: Slot, stack: Stack) -> Card | None:
    """The card of a place that shows its face; of an object that an event made special, the object."""
    if isinstance(slot.at, int):
        return stack[slot.at] if 0 <= slot.at < len(stack) else None
    if isinstance(slot.at, tuple):
        return stack[0] if stack else None
    return stack[-1] if stack else None


def focus_card(
    showing: Showing, slot: Slot, stack: Stack, beside: QRect, verdict: str, allowed: bool
) -> FocusCard | None:
    """Picture, name, group and words of the card at a place; None: there is none to be seen."""
    card = card_at(slot, stack)
    if card is None:
        return None
    event = stack[-1] if slot.zone.name == "city" and len(stack) > 1 else None
    face = face_of(card, showing.board.known, made=event is not None)
    group = face.group_name if event is None else word(f"group.{SPECIAL}")

    def paint(p: QPainter, rect: QRectF) -> None:
        # The event that made it special looks out under it.
        away = PEEK * rect.width() if face.made else 0.0
        paint_face(p, showing.look, rect.adjusted(0, 0, -away, -away), face, showing.unit)

    aspect = 1.0 if face.made else ASPECT
    return FocusCard(paint, aspect, face.name, beside, group, _lines(showing, slot, card, event), verdict, allowed)


def _lines(showing: Showing, slot: Slot, card: Card, event: Card | None) -> tuple[str, ...]:
    face = face_of(card, showing.board.known)
    lines = [_first_line(showing, slot, face)]
    if event is not None:
        lines.append(showing.texts.say(Phrase("name.card.special", {"card": card, "event": event})))
    if face.group == SPECIAL or event is not None:
        lines.append(showing.say("focus.special"))
    elif face.group == "townhall":
        lines.append(showing.say("focus.hall"))
    if face.number:
        lines.append(showing.say("focus.number", number=face.number))
    return tuple(lines)


def _first_line(showing: Showing, slot: Slot, face: Face) -> str:
    """What an event does, whose city a card stands in, or where it can be laid."""
    if face.group == EVENT:
        return face.text
    seat = slot.zone.seat
    if slot.zone.name != "city" or seat is None:
        return showing.texts.say(Phrase("focus.build", {"group": face.group_name}))
    return showing.city_name(seat)
