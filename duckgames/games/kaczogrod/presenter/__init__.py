"""What a person can do in Kaczogród and what there is to say of it; `PRESENTER` is the way in."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.places import Seat
from duckgames.core.presenter import Affordance, Phrase, Place
from duckgames.games.kaczogrod.presenter import accounts, gestures, prompts, trials, wishes
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
        """Of actions see `wishes`, of everything else `accounts`."""
        said = wishes.phrase(thing, seen)
        return accounts.phrase(thing) if said is None else said

    def prompt(self, seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
        """See `prompts.prompt`."""
        return prompts.prompt(seen, seat)

    def status(self, seen: Observation) -> tuple[Phrase, ...]:
        """See `prompts.status`."""
        return prompts.status(seen)


PRESENTER = KaczogrodPresenter()

__all__ = ["PRESENTER", "KaczogrodPresenter"]
