"""The score screen: who won and why, ranks and ties, bars that reach below zero, the seed, and what keys do."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from itertools import pairwise
from math import pow
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.game import Result, Score
from duckgames.core.presenter import Phrase
from duckgames.core.setup import Ai, MatchSetup, Person, Player
from duckgames.ui.result_page import ResultPage
from duckgames.ui.score_bar import SERIES, Scale, common_scale
from duckgames.ui.score_row import figure_of
from duckgames.ui.scores import Scores, measure
from duckgames.ui.standing import podium_groups, standings
from duckgames.ui.theme import Look
from duckgames.ui.view import ScoreColumn
from tests.ui.dialogs import LongWords, ToyView, cut, long_words, outside, settle, texts

PLAYERS: tuple[Player, ...] = (
    Person("", "poppy"),
    Ai("normal", "steady", "quill"),
    Ai("hard", "hasty", "comet"),
    Ai("easy", "steady", "reed"),
)
SEED = 12345678901234567890


class Why(Enum):
    """What decided."""

    TOTAL = "total"


class ToyPresenter:
    """Says the verdict, which is all that the page asks."""

    def phrase(self, thing: object, seen: object = None) -> Phrase | None:
        if isinstance(thing, Score):
            return Phrase("note") if thing.seat == 1 else None
        return Phrase("verdict") if isinstance(thing, Result) else None


def result(*rows: tuple[int, int, int], winners: tuple[int, ...]) -> Result:
    scores = tuple(
        Score(seat, (("first", first), ("second", second), ("cards", cards)), first + second)
        for seat, (first, second, cards) in enumerate(rows)
    )
    return Result(Why.TOTAL, scores, winners)


LOST = result((9, 4, 3), (6, -5, 1), (8, 7, 2), (9, 4, 5), winners=(1,))


@pytest.fixture
def view() -> ToyView:
    return ToyView()


@pytest.fixture
def page(look: Look, ground: QWidget, view: ToyView) -> ResultPage:
    page = ResultPage(look, ground)
    page.resize(ground.size())
    page.show()
    return page


def fill(page: ResultPage, view: ToyView, ended: Result, players: tuple[Player, ...] = PLAYERS) -> None:
    presenter: Any = ToyPresenter()
    page.show_result(MatchSetup("bids", players, SEED), view, presenter, ended, "seen", SEED)
    settle()


def test_the_heading_says_who_won(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    assert page.heading.text() == "Quill wins"
    assert page.verdict.text() == "By a feather."
    fill(page, view, result((1, 1, 3), (6, 5, 1), winners=(0,)), PLAYERS[:2])
    assert page.heading.text() == "You win!"
    fill(page, view, result((1, 1, 3), (6, 5, 1), winners=(0,)), (Person("Ola", "pip"), Person("Jan", "reed")))
    assert page.heading.text() == "Ola wins"
    fill(page, view, result((1, 1, 3), (2, 0, 3), winners=(0, 1)), PLAYERS[:2])
    assert page.heading.text() == "Shared victory: You, Quill"


def test_lowest_wins_is_said(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    assert "The lowest total wins" in texts(page)
    view.lowest_wins = False
    fill(page, view, LOST)
    assert "The highest total wins" in texts(page)


def test_each_row_says_every_source(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    said = [row.accessibleName() for row in page.table.rows]
    assert said[0] == "1. Quill, bid last, First half: 6, Second half: −5 (in debt), Cards left: 1, Total: 1"
    assert [line.split(".")[0] for line in said] == ["1", "2", "3", "4"]
    assert said[1].startswith("2. You")


def test_each_row_shows_its_own_small_picture(page: ResultPage, view: ToyView, look: Look, ground: QWidget) -> None:
    fill(page, view, LOST)
    page.grab()
    assert {seat for _, seat in view.pictures} == {0, 1, 2, 3}
    assert {seen for seen, _ in view.pictures} == {"seen"}


def test_a_row_that_is_pointed_at_shows_its_picture_large(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    assert not page.large.isVisible()
    rows = page.table.rows
    rows[0].setFocus()
    assert page.large.isVisible()
    view.pictures.clear()
    page.large.grab()
    assert view.pictures == [("seen", rows[0].standing.seat)]
    # The mouse goes before the keys, and they have the last word when it is gone.
    QTest.mouseMove(page, page.rect().bottomLeft())
    QTest.mouseMove(rows[2], rows[2].rect().center())
    view.pictures.clear()
    page.large.grab()
    assert view.pictures == [("seen", rows[2].standing.seat)]
    # Said outright: Qt tells nobody that the mouse has left while it still believes a button of an earlier test down.
    QApplication.sendEvent(rows[2], QEvent(QEvent.Type.Leave))
    assert page.large.isVisible()
    page.again_button.setFocus()
    assert not page.large.isVisible()
    rows[1].setFocus()
    fill(page, view, LOST)
    assert not page.large.isVisible()


def test_a_bonus_is_told_from_other_points() -> None:
    bonus, plain = ScoreColumn("first", "score.first", bonus=True), ScoreColumn("first", "score.first")
    assert [figure_of(value, bonus) for value in (4, 0, -4)] == ["+4", "\N{MINUS SIGN}", "\N{MINUS SIGN}4"]
    assert [figure_of(value, plain) for value in (4, 0, -4)] == ["4", "0", "\N{MINUS SIGN}4"]


def test_one_key_plays_again(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    spies = [QSignalSpy(signal) for signal in (page.again, page.look, page.menu)]
    focus = QApplication.focusWidget()
    assert focus is page.again_button
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert [spy.count() for spy in spies] == [1, 0, 0]
    QTest.keyClick(page.look_button, Qt.Key.Key_Space)
    QTest.keyClick(page.menu_button, Qt.Key.Key_Return)
    assert [spy.count() for spy in spies] == [1, 1, 1]


def test_arrows_walk_the_rows(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    rows = page.table.rows
    rows[0].setFocus()
    QTest.keyClick(rows[0], Qt.Key.Key_Down)
    assert QApplication.focusWidget() is rows[1]
    QTest.keyClick(rows[1], Qt.Key.Key_Up)
    QTest.keyClick(rows[0], Qt.Key.Key_Up)
    assert QApplication.focusWidget() is rows[0]


def test_the_seed_is_shown_and_copied(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    assert any(str(SEED) in text for text in texts(page))
    QGuiApplication.clipboard().clear()
    page.copy.click()
    assert QGuiApplication.clipboard().text() == str(SEED)
    assert page.copy.text() == "Copied"


def test_feathers_fall_and_bars_grow_only_with_motion(page: ResultPage, view: ToyView, look: Look) -> None:
    fill(page, view, LOST)
    assert not page.podium.celebrating
    assert all(row.grown == 1 for row in page.table.rows)
    page.hide()
    look.use_motion("normal")
    fill(page, view, LOST)
    assert not page.podium.celebrating
    page.show()
    assert page.podium.celebrating
    assert page.table.rows[-1].grown == 0
    look.use_motion("off")
    assert not page.podium.celebrating
    look.use_motion("normal")
    # Back from a look at the table, all has been celebrated.
    page.hide()
    page.show()
    assert not page.podium.celebrating
    assert page.again_button.hasFocus()


def test_another_match_takes_the_place_of_the_first(page: ResultPage, view: ToyView) -> None:
    fill(page, view, LOST)
    fill(page, view, result((1, 1, 3), (6, 5, 1), winners=(0,)), PLAYERS[:2])
    assert len(page.table.rows) == 2
    assert len(page.table.findChildren(type(page.table.rows[0]))) == 2


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_in_a_language_of_long_words(
    page: ResultPage, view: ToyView, look: Look, size: tuple[int, int], scale: float
) -> None:
    page.resize(*size)
    look.use_text_scale(scale)
    fill(page, view, LOST)
    with long_words():
        page.grab()
        assert cut(page) == []
        assert outside(page, page) == []
        assert [text for text in texts(page) if not text.startswith(LongWords.MARK)] == []
        scores = Scores(PLAYERS, standings(LOST, view.columns, lowest_wins=True), view, "seen")
        measures = measure(look, scores, page.table.width())
        assert measures.name_width > 80
        assert measures.columns[-1][0] + measures.columns[-1][1] <= measures.total + 1
    assert not any(LongWords.MARK in text for text in texts(page))


def test_ranks_follow_winners_totals_and_ties(view: ToyView) -> None:
    ended = result((5, 5, 4), (5, 5, 2), (9, 9, 1), (9, 9, 1), winners=(1,))
    placed = standings(ended, view.columns, lowest_wins=True)
    assert [(each.seat, each.rank) for each in placed] == [(1, 1), (0, 2), (2, 3), (3, 3)]
    placed = standings(result((5, 5, 4), (9, 9, 2), (7, 7, 2), winners=(1,)), view.columns, lowest_wins=False)
    assert [(each.seat, each.rank) for each in placed] == [(1, 1), (2, 2), (0, 3)]


@pytest.mark.parametrize(
    ("totals", "winners", "groups"),
    [
        ([1, 2, 3, 4], (0,), [[0], [1], [2]]),
        ([1, 1, 3, 4], (0, 1), [[0, 1], [2]]),
        ([1, 2, 2, 2], (0,), [[0], [1, 2, 3]]),
        ([1, 1, 1, 4], (0, 1, 2), [[0, 1, 2]]),
        ([1, 2], (0,), [[0], [1]]),
    ],
)
def test_the_tied_share_a_pedestal(
    view: ToyView, totals: list[int], winners: tuple[int, ...], groups: list[list[int]]
) -> None:
    ended = result(*((total, 0, 0) for total in totals), winners=winners)
    placed = standings(ended, view.columns, lowest_wins=True)
    assert [[each.seat for each in group] for group in podium_groups(placed)] == groups


def test_a_bar_has_room_on_both_sides_of_zero() -> None:
    scale = common_scale([[9, -3, 5], [12, 7, 4], [-1, -5, 2]])
    assert scale == Scale(-6, 23)
    bar = QRectF(100, 0, 290, 10)
    assert scale.place(-6, bar) == 100
    assert scale.place(23, bar) == 390
    assert scale.place(0, bar) == pytest.approx(160)
    assert common_scale([[0, 0], [0, 0]]).place(0, bar) == 100


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_neighbouring_pieces_differ_in_lightness_and_stand_out(look: Look, theme: str) -> None:
    look.use_theme(theme)
    colours = [look.colour(f"series.{n + 1}") for n in range(SERIES)]
    lights = [lightness(colour) for colour in colours]
    assert all(abs(one - other) >= 10 for one, other in pairwise(lights))
    paper = luminance(look.colour("panel"))
    assert all(contrast(luminance(colour), paper) >= 3 for colour in colours)


def test_a_glyph_stands_over_a_heading_only_where_rows_have_room(page: ResultPage, view: ToyView) -> None:
    plain = ScoreColumn("first", "score.first")
    fill(page, view, LOST)
    page.resize(1280, 800)
    settle()
    low = page.table.rows[0].y()
    view.columns = (replace(plain, glyph="town"), *view.columns[1:])
    fill(page, view, LOST)
    assert page.table.rows[0].y() > low + 15
    page.resize(1024, 420)
    settle()
    assert page.table.rows[0].y() < low + 15


def luminance(colour: QColor) -> float:
    """How bright a colour looks, from 0 to 1 (WCAG 2)."""
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else pow((c + 0.055) / 1.055, 2.4)
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(colour: QColor) -> float:
    """The L* of a colour, from 0 to 100."""
    return 116 * pow(luminance(colour), 1 / 3) - 16


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
