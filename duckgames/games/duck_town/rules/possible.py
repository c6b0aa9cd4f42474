"""Whether a position can come up in a match, as far as it must to be played on; `text.read` refuses all others."""

from __future__ import annotations

from duckgames.core.places import Seat
from duckgames.games.duck_town.rules import draft, rulings, turn, wonders
from duckgames.games.duck_town.rules.cards import DECK, ISLAND, KEEP, LABORATORY, SMITHY
from duckgames.games.duck_town.rules.roles import BADGER, COLLECTS, FOX, MAGPIE, OWL
from duckgames.games.duck_town.rules.state import Phase, State

_TOOLS = 1 << LABORATORY | 1 << SMITHY


def check(state: State) -> None:
    """Raises `ValueError` where something in `state` contradicts something else."""
    _check_cards(state)
    _check_names(state)
    drafting = state.step < len(draft.script(state.seats))
    _demand(drafting == (not state.role), "roles are called when all are picked")
    for seat in range(state.seats):
        _check_town(state, seat)
    full = [seat for seat, town in enumerate(state.towns) if len(town) >= state.target]
    _demand(state.first in full if full else state.first < 0, "the first finisher has a full town")
    if drafting or state.phase == Phase.OVER:
        _demand(drafting or bool(full), "a match ends with a full town")
        _demand(_is_fresh(state), "nobody is in turn")
    else:
        _check_turn(state)


def _demand(truth: bool, why: str) -> None:
    if not truth:
        raise ValueError(why)


def _check_cards(state: State) -> None:
    fallen = [state.fallen] if state.fallen >= 0 else []
    everywhere = [*state.deck, *state.looked, *state.tray, *fallen]
    for cards in (*state.hands, *state.towns):
        everywhere += cards
    _demand(sorted(everywhere) == list(DECK), "the cards are not complete")
    standing = any(names >> ISLAND & 1 for names in state.names)
    _demand(standing == (state.island > 0), "Misty Island was built in some round, if it stands")


def _check_names(state: State) -> None:
    """What Fox and Magpie named (T7)."""
    fox, magpie = state.fox, state.magpie
    if fox:
        _demand(state.revealed >> FOX & 1 == 1, "only a Fox that was called names a role")
        _demand(not state.up >> fox & 1, "the Fox cannot name that role")
    if magpie:
        _demand(state.revealed >> MAGPIE & 1 == 1 and fox != MAGPIE, "only a Magpie that was called names a role")
        _demand(magpie > MAGPIE and magpie != fox and not state.up >> magpie & 1, "the Magpie cannot name that role")


def _check_town(state: State, seat: Seat) -> None:
    """No two equal names, and no more buildings than a town that was not full when the round began can have."""
    town = state.towns[seat]
    _demand(len(set(town)) == len(town), "two buildings of one name stand in a town")
    built = 0
    for role in range(1, state.role + 1):
        if state.holders[role] == seat and role != state.fox:
            in_turn = role == state.role and state.phase != Phase.OVER
            built += state.built if in_turn else turn.BUILDINGS_A_TURN[role]
    _demand(len(town) - built < state.target, "a town is larger than it can be")


def _is_fresh(state: State) -> bool:
    """Whether nothing of a turn has happened."""
    done = state.gathered or state.paid or state.used or state.built or state.tools
    return not (done or state.looked or state.tray or state.fallen >= 0)


def _check_turn(state: State) -> None:
    role = state.role
    seat = state.holders[role]
    _demand(seat >= 0 and role != state.fox, "the role that is called takes no turn")
    _demand(state.gathered or not (state.built or state.looked or state.fallen >= 0), "the seat must gather first")
    _demand(state.built <= turn.BUILDINGS_A_TURN[role], "a role builds only so much")
    _demand(bool(COLLECTS[role]) or not state.paid, "the role collects nothing")
    lost = role == BADGER and state.used
    standing = len(state.towns[seat]) + lost
    _demand(state.built <= standing, "what was built stands")
    _demand(not state.tools & ~_TOOLS and (state.powers or not state.tools), "these wonders are no tools")
    _demand(lost or not state.tools & ~state.names[seat], "a wonder is used where it stands")
    named = state.fox if role == FOX else state.magpie if role == MAGPIE else 0
    _demand(state.used or not named, "naming is a power")
    _demand(not state.used or _may_be_used(state), "the role has used no power")
    _demand(sum(map(bool, (state.looked, state.tray, state.fallen >= 0))) <= 1, "one thing is asked at a time")
    _check_question(state, seat, lost=lost)


def _may_be_used(state: State) -> bool:
    """Whether the role in turn can have used its power and still be in turn."""
    if state.role == BADGER:
        return not rulings.KNOCK_DOWN_COMES_LAST or (state.gathered and state.fallen >= 0)
    return state.role <= OWL


def _check_question(state: State, seat: Seat, *, lost: bool) -> None:
    """The cards that are being chosen from can be there."""
    if state.phase == Phase.KEEP:
        wanted, keeps_all = wonders.looking(state)
        there = min(wanted, len(state.looked) + len(state.deck))
        _demand(len(state.looked) == there > 1 and not keeps_all, "the seat would look at other cards")
    elif state.phase == Phase.EXCHANGE:
        _demand(state.role == OWL and not state.used, "only an Owl exchanges cards, once")
        _demand(not state.memory[seat], "nobody remembers a hand that is being exchanged")
    elif state.phase == Phase.RESCUE:
        _demand(
            state.powers and lost and state.seat >= 0 and state.fallen != KEEP, "no building fell that may be saved"
        )
