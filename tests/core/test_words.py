"""The small words of the core: ducks, options, phrases."""

import pytest

from duckgames.core.ducks import DUCKS, duck_number
from duckgames.core.options import BadOption, Option, checked
from duckgames.core.places import Slot, Zone, counted
from duckgames.core.presenter import Affordance, Gesture, Phrase, Who
from duckgames.core.setup import MatchSetup, Person


def test_twelve_ducks_are_numbered_from_one() -> None:
    assert len(set(DUCKS)) == 12
    assert [duck_number(key) for key in DUCKS] == list(range(1, 13))
    assert (duck_number("pip"), duck_number("lotus")) == (1, 12)


def test_places_are_counted_from_the_edge_round_a_field() -> None:
    field = [(0, 0), (3, 2), (-2, 1), (0, -5)]
    assert counted((-3, -6), field) == (1, 1)
    assert counted((0, 0), iter(field)) == (4, 7)


SIZE, OPEN = Option("size", (5, 7), 7), Option("open", (False, True), False)


def test_options_nobody_chose_have_their_default() -> None:
    assert dict(checked((SIZE, OPEN), {})) == {"size": 7, "open": False}
    assert dict(checked((SIZE, OPEN), {"size": 5})) == {"size": 5, "open": False}
    assert dict(checked((), {})) == {}


@pytest.mark.parametrize(
    "given", [{"size": 6}, {"size": "5"}, {"open": 1}, {"open": 0}, {"cheat": True}, {"size": None}]
)
def test_options_that_do_not_exist_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        checked((SIZE, OPEN), given)


def test_checked_options_cannot_be_changed() -> None:
    options = checked((SIZE,), {})
    with pytest.raises(TypeError):
        options["size"] = 5  # type: ignore[index]


def test_values_that_cross_layers_compare_by_value() -> None:
    place = Slot(Zone("pond", 1), (2, -3))
    assert Affordance("go", place, None, Gesture.TAP) == Affordance(
        "go", Slot(Zone("pond", 1), (2, -3)), None, Gesture.TAP
    )
    assert Phrase("moves", {"who": Who(1)}) == Phrase("moves", {"who": Who(1)}) != Phrase("moves", {"who": 1})
    setup = MatchSetup("bids", (Person("", "pip"),), 1)
    assert (setup.options, setup.take_back, setup.seed_typed) == ({}, False, False)
