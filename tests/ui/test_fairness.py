"""The page of fairness: the seal from closed to open, and bars that tell what came and what comes on average."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.core.seal import NOTE, Seal, digest
from duckgames.session.fairness import Fairness, fairness
from duckgames.ui.fairness_sheet import FairnessSheet
from duckgames.ui.theme import Look
from tests.core.codes import finished
from tests.ui.dialogs import cut, long_words, outside, settle

SALT = "0123456789abcdef0123456789abcdef"


def facts_of(game: str, seed: int = 8) -> Fairness:
    match = finished(registry.game(game), seed)
    match.notes[NOTE] = SALT
    return fairness(match, lambda seat: True)


def opened(look: Look, ground: QWidget, facts: Fairness) -> FairnessSheet:
    sheet = FairnessSheet(look, registry.view(facts.game), lambda: facts, ground)
    sheet.begin()
    settle()
    return sheet


def test_an_open_seal_is_checked_and_copied(look: Look, ground: QWidget) -> None:
    facts = facts_of("duck_town")
    sheet = opened(look, ground, facts)
    assert "it holds" in sheet.about.text()
    assert f"8 {SALT}" in sheet.about.text()
    QTest.mouseClick(sheet.copy_button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == f"SHA-256: {digest(8, SALT)}\n8 {SALT}"
    assert sheet.copy_button.text() == "Copied"


def test_a_closed_seal_shows_its_hash_only(look: Look, ground: QWidget) -> None:
    facts = replace(facts_of("duck_town"), seal=Seal(digest(8, SALT)), ended=False)
    sheet = opened(look, ground, facts)
    assert SALT not in sheet.about.text()
    assert sheet.seal.text().replace("\N{ZERO WIDTH SPACE}", "") == digest(8, SALT)
    assert "what you have seen" in sheet.note.text()
    sheet.on_copy()
    assert QGuiApplication.clipboard().text() == f"SHA-256: {digest(8, SALT)}"


def test_what_has_no_seal_says_why(look: Look, ground: QWidget) -> None:
    for typed, words in ((True, "was chosen, not drawn"), (False, "has no seal")):
        sheet = opened(look, ground, replace(facts_of("duck_town"), seal=None, typed=typed))
        assert words in sheet.about.text()
        assert not sheet.seal.isVisible()
        assert not sheet.copy_button.isVisible()
        sheet.dismiss()
    broken = opened(look, ground, replace(facts_of("duck_town"), seal=Seal("0" * 64, 8, SALT)))
    assert "does not hold" in broken.about.text()


@pytest.mark.parametrize("game", ["duck_and_cover", "duck_town", "kaczogrod"])
def test_every_draw_is_in_the_bars(look: Look, ground: QWidget, game: str) -> None:
    facts = facts_of(game)
    sheet = opened(look, ground, facts)
    for stop in sheet.urns.stops:
        if stop.isVisible():
            QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
        for row in sheet.seats.rows or (None,):
            if row is not None:
                QTest.mouseClick(row, Qt.MouseButton.LeftButton)
            sheet.plot.setFocus()
            QTest.keyClick(sheet.plot, Qt.Key.Key_Home)
            assert sheet.plot.sentence
            assert sheet.plot.accessibleDescription() == sheet.plot.sentence
    urn = facts.urns[0]
    assert len(facts.of(urn)) == sum(draw.urn == urn.key for draw in facts.draws)


def test_bars_are_as_high_as_they_are_many(look: Look, ground: QWidget) -> None:
    facts = facts_of("duck_town")
    sheet = opened(look, ground, facts)
    (urn,) = facts.urns
    counts = [sum(draw.value == value for draw in facts.of(urn)) for value in sorted(urn.weights)]
    heights = [sheet.plot.bar_of(n).height() for n in range(len(counts))]
    most = counts.index(max(counts))
    for count, height in zip(counts, heights, strict=True):
        assert height == pytest.approx(heights[most] * count / counts[most])


def test_a_match_without_any_draw_is_shown(look: Look, ground: QWidget) -> None:
    sheet = opened(look, ground, replace(facts_of("duck_town"), draws=()))
    assert sheet.figures.text() == "in all: 0"
    sheet.dismiss()
    bare = opened(look, ground, replace(facts_of("duck_town"), draws=(), urns=()))
    assert not bare.plot.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_no_word_is_cut(look: Look, ground: QWidget, size: tuple[int, int]) -> None:
    ground.resize(*size)
    sheet = opened(look, ground, facts_of("kaczogrod"))
    for scale in (1.0, 1.25):
        look.use_text_scale(scale)
        with long_words():
            settle()
            assert cut(sheet) == []
            assert outside(sheet.panel, ground) == []
    look.use_text_scale(1.0)
