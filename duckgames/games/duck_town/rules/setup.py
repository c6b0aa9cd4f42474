"""The start of a match (rules S1 to S7)."""

from __future__ import annotations

from duckgames.core.options import Options
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import draft
from duckgames.games.duck_town.rules.cards import DECK
from duckgames.games.duck_town.rules.state import State

COINS = 2
CARDS = 4


def start(options: Options, seats: int, rng: Rng) -> State:
    """Everything dealt, and the first round begun."""
    state = State(seats)
    choose(state, options)
    state.deck = list(DECK)
    rng.named("deck").shuffle(state.deck)
    state.hands = [sorted(state.deck[seat * CARDS : (seat + 1) * CARDS]) for seat in range(seats)]
    del state.deck[: seats * CARDS]
    state.coins = [COINS] * seats
    state.crown = rng.number("crown") % seats
    draft.begin(state, rng, None)
    return state


def choose(state: State, options: Options) -> None:
    """Plays the match with `options`."""
    size = options["town_size"]
    assert isinstance(size, int)
    state.target = size
    state.swan_inherits = options["missed_swan"] == "crown"
    state.powers = options["wonders"] == "powers"
