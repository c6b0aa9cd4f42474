"""The rules of Duck & Cover; `GAME` plays them, `CHANCES` tell what is luck in them.

A position is written as lines of a word and its values (`text.py`), so that a person can type one:

    duck_and_cover 2        the number of seats
    round 1
    scores 5 -3             one line for each round that has ended, points in seat order
    pond 0,0:7 1,0:3 2,0:12.4     one line for each seat: column,row:stack from the bottom
    deck 4 M 7 R            the captain's deck, the top card last; M is maximum, R is repeat
    pile 3 9                cards resolved, the latest last
    discards 6
    removed R               a repeat that came first in the round
    called 7                the captain card being resolved, `-` for none
    effect 7                what it means: the number, or M; `-` before the first card
    voided no               whether the card before went to the discards
    passes 0                how often the captain's pile became the deck in this round
    commits . 2,1           one for each seat: `.` none, else the target of its open choice

Every line must be there, in this order. Once the match is over nothing is called.
"""

from duckgames.games.duck_and_cover.rules.chances import CHANCES
from duckgames.games.duck_and_cover.rules.game import GAME

__all__ = ["CHANCES", "GAME"]
