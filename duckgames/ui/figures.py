"""How whole numbers are written for the eye."""

from __future__ import annotations

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def figure(value: int) -> str:
    """A whole number with a true minus, which is as wide as a plus and is not broken from its number."""
    return str(value).replace("-", MINUS)
