"""What went wrong, in plain words: the one place where an error of the session becomes a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.core.game import Refusal
from duckgames.core.presenter import AnyPresenter
from duckgames.session.errors import ErrorId, SessionError
from duckgames.ui.texts import Texts

SENTENCES: Final[Mapping[ErrorId, object]] = {
    ErrorId.AI_FALLBACK: QT_TRANSLATE_NOOP("errors", "{name} loses the thread and plays any legal move."),
    ErrorId.REFUSED: QT_TRANSLATE_NOOP("errors", "That is not possible now."),
    ErrorId.PAUSED: QT_TRANSLATE_NOOP("errors", "The match is paused. Go on first."),
    ErrorId.NOT_REVIEWED: QT_TRANSLATE_NOOP("errors", "This match cannot be reviewed. Its file stays as it is."),
    ErrorId.SAVE_DAMAGED: QT_TRANSLATE_NOOP(
        "errors", "This saved game will not open. The file is damaged. Your other games are safe."
    ),
    ErrorId.SAVE_NEWER: QT_TRANSLATE_NOOP(
        "errors", "This game was saved by a newer version of the program. The file stays as it is: {file}"
    ),
    ErrorId.FILE_UNREADABLE: QT_TRANSLATE_NOOP("errors", "This file cannot be read: {file} ({reason})"),
    ErrorId.FOLDER_UNUSABLE: QT_TRANSLATE_NOOP(
        "errors",
        "Nothing can be saved in this folder: {folder} ({reason}). The match goes on, but it is not kept.",
    ),
    ErrorId.DISK_FULL: QT_TRANSLATE_NOOP(
        "errors", "The disk is full, and the match cannot be saved. Make some room for this folder: {folder}"
    ),
    ErrorId.SAVE_FAILED: QT_TRANSLATE_NOOP("errors", "The match cannot be saved in this folder: {folder} ({reason})"),
    ErrorId.ALREADY_RUNNING: QT_TRANSLATE_NOOP(
        "errors", "Duck Games is open in another window already. Close that one first, or play on there."
    ),
    ErrorId.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP(
        "errors", "The settings cannot be read. The program starts with fresh ones."
    ),
    ErrorId.SETTINGS_UNWRITABLE: QT_TRANSLATE_NOOP(
        "errors", "The settings cannot be saved in {file}. They hold until you leave."
    ),
    ErrorId.DATA_DAMAGED: QT_TRANSLATE_NOOP("errors", "This file is damaged and is not used: {file}"),
    ErrorId.DATA_RESTORED: QT_TRANSLATE_NOOP(
        "errors", "This file is damaged: {file} The copy before it is used: your last change may be missing."
    ),
    ErrorId.DATA_NEWER: QT_TRANSLATE_NOOP(
        "errors",
        "A newer version of the program wrote this file: {file} It stays as it is, and nothing new is saved in it.",
    ),
    ErrorId.DATA_UNWRITABLE: QT_TRANSLATE_NOOP(
        "errors", "This file cannot be written: {file} ({reason}). What is new holds until you leave."
    ),
    ErrorId.STATISTICS_DAMAGED: QT_TRANSLATE_NOOP(
        "errors", "The statistics are damaged. All that can be read of them is used, and what finished matches tell."
    ),
}
"""The sentence of every id; what stands in braces comes from the data of the error."""

RESTORED: Final[object] = QT_TRANSLATE_NOOP(
    "errors",
    "The newest copy of this saved game is damaged. The one before it is opened: the last move may be missing.",
)
KEPT: Final[object] = QT_TRANSLATE_NOOP("errors", "The damaged file is kept as {file}")


def error_sentence(error: SessionError, texts: Texts | None = None, presenter: AnyPresenter | None = None) -> str:
    """What `error` means, in the language of the moment.

    An error of an open match needs its `texts`, for names, and its `presenter`, for why an action is refused.
    """
    refusal = error.data.get("refusal")
    if isinstance(refusal, Refusal) and texts is not None and presenter is not None:
        return _why_refused(refusal, texts, presenter)
    source = RESTORED if error.data.get("restored") else SENTENCES[error.id]
    sentence = _translated(source).format(**_words(error, texts))
    kept_as = error.data.get("kept_as")
    return f"{sentence} {_translated(KEPT).format(file=kept_as)}" if kept_as else sentence


def _why_refused(refusal: Refusal, texts: Texts, presenter: AnyPresenter) -> str:
    phrase = presenter.phrase(refusal)
    # Some refusals are the session's own, as when it is another seat's turn: no game has words for them.
    if phrase is None or not texts.knows(phrase.key):
        return _translated(SENTENCES[ErrorId.REFUSED])
    return texts.say(phrase)


def _words(error: SessionError, texts: Texts | None) -> dict[str, object]:
    seat = error.data.get("seat")
    name = texts.name(seat) if texts is not None and isinstance(seat, int) else ""
    return {**error.data, "name": name}


def _translated(source: object) -> str:
    return QCoreApplication.translate("errors", str(source))
