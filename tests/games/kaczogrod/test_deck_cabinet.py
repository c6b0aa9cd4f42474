"""Saved decks: their names, and the file that keeps them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.decks.cabinet import LONGEST_NAME, Cabinet, SavedDeck, from_json, tidy_name, to_json
from duckgames.games.kaczogrod.decks.draft import Draft, ready
from tests.games.kaczogrod.spoiling import spoilt

RATS = SavedDeck("Rats", ready("raider", 53))
FROGS = SavedDeck("Żaby", Draft(64, ("frog_races", "gone_for_good")))


def names(cabinet: Cabinet) -> list[str]:
    return [deck.name for deck in cabinet.decks]


def test_decks_stand_in_the_order_of_their_names() -> None:
    cabinet = Cabinet().with_deck(FROGS).with_deck(RATS).with_deck(SavedDeck("atlas", Draft(53)))
    assert names(cabinet) == ["atlas", "Rats", "Żaby"]
    assert cabinet.find("zaby") == FROGS
    assert cabinet.find("frogs") is None
    assert names(cabinet.without("ATLAS")) == ["Rats", "Żaby"]


def test_a_deck_takes_the_place_of_the_one_called_so() -> None:
    cabinet = Cabinet().with_deck(RATS).with_deck(SavedDeck("rats", Draft(80)))
    assert cabinet.decks == (SavedDeck("rats", Draft(80)),)


def test_a_free_name_is_found() -> None:
    cabinet = Cabinet().with_deck(RATS).with_deck(SavedDeck("Rats 2", Draft(80)))
    assert (cabinet.free_name("Frogs"), cabinet.free_name("Rats")) == ("Frogs", "Rats 3")
    long = "x" * LONGEST_NAME
    assert len(Cabinet().with_deck(SavedDeck(long, Draft(53))).free_name(long)) <= LONGEST_NAME
    for place in range(1, LONGEST_NAME - 1):
        words = f"{long[:place]} {long[place + 1 :]}"
        free = Cabinet().with_deck(SavedDeck(words, Draft(53))).free_name(words)
        assert free == tidy_name(free), "it comes back from the file as it went"


def test_names_are_tidied() -> None:
    assert tidy_name("  My \n\t deck\u200b ") == "My deck"
    assert len(tidy_name("x" * 100)) == LONGEST_NAME


def test_what_is_kept_comes_back() -> None:
    cabinet = Cabinet((), SavedDeck("", Draft(80, ("port",)))).with_deck(FROGS).with_deck(RATS)
    assert from_json(json.loads(json.dumps(to_json(cabinet)))) == cabinet
    assert from_json(json.loads(json.dumps(to_json(Cabinet())))) == Cabinet()


def test_two_decks_of_one_name_are_both_kept() -> None:
    data: Any = to_json(Cabinet().with_deck(RATS))
    data["decks"] += [{**data["decks"][0], "length": 80}, {**data["decks"][0], "name": ""}]
    assert sorted(names(from_json(data))) == ["?", "Rats", "Rats 2"]


@pytest.mark.parametrize(
    "change",
    [
        {"version": 0},
        {"version": "1"},
        {"decks": None},
        {"decks": [5]},
        {"desk": 5},
        {"desk": {"name": 5, "length": 53, "cards": []}},
        {"desk": {"name": "x", "length": 54, "cards": []}},
        {"desk": {"name": "x", "length": 53.0, "cards": []}},
        {"desk": {"name": "x", "length": 53, "cards": "port"}},
        {"desk": {"name": "x", "length": 53, "cards": [5]}},
        {"desk": {"name": "x", "length": 53, "cards": ["../port"]}},
        {"desk": {"name": "x", "length": 53, "cards": ["port"] * 1025}},
    ],
)
def test_what_no_program_wrote_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no "):
        from_json({"version": 1, "decks": [], "desk": None, **change})


def test_no_spoilt_file_is_a_surprise() -> None:
    """Whatever stands in it, it is a cabinet or a `ValueError`."""
    chance, sound, refused = Rng(1), to_json(Cabinet().with_deck(FROGS).with_deck(RATS)), 0
    for _ in range(400):
        data = spoilt(sound, chance)
        try:
            assert isinstance(from_json(data), Cabinet)
        except ValueError:
            refused += 1
    assert refused > 200


def test_a_list_is_no_cabinet() -> None:
    with pytest.raises(ValueError, match="no decks"):
        from_json([])
