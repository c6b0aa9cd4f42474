"""The page of a review: its states, the curve, the list and the decision, by mouse and keys, in words and pictures."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.review import Judgement, Label, Review
from duckgames.core.setup import Person
from duckgames.ui.review_curve import ReviewCurve
from duckgames.ui.review_decision import PLAYED
from duckgames.ui.review_marks import draw_mark, mark_colour
from duckgames.ui.review_page import ReviewPage
from duckgames.ui.review_stage import Stage, Standing
from duckgames.ui.review_story import Story
from duckgames.ui.review_words import change, loss
from duckgames.ui.theme import Look
from tests.end2end.colour_vision import SIGHTS, Shades, contrast, lightness, of_colour, pixels, seen_by
from tests.ui.dialogs import cut, long_words, outside, settle, texts
from tests.ui.reviewed import GAME, LABELS, played, reviewed

K = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return reviewed(match)


@pytest.fixture
def empty(look: Look, ground: QWidget, match: Match) -> ReviewPage:
    """The page of a match that was not reviewed yet."""
    page = ReviewPage(look, ground)
    page.resize(ground.size())
    page.open(match, registry.view(GAME), registry.presenter(GAME), Standing())
    page.show()
    page.take_keys()
    settle()
    return page


@pytest.fixture
def page(empty: ReviewPage, review: Review) -> ReviewPage:
    """The same once it is reviewed."""
    empty.show_review(review)
    empty.show_standing(Standing(Stage.DONE))
    empty.take_keys()
    settle()
    return empty


def press(key: Qt.Key) -> None:
    """Presses a key where the keys are."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def offered(page: ReviewPage) -> QWidget:
    """The one button where there is nothing to show."""
    button = page.nothing.focusProxy()
    assert button is not None
    return button


def rows(page: ReviewPage) -> list[str]:
    """What the list says to those who hear it."""
    model = page.side.list.rows
    return [model.data(model.index(n), Qt.ItemDataRole.AccessibleTextRole) for n in range(model.rowCount())]


def point(curve: ReviewCurve, ply: int) -> QPoint:
    return curve.place_of(ply).toPoint()


# The states.


def test_a_match_that_is_not_reviewed_offers_that(empty: ReviewPage) -> None:
    wanted = QSignalSpy(empty.wanted)
    assert "Which decisions mattered?" in texts(empty)
    assert not empty.side.isVisible()
    press(K.Key_Return)
    assert wanted.count() == 1


def test_while_it_runs_what_was_found_is_shown_and_it_can_be_cancelled(empty: ReviewPage, review: Review) -> None:
    cancelled = QSignalSpy(empty.cancelled)
    empty.show_standing(Standing(Stage.RUNNING, 0.25, 0))
    settle()
    assert empty.strip.bar.share == 0.25
    assert rows(empty) == ["The whole match"]
    some = replace(review, judgements=review.judgements[:3], complete=False)
    empty.show_review(some)
    empty.show_standing(Standing(Stage.RUNNING, 0.5, 3))
    settle()
    assert len(rows(empty)) == 4
    assert any("3 decision(s) judged so far" in text for text in texts(empty))
    press(K.Key_Space)
    assert cancelled.count() == 1


def test_more_that_is_found_leaves_what_is_looked_at(empty: ReviewPage, review: Review) -> None:
    empty.show_standing(Standing(Stage.RUNNING))
    empty.show_review(replace(review, judgements=review.judgements[:4], complete=False))
    chosen = review.judgements[2].ply
    empty.show_ply(chosen)
    empty.show_review(replace(review, judgements=review.judgements[:7], complete=False))
    assert empty.side.ply == chosen
    assert empty.decision.isVisible()


@pytest.mark.parametrize(("stage", "button"), [(Stage.STOPPED, "Start again"), (Stage.FAILED, "Start again")])
def test_a_review_that_came_to_no_end_can_begin_again(
    empty: ReviewPage, review: Review, stage: Stage, button: str
) -> None:
    wanted = QSignalSpy(empty.wanted)
    empty.show_standing(Standing(stage, trouble="It rained."))
    settle()
    assert button in texts(empty)
    assert ("It rained." in texts(empty)) == (stage is Stage.FAILED)
    QTest.mouseClick(offered(empty), LEFT)
    empty.show_review(replace(review, judgements=review.judgements[:1], complete=False))
    settle()
    QTest.mouseClick(empty.strip.button, LEFT)
    assert wanted.count() == 2


def test_a_match_of_ducks_only_says_so(empty: ReviewPage) -> None:
    empty.show_standing(Standing(reviewable=False))
    settle()
    assert "Nobody to review" in texts(empty)
    assert not offered(empty).isVisible()


def test_what_is_reviewed_opens_at_the_whole_match_with_the_keys_in_the_list(page: ReviewPage) -> None:
    assert page.side.list.hasFocus()
    assert page.side.ply is None
    assert page.summary.isVisible()
    assert not page.strip.isVisible()


# The whole match.


def test_the_whole_match_is_told_in_figures_and_sentences(page: ReviewPage, review: Review) -> None:
    count = len(review.judgements)
    wrong = sum(each.label in (Label.MISTAKE, Label.BLUNDER) for each in review.judgements)
    said = page.summary.told.text()
    assert f"{count} decision(s) judged. {wrong} of them a mistake or worse." in said
    shown = {fact.meaning: fact.value for fact in page.summary.tiles.facts}
    assert shown["Decisions"] == str(count)
    assert shown["Luck"] == change(review.summary(0).luck)
    named = page.summary.counts.accessibleDescription()
    assert f"Blunder: {sum(each.label is Label.BLUNDER for each in review.judgements)}" in named
    assert any("only by what could be known" in text for text in texts(page))


def test_luck_is_told_whatever_it_was(empty: ReviewPage, review: Review) -> None:
    empty.show_standing(Standing(Stage.DONE))
    for by, sentence in (
        (-0.2, "Luck took 20\N{NO-BREAK SPACE}%"),
        (0.2, "Luck gave 20\N{NO-BREAK SPACE}%"),
        (0.0, "about even"),
    ):
        empty.show_review(replace(review, luck=(replace(review.luck[0], change=by),)))
        assert sentence in empty.summary.told.text()


def test_losses_and_luck_have_true_signs() -> None:
    assert (loss(0.12), loss(0.0)) == ("\N{MINUS SIGN}12\N{NO-BREAK SPACE}%", "0\N{NO-BREAK SPACE}%")
    assert (change(0.12), change(-0.12), change(0.0)) == (
        "+12\N{NO-BREAK SPACE}%",
        "\N{MINUS SIGN}12\N{NO-BREAK SPACE}%",
        "0\N{NO-BREAK SPACE}%",
    )


# The list.


def test_the_worst_comes_first_or_the_first(page: ReviewPage, review: Review) -> None:
    said = rows(page)
    assert len(said) == len(review.judgements) + 1
    assert said[1].startswith("Blunder \N{MINUS SIGN}30\N{NO-BREAK SPACE}%. ")
    QTest.mouseClick(page.side.order.stops[1], LEFT)
    said = rows(page)
    assert [row.split()[0].strip(".") for row in said[1:7]] == [label.name.capitalize() for label in LABELS]
    assert "decision 1 of" in said[1]
    QTest.keyClick(page.side.order.stops[1], K.Key_Left)
    assert rows(page)[1].startswith("Blunder")


def test_another_order_keeps_what_is_looked_at(page: ReviewPage, review: Review) -> None:
    chosen = review.judgements[3].ply
    page.show_ply(chosen)
    QTest.mouseClick(page.side.order.stops[1], LEFT)
    assert page.side.ply == chosen
    assert page.decision.isVisible()


def test_keys_go_down_the_list_and_on_to_the_table(page: ReviewPage) -> None:
    QTest.keyClick(page.side.list, K.Key_Down)
    settle()
    assert page.decision.title.text() == "Blunder \N{MINUS SIGN}30\N{NO-BREAK SPACE}%"
    QTest.keyClick(page.side.list, K.Key_Return)
    assert page.decision.table.hasFocus()
    QTest.keyClick(page.side.list, K.Key_Up)
    assert page.summary.isVisible()


def test_escape_and_the_arrow_lead_back(page: ReviewPage) -> None:
    left = QSignalSpy(page.left)
    QTest.keyClick(page.side.list, K.Key_Escape)
    QTest.mouseClick(page.back, LEFT)
    assert left.count() == 2


# The curve.


def test_a_click_on_a_mark_shows_that_decision(page: ReviewPage, review: Review) -> None:
    judgement = next(each for each in review.judgements if each.label is Label.BLUNDER)
    QTest.mouseClick(page.side.curve, LEFT, pos=point(page.side.curve, judgement.ply))
    assert page.judged is not None
    assert page.judged.ply == judgement.ply
    assert page.side.list.ply == judgement.ply
    assert page.decision.isVisible()


def test_the_mouse_over_the_curve_tells_each_place(page: ReviewPage, review: Review) -> None:
    curve = page.side.curve
    whole = curve.accessibleDescription()
    judgement = next(each for each in review.judgements if each.label is Label.MISTAKE)
    QTest.mouseMove(curve, point(curve, judgement.ply))
    assert "Mistake \N{MINUS SIGN}15\N{NO-BREAK SPACE}%" in curve.sentence
    assert "share of the win 60\N{NO-BREAK SPACE}%" in curve.sentence
    assert curve.accessibleDescription() == curve.sentence
    assert "decision(s) judged" in whole


def test_arrow_keys_go_along_the_curve_and_enter_chooses(page: ReviewPage, review: Review) -> None:
    curve = page.side.curve
    curve.setFocus()
    QTest.keyClick(curve, K.Key_End)
    last = curve.sentence
    QTest.keyClick(curve, K.Key_Home)
    assert "luck" in curve.sentence  # the deal
    assert curve.sentence != last
    first = review.judgements[0].ply
    while not curve.sentence.startswith("Round") or "decision 1 of" not in curve.sentence:
        QTest.keyClick(curve, K.Key_Right)
    QTest.keyClick(curve, K.Key_Return)
    assert page.side.ply == first
    curve.clearFocus()
    assert curve.sentence == ""


def test_luck_is_told_apart_from_play(page: ReviewPage, review: Review, match: Match) -> None:
    told = Story(review, match, 0)
    alone = next(ply for ply in told.luck if told.at(ply) is None)
    curve = page.side.curve
    QTest.mouseMove(curve, QPoint(round(curve.place_of(alone).x()), curve.height() // 3))
    assert f"luck {change(told.luck[alone])}" in curve.sentence


# One decision.


def show(page: ReviewPage, review: Review, label: Label) -> Judgement:
    judgement = next(each for each in review.judgements if each.label is label and each.behind)
    page.show_ply(judgement.ply)
    settle()
    return judgement


def test_a_decision_tells_what_was_done_and_what_was_better(page: ReviewPage, review: Review, match: Match) -> None:
    judgement = show(page, review, Label.BLUNDER)
    said = texts(page.decision)
    assert "Better" in said
    assert page.decision.lines[0].text() != page.decision.lines[1].text()
    assert any(
        "60\N{NO-BREAK SPACE}% with the better play, 30\N{NO-BREAK SPACE}% with this one" in text for text in said
    )
    assert page.decision.table.accessibleDescription() == f"Better: {page.decision.lines[1].text()}"
    assert match.actions[judgement.ply][0] == 0


def test_a_decision_that_may_be_as_good_is_not_called_worse(page: ReviewPage, review: Review) -> None:
    judgement = next(each for each in review.judgements if 0 < each.behind < 0.02)
    page.show_ply(judgement.ply)
    assert page.decision.title.text() == "Fine"
    assert "Better" in texts(page.decision)
    doubtful = replace(judgement, error=judgement.behind)
    page.show_review(replace(review, judgements=(doubtful,)))
    page.show_ply(judgement.ply)
    assert "As good" in texts(page.decision)
    assert any("about equal" in text for text in texts(page.decision))


def test_the_best_play_is_called_the_best(page: ReviewPage, review: Review) -> None:
    best = next(each for each in review.judgements if not each.behind)
    page.show_ply(best.ply)
    assert "Nothing better was found." in texts(page.decision)
    assert not page.decision.marked.isVisible()


def test_the_table_shows_the_better_play_or_the_one_made(page: ReviewPage, review: Review) -> None:
    show(page, review, Label.BLUNDER)
    better = page.decision.table.grab().toImage()
    QTest.mouseClick(page.decision.marked.stops[1], LEFT)
    settle()
    assert page.decision.marked.current == PLAYED
    assert page.decision.table.grab().toImage() != better


def test_one_goes_from_decision_to_decision_in_time(page: ReviewPage, review: Review) -> None:
    page.show_ply(review.judgements[0].ply)
    assert not page.decision.back.isEnabled()
    QTest.mouseClick(page.decision.next, LEFT)
    assert page.side.ply == review.judgements[1].ply
    page.show_ply(review.judgements[-1].ply)
    assert not page.decision.next.isEnabled()
    QTest.mouseClick(page.decision.back, LEFT)
    assert page.side.ply == review.judgements[-2].ply


def test_a_decision_can_be_tried_and_looked_at_closely(page: ReviewPage, review: Review) -> None:
    tried, closer = QSignalSpy(page.tried), QSignalSpy(page.closer)
    judgement = show(page, review, Label.MISTAKE)
    QTest.mouseClick(page.decision.try_it, LEFT)
    QTest.mouseClick(page.decision.look_closer, LEFT)
    QTest.mouseClick(page.decision.table, LEFT)
    QTest.keyClick(page.decision.table, K.Key_Return)
    assert tried.at(0) == [judgement.ply, 0]
    assert [closer.at(n) for n in range(closer.count())] == [[judgement.ply]] * 3


def test_a_play_in_a_damaged_review_is_left_out(empty: ReviewPage, review: Review) -> None:
    broken = replace(review.judgements[0], best={"no": "action"})
    empty.show_review(replace(review, judgements=(broken, *review.judgements[1:])))
    assert len(rows(empty)) == len(review.judgements)


def test_a_reason_nobody_knows_is_not_said(empty: ReviewPage, review: Review) -> None:
    empty.show_standing(Standing(Stage.DONE))
    strange = replace(review.judgements[5], feature="moonlight", numbers=(1,))
    empty.show_review(replace(review, judgements=(strange,)))
    empty.show_ply(strange.ply)
    settle()
    assert not empty.decision.lines[2].isVisible()


# Several people.


def test_each_person_has_a_review_of_their_own(look: Look, ground: QWidget) -> None:
    people = (Person("Ola", "poppy"), Person("Jan", "pip"))
    match = played(people)
    page = ReviewPage(look, ground)
    page.resize(ground.size())
    page.open(match, registry.view(GAME), registry.presenter(GAME), Standing())
    review = reviewed(match, (0, 1))
    page.show_review(review)
    page.show_standing(Standing(Stage.DONE))
    page.show()
    settle()
    assert [stop.text() for stop in page.seats.stops] == ["Ola", "Jan"]  # type: ignore[attr-defined]
    mine = len(rows(page))
    QTest.mouseClick(page.seats.stops[1], LEFT)
    assert page.seat == 1
    assert len(rows(page)) - 1 == sum(each.seat == 1 for each in review.judgements)
    assert mine - 1 == sum(each.seat == 0 for each in review.judgements)


# Eyes, ears and languages.


def mark_picture(look: Look, label: Label) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(look.colour("sunken"))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_mark(p, look, label, QPointF(20, 20), 9)
    p.end()
    return image


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_marks_are_told_apart_by_all_eyes(look: Look, theme: str, sight: str) -> None:
    look.use_theme(theme)
    shades = {each: Shades(lightness(seen_by(sight, pixels(mark_picture(look, each))))) for each in Label}
    alike = [
        (one.value, other.value) for one, other in combinations(Label, 2) if shades[one].unlike(shades[other]) < 20
    ]
    assert not alike


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_marks_stand_out_from_what_they_lie_on(look: Look, theme: str) -> None:
    look.use_theme(theme)
    for ground in ("sunken", "panel", "raised", "accent_soft"):
        for label in Label:
            mark, under = of_colour(mark_colour(look, label)), of_colour(look.colour(ground))
            assert float(np.min(contrast(mark, under))) >= 3.0, (label, ground)


def test_a_screen_reader_hears_what_each_part_is(page: ReviewPage, reader: None) -> None:
    roles = {
        page.side.curve: QAccessible.Role.Chart,
        page.summary.counts: QAccessible.Role.Graphic,
        page.decision.table: QAccessible.Role.Graphic,
    }
    for widget, role in roles.items():
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface is not None
        assert interface.role() is role
        assert widget.accessibleName()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_longer_words_fit(page: ReviewPage, review: Review, size: tuple[int, int], look: Look) -> None:
    look.use_text_scale(1.25)
    page.resize(*size)
    with long_words():
        for ply in (None, review.judgements[5].ply, review.judgements[0].ply):
            page.show_ply(ply)
            settle()
            assert not cut(page)
            assert not outside(page, page)
            assert page.title.text().startswith("Щ")


@pytest.fixture
def opened(page: ReviewPage, review: Review) -> ReviewPage:
    page.show_ply(review.judgements[4].ply)
    settle()
    return page


def test_another_language_leaves_nothing_behind(opened: ReviewPage) -> None:
    before = set(texts(opened))
    said = rows(opened)
    with long_words():
        left = [text for text in set(texts(opened)) & before if any(letter.isalpha() for letter in text)]
        assert not left
        assert all(row.startswith("Щ") for row in rows(opened))
        assert opened.side.curve.accessibleName().startswith("Щ")
    assert rows(opened) == said


def test_the_evening_is_dark(opened: ReviewPage, look: Look) -> None:
    day = QColor(opened.grab().toImage().pixel(3, 3))
    look.use_theme("dark")
    settle()
    assert QColor(opened.grab().toImage().pixel(3, 3)).lightness() < day.lightness() / 2
