"""What there is to read of a design in the deck builder."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from duckgames.core.places import Card
from duckgames.games.kaczogrod.rules.cards import BUILT_IN, Catalogue, Design
from duckgames.games.kaczogrod.rules.groups import EVENT, GROUPS, SPECIAL, TOWN_HALL
from duckgames.games.kaczogrod.view.card_faces import face_of, word
from duckgames.games.kaczogrod.view.faces import ASPECT, Face, paint_face
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard

HINTS: Final = {SPECIAL: "focus.special", TOWN_HALL: "focus.hall"}


def face_of_design(design: Design, known: Catalogue) -> Face:
    """What is printed on a card of this design."""
    return face_of(Card(GROUPS[design.group], design.id), known)


def reading(look: Look, design: Design, known: Catalogue, beside: QRect, verdict: str, allowed: bool) -> FocusCard:
    """The card large, with its full text."""
    face = face_of_design(design, known)

    def paint(p: QPainter, rect: QRectF) -> None:
        paint_face(p, look, rect, face)

    lines = [face.text] if design.group == EVENT else [word("focus.build").format(group=face.group_name)]
    if design.group in HINTS:
        lines.append(word(HINTS[design.group]))
    if design.number <= BUILT_IN:
        lines.append(word("focus.number").format(number=design.number))
    return FocusCard(paint, ASPECT, face.name, beside, face.group_name, tuple(lines), verdict, allowed)
