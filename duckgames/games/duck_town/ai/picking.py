"""What each role is worth to a seat, and which one it picks: the rules bot's draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from duckgames.games.duck_town.ai.building import usable
from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.purse import GATHERED
from duckgames.games.duck_town.rules.roles import BADGER, BEAVER, COLLECTS, FOX, GOOSE, HERON, MAGPIE, OWL, SWAN
from duckgames.games.duck_town.rules.state import State

_GREEN, _GOLD, _BLUE, _RED = COLLECTS[GOOSE], COLLECTS[SWAN], COLLECTS[HERON], COLLECTS[BADGER]
_HIDDEN: Final = 2
"""About how many cards of a hand one does not see can be built at once."""

_FEW: Final = 2
"""Whoever has fewer cards wants more of them."""


def appeals(state: State, seat: int, style: Style, own: bool) -> list[float]:
    """What each role is worth to `seat`, in coins; index 0 is no role.

    Of its cards only their number counts unless they are its `own` to see.
    """
    names, coins, income = state.names[seat], state.coins[seat], style.income
    hand = state.hands[seat]
    loot, most_cards, foremost = _rivals(state, seat)
    left = state.target - len(state.towns[seat])
    value = [*style.roles]
    value[MAGPIE] += style.loot * loot
    value[SWAN] += income * (names & _GOLD).bit_count()
    value[HERON] += income * (names & _BLUE).bit_count()
    value[GOOSE] += income * (names & _GREEN).bit_count()
    value[BADGER] += income * (names & _RED).bit_count()
    if left <= 2:
        value[HERON] += style.shelter
    if foremost >= state.target - 2:
        threat = style.last_two if foremost == state.target - 2 else style.last_one
        value[FOX] += threat
        value[BADGER] += threat
    cards = usable(state, seat) if own else len(hand)
    if most_cards > cards:
        value[OWL] += style.owl_card * (most_cards - cards)
    if cards < _FEW:
        value[BEAVER] += style.needy * (_FEW - cards)
    spree = _spree(hand, names, coins + GATHERED) if own else min(cards, _HIDDEN, coins // 3)
    if spree > 1:
        value[BEAVER] += style.spree * (spree - 1)
        if spree >= left:
            value[BEAVER] += style.finale
    return value


def _rivals(state: State, seat: int) -> tuple[int, int, int]:
    """Of the others: all their coins, their largest hand, their largest town."""
    loot = most_cards = foremost = 0
    for other, town in enumerate(state.towns):
        if other != seat:
            loot += state.coins[other]
            size = len(state.hands[other])
            if size > most_cards:
                most_cards = size
            if len(town) > foremost:
                foremost = len(town)
    return loot, most_cards, foremost


def _spree(hand: Sequence[int], names: int, coins: int) -> int:
    """How many buildings, up to three, these coins can pay."""
    count, before = 0, -1
    for cost, kind in sorted([(COST[kind], kind) for kind in hand if not names >> kind & 1]):
        if cost > coins or count == 3:
            break
        if kind != before:
            coins -= cost
            count += 1
        before = kind
    return count


def pick(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The role of the pile that the seat in turn keeps."""
    value = appeals(state, state.seat, style, True)
    whim = style.whim
    best, most = 0, -1e9
    for role in state.pile:
        # The sum of two draws is likelier in the middle: a whim that is seldom large.
        worth = value[role] + whim * (chance() + chance())
        if worth > most:
            best, most = role, worth
    return best


def lay(state: State, style: Style, chance: Callable[[], float]) -> int:
    """The role of the pile that is laid face down: the one the other seat of two would like most."""
    value = appeals(state, 1 - state.seat, style, False)
    return max(state.pile, key=lambda role: value[role] + style.whim * chance())
