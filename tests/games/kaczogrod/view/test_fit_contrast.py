"""Words and lines of the table of Kaczogród can be told from their grounds, by day and in the evening."""

from __future__ import annotations

import pytest

from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.cards import lasting_ink
from duckgames.games.kaczogrod.view.emblems import group_colour
from duckgames.games.kaczogrod.view.faces import apron_ink
from duckgames.games.kaczogrod.view.ribbons import LOOKS
from duckgames.ui.theme import Look, mix
from tests.games.kaczogrod.view.test_city_borders import contrast

WORDS = 4.5
LINES = 3.0


@pytest.fixture(params=["light", "dark"])
def look(request: pytest.FixtureRequest, look: Look) -> Look:
    look.use_theme(request.param)
    return look


@pytest.mark.parametrize("group", GROUPS)
def test_names_and_glyphs_can_be_read_on_every_group(look: Look, group: str) -> None:
    assert contrast(look.colour("on_group"), group_colour(look, group)) >= WORDS


@pytest.mark.parametrize("group", GROUPS)
def test_the_name_of_a_group_can_be_read_on_the_apron_of_its_cards(look: Look, group: str) -> None:
    assert contrast(apron_ink(look, group), look.colour("card_paper")) >= WORDS


@pytest.mark.parametrize("token", [token for _, token in LOOKS.values()])
def test_ribbons_can_be_read(look: Look, token: str) -> None:
    paper = mix(look.colour("panel"), look.colour(token), 0.12)
    assert contrast(look.colour("text"), paper) >= WORDS
    assert contrast(look.colour(token), paper) >= LINES


def test_ribbons_differ_by_their_glyphs_too() -> None:
    assert len({glyph for glyph, _ in LOOKS.values()}) == len(LOOKS)


def test_pills_of_lasting_events_can_be_told_from_the_map(look: Look) -> None:
    assert contrast(lasting_ink(look), look.colour("panel")) >= LINES
    assert contrast(look.colour("text"), look.colour("panel")) >= WORDS


def test_what_an_unfinished_deck_lacks_can_be_read(look: Look) -> None:
    assert contrast(look.colour("text_quiet"), look.colour("sunken")) >= WORDS
