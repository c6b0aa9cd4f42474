"""Duck & Cover: the captain calls a number; cover a neighbour, swim to a free place, or quack."""

from duckgames.core.manifest import GameInfo

INFO = GameInfo(
    id="duck_and_cover",
    rules=1,
    seats=(2, 7),
    usual_seats=4,
    minutes=10,
    secrets=False,
    options=(),
    levels=("easy", "normal", "hard", "expert"),
    tempers=("steady", "hasty", "dreamy"),
)
