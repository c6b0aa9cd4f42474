"""A deck that is put together: what is in it, what is wrong with it, and what a match gets of it."""

from __future__ import annotations

from collections import Counter

import pytest

from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO, READY
from duckgames.games.kaczogrod.decks.draft import LENGTHS, Draft, ordered, ready, suggested
from duckgames.games.kaczogrod.decks.mixed import mixed
from duckgames.games.kaczogrod.rules import GAME, decks
from duckgames.games.kaczogrod.rules.cards import BASE, DESIGNS, catalogue
from duckgames.games.kaczogrod.rules.groups import EVENT, GROUPS, SPECIAL, TOWN_HALL
from tests.games.kaczogrod.test_setup import SUGGESTED

OWN = "lighthouse,special,Latarnia,Lighthouse,Маяк,,,,,,,"


def codes(draft: Draft, **known: object) -> list[str]:
    return [fault.code for fault in draft.faults(**known)]  # type: ignore[arg-type]


@pytest.mark.parametrize("length", LENGTHS)
def test_the_suggestion_is_that_of_the_rules(length: int) -> None:
    assert tuple(suggested(length)[group] for group in range(len(GROUPS))) == SUGGESTED[length]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", READY)
def test_a_ready_deck_can_be_started_from(name: str, length: int) -> None:
    draft = ready(name, length)
    assert draft.faults() == []
    assert draft.counts() == suggested(length)
    state = GAME.start(checked(INFO.options, {"length": length, "deck_0": draft.option()}), 2, Rng(1))
    assert sorted(state.decks[0]) == sorted(decks.READY[name, length])


def test_cards_come_and_go_in_the_order_of_the_set() -> None:
    draft = Draft(53).with_card("port").with_card("bank").with_card("swimming_pool").with_card("port")
    assert draft.cards == ("swimming_pool", "port", "bank")
    assert [design.id for design in draft.designs()] == list(draft.cards)
    assert draft.without("port").cards == ("swimming_pool", "bank")
    assert draft.without("cinema") == draft
    assert draft.of_length(80) == Draft(80, draft.cards)


def test_what_is_wrong_is_said_in_the_order_of_the_rules() -> None:
    assert codes(Draft(53)) == ["length", "no_town_hall", "no_neighbours"]
    events = tuple(design.id for design in DESIGNS if design.group == EVENT)
    halls = tuple(design.id for design in DESIGNS if design.group == TOWN_HALL)
    full = Draft(53, (*events, *halls))
    assert [(fault.code, fault.numbers) for fault in full.faults()] == [
        ("length", (57, 53)),
        ("no_neighbours", (0, 3)),
    ]


def test_a_card_that_is_not_there_stays_in_the_deck_and_is_a_fault() -> None:
    draft = Draft(53, ("gone_for_good", *ready("balanced", 53).cards[1:]))
    assert [(fault.code, fault.numbers) for fault in draft.faults()] == [("stranger", (1,)), ("length", (52, 53))]
    assert draft.strangers() == ("gone_for_good",)
    assert sum(draft.counts().values()) == 52
    assert ordered(draft.cards)[-1] == "gone_for_good"


def test_what_a_person_does_not_own_is_a_fault() -> None:
    draft = ready("balanced", 53)
    (fault,) = draft.faults(owned=lambda design: int(design != "port"))
    assert (fault.code, fault.numbers) == ("not_owned", (BASE.numbers["port"],))


def test_a_card_of_ones_own_goes_into_the_match_by_its_id() -> None:
    known = catalogue((OWN,))
    draft = ready("balanced", 53).without("swimming_pool").with_card("lighthouse", known)
    assert draft.faults(known) == []
    assert draft.extra(known) == ("lighthouse",)
    assert draft.counts(known)[SPECIAL] == suggested(53)[SPECIAL] + 1
    assert draft.option(known).endswith(" lighthouse")
    options = checked(INFO.options, {"length": 53, "cards": OWN, "deck_1": draft.option(known)})
    assert known.numbers["lighthouse"] in GAME.start(options, 2, Rng(1)).decks[1]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_mixed_deck_has_the_suggested_groups_and_other_cards_each_time(length: int) -> None:
    found = [mixed(length, Rng(seed)) for seed in range(20)]
    assert all(draft.faults() == [] and draft.counts() == suggested(length) for draft in found)
    assert len(set(found)) == 20
    assert mixed(length, Rng(3)) == found[3]


def test_where_a_group_is_short_others_fill_a_mixed_deck_up() -> None:
    owned = Counter(design.id for design in DESIGNS if design.group != SPECIAL)
    draft = mixed(53, Rng(1), owned=lambda design: owned[design])
    assert len(draft.cards) == 53
    assert draft.counts()[SPECIAL] == 0
    few = mixed(53, Rng(1), owned=lambda design: int(design == "port"))
    assert few.cards == ("port",)
