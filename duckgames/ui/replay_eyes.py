"""Whose eyes one has while a match is watched: those of one seat, of an onlooker, or of whoever is to move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from duckgames.core.places import Seat
from duckgames.session.viewing import Viewing
from duckgames.ui.texts import Texts

translate = QCoreApplication.translate

MOVER = "mover"
"""The eyes of whoever takes the next step, at every moment."""


class ReplayEyes:
    """The eyes one has in `viewing`, as a key: a seat as text, `MOVER`, or nothing for an onlooker."""

    def __init__(self, viewing: Viewing) -> None:
        self._viewing = viewing
        self.keys = ["" if seat is None else str(seat) for seat in viewing.viewers]
        self.all_open = viewing.ended and viewing.match.game.info.secrets
        """Whether there were secrets that are none any more."""
        if self.all_open:
            self.keys.append(MOVER)
        self.key = self.keys[0]

    def at(self, ply: int) -> Seat | None:
        """The seat whose eyes one has after `ply` steps."""
        if self.key != MOVER:
            return int(self.key) if self.key else None
        mover = self._viewing.mover(ply)
        # Whoever took the last step sees how it ends.
        return self._viewing.match.actions[ply - 1][0] if mover is None and ply else mover

    @property
    def next(self) -> str:
        """The eyes after these."""
        return self.keys[(self.keys.index(self.key) + 1) % len(self.keys)]

    def words(self, texts: Texts) -> dict[str, str]:
        """What all the eyes one may have are called."""
        special = {
            "": translate("ReplayEyes", "Onlooker"),
            MOVER: translate("ReplayEyes", "Whoever is to move"),
        }
        return {key: special[key] if key in special else texts.name(int(key)) for key in self.keys}
