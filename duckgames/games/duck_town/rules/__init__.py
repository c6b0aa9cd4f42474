"""The rules of Duck Town; `GAME` plays them, `CHANCES` tell what is luck in them.

A position is written as lines of a word and its values (`text.py`), so that a person can type one:

    duck_town 4             the number of seats
    town_size 7             the options of the match, `crown` or `nothing`, `ribbon` or `powers`
    missed_swan crown
    wonders ribbon
    round 3
    first -                 the first finisher
    coins 2 4 0 3           one number for each seat
    town manor castle       one line for each seat: its buildings, the oldest first
    hand cafe market:13     one line for each seat; seats 1 and 3 remember this market
    deck hall:2 stall:all docks     the top card last; what was put under it comes first, with those who know its face
    leader 3                the seat that had the crown when the round began
    up owl heron            the roles face up
    down fox                the role set aside face down before the draft
    picks swan goose        the roles in the order they were picked; with two players `swan/owl` also lays the owl down
    called swan             the role whose turn it is, `-` during the draft, `over` after the match
    fox goose               the role that the Fox named
    magpie -
    did gather income       what the seat in turn did: gather, income, power
    built 0                 how many buildings it built
    tools smithy            the wonders it used
    looked hall docks       the cards it chooses from, after looking
    tray cafe               the cards to exchange, in the order chosen
    fallen hall             the building just knocked down that the owner of the Fossil Garden may save
    island 2                the round in which Misty Island was built

A building is its id without the colour. Where a value is missing it is `-`; `:none` marks a card under the deck that
nobody knows. Every line must be there, in this order; a line that begins with `+` goes on with the one above it.
Everything else follows: the roles are called in order, so those picked up to the one called have had their turn.
"""

from duckgames.games.duck_town.rules.chances import CHANCES
from duckgames.games.duck_town.rules.game import GAME

__all__ = ["CHANCES", "GAME"]
