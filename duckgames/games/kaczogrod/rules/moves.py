"""Actions as ints: a cell alone is a mark, a card over a cell lays it there, and all others have ranges above."""

from __future__ import annotations

from typing import Final

MARK: Final = 0
"""A cell itself: choose what lies or may lie there."""

ADD: Final = 1 << 20
"""`ADD * card + cell`: add the card to the own city."""

ADD_BITS: Final = 20

OTHERS: Final = 1 << 30

WAIT: Final = OTHERS
"""`WAIT + card`: discard it and do nothing else."""

CHOOSE: Final = OTHERS + 1024
"""`CHOOSE + card`: choose a card of a hand, pile or of those looked at."""

PLAY: Final = OTHERS + (1 << 13)
"""`PLAY + 8 * card + seat`: play an event on the city of `seat`, or `NOBODY` where none is to be chosen."""

START: Final = OTHERS + (2 << 13)
"""`START + 8 * card + side`: a start card, on the home cell (side 0) or above, right, below or left of it (1 to 4)."""

ANNUL: Final = OTHERS + (3 << 13)
"""`ANNUL + 8 * card + seat`: end the lasting event `card` of `seat`."""

NAME: Final = OTHERS + (4 << 13)
"""`NAME + group`."""

DONE: Final = NAME + 16
"""Enough was chosen, or nothing."""

ACCEPT: Final = DONE + 1
DECLINE: Final = DONE + 2

TRUCE: Final = NAME + 64
"""`TRUCE + 8 * seat + rounds`: propose to `seat` not to attack each other."""

ALLIANCE: Final = NAME + 128
"""`ALLIANCE + 8 * seat + victim`: propose to `seat` to attack `victim` together."""

NOBODY: Final = 7
"""In the place of a seat."""
