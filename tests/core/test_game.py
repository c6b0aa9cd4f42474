"""The pure face around an engine: who learns by a step."""

from collections.abc import Callable

import pytest

from duckgames.core.events import CardMoved, CounterChanged, DieRolled, Event
from duckgames.core.game import Move, apply
from duckgames.core.places import Card, Counter, Seat, Slot
from duckgames.core.rng import Rng
from tests.toy.game import DECK, DISCARDS, Bids, Toasted, hand
from tests.toy.state import State

Deed = Callable[[Rng], Event]
EVERYBODY = frozenset({0, 1})


class Staged(Bids):
    """The test game, in which every move makes just one event happen."""

    def __init__(self, deed: Deed) -> None:
        self._deed = deed

    def play(self, state: State, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
        assert log is not None
        log.append(self._deed(rng))


def moved(source: Slot, seen_by: frozenset[Seat] | None = None) -> CardMoved:
    """A card is laid on the discards."""
    return CardMoved(source=source, target=Slot(DISCARDS), card=Card("number", "1"), seen_by=seen_by)


@pytest.mark.parametrize(
    ("deed", "learned"),
    [
        (lambda rng: CounterChanged(counter=Counter("points", 0), value=1), frozenset()),
        (lambda rng: DieRolled(seat=0, sides=6, value=rng.below(6) + 1), EVERYBODY),
        (lambda rng: Toasted(seat=0), EVERYBODY),
        (lambda rng: moved(Slot(DECK)), EVERYBODY),
        (lambda rng: moved(Slot(DECK), frozenset({1})), frozenset({1})),
        (lambda rng: moved(Slot(DECK), frozenset()), frozenset()),
        (lambda rng: moved(Slot(hand(0), 0)), frozenset({1})),
        (lambda rng: moved(Slot(hand(1), 0)), frozenset({0})),
    ],
)
def test_chance_final_events_and_new_faces_teach(deed: Deed, learned: frozenset[Seat]) -> None:
    game = Staged(deed)
    options = {"hand_size": 3, "open_bonus": False, "bonus_0": 0, "bonus_1": 0}
    state = game.start(options, 2, Rng(1))
    action = game.action(state, 0, game.legal(state, 0)[0])
    assert apply(game, state, 0, action, Rng(2)).learned == learned
