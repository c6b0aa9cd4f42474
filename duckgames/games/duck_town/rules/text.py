"""Positions of Duck Town as text and back; the notation is explained in `rules/__init__.py`."""

from __future__ import annotations

from duckgames.games.duck_town.rules.state import State


def write(state: State) -> str:
    """`state` as text."""
    return repr([getattr(state, name) for name in State.__slots__]) + "\n"


def read(text: str) -> State:
    """The state that `text` describes."""
    raise NotImplementedError
