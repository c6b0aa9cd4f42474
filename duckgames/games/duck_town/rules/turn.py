"""What the seat in turn may do, and doing it (rules 3.5 and 3.6)."""

from __future__ import annotations

from functools import cache

from duckgames.core.events import CardMoved, CounterChanged, Event
from duckgames.core.places import POINTS, Counter, Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.duck_town.rules import calls, hands, purse, rulings, scoring, wonders, zones
from duckgames.games.duck_town.rules.cards import COST, ISLAND, building_card
from duckgames.games.duck_town.rules.events import Built, KnockedDown, RoleNamed, TownFinished, TurnEnded
from duckgames.games.duck_town.rules.moves import (
    COINS,
    INCOME,
    KNOCK_DOWN,
    LOOK,
    MARK,
    NAME,
    SELL,
    SWAP,
    TOWN,
)
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import BADGER, COLLECTS, FOX, HERON, NOBODY, OWL, ROLES
from duckgames.games.duck_town.rules.state import PUBLIC, Phase, State

BUILDINGS_A_TURN = (0, 1, 1, 1, 1, 1, 1, 3, 1)
"""How many buildings each role may build in its turn (T8)."""

DISCOUNT = 1
"""By how much a knock-down is cheaper than the building was (T9)."""


def powers(state: State, pays: bool) -> list[int]:
    """What the role may do once in its turn (T7), and the wonders; `pays` if buildings of its colour pay it already."""
    found: list[int] = []
    if state.role == OWL and not state.used:
        seat = state.seat
        found = [SWAP + other for other in range(state.seats) if other != seat]
        found += [MARK + kind for kind in dict.fromkeys(state.hands[seat])]
    elif state.role < OWL and not state.used:
        found = _namings(state.role, state.up, state.fox, rulings.NAMING_IS_OPTIONAL)
    return found + wonders.moves(state, not pays) if state.powers else found


@cache
def _namings(role: int, up: int, fox: int, optional: bool) -> list[int]:
    """Whom Fox and Magpie may name: roles above their own that are not face up, nor named by the Fox, or nobody."""
    found = [NAME + each for each in ROLES if each > role and not up >> each & 1 and each != fox]
    return [*found, NAME + NOBODY] if optional else found


def targets(state: State | Observation) -> list[int]:
    """The moves that knock down what the Badger may; its income counts for the price (T6, T9)."""
    funds, safe, powers = state.coins[state.seat] + purse.due(state), _safe_seats(state), state.powers
    found = []
    for owner, town in enumerate(state.towns):
        if town and len(town) < state.target and not safe >> owner & 1:
            base = KNOCK_DOWN + TOWN * owner
            # No wonder makes a knock-down cheaper, so most buildings need no closer look.
            found += [
                base + kind
                for kind in town
                if COST[kind] - DISCOUNT <= funds and (not powers or knock_down_price(state, owner, kind) <= funds)
            ]
    return found


def early_targets(state: State) -> list[int]:
    """What the Badger may knock down before it has gathered, where ruling 9.9 lets it."""
    return targets(state) if state.role == BADGER and not state.used else []


def is_safe(state: State, owner: Seat) -> bool:
    """Whether the Badger may not touch the town of `owner` at all."""
    return len(state.towns[owner]) >= state.target or bool(_safe_seats(state) >> owner & 1)


def _safe_seats(state: State | Observation) -> int:
    """The seats whose towns the Badger may not touch even if they are not full: the Heron's, its own by ruling 9.5."""
    safe = 1 << state.holders[HERON] if state.revealed >> HERON & 1 else 0
    return safe if rulings.OWN_TOWN else safe | 1 << state.seat


def knock_down_price(state: State | Observation, owner: Seat, kind: int) -> int:
    """What knocking down a building costs; more than anyone has if it cannot be done."""
    return COST[kind] - DISCOUNT + (wonders.protection(state, owner, kind) if state.powers else 0)


def play(state: State, move: int, rng: Rng, log: list[Event] | None) -> None:
    """Plays what the seat in turn may do beside building and ending its turn."""
    if move >= MARK:
        _play_card(state, move, rng, log)
    elif move == LOOK:
        state.gathered = True
        hands.look(state, *wonders.looking(state), log)
    elif move == COINS:
        state.gathered = True
        purse.take(state, purse.GATHERED, "gathering", log)
        hands.after_gathering(state, log)
    elif move >= NAME:
        if move < SWAP:
            _name(state, move - NAME, log)
        else:
            hands.swap(state, move - SWAP, log)
    elif move == INCOME:
        purse.pay(state, log)
    else:
        wonders.forge(state, log)


def _play_card(state: State, move: int, rng: Rng, log: list[Event] | None) -> None:
    if move < KNOCK_DOWN:
        hands.mark(state, move - MARK, log)
    elif move < SELL:
        _knock_down(state, *divmod(move - KNOCK_DOWN, TOWN), rng, log)
    else:
        wonders.sell(state, move - SELL, log)


def build(state: State, kind: int, log: list[Event] | None) -> None:
    """Pays for a card of the hand and adds it to the town (T8)."""
    seat = state.seat
    town = state.towns[seat]
    if log is not None:
        place = state.hands[seat].index(kind)
        source = Slot(zones.hand(seat), place)
        log.append(Built(seat=seat, role=state.role, card=building_card(kind), cost=COST[kind], number=len(town) + 1))
        log.append(CardMoved(source=source, target=Slot(zones.town(seat)), card=building_card(kind)))
    state.hands[seat].remove(kind)
    if state.memory[seat]:
        hands.forget(state, seat, kind)
    town.append(kind)
    state.names[seat] |= 1 << kind
    state.coins[seat] -= COST[kind]
    state.built += 1
    if kind == ISLAND:
        state.island = state.round
    first = state.first < 0
    finished = len(town) == state.target
    if finished and first:
        state.first = seat
    if log is not None:
        purse.tell(state, seat, log)
        if finished:
            log.append(TownFinished(seat=seat, first=first))
        _tell_points(state, log)


def _tell_points(state: State, log: list[Event]) -> None:
    """The events of all towns being worth what they are now: the first finisher may change what others' are worth."""
    log += [
        CounterChanged(counter=Counter(POINTS, seat), value=scoring.points(state, seat)) for seat in range(state.seats)
    ]


def _name(state: State, target: int, log: list[Event] | None) -> None:
    state.used = True
    if state.role == FOX:
        state.fox = target
    else:
        state.magpie = target
    if log is not None:
        log.append(RoleNamed(seat=state.seat, role=state.role, target=target))


def _knock_down(state: State, owner: Seat, kind: int, rng: Rng, log: list[Event] | None) -> None:
    purse.pay(state, log)
    price = knock_down_price(state, owner, kind)
    place = state.towns[owner].index(kind)
    state.used = True
    state.coins[state.seat] -= price
    del state.towns[owner][place]
    state.names[owner] &= ~(1 << kind)
    if kind == ISLAND:
        state.island = 0
    if log is not None:
        card = building_card(kind)
        log.append(KnockedDown(seat=state.seat, owner=owner, card=card, price=price))
        log.append(CardMoved(source=Slot(zones.town(owner), place), target=Slot(zones.FALLEN), card=card))
        purse.tell(state, state.seat, log)
        _tell_points(state, log)
    state.fallen = kind
    rescuer = wonders.rescuer(state) if state.powers else -1
    if rescuer >= 0:
        state.phase = Phase.RESCUE
        state.seat = rescuer
        return
    leave(state, rng, log)


def rescue(state: State, rng: Rng, log: list[Event] | None) -> None:
    """The owner of the Fossil Garden takes the fallen building; the Badger's turn goes on or ends."""
    wonders.take_back(state, log)
    _after_knock_down(state, rng, log)


def leave(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Puts the fallen building under the deck, seen by all; the Badger's turn goes on or ends (T9)."""
    if log is not None:
        target = Slot(zones.DECK, 0)
        log.append(CardMoved(source=Slot(zones.FALLEN), target=target, card=building_card(state.fallen)))
    hands.put_under(state, state.fallen, PUBLIC)
    _after_knock_down(state, rng, log)


def _after_knock_down(state: State, rng: Rng, log: list[Event] | None) -> None:
    state.fallen = -1
    state.seat = state.holders[BADGER]
    state.phase = Phase.TURN
    if rulings.KNOCK_DOWN_COMES_LAST:
        end(state, rng, log)


def end(state: State, rng: Rng, log: list[Event] | None) -> None:
    """Ends the turn: pays what income was not taken (T6), and calls the next role."""
    if COLLECTS[state.role] and not state.paid:
        purse.pay(state, log)
    if log is not None:
        log.append(TurnEnded(seat=state.seat, role=state.role))
    calls.call(state, rng, log)
