"""The next ply of Duck & Cover from what a seat knows: what rivals are likely to do, and what is called then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from duckgames.core.places import Seat
from duckgames.games.duck_and_cover.ai.inputs import AT, Choices, Facts, Floats, encode, tables
from duckgames.games.duck_and_cover.ai.net import POINTS, Net
from duckgames.games.duck_and_cover.rules import rounds, turn
from duckgames.games.duck_and_cover.rules.cards import DUCKS, REPEAT, SPLASH
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, State


@dataclass(frozen=True)
class Ask:
    """A question for the net: the moves of `duck` of `seat` in `state`, once the called card is done with.

    Moves onto its own place stand for a quack, after which a repeat moves nothing.
    """

    state: State
    seat: Seat
    duck: int
    moves: Sequence[int]
    quack: bool = False


def ask(net: Net, asks: Sequence[Ask]) -> Floats:
    """What the net says of all moves of all `asks`, one column each, in points: own ones, and the lead."""
    facts = [
        Facts(s.seats, s.where, s.deck, s.pile, s.called, len(s.discards), s.passes)
        for s in (each.state for each in asks)
    ]
    choices = Choices(
        list(range(len(asks))), [a.seat for a in asks], [a.duck for a in asks], [list(a.moves) for a in asks]
    )
    inputs = encode(tables(facts), choices)
    column = 0
    for each in asks:
        if each.quack:
            at = AT["moved, repeat in the deck"]
            inputs[at : at + len(DUCKS), column : column + len(each.moves)] = 0
        column += len(each.moves)
    values: Floats = net.values(inputs) * POINTS
    return values


def quack(state: State, seat: Seat, duck: int) -> Ask:
    """What `seat` has if nothing of its own moves; `duck` shows."""
    return Ask(state, seat, duck, [state.where[PER_SEAT * seat + duck]], quack=True)


def ends(state: State) -> bool:
    """Whether the round is over once a card has been resolved."""
    if 1 in state.stacks or len(state.discards) >= rounds.limit(state):
        return True
    return not state.deck and state.passes == rounds.last_pass(state)


def points_after(state: State, seat: Seat, move: int) -> tuple[int, int]:
    """What the pond of `seat` is worth, and how many stacks it has, once its called stack has made `move`."""
    mover, tops = state.movers[seat], state.showing(seat)
    if move < PER_SEAT:
        tops.remove(move)
    return (sum(SPLASH[top] for top in tops), len(tops)) if len(tops) > 1 else (-SPLASH[mover], 1)


def resolved(state: State, choices: dict[Seat, int]) -> State:
    """The position once the seats in `choices` have made their moves and the called card is laid down."""
    after = state.copy()
    for seat, move in choices.items():
        turn.shift(after, seat, after.movers[seat], move, None)
    after.commits = [0] * after.seats
    if after.called:
        after.pile.append(after.called)
    after.called = 0
    return after


def calls(state: State) -> list[tuple[int, int]]:
    """The cards that may be called next, and how many of each there are; the pile comes back if the deck is empty."""
    return sorted(Counter(state.deck or state.pile).items())


def called(state: State, card: int) -> State:
    """The position once `card` is called: with its movers, or discarded or removed where nobody moves."""
    after = state.copy()
    if not after.deck:
        after.deck, after.pile = after.pile, []
        after.passes += 1
    after.deck.remove(card)
    after.called = card
    void = card == REPEAT and (after.voided or not after.effect)
    if card != REPEAT:
        after.effect = card
    if void and not after.voided:
        after.removed.append(card)
        after.called = 0
        after.movers = [0] * after.seats
    elif void or not turn.find_movers(after):
        after.voided = True
        after.discards.append(card)
        after.called = 0
        after.movers = [0] * after.seats
    else:
        after.voided = False
    return after


def finishing(state: State, seat: Seat, moves: Sequence[int]) -> list[bool]:
    """Which of `moves` leave `seat` one stack, which ends the round."""
    return [state.stacks[seat] == 2 and move < PER_SEAT for move in moves]
