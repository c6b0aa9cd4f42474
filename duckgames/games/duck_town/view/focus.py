"""What there is to read of a card: for the panel of the card in focus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase
from duckgames.core.table import Stack
from duckgames.games.duck_town.rules.cards import COLOUR, COLOURS, COST, PURPLE, kind_of
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.rules.scoring import WONDER
from duckgames.games.duck_town.view.card_faces import ROLE, building_face, card_name, role_face
from duckgames.games.duck_town.view.faces import ASPECT, paint_building
from duckgames.games.duck_town.view.role_faces import COLLECTS, paint_role
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.view import FocusCard

PAYS = {colour: role for role, colour in COLLECTS.items()}
"""The role that each colour pays."""


def card_at(slot: Slot, stack: Stack) -> Card | None:
    """The card of a place that shows its face, on the strip the role itself."""
    if slot.zone.name == "calls":
        known = isinstance(slot.at, int) and 1 <= slot.at < len(ROLE_IDS)
        return Card(ROLE, ROLE_IDS[slot.at]) if known and isinstance(slot.at, int) else None
    if isinstance(slot.at, int):
        return stack[slot.at] if 0 <= slot.at < len(stack) else None
    return stack[-1] if len(stack) == 1 else None


def focus_card(showing: Showing, card: Card, beside: QRect, verdict: str, allowed: bool) -> FocusCard:
    """Picture, name, colour and words of a card."""
    lines = _role_lines(showing, card) if card.kind == ROLE else _building_lines(showing, card)
    pill = "" if card.kind == ROLE else showing.say(f"colour.{_colour(card)}")
    return FocusCard(_painter(showing, card), ASPECT, card_name(card), beside, pill, lines, verdict, allowed)


def _painter(showing: Showing, card: Card) -> Callable[[QPainter, QRectF], None]:
    def paint(p: QPainter, rect: QRectF) -> None:
        if card.kind == ROLE:
            paint_role(p, showing.look, rect, role_face(card.id), showing.unit)
        else:
            paint_building(p, showing.look, rect, building_face(card), showing.unit)

    return paint


def _role_lines(showing: Showing, card: Card) -> tuple[str, ...]:
    rank = showing.say("focus.rank", number=ROLE_IDS.index(card.id))
    return (showing.say(f"rule.{card.id}"), rank)


def _building_lines(showing: Showing, card: Card) -> tuple[str, ...]:
    kind, colour = kind_of(card), _colour(card)
    points = COST[kind] + (WONDER if COLOUR[kind] == PURPLE else 0)
    lines = [showing.say("focus.building", number=COST[kind], points=points)]
    if colour in PAYS:
        lines.append(showing.texts.say(Phrase("focus.pays", {"role": Card(ROLE, PAYS[colour])})))
    if showing.board.powers and showing.texts.knows(card.id):
        lines.append(showing.say(card.id))
    return tuple(lines)


def _colour(card: Card) -> str:
    return COLOURS[COLOUR[kind_of(card)]]
