"""The look: tokens, themes that follow the desktop, fonts, pace."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QListView, QVBoxLayout

from duckgames.ui.match_list import MatchList
from duckgames.ui.review_list import ReviewList
from duckgames.ui.theme import Look, mix
from duckgames.ui.widgets import Dresser, Panel
from tests.ui.dialogs import settle


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look()


def contrast(a: QColor, b: QColor) -> float:
    def luminance(colour: QColor) -> float:
        parts = [
            x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4
            for x in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_each_theme_has_its_own_colours_and_shares_the_rest(look: Look) -> None:
    look.use_theme("light")
    day, drop = look.colour("window"), look.colour("splash.fill")
    look.use_theme("dark")
    assert look.dark
    assert look.colour("window").lightness() < day.lightness()
    assert look.colour("splash.fill") == drop
    assert look.colour("on_group") == QColor("#FFFDF7")


def test_a_colour_may_be_changed_by_who_asked_for_it(look: Look) -> None:
    look.colour("sun").setAlpha(0)
    assert look.colour("sun").alpha() == 255


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("ground", ["window", "panel", "sunken", "raised", "accent_soft"])
def test_words_can_be_read_on_every_ground(look: Look, theme: str, ground: str) -> None:
    look.use_theme(theme)
    for words in ("text", "text_quiet"):
        assert contrast(look.colour(words), look.colour(ground)) >= 4.5


def test_the_system_theme_follows_the_desktop(look: Look) -> None:
    changes: list[bool] = []
    look.changed.connect(lambda: changes.append(look.dark))
    look.use_theme("system")
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert changes == [True, False]


def test_a_chosen_theme_does_not_follow_the_desktop(look: Look) -> None:
    look.use_theme("light")
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not look.dark


def test_text_size_reaches_both_voices(look: Look) -> None:
    look.use_text_scale(1.5)
    assert look.story(20).pixelSize() == 30
    assert look.plain(16.5).pixelSize() == 25
    assert look.story(20).bold()
    assert not look.plain(16).bold()


def test_motion_stretches_and_stops_durations(look: Look) -> None:
    durations = {}
    for pace in ("calm", "normal", "quick", "off"):
        look.use_motion(pace)
        durations[pace] = look.ms(200)
    assert durations == {"calm": 300, "normal": 200, "quick": 90, "off": 0}


def test_only_a_real_change_is_told(look: Look) -> None:
    told: list[str] = []
    look.changed.connect(lambda: told.append("changed"))
    look.use_theme(look.theme)
    look.use_text_scale(1.0)
    look.use_motion("normal")
    assert told == []
    look.use_motion("calm")
    look.use_text_scale(1.25)
    look.use_theme("dark")
    assert len(told) == 3


@pytest.mark.parametrize("wrong", ["sepia", ""])
def test_unknown_names_are_refused(look: Look, wrong: str) -> None:
    with pytest.raises(ValueError, match="no theme"):
        look.use_theme(wrong)
    with pytest.raises(ValueError, match="no motion"):
        look.use_motion(wrong)
    with pytest.raises(KeyError):
        look.colour("no such token")


def test_every_duck_has_a_sky_that_darkens_in_the_evening(look: Look) -> None:
    for number in range(1, 13):
        look.use_theme("light")
        day = look.duck_sky(number)
        look.use_theme("dark")
        assert look.duck_sky(number).lightness() < day.lightness() / 1.5


def test_mix_goes_from_one_colour_to_the_other() -> None:
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    assert mix(black, white, 0) == black
    assert mix(black, white, 1) == white
    assert abs(mix(black, white, 0.5).red() - 128) <= 1


def test_a_look_like_another_shares_its_choices_but_not_its_zoom(look: Look) -> None:
    large = Look(like=look)
    changes: list[Look] = []
    look.changed.connect(lambda: changes.append(look))
    large.changed.connect(lambda: changes.append(large))
    large.use_zoom(2.0)
    assert changes == [large]
    assert large.plain(16).pixelSize() == 2 * look.plain(16).pixelSize()
    assert (large.px(10), look.px(10)) == (20, 10)
    large.use_theme("light")
    large.use_theme("dark")
    assert look.dark
    assert look in changes[1:]
    assert large.base is look
    assert look.base is look


@pytest.mark.parametrize(
    "make",
    [ReviewList, lambda look: MatchList(look, QStringListModel())],  # type: ignore[arg-type]
    ids=["review", "matches"],
)
@pytest.mark.parametrize("seen", [True, False])
def test_a_list_takes_the_ground_of_every_theme(
    qapp: QApplication, look: Look, make: Callable[[Look], QListView], seen: bool
) -> None:
    """A list of decisions came back from the evening with a black ground among white rows."""
    look.use_theme("dark")
    dresser = Dresser(qapp, look)
    panel = Panel(look, padding=0)
    column, rows = QVBoxLayout(panel), make(look)
    column.addWidget(rows)
    panel.show()
    settle()
    panel.setVisible(seen)
    look.use_theme("light")
    panel.show()
    settle()
    ground = panel.grab().toImage().pixelColor(rows.geometry().center())
    assert abs(ground.lightness() - look.colour("panel").lightness()) < 4
    panel.close()
    dresser.deleteLater()
    panel.deleteLater()
