"""What each temper likes: a taste that shows in play and costs little strength."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from duckgames.games.duck_town.ai.style import PLAIN, Style
from duckgames.games.duck_town.rules.roles import BADGER, BEAVER, FOX, GOOSE, MAGPIE, OWL, SWAN


def _fond(style: Style, likes: Mapping[int, float]) -> Style:
    """`style` with a liking for some roles, in coins."""
    return replace(
        style,
        roles=tuple(value + likes.get(role, 0.0) for role, value in enumerate(style.roles)),
        likes=tuple(likes.get(role, 0.0) for role in range(len(style.roles))),
    )


STYLES: Final = MappingProxyType(
    {
        # Builds whatever it can at once, cheap cards first, and likes the roles that help with it.
        "builder": _fond(replace(PLAIN, thrift=1.2), {BEAVER: 0.3, SWAN: 0.3}),
        # Would rather keep a coin than spend it on the cheapest building, and goes where coins are.
        "miser": _fond(replace(PLAIN, patience=1.8), {GOOSE: 0.6, MAGPIE: 0.6}),
        # Lives on the trouble of others, and of those ahead most.
        "schemer": _fond(replace(PLAIN, spite=0.5, lead=0.4, gain=1), {FOX: 0.3, OWL: 0.4, BADGER: 0.6}),
    }
)
