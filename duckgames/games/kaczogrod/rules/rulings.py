"""The contested rulings (those marked with a star in the rules) that are no options of a match, one constant each.

B3 is the option `homes`, A3 the option `decks`; E11 is the words `by victim` in the row of card 112.
"""

from __future__ import annotations

SPECIALS_MAY_START = True
"""Whether a start card may be SPECIAL (A8)."""

ONE_TABLE = True
"""Whether all cities lie on one table, where no card may cover another's (B2)."""

RIVALS_GIVE_PLACES = False
"""Whether it is enough to touch a card of somebody else (B4)."""

RIVALS_ARE_NEIGHBOURS = False
"""Whether cards of different owners count as adjacent for types and protection (B5)."""

CARDS_PER_HALL = 0
"""How many cards a city may hold for each of its TOWN HALLS; 0: any number (B10)."""

DRAW_UNTIL_FIVE = True
"""Whether a normal turn ends with as many draws as make five cards; if not, with one (C3)."""

ALL_MUST_BE_OUT = True
"""Whether the match ends when every hand and deck is empty; if not, with the first (C6)."""

ONE_DISTRICT_FOR_ALL = True
"""Whether objects and types count in the chosen district only, as SPECIALS do; if not, in the whole city (D5)."""

ONE_MAY_AIM_AT_ONESELF = True
"""Whether the seed's events may hit their own player (E1)."""

LINKED_AS_A_GROUP = True
"""Whether adjacent cards need only be one connected group; if not, each must touch each other one (E7)."""

CONVERTED_KEEPS_ITS_TYPE = False
"""Whether an object made SPECIAL is still of its old type too (E10)."""

BANS_STOP_EVENTS_TOO = True
"""Whether a ban on adding stops what events would add (E13)."""

SAME_EFFECT_ADDS_UP = False
"""Whether a lasting event prolongs another of its design on the same city; if not, both run side by side (E18)."""

VICTORY_IS_SHARED = True
"""Whether a tie to the end is a shared victory; if not, the most cards in the city decide before (F3)."""
