"""Options of a seat in the new-game dialog: picked for each seat, kept with it, and drawn where chance decides."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton, QRadioButton, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option, Options
from duckgames.core.setup import MatchSetup
from duckgames.session.settings import Settings
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.pages import Files, GamePage, Page, Pick
from duckgames.ui.seat_row import SeatRow
from duckgames.ui.seating import first_seating, seating_of
from duckgames.ui.theme import Look
from tests.ui.dialogs import ToyView, cut, long_words, outside, settle, texts, visible

INFO = GameInfo(
    id="bids",
    rules=1,
    seats=(2, 4),
    usual_seats=3,
    minutes=5,
    secrets=False,
    options=(
        Option("mode", ("own", "shared"), "own"),
        *(Option(f"pouch_{seat}", ("plain", "full"), "plain", pattern="[a-z]+ [0-9]+", seat=seat) for seat in range(4)),
        Option("rows", ("",), "", pattern=".+"),
    ),
    levels=("easy", "normal", "hard"),
    tempers=("steady", "hasty"),
)


def no_page(look: Look, files: Files, parent: QWidget) -> GamePage:
    raise NotImplementedError


class PouchView(ToyView):
    """A game with a pouch for each seat; `extra` are more that somebody has made."""

    wording: Mapping[str, object] = {**ToyView.wording, "option.pouch": "Pouch", "option.mode": "Pouches"}
    pages = (Page("pouches", "purse", lambda: "Sew a pouch", no_page),)

    def __init__(self) -> None:
        super().__init__()
        self.extra: list[str] = ["mine"]

    def picks(self, option: Option, options: Options, files: Files) -> tuple[Pick, ...]:
        if option.seat is None or options["mode"] == "shared":
            return ()
        found = [Pick(key, f"The {key} one", lambda rng, key=key: key) for key in ("plain", "full")]  # type: ignore[misc]
        found += [Pick(f"saved:{name}", name, lambda rng: "coins 5") for name in self.extra]
        chance = Pick("random", "At random", lambda rng: f"coins {rng.below(1000)}", ducks_only=True)
        return (*found, chance)

    def completed(self, options: Options) -> Options:
        return {**options, "rows": "".join(str(value)[0] for key, value in options.items() if key[:6] == "pouch_")}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def view() -> PouchView:
    return PouchView()


@pytest.fixture
def dialog(look: Look, settings: Settings, view: PouchView, ground: QWidget) -> NewMatchDialog:
    dialog = NewMatchDialog(look, INFO, view, settings, ground, draw=lambda: 77)
    dialog.begin()
    settle()
    return dialog


def choices(row: SeatRow) -> dict[str, str]:
    """What may be picked for a seat, by the words."""
    menu = row.picks["pouch"].make_menu()
    found = {action.text(): action.data() for action in menu.actions()}
    menu.deleteLater()
    return found


def pick(row: SeatRow, words: str) -> None:
    """Picks something from the menu of a seat."""
    menu = row.picks["pouch"].make_menu()
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.deleteLater()
    settle()


def started(dialog: NewMatchDialog) -> MatchSetup:
    spy = QSignalSpy(dialog.started)
    dialog.start.click()
    setup = spy.at(0)[0]
    assert isinstance(setup, MatchSetup)
    return setup


def test_each_seat_shows_what_is_picked(dialog: NewMatchDialog) -> None:
    assert [row.picks["pouch"].text() for row in dialog.seats.rows] == ["Pouch: The plain one"] * 3
    person, duck, _ = dialog.seats.rows
    assert list(choices(person)) == ["The plain one", "The full one", "mine"]
    assert list(choices(duck)) == ["The plain one", "The full one", "mine", "At random"]


def test_options_of_seats_and_free_texts_are_no_choice_of_the_match(dialog: NewMatchDialog) -> None:
    dialog.options.unfold()
    settle()
    assert set(dialog.options.options) == {"mode"}
    assert "rows" not in texts(dialog)


def test_what_is_picked_goes_into_the_match(dialog: NewMatchDialog) -> None:
    first, second, third = dialog.seats.rows
    pick(first, "mine")
    pick(second, "The full one")
    pick(third, "At random")
    options = started(dialog).options
    assert (options["pouch_0"], options["pouch_1"]) == ("coins 5", "full")
    assert str(options["pouch_2"]).startswith("coins ")
    assert options["rows"] == "cfc"
    assert "pouch_3" not in options


def test_chance_depends_on_the_seed_and_the_seat(dialog: NewMatchDialog) -> None:
    for row in dialog.seats.rows[1:]:
        pick(row, "At random")
    found = [dialog.picks.values(dialog.seats.seating, seed) for seed in (1, 2, 1)]
    assert found[0] == found[2] != found[1]
    assert found[0]["pouch_1"] != found[0]["pouch_2"]


def test_what_is_picked_moves_with_its_seat(dialog: NewMatchDialog) -> None:
    pick(dialog.seats.rows[2], "mine")
    dialog.seats.rows[1].remove.click()
    settle()
    assert [row.picks["pouch"].text() for row in dialog.seats.rows] == ["Pouch: The plain one", "Pouch: mine"]
    dialog.seats.add_button.click()
    settle()
    assert dialog.seats.rows[2].picks["pouch"].text() == "Pouch: The plain one"


def test_a_person_in_the_place_of_a_duck_leaves_nothing_to_chance(dialog: NewMatchDialog) -> None:
    row = dialog.seats.rows[1]
    pick(row, "At random")
    row.level.chosen.emit("person")
    assert row.picks["pouch"].text() == "Pouch: The plain one"
    row.level.chosen.emit("easy")
    assert row.picks["pouch"].text() == "Pouch: At random"


def test_what_is_picked_is_remembered_while_it_is_there(
    dialog: NewMatchDialog, look: Look, settings: Settings, view: PouchView, ground: QWidget
) -> None:
    pick(dialog.seats.rows[0], "mine")
    pick(dialog.seats.rows[1], "At random")
    started(dialog)
    again = NewMatchDialog(look, INFO, view, settings, ground)
    again.begin()
    assert [row.picks["pouch"].text() for row in again.seats.rows[:2]] == ["Pouch: mine", "Pouch: At random"]
    view.extra = []
    again.seats.show_picks()
    assert again.seats.rows[0].picks["pouch"].text() == "Pouch: The plain one"
    assert dialog.picks.values(again.seats.seating, 1)["pouch_0"] == "plain"


def test_another_option_may_leave_nothing_to_pick(dialog: NewMatchDialog) -> None:
    (shared,) = [button for button in visible(dialog, QRadioButton) if button.text().startswith("shared")]
    QTest.mouseClick(shared, Qt.MouseButton.LeftButton)
    settle()
    assert not any(row.picks["pouch"].isVisible() for row in dialog.seats.rows)
    setup = started(dialog)
    assert setup.options == {"mode": "shared", "rows": ""}


def test_a_page_is_left_for_and_come_back_from(dialog: NewMatchDialog, view: PouchView) -> None:
    pick(dialog.seats.rows[1], "The full one")
    spy = QSignalSpy(dialog.page_wanted)
    (button,) = [button for button in visible(dialog, QPushButton) if button.text() == "Sew a pouch"]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 18))
    assert spy.at(0) == ["pouches"]
    dialog.dismiss()
    view.extra.append("new")
    dialog.resume()
    settle()
    assert dialog.is_open
    assert dialog.seats.rows[1].picks["pouch"].text() == "Pouch: The full one"
    assert "new" in choices(dialog.seats.rows[0])


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut(
    dialog: NewMatchDialog, look: Look, ground: QWidget, size: tuple[int, int], scale: float
) -> None:
    with long_words():
        look.use_text_scale(scale)
        ground.resize(*size)
        settle()
        # What is picked may be called as somebody likes: it may be cut short, and is read whole in its menu.
        assert [text for text in cut(dialog) if "щ" in text and not text.startswith("ЩPouch")] == []
        assert outside(dialog, dialog) == []
    look.use_text_scale(1.0)


def test_what_others_wrote_into_the_settings_is_no_pick(settings: Settings) -> None:
    for text in ("", "[", "[]", '{"picks": 5}', '{"picks": [5]}', '{"picks": [{"pouch": ["x"]}]}'):
        settings._store("setups/bids", text)
        picks = settings.last_picks(INFO)
        assert all(isinstance(key, str) for seat in picks for key in seat.values())


def test_a_seating_knows_no_pick_of_a_seat_that_was_not_asked() -> None:
    seating = first_seating(INFO)
    assert seating.pick(2, "pouch") == ""
    assert seating.with_pick(2, "pouch", "full").picks == ({}, {}, {"pouch": "full"})
    setup = MatchSetup("bids", seating.seats, 0, {"mode": "own"})
    assert seating_of(setup, ({"pouch": "full"},)).pick(0, "pouch") == "full"
