"""The panel over the street: the pile of a draft, the cards looked at, a building that falls, a rival's town."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from duckgames.core.places import Slot
from duckgames.core.presenter import Phrase, Who
from duckgames.core.table import WHOLE
from duckgames.games.duck_town.rules import zones
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.card_faces import role_face
from duckgames.games.duck_town.view.placements import placements
from duckgames.games.duck_town.view.role_faces import POWER
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.lettering import LEADING, fitted_text, paint_lines
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
        if heading.key != "choice.pile" or plan.pile_room.top() >= line.bottom():
            showing.write(p, line, showing.texts.say(heading), showing.story(17))
        if heading.key == "choice.pile" and plan.pile_card.width() < POWER:
            self._write_powers(p)

    def _write_powers(self, p: QPainter) -> None:
        """What each role can do, under its card."""
        showing = self._showing
        zone = zones.pile(showing.front)
        stack = showing.board.table.zones.get(zone, {}).get(WHOLE, ())
        places = arrange_line(placements(showing)[zone], len(stack))
        pitch = places.pitch.x()
        p.setPen(showing.look.colour("text_quiet"))
        wide = min(pitch - 8, 190 * showing.text) if len(stack) > 1 else 190 * showing.text
        tall = showing.plan.choice.bottom() - 5 - places.rect_of(Slot(zone, 0)).bottom() - 3
        if tall < 2 * LEADING * CAPTION * showing.text:
            return
        powers = [role_face(role).power for role in ROLE_IDS[1:]]
        size, px = QSizeF(wide, tall), round(13.5 * showing.text)
        px = min(fitted_text(showing.look, power, px, size, LEADING)[0].pixelSize() for power in powers)
        px = max(px, round(CAPTION * showing.unit))
        for n, card in enumerate(stack):
            if card is not None:
                spot = places.rect_of(Slot(zone, n))
                font, lines = fitted_text(showing.look, role_face(card.id).power, px, size, LEADING)
                high = LEADING * font.pixelSize() * len(lines)
                paint_lines(
                    p, QRectF(spot.center().x() - wide / 2, spot.bottom() + 3, wide, high), font, lines, LEADING
                )
