"""What the score screen shows, and how wide its columns are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF

from duckgames.core.presenter import AnyPresenter
from duckgames.core.setup import Ai, Player
from duckgames.ui.score_bar import Scale, common_scale
from duckgames.ui.standing import Standing
from duckgames.ui.texts import Texts, player_name, shared
from duckgames.ui.theme import Look
from duckgames.ui.view import GameView, ScoreColumn

PADDING: Final = 14
RANK: Final = 34
AVATAR: Final = 46
TOTAL: Final = 84
NARROWEST_NAME: Final = 96
NARROWEST_PICTURE: Final = 56
NAME_SIZES: Final = (16.5, 15.0, 13.5)
NAME_GAP: Final = 10
GOOD_PICTURE: Final = 120
WIDEST_PICTURE: Final = 260


@dataclass(frozen=True)
class Scores:
    """All that the table shows: who played, who came in where, and what of the game is drawn beside it."""

    players: Sequence[Player]
    placed: Sequence[Standing]
    view: GameView
    seen: Any
    presenter: AnyPresenter | None = None
    scale: Scale = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "scale", common_scale([self.counted(standing) for standing in self.placed]))

    @property
    def columns(self) -> Sequence[ScoreColumn]:
        """The sources of points and the tie-breaks that this match had."""
        had = {part for standing in self.placed for part, _ in standing.score.parts}
        return [column for column in self.view.columns if column.part in had]

    def counted(self, standing: Standing) -> list[int]:
        """The points of a seat that add up to its total, by source."""
        parts = dict(standing.score.parts)
        return [parts[column.part] for column in self.columns if column.counted]

    def word(self, key: str) -> str:
        """The game's words for `key` in the language of the moment; empty if it has none."""
        source = self.view.wording.get(key)
        return "" if source is None else QCoreApplication.translate(self.view.context, str(source))

    def note(self, standing: Standing) -> str:
        """What the game has to say beside the name of a seat; empty: nothing."""
        phrase = None if self.presenter is None else self.presenter.phrase(standing.score, self.seen)
        return "" if phrase is None else Texts(self.view, self.players).say(phrase)

    def aside(self, standing: Standing) -> str:
        """The second line beside the name of a seat: what the game says, and how strong an AI is."""
        player = self.players[standing.seat]
        level = shared(f"level.{player.level}") if isinstance(player, Ai) else ""
        return " \N{MIDDLE DOT} ".join(filter(None, (self.note(standing), level)))

    def takes_away(self, column: ScoreColumn) -> bool:
        """Whether a source took points away from somebody."""
        return column.counted and any(dict(standing.score.parts)[column.part] < 0 for standing in self.placed)

    def negative_note(self) -> str:
        """What it means when a source took points away; empty if none did."""
        return self.word("score.negative") if self.scale.least < 0 else ""


@dataclass(frozen=True)
class Measures:
    """Where the columns of a table stand, and the size of names; `picture` is 0 wide where there is no room for it."""

    name: float
    name_width: float
    name_px: float
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
    wanted = _name_width(look, scores, rest)
    picture = min(px(WIDEST_PICTURE), 0.6 * rest, rest - wanted)
    if picture < px(NARROWEST_PICTURE):
        picture = 0.0
    name_width = min(rest - picture, wanted)
    widths = _evened(widths, rest - picture - name_width)
    columns, left = [], name + name_width + picture
    for column in widths:
        columns.append((left, column))
        left += column
    return Measures(name, name_width, _name_px(look, scores, name_width), picture, tuple(columns), left, with_notes)


def _name_width(look: Look, scores: Scores, room: float) -> float:
    """What names take, and the words below them where they leave enough for a picture."""
    names, asides = QFontMetricsF(look.plain(16.5, bold=True)), QFontMetricsF(look.plain(14))
    longest = max(names.horizontalAdvance(player_name(scores.players, each.seat)) for each in scores.placed)
    longest_aside = max(asides.horizontalAdvance(scores.aside(each)) for each in scores.placed) + look.px(12)
    wanted = max(look.px(NARROWEST_NAME), longest + look.px(24))
    return max(wanted, longest_aside) if room - longest_aside >= look.px(GOOD_PICTURE) else wanted


def _name_px(look: Look, scores: Scores, room: float) -> float:
    """The size in which all names can be read whole; a very long one is cut at the smallest."""
    names = [player_name(scores.players, each.seat) for each in scores.placed]
    for px in NAME_SIZES[:-1]:
        metrics = QFontMetricsF(look.plain(px, bold=True))
        if max(map(metrics.horizontalAdvance, names)) <= room - look.px(NAME_GAP):
            return px
    return NAME_SIZES[-1]


def _evened(widths: Sequence[float], spare: float) -> list[float]:
    """The columns with `spare` shared out so that they become as equal as it allows."""
    level = max(widths)
    lacking = sum(level - width for width in widths)
    if lacking > spare:
        return [width + (level - width) * spare / lacking for width in widths]
    return [level + (spare - lacking) / len(widths)] * len(widths)
