"""Why an action of Kaczogród is not legal, in codes; for choices within an event see `refused_choices`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duckgames.core.game import IllegalAction, Refusal
from duckgames.core.places import Seat, Slot
from duckgames.games.kaczogrod.rules import agreements, city, lasting, opening, rulings, targets, zones
from duckgames.games.kaczogrod.rules.actions import (
    Accept,
    Action,
    Add,
    Annul,
    Choose,
    Decline,
    Done,
    Mark,
    Name,
    Play,
    ProposeAttack,
    ProposeTruce,
    Start,
    Wait,
)
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import MUST_EXPAND, Target
from duckgames.games.kaczogrod.rules.grid import FARTHEST, cell_at
from duckgames.games.kaczogrod.rules.groups import EVENT
from duckgames.games.kaczogrod.rules.refused_choices import choice, in_city
from duckgames.games.kaczogrod.rules.state import Phase, State

_CELLS: Final = (Phase.REMOVE, Phase.CONVERT, Phase.LIFT, Phase.LAY)
_CARDS: Final = (Phase.SHOW, Phase.DISCARD, Phase.FETCH, Phase.LOOK, Phase.BURY, Phase.SWAP)
_TALK: Final = (Phase.ANSWER, Phase.COUNTER)
_PHASES: Final[dict[type, tuple[Phase, ...]]] = {
    Start: (Phase.START,), Add: (Phase.TURN, Phase.ADD, Phase.PLACE), Play: (Phase.TURN,), Wait: (Phase.TURN,),
    Name: (Phase.NAME,), Annul: (Phase.END,), Mark: _CELLS, Choose: _CARDS, Accept: _TALK, Decline: _TALK,
    Done: (*_CELLS, *_CARDS, Phase.NAME, Phase.END, Phase.ADD, Phase.PLACE), ProposeTruce: (Phase.TURN, Phase.ANSWER),
    ProposeAttack: (Phase.TURN, Phase.ANSWER),
}  # fmt: skip


def refuse(state: State, seat: Seat, action: Action) -> IllegalAction:
    """The error to raise for `action`, which `seat` may not take now."""
    return IllegalAction(_no_turn(state, seat, action) or _WHY[type(action)](state, seat, action))


def _no_turn(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may take no action of this sort at all."""
    phase = state.phase
    if phase is Phase.OVER:
        return Refusal("over")
    if phase is Phase.START and len(state.starts[seat]) == opening.CARDS:
        return Refusal("start_chosen")
    if phase is not Phase.START and seat != state.seat:
        return Refusal("not_your_turn")
    if phase not in _PHASES[type(action)]:
        # What is asked for now says best why nothing else can be done.
        return Refusal(f"asked_{phase.name.lower()}")
    return None


def _start(state: State, seat: Seat, action: Start) -> Refusal:
    chosen = state.starts[seat]
    if action.card not in state.decks[seat]:
        return Refusal("not_in_deck")
    slots = (Slot(zones.stock(seat), state.decks[seat].index(action.card)),)
    kind = state.kinds[action.card]
    if not chosen:
        return Refusal("hall_first" if not kind & city.HALL else "hall_at_home", slots)
    if kind & city.HALL:
        return Refusal("hall_again", slots)
    if not kind & opening.neighbours():
        return Refusal("event_cannot_start" if kind >> EVENT & 1 else "special_cannot_start", slots)
    return Refusal("side_taken" if action.side in (start & 7 for start in chosen) else "no_such_side", slots)


def _add(state: State, seat: Seat, action: Add) -> Refusal:
    phase, card = state.phase, action.card
    source = state.piles[seat] if phase is Phase.PLACE else state.hands[seat]
    if card not in source:
        return Refusal("not_in_pile" if phase is Phase.PLACE else "not_in_hand")
    kind = state.kinds[card]
    if kind >> EVENT & 1:
        return Refusal("event_is_played")
    if kind & state.limits[seat] and (phase is Phase.TURN or rulings.BANS_STOP_EVENTS_TOO):
        return Refusal("banned", _lasting(state, seat, kind), (kind.bit_length() - 1,))
    if max(abs(action.column), abs(action.row)) > FARTHEST:
        return Refusal("no_neighbour")
    refused = in_city(state, seat, cell_at(action.column, action.row), kind)
    if refused is not None:
        return refused
    return Refusal("not_of_these_groups" if targets.allowed(state, seat) & kind else "halls_short")


def _lasting(state: State, seat: Seat, limits: int) -> tuple[Slot, ...]:
    """Where the lasting events lie that limit `seat` so."""
    places: dict[Seat, int] = {}
    found = []
    for entry in state.lasting:
        place = places[entry[2]] = places.get(entry[2], -1) + 1
        if entry[5] >> seat & 1 and lasting.limits_of(catalogue(state.extra), entry) & limits:
            found.append(Slot(zones.beside(entry[2]), place))
    return tuple(found)


def _play(state: State, seat: Seat, action: Play) -> Refusal:
    if action.card not in state.hands[seat]:
        return Refusal("not_in_hand")
    if not state.kinds[action.card] >> EVENT & 1:
        return Refusal("not_an_event")
    limits = state.limits[seat]
    if limits >> EVENT & 1 or limits & MUST_EXPAND:
        code = "events_banned" if limits >> EVENT & 1 else "must_expand"
        return Refusal(code, _lasting(state, seat, 1 << EVENT | MUST_EXPAND))
    target = catalogue(state.extra).program(action.card).target
    if target not in (Target.OPPONENT, Target.PLAYER):
        return Refusal("takes_no_target")
    if action.seat == seat:
        return Refusal("not_on_oneself")
    return Refusal("needs_target" if action.seat < 0 else "no_such_seat")


def _wait(state: State, seat: Seat, action: Wait) -> Refusal:
    if action.card not in state.hands[seat]:
        return Refusal("not_in_hand")
    return Refusal("must_expand", _lasting(state, seat, MUST_EXPAND))


def _propose(state: State, seat: Seat, action: ProposeTruce | ProposeAttack) -> Refusal:
    if state.seats < agreements.FEWEST:
        return Refusal("two_players")
    if state.phase is Phase.TURN and state.talked:
        return Refusal("talked")
    if not 0 <= action.seat < state.seats or action.seat == seat:
        return Refusal("no_such_seat")
    others = set(range(state.seats)) - {seat, action.seat}
    if isinstance(action, ProposeAttack) and action.victim not in others:
        return Refusal("no_such_seat")
    if isinstance(action, ProposeTruce) and action.rounds not in agreements.ROUNDS:
        return Refusal("no_such_rounds")
    return Refusal("no_counter" if state.phase is Phase.ANSWER else "agreed_already")


_WHY: Final[dict[type, Callable[[State, Seat, Any], Refusal]]] = {
    Start: _start, Add: _add, Play: _play, Wait: _wait, ProposeTruce: _propose, ProposeAttack: _propose,
    Name: choice, Annul: choice, Mark: choice, Choose: choice, Done: choice,
}  # fmt: skip
"""What says why, for actions that fit the phase; to accept and to decline is always legal where it does."""
