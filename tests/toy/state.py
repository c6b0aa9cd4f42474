"""A position of the test game and its text."""

from __future__ import annotations

from duckgames.core.game import MalformedPosition
from tests.toy.info import BONUSES

CARDS = range(1, 13)
NOBODY = -1


class State:
    """`deck` has its top card last; `turn` is a seat, or `NOBODY`.

    `knows` has for each card (index 0 is none) the seats that saw it on its way under the deck, as bits.
    """

    __slots__ = (
        "bonus",
        "commits",
        "deck",
        "discards",
        "hands",
        "knows",
        "open_bonus",
        "over",
        "points",
        "seats",
        "turn",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.knows = [0] * (len(CARDS) + 1)
        self.discards: list[int] = []
        self.commits = [0] * seats
        self.points = [0] * seats
        self.bonus = [0] * seats
        self.open_bonus = False
        self.turn = NOBODY
        self.over = False

    def copy(self) -> State:
        """An independent copy."""
        new = State(self.seats)
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        new.hands = [hand[:] for hand in self.hands]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, n) == getattr(other, n) for n in State.__slots__)

    __hash__ = None  # type: ignore[assignment]


def write(state: State) -> str:
    """`state` as text: a line for each list, then the turn."""
    lines = [("hand", hand) for hand in state.hands]
    lines += [(word, getattr(state, word)) for word in ("deck", "knows", "discards", "commits", "points", "bonus")]
    lines += [("rest", [int(state.open_bonus), state.turn, int(state.over)])]
    return "".join(f"{word} {' '.join(map(str, numbers))}\n" for word, numbers in lines)


def read(text: str) -> State:
    """The state that `text` describes; raises `MalformedPosition`."""
    try:
        rows = [(word, [int(n) for n in numbers]) for word, *numbers in map(str.split, text.splitlines())]
        hands = [numbers for word, numbers in rows if word == "hand"]
        state = State(len(hands))
        state.hands = hands
        for word, numbers in rows[len(hands) : -1]:
            if word not in ("deck", "knows", "discards", "commits", "points", "bonus"):
                raise ValueError(word)
            setattr(state, word, numbers)
        open_bonus, state.turn, over = rows[-1][1]
        state.open_bonus, state.over = bool(open_bonus), bool(over)
        _check(state)
    except (ValueError, IndexError) as error:
        raise MalformedPosition(str(error)) from error
    if write(state) != text:
        raise MalformedPosition("not written as it should be")
    return state


def _check(state: State) -> None:
    seats = range(state.seats)
    if state.seats not in (2, 3) or sorted(sum(state.hands, state.deck + state.discards)) != list(CARDS):
        raise ValueError("not every card once")
    if any(len(values) != state.seats for values in (state.commits, state.points, state.bonus)):
        raise ValueError("not one for each seat")
    if len(state.knows) != len(CARDS) + 1 or not set(state.knows) <= set(range(1 << state.seats)):
        raise ValueError("nobody knows that")
    if any(card and card not in state.hands[seat] for seat, card in enumerate(state.commits)):
        raise ValueError("nobody bids what he does not hold")
    if state.turn not in (NOBODY, *seats) or not set(state.bonus) <= set(BONUSES):
        raise ValueError("out of range")
    if any(hand != sorted(hand) for hand in state.hands):
        raise ValueError("a hand is not sorted")
    bidding, empty = state.turn == NOBODY, [] in state.hands
    if state.over and not (bidding and empty and not any(state.commits)):
        raise ValueError("not over yet")
    if not state.over and bidding and (empty or all(state.commits)):
        raise ValueError("nobody owes a choice")
