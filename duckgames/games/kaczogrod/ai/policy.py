"""The one-ply duck: every sensible move with what it is worth, by what its seat can see and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duckgames.games.kaczogrod.ai import choosing, opening, pacts, patience
from duckgames.games.kaczogrod.ai.placing import Found, Ground
from duckgames.games.kaczogrod.ai.playing import Plays
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules.effects import MUST_EXPAND
from duckgames.games.kaczogrod.rules.groups import BUILT
from duckgames.games.kaczogrod.rules.moves import ADD_BITS, CHOOSE, OTHERS, PLAY, WAIT
from duckgames.games.kaczogrod.rules.state import Phase, State

_IDLE: Final = -0.05
"""What waiting is worth, less what the card that goes is worth."""


def move(state: State, seat: int, style: Style, chance: Callable[[], float], talks: bool = False) -> int:
    """The move of a seat; it proposes agreements only if it `talks`."""
    phase = state.phase
    if phase is Phase.TURN:
        if talks and state.seats > 2:
            proposal = pacts.propose(state, seat, style, chance)
            if proposal:
                return proposal
        noise = style.noise
        return max((worth + noise * chance(), each) for worth, each in rank(state, seat, style))[1]
    if phase is Phase.START:
        return opening.move(state, seat, style, chance)
    if phase in (Phase.ANSWER, Phase.COUNTER):
        return pacts.answer(state, seat, style)
    return choosing.move(state, seat, style)


def rank(state: State, seat: int, style: Style, places: int = 1) -> Found:
    """The sensible moves of a turn with what they are worth: of each card its best `places`, of each event all aims."""
    limits = state.limits[seat]
    hand = state.hands[seat]
    ground = Ground(state, seat, style)
    found = ground.best(hand, BUILT & ~limits, places)
    if limits & MUST_EXPAND:
        return found or [(0.0, WAIT + card) for card in hand]
    plays = Plays(state, seat, style, ground)
    found += plays.all()
    kept: dict[int, float] = {}
    for worth, each in found:
        card = played(each)
        kept[card] = max(worth, kept.get(card, 0.0))
    if not found or max(found)[0] < -_IDLE * 2:
        found += [(_IDLE - kept.get(card, 0.0), WAIT + card) for card in hand]
    else:
        card = min(hand, key=lambda each: kept.get(each, 0.0))
        found.append((_IDLE - kept.get(card, 0.0), WAIT + card))
    if style.patient:
        costs = patience.costs(state, seat)
        found = [(worth - costs[played(each)], each) for worth, each in found]
    return found


def played(move_: int) -> int:
    """The card that a move of a turn takes from the hand."""
    if move_ < OTHERS:
        return move_ >> ADD_BITS
    return move_ - WAIT if move_ < CHOOSE else move_ - PLAY >> 3
