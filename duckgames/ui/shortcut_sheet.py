"""The sheet of all keys, as they are at present, under the scopes they belong to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from duckgames.ui.commands import Command, Scope, by_scope
from duckgames.ui.key_reading import native
from duckgames.ui.painting import rounded
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, FocusRing, Label

SIZE: Final = QSize(1180, 860)
WIDE: Final = 900
"""From this width of the sheet at 100 % text on, two groups stand side by side."""

ARROWS: Final = "\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}"


class KeyCaps(QWidget):
    """Keys as caps beside each other."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._keys: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.on_changed)

    @property
    def keys(self) -> tuple[str, ...]:
        """What stands on the caps."""
        return self._keys

    def show_keys(self, keys: Sequence[str]) -> None:
        """Shows these keys, as the system writes them."""
        self._keys = tuple(keys)
        self.on_changed()

    def on_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        gap = self._look.px(6)
        height = QFontMetricsF(self._look.plain(14, bold=True)).height() + self._look.px(8)
        return QSize(round(sum(map(self._width, self._keys)) + gap * max(0, len(self._keys) - 1)), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, left = self._look, 0.0
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        p.setFont(look.plain(14, bold=True))
        for key in self._keys:
            box = QRectF(left, 0, self._width(key), self.height()).adjusted(0.5, 1, -0.5, -1)
            rounded(p, box, 0.27 * box.height(), look.colour("panel"), look.colour("control_border"), 1.3)
            p.setPen(look.colour("text"))
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
            left += self._width(key) + look.px(6)

    def _width(self, key: str) -> float:
        return QFontMetricsF(self._look.plain(14, bold=True)).horizontalAdvance(key) + self._look.px(18)


class ShortcutSheet(Sheet):
    """Shows the keys of `commands`, and those that steer every table.

    Signals:
        change_wanted: the person wants other keys.
    """

    change_wanted = Signal()

    def __init__(self, look: Look, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._words: list[tuple[Label, KeyCaps, Callable[[], tuple[str, Sequence[str]]]]] = []
        self._headings: list[tuple[Label, Callable[[], str]]] = []
        self._columns = QHBoxLayout()
        self._halves = (QVBoxLayout(), QVBoxLayout())
        space(look, self._columns, 36, (10, 6, 18, 6))
        self._groups: list[tuple[QWidget, int]] = []
        self._dealt = 0
        for half in self._halves:
            space(look, half, 16, (0, 0, 0, 0))
            self._columns.addLayout(half, 1)
        content = QWidget()
        content.setLayout(self._columns)
        self.list = Scroll(content)
        # Arrow and page keys scroll; all of it is said at once to those who do not see it.
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ring = FocusRing(self.list, look, lambda: (QRectF(self.list.rect()), 12.0))
        self.body.addWidget(self.list, 1)
        self.change = Button(look, "quiet", "gear")
        self.change.clicked.connect(self.change_wanted)
        self.footer.addWidget(self.change)
        self.footer.addStretch(1)
        self._add_group(lambda: self.tr("At every table"), [partial(self._steering, n) for n in range(7)])
        for scope, group in by_scope(commands).items():
            self._add_group(partial(_words, scope), [partial(self._told, command) for command in group])
        for half in self._halves:
            half.addStretch(1)
        look.shortcuts.changed.connect(self.retranslate)
        self.retranslate()

    def begin(self) -> None:
        """Opens the sheet."""
        self.open(self.list)

    @property
    def text(self) -> str:
        """All that the sheet says, a line each."""
        return self.list.accessibleDescription()

    def arrange(self) -> None:
        super().arrange()
        self._deal_out(2 if self.panel.width() >= self._look.px(WIDE) * self._look.text_scale else 1)

    def _deal_out(self, columns: int) -> None:
        """Puts each group into the shorter one of so many columns."""
        if columns == self._dealt:
            return
        self._dealt = columns
        lengths = [0] * columns
        for group, rows in self._groups:
            shortest = lengths.index(min(lengths))
            lengths[shortest] += rows
            for half in self._halves:
                half.removeWidget(group)
            half = self._halves[shortest]
            half.insertWidget(half.count() - 1, group)
        self._columns.setStretch(1, columns - 1)

    def _steering(self, number: int) -> tuple[str, Sequence[str]]:
        """What nobody can change, and its keys."""
        enter, escape, tab = native("Enter"), native("Esc"), native("Tab")
        return (
            (self.tr("From place to place, or the card in the hand"), (ARROWS,)),
            (self.tr("From zone to zone"), (tab, native("Shift+Tab"))),
            (self.tr("Take a card, lay it, press"), (enter,)),
            (self.tr("Put it back, close, no"), (escape,)),
            (self.tr("All places in reading order"), (native("PgUp"), native("PgDown"))),
            (self.tr("To barred places too, which say why"), (_with("Shift"),)),
            (self.tr("Move the ground of a large table"), (_with("Ctrl"),)),
        )[number]

    def _told(self, command: Command) -> tuple[str, Sequence[str]]:
        shortcuts = self._look.shortcuts
        keys = (key for key in shortcuts.keys(command) if key and shortcuts.works(key))
        return command.words, tuple(map(native, keys))

    def _add_group(self, heading: Callable[[], str], rows: Sequence[Callable[[], tuple[str, Sequence[str]]]]) -> None:
        group = QWidget()
        column = QVBoxLayout(group)
        space(self._look, column, 6, (0, 0, 0, 0))
        title = Label(self._look, 19, story=True)
        self._headings.append((title, heading))
        column.addWidget(title)
        for tell in rows:
            words, caps = Label(self._look, 15.5, wrap=True), KeyCaps(self._look)
            self._words.append((words, caps, tell))
            row = QHBoxLayout()
            space(self._look, row, 10, (0, 0, 0, 0))
            row.addWidget(words, 1)
            row.addWidget(caps, 0, Qt.AlignmentFlag.AlignVCenter)
            column.addLayout(row)
        self._groups.append((group, len(rows) + 2))
        self._halves[0].addWidget(group)

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("All keys"))
        self.change.setText(self.tr("Change keys"))
        for title, heading in self._headings:
            title.setText(heading())
        lines = []
        for words, caps, tell in self._words:
            text, keys = tell()
            words.setText(text)
            caps.show_keys(keys)
            # Not inside the braces: lupdate looks into no f-string.
            spoken = ", ".join(keys) or self.tr("no key")
            lines.append(f"{text}: {spoken}")
        self.list.setAccessibleName(self.tr("All keys"))
        self.list.setAccessibleDescription("\n".join(lines))


def _with(modifier: str) -> str:
    """The arrow keys with one key held down."""
    return native(f"{modifier}+A").removesuffix("A") + ARROWS


def _words(scope: Scope) -> str:
    return scope.words
