"""What can go wrong between the rules and the windows, as ids and data; the windows word them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class ErrorId(Enum):
    """What happened; the comment names the keys of `SessionError.data`."""

    AI_FALLBACK = "ai_fallback"  # seat, level: the duck gave no usable answer, so a random legal move is played
    REFUSED = "refused"  # seat, refusal (a core Refusal): an action that is not legal now was submitted
    PAUSED = "paused"  # seat: an action was submitted while the match is paused
    NOT_REVIEWED = "not_reviewed"  # game: nobody can judge this match, or its record does not fit the rules
    SAVE_DAMAGED = "save_damaged"  # file, stage, kept_as ("": it lies where it was), restored (bool: the copy is used)
    SAVE_NEWER = "save_newer"  # file: made by a newer version of the program; left as it is
    FILE_UNREADABLE = "file_unreadable"  # file, reason: it cannot be opened at all
    FOLDER_UNUSABLE = "folder_unusable"  # folder, reason: nothing can be saved there
    DISK_FULL = "disk_full"  # folder
    SAVE_FAILED = "save_failed"  # folder, reason: another error of the disk
    ALREADY_RUNNING = "already_running"  # folder: another window of the program uses it
    SETTINGS_DAMAGED = "settings_damaged"  # file, kept_as
    SETTINGS_UNWRITABLE = "settings_unwritable"  # file
    DATA_DAMAGED = "data_damaged"  # file, kept_as: what a game keeps beside its matches, as decks
    DATA_RESTORED = "data_restored"  # file, kept_as: the same, but the copy before it is used
    DATA_NEWER = "data_newer"  # file: made by a newer version of the program; left as it is
    DATA_UNWRITABLE = "data_unwritable"  # file, reason
    STATISTICS_DAMAGED = "statistics_damaged"  # file, kept_as: what can be read of them is used


@dataclass(frozen=True)
class SessionError:
    """An id and the data its sentence needs; never a sentence."""

    id: ErrorId
    data: Mapping[str, object] = field(default_factory=dict)


class SessionFailure(Exception):
    """Raised where a call cannot give what was asked; `error` says why."""

    def __init__(self, error: SessionError) -> None:
        super().__init__(f"{error.id.value}: {dict(error.data)}")
        self.error = error
