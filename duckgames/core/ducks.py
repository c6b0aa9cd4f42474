"""The twelve ducks, who are cards in one game and players in all three."""

from typing import Final

DUCKS: Final[tuple[str, ...]] = (
    "pip",
    "reed",
    "drizzle",
    "poppy",
    "toffee",
    "melody",
    "biscuit",
    "parcel",
    "smudge",
    "quill",
    "comet",
    "lotus",
)
"""The key of every duck; a duck's number is its place here plus one."""


def duck_number(key: str) -> int:
    """The number printed on the card of the duck called `key`."""
    return DUCKS.index(key) + 1
