"""Full states that fit what a viewer of Kaczogród sees: what it does not know is dealt at random."""

from __future__ import annotations

from collections import Counter

from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import city, decks, knowledge, opening
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.grid import CARD
from duckgames.games.kaczogrod.rules.moves import START
from duckgames.games.kaczogrod.rules.observation import LISTS, NESTED, SAME, Observation
from duckgames.games.kaczogrod.rules.state import Phase, State


def determinize(seen: Observation, rng: Rng) -> State:
    """A state that its viewer could not tell from the real one.

    The decks of others are any that fit, each card as likely as any other; which deck a rival would build is for
    beliefs. What third seats remember is left out, because the viewer does not know that either.
    """
    state = State(seen.seats)
    for name in SAME:
        setattr(state, name, getattr(seen, name))
    for name in LISTS:
        setattr(state, name, list(getattr(seen, name)))
    for name in NESTED:
        setattr(state, name, [list(each) for each in getattr(seen, name)])
    used = Counter(card for seat in range(seen.seats) for card in _known(seen, seat))
    for seat in range(seen.seats):
        if seat == seen.viewer:
            _deal_own(seen, state, rng)
        else:
            _deal_other(seen, state, seat, used, rng)
    if seen.phase is Phase.DISCARD and seen.seat != seen.victim:
        # Who chooses from another's hand is looking at it.
        knowledge.learn(state, seen.victim, sum(1 << card for card in state.hands[seen.victim]), seen.seat)
    return state


def shown(seen: Observation, seat: Seat) -> list[int]:
    """The cards of `seat` that lie open."""
    cards = [*seen.piles[seat], *(entry & CARD for entry in seen.cities[seat])]
    cards += [card for tops in seen.tops for _, card, owner in tops if owner == seat]
    cards += [card for card, owner, *_ in seen.lasting if owner == seat]
    return [*cards, seen.event] if seen.event and seat == seen.turn and not seen.stays else cards


def _known(seen: Observation, seat: Seat) -> list[int]:
    """The cards that the viewer knows to be of `seat`."""
    if seat == seen.viewer:
        hidden = [*seen.hand, *seen.deck, *(start >> 3 for start in seen.starts), *seen.looked]
        return shown(seen, seat) + hidden + (list(seen.marks) if _swapping(seen, seat) else [])
    return shown(seen, seat) + knowledge.members(seen.held[seat] | seen.loose[seat])


def _swapping(seen: Observation, seat: Seat) -> bool:
    return seen.phase is Phase.SWAP and seat == seen.seat


def _deal_own(seen: Observation, state: State, rng: Rng) -> None:
    """The viewer knows its cards, but not the order of its deck."""
    seat = seen.viewer
    assert seat is not None
    state.hands[seat] = list(seen.hand)
    bottom, rest = list(seen.deck[: seen.bottoms[seat]]), list(seen.deck[seen.bottoms[seat] :])
    if seen.phase is not Phase.START:
        rng.shuffle(rest)
    state.decks[seat] = bottom + rest
    state.starts[seat] = list(seen.starts)
    if seat == seen.seat:
        state.looked = list(seen.looked)
    _mark(seen, state, seat, list(seen.marks))
    _remember(seen, state, seat, knowledge.ALL)


def _mark(seen: Observation, state: State, seat: Seat, cards: list[int]) -> None:
    if _swapping(seen, seat):
        state.marks = cards
    elif seen.phase is not Phase.SWAP:
        state.marks = list(seen.marks)


def _deal_other(seen: Observation, state: State, seat: Seat, used: Counter[int], rng: Rng) -> None:
    """Deals the hidden cards of a seat that is not the viewer."""
    held, loose = knowledge.members(seen.held[seat]), knowledge.members(seen.loose[seat])
    swapping, looking = _swapping(seen, seat), seat == seen.seat and seen.looked_size
    tray = seen.marked if swapping else 0
    looked = seen.looked_size if looking else 0
    hand = seen.hand_sizes[seat] - len(held)
    count = hand + seen.deck_sizes[seat] + seen.started[seat] + tray + looked
    hidden = loose + _unseen(seen, seat, count - len(loose), used, rng)
    if seen.phase is Phase.START:
        _choose_start(state, seat, sorted(hidden), seen.started[seat], rng)
        return
    rng.shuffle(hidden)
    state.hands[seat] = sorted(held + [hidden.pop() for _ in range(hand)])
    if looking:
        state.looked = sorted(hidden.pop() for _ in range(looked))
    _mark(seen, state, seat, [hidden.pop() for _ in range(tray)])
    state.decks[seat] = hidden
    _remember(seen, state, seat, knowledge.ALL if seen.viewer is None else seen.viewer)


def _remember(seen: Observation, state: State, seat: Seat, who: Seat) -> None:
    if seen.held[seat] or seen.loose[seat]:
        state.memory[seat] = ((who, seen.held[seat], seen.loose[seat]),)


def _unseen(seen: Observation, seat: Seat, count: int, used: Counter[int], rng: Rng) -> list[int]:
    """`count` cards that a seat may have, and that the shared set still holds, if all play with that."""
    own = {*shown(seen, seat), *knowledge.members(seen.held[seat] | seen.loose[seat])}
    pool = [card for card in range(1, len(catalogue(seen.extra).ids)) if card not in own]
    rng.shuffle(pool)
    if seen.shared:
        pool = _from_the_set(seen, pool, count, used)
    chosen = pool[:count]
    if seen.phase is Phase.START:
        _make_fit(seen, chosen, pool[count:])
    used.update(chosen)
    return chosen


def _from_the_set(seen: Observation, pool: list[int], count: int, used: Counter[int]) -> list[int]:
    """Puts the cards first that the set can still hold: each once, and ten of them twice."""
    sets = decks.sets_needed(seen.seats, seen.length)
    doubles = decks.DOUBLES * sets - sum(max(0, number - sets) for number in used.values())
    first: list[int] = []
    second: list[int] = []
    last: list[int] = []
    for card in pool:
        if used[card] < sets:
            first.append(card)
        else:
            (second if used[card] < 2 * sets else last).append(card)
    spare = second[: max(0, doubles)]
    # So many of the doubles come in as chance would have it: each card of the set is as likely as any other.
    at_hand = {*first, *spare}
    return [card for card in pool if card in at_hand] + second[len(spare) :] + last


def _make_fit(seen: Observation, cards: list[int], rest: list[int]) -> None:
    """Puts what a city begins with into a deck that lacks it (ruling A5)."""
    beside = opening.neighbours()
    for groups, least in ((city.HALL, 1), (beside, opening.CARDS - 1)):
        spare = [card for card in rest if seen.kinds[card] & groups]
        useless = [place for place, card in enumerate(cards) if not seen.kinds[card] & (beside | city.HALL)]
        for _ in range(least - sum(1 for card in cards if seen.kinds[card] & groups)):
            place = useless.pop()
            rest.append(cards[place])
            cards[place] = spare.pop()


def _choose_start(state: State, seat: Seat, cards: list[int], count: int, rng: Rng) -> None:
    """Chooses start cards in the place of a seat whose choice nobody else sees."""
    state.decks[seat] = cards
    for _ in range(count):
        start = opening.sample(state, seat, rng) - START
        state.decks[seat].remove(start >> 3)
        state.starts[seat].append(start)
