"""Whether the event that is played, in a position that was read, could have come to the choice it asks for."""

from __future__ import annotations

from typing import Final

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import machine, offers, targets
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import (
    ROLL,
    Add,
    Ask,
    Convert,
    Discard,
    Effect,
    End,
    Fetch,
    Look,
    Name,
    Place,
    Program,
    Remove,
    Roll,
    Shift,
    Swap,
    Target,
)
from duckgames.games.kaczogrod.rules.moves import DONE
from duckgames.games.kaczogrod.rules.state import Phase, State

_EFFECTS: Final[dict[Phase, type]] = {
    Phase.NAME: Name, Phase.END: End, Phase.SHOW: Ask, Phase.REMOVE: Remove, Phase.CONVERT: Convert,
    Phase.DISCARD: Discard, Phase.ADD: Add, Phase.PLACE: Place, Phase.FETCH: Fetch, Phase.LOOK: Look,
    Phase.BURY: Look, Phase.SWAP: Swap, Phase.LIFT: Shift, Phase.LAY: Shift,
}  # fmt: skip
_MARKED: Final = (Phase.REMOVE, Phase.ADD, Phase.SWAP, Phase.LAY)


def _demand(holds: object, what: str) -> None:
    if not holds:
        raise ValueError(what)


def check(state: State) -> None:
    """Raises `ValueError` if the event cannot be at this point; else works out who is to choose from what."""
    program = catalogue(state.extra).programs[state.event]
    _demand(program is not None and state.phase in _EFFECTS and state.turn >= 0, "no event that asks for this")
    assert program is not None
    _demand(not any(state.starts), "start cards were chosen long ago")
    _check_aim(state, program)
    _demand(0 < state.step <= len(program.steps), "a step that the event does not have")
    _demand(isinstance(machine.current(state), _EFFECTS[state.phase]), "that step asks for something else")
    _check_steps(state, program)
    _check_choice(state)
    # What is in a hand others may only guess: their guess may leave nothing to show or to add.
    if state.phase not in (Phase.SHOW, Phase.ADD):
        _demand(any(move != DONE for move in offers.legal(state)), "there is nothing to choose")


def aimed_from(state: State, target: Target, seat: Seat, at: Seat) -> list[Seat]:
    """Whom an event of `seat` hits that lies beside the city of `at`; nobody if it cannot lie there."""
    if target in (Target.OPPONENT, Target.PLAYER):
        return [at] if at != seat or target is Target.PLAYER else []
    if at != seat:
        return []
    others = [each for each in range(state.seats) if each != seat]
    return {Target.OTHERS: others, Target.ALL: [seat, *others]}.get(target, [seat])


def _check_aim(state: State, program: Program) -> None:
    """The target fits the event, and the victims are some of those it hits, in order."""
    needs = program.target in (Target.OPPONENT, Target.PLAYER)
    _demand((state.target >= 0) == needs, "a target that the event does not take")
    _demand(program.target is not Target.OPPONENT or state.target != state.turn, "an event for opponents")
    aimed = machine.aimed_at(state, program.target)
    victims = [state.victim, *state.victims]
    _demand(victims == [each for each in aimed if each in victims], "victims that the event does not hit")


def _check_steps(state: State, program: Program) -> None:
    begun = [step.effect for step in program.steps[: state.step]]
    rolls = [effect.sides for effect in begun if isinstance(effect, Roll)]
    _demand(state.roll <= rolls[-1] if rolls else state.roll == 0, "another roll than the die has")
    _demand(state.roll > 0 or not rolls, "the die shows at least one")
    names = program.names if state.phase is not Phase.NAME else 0
    _demand(names >> state.named & 1 if state.named >= 0 else not names, "another group than the event names")
    on = program.steps[state.step - 1].on
    _demand(on is None or on[0] <= state.roll <= on[1], "the roll demands something else")
    lies = any((state.event, state.turn) == each[:2] for each in state.lasting)
    lies = lies or any((state.event, state.turn) == top[1:] for tops in state.tops for top in tops)
    # Where it stayed it may have left since, with the object that it made SPECIAL.
    _demand(state.stays or not lies, "a card that lies at one place")


def _check_choice(state: State) -> None:
    """Who chooses, and that what was chosen so far could be."""
    effect, phase = machine.current(state), state.phase
    marks, state.marks = state.marks, []
    _demand(not marks or phase in _MARKED, "marks where nothing is marked")
    _demand(not state.looked or phase in (Phase.LOOK, Phase.BURY), "looks at cards")
    by_victim = isinstance(effect, Ask) or getattr(effect, "by_victim", False)
    state.seat = state.victim if by_victim else state.turn
    match effect:
        case Remove():
            _check_removal(state, effect, marks)
        case Discard(count):
            _demand(0 < state.left <= min(count, len(state.hands[state.victim])), "more than are discarded")
            _check_seen(state)
        case Place(count):
            _demand(0 < state.left <= count, "more than are placed")
        case _:
            _demand(state.left == 1, "one is chosen")
            _check_single(state, effect, marks)


def _check_single(state: State, effect: Effect, marks: list[int]) -> None:
    """A choice of one card, or of one after the other."""
    match effect:
        case Convert():
            state.open = targets.convertible(state, state.victim, effect)
        case Ask():
            _demand(state.hands[state.victim], "a hand from which something is shown")
        case Add():
            for kind in marks:
                _demand(_may_be_next(state, effect, kind), "more than are added")
                state.marks.append(kind)
        case Look(count):
            least, most = (1, count) if state.phase is Phase.LOOK else (2, count - 1)
            _demand(state.looked == sorted(state.looked), "cards in order")
            _demand(least <= len(state.looked) <= most, "another number of cards to look at")
        case Shift() if state.phase is Phase.LAY:
            liftable = targets.liftable(state, effect)
            _demand(len(marks) == 1 and marks[0] in liftable, "a card that can be moved")
            state.marks = marks
        case Swap():
            state.marks = marks


def _check_seen(state: State) -> None:
    """Who chooses from another's hand has seen it (132)."""
    if state.seat != state.victim:
        held = next((held for who, held, _ in state.memory[state.victim] if who == state.seat), 0)
        _demand(all(held >> card & 1 for card in state.hands[state.victim]), "chooses from cards it has not seen")


def _may_be_next(state: State, effect: Add, kind: int) -> bool:
    """Whether the event lets its player add a card of this kind after those marked."""
    fits = any(part & kind and sum(1 for mark in state.marks if part & mark) < number for number, part in effect.parts)
    return fits and not (effect.different and kind in state.marks)


def _check_removal(state: State, effect: Remove, marks: list[int]) -> None:
    state.seat = state.victim if effect.by_victim else state.turn
    state.open = targets.matching(state, state.victim, effect.which)
    most = min(state.roll if effect.most == ROLL else effect.most, len(state.open))
    _demand(state.left == most - len(marks) > 0, "another number of cards to remove")
    for mark in marks:
        _demand(mark in state.open, "a mark on a card that is not meant")
        state.marks.append(mark)
        if effect.linked:
            state.open = targets.linked(state, effect)
        else:
            state.open.remove(mark)
