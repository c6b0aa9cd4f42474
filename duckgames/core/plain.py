"""Checks of plain data from a file, where anything may stand: each returns what it was given, or raises."""

from __future__ import annotations

from typing import Any

LONGEST_LIST = 20_000
"""More entries than any list has that a match brings forth."""

LONGEST_TEXT = 64
"""More characters than any key or digest has."""


def listed(value: Any) -> list[Any]:
    """A list that is no longer than a program would write one; raises `TypeError`."""
    if type(value) is not list or len(value) > LONGEST_LIST:
        raise TypeError("no list, or one without end")
    return value


def flag(value: Any) -> bool:
    """True or false; raises `TypeError`."""
    if type(value) is not bool:
        raise TypeError("neither true nor false")
    return value


def text(value: Any) -> str:
    """A text as short as a key; raises `TypeError`."""
    if type(value) is not str or len(value) > LONGEST_TEXT:
        raise TypeError("no text, or one without end")
    return value


def whole(value: Any, least: int, greatest: int) -> int:
    """A whole number in bounds; raises `ValueError`."""
    if type(value) is not int or not least <= value <= greatest:
        raise ValueError(f"no number from {least} to {greatest}")
    return value


def number(value: Any, least: float, greatest: float) -> float:
    """A number in bounds, whole or not; raises `ValueError`."""
    if type(value) not in (int, float) or not least <= value <= greatest:
        raise ValueError(f"no number from {least} to {greatest}")
    return float(value)
