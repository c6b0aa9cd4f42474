"""What a person can do in Kaczogród and what there is to say of it; `PRESENTER` is the way in."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.ai.player import Reason
from duckgames.core.events import Event
from duckgames.core.places import Seat
from duckgames.core.presenter import Affordance, Phrase, Place
from duckgames.games.kaczogrod.presenter import accounts, gestures, prompts, reasons, standings, trials, wishes
from duckgames.games.kaczogrod.rules.actions import Action
from duckgames.games.kaczogrod.rules.observation import Observation


class KaczogrodPresenter:
    """The methods of `core.presenter.Presenter`."""

    def affordances(self, seen: Observation, legal: Sequence[Action]) -> tuple[Affordance, ...]:
        """See `gestures.affordance`."""
        return tuple(gestures.affordance(seen, action) for action in legal)

    def attempt(self, seen: Observation, source: Place, target: Place | None) -> Action | None:
        """See `trials.attempt`."""
        return trials.attempt(seen, source, target)

    def phrase(self, thing: object, seen: Observation | None = None) -> Phrase | None:
        """Of actions see `wishes`, of reasons `reasons`, of everything else `accounts`."""
        if isinstance(thing, Reason):
            return reasons.reason(thing, seen)
        said = wishes.phrase(thing, seen)
        return accounts.phrase(thing) if said is None else said

    def prompt(self, seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
        """See `prompts.prompt`."""
        return prompts.prompt(seen, seat)

    def status(self, seen: Observation) -> tuple[Phrase, ...]:
        """See `standings.status`."""
        return standings.status(seen)

    def holdings(self, seen: Observation) -> Phrase | None:
        """See `standings.holdings`."""
        return standings.holdings(seen)

    def aside(self, events: Sequence[Event], seen: Observation) -> Phrase | None:
        """See `standings.aside`."""
        return standings.aside(events, seen)


PRESENTER = KaczogrodPresenter()

__all__ = ["PRESENTER", "KaczogrodPresenter"]
