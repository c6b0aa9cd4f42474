"""Texts lengthened by two fifths, as those of a language nobody has thought of yet."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

MORE: Final = 0.4

_KEPT: Final = re.compile(r"(\{[^}]*\}|<[^>]*>|&\w+;|%\w)")
_WORD: Final = re.compile(r"[^\W\d_]{2,}")


def lengthened(text: str) -> str:
    """`text` with every word longer by two fifths of its letters; placeholders, marks and numbers stay as they are."""
    parts = _KEPT.split(text)
    return "".join(part if _KEPT.fullmatch(part) else _WORD.sub(_stretched, part) for part in parts)


def _stretched(word: re.Match[str]) -> str:
    letters = word.group()
    return letters + letters[-1].lower() * round(MORE * len(letters))


class Longer(QTranslator):
    """Lengthens what the code says in English."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return lengthened(source) if n < 0 else lengthened(source.replace("%n", str(n)))

    def isEmpty(self) -> bool:
        return False

    def install(self) -> None:
        """From now on until `remove`."""
        QCoreApplication.installTranslator(self)

    def remove(self) -> None:
        QCoreApplication.removeTranslator(self)
