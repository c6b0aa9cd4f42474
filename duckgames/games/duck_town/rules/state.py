"""Everything true in a match of Duck Town, as ints and short lists that are quick to copy and search."""

from __future__ import annotations

from enum import IntEnum

from duckgames.core.places import Seat
from duckgames.games.duck_town.rules.roles import BADGER


class Phase(IntEnum):
    """What the seat to choose is asked for."""

    PICK = 0
    LAY = 1
    TURN = 2
    KEEP = 3
    EXCHANGE = 4
    RESCUE = 5
    OVER = 6


PUBLIC = -1
"""A set of viewers that holds every seat and the spectator."""

Memory = tuple[tuple[Seat, tuple[int, ...]], ...]
"""For each seat that knows some cards of a hand, these cards in ascending order."""


class State:
    """A position. Kinds are numbers of `cards`, roles are 1 to 8; sets of either, and of seats, are bits of an int.

    For the whole match: `target` is how many buildings finish a town, `swan_inherits` and `powers` are the options;
    `crown` is a seat; `first` is the first finisher or -1. `deck` has its top card last; `under[i]` tells which seats
    know the face of `deck[i]` (-1: all), for the lowest cards of the deck, those that were put under it.

    For each seat: `hands` in ascending order, `towns` as they were built, `names` the kinds of the town as a set,
    `coins`, and `memory`, what others remember of the hand.

    Of the draft: `leader` is the seat that picks first, `step` the entry of `draft.script` that is played, `pile` what
    its seat picks from, `up` the set of roles face up, `down` those face down, each with the seats that know it in
    `down_seen`. `picks` and `piles` hold the roles each seat picked and the sets it picked them from;
    `holders[role]` is a seat or -1.

    Of the calls: `role` is the last one called; `fox` and `magpie` are the roles they named, 0 for none; `revealed`
    is the set of roles that were shown; `last[seat]` the highest role with which it took a turn in this round.

    Of the turn: whether the seat has `gathered`, was `paid` its income, has `used` its power, and how many buildings
    it has `built`; `tools` is the set of own wonders it has used. `looked` and `tray` hold cards in `Phase.KEEP` and
    `Phase.EXCHANGE`. `fallen` is the kind knocked down that may be saved in `Phase.RESCUE`, else -1. `island` is the
    round in which Misty Island was built where it stands now, else 0.
    """

    __slots__ = (
        "built", "coins", "crown", "deck", "down", "down_seen", "fallen", "first", "fox", "gathered", "hands",
        "holders", "island", "last", "leader", "looked", "magpie", "memory", "names", "paid", "phase", "picks",
        "pile", "piles", "powers", "revealed", "role", "round", "seat", "seats", "step", "swan_inherits", "target",
        "tools", "towns", "tray", "under", "up", "used",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.target = 7
        self.swan_inherits = True
        self.powers = False
        self.round = 0
        self.crown = 0
        self.first = -1
        self.deck: list[int] = []
        self.under: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.towns: list[list[int]] = [[] for _ in range(seats)]
        self.names = [0] * seats
        self.coins = [0] * seats
        self.memory: list[Memory] = [()] * seats
        self.phase = Phase.PICK
        self.seat = -1
        self.leader = 0
        self.step = 0
        self.pile: list[int] = []
        self.up = 0
        self.down: list[int] = []
        self.down_seen: list[int] = []
        self.picks: list[list[int]] = [[] for _ in range(seats)]
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        self.holders = [-1] * (BADGER + 1)
        self.role = 0
        self.fox = 0
        self.magpie = 0
        self.revealed = 0
        self.last = [0] * seats
        self.gathered = False
        self.paid = False
        self.used = False
        self.built = 0
        self.tools = 0
        self.looked: list[int] = []
        self.tray: list[int] = []
        self.fallen = -1
        self.island = 0

    def copy(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.seats = self.seats
        new.target, new.swan_inherits, new.powers = self.target, self.swan_inherits, self.powers
        new.round = self.round
        new.crown = self.crown
        new.first = self.first
        new.deck = self.deck[:]
        new.under = self.under[:]
        new.hands = [hand[:] for hand in self.hands]
        new.towns = [town[:] for town in self.towns]
        new.names = self.names[:]
        new.coins = self.coins[:]
        new.memory = self.memory[:]
        new.phase = self.phase
        new.seat = self.seat
        new.leader, new.step = self.leader, self.step
        new.pile = self.pile[:]
        new.up = self.up
        new.down = self.down[:]
        new.down_seen = self.down_seen[:]
        new.picks = [picks[:] for picks in self.picks]
        new.piles = [piles[:] for piles in self.piles]
        new.holders = self.holders[:]
        new.role = self.role
        new.fox, new.magpie = self.fox, self.magpie
        new.revealed = self.revealed
        new.last = self.last[:]
        new.gathered = self.gathered
        new.paid = self.paid
        new.used = self.used
        new.built = self.built
        new.tools = self.tools
        new.looked = self.looked[:]
        new.tray = self.tray[:]
        new.fallen = self.fallen
        new.island = self.island
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]
