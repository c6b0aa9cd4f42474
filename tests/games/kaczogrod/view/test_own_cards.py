"""Cards of a user's own: read from real files, told in words where they are wrong, and shown on the table."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from duckgames.core.match import Match
from duckgames.core.options import checked
from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase
from duckgames.core.record import Record
from duckgames.core.setup import MatchSetup, Person
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.rules import GAME, cards, decks, grammar, zones
from duckgames.games.kaczogrod.rules.cards import BASE, BUILT_IN
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view import VIEW
from duckgames.games.kaczogrod.view.card_faces import face_of
from duckgames.games.kaczogrod.view.faces import face_picture
from duckgames.games.kaczogrod.view.own_card_words import FAULTS, fault_sentence
from duckgames.games.kaczogrod.view.own_cards import SAMPLES, OwnCards
from duckgames.session.resources import resource
from duckgames.session.storage import data_folder
from duckgames.session.user_folder import FileFault
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from tests.games.kaczogrod.view.conftest import MakeDesk

HEADER = "id,group,name_en,name_pl"
TEA = "tea_house,trade,Tea House,Herbaciarnia"


@pytest.fixture
def folder(qapp: QApplication) -> Path:
    folder = data_folder() / "cards" / "kaczogrod"
    folder.mkdir(parents=True)
    return folder


def put(folder: Path, name: str, *rows: str, header: str = HEADER) -> Path:
    file = folder / name
    file.write_text("\n".join([header, *rows]), encoding="utf-8")
    return file


def photo(file: Path, colour: str) -> None:
    image = QImage(90, 60, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(file))


def test_without_a_folder_there_are_the_built_in_cards(qapp: QApplication) -> None:
    own = OwnCards()
    assert own.known is BASE
    assert own.faults == ()
    assert own.designs == ()
    assert not own.folder.path.exists()


def test_the_cards_of_all_files_are_there(folder: Path) -> None:
    put(folder, "b.csv", "mint_shop,trade,Mint Shop,Sklep")
    put(folder, "a.csv", TEA)
    own = OwnCards()
    assert own.faults == ()
    assert [design.id for design in own.designs] == ["tea_house", "mint_shop"]
    assert own.known.numbers["mint_shop"] == BUILT_IN + 2


def test_what_is_wrong_is_told_with_file_and_line_and_harms_no_other_card(folder: Path) -> None:
    first = put(folder, "a.csv", TEA, "Bad,trade,Bad,Bad", "mayor,townhall,Mayor,M")
    second = put(folder, "b.csv", "tea_house,trade,Again,Znowu", "mint_shop,trade,Mint Shop,Sklep")
    broken = folder / "c.csv"
    broken.write_bytes(b"id,group,name_en\ncaf\xe9")
    (folder / "nobody.png").write_bytes(b"")
    (folder / "mint_shop.svg").write_text("<svg")
    own = OwnCards()
    assert [design.id for design in own.designs] == ["tea_house", "mint_shop"]
    assert own.faults == (
        FileFault(first, "bad_id", 3, "Bad"),
        FileFault(first, "id_taken", 4, "mayor"),
        FileFault(second, "id_taken", 2, "tea_house"),
        FileFault(broken, "not_utf8", 2),
        FileFault(folder / "mint_shop.svg", "no_picture"),
        FileFault(folder / "nobody.png", "no_card", value="nobody"),
    )
    assert fault_sentence(own.faults[1]) == "a.csv, line 4: Another card has the id “mayor” already."
    assert fault_sentence(own.faults[5]) == "nobody.png: No card of yours has the id “nobody”."


def test_every_fault_that_a_row_can_have_is_worded() -> None:
    said = Path(cards.__file__).read_text(encoding="utf-8")
    rows = set(re.findall(r'BadCard\([^"]*"([a-z_.]+)"', said)) - {"not_as_written"}
    effects = set(re.findall(r'BadEffect\("(\w+)"', Path(grammar.__file__).read_text(encoding="utf-8")))
    assert len(rows) > 8
    assert len(effects) > 12
    named = {f"bad_{kind}" for kind in ("name", "text", "short")} | {f"effect.{effect}" for effect in effects}
    files = {"unreadable", "too_large", "too_many", "not_utf8", "no_picture", "no_card"}
    assert set(FAULTS) == rows | named | files


def test_the_folder_is_explained_when_it_is_opened_and_its_example_works(qapp: QApplication) -> None:
    own = OwnCards()
    own.prepare_folder()
    there = {str(file.relative_to(own.folder.path)) for file in own.folder.path.rglob("*") if file.is_file()}
    assert {"README.en.txt", "README.pl.txt", "README.ru.txt"} < there
    own.read()
    assert not own.designs, "the example is not in play before somebody wants it"
    shutil.copytree(own.folder.path / "example", own.folder.path, dirs_exist_ok=True)
    own.read()
    assert own.faults == ()
    assert [design.id for design in own.designs] == ["tea_house", "spring_storm"]
    assert face_of(Card("trade", "tea_house"), own.known).picture
    for design in own.designs:
        assert len(set(design.names.values())) == 3


def test_the_explanations_name_all_columns_and_groups() -> None:
    for language in ("en", "pl", "ru"):
        text = resource(f"{SAMPLES}/README.{language}.txt").read_text(encoding="utf-8")
        for word in (*cards.COLUMNS, *GROUPS):
            assert word in text, (language, word)


def match_options(own: OwnCards) -> dict[str, str | int]:
    """A match of 53 cards in which both decks hold all cards of the user's own."""
    ids = " ".join(design.id for design in own.designs)
    deck = f"{ids} {' '.join(map(str, range(50, 103 - len(own.designs))))}"
    assert decks.faults(decks.of_text(deck, own.known), 53, own.known) == []
    return {"cards": own.rows([deck, "balanced"]), "deck_0": deck, "deck_1": deck, "length": 53}


def test_the_table_shows_names_and_pictures_of_own_cards(folder: Path, make_desk: MakeDesk) -> None:
    put(folder, "a.csv", TEA)
    photo(folder / "tea_house.png", "#ff00ff")
    options = match_options(OwnCards())
    desk = make_desk(2, options=options)
    tea = Card("trade", "tea_house")
    board = desk.table._board
    assert face_of(tea, board.known).name == "Tea House"
    assert desk.table._showing.texts.say(Phrase("list.card", {"card": tea})) == "Tea House"
    texts = Texts(VIEW, desk.match.setup.seats, desk.match.setup.options)
    assert texts.say(Phrase("list.card", {"card": tea})) == "Tea House"
    place = board.stack(zones.stock(0)).index(tea)
    focus = desk.table.focus_card(Slot(zones.stock(0), place))
    assert focus is not None
    assert (focus.title, focus.pill) == ("Tea House", "Trade and services")
    image = face_picture(desk.look, face_of(tea, board.known), QSizeF(200, 200), 1).toImage()
    assert image.pixelColor(100, 75) == QColor("#ff00ff")


def test_a_match_goes_on_when_the_folder_is_gone(folder: Path, look: Look) -> None:
    put(folder, "a.csv", TEA)
    photo(folder / "tea_house.png", "#ff00ff")
    own = OwnCards()
    match = Match(GAME, _setup(match_options(own)))
    text = match.to_record("0").to_json()
    shutil.rmtree(folder)
    assert OwnCards().known is BASE
    again = Match.replay(GAME, Record.from_json(text))
    assert again.state == match.state
    known = cards.catalogue(again.state.extra)
    face = face_of(Card("trade", "tea_house"), known)
    assert (face.name, face.picture) == ("Tea House", "")
    assert not face_picture(look, face, QSizeF(200, 200), 1).isNull()


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_picture_that_vanishes_while_it_is_shown_does_no_harm(folder: Path, look: Look, ending: str) -> None:
    put(folder, "a.csv", TEA)
    file = folder / f"tea_house.{ending}"
    if ending == "svg":
        shutil.copy(resource(f"{SAMPLES}/example/tea_house.svg"), file)
    else:
        photo(file, "#ff00ff")
    own = OwnCards()
    face = face_of(Card("trade", "tea_house"), own.known)
    assert face.picture
    file.unlink()
    assert not face_picture(look, face, QSizeF(200, 200), 1).isNull()


def test_names_follow_the_language(folder: Path) -> None:
    put(folder, "a.csv", TEA)
    own = OwnCards()
    assert own.designs[0].names == {"pl": "Herbaciarnia", "en": "Tea House", "ru": "Tea House"}
    options = checked(INFO.options, match_options(own))
    assert VIEW.card_name(Card("trade", "tea_house"), options) == "Tea House"
    assert VIEW.card_name(Card("trade", "bank"), options) == "Bank"
    assert VIEW.card_name(Card("trade", "tea_house")) == "tea_house"


def _setup(options: dict[str, str | int]) -> MatchSetup:
    return MatchSetup("kaczogrod", (Person("", "pip"), Person("", "quill")), 4, options)
