"""Positions of Kaczogród for tests, written with what matters; all other cards of the decks are filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duckgames.core.events import Event
from duckgames.core.game import IllegalAction
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import (
    Action,
    Add,
    Choose,
    Done,
    Mark,
    Play,
    Wait,
)
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.rules.city import kinds_of
from duckgames.games.kaczogrod.rules.grid import BITS, CARD, place_of
from duckgames.games.kaczogrod.rules.groups import EVENT, GROUPS
from duckgames.games.kaczogrod.rules.state import State

HOMES = ("mayor@0,0", "mayor@12,0", "mayor@12,12", "mayor@0,12")
LENGTH = 53


class Dice(Rng):
    """A generator that rolls these numbers first, and then as ever."""

    def __init__(self, *rolls: int, seed: int = 1) -> None:
        super().__init__(seed)
        self.rolls = list(rolls)

    def below(self, bound: int) -> int:
        return self.rolls.pop(0) - 1 if bound == 6 and self.rolls else super().below(bound)


def card(name: str) -> int:
    """The number of a card."""
    return BASE.numbers[name]


IDLE = "detective_agency"
"""What a seat holds of which nothing is said, so that it owes a choice in its turn."""

QUIET = ("house_with_garden", "scout_camp", "houseboat")


def filler(used: Sequence[str], count: int) -> list[str]:
    """Other cards, most of them events, so that no card of a group that matters comes in by chance."""
    spare = [each for each in BASE.ids[1:] if each not in used]
    spare.sort(key=lambda each: (each not in QUIET, BASE.groups[card(each)] != EVENT))
    return spare[:count]


def position(
    *cities: str,
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    piles: Sequence[str] = (),
    seats: int = 0,
    rest: str = "deck",
    **more: Any,
) -> State:
    """A position in which seat 0 is in turn, or `turn`; `more` are the lines as they are written.

    The cards a seat lacks lie at the bottom of its deck, or with `rest="pile"` of its pile.
    """
    seats = seats or max(2, len(cities), len(hands))
    cities = (*cities, *HOMES[len(cities) :])[:seats]
    lists = {"hand": [*hands], "deck": [*decks], "pile": [*piles]}
    lists["hand"] += [IDLE] * (seats - len(hands))
    for each in lists.values():
        each += [""] * (seats - len(each))
    lasting = more.get("lasting", "").split()
    for seat in range(seats):
        used = [each.split("@")[0] for each in cities[seat].split()]
        used += [each.split("+")[1].split(":")[0] for c in cities for each in c.split() if each.endswith(f":{seat}")]
        used += " ".join(each[seat] for each in lists.values()).replace("|", "").split()
        used += [entry.split(":")[0] for entry in lasting if entry.split(":")[1][0] == str(seat)]
        mine = str(seat) == str(more.get("turn", 0))
        if mine:
            used += [*([more["event"]] if "stays" not in more.get("did", "") and "event" in more else [])]
            used += [*more.get("looked", "").split(), *(more["marks"].split() if more.get("asked") == "swap" else [])]
        spare = " ".join(filler(used, LENGTH - len(used)))
        known, _, above = lists["deck"][seat].rpartition("|")
        if rest == "pile":
            lists["pile"][seat] = f"{spare} {lists['pile'][seat]}"
        elif known:
            lists["deck"][seat] = f"{known} | {spare} {above}"
        else:
            lists["deck"][seat] = f"{spare} {above}"
    return GAME.read(text(seats, cities, lists, more))


def text(seats: int, cities: Sequence[str], lists: dict[str, list[str]], more: dict[str, Any]) -> str:
    """The position as `rules/__init__.py` explains it."""

    def said(word: str, default: object = "") -> str:
        return f"{word} {more.get(word, default)}"

    hands = [" ".join(sorted(hand.split(), key=card)) for hand in lists["hand"]]
    lines = [
        f"kaczogrod {seats}",
        f"length {LENGTH}",
        said("winning", "basic"),
        said("homes", 12),
        said("decks", "own"),
    ]
    lines += ["cards 0", said("turn", 0), said("turns", 1), said("asked", "turn")]
    lines += [f"city {city}" for city in cities] + [f"hand {hand}" for hand in hands]
    lines += [f"{word} {values}" for word in ("deck", "pile") for values in lists[word]] + ["start"] * seats
    lines += [f"seen {seen}" for seen in more.get("seen", [""] * seats)]
    lines += [
        said("lasting"),
        said("event", "-"),
        said("target", "-"),
        said("victims"),
        said("step", 0),
        said("roll", 0),
    ]
    lines += [said("named", "-"), said("did"), said("left", 0), said("marks"), said("looked"), said("talked", 0)]
    lines += [said("offer", "-"), said("pacts"), said("broken")]
    return "\n".join(lines) + "\n"


def do(state: State, *actions: Action, rolls: Sequence[int] = (), log: list[Event] | None = None) -> State:
    """The position after these actions of whoever is to choose."""
    state = state.copy()
    dice = Dice(*rolls)
    for action in actions:
        seat = state.seat
        GAME.play(state, seat, GAME.move(state, seat, action), dice, log)
    return state


def events(state: State, *actions: Action, rolls: Sequence[int] = ()) -> list[Event]:
    """What happens by these actions."""
    log: list[Event] = []
    do(state, *actions, rolls=rolls, log=log)
    return log


def legal(state: State, seat: Seat | None = None) -> list[Action]:
    """The legal actions of who is to choose."""
    seat = state.seat if seat is None else seat
    return [GAME.action(state, seat, move) for move in GAME.legal(state, seat)]


def refusal(state: State, action: Action, seat: Seat | None = None) -> str:
    """Why an action is refused, as a code; empty if it is legal."""
    try:
        GAME.move(state, state.seat if seat is None else seat, action)
    except IllegalAction as error:
        return error.refusal.code
    return ""


def add(name: str, column: int, row: int) -> Add:
    """Add a card."""
    return Add(card(name), column, row)


def play(name: str, seat: Seat = -1) -> Play:
    """Play an event."""
    return Play(card(name), seat)


def wait(name: str) -> Wait:
    """Discard a card."""
    return Wait(card(name))


def choose(name: str) -> Choose:
    """Choose a card."""
    return Choose(card(name))


def marks(*cells: tuple[int, int]) -> list[Mark]:
    """Choose these cells."""
    return [Mark(*cell) for cell in cells]


DONE = Done()


def city(state: State, seat: Seat) -> dict[tuple[int, int], str]:
    """What lies in each cell of a city."""
    return {place_of(entry >> BITS): BASE.ids[entry & CARD] for entry in state.cities[seat]}


def groups(state: State, seat: Seat) -> dict[tuple[int, int], str]:
    """The group of what lies in each cell of a city."""
    return {place_of(cell): GROUPS[kinds.bit_length() - 1] for cell, kinds in kinds_of(state, seat).items()}


def hand(state: State, seat: Seat) -> list[str]:
    """The cards in a hand."""
    return [BASE.ids[each] for each in state.hands[seat]]


def pile(state: State, seat: Seat) -> list[str]:
    """The discard pile."""
    return [BASE.ids[each] for each in state.piles[seat]]


def marked(state: State) -> set[tuple[int, int]]:
    """The cells that may be chosen."""
    return {(each.column, each.row) for each in legal(state) if isinstance(each, Mark)}


def told(log: Sequence[Event], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in log if type(event) is kind]
