"""The page of statistics: kinds and levels apart, figures and plots in words too, and forgetting that asks first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from duckgames.core.record import Record
from duckgames.core.setup import Ai, Person, Player
from duckgames.session.finished import Kind
from duckgames.session.statistics import Statistics
from duckgames.session.storage import Storage
from duckgames.session.tally import RECENT
from duckgames.ui.points_plot import Dot, PointsPlot
from duckgames.ui.statistics_remark import remarks
from duckgames.ui.statistics_sheet import CountedGame, StatisticsSheet
from duckgames.ui.statistics_words import number, percent, time
from duckgames.ui.theme import Look
from tests import toy
from tests.ui.dialogs import LongWords, cut, long_words, outside, settle, texts

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton
GAME = toy.INFO.id
OTHER = "other"
LEVELS = ("easy", "normal", "hard")
ME = Person("", "pip")
_names = count()


def duck(level: str = "easy") -> Ai:
    return Ai(level, "plain", "reed")


def record(*seats: Player, totals: tuple[int, ...] = (5, 3), won: bool = True, **notes: Any) -> Record:
    """A match that ended after the ones before."""
    seats = seats or (ME, duck())
    notes = {
        "started": "2026-05-01T10:00:00+00:00",
        "ended": f"2026-05-01T10:{next(_names) % 50 + 5:02}:00+00:00",
        "result": {"totals": list((*totals, *[9] * 9)[: len(seats)]), "winners": [0 if won else len(seats) - 1]},
        **notes,
    }
    return Record("0", GAME, toy.INFO.rules, {}, seats, 7, (), "", notes)


@pytest.fixture
def statistics(qapp: QApplication, tmp_path: Path) -> Iterator[Statistics]:
    global _names
    _names = count()
    statistics = Statistics(Storage(tmp_path, lambda game: toy.INFO), lambda game: toy.INFO)
    yield statistics
    statistics.close()


def take(statistics: Statistics, *records: Record) -> None:
    for each in records:
        statistics.take(f"match {each.notes['ended']} {len(statistics.finished(GAME))}", each)


@pytest.fixture
def filled(statistics: Statistics) -> Statistics:
    """Six matches that one person played, three against easy ducks, and one or two of each other kind."""
    take(
        statistics,
        record(totals=(4, 9)),
        record(totals=(8, 2), won=False),
        record(totals=(-3, 9)),
        record(ME, duck("hard"), totals=(7, 1), won=False),
        record(ME, duck("hard"), duck("easy")),
        record(ME, duck("hard")),
        record(practice=True),
        record(duck(), duck("hard"), duck("hard")),
        record(ME, ME, duck()),
        record(ME, ME),
    )
    return statistics


@pytest.fixture
def sheet(look: Look, filled: Statistics, ground: QWidget) -> StatisticsSheet:
    return opened(look, filled, ground)


def opened(look: Look, statistics: Statistics, ground: QWidget) -> StatisticsSheet:
    games = (CountedGame(GAME, lambda: "Bids", LEVELS, True), CountedGame(OTHER, lambda: "Other", LEVELS, False))
    sheet = StatisticsSheet(look, statistics, games, ground)
    sheet.begin(GAME)
    settle()
    return sheet


def bars(sheet: StatisticsSheet) -> list[tuple[str, str]]:
    """What each row of levels says, to those who hear it."""
    return [(row.text(), row.accessibleDescription()) for row in sheet.levels.rows]


def facts(sheet: StatisticsSheet) -> dict[str, str]:
    return {fact.meaning: fact.value for fact in sheet.facts.facts}


def choose(sheet: StatisticsSheet, kind: Kind) -> None:
    QTest.mouseClick(sheet.kinds.stops[list(Kind).index(kind)], LEFT)
    settle()


# What is shown.


def test_what_was_played_is_shown_first_level_by_level(sheet: StatisticsSheet) -> None:
    assert bars(sheet) == [
        ("All matches", "won 4 of 6, 67 %"),
        ("Gentle", "won 2 of 3, 67 %"),
        ("Sly", "won 1 of 2, 50 %"),
        ("Mixed levels", "won 1 of 1, 100 %"),
    ]
    assert [stop.text() for stop in sheet.kinds.stops] == [  # type: ignore[attr-defined]
        "Played 6", "Practice 1", "Watched 1", "Together 2",
    ]  # fmt: skip
    shown = facts(sheet)
    assert (shown["Matches"], shown["Won"], shown["In a row now"], shown["Longest row"]) == ("6", "4", "2", "2")
    assert (shown["Average place of 2"], shown["Average place of 3"]) == ("1.4", "1")
    assert shown["Best result"] == "−3"
    assert shown["Fastest"] == "5 min"


def test_a_level_that_is_chosen_is_looked_at_closely(sheet: StatisticsSheet) -> None:
    sheet.levels.rows[0].setFocus()
    QTest.keyClick(sheet.levels.rows[0], K.Key_Down)
    assert sheet.levels.current == "easy"
    assert facts(sheet)["Matches"] == "3"
    assert "3 match(es), from −3 to 8 points, 3 on average." in sheet.plot.accessibleDescription()
    QTest.mouseClick(sheet.levels.rows[2], LEFT, pos=QPoint(5, 5))
    assert facts(sheet)["Matches"] == "2"


def test_kinds_are_told_apart(sheet: StatisticsSheet) -> None:
    choose(sheet, Kind.PRACTICE)
    assert bars(sheet) == [("Gentle", "won 1 of 1, 100 %")]
    choose(sheet, Kind.SHARED)
    assert bars(sheet) == [
        ("All matches", "won 2 of 2, 100 %"),
        ("Gentle", "won 1 of 1, 100 %"),
        ("Without ducks", "won 1 of 1, 100 %"),
    ]
    choose(sheet, Kind.WATCHED)
    assert bars(sheet) == [("Gentle", "won 1 of 1, 100 %"), ("Sly", "won 0 of 2, 0 %")]
    assert not sheet.plot.isVisible()
    assert "Won" not in facts(sheet)


def test_a_match_that_ends_meanwhile_is_counted(sheet: StatisticsSheet, filled: Statistics) -> None:
    take(filled, record(ME, duck("normal")))
    assert [title for title, _ in bars(sheet)] == ["All matches", "Gentle", "Clever", "Sly", "Mixed levels"]


def test_the_choice_of_a_level_outlives_new_figures(sheet: StatisticsSheet, filled: Statistics) -> None:
    QTest.mouseClick(sheet.levels.rows[2], LEFT, pos=QPoint(5, 5))
    take(filled, record(ME, duck("normal")))
    assert sheet.levels.current == "hard"


def test_only_the_last_matches_are_plotted(look: Look, statistics: Statistics, ground: QWidget) -> None:
    take(statistics, *(record(totals=(points, 0)) for points in range(RECENT + 5)))
    sheet = opened(look, statistics, ground)
    QTest.keyClick(sheet.plot, K.Key_Home)
    assert "result 5 " in sheet.plot.sentence


def test_without_matches_pip_waits_with_a_way_to_play(look: Look, statistics: Statistics, ground: QWidget) -> None:
    sheet = opened(look, statistics, ground)
    assert "No finished matches yet" in texts(sheet)
    assert not sheet.reset_button.isVisible()
    wanted = QSignalSpy(sheet.play_wanted)
    QTest.mouseClick(button(sheet, "Play"), LEFT)
    assert list(wanted.at(0)) == [GAME]
    choose(sheet, Kind.WATCHED)
    assert "When ducks play without you, you will find it here." in texts(sheet)
    assert "Play" not in texts(sheet)


def test_a_game_that_was_only_watched_opens_there(look: Look, statistics: Statistics, ground: QWidget) -> None:
    take(statistics, record(duck(), duck()))
    assert opened(look, statistics, ground).kind is Kind.WATCHED


def test_the_other_game_has_figures_of_its_own(sheet: StatisticsSheet) -> None:
    QTest.keyClick(sheet.games.stops[0], K.Key_Right)
    settle()
    assert sheet.game == OTHER
    assert "No finished matches yet" in texts(sheet)


# The plot.


def test_arrow_keys_tell_of_each_match_in_words(sheet: StatisticsSheet) -> None:
    plot, said = sheet.plot, []
    plot.setFocus()
    for _ in range(7):
        QTest.keyClick(plot, K.Key_Left)
        said.append(plot.accessibleDescription())
    assert "result 5 · place 1 of 2 · Sly" in said[0]
    assert "result −3 " in said[3]
    assert said[5] == said[6], "there is none before the first"
    QTest.keyClick(plot, K.Key_End)
    assert plot.accessibleDescription() == said[0]
    sheet.heading.close_button.setFocus()
    assert plot.sentence == ""


def test_the_mouse_tells_of_the_match_it_is_over(sheet: StatisticsSheet) -> None:
    QTest.mouseMove(sheet.plot, sheet.plot.place_of(2).toPoint())
    assert "result −3 " in sheet.plot.sentence


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_won_and_lost_differ_without_colour(look: Look, ground: QWidget, theme: str) -> None:
    look.use_theme(theme)
    plot = PointsPlot(look, ground)
    plot.resize(400, 200)
    plot.show_dots([Dot(3, True, ""), Dot(9, False, "")], None, "")
    image = plot.grab().toImage()
    won, lost = (QColor(image.pixel(plot.place_of(n).toPoint())).lightness() for n in (0, 1))
    assert abs(won - lost) > 60


def test_equal_points_have_a_place_too(look: Look, ground: QWidget) -> None:
    plot = PointsPlot(look, ground)
    plot.resize(400, 200)
    plot.show_dots([Dot(7, True, "")] * 3, 7.0, "")
    places = [plot.place_of(n) for n in range(3)]
    assert len({place.y() for place in places}) == 1
    assert all(plot.rect().contains(place.toPoint()) for place in places)


# Forgetting.


def button(sheet: StatisticsSheet, text: str) -> QPushButton:
    (found,) = (each for each in sheet.findChildren(QPushButton) if each.text() == text and each.isVisible())
    return found


def test_forgetting_asks_first_and_the_safe_answer_has_the_keys(sheet: StatisticsSheet, filled: Statistics) -> None:
    QTest.mouseClick(button(sheet, "Reset"), LEFT)
    assert QApplication.focusWidget() is button(sheet, "Keep them")
    QTest.keyClick(button(sheet, "Keep them"), K.Key_Return)
    assert len(filled.finished(GAME)) == 10
    assert QApplication.focusWidget() is button(sheet, "Reset")


def test_what_is_forgotten_is_kept_aside(
    sheet: StatisticsSheet, filled: Statistics, tmp_path: Path, qtbot: QtBot
) -> None:
    QTest.mouseClick(button(sheet, "Reset"), LEFT)
    QTest.mouseClick(button(sheet, "Forget them"), LEFT)
    assert filled.finished(GAME) == ()
    qtbot.waitUntil(lambda: any(text.startswith("The old figures") for text in texts(sheet)), timeout=30_000)
    (kept,) = (tmp_path / "aside").iterdir()
    assert f"The old figures are kept as {kept}" in texts(sheet)
    assert "No finished matches yet" in texts(sheet)


def test_another_game_is_not_asked_about_the_first(sheet: StatisticsSheet) -> None:
    QTest.mouseClick(button(sheet, "Reset"), LEFT)
    QTest.mouseClick(sheet.games.stops[1], LEFT)
    assert not sheet.sure_button.isVisible()


# Languages, sizes, keys.


def test_another_language_is_spoken_at_once(sheet: StatisticsSheet) -> None:
    sheet.on_reset()
    with long_words():
        own = {"Bids", "Other"}
        assert [text for text in texts(sheet) if not text.startswith(LongWords.MARK) and text not in own] == []
        said = [fact.meaning for fact in sheet.facts.facts]
        said += [part for row in bars(sheet) for part in row]
        said += [sheet.plot.accessibleDescription(), sheet.accessibleName(), sheet.plot.accessibleName()]
        said += [sheet.facts.accessibleName(), sheet.levels.accessibleName(), sheet.kinds.accessibleName()]
        assert [text for text in said if not text.startswith(LongWords.MARK)] == []
    assert facts(sheet)["Won"] == "4"


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_in_a_language_of_long_words(
    sheet: StatisticsSheet, look: Look, ground: QWidget, size: tuple[int, int], scale: float, kind: Kind
) -> None:
    ground.resize(*size)
    look.use_text_scale(scale)
    with long_words():
        choose(sheet, kind)
        assert cut(sheet) == []
        assert outside(sheet, sheet) == []
        sheet.on_reset()
        settle()
        assert cut(sheet) == []
        assert sheet.facts.height() >= sheet.facts.heightForWidth(sheet.facts.width())
        assert sheet.facts.width() >= sheet.facts.minimumSizeHint().width()


def test_another_kind_begins_with_all_its_matches(sheet: StatisticsSheet) -> None:
    QTest.mouseClick(sheet.levels.rows[1], LEFT, pos=QPoint(5, 5))
    choose(sheet, Kind.SHARED)
    assert sheet.levels.current == "all"


def test_where_there_is_room_nothing_scrolls(sheet: StatisticsSheet, ground: QWidget) -> None:
    for size in ((1024, 640), (1920, 1080)):
        ground.resize(*size)
        settle()
    assert not any(bar.isVisible() for bar in sheet.findChildren(QScrollBar))


def test_tab_leads_round_all_that_can_be_chosen_or_read(sheet: StatisticsSheet) -> None:
    met: list[QWidget] = []
    while (focused := QApplication.focusWidget()) is not None and focused not in met:
        met.append(focused)
        QTest.keyClick(focused, K.Key_Tab)
    for widget in (sheet.games.stops[0], sheet.kinds.stops[0], sheet.levels.rows[0], sheet.facts, sheet.plot):
        assert widget in met
    assert all(widget.accessibleName() or button_text(widget) for widget in met)


def button_text(widget: QWidget) -> str:
    return str(getattr(widget, "text", str)())


def test_escape_closes_and_gives_the_keys_back(sheet: StatisticsSheet, ground: QWidget) -> None:
    QTest.keyClick(sheet.games.stops[0], K.Key_Escape)
    assert not sheet.is_open
    assert QApplication.focusWidget() is ground.findChild(
        QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly
    )


# Words.


@pytest.mark.parametrize(
    ("rate", "words"),
    [(0.0, "0 %"), (0.001, "1 %"), (0.5, "50 %"), (2 / 3, "67 %"), (0.999, "99 %"), (1.0, "100 %")],
)
def test_only_all_is_a_hundred_percent(qapp: QApplication, rate: float, words: str) -> None:
    assert percent(rate) == words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(1, "1 s"), (59, "59 s"), (60, "1 min"), (3570, "60 min"), (3600, "1 h 0 min"), (9000, "2 h 30 min")],
)
def test_times(qapp: QApplication, seconds: int, words: str) -> None:
    assert time(seconds) == words


@pytest.mark.parametrize(("value", "words"), [(3, "3"), (2.0, "2"), (1.25, "1.3"), (-7, "−7")])
def test_numbers(qapp: QApplication, value: float, words: str) -> None:
    assert number(value) == words


def remark(statistics: Statistics, *records: Record) -> str:
    take(statistics, *records)
    return remarks(statistics, GAME, lowest_wins=True)()


def test_a_result_is_told_to_be_special_only_if_it_is(statistics: Statistics) -> None:
    assert remark(statistics, record(won=False, totals=(9, 1))) == ""
    assert remark(statistics, record(totals=(7, 8))) == "The first win at this level: Gentle"
    assert "win(s) in a row at this level: Gentle" in remark(statistics, record(totals=(8, 9)))
    assert remark(statistics, record(ME, duck("hard"), won=False)) == "", "of another level"
    assert remark(statistics, record(won=False, totals=(6, 1))) == "The best result at this level so far: Gentle"
    assert remark(statistics, record(won=False, totals=(6, 1))) == ""
    assert remark(statistics, record(practice=True)) == "This match counts as practice."
    assert remark(statistics, record(ME, ME)) == ""
    assert remark(statistics, record(brought=True)) == ""
