"""The deck builder speaks calmly of an unfinished deck, and everything on it has its room in a small window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget

from duckgames.games.kaczogrod.decks.draft import Draft, ready
from duckgames.games.kaczogrod.view.decks_page import DecksPage
from duckgames.session.language import LANGUAGES, LanguageManager
from duckgames.ui.focus_panel import Verdict
from duckgames.ui.pages import NoFiles
from duckgames.ui.theme import Look
from duckgames.ui.widgets import Label
from tests.end2end.fitting import cut
from tests.ui.dialogs import settle

FULL = ready("raider", 64)


@pytest.fixture
def page(look: Look) -> Iterator[DecksPage]:
    host = QWidget()
    host.resize(1024, 640)
    page = DecksPage(look, NoFiles(), host)
    page.resize(1024, 640)
    host.show()
    page.enter()
    yield page
    page.leave()
    host.close()
    host.deleteLater()


def told(page: DecksPage) -> tuple[str, str]:
    """The colour and the words of the verdict on the deck."""
    (label,) = (label for verdict in page.panel.findChildren(Verdict) for label in verdict.findChildren(Label))
    return label._colour, label.text()


def test_what_is_only_missing_is_no_alarm(page: DecksPage) -> None:
    assert told(page) == ("text_quiet", "Cards: 0 of 64.")
    page.desk.lay("", Draft(64, FULL.cards[:12]))
    colour, words = told(page)
    assert colour == "text_quiet"
    assert "town hall" in words


def test_what_is_wrong_with_a_deck_is_said_in_red_and_nothing_else_with_it(page: DecksPage) -> None:
    page.desk.lay("", Draft(53, FULL.cards))
    assert told(page) == ("illegal", "Cards: 64 of 53.")
    page.desk.lay("", FULL)
    assert told(page) == ("legal", "This deck is legal.")


def test_the_way_to_save_is_always_in_sight(page: DecksPage) -> None:
    save = page.panel.save
    for draft in (Draft(64), Draft(64, FULL.cards[:12]), FULL):
        page.desk.lay("", draft)
        assert save.isVisible()
        assert save.isEnabled() == bool(draft.cards)
        assert page.panel.rect().contains(save.mapTo(page.panel, save.rect().bottomRight()))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_nothing_is_cut_in_a_small_window(page: DecksPage, look: Look, code: str, scale: float) -> None:
    manager = LanguageManager()
    manager.use(code)
    look.use_text_scale(scale)
    settle()
    try:
        assert cut(page) == []
        assert not page._title.geometry().intersects(page.edit.geometry())
    finally:
        look.use_text_scale(1.0)
        manager.use("en")
