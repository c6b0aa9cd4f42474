"""The language of the program: which there are, which is spoken now, and how it is switched."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from duckgames.session.qt_parts import qt_translations
from duckgames.session.resources import translation_folder

_log = logging.getLogger(__name__)

LANGUAGES: Final = ("pl", "en", "ru")

FALLBACK: Final = "en"
"""The language of the texts in the code, spoken where the system's is none of ours."""


def system_language() -> str:
    """The first language the user's system asks for that the program speaks."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


def worded(code: str, context: str, text: str) -> str:
    """One `text` of ours in the language `code` ("": the system's), where there is no application object yet."""
    translator = _ours(code or system_language())
    return (translator.translate(context, text) if translator is not None else "") or text


class LanguageManager(QObject):
    """Installs the translations of one language at a time, Qt's own and ours; Qt then tells every widget.

    Signals:
        changed: the code of the language that is spoken now.
    """

    changed = Signal(str)

    languages: Final = LANGUAGES

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self._current = ""

    @property
    def current(self) -> str:
        """The code of the language spoken now; empty before the first `use`."""
        return self._current

    def use(self, code: str) -> None:
        """Speaks `code` ("": the system's language) from now on; raises `ValueError` for a language there is not."""
        code = code or system_language()
        if code not in LANGUAGES:
            raise ValueError(f"no language {code!r}")
        if code == self._current:
            return
        self._current = code
        # Numbers and dates are right before any widget words itself anew.
        QLocale.setDefault(QLocale(code))
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
        self._translators = [translator for translator in (_qt(code), _ours(code)) if translator is not None]
        for new in self._translators:
            QCoreApplication.installTranslator(new)
        self.changed.emit(code)


def _qt(code: str) -> QTranslator | None:
    """Qt's own texts, as of its standard buttons; PySide6 brings them."""
    return _loaded(f"qtbase_{code}", qt_translations())


def _ours(code: str) -> QTranslator | None:
    try:
        folder = str(translation_folder())
    except FileNotFoundError:
        folder = ""
    return _loaded(f"duckgames_{code}", folder)


def _loaded(name: str, folder: str) -> QTranslator | None:
    translator = QTranslator()
    if folder and translator.load(name, folder):
        return translator
    _log.warning("The translation %s.qm is missing in %s; English is shown", name, folder or "the program")
    return None
