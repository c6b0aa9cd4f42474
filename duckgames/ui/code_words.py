"""What is wrong with the code of a match, in plain words that name the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.core.record import BadRecord
from duckgames.core.share_text import MARK, BadCode, Fault
from duckgames.session.shared import Arrived

SENTENCES: Final[Mapping[Fault, object]] = {
    Fault.NO_CODE: QT_TRANSLATE_NOOP("codes", "There is no match in this text. The code of one begins with {mark}."),
    Fault.TOO_LONG: QT_TRANSLATE_NOOP("codes", "This text is too long. Paste the code of one match only."),
    Fault.NEWER: QT_TRANSLATE_NOOP("codes", "A newer version of the program made this code."),
    Fault.DAMAGED: QT_TRANSLATE_NOOP(
        "codes", "The code is damaged in line {line}, at character {column}: something is changed, missing or doubled."
    ),
    Fault.CUT: QT_TRANSLATE_NOOP("codes", "The code breaks off after line {line}: its end is missing."),
    Fault.JOINED: QT_TRANSLATE_NOOP("codes", "Another code begins in line {line}. Paste one at a time."),
    Fault.CONTENT: QT_TRANSLATE_NOOP("codes", "This code describes no match."),
    Fault.GAME: QT_TRANSLATE_NOOP("codes", "This is a match of a game that is not in this program: {game}"),
    Fault.SETUP: QT_TRANSLATE_NOOP(
        "codes", "This match was set up in a way that this version of the program does not know."
    ),
    Fault.RULES: QT_TRANSLATE_NOOP(
        "codes", "Another version of the rules made this match. By the rules of today not even its first turn fits."
    ),
    Fault.REPLAY: QT_TRANSLATE_NOOP("codes", "The moves in this code do not fit the rules of the game."),
}
"""The sentence of every fault."""

UNWRITTEN: Final[object] = QT_TRANSLATE_NOOP(
    "codes", "This match does not fit the rules of today and cannot be shared."
)
PARTLY: Final[object] = QT_TRANSLATE_NOOP(
    "codes", "Another version of the rules made this match. It is shown up to turn {turn} of {turns}."
)
LONGEST_NAME: Final = 40


def code_sentence(error: BadRecord) -> str:
    """What is wrong with a code, or with a match that shall become one."""
    if not isinstance(error, BadCode):
        return _translated(UNWRITTEN)
    line, column = (error.spot.line, error.spot.column) if error.spot is not None else (0, 0)
    words = {"mark": MARK, "line": line, "column": column, "game": error.detail[:LONGEST_NAME]}
    return _translated(SENTENCES[error.fault]).format(**words)


def partly_sentence(match: Arrived) -> str:
    """How far a match goes that other rules made; nothing of one that is whole."""
    return "" if match.whole else _translated(PARTLY).format(turn=match.turn, turns=match.turns)


def _translated(source: object) -> str:
    return QCoreApplication.translate("codes", str(source))
