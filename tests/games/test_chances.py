"""What chance decides in each game: the urns hold the material of the rules, and every draw comes out of one."""

from __future__ import annotations

import pytest

from duckgames.core import registry
from duckgames.core.draws import Draw, Urn
from duckgames.core.events import CardMoved, DieRolled, TurnStarted
from duckgames.core.options import checked
from duckgames.core.places import Card, Slot, Zone
from duckgames.games.kaczogrod.rules.chances import EVENT_CARD, OBJECT_CARD, SERVICE_CARD

GAMES = tuple(info.id for info in registry.infos())


def moved(source: str, target: Zone, card: Card | None, seat: int | None = None) -> CardMoved:
    return CardMoved(source=Slot(Zone(source, seat)), target=Slot(target), card=card)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_luck_is_not_counted(game: str) -> None:
    chances = registry.chances(game)
    assert chances is not None
    hand = Zone("hand", 0, hand=True)
    for event in (
        TurnStarted(seat=0),
        moved("deck", hand, None, 0),
        moved("deck", hand, None),
        moved("elsewhere", hand, None),
    ):
        assert chances.draw(event) is None


def test_the_captain_calls_numbers_twice_as_often_as_the_rest() -> None:
    chances = registry.chances("duck_and_cover")
    assert chances is not None
    (urn,) = chances.urns({}, (0, 1))
    assert urn.weights == {**dict.fromkeys(range(1, 13), 2), 13: 1, 14: 1}
    assert urn.expected(26) == {value: float(weight) for value, weight in urn.weights.items()}
    called = moved("deck", Zone("called"), Card("captain", "max"))
    assert chances.draw(called) == Draw("call", None, 13)


def test_buildings_are_told_by_their_cost() -> None:
    chances = registry.chances("duck_town")
    assert chances is not None
    (urn,) = chances.urns({}, (0,))
    assert sum(urn.weights.values()) == 66
    drawn = moved("deck", Zone("hand", 3, hand=True), Card("building", "gold_palace"))
    assert chances.draw(drawn) == Draw("cost", 3, 5)


def test_a_die_is_fair_and_a_deck_is_its_owners() -> None:
    chances = registry.chances("kaczogrod")
    assert chances is not None
    declared = registry.info("kaczogrod").options
    own = chances.urns(checked(declared, {"length": 64}), (1, 2))
    assert [(urn.key, urn.seat) for urn in own] == [("roll", None), ("deck", 1), ("deck", 2)]
    assert own[0].mean == 3.5
    assert sum(own[1].weights.values()) == 64
    shared = chances.urns(checked(declared, {"decks": "shared"}), (0, 1))
    assert [urn.key for urn in shared] == ["roll"]
    assert chances.draw(DieRolled(seat=2, sides=6, value=4)) == Draw("roll", 2, 4)
    for group, sort in (
        ("sport", OBJECT_CARD),
        ("special", OBJECT_CARD),
        ("police", SERVICE_CARD),
        ("event", EVENT_CARD),
    ):
        drawn = moved("deck", Zone("hand", 1, hand=True), Card(group, "any"), seat=1)
        assert chances.draw(drawn) == Draw("deck", 1, sort)


def test_what_is_expected_adds_up() -> None:
    urn = Urn("x", {1: 1, 5: 3})
    assert urn.mean == 4.0
    assert urn.expected(8) == {1: 2.0, 5: 6.0}
    assert urn.expected(0) == {1: 0.0, 5: 0.0}
