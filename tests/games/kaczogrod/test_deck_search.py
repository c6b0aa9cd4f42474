"""Designs are found by group and by words, however the words are typed."""

from __future__ import annotations

from operator import itemgetter

import pytest

from duckgames.games.kaczogrod.decks.search import Search, folded
from duckgames.games.kaczogrod.rules.cards import DESIGNS
from duckgames.games.kaczogrod.rules.groups import EVENT, FIRE, SPORT


def ids(search: Search, language: str = "en") -> list[str]:
    return [design.id for design in search.found(DESIGNS, itemgetter(language))]


def test_nothing_looked_for_finds_all() -> None:
    assert len(ids(Search())) == len(DESIGNS)


def test_groups_add_up_and_go_again() -> None:
    sport = Search().with_group(SPORT)
    assert {design.group for design in sport.found(DESIGNS, itemgetter("en"))} == {SPORT}
    both = sport.with_group(FIRE)
    assert {design.group for design in both.found(DESIGNS, itemgetter("en"))} == {SPORT, FIRE}
    assert both.with_group(FIRE) == sport


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        ("ŻAB", "pl", "frog_races"),
        ("zab", "pl", "frog_races"),
        ("pilkarski", "pl", "football_stadium"),
        ("ЛЁД", "ru", None),
        ("лягушач", "ru", "frog_races"),
        ("pool swim", "en", "swimming_pool"),
        ("112", "en", "ufo_landing"),
        ("zzz", "en", None),
    ],
)
def test_words_are_found_in_the_language_of_the_moment(words: str, language: str, found: str | None) -> None:
    assert (found in ids(Search(words=words), language)) if found else ids(Search(words=words), language) == []


def test_words_are_found_in_the_text_of_a_card_too() -> None:
    found = Search(words="remove").found(DESIGNS, itemgetter("en"))
    assert len(found) > 5
    assert {design.group for design in found} == {EVENT}


def test_a_group_and_a_word_must_both_fit() -> None:
    assert ids(Search(frozenset({FIRE}), "frog")) == []


def test_marks_are_taken_off_letters() -> None:
    assert folded("Żółć ŁÓDŹ Ёж Йод") == "zolc lodz еж иод"
