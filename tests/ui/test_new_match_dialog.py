"""The new-game dialog: one key starts, every seat and option can be changed, and nothing chosen is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton, QRadioButton, QWidget

from duckgames.core.manifest import GameInfo
from duckgames.core.options import Option
from duckgames.core.setup import LONGEST_NAME, Ai, MatchSetup, Person
from duckgames.session.settings import SHOW_LEGAL, TAKE_BACK, TRACKER, Settings
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.seating import LARGEST_SEED, Seating, first_seating, read_seed, seating_of
from duckgames.ui.theme import Look
from duckgames.ui.widgets import RadioCard, RadioColumn
from tests.ui.dialogs import LongWords, ToyView, cut, long_words, outside, settle, texts

INFO = GameInfo(
    id="bids",
    rules=1,
    seats=(2, 4),
    usual_seats=3,
    minutes=5,
    secrets=False,
    options=(Option("hand_size", (2, 3), 3), Option("open_bonus", (False, True), False)),
    levels=("easy", "normal", "hard"),
    tempers=("steady", "hasty"),
)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(look: Look, settings: Settings, ground: QWidget) -> NewMatchDialog:
    dialog = NewMatchDialog(look, INFO, ToyView(), settings, ground, draw=lambda: 77)
    dialog.begin()
    return dialog


def press(key: Qt.Key) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def started(dialog: NewMatchDialog) -> MatchSetup:
    """The set-up that one key gives."""
    spy = QSignalSpy(dialog.started)
    dialog.start.setFocus()
    press(Qt.Key.Key_Return)
    assert spy.count() == 1
    setup = spy.at(0)[0]
    assert isinstance(setup, MatchSetup)
    return setup


def test_one_key_starts_the_usual_match(dialog: NewMatchDialog) -> None:
    assert QApplication.focusWidget() is dialog.start
    setup = started(dialog)
    assert setup.seats[0] == Person("", "poppy")
    assert setup.seats[1:] == (Ai("normal", "steady", "reed"), Ai("normal", "hasty", "quill"))
    assert len(setup.seats) == 3
    assert setup.options == {"hand_size": 3, "open_bonus": False}
    assert (setup.seed, setup.seed_typed, setup.take_back) == (77, False, True)
    assert not dialog.is_open


def test_what_was_chosen_is_remembered(dialog: NewMatchDialog, look: Look, settings: Settings, ground: QWidget) -> None:
    row = dialog.seats.rows[1]
    row.level.chosen.emit("hard")
    row.temper.chosen.emit("hasty")
    dialog.seats.rows[0].edit.setFocus()
    QTest.keyClicks(dialog.seats.rows[0].edit, "Ola")
    dialog.options.choose("hand_size", 2)
    dialog.options.table.take_back.turn(False)
    dialog.options.table.helps[TRACKER].turn(False)
    first = started(dialog)
    assert first.seats[:2] == (Person("Ola", "poppy"), Ai("hard", "hasty", "reed"))
    assert not first.take_back
    assert not settings.value(TAKE_BACK)
    assert settings.value(SHOW_LEGAL)
    assert not settings.value(TRACKER)
    again = NewMatchDialog(look, INFO, ToyView(), settings, ground, draw=lambda: 77)
    again.begin()
    assert started(again) == first


def test_cancel_remembers_nothing(dialog: NewMatchDialog, settings: Settings) -> None:
    dialog.options.table.helps[SHOW_LEGAL].turn(False)
    spy = QSignalSpy(dialog.started)
    press(Qt.Key.Key_Escape)
    assert not dialog.is_open
    assert spy.count() == 0
    assert settings.value(SHOW_LEGAL)
    assert settings.last_setup(INFO) is None


def test_a_person_without_a_name_is_you_or_one_of_several(dialog: NewMatchDialog) -> None:
    first, second, _ = dialog.seats.rows
    assert (first.edit.placeholderText(), first.accessibleName()) == ("You", "You")
    second.level.chosen.emit("person")
    assert [row.edit.placeholderText() for row in (first, second)] == ["Poppy", "Reed"]
    assert first.accessibleName() == "Poppy"
    second.level.chosen.emit("easy")
    assert first.edit.placeholderText() == "You"


def test_ducks_are_added_up_to_the_most_and_removed_down_to_the_least(dialog: NewMatchDialog) -> None:
    seats = dialog.seats
    assert seats.add_button.isEnabled()
    seats.add_button.click()
    assert len(seats.rows) == 4
    assert not seats.add_button.isEnabled()
    seats.rows[1].remove.click()
    seats.rows[1].remove.click()
    settle()
    assert len(seats.rows) == 2
    assert not any(row.remove.isVisible() for row in seats.rows)
    assert seats.add_button.isEnabled()
    assert [row.player for row in seats.rows] == list(seats.seating.seats)


def numbers(dialog: NewMatchDialog) -> dict[str, QRadioButton]:
    """The answers to how many ducks play along, by what they say."""
    settle()
    return {stop.text(): stop for stop in dialog.seats.count.findChildren(QRadioButton) if stop.isVisible()}


def test_the_number_of_ducks_is_chosen_at_once(dialog: NewMatchDialog) -> None:
    seats = dialog.seats
    assert "How many computer players?" in texts(dialog)
    assert (list(numbers(dialog)), seats.count.count) == (["1", "2", "3"], 2)
    QTest.mouseClick(numbers(dialog)["3"], Qt.MouseButton.LeftButton)
    assert [row.isVisible() for row in seats.rows] == [True] * 4
    assert [row.player for row in seats.rows] == list(seats.seating.seats)
    assert not seats.add_button.isEnabled()
    QTest.mouseClick(numbers(dialog)["1"], Qt.MouseButton.LeftButton)
    settle()
    assert started(dialog).seats == (Person("", "poppy"), Ai("normal", "steady", "reed"))


def test_the_number_of_ducks_is_chosen_by_keys(dialog: NewMatchDialog) -> None:
    while (focused := QApplication.focusWidget()) not in dialog.seats.count.stops:
        assert focused is not None
        press(Qt.Key.Key_Tab)
    assert focused is numbers(dialog)["2"]
    press(Qt.Key.Key_Right)
    assert len(dialog.seats.rows) == 4
    assert QApplication.focusWidget() is numbers(dialog)["3"], "the keys stay"
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.seats.rows[0].avatar


def test_the_number_of_ducks_follows_the_rows(dialog: NewMatchDialog) -> None:
    seats = dialog.seats
    seats.add_button.click()
    assert seats.count.count == 3
    seats.rows[1].remove.click()
    assert seats.count.count == 2
    seats.rows[1].level.chosen.emit("person")
    assert (list(numbers(dialog)), seats.count.count) == (["0", "1", "2"], 1)
    press(Qt.Key.Key_Tab)
    QTest.mouseClick(numbers(dialog)["0"], Qt.MouseButton.LeftButton)
    assert [type(player) for player in seats.seating.seats] == [Person, Person], "people stay"
    for row in seats.rows:
        row.level.chosen.emit("easy")
    assert (list(numbers(dialog)), seats.count.count) == (["2", "3", "4"], 2)
    before = QApplication.focusWidget()
    stops = []
    while (focused := QApplication.focusWidget()) not in stops:
        stops.append(focused)
        press(Qt.Key.Key_Tab)
    assert before in stops
    assert (stops.index(seats.rows[0].avatar) - stops.index(numbers(dialog)["2"])) % len(stops) == 1


def test_no_question_is_asked_where_one_number_is_possible(look: Look, settings: Settings, ground: QWidget) -> None:
    dialog = NewMatchDialog(look, replace(INFO, seats=(3, 3)), ToyView(), settings, ground)
    dialog.begin()
    assert not dialog.seats.count.isVisible()


def test_more_info_is_asked_for_beside_the_sentence(dialog: NewMatchDialog) -> None:
    spy = QSignalSpy(dialog.info_wanted)
    info = dialog.options.info
    assert info.text() == "More info"
    info.setFocus()
    press(Qt.Key.Key_Return)
    assert spy.count() == 1
    assert dialog.is_open


def test_every_temper_is_met_before_one_comes_again(dialog: NewMatchDialog) -> None:
    seats = dialog.seats
    assert [seat.temper for seat in seats.seating.seats[1:] if isinstance(seat, Ai)] == ["steady", "hasty"]
    seats.rows[1].remove.click()
    seats.add_button.click()
    seats.rows[0].level.chosen.emit("easy")
    assert [row.player for row in seats.rows] == [
        Ai("easy", "steady", "poppy"),
        Ai("normal", "hasty", "quill"),
        Ai("normal", "steady", "reed"),
    ]


def test_what_is_added_is_scrolled_to(look: Look, settings: Settings, ground: QWidget) -> None:
    dialog = NewMatchDialog(look, replace(INFO, seats=(2, 7)), ToyView(), settings, ground)
    ground.resize(1024, 640)
    dialog.begin()
    settle()
    for _ in range(4):
        dialog.seats.add_button.click()
        row = dialog.seats.rows[-1]
        assert row.visibleRegion().boundingRect() == row.rect()
    dialog.options.more.click()
    assert "At the table" in texts(dialog)
    dialog.options.seed.edit.setText("none")
    dialog.start.click()
    seed = dialog.options.seed
    assert seed.visibleRegion().boundingRect() == seed.rect()


def test_a_removed_seat_leaves_the_keys_with_its_neighbour(dialog: NewMatchDialog) -> None:
    dialog.seats.add_button.click()
    row, below = dialog.seats.rows[1:3]
    row.remove.setFocus()
    press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is below.remove


def test_no_duck_sits_twice(dialog: NewMatchDialog) -> None:
    seats = dialog.seats
    reed = next(seat for seat, row in enumerate(seats.rows) if row.player.duck == "reed")
    seats.rows[0].avatar.click()
    seats.picker.chosen.emit("reed")
    ducks = [row.player.duck for row in seats.rows]
    assert ducks[0] == "reed"
    assert ducks[reed] == "poppy"
    assert len(set(ducks)) == len(ducks)
    seats.add_button.click()
    ducks = [player.duck for player in seats.seating.seats]
    assert len(set(ducks)) == 4


def test_any_seat_may_be_a_person_or_a_duck(dialog: NewMatchDialog) -> None:
    first, second = dialog.seats.rows[:2]
    first.level.chosen.emit("easy")
    second.level.chosen.emit("person")
    assert second.edit.isVisible()
    assert not first.edit.isVisible()
    setup = started(dialog)
    assert setup.seats[:2] == (Ai("easy", "steady", "poppy"), Person("", "reed"))


def test_the_menu_of_tempers_marks_the_present_one(dialog: NewMatchDialog) -> None:
    row = dialog.seats.rows[1]
    menu = row.temper.make_menu()
    assert [(action.text(), action.isChecked()) for action in menu.actions()] == [
        ("weighs moves", True),
        ("plays fast", False),
    ]
    menu.actions()[1].trigger()
    assert row.player == Ai("normal", "hasty", row.player.duck)


@pytest.mark.parametrize("text", ["0", "42", " 42 ", str(LARGEST_SEED)])
def test_a_typed_seed_is_no_secret(dialog: NewMatchDialog, text: str) -> None:
    dialog.options.seed.edit.setText(text)
    setup = started(dialog)
    assert setup.seed == int(text)
    assert setup.seed_typed


@pytest.mark.parametrize("text", ["-1", "1.5", "duck", "१२", str(LARGEST_SEED + 1), "9" * 40])
def test_no_match_starts_from_what_is_no_seed(dialog: NewMatchDialog, text: str) -> None:
    spy = QSignalSpy(dialog.started)
    dialog.options.seed.edit.setText(text)
    dialog.start.click()
    assert spy.count() == 0
    assert dialog.is_open
    assert QApplication.focusWidget() is dialog.options.seed.edit
    assert str(LARGEST_SEED) in dialog.options.seed.edit.accessibleDescription()
    dialog.options.seed.edit.setText("7")
    assert str(LARGEST_SEED) not in dialog.options.seed.edit.accessibleDescription()
    press(Qt.Key.Key_Return)
    assert spy.count() == 1


def test_a_seed_somebody_asked_for_is_shown(dialog: NewMatchDialog) -> None:
    dialog.begin(5)
    assert dialog.options.seed.edit.isVisible()
    assert QApplication.focusWidget() is dialog.start
    assert started(dialog).seed == 5


def test_take_back_says_that_the_match_is_practice(dialog: NewMatchDialog) -> None:
    dialog.options.unfold()
    assert any("practice" in text for text in texts(dialog))
    dialog.options.table.take_back.turn(False)
    assert not any("practice" in text for text in texts(dialog))


def test_whoever_plays_alone_takes_back_freely_several_people_do_not(dialog: NewMatchDialog) -> None:
    take_back, (_, second, third) = dialog.options.table.take_back, dialog.seats.rows
    assert take_back.on
    second.level.chosen.emit("person")
    assert not take_back.on
    assert dialog.options.table.summary == ""
    take_back.turn(True)
    assert dialog.options.table.summary == "Take back any move"
    third.level.chosen.emit("person")
    assert take_back.on, "what somebody chose stays"
    take_back.turn(False)
    third.level.chosen.emit("easy")
    assert not take_back.on
    second.level.chosen.emit("easy")
    assert take_back.on
    assert dialog.options.table.summary == ""


def test_several_people_find_what_they_chose_again(
    dialog: NewMatchDialog, look: Look, settings: Settings, ground: QWidget
) -> None:
    dialog.seats.rows[1].level.chosen.emit("person")
    dialog.options.table.take_back.turn(True)
    assert started(dialog).take_back
    settings.store(TAKE_BACK, False)
    again = NewMatchDialog(look, INFO, ToyView(), settings, ground, draw=lambda: 77)
    again.begin()
    assert again.options.table.take_back.on
    again.seats.rows[1].level.chosen.emit("easy")
    assert not again.options.table.take_back.on, "the setting says so"


def test_options_come_from_the_manifest(dialog: NewMatchDialog) -> None:
    dialog.options.unfold()
    shown = texts(dialog)
    for words in ("Cards in a hand", "Two", "The bonus is open"):
        assert words in shown
    # A value without words of its own still shows.
    assert "3" in shown


def test_what_is_rarely_wanted_folds_away(dialog: NewMatchDialog, look: Look) -> None:
    options = dialog.options
    assert "Cards in a hand" in texts(dialog)
    assert not {"The bonus is open", "At the table", "Seed"} & set(texts(dialog))
    options.more.setFocus()
    press(Qt.Key.Key_Return)
    assert {"The bonus is open", "At the table", "Seed", "Less"} <= set(texts(dialog))
    press(Qt.Key.Key_Return)
    assert "At the table" not in texts(dialog)
    press(Qt.Key.Key_Space)
    # For the sitting it stays as it was left.
    dialog.dismiss()
    dialog.begin()
    assert "At the table" in texts(dialog)


def test_what_is_folded_away_and_unusual_is_said(dialog: NewMatchDialog, settings: Settings) -> None:
    options = dialog.options
    assert not any("bonus" in text for text in texts(dialog))
    options.unfold()
    options.choose("open_bonus", True)
    options.table.helps[TRACKER].turn(False)
    options.table.take_back.turn(False)
    options.seed.edit.setText("5")
    options.on_more_clicked()
    said = (
        "The bonus is open \N{MIDDLE DOT} Show which cards are still to come: off "
        "\N{MIDDLE DOT} Take back any move: off \N{MIDDLE DOT} Seed: 5"
    )
    assert said in texts(dialog)
    assert options.more.accessibleDescription() == said
    started(dialog)
    dialog.begin()
    assert said.rpartition(" \N{MIDDLE DOT} ")[0] in texts(dialog)


def test_without_options_the_helps_of_the_table_are_open(look: Look, settings: Settings, ground: QWidget) -> None:
    dialog = NewMatchDialog(look, replace(INFO, options=()), ToyView(), settings, ground)
    dialog.begin()
    assert "At the table" in texts(dialog)
    assert "Seed" not in texts(dialog)
    dialog.options.more.click()
    assert "Seed" in texts(dialog)


def test_a_dialog_that_is_kept_shows_the_present(dialog: NewMatchDialog, settings: Settings) -> None:
    dialog.seats.add_button.click()
    dialog.seats.rows[1].level.chosen.emit("person")
    QTest.keyClicks(dialog.seats.rows[1].edit, "Ola")
    dialog.options.choose("hand_size", 2)
    dialog.options.seed.edit.setText("5")
    dialog.dismiss()
    settings.store(TRACKER, False)
    dialog.begin()
    settle()
    assert dialog.seats.seating == replace(first_seating(INFO), take_back=True)
    assert [row.player for row in dialog.seats.rows] == list(first_seating(INFO).seats)
    assert not dialog.seats.rows[1].edit.isVisible()
    setup = started(dialog)
    assert (setup.options["hand_size"], setup.seed) == (3, 77)
    assert not settings.value(TRACKER)


def test_notes_stand_beside_their_titles_or_wrap_below(look: Look, ground: QWidget) -> None:
    column = RadioColumn(look, ground)
    column.set_items([("a", "Short", "53 cards"), ("b", "The long one", "with every card that there is")])
    first, second = column.findChildren(RadioCard)
    wide = second.sizeHint().width()
    assert [card.heightForWidth(wide) for card in (first, second)] == [50, 50]
    # Both take the same form, though the words of the first would still fit.
    below = [card.heightForWidth(wide - 1) for card in (first, second)]
    assert below[0] == below[1]
    assert second.heightForWidth(second.minimumSizeHint().width()) > below[1]
    column.setGeometry(0, 0, second.minimumSizeHint().width(), 400)
    column.show()
    settle()
    assert all(card.height() >= card.heightForWidth(card.width()) for card in (first, second))


def test_tab_goes_round_inside_and_comes_by_everything(dialog: NewMatchDialog, ground: QWidget) -> None:
    below = ground.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    seen: list[Any] = []
    while QApplication.focusWidget() not in seen:
        seen.append(QApplication.focusWidget())
        press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.start
    assert below not in seen
    row = dialog.seats.rows[1]
    options = dialog.options
    wanted = [row.avatar, row.temper, row.remove, dialog.seats.add_button, options.info, options.more, dialog.cancel]
    assert [widget for widget in wanted if widget not in seen] == []
    assert seen.index(row.avatar) < seen.index(row.remove) < seen.index(dialog.seats.add_button)
    cards = [stop for stop in seen if isinstance(stop, RadioCard)]
    assert seen.index(options.info) < seen.index(cards[0]) < seen.index(options.more)
    QTest.keyClick(seen[0], Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is seen[-1]


def test_what_lies_below_cannot_take_the_keys_and_gets_them_back(dialog: NewMatchDialog, ground: QWidget) -> None:
    below = ground.findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert isinstance(below, QPushButton)
    below.setFocus()
    assert QApplication.focusWidget() is dialog.start
    clicks = QSignalSpy(below.clicked)
    QTest.mouseClick(dialog, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert clicks.count() == 0
    dialog.dismiss()
    assert QApplication.focusWidget() is below


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_nothing_is_cut_in_a_language_of_long_words(
    dialog: NewMatchDialog, look: Look, ground: QWidget, size: tuple[int, int], scale: float
) -> None:
    ground.resize(*size)
    look.use_text_scale(scale)
    dialog.seats.add_button.click()
    dialog.options.table.take_back.turn(True)
    dialog.options.unfold()
    with long_words():
        assert cut(dialog) == []
        assert outside(dialog.panel, dialog.panel) == []
        assert [text for text in texts(dialog) if not text.startswith(LongWords.MARK) and not text.isdigit()] == []
    assert not any(LongWords.MARK in text for text in texts(dialog))


def test_the_first_seating_fits_every_manifest() -> None:
    seating = first_seating(INFO)
    assert len(seating.seats) == INFO.usual_seats
    assert seating.options == {"hand_size": 3, "open_bonus": False}


def test_an_old_seating_is_mended() -> None:
    setup = MatchSetup("bids", (Person("x" * 99, "pip"), Ai("easy", "steady", "pip"), Ai("hard", "hasty", "poppy")), 1)
    seats = seating_of(setup).seats
    assert seats[0] == Person("x" * LONGEST_NAME, "pip")
    assert isinstance(seats[1], Ai)
    assert (seats[1].level, seats[1].temper) == ("easy", "steady")
    assert len({player.duck for player in seats}) == 3


def test_two_players_change_ducks() -> None:
    seating = Seating((Person("", "pip"), Ai("easy", "steady", "reed")))
    assert [player.duck for player in seating.with_duck(0, "reed").seats] == ["reed", "pip"]
    assert seating.with_duck(0, "pip") == seating


@pytest.mark.parametrize(("text", "seed"), [("", None), ("0", 0), ("007", 7), ("1e3", None), ("+1", None)])
def test_seeds_are_plain_numbers(text: str, seed: int | None) -> None:
    assert read_seed(text) == seed
