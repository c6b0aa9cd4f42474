"""The strip at the bottom of a match: Pip says what can be done now, and how."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duckgames.ui.aloud import announce
from duckgames.ui.button_row import ButtonLabel, ButtonRow
from duckgames.ui.commands import BUTTONS, HURRY
from duckgames.ui.key_hint import KeyHint
from duckgames.ui.painting import draw_avatar, draw_shadow, rounded
from duckgames.ui.spacing import space
from duckgames.ui.theme import Look
from duckgames.ui.thinking_bar import ThinkingBar
from duckgames.ui.widgets import Button, Label

PIP = 1
DOT_MS = 450
LEAST_WORDS = 150


class SpeechStrip(QWidget):
    """Two lines beside Pip's face, key hints where there is room, and buttons for what has no place on the table.

    Signals:
        escaped: Escape was pressed at a button.
        left: the keys are to go back to the table.
        hurried: the ducks are to move now.
    """

    escaped = Signal()
    left = Signal()
    hurried = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lead_text = ""
        self._hows: tuple[str, ...] = ("",)
        self._dots = 0
        self._caps: list[KeyHint] = []
        self._hints_wanted = True
        self._shown_buttons: tuple[Button, ...] = ()
        self._lead = Label(look, 20, story=True, wrap=True)
        self._how = Label(look, 15.5, colour="text_quiet", wrap=True)
        self._hints = QWidget(self)
        self._hint_row = QHBoxLayout(self._hints)
        space(look, self._hint_row, 14, (0, 0, 0, 0))
        self._buttons = QHBoxLayout()
        space(look, self._buttons, 8)
        self.row = ButtonRow(look, self._buttons, self, lambda: self.tr("More"))
        self.bar = ThinkingBar(look, self)
        self.hurry = self._make_hurry()
        self._buttons.addWidget(self.hurry)
        words = QVBoxLayout()
        space(look, words, 0)
        words.addStretch(1)
        words.addWidget(self._lead)
        words.addWidget(self._how)
        words.addStretch(1)
        self._line = QHBoxLayout(self)
        space(look, self._line, 16)
        self._line.addLayout(words, 1)
        self._line.addLayout(self._buttons)
        self._line.addWidget(self._hints)
        self._timer = QTimer(self, interval=DOT_MS)
        self._timer.timeout.connect(self.on_tick)
        look.changed.connect(self.update)
        look.shortcuts.changed.connect(self.retranslate)
        self.use_height(70)
        self.retranslate()

    def _make_hurry(self) -> Button:
        button = Button(self._look, "quiet", "fast", parent=self)
        button.hide()
        # Whoever pressed it plays on at the table.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.left)
        button.clicked.connect(self.hurried)
        return button

    def use_height(self, height: int) -> None:
        """Takes the height of another layout, more of it for larger letters."""
        self._use(height, round(self._look.px(height) * self._look.text_scale))

    def fit(self, pixels: int) -> None:
        """Takes a height that a table has for it, as many pixels as they are."""
        self._use(round(pixels / (self._look.zoom * self._look.text_scale)), pixels)

    def _use(self, height: int, pixels: int) -> None:
        px = self._look.px
        # Accents of capitals rise above the line, and the border must not touch them.
        lead, how = (15, 13) if height < 60 else (18, 14.5) if height < 84 else (20, 15.5)
        self.setFixedHeight(pixels)
        self._lead.use_px(lead)
        self._how.use_px(how)
        button = 34 if height < 60 else 38 if height < 84 else 46
        self.row.use_height(button)
        self._button_height = button
        for each in (self.hurry, *self._shown_buttons):
            each.use_height(button)
        self._line.setContentsMargins(pixels + px(22), 0, px(20), px(6))
        # Below the bodies of buttons there is room for a foot, which most of them do not have.
        self._buttons.setContentsMargins(0, px(4), 0, 0)
        self._give_way()

    def show_hints(self, shown: bool) -> None:
        """Shows the key hints, or leaves their room to the words."""
        self._hints_wanted = shown
        self._give_way()

    def _give_way(self) -> None:
        """Shares the room: buttons say less, then the words give up their second line, then a menu takes buttons.

        Key hints stand only where everything else has room on one line.
        """
        around, gap = self._line.contentsMargins(), self._line.spacing()
        fixed = sum(button.sizeHint().width() + gap for button in self._fixed_buttons)
        room = self.width() - around.left() - around.right() - fixed - gap
        room -= self._use_roomiest(room)
        room -= gap + self._look.px(8)
        lines = (label for label in (self._lead, self._how) if label.text())
        room -= max((label.fontMetrics().horizontalAdvance(label.text()) for label in lines), default=0)
        shown = 0
        for cap in self._caps:
            room -= cap.sizeHint().width() + self._hint_row.spacing()
            cap.setVisible(self._hints_wanted and room >= 0)
            shown += self._hints_wanted and room >= 0
        self._hints.setVisible(shown > 0)

    def _use_roomiest(self, room: int) -> int:
        """Shows buttons and words so that all can be read in `room`; answers how much of it the buttons take."""
        forms = self.row.forms()
        whole = [form for form in forms if form.shown == forms[0].shown]
        ways = [(form, how) for how in self._hows for form in whole]
        ways += [(whole[-1], ""), *((form, self._hows[-1]) for form in forms[len(whole) :]), (forms[-1], "")]
        buttons = 0
        for form, how in ways:
            buttons = self.row.use(form)
            if how and how != self._how.text():
                self._how.setText(how)
            self._how.setVisible(bool(how))
            if self._words_fit(room - buttons, bool(how)):
                break
        return buttons

    def _words_fit(self, width: int, with_how: bool) -> bool:
        """Whether the words can be read in a column of that width, in as many lines as they need."""
        if width < self._look.px(LEAST_WORDS):
            return False
        lines = [label for label in (self._lead, self._how if with_how else None) if label is not None and label.text()]
        return sum(label.heightForWidth(width) for label in lines) <= self.height() - self._look.px(6)

    def offer(self, labels: Sequence[ButtonLabel], primary: bool) -> None:
        """Shows these buttons for what has no place on the table, or none; see `ButtonRow`."""
        self.row.offer(labels, primary)
        self._give_way()

    def word(self, labels: Sequence[ButtonLabel]) -> None:
        """Lets the buttons on offer say the same in another language."""
        self.row.word(labels)
        self._give_way()

    def hint(self, index: int | None) -> None:
        """Marks a button, or none."""
        self.row.hint(index)
        self._give_way()

    @property
    def _fixed_buttons(self) -> tuple[Button, ...]:
        """The buttons beside those for what has no place on the table."""
        return (*self._shown_buttons, *(() if self.hurry.isHidden() else (self.hurry,)))

    def take_keys(self) -> bool:
        """Gives the keys to the first button, if there is one."""
        buttons = (*self.row.buttons, *self._fixed_buttons)
        if buttons:
            buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(buttons)

    @property
    def has_keys(self) -> bool:
        """Whether a button has the keys."""
        return any(button.hasFocus() for button in self.row.buttons)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif self._look.shortcuts.pressed(event, (BUTTONS,)):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._give_way()
        self._place_bar()

    def set_hints(self, hints: Sequence[tuple[str, str]]) -> None:
        """The keys and what they do, in the language of the moment; what has no key is left out."""
        hints = [hint for hint in hints if hint[0]]
        if len(self._caps) != len(hints):
            for cap in self._caps:
                cap.deleteLater()
            self._caps = [KeyHint(self._look) for _ in hints]
            for cap in self._caps:
                self._hint_row.addWidget(cap)
        for cap, (key, word) in zip(self._caps, hints, strict=True):
            cap.say(key, word)
        self._give_way()

    def say(self, lead: str, how: str, waiting: bool = False, shorter: Sequence[str] = ()) -> None:
        """Shows a lead line and how it is done, or, where there is no room for that, what is `shorter`.

        `waiting` lets slow dots follow the lead.
        """
        changed = lead != self._lead_text
        self._lead_text, self._dots = lead, 0
        self._lead.setText(lead)
        self._hows = (how, *shorter)
        self._how.setText(how)
        self._give_way()
        self.setAccessibleName(f"{lead} {how}".strip())
        if waiting and self._look.travel:
            self._timer.start()
        else:
            self._timer.stop()
        if changed and lead and not waiting:
            announce(self, self.accessibleName())

    def show_wait(self, share: float | None) -> None:
        """Shows what share of their thinking the ducks have done, and the way to let them move now; None: no more."""
        waits = share is not None
        self.bar.show_share(share or 0.0)
        self.bar.setVisible(waits)
        if waits == self.hurry.isHidden():
            had_keys = self.hurry.hasFocus()
            self.hurry.setVisible(waits)
            self._give_way()
            if had_keys:
                self.left.emit()

    def set_buttons(self, buttons: Sequence[Button]) -> None:
        """Shows these buttons instead of the ones before."""
        for old in self._shown_buttons:
            old.hide()
            old.deleteLater()
        self._shown_buttons = tuple(buttons)
        for button in buttons:
            button.use_height(self._button_height)
            self._buttons.addWidget(button)
        self._give_way()

    def on_tick(self) -> None:
        self._dots = (self._dots + 1) % 4
        self._lead.setText(self._lead_text + " " + "." * self._dots)

    def retranslate(self) -> None:
        self.hurry.setText(self.tr("Move now"))
        self.hurry.setToolTip(self._look.shortcuts.tip(self.tr("Let the ducks move now"), HURRY))
        self._give_way()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @property
    def _box(self) -> QRectF:
        """The paper beside Pip."""
        height, px = self.height() - self._look.px(6), self._look.px
        return QRectF(height + px(6), 1, self.width() - height - px(6) - 2, height)

    def _place_bar(self) -> None:
        px = self._look.px
        box = self._box.toRect()
        self.bar.setGeometry(box.left() + px(20), box.bottom() - px(6), box.width() - px(40), max(4, px(4)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, box, height = self._look, self._box, self._box.height()
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = look.px(20)
        draw_shadow(p, look, box, radius, 1)
        rounded(p, box, radius, look.colour("raised"), look.colour("sun"), 2.2)
        draw_avatar(p, look.sprites, look, PIP, QRectF(1, 1, height, height), look.colour("sun"))
        self.row.paint(p)
