"""The page of the collection: the album, the issues, and the ducks to swap with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.core.rng import fresh_seed
from duckgames.games.kaczogrod.collection.album import ALBUM, ISSUES
from duckgames.games.kaczogrod.view.collection_issues import IssueRow, IssueSheet
from duckgames.games.kaczogrod.view.collection_leaf import CardLeaf
from duckgames.games.kaczogrod.view.collection_shelf import CollectionShelf
from duckgames.games.kaczogrod.view.collection_swap import SwapPanel
from duckgames.games.kaczogrod.view.collection_tiles import Tile, TileList, design_called
from duckgames.games.kaczogrod.view.commands import READ
from duckgames.ui.pages import Files
from duckgames.ui.painting import rounded
from duckgames.ui.spacing import space
from duckgames.ui.switch_row import SwitchRow
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label, Panel, SegmentedControl

TILE: Final = 100
LOW: Final = 720
NARROW: Final = 1180


class FilledBar(QWidget):
    """How much of the album is filled."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._share = 0.0
        self.on_changed()
        look.changed.connect(self.on_changed)

    def show_share(self, share: float) -> None:
        """From 0 to 1."""
        self._share = share
        self.update()

    def on_changed(self) -> None:
        self.setFixedHeight(self._look.px(12))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = QRectF(self.rect()), self.height() / 2
        rounded(p, rect, radius, self._look.colour("sunken"), self._look.colour("hairline"), 1)
        if self._share:
            rect.setWidth(max(2 * radius, self._share * rect.width()))
            rounded(p, rect, radius, self._look.colour("legal" if self._share >= 1 else "accent"))


class CollectionPage(QWidget):
    """A `ui.pages.GamePage`."""

    left = Signal()

    def __init__(self, look: Look, files: Files, parent: QWidget, draw: Callable[[], int] = fresh_seed) -> None:
        super().__init__(parent)
        self.widget: QWidget = self
        self._look = look
        self.shelf = CollectionShelf(files, draw, self)
        self.back = Button(look, "icon", "back", height=44, ground="panel", parent=self)
        self._title = Label(look, 30, story=True, parent=self)
        self._found = Label(look, 16, bold=True, colour="text_quiet", parent=self)
        self._bar = FilledBar(look, self)
        self.switch = SwitchRow(look, px=16, parent=self)
        self._album_panel = Panel(look, 1, radius=22, padding=14, parent=self)
        self.filter = SegmentedControl(look, height=40, parent=self._album_panel)
        self.album = TileList(look, TILE, self._album_panel)
        self._swap_panel = Panel(look, 1, radius=22, padding=14, parent=self)
        self.issues = IssueRow(look, self._swap_panel)
        self.open_button = Button(look, "sun", "cards", height=46, parent=self._swap_panel)
        self.swap = SwapPanel(look, self.shelf, self._swap_panel)
        self.leaf = CardLeaf(look, self)
        self.sheet = IssueSheet(look, self)
        self._body = QHBoxLayout()
        self._place(look)
        self._connect()
        self.retranslate()
        self.refresh()

    def _place(self, look: Look) -> None:
        column, head, body = QVBoxLayout(self), QHBoxLayout(), self._body
        space(look, column, 10, (20, 12, 20, 10))
        space(look, head, 14)
        space(look, body, 10)
        for widget, stretch in ((self.back, 0), (self._title, 0), (self._found, 0), (self._bar, 2), (self.switch, 3)):
            head.addWidget(
                widget, stretch, Qt.AlignmentFlag.AlignVCenter if widget is self._bar else Qt.AlignmentFlag(0)
            )
        column.addLayout(head)
        column.addLayout(body, 1)
        album, swap = QVBoxLayout(self._album_panel), QVBoxLayout(self._swap_panel)
        for layout in (album, swap):
            space(look, layout, 10, (0, 0, 0, 0))
        album.addWidget(self.filter)
        album.addWidget(self.album, 1)
        swap.addWidget(self.issues)
        swap.addWidget(self.open_button)
        swap.addWidget(self.swap, 1)
        body.addWidget(self._album_panel)
        body.addWidget(self._swap_panel)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.switch.toggled.connect(self.shelf.turn)
        self.open_button.clicked.connect(self.on_open_issue)
        self.issues.pressed.connect(self.on_open_issue)
        self.album.pressed.connect(self.swap.look_for)
        self.filter.chosen.connect(self.refresh)
        for tiles in (self.album, self.swap.gives, self.swap.gets):
            self.leaf.watch(tiles)
        self.shelf.changed.connect(self.refresh)
        self._look.changed.connect(self._arrange)

    def enter(self) -> None:
        """Shows what is kept, and takes the keys."""
        self.shelf.open()
        self.album.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Everything is kept already."""
        self.leaf.put_away()
        self.sheet.dismiss()

    def refresh(self) -> None:
        """Shows the collection as it is now."""
        collection = self.shelf.collection
        shown = {"missing": collection.missing, "doubles": collection.doubles}.get(self.filter.current or "", ALBUM)
        self.album.tiles.show_tiles([Tile(design_called(card), collection.owned(card)) for card in shown])
        self._found.setText(self.tr("{number} of {of}").format(number=collection.found, of=len(ALBUM)))
        self._bar.show_share(collection.found / len(ALBUM))
        self.switch.turn(self.shelf.on)
        self.issues.show_opened(collection.opened)
        self.open_button.setVisible(collection.opened < ISSUES)
        self.open_button.setText(self.tr("Open issue {number}").format(number=collection.opened + 1))

    def on_open_issue(self) -> None:
        """Opens the next issue on a sheet."""
        if self.shelf.collection.opened < ISSUES:
            self.sheet.begin(self.shelf.open_issue())

    def retranslate(self) -> None:
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Collection"))
        self.switch.set_text(self.tr("Build decks from my collection only"))
        filters = (("all", self.tr("All")), ("missing", self.tr("Missing")), ("doubles", self.tr("Doubles")))
        self.filter.set_items(filters)
        self.filter.setAccessibleName(self.tr("Which cards"))
        if self.filter.current is None:
            self.filter.choose("all")
        self.album.setAccessibleName(self.tr("Album"))
        self.issues.setAccessibleName(self.tr("Issues"))
        self.album.tiles.refresh()
        self.swap.retranslate()
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        """A small window keeps what can be pressed."""
        narrow = self.width() < self._look.px(NARROW * self._look.text_scale)
        self.issues.setVisible(self.height() >= LOW)
        self._bar.setVisible(not narrow)
        self._body.setStretch(0, 50 if narrow else 58)
        self._body.setStretch(1, 50 if narrow else 42)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self._look.colour("window"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._look.shortcuts.pressed(event, (READ,)):
            self.leaf.toggle()
        elif event.key() == Qt.Key.Key_Escape and self.leaf.isVisible():
            self.leaf.put_away()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
