"""Duck Town: a secret role each round, coins, buildings; the first town of seven ends the match."""

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option

INFO = GameInfo(
    id="duck_town",
    rules=1,
    seats=(2, 7),
    usual_seats=4,
    minutes=30,
    secrets=True,
    options=(
        Option("town_size", (7, 8), 7),
        Option("missed_swan", ("crown", "nothing"), "crown"),
        Option("wonders", ("ribbon", "powers"), "ribbon"),
    ),
    levels=("easy", "normal", "hard", "expert"),
    tempers=("builder", "miser", "schemer"),
)
