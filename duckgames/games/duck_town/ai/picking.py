"""What each role is worth to a seat, and which one it picks: the rules bot's draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from duckgames.games.duck_town.ai.style import Style
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.roles import BADGER, BEAVER, COLLECTS, FOX, GOOSE, HERON, MAGPIE, OWL, SWAN
from duckgames.games.duck_town.rules.state import State

_GREEN, _GOLD, _BLUE, _RED = COLLECTS[GOOSE], COLLECTS[SWAN], COLLECTS[HERON], COLLECTS[BADGER]
HAND: Final = 2
"""About how many cards of a hand one does not see can be built."""


def appeals(state: State, seat: int, style: Style, own: bool) -> list[float]:
    """What each role is worth to `seat`, in coins; index 0 is no role.

    Of its cards only their number counts unless they are its `own` to see.
    """
    names, coins, size = state.names[seat], state.coins, len(state.hands[seat])
    built, target = len(state.towns[seat]), state.target
    rich = most_cards = foremost = 0
    for other, town in enumerate(state.towns):
        if other != seat:
            rich = max(rich, coins[other])
            most_cards = max(most_cards, len(state.hands[other]))
            foremost = max(foremost, len(town))
    value = list(style.roles)
    threat = 0.0
    if state.first < 0:
        if foremost >= target - 1:
            threat = style.last_one
        elif foremost == target - 2:
            threat = style.last_two
    income = style.income
    value[FOX] += threat
    value[MAGPIE] += style.loot * rich
    if most_cards > size:
        value[OWL] += style.owl_card * (most_cards - size)
    value[SWAN] += income * (names & _GOLD).bit_count()
    if seat != state.crown:
        value[SWAN] += style.crown
    value[HERON] += income * (names & _BLUE).bit_count()
    if built >= target - 2:
        value[HERON] += style.shelter
    value[GOOSE] += income * (names & _GREEN).bit_count()
    value[BADGER] += income * (names & _RED).bit_count() + threat
    spree = _spree(state.hands[seat], names, coins[seat] + 2) if own else min(size, HAND, coins[seat] // 3)
    if spree > 1:
        value[BEAVER] += style.spree * (spree - 1)
        if built < target <= built + spree:
            value[BEAVER] += style.finale
    if style.safe:
        value[FOX] += style.safe * coins[seat]
        value[MAGPIE] += style.safe * coins[seat]
    if style.early and built >= target - 2:
        for role in range(FOX, BADGER):
            value[role] += style.early * (BADGER - role)
    if style.needy:
        cards = len(set(state.hands[seat])) if own else size
        if cards < 2:
            value[BEAVER] += style.needy * (2 - cards)
            value[OWL] += style.needy * (2 - cards) * 0.5
    return value


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
