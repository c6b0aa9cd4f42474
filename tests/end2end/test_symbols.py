"""Trial 95: what has a colour has a symbol and a name of its own, too, told from all its like by any eyes."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.games.duck_town.rules.roles import ROLE_IDS
from duckgames.games.duck_town.view.faces import COLOURS as COLOUR_GLYPHS
from duckgames.games.duck_town.view.faces import EDGES as COLOUR_EDGES
from duckgames.games.duck_town.view.role_faces import EDGES as ROLE_EDGES
from duckgames.games.duck_town.view.role_faces import paint_role_disc
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.emblems import GLYPHS as GROUP_GLYPHS
from duckgames.ui.painting import draw_avatar
from duckgames.ui.score_bar import EDGES, draw_piece
from duckgames.ui.theme import Look
from tests.end2end.colour_vision import SIGHTS, Shades, lightness, pixels, seen_by
from tests.test_translations import LANGUAGES, catalogue

Paint = Callable[[QPainter, QRectF], None]

UNLIKE: Final = 0.04
"""The share of the pixels in which two symbols differ at least."""


@pytest.fixture(params=["light", "dark"])
def look(request: pytest.FixtureRequest, look: Look) -> Look:
    look.use_theme(request.param)
    return look


def alike(look: Look, width: int, height: int, paints: Mapping[str, Paint]) -> list[str]:
    """Which of the small pictures can be taken for one another, and by whose eyes."""
    pictures = {}
    for name, paint in paints.items():
        picture = QPixmap(width, height)
        picture.fill(look.colour("panel"))
        p = QPainter(picture)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint(p, QRectF(0, 0, width, height))
        p.end()
        pictures[name] = pixels(picture.toImage())
    found = []
    for sight in SIGHTS:
        shades = {name: Shades(lightness(seen_by(sight, each)), near=0) for name, each in pictures.items()}
        for one, other in combinations(shades, 2):
            share = shades[one].unlike(shades[other]) / (width * height)
            if share < UNLIKE:
                found.append(f"{one} and {other}, {sight}: {share:.3f}")
    return found


def glyphs(look: Look, path: str, names: tuple[str, ...]) -> dict[str, Paint]:
    ink = look.colour("text")
    return {name: lambda p, rect, name=name: look.sprites.draw(p, path, rect, name, ink) for name in names}  # type: ignore[misc]


def test_groups(look: Look) -> None:
    assert not alike(look, 20, 20, glyphs(look, GROUP_GLYPHS, GROUPS))


def test_colours(look: Look) -> None:
    assert len(set(COLOUR_EDGES.values())) == len(COLOUR_EDGES)
    assert not alike(look, 20, 20, glyphs(look, COLOUR_GLYPHS, tuple(COLOUR_EDGES)))


def test_roles(look: Look) -> None:
    assert len(set(ROLE_EDGES.values())) == len(ROLE_EDGES) == len(ROLE_IDS) - 1
    discs = {role: lambda p, rect, role=role: paint_role_disc(p, look, rect, role) for role in ROLE_IDS[1:]}
    assert not alike(look, 36, 36, discs)


def test_players(look: Look) -> None:
    heads = {
        duck: lambda p, rect, n=n: draw_avatar(p, look.sprites, look, n, rect) for n, duck in enumerate(DUCKS, start=1)
    }
    assert not alike(look, 28, 28, heads)


def test_sources_of_points(look: Look) -> None:
    pieces = {str(n): lambda p, rect, n=n: draw_piece(p, look, rect, n) for n in range(len(EDGES))}
    assert not alike(look, 44, 14, pieces)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_names_are_unique_in_every_language(language: str) -> None:
    told: dict[str, dict[tuple[str, str], str]] = {"en": {}}
    told |= {code: {(m.context, m.source): m.forms[0] for m in catalogue(code)} for code in LANGUAGES}
    for game in (info.id for info in registry.infos()):
        wording = registry.view(game).wording
        kinds = {key.rsplit(".", 1)[0] for key in wording if key.startswith(("group.", "colour.", "role."))}
        for kind in kinds:
            words = [
                told[language].get((game, str(word)), str(word))
                for key, word in wording.items()
                if key.rsplit(".", 1)[0] == kind
            ]
            assert len({word.casefold() for word in words}) == len(words), f"{game}, {kind}: {words}"


def test_cards_have_unique_names_in_every_language() -> None:
    tables = [
        path for path in Path(registry.__file__).parents[1].glob("games/*/**/*.csv") if "name_en" in path.read_text()
    ]
    assert tables
    for path in tables:
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        for language in ("en", *LANGUAGES):
            names = [row[f"name_{language}"].casefold() for row in rows]
            assert len(set(names)) == len(names), f"{path.name}, {language}"


def test_what_differs_by_hue_only_is_found(look: Look) -> None:
    """The eyes of the tests above: red and green as light as each other."""
    fills = {"red": QColor("#B3372B"), "green": QColor("#2F7043")}
    paints: dict[str, Paint] = {name: lambda p, rect, fill=fill: p.fillRect(rect, fill) for name, fill in fills.items()}  # type: ignore[misc]
    assert len(alike(look, 20, 20, paints)) >= 2
