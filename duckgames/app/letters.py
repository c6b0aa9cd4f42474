"""Whether the fonts of the system have the letters of every language."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontMetricsF

from duckgames.ui.theme import Look

LETTERS: Final = {
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ",
    "en": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
}


def missing_letters(look: Look) -> str:
    """The letters that one of the two faces lacks, with all fonts that stand in for it; none in a usual system."""
    faces = [QFontMetricsF(font) for font in (look.story(20), look.plain(16))]
    letters = dict.fromkeys("".join(LETTERS.values()))
    return "".join(letter for letter in letters if not all(face.inFontUcs4(ord(letter)) for face in faces))
