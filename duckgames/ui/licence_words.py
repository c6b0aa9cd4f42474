"""What the page of licences says of each part: whose work it is, and what the program needs it for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.session.licences import Part

CONTEXT: Final = "LicencesDialog"


@dataclass(frozen=True)
class PartWords:
    """The marked words of one part."""

    whose: object
    purpose: object


QT_COMPANY: Final = QT_TRANSLATE_NOOP("LicencesDialog", "The Qt Company Ltd. and others who contributed")
WORDS: Final = {
    "duckgames": PartWords(
        QT_TRANSLATE_NOOP("LicencesDialog", "The Duck Games contributors"),
        QT_TRANSLATE_NOOP("LicencesDialog", "The program with its pictures, sounds and words."),
    ),
    "qt": PartWords(QT_COMPANY, QT_TRANSLATE_NOOP("LicencesDialog", "The window, all that is drawn, and all sound.")),
    "pyside6": PartWords(
        QT_COMPANY, QT_TRANSLATE_NOOP("LicencesDialog", "PySide6 and shiboken6, by which Python makes use of Qt.")
    ),
    "python": PartWords(
        QT_TRANSLATE_NOOP("LicencesDialog", "Python Software Foundation"),
        QT_TRANSLATE_NOOP("LicencesDialog", "The language the program is written in, and what runs it."),
    ),
    "numpy": PartWords(
        QT_TRANSLATE_NOOP("LicencesDialog", "The NumPy developers"),
        QT_TRANSLATE_NOOP(
            "LicencesDialog",
            "Arithmetic for ducks that think ahead. On most systems it brings OpenBLAS and libraries of GCC, under "
            "licences of their own.",
        ),
    ),
    "platformdirs": PartWords(
        QT_TRANSLATE_NOOP("LicencesDialog", "The platformdirs developers"),
        QT_TRANSLATE_NOOP("LicencesDialog", "Knows in which folders a system keeps what belongs to its user."),
    ),
    "pyinstaller": PartWords(
        QT_TRANSLATE_NOOP("LicencesDialog", "The PyInstaller development team"),
        QT_TRANSLATE_NOOP(
            "LicencesDialog",
            "Starts the program from its folder. An exception in its licence allows this for programs under any other.",
        ),
    ),
    "system": PartWords(
        QT_TRANSLATE_NOOP("LicencesDialog", "Many authors, whom the texts name"),
        QT_TRANSLATE_NOOP(
            "LicencesDialog",
            "Libraries of the system on which this program was built. Its makers offer their source code.",
        ),
    ),
}
SYSTEM: Final = QT_TRANSLATE_NOOP("LicencesDialog", "System libraries")
OWN: Final = QT_TRANSLATE_NOOP("LicencesDialog", "Each has its own")


def called(part: Part) -> str:
    """What a part is called."""
    return said(SYSTEM) if part.key == "system" else part.name


def named(part: Part) -> str:
    """What a part is called, with its version, or with the system it comes from."""
    between = ": " if part.key == "system" else " "
    return between.join(text for text in (called(part), part.version) if text)


def owned(part: Part) -> str:
    """Its licence, and whose work it is."""
    words = WORDS.get(part.key)
    return " · ".join(text for text in (part.licence or said(OWN), said(words.whose) if words else "") if text)


def needed(part: Part) -> str:
    """What it is for."""
    words = WORDS.get(part.key)
    return said(words.purpose) if words else ""


def said(marked: object) -> str:
    """A marked text in the language of the moment."""
    return QCoreApplication.translate(CONTEXT, str(marked))
