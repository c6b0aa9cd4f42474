"""Where reviews are kept: in the notes of their matches."""

from __future__ import annotations

import logging
from dataclasses import replace

from duckgames.core import review
from duckgames.core.record import Record
from duckgames.core.review import Review
from duckgames.session.autosave import Keeper
from duckgames.session.errors import SessionFailure
from duckgames.session.storage import FINISHED, Storage

_log = logging.getLogger(__name__)


class KeptReviews:
    """The reviews of the finished matches in `storage`; `keeper` writes them, and nothing else of a match changes."""

    def __init__(self, storage: Storage, keeper: Keeper) -> None:
        self._storage = storage
        self._keeper = keeper

    def find(self, game: str, name: str) -> Review | None:
        """The review of the match called `name`; None if it has none."""
        record = self._newest(game, name)
        return None if record is None else review.of(record)

    def keep(self, game: str, name: str, found: Review) -> bool:
        """Keeps a review with the match called `name`; False where that match has gone on since, or away."""
        record = self._newest(game, name)
        if record is None or "result" not in record.notes or review.digest(record) != found.match:
            return False
        self._keeper.save(name, replace(record, notes={**record.notes, review.NOTE: found.to_note()}))
        return True

    def _newest(self, game: str, name: str) -> Record | None:
        """The match as it stands, whether or not the disk has it already."""
        waiting = self._keeper.unsaved().get(name)
        if waiting is not None:
            return waiting
        try:
            return self._storage.peek(game, name, FINISHED)
        except SessionFailure:
            _log.info("The match %s has no file among the finished ones", name)
            return None
