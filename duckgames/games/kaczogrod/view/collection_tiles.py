"""Cards of the collection as tiles in a list: those owned, with the number of doubles, and empty places for others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from duckgames.games.kaczogrod.rules.cards import BASE, Catalogue, Design
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.card_faces import translated, word
from duckgames.games.kaczogrod.view.decks_lists import CardList
from duckgames.games.kaczogrod.view.decks_models import NOWHERE, Index
from duckgames.games.kaczogrod.view.decks_reading import face_of_design
from duckgames.games.kaczogrod.view.emblems import GLYPHS, group_colour
from duckgames.games.kaczogrod.view.faces import RADIUS, face_picture
from duckgames.ui.lettering import fitted_text, paint_lines
from duckgames.ui.painting import draw_glyph, draw_shadow, focus_ring, rounded
from duckgames.ui.sprites import density, snapped
from duckgames.ui.theme import Look, faded

GAP: Final = 12
"""Between two tiles: rings and badges lie there."""
VEIL: Final = 0.62
BADGE: Final = 26


def design_called(card: str) -> Design:
    """The design with this id, which is one of the set."""
    return BASE.designs[BASE.numbers[card] - 1]


@dataclass(frozen=True)
class Tile:
    """A design and how many cards of it there are; `pale`: it cannot be chosen now. `known` knows the design."""

    design: Design
    count: int
    pale: bool = False
    known: Catalogue = BASE


class TilesModel(QAbstractListModel):
    """The tiles of one list, and which of them is chosen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tiles: tuple[Tile, ...] = ()
        self._chosen = ""

    @property
    def chosen(self) -> str:
        """The id of the chosen card; empty: none is."""
        return self._chosen

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Shows other tiles, or these otherwise; what was chosen stays so while it is there."""
        if [tile.design for tile in tiles] == [tile.design for tile in self._tiles]:
            self._tiles = tuple(tiles)
            self.refresh()
        else:
            self.beginResetModel()
            self._tiles = tuple(tiles)
            if self.place_of(self._chosen) < 0:
                self._chosen = ""
            self.endResetModel()

    def choose(self, card: str) -> None:
        """Chooses a card, by its id, or none."""
        self._chosen = card if self.place_of(card) >= 0 else ""
        self.refresh()

    def refresh(self) -> None:
        """Words or look of the tiles are others now."""
        if self._tiles:
            self.dataChanged.emit(self.index(0), self.index(len(self._tiles) - 1))

    def tile(self, index: Index) -> Tile | None:
        """The tile in a place of the list."""
        return self._tiles[index.row()] if index.isValid() and index.row() < len(self._tiles) else None

    def place_of(self, card: str) -> int:
        """Where a card stands; -1: it is not in the list."""
        return next((n for n, tile in enumerate(self._tiles) if tile.design.id == card), -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._tiles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        tile = self.tile(index)
        if tile is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return translated(tile.design.names)
        return self._told(tile) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def _told(self, tile: Tile) -> str:
        words = [translated(tile.design.names), word(f"group.{GROUPS[tile.design.group]}")]
        words.append(self.tr("%n card(s)", "", tile.count) if tile.count else self.tr("missing"))
        if tile.design.id == self._chosen:
            words.append(self.tr("chosen"))
        return ", ".join(words)


class TileDelegate(QStyledItemDelegate):
    """Paints a tile, or the place it is missing from."""

    def __init__(self, look: Look, model: TilesModel, tiles: TileList) -> None:
        super().__init__(tiles)
        self._look = look
        self._model = model
        self._tiles = tiles

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._tiles.gridSize()

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tile = self._model.tile(index)
        if tile is None:
            return
        look, side = self._look, self._tiles.side
        card = QRectF(0, 0, side, side)
        card.moveCenter(QRectF(option.rect).center())
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        card.moveTopLeft(snapped(p, card.topLeft()))
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if tile.count:
            paint_tile(p, look, card, tile, lifted=hovered)
        else:
            paint_missing(p, look, card, tile.design)
        if tile.design.id == self._model.chosen:
            _paint_chosen(p, look, card)
        if index == self._tiles.currentIndex() and self._tiles.hasFocus() and look.keys_used:
            focus_ring(p, look, card, RADIUS * side, 1)
        p.restore()


def paint_tile(p: QPainter, look: Look, card: QRectF, tile: Tile, *, lifted: bool = False) -> None:
    """A tile with its shadow, and how many there are of it where that is more than one."""
    radius = RADIUS * card.width()
    draw_shadow(p, look, card, radius, 1 if lifted and not tile.pale else 0)
    picture = face_picture(look, face_of_design(tile.design, tile.known), card.size(), density(p), look.zoom)
    p.drawPixmap(card.topLeft(), picture)
    if tile.pale:
        rounded(p, card, radius, faded(look.colour("panel"), VEIL))
    if tile.count > 1:
        text = f"\N{MULTIPLICATION SIGN}{tile.count}"
        tall = min(look.px(BADGE), 0.27 * card.width())
        badge = QRectF(card.right() - 1.25 * tall, card.top() - 0.3 * tall, 1.5 * tall, tall)
        rounded(p, badge, tall / 2, look.colour("sun"), look.colour("panel"), 2)
        font, lines = fitted_text(look, text, round(0.58 * tall), badge.size(), 1.1, bold=True)
        p.setPen(look.colour("on_sun"))
        paint_lines(p, badge, font, lines, 1.1)


def paint_missing(p: QPainter, look: Look, card: QRectF, design: Design) -> None:
    """The empty place of a design: the sign of its group, its name and number."""
    group = GROUPS[design.group]
    radius = RADIUS * card.width()
    colour = group_colour(look, group)
    rounded(p, card, radius, faded(look.colour("sunken"), 0.75))
    pen = QPen(faded(colour, 0.75), 1.6, Qt.PenStyle.DashLine)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius, radius)
    side = card.width()
    glyph = QRectF(card.left() + 0.36 * side, card.top() + 0.1 * side, 0.28 * side, 0.28 * side)
    p.setOpacity(0.55)
    look.sprites.draw(p, GLYPHS, glyph, group, colour if not look.dark else look.colour("text_quiet"))
    p.setOpacity(1.0)
    p.setPen(look.colour("text_quiet"))
    names = QRectF(card.left() + 0.05 * side, card.top() + 0.42 * side, 0.9 * side, 0.36 * side)
    font, lines = fitted_text(look, translated(design.names), max(11, round(0.125 * side)), names.size(), 1.1)
    paint_lines(p, names, font, lines, 1.1)
    number = QRectF(names.left(), card.top() + 0.79 * side, names.width(), 0.17 * side)
    font, lines = fitted_text(look, str(design.number), max(11, round(0.115 * side)), number.size(), 1.1)
    paint_lines(p, number, font, lines, 1.1)


def _paint_chosen(p: QPainter, look: Look, card: QRectF) -> None:
    colour, radius = look.colour("legal"), RADIUS * card.width()
    p.setPen(QPen(colour, 3.5))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRoundedRect(card.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
    side = min(look.px(BADGE), 0.3 * card.width())
    badge = QRectF(card.right() - 0.6 * side, card.bottom() - 0.6 * side, side, side)
    rounded(p, badge, side / 2, colour, look.colour("panel"), 2)
    inner = 0.2 * side
    draw_glyph(p, look, "check", badge.adjusted(inner, inner, -inner, -inner), look.colour("panel"))


class TileList(CardList):
    """Tiles side by side, as large as whole columns of them allow."""

    def __init__(self, look: Look, wanted: int, parent: QWidget) -> None:
        super().__init__(look, parent, "panel")
        self._wanted = wanted
        self.side = float(wanted)
        self.tiles = TilesModel(self)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setModel(self.tiles)
        self.setItemDelegate(TileDelegate(look, self.tiles, self))
        self.verticalScrollBar().setSingleStep(48)
        self.tiles.modelReset.connect(self.on_filled)
        look.changed.connect(self._arrange)
        self.on_filled()

    def card_at(self, index: Index) -> str:
        tile = self.tiles.tile(index)
        return "" if tile is None else tile.design.id

    def on_filled(self) -> None:
        """Shows a bar where there is something to scroll."""
        policy = Qt.ScrollBarPolicy
        there = self.tiles.rowCount() > 0
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if there else policy.ScrollBarAlwaysOff)

    def reveal(self, card: str) -> None:
        """Scrolls to a card and puts the keys on it."""
        index = self.tiles.index(self.tiles.place_of(card))
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _arrange(self) -> None:
        room, gap = self.viewport().width(), self._look.px(GAP)
        columns = max(1, room // (self._look.px(self._wanted) + gap))
        # A list whose tiles fill it to the last pixel wraps one too early.
        cell = max(1, (room - 4) // columns)
        self.side = float(max(1, cell - gap))
        if self.gridSize() != QSize(cell, cell):
            self.setGridSize(QSize(cell, cell))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._look.note_keys(True)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.tiles.index(0))
        super().focusInEvent(event)
        self.viewport().update()
