"""Why a move is made: the plainest feature that speaks for it, with its numbers, for the presenter to word.

The features, with their numbers; chances are in per cent.

Picking and laying:
- `stops_leader` (role, buildings): Fox or Badger, because a rival has so many buildings.
- `rob_rich` (role, coins): Magpie, because a rival has so many coins.
- `pick_colour` (role, income): so many buildings pay this role.
- `wants_cards` (role, cards): Owl or Beaver, because it has only so many cards to build.
- `crown` (role): to pick first. `shelter` (role, buildings): the Badger cannot touch its so many buildings.
- `hide` (role): nobody expects it. `denies` (role): the other shall not have it.

Of a turn:
- `saves_for` (kind, cost, missing): coins, or the end of the turn, for a building that costs more than there is.
- `coins` (coins): it will have so many. `needs_cards` (cards): it looks, with so many cards to build.
- `keeps_best` (kind, points), `income` (role, coins).
- `finish` (kind, points, rival): the building that finishes the town, what it then is worth, the best rival's.
- `pays` (kind, role): its colour pays the role. `builds_best` (kind, points).
- `likely` (role, seat, chance, buildings): the Fox names what a seat with so many buildings may well be.
- `rob_likely` (role, seat, chance, coins): so does the Magpie. `nobody` (): no name is worth it.
- `swap` (seat, theirs, cards): a hand of so many for one with so many to build.
- `spare` (kind): it cannot be built, and is exchanged or sold. `exchange` (count).
- `stops_town` (seat, kind, price, buildings): knocks down in a town that lacks one building.
- `knocks_down` (seat, kind, price, points). `nothing_left` (): ends the turn.
- `forges` (cards), `rescues` (kind, points), `lets_go` (kind, points): powers of wonders.
"""

from __future__ import annotations

from duckgames.ai.player import Reason
from duckgames.games.duck_town.ai import suspects
from duckgames.games.duck_town.ai.building import usable
from duckgames.games.duck_town.ai.style import PLAIN
from duckgames.games.duck_town.ai.worth import WORTH
from duckgames.games.duck_town.rules import purse, scoring, turn
from duckgames.games.duck_town.rules.cards import COST
from duckgames.games.duck_town.rules.moves import (
    BUILD,
    COINS,
    END_TURN,
    EXCHANGE,
    FORGE,
    INCOME,
    KEEP,
    KNOCK_DOWN,
    LAY,
    LEAVE,
    LOOK,
    MARK,
    NAME,
    RESCUE,
    SELL,
    SWAP,
    TOWN,
)
from duckgames.games.duck_town.rules.roles import BADGER, BEAVER, COLLECTS, FOX, HERON, MAGPIE, OWL, SWAN
from duckgames.games.duck_town.rules.state import State


def explain(state: State, move: int) -> Reason:
    """What speaks most plainly for `move` of the seat in turn, by what it can see."""
    if move < LAY:
        return _role(state, move)
    if move < END_TURN:
        return Reason("denies", (move - LAY,))
    if move >= KNOCK_DOWN:
        return Reason("spare", (move - SELL,)) if move >= SELL else _strike(state, *divmod(move - KNOCK_DOWN, TOWN))
    if move >= MARK:
        return Reason("spare", (move - MARK,))
    if move >= BUILD:
        return _building(state, move - BUILD)
    if move >= KEEP:
        kind = state.looked[move - KEEP]
        return Reason("keeps_best", (kind, WORTH[kind]))
    if move >= SWAP:
        other = move - SWAP
        return Reason("swap", (other, len(state.hands[other]), usable(state, state.seat)))
    return _name(state, move - NAME) if move >= NAME else _plain(state, move)


def _role(state: State, role: int) -> Reason:
    seat = state.seat
    others = [each for each in range(state.seats) if each != seat]
    foremost = max(len(state.towns[each]) for each in others)
    income = (state.names[seat] & COLLECTS[role]).bit_count()
    if role in (FOX, BADGER) and foremost >= state.target - 2:
        return Reason("stops_leader", (role, foremost))
    if role == MAGPIE:
        return Reason("rob_rich", (role, max(state.coins[each] for each in others)))
    if income:
        return Reason("pick_colour", (role, income))
    if role in (OWL, BEAVER):
        return Reason("wants_cards", (role, usable(state, seat)))
    if role == SWAN:
        return Reason("crown", (role,))
    built = len(state.towns[seat])
    return Reason("shelter", (role, built)) if role == HERON and built else Reason("hide", (role,))


def _name(state: State, role: int) -> Reason:
    if not role:
        return Reason("nobody")
    table = suspects.chances(state, state.seat, PLAIN)
    seat = max(range(state.seats), key=lambda each: table[each][role])
    chance = round(100 * table[seat][role])
    if state.role == FOX:
        return Reason("likely", (role, seat, chance, len(state.towns[seat])))
    return Reason("rob_likely", (role, seat, chance, state.coins[seat]))


def _building(state: State, kind: int) -> Reason:
    seat = state.seat
    if len(state.towns[seat]) == state.target - 1:
        bonus = scoring.FIRST_FULL if state.first < 0 else scoring.FULL
        rival = max(scoring.points(state, each) for each in range(state.seats) if each != seat)
        return Reason("finish", (kind, scoring.points(state, seat) + WORTH[kind] + bonus, rival))
    if COLLECTS[state.role] >> kind & 1 and not state.paid:
        return Reason("pays", (kind, state.role))
    return Reason("builds_best", (kind, WORTH[kind]))


def _strike(state: State, owner: int, kind: int) -> Reason:
    price, buildings = turn.knock_down_price(state, owner, kind), len(state.towns[owner])
    if buildings == state.target - 1:
        return Reason("stops_town", (owner, kind, price, buildings))
    return Reason("knocks_down", (owner, kind, price, WORTH[kind]))


def _plain(state: State, move: int) -> Reason:
    seat = state.seat
    if move == LOOK:
        return Reason("needs_cards", (usable(state, seat),))
    if move == INCOME:
        return Reason("income", (state.role, purse.due(state)))
    if move == EXCHANGE:
        return Reason("exchange", (len(state.tray),))
    if move == FORGE:
        return Reason("forges", (usable(state, seat),))
    if move in (RESCUE, LEAVE):
        return Reason("rescues" if move == RESCUE else "lets_go", (state.fallen, WORTH[state.fallen]))
    return _saving(state, move)


def _saving(state: State, move: int) -> Reason:
    """Coins taken or kept: for the best card that they do not pay yet, if there is one."""
    seat = state.seat
    coins, names = state.coins[seat], state.names[seat]
    dear = [kind for kind in state.hands[seat] if COST[kind] > coins and not names >> kind & 1]
    if dear:
        kind = max(dear, key=lambda each: WORTH[each])
        return Reason("saves_for", (kind, COST[kind], COST[kind] - coins))
    return Reason("coins", (coins + purse.GATHERED,)) if move == COINS else Reason("nothing_left")
