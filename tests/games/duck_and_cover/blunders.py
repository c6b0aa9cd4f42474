"""Planted blunders: positions of Duck & Cover late in a match, each with an action that throws it away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.state import State
from tests.games.duck_and_cover.positions import position

EVEN = ((0, 0), (0, 0))
"""The scores of two rounds of two seats that are even."""


@dataclass(frozen=True)
class Blunder:
    """What seat 0 does wrong, and where: `bad` is legal in `state`."""

    name: str
    state: State
    bad: Action


def shown(tops: str) -> str:
    """A pond that shows `tops`; all other ducks lie under the first of them."""
    first, *others = tops.split()
    place, _, top = first.partition(":")
    showing = {int(each.partition(":")[2]) for each in tops.split()}
    under = ".".join(str(number) for number in range(1, 13) if number not in showing)
    return " ".join([f"{place}:{under}.{top}" if under else first, *others])


def last_turn(own: str, *rivals: str, called: str, scores: Sequence[Sequence[int]] = EVEN, **more: Any) -> State:
    """The last card of the last pass: the match ends with this turn."""
    ponds = [shown(tops) for tops in (own, *rivals)]
    return position(*ponds, called=called, scores=scores, **{"passes": 3, **more})


def late(own: str, *rivals: str, called: str, deck: str, scores: Sequence[Sequence[int]] = EVEN, **more: Any) -> State:
    """A turn of the third round after which `deck` is still to come."""
    return last_turn(own, *rivals, called=called, scores=scores, deck=deck, **more)


def blunders() -> tuple[Blunder, ...]:
    """All of them."""
    return (*_at_the_last_card(), *_of_more_seats(), *_by_the_discards(), *_of_the_end())


def _at_the_last_card() -> tuple[Blunder, ...]:
    trio = "0,0:3 1,0:12 0,1:2"
    even = last_turn(trio, "0,0:9 1,0:5", called="3")
    behind = last_turn(trio, "0,0:9 1,0:5", called="3", scores=((2, 0), (0, 0)))
    tie = last_turn("0,0:1 1,0:3 5,5:4", "0,0:2 1,0:6 2,0:5", called="1", scores=((1, 0), (2, 0)))
    pair = last_turn("0,0:8 1,0:9", "0,0:2 1,0:3", called="8")
    low = last_turn("0,0:1 1,0:12", "0,0:2 1,0:3", called="1")
    largest = last_turn("0,0:12 1,0:2 0,1:11", "0,0:9 5,5:8", called="M", scores=((0, 0), (0, 1)))
    again = last_turn(trio, "0,0:9 1,0:5", called="R", effect="3")
    return (
        Blunder("swims with the last card and leaves the 12", even, Duck(3, (2, 0))),
        Blunder("covers the 2 and leaves the 12", even, Cover(3, (0, 1))),
        Blunder("swims between its ducks", even, Duck(3, (1, 1))),
        Blunder("covers the small one when behind", behind, Cover(3, (0, 1))),
        Blunder("swims when behind", behind, Duck(3, (-1, 1))),
        Blunder("keeps a stack where fewer stacks win", tie, Duck(1, (1, 1))),
        Blunder("does not finish", pair, Duck(8, (2, 0))),
        Blunder("does not finish, nor on the other side", pair, Duck(8, (1, 1))),
        Blunder("leaves the 12 open beside the 1", low, Duck(1, (2, 0))),
        Blunder("swims by the maximum", largest, Duck(12, (2, 0))),
        Blunder("covers the 2 by the maximum", largest, Cover(12, (1, 0))),
        Blunder("covers the small one at the repeat", again, Cover(3, (0, 1))),
        Blunder("swims at the repeat", again, Duck(3, (0, 2))),
    )


def _of_more_seats() -> tuple[Blunder, ...]:
    calm = ("0,0:9 1,0:5", "0,0:8 1,0:7 2,0:2", "0,0:10 1,0:12")
    scores = ((0, 0, 0, 0), (0, 0, 1, 0))
    four = last_turn("0,0:3 1,0:12 0,1:2", *calm, called="3", scores=scores)
    finish = last_turn("0,0:6 1,0:11", *calm, called="6", scores=((4, 0, 0, 0), (0, 0, 1, 0)))
    three = last_turn("0,0:4 1,0:10 0,1:7 4,4:1", *calm[:2], called="4", scores=((0, 1, 1), (0, 0, 0)))
    return (
        Blunder("swims at a table of four", four, Duck(3, (2, 0))),
        Blunder("covers the small one at a table of four", four, Cover(3, (0, 1))),
        Blunder("does not finish at a table of four", finish, Duck(6, (1, 1))),
        Blunder("swims at a table of three", three, Duck(4, (4, 3))),
        Blunder("swims on at a table of three", three, Duck(4, (1, 1))),
    )


def _by_the_discards() -> tuple[Blunder, ...]:
    """One discard ends the match, and nobody shows what is left in the deck."""
    full = "4 4 5 5 6 6 7 7"
    trio = late(
        "0,0:3 1,0:12 0,1:2", "0,0:9 1,0:11", called="3", deck="8 8", discards=full, scores=((0, 0), (2, 0)), passes=0
    )
    pair = late(
        "0,0:1 1,0:12", "0,0:9 1,0:2", called="1", deck="8 8 10", discards=full, scores=((0, 0), (0, 0)), passes=0
    )
    return (
        Blunder("swims before the discards are full", trio, Duck(3, (2, 0))),
        Blunder("does not cover the 12 before the discards are full", pair, Duck(1, (1, 1))),
    )


def _of_the_end() -> tuple[Blunder, ...]:
    """The end of the match is in the hands of somebody."""
    lost = late("0,0:2 1,0:12", "0,0:9 5,5:2 8,8:1", called="2", deck="12 12 M", scores=((3, 0), (3, 0)))
    won = late("0,0:12 1,0:11", "0,0:9 1,0:1", called="12", deck="1 9 8 7 9 1", scores=((0, 0), (0, 1)))
    race = late("0,0:7 1,0:2", "0,0:7 1,0:12", called="7", deck="1 3 4", scores=((0, 1), (0, 0)))
    return (
        Blunder("finishes a match that is lost by it", lost, Cover(2, (1, 0))),
        Blunder("does not finish a match that is won by it", won, Duck(12, (1, 1))),
        Blunder("does not finish while the rival does", race, Duck(7, (1, 1))),
    )
