"""The material of Duck & Cover: numbers, splashes, the captain's deck and the discard limits (rules 2, 3.1)."""

from __future__ import annotations

from duckgames.core.places import Card

DUCKS = range(1, 13)
SPLASH = (0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)
"""The splash of each number; index 0 is no card."""

SCORES = range(-max(SPLASH), sum(SPLASH) + 1)
"""What a round can be worth (rules E4, E5)."""

MAXIMUM = 13
REPEAT = 14
CAPTAIN_DECK = (*DUCKS, *DUCKS, MAXIMUM, REPEAT)

COLUMNS, ROWS = 4, 3
ROUNDS = 3

DISCARD_LIMIT = {seats: 11 - seats for seats in range(2, 8)}
"""The discards that end a round, by the number of players: together they make 11."""

LAST_PASS = 3
"""How often the captain's pile may become the deck in one round (ruling D2)."""

ALONE = 1
"""The seats of the laboratory set-up, for tests, training and measurements only: no manifest offers so few. Its rounds
end with one stack or with the deck, which is called once; no number of discards ends them."""

NO_LIMIT = len(CAPTAIN_DECK) + 1
"""More discards than there can be."""

FIRST_REPEAT_COUNTS = False
"""Whether a repeat that comes first in a round counts as a discard (ruling X6: it does not)."""


_DUCK_CARDS = tuple(Card("duck", str(number)) for number in range(DUCKS.stop))
_CAPTAIN_CARDS = (
    *(Card("captain", str(number)) for number in range(MAXIMUM)),
    Card("captain", "max"),
    Card("captain", "repeat"),
)


def duck_card(number: int) -> Card:
    """The duck card of `number`, 1 to 12."""
    return _DUCK_CARDS[number]


def captain_card(card: int) -> Card:
    """The captain card that `card` stands for: a number 1 to 12, `MAXIMUM` or `REPEAT`."""
    return _CAPTAIN_CARDS[card]
