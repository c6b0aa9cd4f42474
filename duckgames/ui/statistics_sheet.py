"""The statistics: what the finished matches of each game tell, apart by what they count as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from duckgames.session.finished import Kind
from duckgames.session.statistics import Statistics
from duckgames.session.tally import RECENT, Sample, groups, samples, tally
from duckgames.ui.points_plot import Dot, PointsPlot
from duckgames.ui.scroll import Scroll
from duckgames.ui.sheet import Sheet
from duckgames.ui.spacing import space
from duckgames.ui.statistics_facts import FactTiles
from duckgames.ui.statistics_levels import LevelBar, LevelColumn
from duckgames.ui.statistics_words import (
    ABOUT,
    KINDS,
    NONE_YET,
    facts,
    group_name,
    plot_summary,
    said,
    sentence_of,
    won_aloud,
    won_of,
)
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, EmptyState, Label, SegmentedControl

SIZE: Final = QSize(1120, 840)
ALL: Final = "all"
"""The row of all matches, whatever the ducks were."""

PIP: Final = 1


@dataclass(frozen=True)
class CountedGame:
    """What the page has to know of a game; `title` is asked again after each change of language."""

    id: str
    title: Callable[[], str]
    levels: tuple[str, ...]
    lowest_wins: bool


class StatisticsSheet(Sheet):
    """Shows one game and one kind of matches at a time.

    Signals:
        play_wanted(id): the person wants to play the game shown.
    """

    play_wanted = Signal(str)

    def __init__(self, look: Look, statistics: Statistics, games: Sequence[CountedGame], parent: QWidget) -> None:
        super().__init__(look, parent, SIZE)
        self._statistics = statistics
        self._games = {game.id: game for game in games}
        self._samples: tuple[Sample, ...] = ()
        self._counts: Counter[Kind] = Counter()
        self._asked = False
        self._kept_as = ""
        self.games = SegmentedControl(look)
        self.kinds = SegmentedControl(look, px=15.5)
        self.games.set_items([(game.id, game.title()) for game in games])
        self.kinds.set_items([(kind.value, "") for kind in Kind])
        self.games.choose(games[0].id)
        self.kinds.choose(Kind.PLAYED.value)
        self.about = Label(look, 15, colour="text_quiet", wrap=True)
        self.levels = LevelColumn(look)
        self.facts = FactTiles(look)
        self.plot_title = Label(look, 18, story=True, wrap=True)
        self.plot = PointsPlot(look)
        self.empty = EmptyState(look, PIP)
        self.reset_button = Button(look, "link", height=40)
        self.sure_button = Button(look, "sun", height=40)
        self.keep_button = Button(look, "quiet", height=40)
        self._stack = QStackedWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._build()
        self.games.chosen.connect(self.on_game_chosen)
        self.kinds.chosen.connect(self.on_kind_chosen)
        self.levels.chosen.connect(self.show_level)
        self.empty.acted.connect(lambda: self.play_wanted.emit(self.game))
        statistics.changed.connect(self.refresh)
        statistics.was_reset.connect(self.on_was_reset)
        self.retranslate()

    def _build(self) -> None:
        look = self._look
        content = QWidget()
        column = QVBoxLayout(content)
        space(look, column, 0, (8, 8, 16, 8))
        space(look, self._sides, 20)
        left, right = QVBoxLayout(), QVBoxLayout()
        for side in (left, right):
            space(look, side, 12)
        left.addWidget(self.levels)
        left.addStretch(1)
        right.addWidget(self.facts)
        right.addWidget(self.plot_title)
        right.addWidget(self.plot)
        right.addStretch(1)
        self._sides.addLayout(left, 38)
        self._sides.addLayout(right, 62)
        column.addLayout(self._sides)
        column.addStretch(1)
        self._stack.addWidget(Scroll(content))
        waiting = QWidget()
        middle = QVBoxLayout(waiting)
        middle.addStretch(1)
        middle.addWidget(self.empty)
        middle.addStretch(1)
        self._stack.addWidget(Scroll(waiting))
        space(look, self.body, 8)
        self.body.addWidget(self.games)
        self.body.addWidget(self.kinds)
        self.body.addLayout(self._below_kinds())
        self.body.addWidget(self._stack, 1)

    def _below_kinds(self) -> QHBoxLayout:
        """What the kind means, and the way to forget everything: two presses, the second of which lies elsewhere."""
        look, row = self._look, QHBoxLayout()
        space(look, row, 10, (8, 0, 8, 0))
        row.addWidget(self.about, 1)
        for button in (self.keep_button, self.sure_button, self.reset_button):
            row.addWidget(button)
        self.reset_button.clicked.connect(self.on_reset)
        self.keep_button.clicked.connect(self.on_keep)
        self.sure_button.clicked.connect(self.on_sure)
        return row

    @property
    def game(self) -> str:
        """The id of the game shown."""
        return self.games.current or ""

    @property
    def kind(self) -> Kind:
        """The kind of matches shown."""
        return Kind(self.kinds.current)

    def begin(self, game: str) -> None:
        """Opens the statistics of `game`, at a kind of which there are matches if there is any."""
        self.games.choose(game)
        there = {match.kind for match in self._statistics.finished(game)}
        self.kinds.choose(next((kind for kind in Kind if kind in there), Kind.PLAYED).value)
        self.on_game_chosen()
        self.open(next(stop for stop in self.games.stops if stop.isChecked()))  # type: ignore[attr-defined]

    def on_game_chosen(self) -> None:
        self._kept_as, self._asked = "", False
        self.on_kind_chosen()

    def on_kind_chosen(self) -> None:
        self._count(afresh=True)

    def refresh(self) -> None:
        """Counts everything anew."""
        self._count()

    def _count(self, *, afresh: bool = False) -> None:
        game, matches = self._games[self.game], self._statistics.finished(self.game)
        self._counts = Counter(match.kind for match in matches)
        self._samples = samples(matches, self.kind, game.lowest_wins)
        self._stack.setCurrentIndex(0 if self._samples else 1)
        self._say_empty(bool(matches))
        self.levels.show_bars(self._bars(game), afresh=afresh)
        self.show_level(self.levels.current or ALL)
        self._ask(self._asked and bool(matches))
        self.arrange()

    def show_level(self, key: str) -> None:
        """Shows the figures of one level, or of all."""
        game = self._games[self.game]
        shown = [sample for sample in self._samples if key in (ALL, sample.group)]
        figures = tally(shown, game.lowest_wins)
        self.facts.show_facts(facts(figures, len({sample.match for sample in shown}), self.kind))
        recent = shown[-RECENT:]
        plotted = bool(recent) and self.kind is not Kind.WATCHED
        self.plot_title.setVisible(plotted)
        self.plot.setVisible(plotted)
        if plotted:
            self.plot_title.setText(self._plot_title(game))
            dots = [Dot(sample.points, sample.won, sentence_of(sample)) for sample in recent]
            last = tally(recent, game.lowest_wins)
            self.plot.show_dots(dots, last.average, plot_summary(recent, last))

    def _bars(self, game: CountedGame) -> list[LevelBar]:
        found = groups(self._samples, game.levels)
        bars = [self._bar(key, group_name(key), n) for n, key in enumerate(found, 1)]
        # Of watched matches each duck counts: together they say only how many there are of a kind.
        if len(found) > 1 and self.kind is not Kind.WATCHED:
            bars.insert(0, self._bar(ALL, self.tr("All matches"), 0))
        return bars

    def _bar(self, key: str, title: str, source: int) -> LevelBar:
        chosen = [sample for sample in self._samples if key in (ALL, sample.group)]
        won = sum(sample.won for sample in chosen)
        count, aloud = won_of(won, len(chosen)), won_aloud(won, len(chosen))
        return LevelBar(key, title, count, won / len(chosen), source, aloud)

    def _plot_title(self, game: CountedGame) -> str:
        if game.lowest_wins:
            return self.tr("Points in the last matches: the fewer, the better")
        return self.tr("Points in the last matches")

    def _say_empty(self, others: bool) -> None:
        heading = self.tr("None of this kind yet") if others else self.tr("No finished matches yet")
        button = self.tr("Play") if self.kind is Kind.PLAYED else ""
        self.empty.set_texts(heading, said(NONE_YET[self.kind]), button)

    # Forgetting.

    def on_reset(self) -> None:
        self._kept_as = ""
        self._ask(True)
        self.keep_button.setFocus()

    def on_keep(self) -> None:
        self._ask(False)
        self.reset_button.setFocus()

    def on_sure(self) -> None:
        self._asked = False
        self._statistics.reset(self.game)
        self.refresh()
        self.heading.close_button.setFocus()

    def on_was_reset(self, game: str, kept_as: str) -> None:
        if game == self.game:
            self._kept_as = kept_as
            self.refresh()

    def _ask(self, asked: bool) -> None:
        self._asked = asked
        self.reset_button.setVisible(not asked and bool(self._counts))
        self.sure_button.setVisible(asked)
        self.keep_button.setVisible(asked)
        title = self._games[self.game].title()
        if asked:
            text = self.tr("Forget all finished matches of {game}? The matches themselves stay.").format(game=title)
        elif self._kept_as:
            text = self.tr("The old figures are kept as {file}").format(file=self._kept_as)
        else:
            text = said(ABOUT[self.kind])
        self.about.setText(text)

    def _say_kinds(self, room: int) -> None:
        """Each kind with the number of its matches, where all of that has room."""
        counted = [f"{said(KINDS[kind])} {self._counts[kind]}" for kind in Kind]
        # To try them on would lay the page out anew, which asks for this again, and so for ever.
        fits = self.kinds.width_with(counted) <= room
        words = counted if fits else [said(KINDS[kind]) for kind in Kind]
        self.kinds.set_items([(kind.value, text) for kind, text in zip(Kind, words, strict=True)])

    def arrange(self) -> None:
        width = min(self.width() - self._look.px(100), self._look.px(SIZE.width() * self._look.text_scale))
        self._say_kinds(width + self._look.px(20))
        ways = QBoxLayout.Direction
        beside = width >= self._look.px(860) * self._look.text_scale
        self._sides.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        super().arrange()

    def retranslate(self) -> None:
        super().retranslate()
        self.use_title(self.tr("Statistics"))
        self.games.set_items([(game.id, game.title()) for game in self._games.values()])
        self.games.setAccessibleName(self.tr("Game"))
        self.kinds.setAccessibleName(self.tr("Kind of matches"))
        self.levels.setAccessibleName(self.tr("Levels"))
        self.facts.setAccessibleName(self.tr("Figures"))
        self.plot.setAccessibleName(self.tr("Points in the last matches"))
        self.plot.use_words(self.tr("won"), self.tr("not won"))
        self.reset_button.setText(self.tr("Reset"))
        self.sure_button.setText(self.tr("Forget them"))
        self.keep_button.setText(self.tr("Keep them"))
        self.refresh()
