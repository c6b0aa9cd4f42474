"""Ribbons of agreements: who keeps peace with whom, who attacks together, and whose word was broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from duckgames.core.places import Seat
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.board import Board
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.painting import draw_glyph
from duckgames.ui.theme import mix

TALL: Final = 26.0
GAP: Final = 4.0
PILL: Final = 30.0
"""How tall the pill of a lasting event is, which needs its room on the same map."""

NOTCH: Final = 0.28
"""How deep the ends of a ribbon are cut, in heights."""

SIDE: Final = 0.46
FACE: Final = 0.78
"""The glyph and a face, in heights."""

LETTERS: Final = (13.0, True)

LOOKS: Final = {"truce": ("check", "legal"), "attack": ("flag", "accent"), "broken": ("no", "illegal")}
"""The glyph and the colour of each sort."""


@dataclass(frozen=True)
class Bond:
    """What two seats agreed on, or what one of them broke: `one` its word to `two`."""

    sort: str
    one: Seat
    two: Seat
    rounds: int = 0
    victim: Seat | None = None


def bonds(board: Board) -> list[Bond]:
    """All that is agreed and all that was broken now, for all seats."""
    found = []
    for one, two in combinations(range(board.seats), 2):
        rounds = board.truce(one, two)
        if rounds:
            found.append(Bond("truce", one, two, rounds))
        for victim in range(board.seats):
            rounds = board.alliance(one, two, victim)
            if rounds:
                found.append(Bond("attack", one, two, rounds, victim))
        found += [Bond("broken", *pair) for pair in ((one, two), (two, one)) if board.broke(*pair)]
    return found


def bonds_of(board: Board, seat: Seat, front: Seat) -> list[Bond]:
    """Those that are shown at the panel of a rival: its own with the one in front first, and none of them twice."""
    own = [bond for bond in bonds(board) if seat in (bond.one, bond.two)]
    return sorted(own, key=lambda bond: (front not in (bond.one, bond.two), bond.sort == "broken"))


class RibbonSign:
    """The ribbons at the panel of one rival, on its map."""

    def __init__(self, showing: Showing, seat: Seat) -> None:
        self._showing = showing
        self.seat = seat

    def rect(self) -> QRectF:
        showing = self._showing
        if self.seat == showing.front or not showing.board.seats or not self._bonds():
            return QRectF()
        ground, pile = showing.rival(self.seat).map, showing.rival(self.seat).pile
        # Under the words that say whose city is here, while it is not that of this seat.
        top = ground.top() + 4 + (32 * showing.text if showing.large == self.seat else 0)
        right = pile.left() - 2 if pile.intersects(ground) else ground.right()
        return QRectF(QPointF(ground.left() - 5, top), QPointF(right, top + self._tall()))

    def paint(self, p: QPainter, rect: QRectF) -> None:
        showing = self._showing
        tall = TALL * showing.text
        for n, bond in enumerate(self._bonds()):
            spot = QRectF(0, n * (tall + GAP), rect.width(), tall)
            other = bond.two if bond.one == self.seat else bond.one
            paint_ribbon(p, showing, spot, bond.sort, (other,), short(showing, bond, self.seat))

    def _bonds(self) -> list[Bond]:
        showing = self._showing
        found = bonds_of(showing.board, self.seat, showing.front)
        pills = showing.board.size(zones.beside(self.seat)) * (PILL * showing.text + 6)
        room = showing.rival(self.seat).map.height() - 6 - pills
        return found[: max(1, int(room / ((TALL + GAP) * showing.text)))]

    def _tall(self) -> float:
        return len(self._bonds()) * (TALL * self._showing.text + GAP)


def sentence(showing: Showing, bond: Bond, seat: Seat) -> str:
    """What a ribbon at the panel of `seat` says."""
    other = bond.two if bond.one == seat else bond.one
    args: dict[str, PhraseArg] = {"other": Who(other)}
    if bond.sort == "broken":
        return showing.texts.say(Phrase("ribbon.broken" if bond.one == seat else "ribbon.betrayed", args))
    if bond.victim is not None:
        args["victim"] = Who(bond.victim)
    return showing.texts.say(Phrase(f"ribbon.{bond.sort}", {**args, "n": bond.rounds}))


def short(showing: Showing, bond: Bond, seat: Seat) -> tuple[str, str]:
    """In a word what a ribbon at the panel of `seat` means, and how many rounds it lasts, if it does."""
    key = "betrayed" if bond.sort == "broken" and bond.one != seat else bond.sort
    args: dict[str, PhraseArg] = {} if bond.victim is None else {"victim": Who(bond.victim)}
    return showing.texts.say(Phrase(f"ribbon.short.{key}", args)), str(bond.rounds or "")


def full_width(showing: Showing, faces: int, words: tuple[str, str]) -> float:
    """How wide a ribbon is that has room for all it says."""
    tall = TALL * showing.text - 2
    return _before(tall, faces) + showing.width(_full(words), showing.plain(*LETTERS)) + 6 + 1.4 * NOTCH * tall + 2


def paint_ribbon(
    p: QPainter, showing: Showing, rect: QRectF, sort: str, faces: Sequence[Seat], words: tuple[str, str]
) -> None:
    """A ribbon with notched ends: a glyph, the faces of other seats, and words, of which the rounds come first."""
    look = showing.look
    glyph, token = LOOKS[sort]
    line, font = look.colour(token), showing.plain(*LETTERS)
    tall = rect.height() - 2
    notch, side, face = NOTCH * tall, SIDE * tall, FACE * tall
    before = _before(tall, len(faces))
    full, rounds = _full(words), words[1]
    said = full if showing.width(full, font) <= rect.width() - before - 2 * notch else rounds
    width = before + showing.width(said, font) + (6 if said else 0) + 1.4 * notch
    body = QRectF(rect.left() + 1, rect.top() + 1, min(width, rect.width() - 2), tall)
    path = QPainterPath()
    path.addPolygon(_outline(body, notch))
    path.closeSubpath()
    p.setPen(QPen(line, 1.8, Qt.PenStyle.DashLine if sort == "broken" else Qt.PenStyle.SolidLine))
    p.setBrush(_paper(showing, line))
    p.drawPath(path)
    draw_glyph(p, look, glyph, QRectF(body.left() + notch + 1, body.center().y() - side / 2, side, side), line)
    for n, seat in enumerate(faces):
        showing.avatar(
            p, seat, QRectF(body.left() + notch + side + 3 + n * face, body.center().y() - face / 2, face, face)
        )
    showing.write(p, QRectF(body.left() + before - 2, body.top(), body.width() - before + 2, tall), said, font)


def _before(tall: float, faces: int) -> float:
    """Where the words of a ribbon begin."""
    return (NOTCH + SIDE + faces * FACE) * tall + 5


def _full(words: tuple[str, str]) -> str:
    return f"{words[0]} \N{MIDDLE DOT} {words[1]}" if words[1] else words[0]


def _paper(showing: Showing, line: QColor) -> QColor:
    return mix(showing.look.colour("panel"), line, 0.12)


def _outline(rect: QRectF, notch: float) -> Sequence[QPointF]:
    middle = rect.center().y()
    return [
        rect.topLeft(), rect.topRight(), QPointF(rect.right() - notch, middle), rect.bottomRight(),
        rect.bottomLeft(), QPointF(rect.left() + notch, middle),
    ]  # fmt: skip
