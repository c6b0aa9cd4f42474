"""One row of the score screen: a player, the points by source, the total, and a bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from duckgames.core.ducks import duck_number
from duckgames.core.setup import Ai, Player
from duckgames.ui.painting import draw_avatar, draw_number, rounded
from duckgames.ui.score_bar import Scale, common_scale, draw_bar
from duckgames.ui.standing import Standing
from duckgames.ui.texts import player_name, shared
from duckgames.ui.theme import Look, mix
from duckgames.ui.view import GameView, ScoreColumn
from duckgames.ui.widgets import FocusRing

LOWEST_ROW: Final = 46
HIGHEST_ROW: Final = 164
PADDING: Final = 14
RANK: Final = 34
AVATAR: Final = 46
TOTAL: Final = 84
NARROWEST_NAME: Final = 96
NARROWEST_PICTURE: Final = 56
WIDEST_PICTURE: Final = 190


@dataclass(frozen=True)
class Scores:
    """All that the table shows: who played, who came in where, and what of the game is drawn beside it."""

    players: Sequence[Player]
    placed: Sequence[Standing]
    view: GameView
    seen: Any
    scale: Scale = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "scale", common_scale([self.counted(standing) for standing in self.placed]))

    @property
    def columns(self) -> Sequence[ScoreColumn]:
        """The sources of points and the tie-breaks."""
        return self.view.columns

    def counted(self, standing: Standing) -> list[int]:
        """The points of a seat that add up to its total, by source."""
        parts = dict(standing.score.parts)
        return [parts[column.part] for column in self.columns if column.counted]

    def word(self, key: str) -> str:
        """The game's words for `key` in the language of the moment; empty if it has none."""
        source = self.view.wording.get(key)
        return "" if source is None else QCoreApplication.translate(self.view.context, str(source))

    def takes_away(self, column: ScoreColumn) -> bool:
        """Whether a source took points away from somebody."""
        return column.counted and any(dict(standing.score.parts)[column.part] < 0 for standing in self.placed)

    def negative_note(self) -> str:
        """What it means when a source took points away; empty if none did."""
        return self.word("score.negative") if self.scale.least < 0 else ""


@dataclass(frozen=True)
class Measures:
    """Where the columns of a table stand; `picture` is 0 wide where there is no room for it."""

    name: float
    name_width: float
    picture_width: float
    columns: tuple[tuple[float, float], ...]
    total: float
    notes: bool

    @property
    def picture(self) -> float:
        """The left edge of the small picture."""
        return self.name + self.name_width

    def column_rect(self, n: int, top: float, height: float) -> QRectF:
        """The part of a row that column `n` takes."""
        left, width = self.columns[n]
        return QRectF(left, top, width, height)


def measure(look: Look, scores: Scores, width: float) -> Measures:
    """The columns for a table of `width`: first the notes give way, then the pictures."""
    px = look.px
    headings, notes = QFontMetricsF(look.plain(13.5, bold=True)), QFontMetricsF(look.plain(13.5))
    plain = [
        max([headings.horizontalAdvance(word) for word in scores.word(column.heading).split()] + [px(40.0)]) + px(10)
        for column in scores.columns
    ]
    note = notes.horizontalAdvance(scores.negative_note()) + px(10)
    noted = [
        max(own, note) if scores.takes_away(column) else own for own, column in zip(plain, scores.columns, strict=True)
    ]
    total = px(TOTAL) * min(1.2, look.text_scale)
    name = px(PADDING + RANK + AVATAR + 12)
    room = width - name - total - px(PADDING)
    with_notes = bool(scores.negative_note()) and room - sum(noted) >= px(NARROWEST_NAME + NARROWEST_PICTURE)
    widths = noted if with_notes else plain
    rest = max(0.0, room - sum(widths))
    names = QFontMetricsF(look.plain(16.5, bold=True))
    longest = max(names.horizontalAdvance(player_name(scores.players, each.seat)) for each in scores.placed)
    wanted = max(px(NARROWEST_NAME), longest + px(24))
    picture = min(px(WIDEST_PICTURE), 0.6 * rest, rest - wanted)
    if picture < px(NARROWEST_PICTURE):
        picture = 0.0
    name_width = min(rest - picture, wanted)
    widths = _evened(widths, rest - picture - name_width)
    columns, left = [], name + name_width + picture
    for column in widths:
        columns.append((left, column))
        left += column
    return Measures(name, name_width, picture, tuple(columns), left, with_notes)


def _evened(widths: Sequence[float], spare: float) -> list[float]:
    """The columns with `spare` shared out so that they become as equal as it allows."""
    level = max(widths)
    lacking = sum(level - width for width in widths)
    if lacking > spare:
        return [width + (level - width) * spare / lacking for width in widths]
    return [level + (spare - lacking) / len(widths)] * len(widths)


class ScoreRow(QWidget):
    """The row of one player."""

    def __init__(self, look: Look, scores: Scores, standing: Standing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scores = scores
        self._standing = standing
        self._ring = FocusRing(self, look, lambda: (QRectF(self.rect()).adjusted(2, 2, -2, -2), 14.0))
        self.measures = measure(look, scores, 600)
        self.grown = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.on_look_changed)
        self.on_look_changed()
        self.retranslate()

    def on_look_changed(self) -> None:
        self.setMaximumHeight(self._look.px(HIGHEST_ROW))
        self.setMinimumHeight(round(self._look.px(LOWEST_ROW) * (0.4 + 0.6 * self._look.text_scale)))
        self.update()

    def retranslate(self) -> None:
        """Says the whole row for screen readers."""
        scores, standing = self._scores, self._standing
        note = scores.negative_note()
        parts = dict(standing.score.parts)
        said = [f"{standing.rank}. {player_name(scores.players, standing.seat)}"]
        for column in scores.columns:
            value = parts[column.part]
            aside = f" ({note})" if note and value < 0 else ""
            said.append(f"{scores.word(column.heading)}: {value}{aside}")
        total = self.tr("Total")  # lupdate does not look into an f-string
        said.append(f"{total}: {standing.score.total}")
        self.setAccessibleName(", ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(600), self._look.px(96))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        parent = self.parentWidget()
        rows = [] if parent is None else parent.findChildren(ScoreRow)
        if step is None or not 0 <= rows.index(self) + step < len(rows):
            super().keyPressEvent(event)
        else:
            rows[rows.index(self) + step].setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, height, px = self._look, float(self.height()), self._look.px
        if self._standing.rank == 1:
            fill = mix(look.colour("panel"), look.colour("sun"), 0.14 if look.dark else 0.28)
            rounded(p, QRectF(self.rect()).adjusted(1, 2, -1, -2), px(16), fill, look.colour("sun"), px(2))
        else:
            p.fillRect(QRectF(px(PADDING), height - 1, self.width() - 2 * px(PADDING), 1), look.colour("hairline"))
        high = height >= px(76)
        bar = px(12 if high else 9)
        upper = QRectF(0, px(4), self.width(), height - bar - px(22 if high else 15))
        self._paint_player(p, upper)
        self._paint_picture(p, upper)
        self._paint_figures(p, upper)
        measures = self.measures
        place = QRectF(measures.name, upper.bottom() + px(4), measures.total - measures.name - px(8), bar)
        draw_bar(p, look, place, self._scores.counted(self._standing), self._scores.scale, self.grown)

    def _paint_player(self, p: QPainter, rect: QRectF) -> None:
        look, standing = self._look, self._standing
        player = self._scores.players[standing.seat]
        middle = self.height() / 2
        px = look.px
        place = QRectF(px(PADDING), middle - px(12), px(RANK - 12), px(24))
        draw_number(p, look.sprites, str(standing.rank), place, look.colour("text_quiet"))
        side = min(float(px(AVATAR)), self.height() - 10)
        face = QRectF(px(PADDING + RANK), middle - side / 2, side, side)
        draw_avatar(p, look.sprites, look, duck_number(player.duck), face)
        if standing.rank == 1:
            p.save()
            p.translate(face.right() - 0.1 * side, face.top() + 0.1 * side)
            p.rotate(18)
            look.sprites.draw(p, "tokens/crown.svg", QRectF(-0.3 * side, -0.3 * side, 0.6 * side, 0.6 * side))
            p.restore()
        name, small = look.plain(16.5, bold=True), look.plain(14)
        lines = QFontMetricsF(name), QFontMetricsF(small)
        width = self.measures.name_width - px(10)
        kind = shared(f"level.{player.level}") if isinstance(player, Ai) else ""
        two = bool(kind) and lines[0].height() + lines[1].height() <= rect.height()
        top = rect.center().y() - (lines[0].height() + (lines[1].height() if two else 0)) / 2
        p.setFont(name)
        p.setPen(look.colour("text"))
        text = lines[0].elidedText(player_name(self._scores.players, standing.seat), Qt.TextElideMode.ElideRight, width)
        p.drawText(QRectF(self.measures.name, top, width + 4, lines[0].height()), text)
        if two:
            p.setFont(small)
            p.setPen(look.colour("text_quiet"))
            text = lines[1].elidedText(kind, Qt.TextElideMode.ElideRight, width)
            p.drawText(QRectF(self.measures.name, top + lines[0].height(), width + 4, lines[1].height()), text)

    def _paint_picture(self, p: QPainter, rect: QRectF) -> None:
        measures = self.measures
        if measures.picture_width:
            place = QRectF(
                measures.picture, rect.top() + 2, measures.picture_width - self._look.px(12), rect.height() - 4
            )
            p.save()
            self._scores.view.paint_row(p, place, self._look, self._scores.seen, self._standing.seat)
            p.restore()

    def _paint_figures(self, p: QPainter, rect: QRectF) -> None:
        look, scores, parts = self._look, self._scores, dict(self._standing.score.parts)
        tall = rect.height()
        figure = min(look.px(28), max(look.px(24), tall * 0.25), tall * 0.44)
        note = scores.negative_note() if self.measures.notes else ""
        p.setFont(look.plain(13.5))
        for n, column in enumerate(scores.columns):
            value = parts[column.part]
            place = self.measures.column_rect(n, rect.top(), tall)
            middle = place.center().y()
            token = "legal" if value < 0 else "text" if column.counted else "text_quiet"
            if value < 0 and note and column.counted:
                middle -= QFontMetricsF(p.font()).height() / 2
                under = QRectF(place.left(), middle + figure / 2, place.width(), QFontMetricsF(p.font()).height() + 2)
                p.setPen(look.colour("legal"))
                p.drawText(under, Qt.AlignmentFlag.AlignCenter, note)
            square = QRectF(place.left() + 4, middle - figure / 2, place.width() - 8, figure)
            draw_number(p, look.sprites, _signed(value), square, look.colour(token))
        big = min(look.px(40), self.height() * 0.46)
        left = self.measures.total
        place = QRectF(left, (self.height() - big) / 2, self.width() - left - look.px(PADDING), big)
        draw_number(p, look.sprites, _signed(self._standing.score.total), place, look.colour("text"))


def _signed(value: int) -> str:
    return str(value).replace("-", "\N{MINUS SIGN}")
