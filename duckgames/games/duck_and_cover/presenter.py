"""What a person can do in Duck & Cover and what there is to say of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import singledispatch

from duckgames.ai.player import Reason
from duckgames.core.events import CardMoved, Event, MatchEnded, PhaseStarted, RoundEnded, ZoneShuffled
from duckgames.core.game import Refusal, Result
from duckgames.core.places import Cell, Seat, Slot, counted
from duckgames.core.presenter import Affordance, Gesture, Phrase, PhraseArg, Place, Who
from duckgames.games.duck_and_cover.rules.actions import Action, Cover, Duck
from duckgames.games.duck_and_cover.rules.cards import (
    COLUMNS,
    DISCARD_LIMIT,
    MAXIMUM,
    REPEAT,
    ROUNDS,
    ROWS,
    captain_card,
)
from duckgames.games.duck_and_cover.rules.events import AllQuacked, CardCalled, Covered, Quacked, Swam
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import PER_SEAT, pack, unpack
from duckgames.games.duck_and_cover.rules.zones import DECK, DISCARDS, REMOVED, pond

_REPEAT_CARD = captain_card(REPEAT)
_HOME = ((0, 0), (COLUMNS - 1, ROWS - 1))


class DuckAndCoverPresenter:
    """The methods of `core.presenter.Presenter`; phrases whose sentence has a subject carry it as `who`."""

    def affordances(self, seen: Observation, legal: Sequence[Action]) -> tuple[Affordance, ...]:
        """Each action as a drag of the called stack, or of what stands for it, to its target."""
        seat = _choosing(seen)
        return tuple(
            Affordance(
                action=action,
                source=Slot(pond(seat), unpack(seen.where[PER_SEAT * seat + action.duck])),
                target=Slot(pond(seat), action.cell),
                gesture=Gesture.DRAG,
                sign="cover" if isinstance(action, Cover) else "swim",
            )
            for action in legal
        )

    def attempt(self, seen: Observation, source: Place, target: Place | None) -> Action | None:
        """A drop in one pond, read as a cover where a stack lies and as a swim elsewhere.

        A press on a duck of the own pond that is not called is read as a swim on the spot, for the answer why not.
        """
        if not isinstance(source, Slot):
            return None
        if target is None:
            return _press(seen, source)
        if not isinstance(target, Slot) or source.zone != target.zone:
            return None
        seat = source.zone.seat
        if seat is None or source.zone != pond(seat):
            return None
        duck = _top(seen, seat, source.at)
        if not duck or not isinstance(target.at, tuple):
            return None
        return (Cover if _top(seen, seat, target.at) else Duck)(duck, target.at)

    def phrase(self, thing: object, seen: Observation | None = None) -> Phrase | None:
        """See `core.presenter.Presenter.phrase`; `seen` is used for actions only."""
        if isinstance(thing, Cover) and seen is not None:
            return Phrase("action.cover", {"over": _top(seen, _choosing(seen), thing.cell), "duck": thing.duck})
        if isinstance(thing, Duck) and seen is not None:
            base = PER_SEAT * _choosing(seen)
            taken = (unpack(place) for place in seen.where[base : base + PER_SEAT] if place)
            return Phrase("action.swim", {"duck": thing.duck, **place_words(thing.cell, taken)})
        return _phrase(thing)

    def prompt(self, seen: Observation, seat: Seat) -> tuple[Phrase, Phrase]:
        """What the captain calls, and what `seat` can do about it."""
        if seen.over:
            return Phrase("prompt.over"), Phrase("prompt.over.how")
        duck = seen.movers[seat]
        lead = _call(seen.called, seen.effect)
        if not duck:
            return lead, Phrase("refused.quack", {"n": seen.effect})
        if seen.commits[seat]:
            return lead, Phrase("refused.committed")
        return lead, Phrase("prompt.how.maximum" if seen.effect == MAXIMUM else "prompt.how", {"duck": duck})

    def status(self, seen: Observation) -> tuple[Phrase, ...]:
        """The round, and how full the discard area is."""
        limit = DISCARD_LIMIT[seen.seats]
        return (
            Phrase("round", {"number": seen.round, "of": ROUNDS}),
            Phrase("status.discards", {"number": len(seen.discards), "of": limit}),
        )

    def holdings(self, seen: Observation) -> None:
        """All there is to have lies on the table and has a name there."""

    def aside(self, events: Sequence[Event], seen: Observation) -> None:
        """Everything that happens means the same to all."""


def place_words(cell: Cell, taken: Iterable[Cell]) -> dict[str, PhraseArg]:
    """The column and row of a cell in a pond whose ducks lie at `taken`; a duck that swims off does not renumber it."""
    column, row = counted(cell, (*taken, *_HOME))
    return {"column": column, "row": row}


def _press(seen: Observation, source: Slot) -> Action | None:
    seat = _choosing(seen)
    if source.zone != pond(seat) or not isinstance(source.at, tuple):
        return None
    duck = _top(seen, seat, source.at)
    return Duck(duck, source.at) if duck and duck != seen.movers[seat] else None


def _choosing(seen: Observation) -> Seat:
    """The seat whose choice is asked for: the viewer's, or with several people the first that owes one."""
    if seen.viewer is not None:
        return seen.viewer
    owing = (seat for seat, duck in enumerate(seen.movers) if duck and not seen.commits[seat])
    return next(owing, 0)


def _top(seen: Observation, seat: Seat, at: Cell | int | None) -> int:
    """The number that shows at a cell of the pond of `seat`; 0 for none."""
    where = seen.where[PER_SEAT * seat : PER_SEAT * (seat + 1)]
    return where.index(pack(at)) if isinstance(at, tuple) and pack(at) in where else 0


def _call(card: int, effect: int) -> Phrase:
    key = "call.repeat" if card == REPEAT else "call"
    return Phrase(f"{key}.maximum") if effect == MAXIMUM else Phrase(key, {"number": effect})


@singledispatch
def _phrase(thing: object) -> Phrase | None:
    return None


def _register(kind: type, say: Callable[..., Phrase | None]) -> None:
    _phrase.register(kind)(say)


def _card_called(event: CardCalled) -> Phrase | None:
    card = REPEAT if event.card == _REPEAT_CARD else event.effect
    return _call(card, event.effect) if event.effect else None


def _card_moved(event: CardMoved) -> Phrase | None:
    if event.card != _REPEAT_CARD or event.source.zone == DECK:
        return None
    return {REMOVED: Phrase("repeat.first"), DISCARDS: Phrase("repeat.after_discard")}.get(event.target.zone)


def _shuffled(event: ZoneShuffled) -> Phrase | None:
    return Phrase("shuffled") if event.zone == DECK else None


def _refusal(refusal: Refusal) -> Phrase:
    args: dict[str, PhraseArg] = {"n": refusal.numbers[0]} if refusal.numbers else {}
    return Phrase(f"refused.{refusal.code}", args)


def _reason(reason: Reason) -> Phrase:
    """Words of what `ai.mind.explain` found; finishing has points only, all else a duck and a second number."""
    if reason.feature == "finish":
        return Phrase("reason.finish", {"number": reason.numbers[0]})
    duck, number = reason.numbers
    return Phrase(f"reason.{reason.feature}", {"duck": duck, "number": number})


_register(CardCalled, _card_called)
_register(Reason, _reason)
_register(CardMoved, _card_moved)
_register(ZoneShuffled, _shuffled)
_register(Refusal, _refusal)
_register(Covered, lambda e: Phrase("covers", {"who": Who(e.seat), "duck": e.duck, "over": e.over}))
_register(Swam, lambda e: Phrase("swims", {"who": Who(e.seat), "duck": e.duck}))
_register(Quacked, lambda e: Phrase("quacks", {"who": Who(e.seat), "duck": e.duck}))
_register(AllQuacked, lambda e: Phrase("all_quack", {"duck": e.duck}))
_register(RoundEnded, lambda e: Phrase(f"round_ended.{e.reason}", {"number": e.number}))
_register(PhaseStarted, lambda e: Phrase("round", {"number": e.number, "of": ROUNDS}))
_register(MatchEnded, lambda e: Phrase("match_ended"))
_register(Duck, lambda a: Phrase("action.swim", {"duck": a.duck}))
_register(Cover, lambda a: Phrase("action.cover.duck"))
_register(Result, lambda r: Phrase(f"verdict.{r.reason.value}"))

PRESENTER = DuckAndCoverPresenter()
