"""Trial 94: on the tables of all games, in each theme, every mark stands out and no two marks differ by hue only."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np
import pytest

from duckgames.core import registry
from duckgames.ui.sprites import Sprites
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.theme import Look
from tests.end2end.colour_vision import SIGHTS, Shades, contrast, lightness, pixels, seen_by
from tests.end2end.tables import PLIES, Ground, Spot

EDGE: Final = 3.0
"""The contrast that the edge of a mark has with what lies there without it."""

PART: Final = 16
"""Pixels: in each part of an edge that is so long, some of it stands out."""

ENOUGH: Final = 0.85
"""The share of the parts of an edge that stand out: a neighbour may lie at some of them."""

CORNERS: Final = 0.5
"""The same of a mark that has corners only."""

UNLIKE: Final = 50
"""In so many pixels two marks differ at least: a small badge has 250."""

ON_FREE_PLACES: Final = {Mark.HOME, Mark.LEGAL, Mark.BEST, Mark.ILLEGAL, Mark.BARRED, Mark.FOCUS, Mark.HINT, Mark.GLOW}
ON_CARDS: Final = {*Mark} - {Mark.HOME, Mark.REFUSED}
"""A card that forbids looks alike where it is held and where it was tried."""

CITIES: Final = {Mark.BARRED, Mark.CHOSEN, Mark.DOOMED}
"""Only the attacks and the neighbours of Kaczogród need these."""


class Places(NamedTuple):
    """What the table of one game offers to lie on in one theme."""

    look: Look
    spots: list[Spot]


@pytest.fixture(scope="module", params=[(theme, game) for theme in ("light", "dark") for game in PLIES], ids="-".join)
def places(request: pytest.FixtureRequest, sprites: Sprites) -> Places:
    theme, game = request.param
    look = Look(sprites=sprites)
    look.use_theme(theme)
    look.use_motion("off")
    ground = Ground(game, look)
    spots = list(ground.spots())
    ground.close()
    return Places(look, spots)


def marks_of(spot: Spot) -> list[Mark]:
    """The marks that are shown at such a place."""
    shown = ON_CARDS if spot.taken else ON_FREE_PLACES
    return [mark for mark in Mark if mark in shown and (mark not in CITIES or spot.name.startswith("kaczogrod"))]


def test_every_mark_stands_out_from_what_it_lies_on(places: Places) -> None:
    faint = []
    for spot in places.spots:
        parts = _parts(spot)
        base, sectors = pixels(spot.around), spot.sectors(parts)
        for mark in marks_of(spot):
            if mark is Mark.VEIL:  # It takes contrast away instead, and has no edge.
                continue
            seen = contrast(pixels(spot.marked(places.look, mark)), base) >= EDGE
            share = np.mean(np.bincount(sectors[seen], minlength=parts) >= 3)
            if share < (CORNERS if mark is Mark.OUTLINE else ENOUGH):
                faint.append(f"{spot.name}: {mark.value} {share:.2f}")
    assert not faint, "\n".join(faint)


def test_no_two_marks_differ_by_hue_only(places: Places) -> None:
    alike = []
    for spot in places.spots:
        pictures: dict[str, Any] = {"unmarked": pixels(spot.around)}
        pictures |= {mark.value: pixels(spot.marked(places.look, mark)) for mark in marks_of(spot)}
        for sight in SIGHTS:
            shades = {name: Shades(lightness(seen_by(sight, picture))) for name, picture in pictures.items()}
            for one, other in combinations(shades, 2):
                if (count := shades[one].unlike(shades[other])) < UNLIKE:
                    alike.append(f"{spot.name}, {sight}: {one} and {other} differ in {count} pixels")
    assert not alike, "\n".join(alike)


def test_cards_stand_out_from_the_table(places: Places) -> None:
    faint = []
    for spot in places.spots:
        contrasts = _edge(spot) if spot.drawn else []
        share = np.mean([each >= EDGE for each in contrasts]) if contrasts else 1.0
        if share < ENOUGH:
            faint.append(f"{spot.name}: {share:.2f}, least {min(contrasts):.2f}")
    assert not faint, "\n".join(faint)


def _parts(spot: Spot) -> int:
    """Of its edge."""
    return max(8, round((spot.size.width() + spot.size.height()) * 2 / PART))


def _edge(spot: Spot) -> list[float]:
    """The contrast of each part of a card's edge with the ground outside; where that is no even ground, it is left."""
    parts = _parts(spot)
    picture, away, sectors = pixels(spot.around), spot.away(), spot.sectors(parts)
    found = []
    # The lower sheets of a pile look out at the right and below.
    for part in range(parts * 3 // 8 if " deck " in spot.name else parts):
        outside = picture[(sectors == part) & (away > 3) & (away < 7)]
        if len(outside) < 4 or lightness(outside).std() > 4:
            continue
        band = picture[(sectors == part) & (away > -3.5) & (away < 1.5)]
        found.append(float(np.percentile(contrast(band, np.median(outside, axis=0)), 90)))
    return found


def test_the_games_tried_are_all_games() -> None:
    assert {info.id for info in registry.infos()} == {*PLIES}
