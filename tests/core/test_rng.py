"""Chance: the same on every system, fair, and bound to its seed."""

from collections import Counter

import pytest

from duckgames.core.rng import SEED_BITS, Rng, fresh_seed

VECTORS = [
    (0, [5, 7, 12, 2, 11, 8, 1, 3, 10, 9, 4, 6], [2, 4, 1, 4], 289781105160169233, 978),
    (1, [5, 3, 7, 9, 12, 11, 10, 1, 8, 4, 6, 2], [0, 3, 3, 2], 17760309981393358626, 616),
    (918273645, [10, 12, 11, 5, 6, 9, 4, 3, 8, 2, 1, 7], [2, 5, 4, 3], 12236800608082342883, 838),
]


@pytest.mark.parametrize(("seed", "order", "dice", "ai_seed", "named"), VECTORS)
def test_known_deals(seed: int, order: list[int], dice: list[int], ai_seed: int, named: int) -> None:
    rng = Rng.for_ply(seed, 0)
    cards = list(range(1, 13))
    rng.shuffle(cards)
    assert cards == order
    assert [rng.below(6) for _ in range(4)] == dice
    assert Rng.for_ply(seed, 7, "ai").seed() == ai_seed
    assert Rng.for_ply(seed, 3).named("round 2").below(1000) == named


def test_each_ply_and_each_stream_has_luck_of_its_own() -> None:
    plies = ((seed, ply, stream) for seed in range(9) for ply in range(9) for stream in ("play", "ai"))
    assert len({Rng.for_ply(*ply).random() for ply in plies}) == 162


def test_draws_of_one_ply_do_not_shift_those_of_the_next() -> None:
    first, second = Rng.for_ply(5, 1), Rng.for_ply(5, 2)
    expected = Rng.for_ply(5, 2).random()
    first.shuffle(list(range(100)))
    assert second.random() == expected


def test_a_named_generator_depends_on_the_match_and_its_name_only() -> None:
    drawn = Rng.for_ply(5, 9)
    drawn.random()
    names = [Rng.for_ply(5, 1).named("round 2"), drawn.named("round 2"), Rng.for_ply(5, 1).named("x").named("round 2")]
    assert len({rng.random() for rng in names}) == 1
    others = [Rng.for_ply(5, 1).named("round 3"), Rng.for_ply(6, 1).named("round 2")]
    assert len({rng.random() for rng in [*others, Rng.for_ply(5, 1).named("round 2")]}) == 3


def test_a_generator_knows_whether_it_was_used() -> None:
    uses = (
        lambda rng: rng.random(), Rng.seed, lambda rng: rng.below(2), lambda rng: rng.choice("ab"),
        lambda rng: rng.named("x"),
    )  # fmt: skip
    for use in uses:
        rng = Rng.for_ply(1, 1)
        assert not rng.used
        use(rng)
        assert rng.used


def test_small_things_need_no_chance() -> None:
    rng = Rng(1)
    for few in ([], [1]):
        rng.shuffle(few)
    assert not rng.used
    with pytest.raises(IndexError):
        rng.choice([])


def test_a_generator_has_no_other_slots() -> None:
    rng = Rng(1)
    assert not hasattr(rng, "colour")
    assert not rng.used


def chi_square(counts: Counter[object], cells: int) -> float:
    """How far `counts` are from equal ones; a missing cell counts as 0."""
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


# The bounds are those that a fair generator passes 999 times in 1000; the seeds are fixed, so a pass stays a pass.
def test_every_order_is_alike_likely() -> None:
    rng, orders = Rng(2026), Counter[object]()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert chi_square(orders, 24) < 49.7


@pytest.mark.parametrize(("sides", "bound"), [(2, 10.8), (6, 20.5), (12, 31.3), (26, 52.6)])
def test_every_number_is_alike_likely(sides: int, bound: float) -> None:
    rng = Rng(sides)
    assert chi_square(Counter(rng.below(sides) for _ in range(20_000)), sides) < bound
    assert chi_square(Counter(rng.choice(range(sides)) for _ in range(20_000)), sides) < bound


def test_every_card_comes_first_alike_often_over_seeds() -> None:
    """Seeds that follow each other, as people type them, must not give deals that resemble each other."""
    first = Counter[object]()
    for seed in range(6_000):
        cards = list(range(12))
        Rng.for_ply(seed, 0).shuffle(cards)
        first[cards[0]] += 1
    assert chi_square(first, 12) < 31.3


def test_chi_square_notices_a_loaded_die() -> None:
    rng = Rng(1)
    assert chi_square(Counter(rng.below(7) % 6 for _ in range(20_000)), 6) > 20.5


def test_fresh_seeds_differ_and_fit() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 1 << SEED_BITS for seed in seeds)
