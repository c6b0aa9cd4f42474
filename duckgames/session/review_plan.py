"""What a review of a match has to find out: which decisions to weigh, what positions to value, where chance spoke."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass
from typing import Any, Final

from duckgames.core.events import CardMoved, CardTurned, DieRolled, Event, seen_from
from duckgames.core.game import IllegalAction, apply
from duckgames.core.match import Match
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.setup import Person
from duckgames.core.table import fold, reveals
from duckgames.session.sights import Dream, legal_at, owed_since

DREAMS: Final = 3
"""In how many other worlds a step is looked at to tell what chance did in the real one."""

TRIES: Final = 24
"""How many worlds are tried, as in some of them another does not have what it played."""


@dataclass(frozen=True, order=True)
class Sight:
    """What `seat` saw after `ply` steps, until it saw something else."""

    ply: int
    seat: Seat


@dataclass(frozen=True)
class Choice:
    """The decision of a seat after `ply` steps, of which it saw what it had at `sight`."""

    ply: int
    sight: Sight
    action: Any


@dataclass(frozen=True)
class Chance:
    """A step in which chance had its say, as a seat saw it: it led from `before` to `after`, and to `ply`.

    `choice` is that seat's decision to take the step, if it was one. If it was none, `dreams` are the same step with
    other luck, by which what others chose is no luck; none where they chose what only the real world has.
    """

    ply: int
    before: Sight
    after: Sight
    choice: Choice | None
    dreams: tuple[Dream, ...] = ()


@dataclass(frozen=True)
class Plan:
    """A match and what is to be found out about it: the choices of the `seats`, and the value of what they saw."""

    match: Match
    seats: tuple[Seat, ...]
    choices: tuple[Choice, ...]
    sights: tuple[Sight, ...]
    chances: tuple[Chance, ...]


def people(match: Match) -> tuple[Seat, ...]:
    """The seats that the match was set up with people in."""
    return tuple(seat for seat, player in enumerate(match.setup.seats) if isinstance(player, Person))


def planned(match: Match, seats: Collection[Seat]) -> Generator[int, None, Plan]:
    """The plan for the decisions of those who sit in `seats`, but not of ducks that played for them.

    In pieces for those who must not be kept waiting: yields each ply, and returns the plan.
    """
    judged = tuple(sorted(seats))
    looks = {seat: _Looks(match, seat) for seat in judged}
    choices: list[Choice] = []
    chances: list[Chance] = []
    sights = {look.at(0) for look in looks.values()}
    for ply, (seat, action) in enumerate(match.actions):
        choice = _choice(match, ply, seat, action) if seat in looks else None
        if choice is not None:
            choices.append(choice)
            sights.add(choice.sight)
        for look in looks.values():
            if look.moves_on(ply + 1) and spoke(match, ply + 1, look.seat):
                own = choice if look.seat == seat else None
                dreams = () if own else _dreams(match, ply, look.seat)
                chance = Chance(ply + 1, look.before, look.at(ply + 1), own, dreams)
                chances.append(chance)
                sights |= {chance.after} if own or dreams else {chance.before, chance.after}
        yield ply + 1
    ended = match.result is not None
    sights |= {Sight(match.ply, seat) if ended else look.at(match.ply) for seat, look in looks.items()}
    return Plan(match, judged, tuple(choices), tuple(sorted(sights)), tuple(chances))


def spoke(match: Match, ply: int, seat: Seat) -> bool:
    """Whether chance had its say, as far as `seat` saw, in the step that led to `ply`.

    A die was rolled, or a card came to light that lay in nobody's hand: what others had in theirs is their choice.
    """
    step = match.steps[ply - 1]
    seen = [seen_from(event, seat) for event in step.events]
    if any(isinstance(event, DieRolled) for event in seen):
        return True
    if seat not in step.learned or not any(map(_shows, seen)):
        return False
    table = match.game.table(match.game.observe(match.at(ply - 1), seat))
    for event in seen:
        if _shows(event) and reveals(table, (event,)):
            return True
        table = fold(table, (event,))
    return False


class _Looks:
    """How one seat's sight of a match changes; asked in the order of play."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.seat = seat
        self.before = Sight(0, seat)
        """The sight before the last step."""
        self._match = match
        self._ply = 0
        self._seen = match.game.observe(match.at(0), seat)

    def moves_on(self, ply: int) -> bool:
        """Goes on to what is seen after `ply` steps; says whether it is anything new."""
        self.before = self.at(ply - 1)
        seen = self._match.game.observe(self._match.at(ply), self.seat)
        if seen == self._seen:
            return False
        self._ply, self._seen = ply, seen
        return True

    def at(self, ply: int) -> Sight:
        """The sight after `ply` steps, as old as what is seen; open commits of others change nothing."""
        owing = self.seat in self._match.game.owing(self._match.at(ply))
        return Sight(owed_since(self._match, self.seat, ply) if owing else self._ply, self.seat)


def _choice(match: Match, ply: int, seat: Seat, action: Any) -> Choice | None:
    """The decision after `ply` steps; None if there was but one action, or another decided for whom sits there."""
    since = owed_since(match, seat, ply)
    if match.players.at(ply, seat) != match.setup.seats[seat] or len(legal_at(match, seat, since)) < 2:
        return None
    return Choice(ply, Sight(since, seat), action)


def _dreams(match: Match, ply: int, seat: Seat) -> tuple[Dream, ...]:
    """The step after `ply` steps in worlds that `seat` could not tell from the real one."""
    actor, action = match.actions[ply]
    seen = match.game.observe(match.at(ply), seat)
    dreams: list[Dream] = []
    for n in range(TRIES):
        # A generator of its own: one named from that of the match would deal and shuffle as it did.
        rng = Rng(Rng.for_ply(match.setup.seed, ply, f"dream/{seat}/{n}").seed())
        try:
            step = apply(match.game, match.game.determinize(seen, rng), actor, action, rng)
        except IllegalAction:
            continue
        dreams.append(Dream(ply + 1, seat, step.state, tuple(seen_from(event, seat) for event in step.events)))
        if len(dreams) == DREAMS:
            break
    return tuple(dreams)


def _shows(event: Event) -> bool:
    """Whether the event shows a face, and not one out of a hand."""
    if isinstance(event, CardMoved):
        return event.card is not None and not event.source.zone.hand
    return isinstance(event, CardTurned) and event.card is not None and not event.slot.zone.hand
