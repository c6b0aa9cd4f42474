"""What becomes of a match that the rules of today do not take."""

from __future__ import annotations

import logging

from duckgames.core.record import BadRecord, NewerRecord, Record
from duckgames.session.autosave import Keeper
from duckgames.session.errors import ErrorId, SessionError

_log = logging.getLogger(__name__)


def unusable(keeper: Keeper, record: Record, name: str | None, error: BadRecord) -> SessionError:
    """Why the match saved as `name` cannot be resumed; its file is put aside, unless a newer program made it."""
    # Not what the error says: that may be an action, and so a card in a hand.
    _log.warning("The match %s cannot be resumed: %s", name, error.stage)
    if isinstance(error, NewerRecord):
        return SessionError(ErrorId.SAVE_NEWER, {"file": name or ""})
    kept_as = keeper.set_aside(name, record) if name else ""
    data = {"file": name or "", "stage": error.stage, "kept_as": kept_as, "restored": False}
    return SessionError(ErrorId.SAVE_DAMAGED, data)
