"""The rows of the settings: which setting stands where, and the words for it and for its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from duckgames.session import settings as declared
from duckgames.session.settings import Setting

CONTEXT: Final = "SettingsDialog"
OWN_NAMES: Final = {"pl": "Polski", "en": "English", "ru": "Русский"}
"""Each language by its own name, whatever is spoken now."""

SIZES: Final = {str(size): f"{size} %" for size in declared.TEXT_SIZE.allowed}
SYSTEM: Final = QT_TRANSLATE_NOOP("SettingsDialog", "System")


@dataclass(frozen=True)
class SettingWords:
    """A setting on the page: a row of choices if it has `values`, else a switch if it is true or false, else a slider.

    title:   its marked name.
    values:  the marked word for each value, by the text of the value.
    note:    more about it, marked; empty: the name says all.
    turned:  a switch that is on where the setting is off, as sounds are while nothing is muted.
    """

    setting: Setting[Any]
    title: object
    values: Mapping[str, object] = field(default_factory=dict)
    note: object = ""
    turned: bool = False


@dataclass(frozen=True)
class Section:
    """A part of the settings that is shown at once."""

    key: str
    title: object
    rows: tuple[SettingWords, ...]


LOOK: Final = Section(
    "look",
    QT_TRANSLATE_NOOP("SettingsDialog", "Look"),
    (
        SettingWords(declared.LANGUAGE, QT_TRANSLATE_NOOP("SettingsDialog", "Language"), {"": SYSTEM, **OWN_NAMES}),
        SettingWords(
            declared.THEME,
            QT_TRANSLATE_NOOP("SettingsDialog", "Theme"),
            {
                "system": SYSTEM,
                "light": QT_TRANSLATE_NOOP("SettingsDialog", "Light"),
                "dark": QT_TRANSLATE_NOOP("SettingsDialog", "Dark"),
            },
        ),
        SettingWords(declared.TEXT_SIZE, QT_TRANSLATE_NOOP("SettingsDialog", "Text size"), SIZES),
        SettingWords(
            declared.MOTION,
            QT_TRANSLATE_NOOP("SettingsDialog", "Speed"),
            {
                "calm": QT_TRANSLATE_NOOP("SettingsDialog", "Calm"),
                "normal": QT_TRANSLATE_NOOP("SettingsDialog", "Normal"),
                "quick": QT_TRANSLATE_NOOP("SettingsDialog", "Quick"),
                "off": QT_TRANSLATE_NOOP("SettingsDialog", "No motion"),
            },
        ),
        SettingWords(
            declared.REDUCED,
            QT_TRANSLATE_NOOP("SettingsDialog", "Less motion"),
            {
                "system": SYSTEM,
                "on": QT_TRANSLATE_NOOP("SettingsDialog", "On"),
                "off": QT_TRANSLATE_NOOP("SettingsDialog", "Off"),
            },
            note=QT_TRANSLATE_NOOP("SettingsDialog", "Cards fade where they would travel."),
        ),
    ),
)
TABLE: Final = Section(
    "table",
    QT_TRANSLATE_NOOP("SettingsDialog", "At the table"),
    (
        SettingWords(declared.SHOW_LEGAL, QT_TRANSLATE_NOOP("SettingsDialog", "Show where a card may go")),
        SettingWords(declared.TRACKER, QT_TRANSLATE_NOOP("SettingsDialog", "Show which cards are still to come")),
        SettingWords(
            declared.REASONS,
            QT_TRANSLATE_NOOP("SettingsDialog", "Ducks say why"),
            note=QT_TRANSLATE_NOOP("SettingsDialog", "One line, where it gives away nothing that is secret."),
        ),
        SettingWords(
            declared.CONFIRM,
            QT_TRANSLATE_NOOP("SettingsDialog", "Confirm each move"),
            note=QT_TRANSLATE_NOOP("SettingsDialog", "A laid card waits for Enter, and Escape puts it back."),
        ),
        SettingWords(
            declared.TAKE_BACK,
            QT_TRANSLATE_NOOP("SettingsDialog", "Take back everything when playing alone against ducks"),
            note=QT_TRANSLATE_NOOP(
                "SettingsDialog", "Taking back a move that revealed something makes the match practice."
            ),
        ),
    ),
)
SOUND: Final = Section(
    "sound",
    QT_TRANSLATE_NOOP("SettingsDialog", "Sound"),
    (
        SettingWords(declared.MUTED, QT_TRANSLATE_NOOP("SettingsDialog", "Sounds"), turned=True),
        SettingWords(declared.VOLUME, QT_TRANSLATE_NOOP("SettingsDialog", "Volume")),
    ),
)
KEYS: Final = Section(
    "keys",
    QT_TRANSLATE_NOOP("SettingsDialog", "Keys"),
    (
        SettingWords(
            declared.LETTER_KEYS,
            QT_TRANSLATE_NOOP("SettingsDialog", "Single letters and signs are keys"),
            note=QT_TRANSLATE_NOOP("SettingsDialog", "Without them nothing is done by accident; the other keys stay."),
        ),
    ),
)
SECTIONS: Final = (LOOK, TABLE, SOUND, KEYS)


def said(text: object) -> str:
    """A marked text in the language of the moment; what is no sentence, as the name of a language, stays."""
    return QCoreApplication.translate(CONTEXT, str(text)) if text else ""
