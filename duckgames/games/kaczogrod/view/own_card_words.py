"""What is wrong with a file of the user's own cards, in the language of the moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.session.user_folder import FileFault

FAULTS: Final[Mapping[str, object]] = {
    "unreadable": QT_TRANSLATE_NOOP("own cards", "This cannot be read: {value}"),
    "too_large": QT_TRANSLATE_NOOP("own cards", "The file is too large."),
    "not_utf8": QT_TRANSLATE_NOOP("own cards", "A letter is not in UTF-8. Save the file as UTF-8."),
    "no_table": QT_TRANSLATE_NOOP("own cards", "The table cannot be read any further."),
    "no_picture": QT_TRANSLATE_NOOP("own cards", "The picture cannot be drawn."),
    "no_card": QT_TRANSLATE_NOOP("own cards", "No card of yours has the id “{value}”."),
    "column_missing": QT_TRANSLATE_NOOP("own cards", "The first line must name the columns. One is missing: {value}"),
    "too_many": QT_TRANSLATE_NOOP("own cards", "That is one too many. The limit is {value}."),
    "bad_id": QT_TRANSLATE_NOOP(
        "own cards", "“{value}” is no id: 2 to 40 small letters a–z, digits and _, a letter first."
    ),
    "id_taken": QT_TRANSLATE_NOOP("own cards", "Another card has the id “{value}” already."),
    "bad_group": QT_TRANSLATE_NOOP("own cards", "“{value}” is no group."),
    "no_name": QT_TRANSLATE_NOOP("own cards", "The card has no name."),
    "bad_name": QT_TRANSLATE_NOOP("own cards", "This name is too long, or has odd signs: {value}"),
    "only_events_act": QT_TRANSLATE_NOOP("own cards", "Only events have an effect and a text."),
    "no_text": QT_TRANSLATE_NOOP("own cards", "An event needs a text and a short text."),
    "bad_text": QT_TRANSLATE_NOOP("own cards", "This text is too long, or has odd signs: {value}"),
    "bad_short": QT_TRANSLATE_NOOP("own cards", "This short text is too long, or has odd signs: {value}"),
    "effect.expected": QT_TRANSLATE_NOOP("own cards", "In the effect something is missing: {value}"),
    "effect.no_number": QT_TRANSLATE_NOOP("own cards", "The effect needs a number from 1 to 9, not “{value}”."),
    "effect.no_group": QT_TRANSLATE_NOOP("own cards", "The effect needs a group that fits, not “{value}”."),
    "effect.one_group": QT_TRANSLATE_NOOP("own cards", "The effect counts one group only."),
    "effect.no_target": QT_TRANSLATE_NOOP("own cards", "The effect must begin with its target, not “{value}”."),
    "effect.no_verb": QT_TRANSLATE_NOOP("own cards", "No effect begins with the word “{value}”."),
    "effect.too_much": QT_TRANSLATE_NOOP("own cards", "In the effect these words are too much: {value}"),
    "effect.no_range": QT_TRANSLATE_NOOP("own cards", "After “on” stands one range of the roll, as 1-3."),
    "effect.no_limit": QT_TRANSLATE_NOOP("own cards", "“{value}” is nothing that lasts."),
    "effect.not_rolled": QT_TRANSLATE_NOOP("own cards", "The effect counts a roll that was not made before."),
    "effect.self_only": QT_TRANSLATE_NOOP(
        "own cards", "Hand, deck, discard pile and places can be used with the target “self” only."
    ),
    "effect.name_first": QT_TRANSLATE_NOOP("own cards", "“name” must be the first step."),
    "effect.not_named": QT_TRANSLATE_NOOP("own cards", "The effect needs “name” before “named”."),
    "effect.one_place": QT_TRANSLATE_NOOP("own cards", "The card would have to lie in two places."),
    "effect.lasting_end": QT_TRANSLATE_NOOP("own cards", "“lasting” and “end” belong together, with nothing else."),
    "effect.fetch": QT_TRANSLATE_NOOP("own cards", "Only the Time Machine fetches cards from the discard pile."),
}
"""The sentence of every fault a file or a row can have; `{value}` is what is wrong."""

IN_LINE: Final[object] = QT_TRANSLATE_NOOP("own cards", "{file}, line {line}: {what}")
IN_FILE: Final[object] = QT_TRANSLATE_NOOP("own cards", "{file}: {what}")


def fault_sentence(fault: FileFault) -> str:
    """File, line and fault."""
    what = _translated(FAULTS[fault.fault]).format(value=fault.value)
    return _translated(IN_LINE if fault.line else IN_FILE).format(file=fault.file.name, line=fault.line, what=what)


def _translated(source: object) -> str:
    return QCoreApplication.translate("own cards", str(source))
