"""Everything true in a match of Duck & Cover, as ints and short lists that are quick to copy and search."""

from __future__ import annotations

from duckgames.core.places import Cell

WIDTH = 256
"""Cells in a row of the plane; a round has at most 104 turns, so no stack can reach the edge."""

ORIGIN = 128 * WIDTH + 128
"""The plane index of column 0, row 0."""

PER_SEAT = 13
"""Entries a seat has in `where` and `below`: one for each number, and an unused one for 0."""


def pack(cell: Cell) -> int:
    """The plane index of `cell`."""
    return ORIGIN + cell[1] * WIDTH + cell[0]


def unpack(index: int) -> Cell:
    """The (column, row) of a plane index."""
    return index % WIDTH - 128, index // WIDTH - 128


class State:
    """A position. Seat s has the entries 13 s + n of `where` and `below` for its duck number n.

    `where` holds the plane index of a number that shows, 0 for a covered one; `below` the number directly under it,
    0 for none. `stacks`, `movers` and `commits` have one entry a seat: how many stacks it has, which number it must
    move for the called card (0: it quacks), and its open choice (0: none). A move below 13 covers that number, any
    other is the plane index of the free place to swim to. `pending` counts the seats that owe a choice. `scores`
    holds the points of the rounds that ended, round by round. `deck` has its top card last.
    """

    __slots__ = (
        "below", "called", "commits", "deck", "discards", "effect", "movers", "over", "passes", "pending", "pile",
        "removed", "round", "scores", "seats", "stacks", "voided", "where",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 1
        self.where = [0] * (PER_SEAT * seats)
        self.below = [0] * (PER_SEAT * seats)
        self.stacks = [0] * seats
        self.movers = [0] * seats
        self.commits = [0] * seats
        self.pending = 0
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.discards: list[int] = []
        self.removed: list[int] = []
        self.called = 0
        self.effect = 0
        self.voided = False
        self.passes = 0
        self.scores: list[int] = []
        self.over = False

    def copy(self) -> State:
        """An independent copy."""
        new = State.__new__(State)
        new.seats = self.seats
        new.round = self.round
        new.where = self.where[:]
        new.below = self.below[:]
        new.stacks = self.stacks[:]
        new.movers = self.movers[:]
        new.commits = self.commits[:]
        new.pending = self.pending
        new.deck = self.deck[:]
        new.pile = self.pile[:]
        new.discards = self.discards[:]
        new.removed = self.removed[:]
        new.called = self.called
        new.effect = self.effect
        new.voided = self.voided
        new.passes = self.passes
        new.scores = self.scores[:]
        new.over = self.over
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def showing(self, seat: int) -> list[int]:
        """The numbers that show in the pond of `seat`, in ascending order."""
        base = PER_SEAT * seat
        return [number for number in range(1, PER_SEAT) if self.where[base + number]]

    def stack(self, seat: int, top: int) -> list[int]:
        """The numbers of the stack of `seat` whose top is `top`, from the bottom."""
        below = self.below[PER_SEAT * seat : PER_SEAT * (seat + 1)]
        stack = [top]
        while below[stack[-1]]:
            stack.append(below[stack[-1]])
        return stack[::-1]
