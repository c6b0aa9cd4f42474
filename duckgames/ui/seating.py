"""What is chosen for a new match: seats, options and take-back, without any widget."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from duckgames.core.ducks import DUCKS
from duckgames.core.manifest import GameInfo
from duckgames.core.options import OptionValue, checked
from duckgames.core.rng import SEED_BITS
from duckgames.core.setup import LONGEST_NAME, Ai, MatchSetup, Person, Player

USUAL_DUCKS: Final = ("poppy", "reed", "quill", "comet", "smudge", "melody", "biscuit")
"""Who sits where in a first match: ducks that are easily told apart."""
USUAL_LEVEL: Final = "normal"
LARGEST_SEED: Final = (1 << SEED_BITS) - 1


@dataclass(frozen=True)
class Seating:
    """What was chosen; every change makes another one. No duck ever sits twice."""

    seats: tuple[Player, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    take_back: bool = False
    picks: tuple[Mapping[str, str], ...] = ()
    """The keys of what is picked for each seat, by what it is; seats at the end may be missing."""

    def pick(self, seat: int, name: str) -> str:
        """The key of what is picked for a seat; empty: the usual."""
        return self.picks[seat].get(name, "") if seat < len(self.picks) else ""

    def with_pick(self, seat: int, name: str, key: str) -> Seating:
        """With something else picked for a seat."""
        picks = [dict(picks) for picks in self.picks] + [{} for _ in self.seats[len(self.picks) :]]
        picks[seat][name] = key
        return replace(self, picks=tuple(picks))

    def with_player(self, seat: int, player: Player) -> Seating:
        """`player` at `seat`; if its duck sits elsewhere, the two change places."""
        before = self.seats[seat]
        seats = [
            replace(other, duck=before.duck) if other.duck == player.duck and n != seat else other
            for n, other in enumerate(self.seats)
        ]
        seats[seat] = player
        return replace(self, seats=tuple(seats))

    def with_duck(self, seat: int, duck: str) -> Seating:
        """`duck` at `seat`."""
        return self.with_player(seat, replace(self.seats[seat], duck=duck))

    def with_another(self, info: GameInfo) -> Seating:
        """One more AI, as strong as the one before it."""
        last = self.seats[-1]
        level = last.level if isinstance(last, Ai) else usual_level(info)
        return replace(self, seats=(*self.seats, Ai(level, self.next_temper(info), self.free_duck())))

    def without(self, seat: int) -> Seating:
        """All but `seat`."""
        picks = self.picks[:seat] + self.picks[seat + 1 :]
        return replace(self, seats=self.seats[:seat] + self.seats[seat + 1 :], picks=picks)

    def with_ducks(self, info: GameInfo, count: int) -> Seating:
        """As many AIs as asked for: the last ones leave, or others join them."""
        seating = self
        while len(seating.ducks) > count:
            seating = seating.without(seating.ducks[-1])
        while len(seating.ducks) < count:
            seating = seating.with_another(info)
        return seating

    @property
    def ducks(self) -> tuple[int, ...]:
        """The seats of AIs."""
        return tuple(seat for seat, player in enumerate(self.seats) if isinstance(player, Ai))

    @property
    def is_solo(self) -> bool:
        """Whether one person plays against ducks: nobody else minds what is taken back."""
        return bool(self.ducks) and len(self.seats) - len(self.ducks) == 1

    def possible_ducks(self, info: GameInfo) -> range:
        """How many AIs may play along with as many people as sit here."""
        people = len(self.seats) - len(self.ducks)
        least, most = info.seats
        return range(max(0, least - people), most - people + 1)

    def next_temper(self, info: GameInfo) -> str:
        """The temper that the fewest AIs have, the plainest of several: so all are met in turn."""
        tempers = [player.temper for player in self.seats if isinstance(player, Ai)]
        return min(info.tempers, key=tempers.count)

    def free_duck(self) -> str:
        """The next duck that sits nowhere."""
        taken = {player.duck for player in self.seats}
        return next(duck for duck in (*USUAL_DUCKS, *DUCKS) if duck not in taken)


def usual_level(info: GameInfo) -> str:
    """The level of a first match."""
    return USUAL_LEVEL if USUAL_LEVEL in info.levels else info.levels[0]


def first_seating(info: GameInfo) -> Seating:
    """One person and as many ducks as usually sit with one."""
    seating = Seating((Person("", USUAL_DUCKS[0]),), checked(info.options, {}))
    while len(seating.seats) < info.usual_seats:
        seating = seating.with_another(info)
    return seating


def seating_of(setup: MatchSetup, picks: tuple[Mapping[str, str], ...] = ()) -> Seating:
    """The seating of an earlier match, with what was picked for its seats.

    Names too long are cut and ducks that sit twice are exchanged.
    """
    seating = Seating((), setup.options, setup.take_back, picks)
    for player in setup.seats:
        taken = {other.duck for other in seating.seats}
        duck = seating.free_duck() if player.duck in taken else player.duck
        if isinstance(player, Person):
            player = Person(player.name[:LONGEST_NAME], duck)
        seating = replace(seating, seats=(*seating.seats, replace(player, duck=duck)))
    return seating


def read_seed(text: str) -> int | None:
    """The seed somebody typed, or None if it is none: a whole number that 64 bits hold."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED))):
        return None
    seed = int(digits)
    return seed if seed <= LARGEST_SEED else None
