"""What there is to say of the actions of Kaczogród."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from duckgames.core.places import Card, Cell, Seat, counted
from duckgames.core.presenter import Phrase, PhraseArg, Who
from duckgames.games.kaczogrod.presenter.accounts import group_phrase
from duckgames.games.kaczogrod.rules.actions import (
    Accept,
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
from duckgames.games.kaczogrod.rules.cards import BASE, catalogue
from duckgames.games.kaczogrod.rules.grid import BITS, SIDES, card_at, cell_at, home, place_of
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase

_Args: TypeAlias = dict[str, PhraseArg]

_ENOUGH = {Phase.REMOVE, Phase.ADD, Phase.SWAP}
"""Where several cards may be chosen: something may have been before no more is wanted."""


def phrase(thing: object, seen: Observation | None) -> Phrase | None:
    """What the action does, for its target, its button or a hint; None if it is no action."""
    match thing:
        case Start(card, side):
            return Phrase("action.start", {"card": _card(card, seen), **_beside_home(side, seen)})
        case Add(card, column, row):
            return Phrase("action.add", {"card": _card(card, seen), **_own_place((column, row), seen)})
        case Wait(card):
            return Phrase("action.wait", {"card": _card(card, seen)})
        case Play():
            return _play(thing, seen)
        case Mark():
            return _mark(thing, seen)
        case Choose(card):
            phase = "card" if seen is None else seen.phase.name.lower()
            return Phrase(f"action.choose.{phase}", {"card": _card(card, seen)})
        case Done():
            return _done(seen)
    return _other(thing, seen)


def _other(thing: object, seen: Observation | None) -> Phrase | None:
    match thing:
        case Name(group):
            return Phrase("action.name", {"group": group_phrase(group)})
        case Annul(card, seat):
            return Phrase("action.annul", {"card": _card(card, seen), "other": Who(seat)})
        case ProposeTruce(seat, rounds):
            return Phrase("action.truce", {"other": Who(seat), "n": rounds})
        case ProposeAttack(seat, victim):
            return Phrase("action.attack", {"other": Who(seat), "victim": Who(victim)})
        case Accept():
            return Phrase("action.accept")
        case Decline():
            return Phrase("action.decline")
    return None


def _beside_home(side: int, seen: Observation | None) -> _Args:
    """The column and row of a start card."""
    if seen is None or seen.viewer is None:
        return {}
    return _own_place(place_of(home(seen.viewer, seen.homes) + (SIDES[side - 1] if side else 0)), seen)


def _own_place(cell: Cell, seen: Observation | None) -> _Args:
    if seen is None or seen.viewer is None:
        return {}
    return _place(cell, seen.viewer, seen)


def _place(cell: Cell, seat: Seat, seen: Observation) -> _Args:
    city = (place_of(entry >> BITS) for entry in seen.cities[seat])
    return place_words(cell, place_of(home(seat, seen.homes)), city)


def place_words(cell: Cell, middle: Cell, city: Iterable[Cell]) -> _Args:
    """The column and row of a cell in or beside a city at home in `middle`; a start card does not renumber them."""
    column, row = counted(cell, (*city, (middle[0] - 1, middle[1] - 1)))
    return {"column": column, "row": row}


def _card(number: int, seen: Observation | None) -> Card:
    return (BASE if seen is None else catalogue(seen.extra)).cards[number]


def _play(action: Play, seen: Observation | None) -> Phrase:
    args: _Args = {"card": _card(action.card, seen)}
    if action.seat < 0 or seen is None:
        return Phrase("action.play", args)
    if action.seat == seen.viewer:
        return Phrase("action.play.own", args)
    key = "action.play.truce" if _at_peace(seen, action.seat) else "action.play.on"
    return Phrase(key, {**args, "other": Who(action.seat)})


def _at_peace(seen: Observation, seat: Seat) -> bool:
    """Whether the viewer has given `seat` its word, so that it is asked whether it means to break it."""
    return any(victim < 0 and {one, two} == {seen.viewer, seat} for victim, one, two, _ in seen.pacts)


def _mark(action: Mark, seen: Observation | None) -> Phrase:
    if seen is None:
        return Phrase("action.mark")
    place = _place((action.column, action.row), seen.victim, seen)
    phase = seen.phase
    cell = seen.marks[0] if phase is Phase.LAY and seen.marks else cell_at(action.column, action.row)
    found = card_at(list(seen.cities[seen.victim]), cell)
    if not found:
        return Phrase("action.mark", place)
    return Phrase(f"action.{phase.name.lower()}", {"card": _card(found, seen), **place})


def _done(seen: Observation | None) -> Phrase:
    if seen is None:
        return Phrase("action.done")
    if seen.phase in _ENOUGH and not seen.marked:
        return Phrase(f"action.none.{seen.phase.name.lower()}")
    if seen.phase is Phase.SWAP:
        return Phrase("action.done.swap", {"n": seen.marked})
    if seen.phase is Phase.REMOVE:
        return Phrase("action.done.remove", {"n": seen.marked})
    return Phrase(f"action.none.{seen.phase.name.lower()}" if seen.phase is Phase.SHOW else "action.done")
