"""Decks as texts that people send each other: what comes back, and what is said of a text that is none."""

from __future__ import annotations

import pytest

from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.decks.code import DESIGN_BITS, SIGNS, BadCode, holds_code, read, written
from duckgames.games.kaczogrod.decks.draft import LENGTHS, Draft, ready
from duckgames.games.kaczogrod.decks.mixed import mixed
from duckgames.games.kaczogrod.rules import cards
from duckgames.games.kaczogrod.rules.cards import catalogue
from tests.games.kaczogrod.test_deck_drafts import OWN

TEXT = "KD1-0085Q0-011QSR-8F1GZW-3R07G1-W07G1W-01C3YE"


def fault(text: str) -> tuple[str, str]:
    """What is said of a text that is none."""
    with pytest.raises(BadCode) as caught:
        read(text)
    return caught.value.fault, caught.value.about


def test_there_is_a_bit_for_every_design() -> None:
    assert len(cards.DESIGNS) == DESIGN_BITS


@pytest.mark.parametrize("length", LENGTHS)
def test_every_deck_comes_back(length: int) -> None:
    drafts = [mixed(length, Rng(seed)) for seed in range(50)]
    everything = Draft(length, tuple(design.id for design in cards.DESIGNS))
    for draft in (*drafts, Draft(length), everything):
        text = written(draft)
        assert read(text) == draft
        assert len(text) == 45
        assert holds_code(text)


def test_a_text_does_not_change_with_the_program() -> None:
    """People keep such texts: this one was made by the first version."""
    assert written(ready("raider", 53)) == TEXT
    assert read(TEXT) == ready("raider", 53)


def test_around_and_within_a_text_much_may_be_otherwise() -> None:
    text = written(ready("builder", 80))
    blocks = text.split("-")
    for other in (
        f"Try this one: {text}. Have fun!",
        f"{text} - it wins!",
        text.lower(),
        text.replace("0", "O").replace("1", "l").replace("KDl", "KD1"),
        " -\n".join(blocks),
        "\u2013".join(blocks),
        f"  {text}\n",
    ):
        assert read(other) == ready("builder", 80), other


def test_every_sign_that_is_changed_is_noticed() -> None:
    text = written(ready("balanced", 64))
    for place in range(len("KD1-"), len(text)):
        if text[place] != "-":
            other = SIGNS[(SIGNS.index(text[place]) + 1) % len(SIGNS)]
            assert fault(text[:place] + other + text[place + 1 :])[0] == "mistyped"


def test_two_signs_that_changed_places_are_noticed() -> None:
    text = written(ready("balanced", 64))
    for place in range(len("KD1-"), len(text) - 1):
        first, second = text[place], text[place + 1]
        if "-" not in (first, second) and first != second:
            assert fault(text[:place] + second + first + text[place + 2 :])[0] == "mistyped"


def test_what_is_no_deck_is_told_apart() -> None:
    text = written(ready("balanced", 64))
    assert fault("") == ("none", "")
    assert fault("KD1") == ("none", "")
    assert fault("a deck of ducks") == ("none", "")
    assert fault(text.replace("KD1", "KD2")) == ("newer", "2")
    assert fault(text[:-1]) == ("incomplete", "")
    assert fault(text[:-7]) == ("incomplete", "")
    assert fault(text + "0") == ("incomplete", "")
    assert fault(text[:-1] + "U") == ("mistyped", "U")
    assert not holds_code("a deck of ducks")


def test_a_deck_is_found_after_what_only_looks_like_one() -> None:
    text = written(ready("balanced", 64))
    assert read(f"KD 2 - the better one\n{text}\n{TEXT}") == ready("balanced", 64)
    assert fault(f"KD 2 - the better one\n{text[:-1]}") == ("newer", "2")


def test_no_spoilt_text_is_a_surprise() -> None:
    """Whatever stands in it, it is that deck or a `BadCode`."""
    chance, known = Rng(1), catalogue((OWN,))
    draft = ready("balanced", 53).with_card("lighthouse", known)
    odd = [*SIGNS, *"-+ \n\0aKDilouU", "\u017f", "\u212a", "\u0663", "\u00b2", "\ud800", "KD1-", "\u2013", "+port"]
    refused = 0
    for _ in range(2_000):
        signs = list(written(draft, known))
        for _ in range(1 + chance.below(3)):
            place = chance.below(len(signs))
            signs[place : place + chance.below(3)] = [chance.choice(odd)]
        try:
            assert read("".join(signs), known) == draft
        except BadCode:
            refused += 1
    assert 1_000 < refused < 2_000


def test_cards_of_ones_own_go_along_by_their_ids() -> None:
    known = catalogue((OWN,))
    draft = ready("balanced", 53).with_card("lighthouse", known)
    text = written(draft, known)
    assert text.endswith("+lighthouse")
    assert read(text, known) == draft
    assert read(text.replace("+", " + ").upper(), known) == draft
    assert fault(text) == ("stranger", "lighthouse")
    # The sum covers them too: without them it would be another deck.
    assert fault(text.removesuffix("+lighthouse")) == ("mistyped", "")


def test_cards_that_are_not_there_stay_behind() -> None:
    draft = ready("balanced", 53)
    assert written(Draft(53, (*draft.cards, "gone_for_good"))) == written(draft)
