"""Planted blunders: positions of Duck Town, in the notation, and a move in each that throws much of the match away.

Each is plain to a person who knows the game: a town not finished, a leader let through, a good hand given away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duckgames.games.duck_town.rules.state import State
from tests.games.duck_town.positions import position

SIX: Final = "palace castle cathedral cafe harbour fortress"
OTHER_SIX: Final = "palace abbey docks lockup market keep"
FIVE: Final = "harbour docks barracks abbey stall"
FULL: Final = "palace abbey docks lockup market keep manor"


@dataclass(frozen=True)
class Blunder:
    """A position and what the seat in turn must not do there."""

    name: str
    state: State
    move: str


def blunders() -> list[Blunder]:
    """All of them."""
    return [
        *_unfinished(),
        *_last_rounds(),
        *_gathering(),
        *_strikes(),
        *_hands(),
    ]


def _unfinished() -> list[Blunder]:
    """The turn ends, and the town is not finished, though it could be, with a rival who soon does it."""
    rival = {1: FIVE, 3: OTHER_SIX}
    found = [
        Blunder(
            f"{role} leaves its town unfinished",
            position(
                role, *others, called=role, did="gather", towns={0: SIX, **rival},
                hands={0: "market", 3: "castle"}, coins={0: 3, 3: 4}, leader=3,
            ),
            "end",
        )
        for role, others in (
            ("owl", ("fox", "swan", "badger")),
            ("swan", ("fox", "owl", "badger")),
            ("heron", ("fox", "swan", "badger")),
            ("goose", ("fox", "swan", "badger")),
            ("beaver", ("fox", "swan", "badger")),
        )
    ]  # fmt: skip
    return [
        *found,
        Blunder(
            "two buildings at once would finish it",
            position(
                "beaver", "fox", "swan", "badger", called="beaver", did="gather",
                towns={0: "castle cathedral cafe harbour fortress", **rival}, hands={0: "market palace", 3: "castle"},
                coins={0: 7, 3: 4},
            ),
            "end",
        ),
        Blunder(
            "of two seats",
            position(
                "owl swan", "fox magpie", called="swan", did="gather", towns={0: SIX, 1: OTHER_SIX},
                hands={0: "market", 1: "castle"}, coins={0: 2, 1: 5},
            ),
            "end",
        ),
        Blunder(
            "of three seats",
            position(
                "owl swan", "fox magpie", "goose badger", called="swan", did="gather",
                towns={0: SIX, 1: OTHER_SIX, 2: "harbour"}, hands={0: "market", 1: "castle"}, coins={0: 2, 1: 5},
            ),
            "end",
        ),
        Blunder(
            "of five seats",
            position(
                "owl", "fox", "swan", "badger", "goose", called="owl", did="gather",
                towns={0: SIX, 1: FIVE, 3: OTHER_SIX}, hands={0: "market", 3: "castle"}, coins={0: 2, 3: 5},
            ),
            "end",
        ),
    ]  # fmt: skip


def _last_rounds() -> list[Blunder]:
    """A rival's town is full; what is not built now never counts."""
    rich = "palace cathedral hall harbour fortress"
    towns = {0: rich, 3: FULL}
    return [
        Blunder(
            "the wonder that wins is not built",
            position(
                "badger", "fox", "swan", "beaver", called="badger", did="gather",
                towns=towns, hands={0: "gate"}, coins={0: 6}, first="3", round_=8,
            ),
            "end",
        ),
        Blunder(
            "the cafe is built, not the wonder that wins",
            position(
                "badger", "fox", "swan", "beaver", called="badger", did="gather", towns={0: rich, 3: FULL + " castle"},
                hands={0: "gate cafe"}, coins={0: 6}, first="3", round_=8,
            ),
            "build cafe",
        ),
        Blunder(
            "the cafe is kept, not the wonder that wins",
            position(
                "badger", "fox", "swan", "beaver", called="badger", towns={0: rich, 3: FULL + " castle"},
                did="gather", looked="gate cafe", coins={0: 6}, first="3", round_=8,
            ),
            "keep 1",
        ),
        Blunder(
            "cards are looked at where two coins pay the wonder that wins",
            position(
                "badger", "fox", "swan", "beaver", called="badger", towns=towns,
                hands={0: "gate"}, coins={0: 4}, first="3", round_=8,
            ),
            "look",
        ),
        Blunder(
            "the second building that wins is not built",
            position(
                "beaver", "fox", "swan", "goose", called="beaver", did="gather", built=1, towns=towns,
                hands={0: "gate"}, coins={0: 6}, first="3", round_=8,
            ),
            "end",
        ),
    ]  # fmt: skip


def _gathering() -> list[Blunder]:
    """Six stand, and only one way to gather finishes the town."""
    towns = {0: SIX, 1: FIVE, 3: OTHER_SIX}
    roles = ("swan", "fox", "owl", "badger")
    return [
        Blunder(
            "cards are looked at where coins pay the last building",
            position(
                *roles, called="swan", did="income", towns=towns, hands={0: "market", 3: "castle"},
                coins={0: 0, 3: 4},
            ),
            "look",
        ),
        Blunder(
            "coins are taken where only a card is lacking",
            position(*roles, called="swan", towns=towns, hands={3: "castle"}, coins={0: 8, 3: 4}),
            "coins",
        ),
        Blunder(
            "a second cafe is kept where the docks finish the town",
            position(
                *roles, called="swan", towns=towns, did="gather", looked="cafe docks",
                hands={3: "castle"}, coins={0: 5, 3: 4},
            ),
            "keep 0",
        ),
        Blunder(
            "what cannot be paid is kept where the market finishes the town",
            position(
                *roles, called="swan", did="gather income", towns=towns, looked="gate market", hands={3: "castle"},
                coins={0: 2, 3: 4},
            ),
            "keep 0",
        ),
    ]  # fmt: skip


def _strikes() -> list[Blunder]:
    """The Badger lets the wrong town be."""
    towns = {0: "manor castle shrine chapel palace", 1: OTHER_SIX, 2: "cafe lookout"}
    roles = ("badger", "fox", "swan", "goose")
    hands = {0: "gate university", 1: "castle palace"}
    return [
        Blunder(
            "the leader is let through",
            position(*roles, called="badger", did="gather", built=1, towns=towns, hands=hands, coins={0: 3, 1: 6}),
            "end",
        ),
        Blunder(
            "the last town is struck and not the leader's",
            position(*roles, called="badger", did="gather", built=1, towns=towns, hands=hands, coins={0: 3, 1: 6}),
            "knock 2 cafe",
        ),
        Blunder(
            "its own town is struck and not the leader's",
            position(*roles, called="badger", did="gather", built=1, towns=towns, hands=hands, coins={0: 4, 1: 6}),
            "knock 0 palace",
        ),
        Blunder(
            "its own town of six is struck",
            position(
                *roles, called="badger", did="gather", built=1, towns={0: SIX, 1: OTHER_SIX}, hands={0: "market"},
                coins={0: 4},
            ),
            "knock 0 castle",
        ),
    ]  # fmt: skip


def _hands() -> list[Blunder]:
    """The Owl gives away what its town needs."""
    roles = ("owl", "fox", "swan", "badger")
    return [
        Blunder(
            "the hand that finishes the town is given for an empty one",
            position(
                *roles, called="owl", did="gather", towns={0: SIX, 3: OTHER_SIX},
                hands={0: "market abbey", 3: "castle"}, coins={0: 5, 3: 4},
            ),
            "swap 1",
        ),
        Blunder(
            "the card that finishes the town is put under the deck",
            position(
                *roles, called="owl", did="gather", towns={0: SIX, 3: OTHER_SIX}, hands={0: "market", 3: "castle"},
                coins={0: 2, 3: 4},
            ),
            "mark market",
        ),
        Blunder(
            "four cards are given for none",
            position(
                *roles, called="owl", did="gather", towns={0: "manor castle shrine chapel", 3: "cafe lookout market"},
                hands={0: "gate university palace cathedral", 1: "cafe"}, coins={0: 9},
            ),
            "swap 3",
        ),
    ]  # fmt: skip
