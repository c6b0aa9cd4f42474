"""The words on the cards of Kaczogród: all of them, in three languages, at every size of the table, nothing cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from duckgames.core.places import Card
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.view import faces
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.faces import (
    CROWDED,
    EVENT,
    GIVEN,
    READS,
    SMALL,
    Face,
    card_size,
    face_picture,
    tile_size,
)
from duckgames.games.kaczogrod.view.layout import make_plan
from duckgames.session.language import LANGUAGES, LanguageManager
from duckgames.ui import lettering
from duckgames.ui.card_parts import within
from duckgames.ui.lettering import LEAST
from duckgames.ui.theme import Look

SCREENS: Final = ((1024, 592), (1280, 744), (1920, 1016), (2560, 1376))
LARGE: Final = (168.0, 240.0, 300.0)
"""Pixels: the card in focus, and cards of the largest screens."""

Block = tuple[QRectF, QFont, Sequence[str]]


class Written:
    """What the painter of a card wrote: blocks of lines, and where."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []

    def paint_lines(self, p: QPainter, rect: QRectF, font: QFont, lines: Sequence[str], leading: float) -> None:
        self.blocks.append((rect, font, lines))

    @property
    def texts(self) -> list[str]:
        return [" ".join(lines) for _, _, lines in self.blocks]

    def inks(self) -> list[QRectF]:
        """What each block covers with ink."""
        return [_ink(*block) for block in self.blocks]


def _ink(rect: QRectF, font: QFont, lines: Sequence[str]) -> QRectF:
    metrics, step = QFontMetricsF(font), lettering.LEADING * font.pixelSize()
    top, ink = rect.center().y() - step * len(lines) / 2, QRectF()
    for number, line in enumerate(lines):
        tight, wide = metrics.tightBoundingRect(line), metrics.horizontalAdvance(line)
        base = top + (number + 0.5) * step + (metrics.ascent() - metrics.descent()) / 2
        ink |= QRectF(rect.center().x() - wide / 2, base + tight.top(), wide, tight.height())
    return ink


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """One with pictures of its own: those of other tests are painted already, and those of these miss their scene."""
    look = Look()
    look.use_theme("light")
    return look


@pytest.fixture
def written(look: Look, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Catches what is written; pictures, which take their time, are left out."""
    written = Written()
    for module in (faces, lettering):
        monkeypatch.setattr(module, "paint_lines", written.paint_lines)
    monkeypatch.setattr(faces, "_paint_scene", lambda *_: None)
    return written


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    manager = LanguageManager()
    manager.use(request.param)
    yield request.param
    manager.use("en")


@pytest.fixture
def all_faces(language: str) -> tuple[Face, ...]:
    """All cards as printed in this language."""
    return tuple(face_of(Card("card", design.id)) for design in BASE.designs)


def table_widths() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How wide the cards of a hand and the tiles of a city are on all screens, at each text size."""
    plans = [make_plan(QSizeF(*size), 4, text, 64) for size in SCREENS for text in (1.0, 1.25, 1.5)]
    hands = {plan.hand_card.width() for plan in plans}
    tiles = {plan.tile.width() for plan in plans}
    return tuple(sorted(hands)), tuple(sorted(tiles))


def write(look: Look, written: Written, face: Face, size: QSizeF) -> None:
    written.blocks.clear()
    face_picture(look, face, size, 1.0)


def faults(written: Written, face: Face, size: QSizeF, wanted: Sequence[tuple[str, ...]]) -> list[str]:
    """What is wrong with the words on a card; `wanted`: what each block may say."""
    card = QRectF(faces.margin_of(face, size), faces.margin_of(face, size), size.width(), size.height())
    found = [text for text, any_of in zip(written.texts, wanted, strict=True) if text not in any_of]
    found += [f"{lines} are below the floor" for _, font, lines in written.blocks if font.pixelSize() < LEAST]
    inks, inner = written.inks(), card.adjusted(1, 1, -1, -1.5)
    found += [f"{text} leaves the card" for text, ink in zip(written.texts, inks, strict=True) if ink | inner != inner]
    up = GIVEN if size.width() < CROWDED else 0.0
    pattern = within(card, 0.05, 0.69 - up, 0.9, 0.026)
    found += [f"{a} on {b}" for a, b in combinations([pattern, *inks], 2) if a.intersects(b)]
    return [f"{face.id} at {size.width()}: {fault}" for fault in found]


def test_the_sizes_of_the_table_are_those_where_words_are_hard() -> None:
    hands, tiles = table_widths()
    assert SMALL <= min(hands) <= 96 <= max(hands)
    assert min(tiles) == SMALL


def test_every_tile_says_its_name(look: Look, written: Written, all_faces: tuple[Face, ...]) -> None:
    objects = [face for face in all_faces if face.group != EVENT]
    assert len(objects) == 101
    found = list[str]()
    for width in {*table_widths()[1], 96.0}:
        for face in objects:
            write(look, written, face, tile_size(width))
            found += faults(written, face, tile_size(width), [(face.name,)])
    assert found == []


def test_every_card_of_the_hand_says_all_it_has_to(look: Look, written: Written, all_faces: tuple[Face, ...]) -> None:
    found = list[str]()
    for width in {*table_widths()[0], 96.0, *LARGE}:
        for face in all_faces:
            wanted: list[tuple[str, ...]] = [(face.name,), (face.group_name.upper(),), (f"{face.number:03}",)]
            if face.group == EVENT:
                wanted = [(face.name,), (face.text, face.short) if width >= READS else (face.short,)]
            write(look, written, face, card_size(width))
            found += faults(written, face, card_size(width), wanted)
    assert found == []


def test_large_events_say_everything(look: Look, written: Written, all_faces: tuple[Face, ...]) -> None:
    for face in all_faces:
        if face.group == EVENT:
            write(look, written, face, card_size(300))
            assert written.texts == [face.name, face.text]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_words_on_cards_do_not_grow_with_the_text_of_the_window(look: Look, written: Written, scale: float) -> None:
    face = face_of(Card("card", "maharajas_elephant"))
    look.use_text_scale(scale)
    write(look, written, face, card_size(96))
    assert [font.pixelSize() for _, font, _ in written.blocks] == [LEAST, LEAST]
    assert faults(written, face, card_size(96), [(face.name,), (face.short,)]) == []


def test_a_short_text_is_understood_without_the_long_one() -> None:
    """No abbreviation with a stop, no slash between groups, no mathematics of a programmer."""
    shorts = [text for design in BASE.designs for text in design.shorts.values() if text]
    assert len(shorts) == 3 * 49
    assert [text for text in shorts if any(mark in text for mark in ("/", ">=", ".", "<", "+"))] == []
