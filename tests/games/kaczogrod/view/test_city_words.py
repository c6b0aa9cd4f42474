"""What is said of the cities: the card in focus, and why something cannot be done."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QImage, QPainter

from duckgames.core.places import Slot
from duckgames.games.kaczogrod import rules
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.view.wording import WORDING
from duckgames.ui.view import FocusCard
from tests.games.kaczogrod.positions import position
from tests.games.kaczogrod.view.city_desk import in_hand, own, stand
from tests.games.kaczogrod.view.conftest import MakeDesk
from tests.games.kaczogrod.view.desk import Desk

RULES = Path(rules.__file__).parent
FIRE = {"en": "Fire", "pl": "Po\N{LATIN SMALL LETTER Z WITH DOT ABOVE}ar", "ru": "Пожар"}


def codes() -> Iterator[str]:
    """All codes with which the rules refuse something."""
    for path in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                for each in ast.walk(node.args[0]):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value[-1] != "_":
                        yield each.value


def test_every_refusal_of_the_rules_has_a_sentence() -> None:
    found = set(codes())
    assert {"same_group", "occupied", "special_cannot_start", "other_neighbours"} <= found
    assert {code for code in found if f"refused.{code}" not in WORDING} == set()


@pytest.fixture
def desk(make_desk: MakeDesk) -> Desk:
    desk = make_desk(2)
    city = "mayor@0,0 zoo@1,0+ufo_landing:0"
    stand(desk, position(city, "mayor@12,0 castle_on_the_hill@13,0", hands=["cafe fire"]))
    desk.offer()
    return desk


@pytest.fixture
def language() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def read(desk: Desk, slot: Slot) -> FocusCard:
    card: FocusCard | None = desk.table.focus_card(slot)
    assert card is not None
    return card


def test_a_card_of_the_hand_tells_its_rule_and_how_many_places_it_has(desk: Desk) -> None:
    card = read(desk, in_hand(desk, "cafe"))
    assert "Trade and services" in card.lines[0]
    places = len([slot for slot in desk.scene._hand.offers.drags(in_hand(desk, "cafe")) if slot.at is not None])
    assert (card.verdict, card.allowed) == (f"Allowed places: {places}", True)


@pytest.mark.parametrize("name", FIRE)
def test_an_event_tells_its_whole_text_in_the_language_of_the_moment(desk: Desk, name: str, language: None) -> None:
    QLocale.setDefault(QLocale(name))
    card = read(desk, in_hand(desk, "fire"))
    assert card.title == FIRE[name]
    assert len(card.lines[0]) > 40


def test_a_card_of_a_city_tells_whose_city_it_is_in(desk: Desk) -> None:
    assert read(desk, own(0, 0)).lines[:2] == ("Your city", "A district without a town hall is lost.")
    rival = read(desk, Slot(zones.city(1), (13, 0)))
    assert rival.lines[0].startswith("City: ")
    assert "Special objects win the match." in rival.lines


def test_an_object_that_an_event_made_special_tells_so_and_shows_it(desk: Desk) -> None:
    card = read(desk, own(1, 0))
    assert card.pill == "Special buildings"
    assert "Zoo, special by: UFO Landing" in card.lines
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    card.paint(p, image.rect().toRectF())
    p.end()
    assert image.pixelColor(110, 60).alpha() > 0, "the event looks out on the right"


def test_nothing_is_read_of_a_free_cell_or_a_deck(desk: Desk) -> None:
    assert desk.table.focus_card(own(5, 5)) is None
    assert desk.table.focus_card(Slot(zones.deck(0))) is None
