"""The strip of the eight roles: which was called, who answered, who is out, and who was named."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap

from duckgames.games.duck_town.rules.roles import ROLE_IDS, ROLES
from duckgames.games.duck_town.view.board import Call
from duckgames.games.duck_town.view.card_faces import role_face
from duckgames.games.duck_town.view.role_faces import RoleMark, paint_role_disc, paint_role_mark
from duckgames.games.duck_town.view.showing import Showing
from duckgames.ui.painting import rounded
from duckgames.ui.table import Act, PictureItem, Z, motions
from duckgames.ui.table.signs import CAPTION

PALE: Final = (Call.OUT, Call.NOBODY, Call.MISSED)
"""What lets a role step back: nobody plays it any more in this round."""

BADGES: Final = {Call.DONE: RoleMark.DONE, Call.OUT: RoleMark.OUT, Call.MISSED: RoleMark.MISSED}
FADED: Final = 0.42
RIGHT: Final = 7.0
"""Pixels beside the words of a role."""


class StripSign:
    """All roles, their names and what became of them."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing

    def rect(self) -> QRectF:
        return self._showing.plan.strip

    def paint(self, p: QPainter, rect: QRectF) -> None:
        plan = self._showing.plan
        p.translate(-plan.strip.topLeft())
        for role in ROLES:
            self._paint_role(p, plan.cells[role - 1], role)

    def _paint_role(self, p: QPainter, cell: QRectF, role: int) -> None:
        showing, board = self._showing, self._showing.board
        call = board.call(role)
        side, pad = portrait_side(showing), min(10 * showing.plan.scale, 0.06 * cell.width())
        disc = QRectF(cell.left() + pad, cell.center().y() - side / 2, side, side)
        p.setOpacity(FADED if call in PALE else 1.0)
        paint_role_disc(p, showing.look, disc, ROLE_IDS[role])
        p.setOpacity(1.0)
        if call in BADGES:
            mark = 0.36 * side
            spot = QRectF(disc.right() - 0.86 * mark, disc.bottom() - 0.9 * mark, mark, mark)
            paint_role_mark(p, showing.look, spot, BADGES[call])
        for n, namer in enumerate(board.namers(role)):
            small = 0.42 * side
            spot = QRectF(disc.right() - 0.7 * small, disc.top() - 0.06 * small + n * small, small, small)
            paint_role_disc(p, showing.look, spot, ROLE_IDS[namer], ranked=False)
        words = QRectF(disc.right() + 0.1 * side, cell.top(), 0, cell.height())
        words.setRight(cell.right() - RIGHT)
        self._write(p, words, role, call)

    def _write(self, p: QPainter, words: QRectF, role: int, call: Call) -> None:
        showing = self._showing
        now = call is Call.NOW
        state, quiet = self.state(role), showing.plain(state_px(showing), bold=now)
        if call not in (Call.NOW, Call.DONE) and not showing.fits(
            state, showing.shrunk(state, quiet, words.width()), words.width()
        ):
            # The portrait tells as much; only who it is must be read.
            state = ""
        line = min(25 * showing.text, 0.46 * words.height())
        top = words.center().y() - (line if state else line / 2)
        ink = "on_sun" if now else "text_quiet" if call in PALE else "text"
        spot = QRectF(words.left(), top, words.width(), line)
        showing.write(p, spot, role_face(ROLE_IDS[role]).name, name_font(showing, words.width()), ink)
        if state:
            showing.write(p, spot.translated(0, line), state, quiet, "on_sun" if now else "text_quiet")

    def state(self, role: int) -> str:
        """In a word or two, what became of a role."""
        showing, board = self._showing, self._showing.board
        call = board.call(role)
        holder = board.holder(role)
        if call in (Call.NOW, Call.DONE) and holder is not None:
            return showing.texts.name(holder)
        if call is Call.TO_COME and not board.calling:
            return ""
        return showing.say(f"strip.{call.value}")


def longest_name(showing: Showing, font: QFont) -> float:
    """How wide the longest name of a role is."""
    return max(showing.width(role_face(role).name, font) for role in ROLE_IDS[1:])


def name_font(showing: Showing, width: float) -> QFont:
    """The font of the names: the same for all, as large as lets the longest one fit, but never below captions."""
    font = showing.story(17 if cell_is_tall(showing) else 15)
    while font.pixelSize() > round(CAPTION * showing.unit) and longest_name(showing, font) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def portrait_side(showing: Showing) -> float:
    """How large the portraits are: nearly as the strip is tall, but smaller where a name would have no room."""
    cell = showing.plan.cells[0]
    font = showing.story(CAPTION)
    font.setPixelSize(round(CAPTION * showing.unit))
    room = 0.94 * cell.width() - RIGHT - longest_name(showing, font)
    tall = 0.78 * cell.height() if cell_is_tall(showing) else cell.height() - 4
    return min(tall, 0.5 * cell.width(), max(0.3 * cell.width(), room / 1.1))


def state_px(showing: Showing) -> float:
    """The size of the words under a name."""
    return 14.5 if cell_is_tall(showing) else 13.5


def cell_is_tall(showing: Showing) -> bool:
    """Whether the strip has room for letters of the full size."""
    return showing.plan.cells[0].height() >= 60 * showing.text


def sun_pill(showing: Showing) -> QPixmap:
    """What lies under the role that is called now."""
    look, cell = showing.look, showing.plan.cells[0]

    def paint(p: QPainter) -> None:
        rect = QRectF(0, 0, cell.width(), cell.height())
        rounded(p, rect, min(16 * showing.unit, 0.3 * cell.height()), look.colour("sun"))

    return look.sprites.cached(("sun pill", look.dark, showing.unit), cell.size(), showing.dpr, paint)


class SunPill(PictureItem):
    """The pill under the role that is called; it slides from role to role."""

    def __init__(self, showing: Showing) -> None:
        super().__init__(height=Z.GROUND + 1)
        self._showing = showing
        self._role = 0
        self.hide()

    def arrange(self) -> None:
        """Lies under the role in turn, for the layout of the moment."""
        self._role = self._showing.board.role
        self.setVisible(self._role > 0)
        if self._role:
            self._draw()
            self.show_centred(self._middle(self._role))

    def put_away(self) -> None:
        """No role is called any more."""
        self._role = 0
        self.hide()

    def slide(self, role: int, ms: int) -> Act:
        """From the role before to `role`; from before the first one it comes in at the left."""
        start, end = self._middle(max(1, self._role or role)), self._middle(role)
        ease = motions.easing(motions.Ease.OutCubic)
        self._role = role
        self._draw()

        def step(t: float) -> None:
            self.show()
            self.setPos(start + (end - start) * ease(t))

        return Act(ms, step)

    def _draw(self) -> None:
        self.setPixmap(sun_pill(self._showing))
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def _middle(self, role: int) -> QPointF:
        return self._showing.plan.cells[role - 1].center()
