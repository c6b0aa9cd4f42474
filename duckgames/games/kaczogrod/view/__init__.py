"""The visible side of Kaczogród: its table, its words and its pictures.

The launcher shows only name, sentence and postcard, so whatever belongs to the table is loaded when it is first wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from duckgames.core.lesson import Lesson
from duckgames.core.options import Option, Options
from duckgames.core.places import Card, Seat
from duckgames.core.setup import Player
from duckgames.games.kaczogrod.view.commands import COMMANDS
from duckgames.games.kaczogrod.view.postcard import postcard, sentence, title
from duckgames.games.kaczogrod.view.wording import CONTEXT, WORDING
from duckgames.ui.commands import Command
from duckgames.ui.pages import Files, Page, Pick
from duckgames.ui.sounds import Sounds
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from duckgames.ui.view import ScoreColumn

if TYPE_CHECKING:
    from duckgames.games.kaczogrod.rules.observation import Observation
    from duckgames.games.kaczogrod.view.collection_page import CollectionPage
    from duckgames.games.kaczogrod.view.decks_page import DecksPage
    from duckgames.games.kaczogrod.view.own_cards_page import OwnCardsPage
    from duckgames.games.kaczogrod.view.table import CityTable


def _decks_title() -> str:
    return QCoreApplication.translate(CONTEXT, str(WORDING["page.decks"]))


def _decks_page(look: Look, files: Files, parent: QWidget) -> DecksPage:
    from duckgames.games.kaczogrod.view.collection_shelf import owned_of
    from duckgames.games.kaczogrod.view.decks_page import DecksPage

    return DecksPage(look, files, parent, lambda: owned_of(files))


def _collection_title() -> str:
    return QCoreApplication.translate(CONTEXT, str(WORDING["page.collection"]))


def _collection_page(look: Look, files: Files, parent: QWidget) -> CollectionPage:
    from duckgames.games.kaczogrod.view.collection_page import CollectionPage

    return CollectionPage(look, files, parent)


def _own_cards_title() -> str:
    return QCoreApplication.translate(CONTEXT, str(WORDING["page.own_cards"]))


def _own_cards_page(look: Look, files: Files, parent: QWidget) -> OwnCardsPage:
    from duckgames.games.kaczogrod.view.own_cards_page import OwnCardsPage

    return OwnCardsPage(look, parent)


class KaczogrodView:
    """The methods of `ui.view.GameView`."""

    context: str = CONTEXT
    wording: Mapping[str, object] = WORDING
    columns: tuple[ScoreColumn, ...] = (
        ScoreColumn("specials", "score.specials", glyph="star", tie=True),
        ScoreColumn("types", "score.types", glyph="five", bonus=True),
        ScoreColumn("objects", "score.objects", counted=False, glyph="town"),
    )
    lowest_wins: bool = False
    commands: tuple[Command, ...] = COMMANDS
    pages: tuple[Page, ...] = (
        Page("decks", "cards", _decks_title, _decks_page),
        Page("collection", "gem", _collection_title, _collection_page),
        Page("own_cards", "folder", _own_cards_title, _own_cards_page),
    )

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        from duckgames.games.kaczogrod.view.lessons import LESSONS

        return LESSONS

    def title(self) -> str:
        return title()

    def sentence(self) -> str:
        return sentence()

    def card_name(self, card: Card, options: Options | None = None) -> str:
        from duckgames.games.kaczogrod.rules.cards import BASE, catalogue
        from duckgames.games.kaczogrod.rules.decks import extra_of
        from duckgames.games.kaczogrod.view.card_faces import card_name

        return card_name(card, catalogue(extra_of(options)) if options and card.id not in BASE.numbers else BASE)

    def paint_postcard(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        postcard(look)(painter, rect, look.dark)

    def make_table(self, look: Look, sounds: Sounds, players: Sequence[Player], parent: QWidget) -> CityTable:
        from duckgames.games.kaczogrod.view.table import CityTable

        return CityTable(look, sounds, players, Texts(self, players), parent)

    def picks(self, option: Option, options: Options, files: Files) -> tuple[Pick, ...]:
        from duckgames.games.kaczogrod.view.decks_picks import picks

        return picks(option, options, files)

    def completed(self, options: Options) -> Options:
        from duckgames.games.kaczogrod.view.decks_picks import completed

        return completed(options)

    def paint_row(self, painter: QPainter, rect: QRectF, look: Look, seen: Observation, seat: Seat) -> None:
        from duckgames.games.kaczogrod.view.score_picture import paint_city

        paint_city(painter, look, rect, seen, seat)


VIEW = KaczogrodView()

__all__ = ["VIEW", "KaczogrodView"]
