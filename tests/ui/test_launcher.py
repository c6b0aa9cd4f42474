"""The launcher: what its keys and buttons ask for, and that it fits every window."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from duckgames.core import registry
from duckgames.core.manifest import GameInfo
from duckgames.session.language import LANGUAGES, LanguageManager
from duckgames.ui.game_postcard import GamePostcard
from duckgames.ui.launcher import Launcher
from duckgames.ui.launcher_layout import LauncherLayout
from duckgames.ui.postcard_face import wrapped
from duckgames.ui.postcard_fit import fit_postcards
from duckgames.ui.scenery import PondLife
from duckgames.ui.shelf import ShelfGame
from duckgames.ui.theme import Look
from duckgames.ui.widgets.button import Button

SIZES = ((1024, 640), (1100, 700), (1280, 800), (1920, 1080), (3840, 2160))
LONG = "Двигайте, накрывайте и плещите: соберите двенадцать уток в стопку, пока у капитана не кончились команды."


def game(number: int, *, can_continue: bool = False) -> ShelfGame:
    """A game whose picture is one colour."""
    return ShelfGame(
        id=f"game_{number}",
        seats=(2, 7),
        minutes=10 * number,
        title=lambda: f"Game {number}",
        sentence=lambda: LONG,
        paint=lambda p, rect, dark: p.fillRect(rect, QColor("navy" if dark else "skyblue")),
        can_continue=can_continue,
    )


@pytest.fixture
def launcher(look: Look, qtbot: QtBot) -> Launcher:
    """Three games: one to play, one with a match that waits, and one more to play."""
    launcher = Launcher(look, [game(1), game(2, can_continue=True), game(3)], "en")
    qtbot.addWidget(launcher)
    launcher.resize(1280, 800)
    launcher.show()
    launcher.activateWindow()
    qtbot.waitUntil(lambda: launcher.focusWidget() is not None)
    return launcher


def bar_icons(launcher: Launcher) -> list[Button]:
    """The round buttons at the top right."""
    on_cards = [button for card in cards(launcher) for button in buttons(card)]
    return [button for button in buttons(launcher) if button.kind == "icon" and button not in on_cards]


def cards(launcher: Launcher) -> list[GamePostcard]:
    return launcher.findChildren(GamePostcard)


def buttons(widget: QWidget) -> list[Button]:
    return [button for button in widget.findChildren(Button) if button.isVisible()]


def test_it_opens_with_the_first_game_chosen(launcher: Launcher) -> None:
    assert launcher.focusWidget() is cards(launcher)[0].target


def test_enter_plays_the_chosen_game(launcher: Launcher, qtbot: QtBot) -> None:
    with qtbot.waitSignal(launcher.play_requested) as asked:
        QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_Return)
    assert asked.args == ["game_1"]


def test_number_keys_choose_a_game_and_enter_plays_on(launcher: Launcher, qtbot: QtBot) -> None:
    QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_2)
    with qtbot.waitSignal(launcher.continue_requested) as asked:
        QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_Return)
    assert asked.args == ["game_2"]


def test_arrows_go_round_the_postcards(launcher: Launcher) -> None:
    met = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(launcher.focusWidget(), key)
        met.append(launcher.focusWidget())
    first, second, third = (card.target for card in cards(launcher))
    assert met == [second, third, first, third]


def test_tab_walks_through_everything_both_ways(launcher: Launcher) -> None:
    forward = [launcher.focusWidget()]
    while len(forward) < 30:
        QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_Tab)
        if launcher.focusWidget() is forward[0]:
            break
        forward.append(launcher.focusWidget())
    assert set(buttons(launcher)) <= set(forward)
    back = []
    for _ in forward:
        QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        back.append(launcher.focusWidget())
    assert back == [*reversed(forward[1:]), forward[0]]


def test_the_page_hands_its_focus_to_the_chosen_game(launcher: Launcher) -> None:
    QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_2)
    buttons(launcher)[-1].setFocus()
    launcher.setFocus()
    assert launcher.focusWidget() is cards(launcher)[1].target


def test_f1_asks_for_the_rules_of_the_game_in_focus(launcher: Launcher, qtbot: QtBot) -> None:
    QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_2)
    with qtbot.waitSignal(launcher.rules_requested) as asked:
        QTest.keyClick(launcher.focusWidget(), Qt.Key.Key_F1)
    assert asked.args == ["game_2"]


def test_escape_leaves_the_launcher_alone(launcher: Launcher) -> None:
    before = launcher.focusWidget()
    QTest.keyClick(before, Qt.Key.Key_Escape)
    assert launcher.focusWidget() is before
    assert launcher.isVisible()


def test_the_shelf_holds_three_games_and_each_can_be_played(launcher: Launcher, qtbot: QtBot) -> None:
    assert [info.id for info in registry.infos()] == ["duck_and_cover", "duck_town", "kaczogrod"]
    for number, key in enumerate((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)):
        QTest.keyClick(launcher.focusWidget(), key)
        assert launcher.focusWidget() is buttons(cards(launcher)[number])[0]


def test_a_press_on_the_picture_is_one_on_the_main_button(launcher: Launcher, qtbot: QtBot) -> None:
    with qtbot.waitSignal(launcher.continue_requested):
        QTest.mouseClick(cards(launcher)[1], Qt.MouseButton.LeftButton, pos=QPoint(120, 120))


def test_a_waiting_match_turns_play_into_continue(launcher: Launcher, qtbot: QtBot) -> None:
    playing, waiting = cards(launcher)[:2]
    assert [button.text() for button in buttons(playing)] == ["Play", "Rules", "Statistics"]
    assert [button.text() for button in buttons(waiting)] == ["Continue", "New", "Rules", "Statistics"]
    launcher.set_shelf([game(1, can_continue=True), game(2), game(3)])
    assert [button.text() for button in buttons(playing)] == ["Continue", "New", "Rules", "Statistics"]
    assert [button.text() for button in buttons(waiting)] == ["Play", "Rules", "Statistics"]
    with qtbot.waitSignal(launcher.new_requested) as asked:
        buttons(playing)[1].click()
    assert asked.args == ["game_1"]


def test_each_postcard_leads_to_the_statistics_of_its_game(launcher: Launcher, qtbot: QtBot) -> None:
    for number, card in enumerate(cards(launcher), 1):
        with qtbot.waitSignal(launcher.statistics_requested) as asked:
            QTest.mouseClick(buttons(card)[-1], Qt.MouseButton.LeftButton)
        assert asked.args == [f"game_{number}"]
        assert buttons(card)[-1].accessibleName().startswith("Statistics: ")


def test_buttons_at_the_top_right_ask(launcher: Launcher, qtbot: QtBot) -> None:
    asked = []
    launcher.theme_toggled.connect(lambda: asked.append("theme"))
    launcher.sound_toggled.connect(lambda: asked.append("sound"))
    launcher.help_requested.connect(lambda: asked.append("help"))
    launcher.settings_requested.connect(lambda: asked.append("settings"))
    icons = bar_icons(launcher)
    for button in icons:
        button.click()
    assert asked == ["theme", "sound", "help", "settings"]
    assert all(button.toolTip() for button in icons)


def test_sound_button_says_what_it_will_do(launcher: Launcher) -> None:
    sound = next(button for button in buttons(launcher) if button.text() == "Turn sound off")
    launcher.show_sound(False)
    assert sound.text() == "Turn sound on"


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_everything_fits(launcher: Launcher, look: Look, size: tuple[int, int], scale: float) -> None:
    look.use_text_scale(scale)
    launcher.resize(*size)
    whole = launcher.rect()
    for card in cards(launcher):
        assert whole.contains(card.card_rect())
        for button in buttons(card):
            assert card.card_rect().contains(button.geometry().translated(card.pos()))
            assert button.width() >= button.sizeHint().width()
    for first, second in zip(cards(launcher), cards(launcher)[1:], strict=False):
        assert first.card_rect().right() < second.card_rect().left()
        assert first.card_rect().height() == second.card_rect().height()
    row = bar_icons(launcher)
    for button in row:
        place = QRect(button.mapTo(launcher, QPoint(0, 0)), button.size())
        assert whole.contains(place)
        assert all(place.bottom() < card.card_rect().top() for card in cards(launcher))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:4])
def test_the_three_games_say_all_they_have_to(look: Look, size: tuple[int, int], language: str, qtbot: QtBot) -> None:
    """Also with letters a quarter larger, and with a match of each that waits."""
    spoken = LanguageManager()
    spoken.use(language)
    look.use_text_scale(1.25)
    launcher = Launcher(look, [shelf_game(info) for info in registry.infos()], language)
    qtbot.addWidget(launcher)
    layout = LauncherLayout(QSizeF(*size), parade=False)
    assert not fit_postcards(cards(launcher), layout.card_width, layout.zoom, layout.cards_height).cut
    spoken.use("en")


def shelf_game(info: GameInfo) -> ShelfGame:
    """A game of the program, with a match that waits."""
    view = registry.view(info.id)
    return ShelfGame(
        id=info.id,
        seats=info.seats,
        minutes=info.minutes,
        title=view.title,
        sentence=view.sentence,
        paint=lambda p, rect, dark: None,
        can_continue=True,
    )


def test_both_themes_paint_another_picture(launcher: Launcher, look: Look) -> None:
    day = launcher.grab().toImage()
    look.use_theme("dark")
    evening = launcher.grab().toImage()
    corner = QPoint(5, 5)
    assert day.pixelColor(corner).lightness() > 200 > 60 > evening.pixelColor(corner).lightness()


def test_its_pond_is_kept_only_while_it_is_seen(launcher: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[object] = []
    monkeypatch.setattr("duckgames.ui.launcher.paint_scene", lambda *words, **more: painted.append(words))
    launcher.hide()
    launcher.show()
    launcher.grab()
    launcher.grab()
    assert len(painted) == 1
    launcher.hide()
    launcher.show()
    launcher.grab()
    assert len(painted) == 2


class Polish(QTranslator):
    """A translation of two words."""

    def translate(self, context: str, source: str, disambiguation: str | bytes | None = None, n: int = -1) -> str:
        words = {"Play": "Graj", "Duck Games": "Kacze gry"}
        return words.get(source, source)

    def isEmpty(self) -> bool:
        return False


def test_language_change_is_shown_at_once(launcher: Launcher, qapp: QApplication) -> None:
    polish = Polish()
    qapp.installTranslator(polish)
    try:
        qapp.processEvents()
        assert launcher.accessibleName() == "Kacze gry"
        assert buttons(cards(launcher)[0])[0].text() == "Graj"
    finally:
        qapp.removeTranslator(polish)
        qapp.processEvents()
    assert buttons(cards(launcher)[0])[0].text() == "Play"


def test_long_sentences_are_wrapped_then_cut(look: Look) -> None:
    font = look.plain(16)
    whole = wrapped(LONG, font, 250, 9)
    assert " ".join(whole) == LONG
    cut = wrapped(LONG, font, 250, 2)
    assert len(cut) == 2
    assert cut[0] == whole[0]
    assert cut[1].endswith("…")


class Pond(QWidget):
    """A widget that notes what it was asked to repaint."""

    def __init__(self) -> None:
        super().__init__()
        self.dirty = QRegion()

    def update(self, *region: object) -> None:
        self.dirty = region[0] if region and isinstance(region[0], QRegion) else QRegion()


def test_pond_rests_without_motion_and_moves_with_it(look: Look, qtbot: QtBot) -> None:
    pond = Pond()
    qtbot.addWidget(pond)
    life = PondLife(look, pond)
    life.start()
    assert not life.moving
    look.use_motion("normal")
    life.start()
    assert life.moving
    life.stop()
    assert not life.moving


def test_pond_repaints_only_little_and_blinks(look: Look, qtbot: QtBot) -> None:
    pond = Pond()
    qtbot.addWidget(pond)
    life = PondLife(look, pond, Random(1))
    life.arrange(QSizeF(1920, 1080), parade=True)
    areas: list[int] = []
    for _ in range(100):
        life.advance(120)
        areas.append(sum(rect.width() * rect.height() for rect in cast(Iterable[QRect], pond.dirty)))
    assert max(areas) < 0.2 * 1920 * 1080
    faces = [QPoint(664, 965), QPoint(744, 964), QPoint(832, 962), QPoint(985, 937), QPoint(1315, 955)]
    lids = 0
    for _ in range(200):
        life.advance(120)
        lids += any(pond.dirty.contains(face) for face in faces)
    assert 6 <= lids <= 12, "in 24 s an eye closes and opens every 4 to 7 s"


def test_postcard_pictures_are_painted(launcher: Launcher) -> None:
    picture = QPixmap(launcher.grab()).toImage()
    middle = cards(launcher)[0].card_rect().topLeft() + QPoint(100, 60)
    assert picture.pixelColor(middle).name() == QColor("skyblue").name()
    assert picture.size() == QSize(1280, 800)


@pytest.mark.parametrize("game", [info.id for info in registry.infos()])
def test_games_fill_their_picture_by_day_and_by_evening(look: Look, game: str) -> None:
    pictures = []
    for theme in ("light", "dark"):
        look.use_theme(theme)
        picture = QImage(391, 143, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        place = QRectF(0, 0, 391, 143)
        registry.view(game).paint_postcard(painter, place, look)
        painter.end()
        edge = [(x, y) for x in range(391) for y in (0, 142)] + [(x, y) for x in (0, 390) for y in range(143)]
        assert all(picture.pixelColor(x, y).alpha() == 255 for x, y in edge)
        pictures.append(picture)
    assert pictures[0] != pictures[1]


def test_pond_lives_while_the_window_it_is_in_is_active(launcher: Launcher, look: Look, qtbot: QtBot) -> None:
    window, other = QWidget(), QWidget()
    qtbot.addWidget(window)
    qtbot.addWidget(other)
    launcher.setParent(window)
    look.use_motion("normal")
    life = launcher.findChild(PondLife)
    assert isinstance(life, PondLife)
    for active, moving in ((window, True), (other, False), (window, True)):
        active.show()
        launcher.show()
        active.activateWindow()
        qtbot.waitUntil(active.isActiveWindow)
        assert life.moving is moving
    launcher.setParent(None)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [4, 6])
def test_a_shelf_of_many_games_moves_to_the_chosen_one(
    look: Look, qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    launcher = Launcher(look, [game(n) for n in range(count)], "en")
    qtbot.addWidget(launcher)
    launcher.resize(*size)
    launcher.show()
    launcher.activateWindow()
    qtbot.waitUntil(lambda: launcher.focusWidget() is not None)
    width = cards(launcher)[0].card_rect().width()
    for number in (*range(count), 0):
        launcher.choose(number)
        assert launcher.chosen_game == f"game_{number}"
        assert launcher.rect().contains(cards(launcher)[number].card_rect())
    # Tab and the wheel move it as well.
    last = cards(launcher)[-1]
    buttons(last)[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert launcher.rect().contains(last.card_rect())
    for _ in range(count):
        place = QPointF(9, 9)
        nothing, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            place,
            place,
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            nothing,
            phase,
            False,
        )
        QApplication.sendEvent(launcher, event)
    assert launcher.chosen_game == "game_0"
    assert launcher.rect().contains(cards(launcher)[0].card_rect())
    assert width >= 300
