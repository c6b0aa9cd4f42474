"""What is picked for each seat of a new match beside who plays there, as a deck."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option, Options, OptionValue, checked
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai
from duckgames.ui.pages import Files, Pick
from duckgames.ui.seating import Seating
from duckgames.ui.view import GameView


def family(option: Option) -> str:
    """What the options of all seats have in common: `deck` of `deck_0` and `deck_1`."""
    return option.key.removesuffix(f"_{option.seat}")


def is_shown(option: Option) -> bool:
    """Whether an option is chosen for the match as a whole; with less than two values there is no choice."""
    return option.seat is None and len(option.values) > 1


class SeatPicks:
    """The options of the seats of one game; what may be picked depends on the other options."""

    def __init__(self, info: GameInfo, view: GameView, files: Files) -> None:
        self._info = info
        self._view = view
        self._files = files
        self._options = checked(info.options, {})
        self.families = tuple(dict.fromkeys(family(option) for option in info.options if option.seat is not None))

    def use_options(self, options: Options) -> None:
        """Other options are chosen now."""
        self._options = checked(self._info.options, options)

    def offered(self, seating: Seating, seat: Seat, name: str) -> tuple[Pick, ...]:
        """What may be picked for a seat, the usual one first; nothing where no choice is left."""
        option = self._option(seat, name)
        if option is None:
            return ()
        duck = isinstance(seating.seats[seat], Ai)
        picks = self._view.picks(option, self._options, self._files)
        return tuple(pick for pick in picks if duck or not pick.ducks_only)

    def picked(self, seating: Seating, seat: Seat, name: str) -> Pick | None:
        """What is picked for a seat: the usual, where what was picked before is not there any more."""
        offered = self.offered(seating, seat, name)
        wanted = seating.pick(seat, name)
        return next((pick for pick in offered if pick.key == wanted), offered[0] if offered else None)

    def values(self, seating: Seating, seed: int) -> dict[str, OptionValue]:
        """The options of all seats; what is left to chance depends on the seed alone."""
        found: dict[str, OptionValue] = {}
        for seat in range(len(seating.seats)):
            for name in self.families:
                option, pick = self._option(seat, name), self.picked(seating, seat, name)
                if option is not None and pick is not None:
                    found[option.key] = pick.value(Rng(seed).named(f"pick/{option.key}"))
        return found

    def heading(self, name: str) -> str:
        """What is picked, in a word."""
        key = f"option.{name}"
        if key not in self._view.wording:
            return name
        return QCoreApplication.translate(self._view.context, str(self._view.wording[key]))

    def _option(self, seat: Seat, name: str) -> Option | None:
        options = (option for option in self._info.options if option.seat == seat)
        return next((option for option in options if family(option) == name), None)
