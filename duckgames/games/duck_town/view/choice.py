"""The panel over the street: the pile of a draft, the cards looked at, a building that falls, a rival's town."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase, Who
from duckgames.core.table import WHOLE, Stack
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.card_faces import role_face
from duckgames.games.duck_town.view.own_layout import RING
from duckgames.games.duck_town.view.placements import placements
from duckgames.games.duck_town.view.role_faces import POWER
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.lettering import LEADING, fitted_font, fitted_text, paint_lines
from duckgames.ui.painting import rounded, soft_shadow
from duckgames.ui.table.placement import arrange_line
from duckgames.ui.table.signs import CAPTION

RADIUS: Final = 20.0
MARGIN: Final = 12.0
"""Room for the shadow of the panel."""


class ChoiceSign:
    """The ground of what lies over the street, its heading, and powers where the cards are too small to say them."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    @property
    def heading(self) -> Phrase | None:
        """What lies over the street now; None: nothing."""
        showing, board, front = self._showing, self._showing.board, self._showing.front
        if showing.large is not None:
            built = {"number": board.buildings(showing.large), "of": board.target}
            return Phrase("choice.town", {"who": Who(showing.large), **built})
        if board.size(zones.pile(front)):
            return Phrase("choice.pile")
        if board.size(zones.looked(front)):
            return Phrase("choice.looked")
        if board.size(zones.FALLEN):
            return Phrase("choice.fallen")
        return None

    def rect(self) -> QRectF:
        if self.heading is None:
            return QRectF()
        return self._showing.plan.choice.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing, look, heading = self._showing, self._showing.look, self.heading
        if heading is None:
            return
        plan = showing.plan
        p.translate(-self.rect().topLeft())
        radius = RADIUS * plan.unit
        soft_shadow(p, plan.choice.adjusted(3, 3, -3, -6), radius, 2, look.colour("shadow"))
        rounded(p, plan.choice, radius, look.colour("panel"), look.colour("sun"), 2 * plan.unit)
        line = QRectF(plan.chosen_from.left() + 6, plan.choice.top() + 3, plan.chosen_from.width() - 12, 0)
        line.setBottom(plan.chosen_from.top())
        picking, pointed = heading.key == "choice.pile", self._pointed()
        if picking and pointed is not None:
            power = Phrase(f"power.{pointed.id}")
            showing.write(p, line, showing.say("name.role", role=pointed, power=power), showing.plain(16))
        elif not picking or plan.pile_room.top() >= line.bottom():
            showing.write(p, line, showing.texts.say(heading), showing.story(17))
        if picking and plan.pile_card.width() < POWER:
            self._write_roles(p)

    @property
    def _pile(self) -> Stack:
        return self._showing.board.table.zones.get(zones.pile(self._showing.front), {}).get(WHOLE, ())

    @property
    def _word_room(self) -> float:
        """How tall the room under the roles is."""
        plan = self._showing.plan
        return plan.choice.bottom() - 5 - plan.pile_room.bottom() - 3 - RING

    @property
    def _names_alone(self) -> bool:
        """Whether there is no room for powers under the roles."""
        return self._word_room < 2 * LEADING * CAPTION * self._showing.text

    def _pointed(self) -> Card | None:
        """The role under the mouse or the ring, if its power is said nowhere else."""
        slot, pile = self._showing.pointed, self._pile
        if slot is None or slot.zone != zones.pile(self._showing.front) or not isinstance(slot.at, int):
            return None
        return pile[slot.at] if slot.at < len(pile) and self._names_alone else None

    def _write_roles(self, p: QPainter) -> None:
        """What each role can do, under its card, or at least who it is."""
        showing, zone, pile = self._showing, zones.pile(self._showing.front), self._pile
        places = arrange_line(placements(showing)[zone], len(pile))
        wide = 190 * showing.text
        if len(pile) > 1:
            wide = min(places.pitch.x() - 8, wide)
        size, px = QSizeF(wide, self._word_room), round(13.5 * showing.text)
        names, least = self._names_alone, round(CAPTION * showing.unit)
        said = {role: role_face(role).name if names else role_face(role).power for role in ROLE_IDS[1:]}
        if names:
            px = min(fitted_font(showing.look, name, px, wide, least=least).pixelSize() for name in said.values())
        else:
            px = min(fitted_text(showing.look, text, px, size, LEADING)[0].pixelSize() for text in said.values())
        p.setPen(showing.look.colour("text" if names else "text_quiet"))
        for n, card in enumerate(pile):
            if card is not None:
                spot = places.rect_of(Slot(zone, n))
                font, lines = fitted_text(showing.look, said[card.id], max(px, least), size, LEADING)
                high = LEADING * font.pixelSize() * len(lines)
                room = QRectF(spot.center().x() - wide / 2, spot.bottom() + 3 + RING, wide, high)
                paint_lines(p, room, font, lines, LEADING)
