"""Numbers with every word that is counted, and settings that hold no words of a language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import catalogues
import pytest
from PySide6.QtCore import QCoreApplication

from duckgames.core import registry
from duckgames.session import settings as declared
from duckgames.session.language import LanguageManager
from duckgames.ui.commands import HINT
from tests.end2end.conftest import StageMaker
from tests.end2end.stage import duel
from tests.test_translations import Message, catalogue

NUMBERS: Final = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 112)
FORMS: Final = {"en": "MOMMMMMMMMM", "pl": "MOFMMMMFMMM", "ru": "MOFMMMOFMOM"}
"""For each of those numbers: one, few or many. Polish says 21 kart and 22 karty, Russian 21 карта and 112 карт."""

PLACES: Final = {"en": "OM", "pl": "OFM", "ru": "OFM"}
"""The order of the forms in a catalogue."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations are compiled, as they are in an installed program."""
    catalogues.compile_newer()


@pytest.fixture
def languages(qapp: QCoreApplication) -> Iterator[LanguageManager]:
    manager = LanguageManager()
    yield manager
    # English without its catalogue, as the tests of single widgets expect it.
    for translator in manager._translators:
        QCoreApplication.removeTranslator(translator)
    manager.deleteLater()


def counted(message: Message, number: int) -> str:
    return QCoreApplication.translate(message.context, message.source, message.comment or None, number)


@pytest.mark.parametrize("code", ["en", "pl", "ru"])
def test_trial_50_every_number_has_its_form(languages: LanguageManager, code: str) -> None:
    languages.use(code)
    messages = [message for message in catalogue(code) if message.plural]
    assert len(messages) > 90
    wrong = []
    for message in messages:
        for number, form in zip(NUMBERS, FORMS[code], strict=True):
            wanted = message.forms[PLACES[code].index(form)].replace("%n", str(number))
            found = counted(message, number)
            if not found.strip() or found != wanted or str(number) not in found:
                wrong.append(f"{message}, {number}: {found!r} instead of {wanted!r}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("en", "0 cards, 1 card, 2 cards, 5 cards, 11 cards, 12 cards, 21 cards, 22 cards, 25 cards, 101 cards"),
        ("pl", "0 kart, 1 karta, 2 karty, 5 kart, 11 kart, 12 kart, 21 kart, 22 karty, 25 kart, 101 kart"),
        ("ru", "0 карт, 1 карта, 2 карты, 5 карт, 11 карт, 12 карт, 21 карта, 22 карты, 25 карт, 101 карта"),
    ],
)
def test_trial_50_cards_are_counted_as_people_do(languages: LanguageManager, code: str, wanted: str) -> None:
    languages.use(code)
    cards = Message("kaczogrod", "%n card(s)", "", "", True, ())
    assert ", ".join(counted(cards, number) for number in NUMBERS[:-1]) == wanted


def test_trial_53_what_was_chosen_in_polish_holds_in_russian(make_stage: StageMaker) -> None:
    stage = make_stage(language="pl")
    stage.settings.store(declared.THEME, "dark")
    stage.settings.store(declared.TEXT_SIZE, 125)
    stage.settings.store(declared.LETTER_KEYS, False)
    stage.look.shortcuts.assign(HINT, 0, "Ctrl+Shift+J")
    stage.remember(duel(77, game="duck_town", take_back=True))
    keys = stage.look.shortcuts.keys(HINT)
    assert "Ctrl+Shift+J" in keys
    stage.close()
    assert (stage.folder / "settings.ini").read_bytes().isascii(), "words of a language"
    stage = make_stage(language="ru")
    assert stage.settings.value(declared.THEME) == "dark"
    assert stage.settings.value(declared.TEXT_SIZE) == 125
    assert stage.settings.value(declared.LETTER_KEYS) is False
    assert stage.look.shortcuts.keys(HINT) == keys
    last = stage.settings.last_setup(registry.info("duck_town"))
    assert last is not None
    assert last.seats == duel(77, game="duck_town").seats
