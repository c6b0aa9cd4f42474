"""The manifest of the test game."""

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option

HAND_SIZES = (2, 3, 4)
BONUSES = (0, 1, 2)

INFO = GameInfo(
    id="bids",
    rules=3,
    seats=(2, 3),
    usual_seats=2,
    minutes=1,
    secrets=True,
    options=(
        Option("hand_size", HAND_SIZES, 3),
        Option("open_bonus", (False, True), False),
        *(Option(f"bonus_{seat}", BONUSES, 0) for seat in range(3)),
    ),
    levels=("easy",),
    tempers=("plain",),
)
