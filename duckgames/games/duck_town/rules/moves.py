"""Actions as ints: each kind of action has a range of its own."""

from __future__ import annotations

from typing import Final

from duckgames.games.duck_town import INFO

PICK: Final = 0
"""`PICK + role`: 1 to 8, so that a pile is its own list of moves."""

LAY: Final = 10
"""`LAY + role`: lay it face down, with two players."""

END_TURN: Final = 20
COINS: Final = 21
LOOK: Final = 22
INCOME: Final = 23
EXCHANGE: Final = 24
FORGE: Final = 25
RESCUE: Final = 26
LEAVE: Final = 27

NAME: Final = 30
"""`NAME + role`; `NAME` itself names nobody."""

SWAP: Final = 40
"""`SWAP + seat`."""

KEEP: Final = 50
"""`KEEP + index` among the looked-at cards."""

BUILD: Final = 64
"""`BUILD + kind`."""

MARK: Final = 96
"""`MARK + kind`: put a card of the hand on the tray, to be exchanged."""

KNOCK_DOWN: Final = 128
"""`KNOCK_DOWN + TOWN * seat + kind`."""

TOWN: Final = 32
"""How many numbers the buildings of one town take up: at least as many as there are kinds."""

SELL: Final = KNOCK_DOWN + INFO.seats[1] * TOWN
"""`SELL + kind`: the power of the laboratory."""
