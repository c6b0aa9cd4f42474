"""The rules of a game, read from its help pages, in the language of the moment."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextTable,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from duckgames.session.language import FALLBACK
from duckgames.session.resources import resource
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, FocusRing

_log = logging.getLogger(__name__)

SIZE: Final = QSize(1080, 860)
PICTURE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands for a picture in the text of a block."""

NARROW: Final = 860
"""Below this width of the sheet the list of headings makes room for the text."""

HEADING_PX: Final = {1: 28, 2: 23, 3: 18.5}
LINE_HEIGHT: Final = 135.0
PICTURE_PX: Final = 84
"""Height of the pictures that stand in a line of text, a heading or a table; one that stands alone has its own size."""


def help_file(game: str, language: str) -> Path | None:
    """The help page of a game in `language`, or else in English; None if there is neither."""
    for code in (language, FALLBACK):
        try:
            return resource(f"games/{game}/help/{code}.md")
        except FileNotFoundError:
            _log.warning("No help of %s in %s", game, code)
    return None


class RulesDialog(Sheet):
    """The rules of one game: its headings left, the text right.

    `title` and `language` are asked again after each change of language; `find` tells where the page is.

    Signals:
        keys_wanted: the person wants to know the keys instead.
    """

    keys_wanted = Signal()

    def __init__(
        self,
        look: Look,
        game: str,
        title: Callable[[], str],
        language: Callable[[], str],
        parent: QWidget,
        *,
        find: Callable[[str, str], Path | None] = help_file,
    ) -> None:
        super().__init__(look, parent, SIZE)
        self._game = game
        self._title = title
        self._language = language
        self._find = find
        self.headings = QListWidget()
        self.headings.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.headings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.headings.setWordWrap(True)
        self.browser = QTextBrowser()
        self.browser.setOpenLinks(False)
        # Everything is laid out to the width there is, but tables may come out a pixel wider.
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rings = [FocusRing(widget, look, partial(_frame, widget)) for widget in (self.headings, self.browser)]
        sides = QHBoxLayout()
        space(look, sides, 20)
        sides.addWidget(self.headings, 28)
        sides.addWidget(self.browser, 72)
        self.body.addLayout(sides, 1)
        self.keys_button = Button(look, "quiet", height=44, footless=True)
        self.keys_button.clicked.connect(self.keys_wanted)
        self.heading.add_tool(self.keys_button)
        self.headings.currentItemChanged.connect(self.on_heading_chosen)
        self.headings.itemClicked.connect(self.on_heading_chosen)
        self.browser.verticalScrollBar().valueChanged.connect(self.on_scrolled)
        look.changed.connect(self.read)
        self.retranslate()

    def begin(self) -> None:
        """Opens the rules at their beginning; arrow and page keys scroll."""
        self.browser.verticalScrollBar().setValue(0)
        self.open(self.browser)

    def read(self) -> None:
        """Reads the page again, in the present language and look, and stays at the heading where it was."""
        row = self.headings.currentRow() if self.browser.verticalScrollBar().value() else 0
        file = self._find(self._game, self._language())
        document = self.browser.document()
        if file is None:
            self.browser.setPlainText(self.tr("These rules are not written yet."))
        else:
            document.setBaseUrl(QUrl.fromLocalFile(f"{file.parent}/"))
            self.browser.setMarkdown(file.read_text(encoding="utf-8"))
        self._dress()
        self._list_headings()
        self.headings.setCurrentRow(max(0, min(row, self.headings.count() - 1)))
        if not row:
            self.browser.verticalScrollBar().setValue(0)

    def on_heading_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.browser.verticalScrollBar().setValue(self._top(item))

    def on_scrolled(self, value: int) -> None:
        """Marks the heading under which the text now begins."""
        last = None
        for n in range(self.headings.count()):
            item = self.headings.item(n)
            if last is None or self._top(item) <= value + 8:
                last = item
        if last is not None:
            self.headings.blockSignals(True)
            self.headings.setCurrentItem(last)
            self.headings.blockSignals(False)

    def arrange(self) -> None:
        super().arrange()
        self.headings.setVisible(self.panel.width() >= self._look.px(NARROW) and self.headings.count() > 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self._title(), self.tr("Rules"))
        self.keys_button.setText(self.tr("All keys"))
        self.headings.setAccessibleName(self.tr("Headings"))
        self.browser.setAccessibleName(self.tr("Rules"))
        self.read()

    def _top(self, item: QListWidgetItem) -> int:
        block = self.browser.document().findBlockByNumber(item.data(Qt.ItemDataRole.UserRole))
        return round(self.browser.document().documentLayout().blockBoundingRect(block).top())

    def _list_headings(self) -> None:
        self.headings.blockSignals(True)
        self.headings.clear()
        block = self.browser.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level in (2, 3):
                words = block.text().replace(PICTURE, "").strip()
                item = QListWidgetItem(("    " if level == 3 else "") + words)
                item.setData(Qt.ItemDataRole.UserRole, block.blockNumber())
                self.headings.addItem(item)
            block = block.next()
        self.headings.blockSignals(False)

    def _dress(self) -> None:
        """Gives the text the program's voices and colours: Markdown brings none."""
        look = self._look
        self.headings.setFont(look.plain(16))
        self.headings.setStyleSheet(
            "QListWidget, QListWidget:focus { background: transparent; border: none; padding: 0; outline: none; }"
            f"QListWidget::item {{ padding: {look.px(9)}px {look.px(12)}px; border-radius: {look.px(10)}px; }}"
            f"QListWidget::item:selected {{ background: {look.colour('accent_soft').name()};"
            f" color: {look.colour('text').name()}; }}"
        )
        self.browser.setStyleSheet(
            "QTextBrowser, QTextBrowser:focus { background: transparent; border: none; padding: 0; }"
        )
        document = self.browser.document()
        document.setDocumentMargin(8)
        block = document.begin()
        while block.isValid():
            self._dress_block(block)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _dress_table(frame, look.colour("hairline"))

    def _dress_block(self, block: QTextBlock) -> None:
        look, level = self._look, block.blockFormat().headingLevel()
        cursor = QTextCursor(block)
        layout = QTextBlockFormat()
        if PICTURE not in block.text():
            layout.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        layout.setBottomMargin(look.px(6 if level or block.textList() else 10))
        if level > 1:
            layout.setTopMargin(look.px(18))
        cursor.mergeBlockFormat(layout)
        if block.textList():
            # What the dot or number before it is painted with.
            mark = QTextCharFormat()
            mark.setFont(look.plain(16.5))
            mark.setForeground(look.colour("text"))
            cursor.setBlockCharFormat(mark)
        if level:
            self._dress_words(block, lambda old: look.story(HEADING_PX.get(level, HEADING_PX[3])))
        else:
            self._dress_words(block, lambda old: look.plain(16.5, bold=old.fontWeight() > QFont.Weight.Medium))

    def _dress_words(self, block: QTextBlock, font_for: Callable[[QTextCharFormat], QFont]) -> None:
        """Keeps bold and slanted words as they are, and colours links."""
        fragments = []
        it = block.begin()
        while not it.atEnd():
            fragment = it.fragment()
            fragments.append((fragment.position(), fragment.length(), fragment.charFormat()))
            it += 1
        for position, length, old in fragments:
            cursor = QTextCursor(block)
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            if old.isImageFormat():
                cursor.setCharFormat(self._framed(old.toImageFormat(), _stands_alone(block)))
                continue
            font = font_for(old)
            font.setItalic(old.fontItalic())
            letters = QTextCharFormat(old)
            letters.setFont(font)
            letters.setForeground(self._look.colour("accent" if old.isAnchor() else "text"))
            cursor.setCharFormat(letters)

    def _framed(self, old: QTextImageFormat, alone: bool) -> QTextImageFormat:
        """The picture drawn for this screen: as tall as all with the text beside its middle, or in its own size."""
        document = self.browser.document()
        url = document.baseUrl().resolved(QUrl(old.name()))
        renderer = QSvgRenderer(url.toLocalFile())
        height = self._look.px(renderer.defaultSize().height() if alone else PICTURE_PX)
        image = _drawn(renderer, height, self.browser.devicePixelRatioF())
        document.addResource(QTextDocument.ResourceType.ImageResource.value, url, image)
        picture = QTextImageFormat(old)
        picture.setWidth(image.deviceIndependentSize().width())
        picture.setHeight(image.deviceIndependentSize().height())
        picture.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        return picture


def _stands_alone(block: QTextBlock) -> bool:
    """Whether a picture is a paragraph of its own."""
    in_table = QTextCursor(block).currentTable() is not None
    return block.text() == PICTURE and not in_table and not block.blockFormat().headingLevel()


def _drawn(renderer: QSvgRenderer, height: int, ratio: float) -> QImage:
    """An SVG picture in the size it is shown in; empty if there is none."""
    size = QSizeF(renderer.defaultSize()).scaled(QSizeF(8.0 * height, height), Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _frame(widget: QWidget) -> tuple[QRectF, float]:
    return QRectF(widget.rect()), 12.0


def _dress_table(table: QTextTable, line: QColor) -> None:
    layout = table.format()
    layout.setCellPadding(7)
    layout.setCellSpacing(0)
    layout.setBorder(1)
    layout.setBorderCollapse(True)
    layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    layout.setBorderBrush(line)
    layout.setTopMargin(4)
    layout.setBottomMargin(10)
    table.setFormat(layout)
