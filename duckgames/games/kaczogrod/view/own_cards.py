"""The cards in the user's folder: read into a catalogue, and what is wrong with those that cannot be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from duckgames.games.kaczogrod.rules import decks
from duckgames.games.kaczogrod.rules.cards import BASE, BUILT_IN, DESIGNS, Catalogue, Design, read_file
from duckgames.games.kaczogrod.view.own_pictures import ENDINGS, can_be_drawn, forget_pictures, own_folder
from duckgames.session.resources import resource
from duckgames.session.user_folder import FileFault, UserFolder, read_text

SAMPLES: Final = "games/kaczogrod/own_cards"
"""What a new folder holds: an explanation in each language, and an example in a folder of its own."""


class OwnCards:
    """The built-in designs and those of the user's folder, as it was when it was read last.

    `known` are all of them: decks are built and checked with it.
    """

    def __init__(self, folder: UserFolder | None = None) -> None:
        self.folder = folder or own_folder()
        self.known: Catalogue = BASE
        self._faults: list[FileFault] = []
        self._look_through()

    @property
    def designs(self) -> tuple[Design, ...]:
        """The designs of the user's own."""
        return tuple(self.known.designs[BUILT_IN:])

    @property
    def faults(self) -> tuple[FileFault, ...]:
        """What is wrong with files of the folder; every other card can be used all the same."""
        return (*self._faults, *self._picture_faults())

    def read(self) -> None:
        """Looks through the folder again, also for other pictures."""
        forget_pictures()
        self._look_through()

    def rows(self, chosen: Iterable[str]) -> str:
        """What the option `cards` of a match is in which these decks are played."""
        return decks.rows_in_use(chosen, self.known)

    def prepare_folder(self) -> None:
        """Makes the folder, with explanation and example; raises `SessionFailure` where that fails."""
        self.folder.prepare(resource(SAMPLES))

    def _look_through(self) -> None:
        designs, self._faults = self._read_tables()
        self.known = Catalogue((*DESIGNS, *designs)) if designs else BASE

    def _read_tables(self) -> tuple[list[Design], list[FileFault]]:
        files, found = self.folder.files(("csv",))
        designs: list[Design] = []
        faults = list(found)
        for file in files:
            text = read_text(file)
            if isinstance(text, FileFault):
                faults.append(text)
                continue
            taken = {*BASE.numbers, *(design.id for design in designs)}
            good, bad = read_file(text, BUILT_IN + 1 + len(designs), taken)
            designs += good
            faults += [FileFault(file, each.fault, each.line, each.value) for each in bad]
        return designs, faults

    def _picture_faults(self) -> list[FileFault]:
        files, found = self.folder.files(ENDINGS)
        faults = list(found)
        own = {design.id for design in self.designs}
        for file in files:
            if file.stem not in own:
                faults.append(FileFault(file, "no_card", value=file.stem))
            elif not can_be_drawn(file):
                faults.append(FileFault(file, "no_picture"))
        return faults
