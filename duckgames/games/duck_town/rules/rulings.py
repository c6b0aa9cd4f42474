"""The contested rulings (section 9 of the rules) that are not options of a match, one named constant each."""

from __future__ import annotations

SET_ASIDE_UP = {4: 2, 5: 1}
"""How many roles lie face up, by the number of players; none for the others (9.2)."""

FACE_DOWN_FIRST = True
"""Whether the role that lies face down is drawn before those that lie face up (9.4)."""

OWN_TOWN = True
"""Whether the Badger may knock down a building of its own town (9.5)."""

HIGHEST_ROLE_DECIDES = True
"""Whether a tie goes to the highest role of the last round; if not, to points without bonuses, then coins (9.6)."""

NAMING_IS_OPTIONAL = True
"""Whether Fox and Magpie may name nobody (9.7)."""

INCOME_AT_ANY_MOMENT = True
"""Whether colour income is taken at any moment of the turn; if not, it is paid as the turn begins (9.8)."""

KNOCK_DOWN_COMES_LAST = True
"""Whether the Badger knocks down after gathering and building, which ends its turn; if not, at any moment (9.9)."""

ROLES_WITH_TWO = 2
"""How many roles each of two players picks (9.11)."""
