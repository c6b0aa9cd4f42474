"""Why an action of Duck Town is not legal, in codes."""

from __future__ import annotations

from duckgames.core.game import IllegalAction, Refusal
from duckgames.core.places import Seat, Slot
from duckgames.games.duck_town.rules import purse, rulings, turn, zones
from duckgames.games.duck_town.rules.actions import (
    Action,
    Build,
    EndTurn,
    Exchange,
    Forge,
    Keep,
    KnockDown,
    LayFaceDown,
    Leave,
    Look,
    Mark,
    Name,
    Pick,
    Rescue,
    Sell,
    Swap,
    TakeCoins,
    TakeIncome,
)
from duckgames.games.duck_town.rules.cards import COST, KEEP, LABORATORY, SMITHY
from duckgames.games.duck_town.rules.roles import BADGER, COLLECTS, FOX, HERON, MAGPIE, NOBODY, OWL
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.rules.wonders import FORGE_PRICE

_PHASES: dict[type, Phase] = {
    Pick: Phase.PICK, LayFaceDown: Phase.LAY, Keep: Phase.KEEP, Exchange: Phase.EXCHANGE, Rescue: Phase.RESCUE,
    Leave: Phase.RESCUE,
}  # fmt: skip


def refuse(state: State, seat: Seat, action: Action) -> IllegalAction:
    """The error to raise for `action`, which `seat` may not take now."""
    return IllegalAction(_no_turn(state, seat, action) or _in_phase(state, action) or Refusal("not_now"))


def _no_turn(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may take no action of this sort at all."""
    if state.phase == Phase.OVER:
        return Refusal("over")
    if seat != state.seat:
        return Refusal("not_your_turn")
    if isinstance(action, Mark) and state.phase == Phase.EXCHANGE:
        return None
    wanted = _PHASES.get(type(action), Phase.TURN)
    if wanted != state.phase:
        # What is asked for now says best why nothing else can be done.
        return Refusal(f"asked_{state.phase.name.lower()}")
    return None


def _in_phase(state: State, action: Action) -> Refusal | None:
    """Why an action that fits the phase may not be taken."""
    if isinstance(action, Build):
        return _build(state, action.kind)
    if isinstance(action, KnockDown):
        return _knock_down(state, action)
    if isinstance(action, Name):
        return _name(state, action.role)
    if isinstance(action, Swap | Mark):
        return _owl(state, action)
    if isinstance(action, Forge | Sell):
        return _wonder(state, action)
    if isinstance(action, Pick | LayFaceDown):
        return Refusal("not_in_pile", numbers=(action.role,))
    if isinstance(action, TakeCoins | Look):
        return Refusal("gathered" if state.gathered else "deck_empty")
    if isinstance(action, TakeIncome):
        return _income(state)
    if isinstance(action, EndTurn):
        return Refusal("gather_first" if not state.gathered else "name_first")
    return None


def _build(state: State, kind: int) -> Refusal:
    seat = state.seat
    if kind not in state.hands[seat]:
        return Refusal("not_in_hand")
    if state.names[seat] >> kind & 1:
        return Refusal("already_built", (Slot(zones.town(seat), state.towns[seat].index(kind)),))
    if not state.gathered:
        return Refusal("gather_first")
    limit = turn.BUILDINGS_A_TURN[state.role]
    if state.built >= limit:
        return Refusal("built_enough", numbers=(limit,))
    return Refusal("coins_short", numbers=(COST[kind] - state.coins[seat],))


def _knock_down(state: State, action: KnockDown) -> Refusal:
    owner, kind = action.seat, action.kind
    if state.role != BADGER:
        return Refusal("not_your_power", numbers=(BADGER,))
    if not 0 <= owner < state.seats or kind not in state.towns[owner]:
        return Refusal("not_there")
    if state.used:
        return Refusal("power_used")
    if not state.gathered and rulings.KNOCK_DOWN_COMES_LAST:
        return Refusal("gather_first")
    slots = (Slot(zones.town(owner), state.towns[owner].index(kind)),)
    if len(state.towns[owner]) >= state.target:
        return Refusal("town_full", slots)
    if owner == state.holders[HERON] and state.revealed >> HERON & 1:
        return Refusal("heron", slots)
    if turn.is_safe(state, owner):
        return Refusal("own_town", slots)
    if state.powers and kind == KEEP:
        return Refusal("keep_stands", slots)
    short = turn.knock_down_price(state, owner, kind) - state.coins[state.seat] - purse.due(state)
    return Refusal("coins_short", slots, (short,))


def _name(state: State, role: int) -> Refusal:
    if state.role not in (FOX, MAGPIE):
        return Refusal("not_your_power", numbers=(FOX,))
    if state.used:
        return Refusal("power_used")
    slots = (Slot(zones.CALLS, role),)
    if role == NOBODY and not rulings.NAMING_IS_OPTIONAL:
        return Refusal("name_first")
    if state.up >> max(role, 0) & 1:
        return Refusal("face_up", slots, (role,))
    if state.role == MAGPIE and role == FOX:
        return Refusal("not_the_fox", slots)
    if role == state.role:
        return Refusal("own_role", slots)
    return Refusal("fox_named", slots, (role,)) if role == state.fox else Refusal("no_such_role")


def _owl(state: State, action: Swap | Mark) -> Refusal:
    if state.role != OWL:
        return Refusal("not_your_power", numbers=(OWL,))
    if state.used:
        return Refusal("power_used")
    if isinstance(action, Mark):
        return Refusal("not_in_hand")
    return Refusal("own_hand" if action.seat == state.seat else "no_such_seat")


def _income(state: State) -> Refusal:
    if not COLLECTS[state.role]:
        return Refusal("no_income")
    return Refusal("income_taken" if state.paid else "nothing_to_collect", numbers=(state.role,))


def _wonder(state: State, action: Forge | Sell) -> Refusal:
    seat = state.seat
    kind = SMITHY if isinstance(action, Forge) else LABORATORY
    if not state.powers or not state.names[seat] >> kind & 1:
        return Refusal("no_such_wonder")
    slots = (Slot(zones.town(seat), state.towns[seat].index(kind)),)
    if state.tools >> kind & 1:
        return Refusal("wonder_used", slots)
    if isinstance(action, Sell):
        return Refusal("not_in_hand")
    if not state.deck:
        return Refusal("deck_empty")
    return Refusal("coins_short", slots, (FORGE_PRICE - state.coins[seat],))
