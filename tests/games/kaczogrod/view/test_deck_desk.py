"""The desk of the deck builder: every step can be taken back, and nothing that was made gets lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy

from duckgames.games.kaczogrod.decks.draft import Draft, ready
from duckgames.games.kaczogrod.rules.cards import BASE, Design
from duckgames.games.kaczogrod.view.decks_desk import USUAL_LENGTH, Desk, cabinet_of
from duckgames.session.errors import SessionError
from duckgames.session.game_files import GameFiles


@pytest.fixture
def told() -> list[SessionError]:
    return []


@pytest.fixture
def files(tmp_path: Path, told: list[SessionError]) -> GameFiles:
    return GameFiles(tmp_path, "kaczogrod", told.append)


@pytest.fixture
def desk(files: GameFiles) -> Desk:
    desk = Desk(files)
    desk.open()
    return desk


def complain(error: SessionError) -> None:
    pytest.fail(str(error))


def again(tmp_path: Path) -> Desk:
    """The desk in the next run of the program."""
    desk = Desk(GameFiles(tmp_path, "kaczogrod", complain))
    desk.open()
    return desk


def card(name: str) -> Design:
    return BASE.designs[BASE.numbers[name] - 1]


def names(desk: Desk) -> list[str]:
    return [deck.name for deck in desk.decks]


def test_cards_come_and_go_and_come_back(desk: Desk) -> None:
    assert (desk.draft, desk.name, desk.can_undo, desk.can_redo) == (Draft(USUAL_LENGTH), "", False, False)
    desk.add(card("port"))
    desk.add(card("bank"))
    desk.add(card("bank"))
    desk.remove("port")
    desk.use_length(80)
    assert desk.draft == Draft(80, ("bank",))
    for _ in range(3):
        desk.undo()
    assert desk.draft == Draft(USUAL_LENGTH, ("port",))
    desk.redo()
    assert desk.draft.cards == ("port", "bank")
    desk.add(card("cinema"))
    assert not desk.can_redo
    for _ in range(9):
        desk.undo()
        desk.redo()
        desk.undo()
    assert desk.draft == Draft(USUAL_LENGTH)


def test_what_changes_nothing_is_no_step(desk: Desk) -> None:
    spy = QSignalSpy(desk.changed)
    desk.remove("port")
    desk.use_length(USUAL_LENGTH)
    desk.redo()
    desk.undo()
    assert (spy.count(), desk.can_undo) == (0, False)


def test_only_what_is_owned_can_be_added(desk: Desk) -> None:
    desk.open(owned=lambda design: int(design == "port"))
    desk.add(card("port"))
    desk.add(card("bank"))
    assert desk.draft.cards == ("port",)
    assert not desk.may_add(card("port"))
    assert not desk.may_add(card("bank"))
    desk.lay("", ready("balanced", 64))
    assert "not_owned" in [fault.code for fault in desk.faults]


def test_a_deck_is_saved_under_its_name(desk: Desk, tmp_path: Path) -> None:
    desk.lay("", ready("raider", 64))
    desk.save("  Rats \n")
    assert (desk.name, names(desk), desk.is_saved) == ("Rats", ["Rats"], True)
    desk.remove(desk.draft.cards[0])
    assert not desk.is_saved
    desk.save("Rats")
    desk.save("More rats")
    assert names(again(tmp_path)) == ["More rats", "Rats"]


def test_renaming_saves_the_name_alone(desk: Desk, tmp_path: Path) -> None:
    desk.lay("", ready("raider", 64))
    desk.save("Rats")
    desk.remove(desk.draft.cards[0])
    desk.rename("Mice")
    assert (desk.name, desk.is_saved) == ("Mice", False)
    (kept,) = again(tmp_path).decks
    assert (kept.name, kept.draft) == ("Mice", ready("raider", 64))


def test_what_is_deleted_stays_on_the_desk_and_can_be_put_back(desk: Desk, tmp_path: Path) -> None:
    desk.lay("", ready("raider", 64))
    desk.save("Rats")
    deleted = desk.delete()
    assert deleted is not None
    assert (names(desk), names(again(tmp_path)), desk.draft) == ([], [], ready("raider", 64))
    assert desk.delete() is None
    desk.save("Rats")
    desk.restore(deleted)
    assert names(again(tmp_path)) == ["Rats", "Rats 2"]


def test_steps_back_leave_saved_decks_alone(desk: Desk) -> None:
    desk.lay("", ready("raider", 64))
    desk.save("Rats")
    desk.lay("", Draft(53))
    desk.undo()
    assert (desk.name, names(desk)) == ("Rats", ["Rats"])
    desk.undo()
    assert (desk.draft, names(desk)) == (Draft(USUAL_LENGTH), ["Rats"])


def test_what_is_laid_out_is_there_the_next_time(desk: Desk, tmp_path: Path) -> None:
    desk.add(card("port"))
    desk.close()
    assert again(tmp_path).draft.cards == ("port",)
    # Opened again in the same run, the steps can still be taken back.
    desk.open()
    desk.undo()
    assert desk.draft.cards == ()


def test_a_damaged_file_begins_an_empty_desk(desk: Desk, files: GameFiles, told: list[SessionError]) -> None:
    desk.save("Rats")
    files.path("decks").write_text('{"version": 1, "decks": [1]}', encoding="utf-8")
    fresh = Desk(GameFiles(files.path("decks").parents[2], "kaczogrod", told.append))
    fresh.open()
    assert (fresh.draft, fresh.decks, len(told)) == (Draft(USUAL_LENGTH), (), 1)


def test_free_names(desk: Desk) -> None:
    desk.save("Rats")
    assert (desk.free_name("Rats"), desk.find(" rats ") is not None) == ("Rats 2", True)


def test_others_read_the_saved_decks(desk: Desk, files: GameFiles) -> None:
    desk.save("Rats")
    assert [deck.name for deck in cabinet_of(files).decks] == ["Rats"]
