"""Everything true in a match of Kaczogród, as ints and short lists that are quick to copy and search."""

from __future__ import annotations

from enum import IntEnum

from duckgames.core.places import Seat


class Phase(IntEnum):
    """What those who owe a choice are asked for."""

    START = 0
    TURN = 1
    NAME = 2
    END = 3
    SHOW = 4
    REMOVE = 5
    CONVERT = 6
    DISCARD = 7
    ADD = 8
    PLACE = 9
    FETCH = 10
    LOOK = 11
    BURY = 12
    SWAP = 13
    LIFT = 14
    LAY = 15
    ANSWER = 16
    COUNTER = 17
    OVER = 18


Top = tuple[int, int, Seat]
"""An event card on an object: the cell, the card and whose card it is."""

Lasting = tuple[int, Seat, Seat, int, int, int]
"""A lasting event: card, whose it is, beside which city, rounds left, the named group or -1, the seats it affects."""

Memory = tuple[tuple[Seat, int, int], ...]
"""What others know of a seat's hidden cards: who (-1: all who watch), cards in its hand, and cards somewhere."""

Pact = tuple[int, Seat, Seat, int]
"""An agreement: whom two seats attack together or -1 for a truce, the two, and rounds left."""


class State:
    """A position. Cards are numbers of the catalogue, cells are those of `grid`, sets are bits of an int.

    For the whole match: `length` of the decks, `advanced` and `shared` are options, `homes` the distance of the homes,
    `extra` the rows of cards of a user's own, and `kinds` the groups of each face as a set: a face is a card, or with
    `grid.MADE_SPECIAL` added one on which an event lies.

    For each seat: its `hands` in ascending order, `decks` with the top card last (in `Phase.START` in ascending
    order), `bottoms` how many of the lowest cards of the deck the seat knows, `piles` as they were discarded, `memory`.
    `cities` are sorted lists of `cell << 10 | face`; `tops` the events lying on their objects; `free` the cells a card
    may be added to, sorted, each `cell << 10 | groups`, where cards of these groups may not lie. `starts` are the start
    cards chosen so far, `card << 3 | side`.

    `turn` is whose turn it is, `turns` how many began, skipped ones included, `seat` who is to choose (-1: nobody, or
    all who owe start cards). `lasting` holds the lasting events, the oldest first, and `limits` what they come to for
    each seat, as in `effects`.

    Of the `event` that is played (0: none): `target` the seat it was aimed at, `victim` whom it is doing something to,
    `victims` those after him, `step` how many steps of its program were begun, `roll` what counts of the last roll,
    `named` the group or -1, `torn` whether the victim's city may have been cut, `stays` whether the card has found a
    place that is not the discard pile. Of the choice that is open: `left` how many cards may still be chosen, `marks`
    the cells, cards or kinds that were, `looked` the cards looked at, and `open` the cells that may still be chosen.

    `pacts` are agreements, the oldest first, `broken` the seats whose trust each seat broke, `talked` whether this turn
    had a proposal (1) that was accepted (2), and `offer` the one that waits for an answer: the pact, or none.
    """

    __slots__ = (
        "advanced", "bottoms", "broken", "cities", "decks", "event", "extra", "free", "hands", "homes", "kinds",
        "lasting", "left", "length", "limits", "looked", "marks", "memory", "named", "offer", "open", "pacts", "phase",
        "piles",
        "roll", "seat", "seats", "shared", "starts", "stays", "step", "talked", "target", "tops", "torn", "turn",
        "turns", "victim", "victims",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.length = 64
        self.advanced = False
        self.shared = False
        self.homes = 12
        self.extra: tuple[str, ...] = ()
        self.kinds: tuple[int, ...] = ()
        self.phase = Phase.START
        self.turn = -1
        self.turns = 0
        self.seat = -1
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.bottoms = [0] * seats
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.memory: list[Memory] = [()] * seats
        self.cities: list[list[int]] = [[] for _ in range(seats)]
        self.tops: list[list[Top]] = [[] for _ in range(seats)]
        self.free: list[list[int]] = [[] for _ in range(seats)]
        self.starts: list[list[int]] = [[] for _ in range(seats)]
        self.lasting: list[Lasting] = []
        self.limits = [0] * seats
        self.event = 0
        self.target = -1
        self.victim = -1
        self.victims: tuple[Seat, ...] = ()
        self.step = 0
        self.roll = 0
        self.named = -1
        self.torn = False
        self.stays = False
        self.left = 0
        self.marks: list[int] = []
        self.open: list[int] = []
        self.looked: list[int] = []
        self.pacts: list[Pact] = []
        self.broken = [0] * seats
        self.talked = 0
        self.offer: Pact | None = None

    def copy(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.seats = self.seats
        new.length, new.advanced, new.shared, new.homes = self.length, self.advanced, self.shared, self.homes
        new.extra, new.kinds = self.extra, self.kinds
        new.phase, new.turn, new.seat, new.turns = self.phase, self.turn, self.seat, self.turns
        new.hands = [each[:] for each in self.hands]
        new.decks = [each[:] for each in self.decks]
        new.bottoms = self.bottoms[:]
        new.piles = [each[:] for each in self.piles]
        new.memory = self.memory[:]
        new.cities = [each[:] for each in self.cities]
        new.tops = [each[:] for each in self.tops]
        new.free = [each[:] for each in self.free]
        new.starts = [each[:] for each in self.starts]
        new.lasting, new.limits = self.lasting[:], self.limits[:]
        new.event, new.target = self.event, self.target
        new.victim, new.victims = self.victim, self.victims
        new.step, new.roll, new.named = self.step, self.roll, self.named
        new.torn, new.stays = self.torn, self.stays
        new.left = self.left
        new.marks, new.open = self.marks[:], self.open[:]
        new.looked = self.looked[:]
        new.pacts, new.broken = self.pacts[:], self.broken[:]
        new.talked, new.offer = self.talked, self.offer
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]
