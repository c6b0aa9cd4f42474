"""Choices while an event is played: what to take, to convert, to give up, to add."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duckgames.games.kaczogrod.ai import striking
from duckgames.games.kaczogrod.ai.danger import SPECIAL_BIT
from duckgames.games.kaczogrod.ai.placing import Ground
from duckgames.games.kaczogrod.ai.playing import Plays
from duckgames.games.kaczogrod.ai.style import PLAIN, Style
from duckgames.games.kaczogrod.rules import city, machine, offers, targets
from duckgames.games.kaczogrod.rules.groups import SPECIAL, members
from duckgames.games.kaczogrod.rules.moves import ANNUL, CHOOSE, DONE, NAME
from duckgames.games.kaczogrod.rules.state import Phase, State


def move(state: State, seat: int, style: Style) -> int:
    """The choice that is owed."""
    return _CHOOSERS[state.phase](state, seat, style)


def _name(state: State, seat: int, style: Style) -> int:
    effect: Any = machine.current(state)
    groups = members(effect.groups)
    if SPECIAL in groups:
        return NAME + SPECIAL
    kinds = [*city.kinds_of(state, state.victim).values()]
    return NAME + min(groups, key=lambda group: kinds.count(1 << group))


def _end(state: State, seat: int, style: Style) -> int:
    plays = Plays(state, seat, style, Ground(state, seat, style))
    entry = max(state.lasting, key=plays.bother)
    return ANNUL + 8 * entry[0] + entry[1]


def _show(state: State, seat: int, style: Style) -> int:
    return offers.legal(state)[0]


def _convert(state: State, seat: int, style: Style) -> int:
    ground = Ground(state, seat, style)
    kinds = ground.kinds

    def worth(cell: int) -> float:
        return ground.stands(cell) - 0.5 * style.fresh * (
            state.advanced and sum(1 for kind in kinds.values() if kind == kinds[cell]) == 1
        )

    return max(state.open, key=lambda cell: (worth(cell), cell))


def hand_worth(state: State, owner: int) -> Callable[[int], float]:
    """What each card is worth in the hand of a seat."""
    plays = Plays(state, owner, PLAIN, Ground(state, owner, PLAIN))
    return lambda card: plays.card(card) + 0.3 * (state.kinds[card] & SPECIAL_BIT > 0)


def _discard(state: State, seat: int, style: Style) -> int:
    owner = state.victim
    worth = hand_worth(state, owner)
    pick = min if owner == seat else max
    return CHOOSE + pick(state.hands[owner], key=lambda card: (worth(card), card))


def _add(state: State, seat: int, style: Style) -> int:
    effect: Any = machine.current(state)
    found = Ground(state, seat, style).best(state.hands[seat], targets.addable(state, effect))
    return max(found)[1] if found else DONE


def _place(state: State, seat: int, style: Style) -> int:
    effect: Any = machine.current(state)
    found = Ground(state, seat, style).best(state.piles[seat], targets.placeable(state, effect))
    return max(found)[1] if found else DONE


def _fetch(state: State, seat: int, style: Style) -> int:
    worth = hand_worth(state, seat)
    return CHOOSE + max(state.piles[seat], key=lambda card: (worth(card), card))


def _look(state: State, seat: int, style: Style) -> int:
    worth = hand_worth(state, seat)
    return CHOOSE + max(state.looked, key=lambda card: (worth(card), card))


def _swap(state: State, seat: int, style: Style) -> int:
    """Gives back what is of no use now."""
    deck = len(state.decks[seat])
    worth = hand_worth(state, seat)
    useless = [card for card in state.hands[seat] if worth(card) < 0.1]
    return CHOOSE + useless[0] if useless and len(state.marks) < deck else DONE


def _lift(state: State, seat: int, style: Style) -> int:
    """The card that stands worst, SPECIALS first."""
    ground = Ground(state, seat, style)
    kinds = ground.kinds

    def worth(cell: int) -> float:
        return ground.stands(cell) * (1.0 if kinds[cell] & SPECIAL_BIT else 0.3)

    effect: Any = machine.current(state)
    return min(targets.liftable(state, effect), key=lambda cell: (worth(cell), cell))


def _lay(state: State, seat: int, style: Style) -> int:
    cells = targets.landings(state, state.marks[0])
    ground = Ground(state, seat, style)
    ground.kinds.pop(state.marks[0])
    return max(cells, key=lambda cell: (ground.stands(cell), cell))


_CHOOSERS: Final[dict[Phase, Callable[[State, int, Style], int]]] = {
    Phase.NAME: _name, Phase.END: _end, Phase.SHOW: _show, Phase.REMOVE: striking.choose, Phase.CONVERT: _convert,
    Phase.DISCARD: _discard, Phase.ADD: _add, Phase.PLACE: _place, Phase.FETCH: _fetch, Phase.LOOK: _look,
    Phase.BURY: _look, Phase.SWAP: _swap, Phase.LIFT: _lift, Phase.LAY: _lay,
}  # fmt: skip
