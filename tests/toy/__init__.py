"""Bids, a small game for tests: hands, secret simultaneous choices, a die, a deck one may know in part, secret options.

Everybody holds cards and bids one of them secretly. The highest bid rolls a die for its points and then draws a card,
looks at the next card and buries it under the deck, or toasts. The match ends when somebody has no card left; the
secret bonus of each seat is added then. The most points win.
"""

from tests.toy.game import GAME
from tests.toy.info import INFO

__all__ = ["GAME", "INFO"]
