"""Kaczogród: a deck of one's own, a city of types that may not touch, events that tear it down; specials win."""

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option

READY = ("balanced", "builder", "raider")
"""The names of the ready decks."""

# A deck of one's own is the cards' numbers, or ids for cards from the user's folder, with a space between.
_DECK = "[a-z0-9_]+(?: [a-z0-9_]+)+"
# The rows of cards from the user's folder; `rules.cards.parse` says what is in them.
_ROWS = "[^\\n,]*,[^\\n]*(?:\\n[^\\n]+)*"

INFO = GameInfo(
    id="kaczogrod",
    rules=1,
    seats=(2, 4),
    usual_seats=2,
    minutes=45,
    secrets=True,
    options=(
        Option("length", (53, 64, 80), 64),
        Option("winning", ("basic", "advanced"), "basic"),
        Option("homes", (12, 17), 12),
        Option("decks", ("own", "shared"), "own"),
        *(Option(f"deck_{seat}", READY, "balanced", pattern=_DECK, seat=seat) for seat in range(4)),
        Option("cards", ("",), "", pattern=_ROWS),
    ),
    levels=("easy", "normal", "hard", "expert"),
    tempers=("builder", "raider", "careful"),
)
