"""Trial 74: on every page, in each theme, each text stands out from what really lies behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.sprites import Sprites
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button, Label
from tests.end2end.conftest import StageMaker
from tests.end2end.inked import Inked, plain_labels, written
from tests.end2end.stage import Stage, duel, until
from tests.end2end.tour import PICTURES, city_tour, tour, town_tour

THEMES = ("light", "dark")

Way = Callable[[Stage], Iterator[str]]


@pytest.fixture
def inked(sprites: Sprites, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inked]:
    """Words in inks of their own; no picture with such words is left to other tests."""
    sprites.clear()
    yield Inked(monkeypatch)
    sprites.clear()


def aside(stage: Stage) -> Iterator[str]:
    """Pages that no tour shows: the report for troubles, the list of moves, own decks and cards."""
    stage.window.dialogs.show_diagnostics()
    yield "diagnostics"
    stage.window.dialogs.show_licences()
    yield "licences"
    stage.window.dialogs.close()
    stage.start(duel())
    stage.page.moves.toggle()
    yield "legal moves"
    stage.window.show_launcher()
    for at in range(2):
        stage.window.dialogs.new_match("kaczogrod")
        dialog = stage.find(NewMatchDialog)
        page, button = list(dialog.options.pages.items())[at]
        button.click()
        until(lambda dialog=dialog: not dialog.isVisible(), "the page")  # type: ignore[misc]
        yield page.key
        stage.key(Qt.Key.Key_Escape)
        stage.window.dialogs.close()


@pytest.mark.parametrize(
    ("way", "pages"),
    # What the other tours show later takes long to play to, and is painted by what is seen before.
    [(tour, None), (town_tour, 9), (city_tour, 5), (aside, None)],
    ids=["duck_and_cover", "duck_town", "kaczogrod", "aside"],
)
def test_every_text_can_be_read(make_stage: StageMaker, inked: Inked, way: Way, pages: int | None) -> None:
    stage = make_stage()
    stage.window.resize(1280, 800)
    faults = []
    for name in islice(way(stage), pages):
        # Every second page comes with the evening first, which saves a change of the theme.
        for theme in THEMES if not stage.look.dark else reversed(THEMES):
            stage.look.use_theme(theme)
            stage.settle()
            page = stage.window.grab().toImage()
            reads = [*inked.read(page), *written(stage.window, page)]
            # What cannot be pressed now is meant to be faint.
            faint = [each for each in reads if each.contrast < each.ink.needed and each.ink.enabled]
            if faint:
                PICTURES.mkdir(parents=True, exist_ok=True)
                page.save(str(Path(PICTURES, f"faint {name} {theme}.png")))
            faults += [f"{name}, {theme}: {each}" for each in faint]
            assert len(reads) > 3, f"{name}: nothing was read"
            assert not plain_labels(stage.window)
    assert not faults, "\n".join(faults)


def test_words_on_a_ground_too_near_are_found(inked: Inked, look: Look) -> None:
    """The eyes of the test above: a faint text, one over a shape, one in half an ink, and one that can be read."""
    page = QPixmap(400, 200)
    page.fill(look.colour("panel"))
    p = QPainter(page)
    p.setFont(look.plain(16))
    p.fillRect(0, 50, 400, 50, look.colour("accent"))
    for line, colour in enumerate(("hairline", "text", "text", "text")):
        p.setPen(look.colour(colour))
        p.setOpacity(0.4 if line == 2 else 1.0)
        p.drawText(QRectF(0, 50 * line, 400, 50), Qt.AlignmentFlag.AlignCenter, f"line {line}")
    p.end()
    found = {each.ink.text: each.contrast >= each.ink.needed for each in inked.read(page.toImage())}
    assert found == {"line 0": False, "line 1": False, "line 2": False, "line 3": True}


def test_a_label_is_measured_too(inked: Inked, look: Look) -> None:
    label = Label(look, colour="hairline")
    label.setText("faint")
    label.setAutoFillBackground(True)
    palette = label.palette()
    palette.setColor(palette.ColorRole.Window, QColor("white"))
    label.setPalette(palette)
    (read,) = inked.read(label.grab().toImage())
    assert read.ink.text == "faint"
    assert read.contrast < 2


def test_what_cannot_be_pressed_may_be_faint(inked: Inked, look: Look) -> None:
    button = Button(look)
    button.setText("Not yet")
    button.setEnabled(False)
    (read,) = inked.read(button.grab().toImage())
    assert not read.ink.enabled
    assert read.contrast < read.ink.needed
