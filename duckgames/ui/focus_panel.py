"""The card in focus: its picture, name and text, and whether it can be played now and why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from duckgames.ui.painting import draw_glyph, rounded
from duckgames.ui.theme import Look
from duckgames.ui.view import FocusCard
from duckgames.ui.widgets import Label, Panel, Pill

FORMS: Final = ((0.42, 15.5, "\n\n"), (0.36, 15.0, "\n\n"), (0.32, 14.0, "\n"), (0.26, 13.0, "\n"))
"""The share of the width that the picture takes, the size of letters beside it and what stands between paragraphs: the
first in which all fits."""
GAP: Final = 14
STACKED: Final = 0.8
"""The share of the width that a picture with its text below it takes."""
WIDTH: Final = 280
"""Of what lies in the panel where it lies over the table."""


class Picture(QWidget):
    """The picture of the card, painted by its game."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: FocusCard | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is not None:
            p = QPainter(self)
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self.card.paint(p, QRectF(self.rect()))


class Verdict(QWidget):
    """That the card can be played, or why not, on a ground of that colour; or `calm`, what is still to be done."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._allowed = True
        self._calm = False
        self._label = Label(look, 15, bold=True, wrap=True, parent=self)

    def say(self, words: str, allowed: bool, *, calm: bool = False) -> None:
        """Gives another verdict; without words it is not seen."""
        self._allowed, self._calm = allowed, calm
        self._label.setText(words)
        self._label.use_colour("text_quiet" if calm else "legal" if allowed else "illegal")
        self.setVisible(bool(words))
        self.update()

    def polish(self) -> None:
        """Takes its letters before it is measured."""
        self._label.on_changed()

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        return self._label.heightForWidth(width - px(52)) + px(20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        px = self._look.px
        self._label.setGeometry(self.rect().adjusted(px(42), px(10), -px(10), -px(10)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        ground, ink, glyph = "sunken", "text_quiet", "cards"
        if not self._calm:
            ink = "legal" if self._allowed else "illegal"
            ground, glyph = f"{ink}_soft", "check" if self._allowed else "no"
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rounded(p, QRectF(self.rect()), look.px(14), look.colour(ground))
        side = look.px(20)
        spot = QRectF(look.px(12), (self.height() - side) / 2, side, side)
        draw_glyph(p, look, glyph, spot, look.colour(ink))


class FocusPanel(Panel):
    """Shows one `FocusCard`, or how to see one; `floating` over the table it is as tall as its card needs.

    The text stands beside the picture, or below it where all is `stacked`.
    """

    def __init__(self, look: Look, parent: QWidget, *, floating: bool = False, stacked: bool = False) -> None:
        super().__init__(look, 2 if floating else 1, fill="raised" if floating else "panel", parent=parent)
        self._card: FocusCard | None = None
        self._stacked = stacked
        self._picture = Picture(self)
        self._title = Label(look, 20, story=True, wrap=True, parent=self)
        self._pill = Pill(look, "accent", parent=self)
        self._text = Label(look, FORMS[0][1], wrap=True, parent=self)
        self._verdict = Verdict(look, self)
        if floating:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        look.changed.connect(self.arrange)

    @property
    def card(self) -> FocusCard | None:
        """What is shown."""
        return self._card

    def show_card(self, card: FocusCard | None) -> None:
        """Shows another card, or none."""
        self._card = self._picture.card = card
        self._text.use_colour("text_quiet" if card is None else "text")
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter if card is None else Qt.AlignmentFlag.AlignTop)
        self._picture.setVisible(card is not None)
        self._pill.setVisible(card is not None and bool(card.pill))
        if card is None:
            self._title.clear()
            self._pill.clear()
            self._text.setText(self.tr("Point at a card to read it."))
            self._text.use_px(FORMS[0][1])
            self._verdict.say("", True)
            self.setAccessibleName(self._text.text())
        else:
            self._title.setText(card.title)
            self._pill.setText(card.pill)
            self._verdict.say(card.verdict, card.allowed)
            words = (card.title, card.pill, *card.lines, card.verdict)
            self.setAccessibleName(". ".join(word.rstrip(".") for word in words if word))
        self._picture.update()
        self.arrange()

    def needed(self) -> QSize:
        """How large a floating panel is for its card."""
        margins = self.contentsMargins()
        width = round(self._look.px(WIDTH) * self._look.text_scale)
        height = self._lay(QRect(0, 0, width, 10_000), tall=True)
        return QSize(width + margins.left() + margins.right(), height + margins.top() + margins.bottom())

    def arrange(self) -> None:
        """Places everything for the present size."""
        room = self.contentsRect()
        if room.width() > 0 and room.height() > 0:
            self._lay(room, tall=False)

    def _lay(self, room: QRect, tall: bool) -> int:
        """Places everything in `room`; answers how much of its height is used. `tall`: the verdict follows closely."""
        gap = self._look.px(GAP)
        y = room.top()
        # Letters of labels that were never shown may still be those of the style sheet, which measure otherwise.
        self._title.on_changed()
        self._verdict.polish()
        if self._card is None:
            self._text.setGeometry(room)
            return room.height()
        y = self._stand(self._title, room, y) + gap // 2
        if not self._pill.isHidden():
            size = self._pill.sizeHint()
            self._pill.setGeometry(room.left(), y, min(size.width(), room.width()), size.height())
            y += size.height() + gap
        foot = 0 if self._verdict.isHidden() else self._verdict.heightForWidth(room.width())
        left = room.bottom() + 1 - y - (foot + gap if foot else 0)
        lay = self._lay_stacked if self._stacked else self._lay_body
        y += lay(self._card, QRect(room.left(), y, room.width(), max(0, left)))
        if foot:
            top = y + gap if tall else room.bottom() + 1 - foot
            self._verdict.setGeometry(room.left(), top, room.width(), foot)
            y = top + foot
        return y - room.top()

    def _lay_body(self, card: FocusCard, room: QRect) -> int:
        """The picture with the text beside it, in the first form in which the text fits; answers the height used."""
        gap = self._look.px(GAP)
        for share, px, between in FORMS:
            wide = round(room.width() * share)
            high = round(wide * card.ratio)
            if high > room.height():
                wide, high = round(room.height() / card.ratio), room.height()
            self._text.use_px(px)
            self._text.setText(between.join(card.lines))
            column = room.width() - wide - gap
            text = self._text.heightForWidth(column) if self._text.text() else 0
            if text <= room.height() and self._longest_word() <= column:
                break
        self._picture.setGeometry(room.left(), room.top(), wide, high)
        self._text.setGeometry(room.right() + 1 - column, room.top(), column, min(text, room.height()))
        return max(high, text)

    def _lay_stacked(self, card: FocusCard, room: QRect) -> int:
        """The text below the picture, which takes what the text leaves; answers the height used."""
        self._text.use_px(FORMS[0][1])
        self._text.setText("\n\n".join(card.lines))
        text = self._text.heightForWidth(room.width()) if self._text.text() else 0
        wide = min(round(room.width() * STACKED), round((room.height() - text - self._look.px(GAP)) / card.ratio))
        wide = max(wide, 0)
        high = round(wide * card.ratio)
        self._picture.setGeometry(room.left() + (room.width() - wide) // 2, room.top(), wide, high)
        top = room.top() + high + self._look.px(GAP)
        self._text.setGeometry(room.left(), top, room.width(), min(text, room.bottom() + 1 - top))
        return top + text - room.top()

    def _longest_word(self) -> float:
        metrics = QFontMetricsF(self._text.font())
        return max((metrics.horizontalAdvance(word) for word in self._text.text().split()), default=0.0)

    @staticmethod
    def _stand(label: Label, room: QRect, y: int) -> int:
        height = label.heightForWidth(room.width())
        label.setGeometry(room.left(), y, room.width(), height)
        return y + height

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._card is None:
            self.show_card(None)
        super().changeEvent(event)
