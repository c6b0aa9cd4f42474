"""The collection: what is printed, what a swap needs, that the album can always be filled, and how it is kept."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duckgames.core.ducks import DUCKS
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.collection import keeping
from duckgames.games.kaczogrod.collection.album import ALBUM, ISSUE, ISSUES, Collection, Collector, exchanged
from duckgames.games.kaczogrod.collection.keeping import Kept, from_json, to_json
from duckgames.games.kaczogrod.collection.printing import COLLECTORS, FEWEST, MOST, SWAPS, printed
from duckgames.games.kaczogrod.collection.swaps import Reason, offers, owners, swap, wants, why_not
from duckgames.games.kaczogrod.rules.decks import DOUBLES
from tests.games.kaczogrod.spoiling import spoilt

SEEDS = range(20)


def opened(collection: Collection, issues: int = ISSUES) -> Collection:
    """The same with so many issues open."""
    while collection.opened < issues:
        collection, _ = collection.open_next()
    return collection


@pytest.mark.parametrize("seed", SEEDS)
def test_five_issues_of_32_cards_lack_some_and_hold_doubles(seed: int) -> None:
    new = printed(Rng(seed))
    assert (new.opened, new.found, new.cards) == (0, 0, {})
    assert [len(issue) for issue in new.issues] == [ISSUE] * ISSUES
    assert all(len(set(issue)) == ISSUE for issue in new.issues)
    whole = opened(new)
    assert len(whole.missing) == SWAPS
    assert sum(whole.cards.values()) == ISSUE * ISSUES == len(ALBUM) + DOUBLES
    assert len(whole.doubles) == SWAPS + DOUBLES


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ducks_have_a_set_each_that_lacks_what_the_person_has_twice(seed: int) -> None:
    whole = opened(printed(Rng(seed)))
    assert len({collector.duck for collector in whole.collectors}) == COLLECTORS
    shares = []
    for n, collector in enumerate(whole.collectors):
        assert collector.duck in DUCKS
        assert sum(collector.cards.values()) == ISSUE * ISSUES
        assert wants(whole, n) == collector.lacking
        assert len(offers(whole, n)) == len(collector.lacking)
        shares.append(len(collector.lacking))
    assert sum(shares) == SWAPS
    assert min(shares) >= FEWEST
    assert max(shares) <= MOST


def test_the_same_seed_prints_the_same_and_another_one_something_else() -> None:
    assert printed(Rng(7)) == printed(Rng(7))
    assert printed(Rng(7)) != printed(Rng(8))


def test_an_issue_tells_what_is_new() -> None:
    before = opened(printed(Rng(3)), 3)
    after, issue = before.open_next()
    assert (issue.number, issue.cards) == (4, before.issues[3])
    assert issue.new == set(issue.cards) - set(before.cards)
    assert 0 < len(issue.new) < ISSUE
    assert after.found == before.found + len(issue.new)
    assert all(after.owned(design) == before.owned(design) + 1 for design in issue.cards)


def small() -> Collection:
    """The person has bank twice, cafe once and hotel comes in the next issue; a duck lacks bank."""
    duck = Collector("quill", {"cafe": 2, "hotel": 2, "mayor": 2, "port": 1})
    return Collection((("bank", "cafe", "bank"), ("hotel",)), 1, {"bank": 2, "cafe": 1}, (duck,))


@pytest.mark.parametrize(
    ("given", "wanted", "reason"),
    [
        ("cafe", "mayor", Reason.NOT_SPARE),
        ("nonsense", "mayor", Reason.NOT_SPARE),
        ("bank", "port", Reason.NO_DOUBLE),
        ("bank", "nonsense", Reason.NO_DOUBLE),
        ("bank", "cafe", Reason.IN_ALBUM),
        ("bank", "hotel", Reason.COMING),
        ("bank", "mayor", None),
    ],
)
def test_a_duck_refuses_with_a_reason(given: str, wanted: str, reason: Reason | None) -> None:
    assert why_not(small(), 0, given, wanted) is reason


def test_a_duck_takes_only_what_it_lacks() -> None:
    after = swap(small(), 0, "bank", "mayor")
    assert after.cards == {"bank": 1, "cafe": 1, "mayor": 1}
    assert after.collectors[0].cards == {"cafe": 2, "hotel": 2, "mayor": 1, "port": 1, "bank": 1}
    again = Collection(after.issues, 1, {**after.cards, "bank": 2}, after.collectors)
    assert why_not(again, 0, "bank", "hotel") is Reason.HAS_IT


def test_what_is_refused_is_not_swapped() -> None:
    with pytest.raises(ValueError, match="COMING"):
        swap(small(), 0, "bank", "hotel")


def test_the_last_card_of_a_design_leaves_no_trace() -> None:
    assert exchanged({"bank": 1}, "bank", "port") == {"port": 1}
    assert exchanged({"bank": 2, "port": 1}, "bank", "port") == {"bank": 1, "port": 2}


def test_who_offers_what() -> None:
    whole = opened(printed(Rng(5)))
    for design in whole.missing:
        assert len(owners(whole, design)) == 1
    assert owners(whole, whole.doubles[0]) == ()
    assert offers(small(), 0) == ("mayor",)


@given(seed=st.integers(0, 2**32), choices=st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_the_album_can_be_filled_whatever_is_opened_and_swapped_first(seed: int, choices: Any) -> None:
    """No order of issues and swaps leads into a corner, and both sides gain by each."""
    collection = printed(Rng(seed))
    total = sum(sum(each.cards.values()) for each in collection.collectors)
    while not collection.complete:
        deals = [
            (n, given, wanted)
            for n in range(COLLECTORS)
            for given in wants(collection, n)
            for wanted in offers(collection, n)
        ]
        if collection.opened < ISSUES and (not deals or choices.random() < 0.2):
            collection, _ = collection.open_next()
            continue
        n, given, wanted = choices.choice(deals)
        before = collection
        collection = swap(before, n, given, wanted)
        assert collection.found == before.found + 1
        assert len(collection.collectors[n].lacking) == len(before.collectors[n].lacking) - 1
        assert sum(collection.cards.values()) == ISSUE * collection.opened
    assert from_json(to_json(Kept(True, collection))) == Kept(True, collection)
    assert sum(sum(each.cards.values()) for each in collection.collectors) == total
    assert collection.missing == ()
    assert all(offers(collection, n) == () for n in range(COLLECTORS))


@pytest.mark.parametrize("issues", [0, 2, 5])
def test_a_collection_is_kept(issues: int) -> None:
    kept = Kept(issues > 0, opened(printed(Rng(11)), issues))
    assert from_json(json.loads(json.dumps(to_json(kept)))) == kept


SPOILT: dict[str, Any] = {
    "version": 0,
    "on": 1,
    "issues": [["bank"]],
    "opened": True,
    "cards": {"bank": 3},
    "collectors": None,
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *SPOILT.items(),
        ("issues", None),
        ("issues", [["bank"] * 31] * 5),
        ("issues", [["nonsense"] * 32] * 5),
        ("issues", ["bank"] * 5),
        ("opened", 6),
        ("opened", -1),
        ("cards", []),
        ("cards", {"nonsense": 64}),
        ("cards", {"bank": 65, "cafe": -1}),
        ("cards", {"bank": "64"}),
        ("collectors", [None]),
        ("collectors", [{"duck": "swan", "cards": {}}]),
        ("collectors", [{"duck": "quill", "cards": {"bank": 159}}]),
        ("collectors", []),
        ("collectors", [{"duck": "quill", "cards": {"bank": 160}}] * 4),
    ],
)
def test_what_no_program_has_written_is_refused(key: str, value: Any) -> None:
    data: Any = copy.deepcopy(to_json(Kept(True, opened(printed(Rng(1)), 2))))
    data[key] = value
    with pytest.raises(ValueError, match=r"\w"):
        from_json(data)
    with pytest.raises(ValueError, match="no collection"):
        from_json([])


def test_no_spoilt_file_is_a_surprise() -> None:
    """Whatever stands in it, it is a collection or a `ValueError`."""
    chance, sound, refused = Rng(1), to_json(Kept(True, opened(printed(Rng(1)), 2))), 0
    for _ in range(400):
        data = spoilt(sound, chance)
        try:
            assert isinstance(from_json(data), Kept)
        except ValueError:
            refused += 1
    assert refused > 300


def test_a_whole_set_has_as_many_cards_as_five_issues() -> None:
    assert len(ALBUM) + DOUBLES == keeping.WHOLE
