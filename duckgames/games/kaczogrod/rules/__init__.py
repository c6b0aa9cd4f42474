"""The rules of Kaczogród; `GAME` plays them, `CHANCES` tell what is luck in them.

A position is written as lines of a word and its values (`text.py`), so that a person can type one:

    kaczogrod 2                     the number of seats
    length 64                       the options of the match
    winning basic
    homes 12
    decks own
    cards 0                         how many cards of a user's own there are: then a line `card` and its row for each
    turn 0                          whose turn it is; `-` while start cards are chosen, `over` after the match
    turns 5                         how many turns began, skipped ones included
    asked turn                      what for: `turn`, `start`, `over`, or what is to be chosen, as `remove`
    city mayor@0,0 port@1,0+world_record:0      one line for each seat, cells as column,row; then the event that made it
                                    SPECIAL and whose card that is
    hand bank cafe                  one line for each seat
    deck port | mayor pond          one line for each seat: the top card last, before a `|` those the seat knows
    pile fire                       one line for each seat: the last card discarded comes last
    start mayor@0 bank@2            one line for each seat: start cards and their sides
    seen bank:1 mayor:all cafe:1?   one line for each seat: what seats know of its hand, with `?` of its hand or deck
    lasting smog:0>1/2/-/1          the event, whose it is, beside which city, rounds left, named group, whom it hits
    event flood                     the event that is played
    target 1                        the seat it was aimed at
    victims 1 2                     whom it is doing something to, and those after him
    step 2                          how many of its steps were begun
    roll 4                          what the last roll counts
    named sport
    did torn stays                  whether the victim's city may have been cut, and the card has found its place
    left 1                          how many cards may still be chosen
    marks 1,0 bank                  the cells, groups or cards chosen so far
    looked port bank                the cards looked at
    talked 0                        1 after a proposal in this turn, 2 if it was accepted
    offer truce:0-1/2               the proposal that is to be answered: as a pact
    pacts truce:0-1/2 2:0-1/1       a truce, or whom the two attack together; the two, and rounds left
    broken 0>1                      which seats broke their word to whom

A card is its id. Where a value is missing it is `-`, a line without values has its word alone. Every line must be
there, in this order; a line that begins with `+` goes on with the one above it. What is free and what lasting events
come to follows from the cities and the lasting events.
"""

from duckgames.games.kaczogrod.rules.chances import CHANCES
from duckgames.games.kaczogrod.rules.game import GAME

__all__ = ["CHANCES", "GAME"]
