"""What a person can do at a table and what there is to say, in no language and with no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol, TypeAlias, TypeVar

from duckgames.core.events import Event
from duckgames.core.places import Card, Seat, Slot, Zone

A = TypeVar("A")
O_contra = TypeVar("O_contra", contravariant=True)

Place: TypeAlias = Slot | Zone


class Gesture(Enum):
    """How a person expresses an action: from a place to a place, at one place, or by a button."""

    DRAG = "drag"
    TAP = "tap"
    BUTTON = "button"


@dataclass(frozen=True)
class Affordance:
    """One way a person can express `action`: `target` is None for a tap, both are None for a button.

    `sign` names the glyph on the badge of the target, as `"cover"` or `"swim"`; without one it is a plus. Buttons with
    the same `group` share one that opens a menu: phrase keys of that button, and of menus inside the menu.
    """

    action: Any
    source: Place | None
    target: Place | None
    gesture: Gesture
    sign: str = ""
    group: tuple[str, ...] = ()


@dataclass(frozen=True)
class Phrase:
    """What to say, as a key and arguments; `ui.texts.Texts.say` makes it a sentence in the language of the moment.

    A `Seat` argument must be wrapped as `Who`, so that it is told from a number. A number named `n` picks the plural.
    """

    key: str
    args: Mapping[str, PhraseArg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Who:
    """A seat as an argument of a phrase: said as its player's name, never inflected."""

    seat: Seat


PhraseArg: TypeAlias = Who | Card | int | str | Phrase


class Presenter(Protocol[A, O_contra]):
    """The person's side of one game, shared by the table, the list of moves for screen readers and the log."""

    def affordances(self, seen: O_contra, legal: Sequence[A]) -> tuple[Affordance, ...]:
        """The ways to express each legal action; at most one for each source and target."""

    def attempt(self, seen: O_contra, source: Place, target: Place | None) -> A | None:
        """What that drop or tap would mean, legal or not; None if it means nothing at all."""

    def phrase(self, thing: object, seen: O_contra | None = None) -> Phrase | None:
        """What to say of an event, action, refusal, reason, option, level, temper, result or score; None: nothing.

        Of a score that is a few words on how its seat ended, to stand beside its name. `seen` is the observation before
        the thing, where the caller has one.
        """

    def prompt(self, seen: O_contra, seat: Seat) -> tuple[Phrase, Phrase]:
        """What is asked of `seat` now and how it is done: the two lines of the speech strip."""

    def status(self, seen: O_contra) -> tuple[Phrase, ...]:
        """The facts that always stand at the top of the screen, as the round."""

    def holdings(self, seen: O_contra) -> Phrase | None:
        """What the viewer has beside points, to be said with how the match stands; None: nothing, as of a spectator.

        Signs and small pictures show it to the eye; this is for those who ask for words.
        """

    def aside(self, events: Sequence[Event], seen: O_contra) -> Phrase | None:
        """What these events mean to the viewer alone, which the log does not tell; None: nothing.

        The events are as the viewer knows them, and `seen` is what the viewer sees after them.
        """


AnyPresenter: TypeAlias = Presenter[Any, Any]
