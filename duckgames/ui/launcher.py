"""The first page: the shelf of games as postcards on the pond, and the few settings everybody looks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from duckgames.ui.commands import KEYS, RULES
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.key_reading import key_text
from duckgames.ui.launcher_bar import LauncherBar
from duckgames.ui.launcher_layout import GAMES, LauncherLayout
from duckgames.ui.painting import rounded
from duckgames.ui.postcard_fit import Fit, fit_postcards
from duckgames.ui.scenery import Backdrop, PondLife, paint_scene
from duckgames.ui.shelf import ShelfGame
from duckgames.ui.theme import Look, faded

APP_ICON: Final = "icons/app-icon.svg"


class Launcher(QWidget):
    """The shelf of games.

    Signals:
        play_requested(id), continue_requested(id), new_requested(id), rules_requested(id), tutorial_requested(id),
            statistics_requested(id), matches_requested(id): what to do with a game.
        language_chosen(code): pl, en or ru.
        theme_toggled(), sound_toggled(), help_requested(), settings_requested(): the buttons at the top right.
    """

    play_requested = Signal(str)
    continue_requested = Signal(str)
    new_requested = Signal(str)
    rules_requested = Signal(str)
    tutorial_requested = Signal(str)
    statistics_requested = Signal(str)
    matches_requested = Signal(str)
    language_chosen = Signal(str)
    theme_toggled = Signal()
    sound_toggled = Signal()
    help_requested = Signal()
    settings_requested = Signal()

    def __init__(self, look: Look, shelf: Sequence[ShelfGame], language: str, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cards = [self._make_card(game) for game in shelf]
        self._chosen = 0
        self._layout = LauncherLayout(QSizeF(1280, 800), parade=False)
        self._backdrop = Backdrop(look, self._paint_backdrop)
        self._life = PondLife(look, self)
        self._title = self._subtitle = self._keys = ""
        self._keys_rect = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._bar = LauncherBar(look, language, self)
        self._bar.language_chosen.connect(self.language_chosen)
        self._bar.theme_toggled.connect(self.theme_toggled)
        self._bar.sound_toggled.connect(self.sound_toggled)
        self._bar.help_requested.connect(self.help_requested)
        self._bar.settings_requested.connect(self.settings_requested)
        look.changed.connect(self.on_look_changed)
        look.shortcuts.changed.connect(self.retranslate)
        self._say()

    def set_shelf(self, shelf: Sequence[ShelfGame]) -> None:
        """Show another state of the same games, as when a match begins to wait or no longer waits to be played on."""
        games = {game.id: game for game in shelf}
        for card in self._cards:
            card.set_game(games[card.game.id])
        self._arrange()

    def show_language(self, language: str) -> None:
        """Mark the language in use."""
        self._bar.show_language(language)

    def show_sound(self, on: bool) -> None:
        """Show whether there is sound."""
        self._bar.show_sound(on)

    def choose(self, number: int, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the focus to a game, counted from 0."""
        if 0 <= number < len(self._cards):
            self._cards[number].target.setFocus(reason)
            self._reach(number)

    @property
    def chosen_game(self) -> str:
        """The game that has the focus, or else the one chosen last."""
        focused = self.focusWidget()
        for number, card in enumerate(self._cards):
            if focused is card or (focused is not None and card.isAncestorOf(focused)):
                self._chosen = number
        return self._cards[self._chosen].game.id

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._say()
        self._arrange()

    def _key_words(self) -> Iterator[str]:
        """What the pill at the lower edge tells of keys."""
        shortcuts = self._look.shortcuts
        yield from (self.tr("Tab: move"), self.tr("Enter: play"))
        if shortcuts.letters:
            yield self.tr("1 2 3: choose a game")
        for command, words in ((RULES, self.tr("{key}: rules")), (KEYS, self.tr("{key}: all keys"))):
            if shortcuts.key(command):
                yield words.format(key=shortcuts.key(command))

    def _say(self) -> None:
        self._title = self.tr("Duck Games")
        self._subtitle = self.tr("Three calm games by the pond, against clever ducks")
        self._keys = "  ·  ".join(self._key_words())
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._subtitle)
        for card in self._cards:
            card.retranslate()
        self._bar.retranslate()

    def on_look_changed(self) -> None:
        self._arrange()
        self._live_or_rest()

    def on_neighbour_requested(self, step: int) -> None:
        number = next((n for n, card in enumerate(self._cards) if card is self.sender()), self._chosen)
        self.choose((number + step) % len(self._cards), Qt.FocusReason.TabFocusReason)

    def _reach(self, number: int) -> None:
        """The shelf moves along where it holds more postcards than can be seen."""
        moves = len(self._cards) > GAMES and number != self._chosen
        self._chosen = number
        if moves:
            self._arrange()

    def _make_card(self, game: ShelfGame) -> GamePostcard:
        card = GamePostcard(self._look, game, self)
        card.play_requested.connect(self.play_requested)
        card.continue_requested.connect(self.continue_requested)
        card.new_requested.connect(self.new_requested)
        card.rules_requested.connect(self.rules_requested)
        card.tutorial_requested.connect(self.tutorial_requested)
        card.statistics_requested.connect(self.statistics_requested)
        card.matches_requested.connect(self.matches_requested)
        card.neighbour_requested.connect(self.on_neighbour_requested)
        card.reached.connect(lambda: self._reach(self._cards.index(card)))
        return card

    def _arrange(self) -> None:
        """Find everything its place; the words decide how much of each postcard is left for its picture."""
        layout, fit = self._fit(parade=True)
        if layout.parade and fit.cut:
            layout, fit = self._fit(parade=False)
        step, left = layout.card_width + layout.gap, layout.first_left(len(self._cards), self._chosen)
        top = layout.cards_top + (layout.cards_height - fit.height) * layout.slack_above
        for number, card in enumerate(self._cards):
            card.arrange(QPoint(round(left + number * step), round(top)), round(fit.height), fit.measures)
        self._layout = layout
        self._bar.use_height(layout.bar_height)
        hint = self._bar.sizeHint()
        self._bar.setGeometry(
            round(self.width() - layout.margin - hint.width()),
            round(layout.icon.center().y() - 6 * layout.zoom - hint.height() / 2),
            hint.width(),
            hint.height(),
        )
        metrics = QFontMetricsF(self._keys_font())
        self._keys_rect = layout.keys_rect(QSizeF(metrics.horizontalAdvance(self._keys), metrics.height()))
        hidden = QRegion()
        for card in self._cards:
            hidden += card.covered()
        self._life.arrange(QSizeF(self.size()), parade=layout.parade, hidden=hidden)
        self._backdrop.forget()
        self.update()

    def _fit(self, *, parade: bool) -> tuple[LauncherLayout, Fit]:
        layout = LauncherLayout(QSizeF(self.size()), parade=parade)
        return layout, fit_postcards(self._cards, layout.card_width, layout.zoom, layout.cards_height)

    def _paint_backdrop(self, p: QPainter, size: QSizeF) -> None:
        paint_scene(p, self._look, size, village=self._layout.village, reeds=False, ripples=False)

    def _paint_heading(self, p: QPainter) -> None:
        """Icon and name of the program; the line below them only where it finds room."""
        look, icon = self._look, self._layout.icon
        look.sprites.draw(p, APP_ICON, icon)
        left = icon.right() + 26 * self._layout.zoom
        room = self._bar.x() - left - 16
        font = self._title_font(room, 0.8 * icon.height())
        small = look.plain(max(14.5, 21 * self._layout.heading_zoom))
        fits = look.text_scale < 1.5 and QFontMetricsF(small).horizontalAdvance(self._subtitle) <= room
        p.setFont(font)
        p.setPen(look.colour("text"))
        cap = QFontMetricsF(font).capHeight()
        baseline = icon.top() + 0.55 * icon.height() if fits else icon.center().y() + cap / 2
        p.drawText(QPointF(left, baseline), self._title)
        if fits:
            p.setFont(small)
            p.setPen(look.colour("text_quiet"))
            p.drawText(QPointF(left + 2, icon.top() + 0.9 * icon.height()), self._subtitle)

    def _title_font(self, width: float, height: float) -> QFont:
        """The largest size that fits."""
        px = 62.0 * self._layout.heading_zoom
        while px > 22:
            metrics = QFontMetricsF(self._look.story(px))
            if metrics.horizontalAdvance(self._title) <= width and metrics.height() <= height:
                break
            px -= 2
        return self._look.story(px)

    def _paint_keys(self, p: QPainter) -> None:
        look, pill = self._look, self._keys_rect
        rounded(p, pill, pill.height() / 2, faded(look.colour("panel"), 0.9))
        p.setFont(self._keys_font())
        p.setPen(look.colour("text_quiet"))
        p.drawText(pill, Qt.AlignmentFlag.AlignCenter, self._keys)

    def _keys_font(self) -> QFont:
        return self._look.plain(max(13.5, 15 * self._layout.zoom))

    def _live_or_rest(self) -> None:
        """The pond moves only for somebody who looks at it."""
        if self.isVisible() and self.isActiveWindow() and self._look.travel > 0:
            self._life.start()
        else:
            self._life.stop()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        # Only the window itself hears of this as a change event.
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._live_or_rest()
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.choose(self._chosen, event.reason())

    def hideEvent(self, event: QHideEvent) -> None:
        self._life.stop()
        self._backdrop.forget()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shortcuts, number = self._look.shortcuts, key_text(event)
        if shortcuts.letters and number in map(str, range(1, len(self._cards) + 1)):
            self.choose(int(number) - 1, Qt.FocusReason.ShortcutFocusReason)
        elif shortcuts.pressed(event, (RULES,)):
            self._show_rules()
        elif event.key() == Qt.Key.Key_Down and self._bar.isAncestorOf(self.focusWidget() or self):
            self.choose(self._chosen, Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if turned := event.angleDelta().y() or event.angleDelta().x():
            self.choose(self._chosen + (1 if turned < 0 else -1))

    def _show_rules(self) -> None:
        if self._cards:
            self.rules_requested.emit(self.chosen_game)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        exposed = event.region()
        self._backdrop.draw(p, self.size(), exposed)
        self._life.paint(p, exposed)
        if exposed.intersects(QRect(0, 0, self.width(), round(self._layout.cards_top))):
            self._paint_heading(p)
        if exposed.intersects(self._keys_rect.toAlignedRect()):
            self._paint_keys(p)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        if not self.isAncestorOf(self.focusWidget() or self):
            self.choose(self._chosen)
        self._live_or_rest()
