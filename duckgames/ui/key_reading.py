"""Reads which key was pressed, by its place where the keyboard writes another script, and writes it as text."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
NATIVE: Final = QKeySequence.SequenceFormat.NativeText
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
COUNTED: Final = (
    SHIFT | Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""The modifiers that make another key of a key; where on the keyboard it is does not."""

ALONE: Final = frozenset(
    (
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
        *(Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock),
    )
)
"""Keys that only change others."""

OTHER_SCRIPTS: Final = 0x370
"""From here on letters are Greek, Cyrillic and so on: no Latin letter stands on those keys."""

_ROWS: Final = (
    ("`", "ё"),
    ("qwertyuiop[]", "йцукенгшщзхъ"),
    ("asdfghjkl;'", "фывапролджэ"),
    ("zxcvbnm,.", "ячсмитьбю"),
)
_RUSSIAN: Final = {
    ord(letter.upper()): latin.upper() for latins, row in _ROWS for latin, letter in zip(latins, row, strict=True)
}
"""What a Latin keyboard has where a Russian one has these letters."""

_SET_1: Final = {0x10: "QWERTYUIOP[]", 0x1E: "ASDFGHJKL;'`", 0x2C: "ZXCVBNM,./"}
"""Rows of keys by the number that PC keyboards send for the first of them; Linux counts alike."""

_PLACES: Final = {start + n: letter for start, row in _SET_1.items() for n, letter in enumerate(row)}
_MAC: Final = {
    **dict(enumerate("ASDFHGZXCV")),
    **dict(zip((11, 12, 13, 14, 15, 16, 17, 31, 32, 34, 35), "BQWERYTOUIP", strict=True)),
    **dict(zip((37, 38, 40, 45, 46, 30, 33, 39, 41, 43, 47, 50), "LJKNM][';,.`", strict=True)),
}
"""The numbers of the keys of a Mac."""

_XKB: Final = 8
"""X11 and Wayland count keys from here."""


def key_text(event: QKeyEvent) -> str:
    """The pressed key as `QKeySequence` writes it for files; empty for a key that only changes others.

    A letter is meant by its key: Caps Lock makes no difference, and on a Russian keyboard it is the Latin letter of
    the same key. A sign is meant by itself, however it is typed: the keypad and Shift make no difference.
    """
    key = Qt.Key(event.key())
    if key in ALONE or key in (0, Qt.Key.Key_unknown):
        return ""
    if OTHER_SCRIPTS <= key < Qt.Key.Key_Escape:
        key = _at_place(event, sys.platform) or key
    modifiers = event.modifiers() & COUNTED
    if is_sign(key):
        modifiers &= ~SHIFT
    return QKeySequence(QKeyCombination(modifiers, key)).toString(PORTABLE)


def is_sign(key: int) -> bool:
    """Whether a key types a digit or a punctuation mark, which keyboards have with or without Shift."""
    return 0x20 < key < OTHER_SCRIPTS and not chr(key).isalpha()


def native(text: str) -> str:
    """A key as this system writes it."""
    return QKeySequence.fromString(text, PORTABLE).toString(NATIVE)


def is_character(text: str) -> bool:
    """Whether a key is a single letter, digit or punctuation mark, as they are typed."""
    return len(text) == 1


def combination(text: str) -> QKeyCombination | None:
    """The key that `text` is; None: it is not one key, written as `key_text` writes it."""
    keys = QKeySequence.fromString(text, PORTABLE)
    if keys.count() != 1 or keys.toString(PORTABLE) != text:
        return None
    key: QKeyCombination = keys[0]  # type: ignore[index]
    return None if key.key() == Qt.Key.Key_unknown else key


def _at_place(event: QKeyEvent, platform: str) -> Qt.Key | None:
    """The Latin key at the place of a key of another script; None if nothing tells."""
    code, virtual = event.nativeScanCode(), event.nativeVirtualKey()
    if platform == "darwin":
        # A key that a program makes, as for those who cannot press one, has no number; that of A is 0.
        letter = _MAC.get(virtual) if code or virtual else None
    elif platform == "win32":
        letter = _PLACES.get(code)
    else:
        letter = _PLACES.get(code - _XKB)
    letter = letter or _RUSSIAN.get(event.key())
    return None if letter is None else Qt.Key(ord(letter))
