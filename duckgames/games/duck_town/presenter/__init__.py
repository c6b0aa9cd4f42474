"""What a person can do in Duck Town and what there is to say of it; `PRESENTER` is the way in."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.events import Event
from duckgames.core.game import Score
from duckgames.core.places import Seat
from duckgames.core.presenter import Affordance, Phrase, Place
from duckgames.games.duck_town.presenter import accounts, gestures, prompts, wishes
from duckgames.games.duck_town.rules.actions import Action
from duckgames.games.duck_town.rules.observation import Observation


class DuckTownPresenter:
    """The methods of `core.presenter.Presenter`; phrases of a turn have its role as their subject."""

    def affordances(self, seen: Observation, legal: Sequence[Action]) -> tuple[Affordance, ...]:
        """See `gestures.affordances`."""
        return gestures.affordances(seen, legal)

    def attempt(self, seen: Observation, source: Place, target: Place | None) -> Action | None:
        """See `gestures.attempt`."""
        return gestures.attempt(seen, source, target)

    def phrase(self, thing: object, seen: Observation | None = None) -> Phrase | None:
        """Of actions see `wishes`, of scores `prompts`, of everything else `accounts`."""
        if isinstance(thing, Score):
            return None if seen is None else prompts.standing(thing, seen)
        said = wishes.phrase(thing, seen)
        return accounts.phrase(thing) if said is None else said

    def prompt(self, seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
        """See `prompts.prompt`."""
        return prompts.prompt(seen, seat)

    def status(self, seen: Observation) -> tuple[Phrase, ...]:
        """The round, and the role that is called."""
        return prompts.status(seen)

    def holdings(self, seen: Observation) -> Phrase | None:
        """See `prompts.holdings`."""
        return prompts.holdings(seen)

    def aside(self, events: Sequence[Event], seen: Observation) -> Phrase | None:
        """See `prompts.aside`."""
        return prompts.aside(events, seen)


PRESENTER = DuckTownPresenter()

__all__ = ["PRESENTER", "DuckTownPresenter"]
