"""The laboratory's *cheating* level: an expert that knows every card and role, but not what others will do."""

from __future__ import annotations

from dataclasses import dataclass

from duckgames.ai.laboratory import Peeker
from duckgames.core.rng import Rng
from duckgames.games.duck_town.ai.expert import Expert
from duckgames.games.duck_town.ai.thoughts import Worlds
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.state import State


@dataclass(frozen=True)
class Truth:
    """The one world there is; the order of the deck belongs to it."""

    seen: Observation
    state: State

    def world(self, seed: int) -> State:
        """The real world, whatever its number."""
        return self.state.copy()


class Cheater(Expert, Peeker):
    """Searches as an expert does, in the real world only."""

    def _worlds(self, seen: Observation, rng: Rng) -> Worlds:
        if self.position is None:
            raise RuntimeError("a cheating duck sits in the arena only")
        return Truth(seen, self.position)
