"""What users of such programs complain about, tried on the real window; the numbers are those of our list of trials."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core.places import Slot
from duckgames.core.setup import MatchSetup, Person, Player
from duckgames.session import settings as declared
from duckgames.ui.launcher import Launcher
from duckgames.ui.log_panel import LogPanel
from duckgames.ui.match_page import MatchPage
from duckgames.ui.new_match_dialog import NewMatchDialog
from duckgames.ui.overlay import Overlay
from duckgames.ui.pause_panel import PausePanel
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.table.mark_pictures import Mark
from duckgames.ui.top_bar import TopBar
from duckgames.ui.widgets import Toast
from tests.end2end.conftest import StageMaker
from tests.end2end.hands import by_clicks
from tests.end2end.stage import GAME, Stage, duck, duel, until
from tests.end2end.tour import tour

K = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def lay(stage: Stage) -> dict[Slot, QRectF]:
    """Where every card is drawn."""
    return {slot: item.sceneBoundingRect() for slot, item in stage.scene.cards.items.items()}


def untouched(stage: Stage, ply: int, places: dict[Slot, QRectF]) -> None:
    """Nothing was played, nothing is held, every card lies where it lay."""
    stage.settle()
    assert stage.session.ply == ply
    assert stage.scene.holding is None
    assert lay(stage) == places


def all_chosen(stage: Stage) -> None:
    """Waits until in the first turn, where everybody can move, only the person has still to choose."""
    until(lambda: stage.session.ply == len(stage.session.setup.seats) - 1)


@pytest.fixture
def turn(stage: Stage) -> Stage:
    """The person's first turn; the duck has chosen."""
    stage.start()
    all_chosen(stage)
    stage.settle()
    return stage


def release(stage: Stage, point: QPoint) -> None:
    QTest.mouseRelease(stage.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, point)


def source_and_target(stage: Stage) -> tuple[Slot, Slot]:
    way = stage.offered()[0]
    assert isinstance(way.source, Slot)
    assert isinstance(way.target, Slot)
    return way.source, way.target


def test_trial_1_escape_during_a_drag_then_release_over_a_legal_place(turn: Stage) -> None:
    ply, places = turn.session.ply, lay(turn)
    source, target = source_and_target(turn)
    turn.drag(source, target, drop=False)
    turn.key(K.Key_Escape)
    release(turn, turn.point(target))
    untouched(turn, ply, places)


def test_trial_1_a_dialog_during_a_drag(turn: Stage) -> None:
    ply, places = turn.session.ply, lay(turn)
    source, target = source_and_target(turn)
    turn.drag(source, target, drop=False)
    turn.window.dialogs.show_settings()
    assert turn.scene.holding is None
    release(turn, turn.point(target))
    turn.key(K.Key_Escape)
    untouched(turn, ply, places)


def test_trials_2_and_5_dropped_on_everything_that_is_no_place(turn: Stage) -> None:
    ply, places = turn.session.ply, lay(turn)
    source, target = source_and_target(turn)
    view = turn.view

    def middle(widget: QWidget) -> QPoint:
        return view.viewport().mapFromGlobal(widget.mapToGlobal(widget.rect().center()))

    elsewhere = [
        middle(turn.find(TopBar)),
        middle(turn.find(LogPanel)),
        QPoint(3, 3),
        QPoint(-400, -300),
        QPoint(5000, 100),
        QPoint(100, 5000),
    ]
    for point in elsewhere:
        turn.drag(source, point)
        assert turn.scene.holding is None, point
        QTest.mouseMove(view.viewport(), turn.point(target))
        turn.click(target)
        untouched(turn, ply, places)


def test_trial_4_the_window_loses_the_focus_with_a_card_in_the_hand(turn: Stage) -> None:
    ply, places = turn.session.ply, lay(turn)
    source, target = source_and_target(turn)
    turn.drag(source, target, drop=False)
    other = QWidget()
    other.show()
    other.activateWindow()
    until(other.isActiveWindow)
    assert turn.scene.holding is None
    other.close()
    turn.window.activateWindow()
    until(turn.window.isActiveWindow)
    release(turn, turn.point(target))
    untouched(turn, ply, places)


def test_trial_7_every_card_lands_where_the_preview_was(stage: Stage) -> None:
    stage.start(duel(12, take_back=True))
    for number in range(len(stage.offered())):
        way = stage.offered()[number]
        assert isinstance(way.source, Slot)
        assert isinstance(way.target, Slot)
        moved = stage.scene.table.stack(way.source)
        stage.drag(way.source, way.target, drop=False)
        assert stage.scene.marked(Mark.BEST) == (way.target,)
        preview = stage.scene.rect_of(way.target).center()
        ply = stage.session.ply
        release(stage, stage.point(way.target))
        until(lambda: stage.session.ply > ply)  # noqa: B023
        until(lambda: stage.waits)
        pond = way.source.zone
        items = [each for each in stage.scene.cards.items.values() if each.slot.zone == pond]
        item = next(each for each in items if each.stack[-len(moved) :] == moved)
        # The pond may have made room for the card as a whole; inside it nothing is anywhere else.
        assert item.pos() == stage.scene.rect_of(item.slot).center()
        assert (item.pos() - preview).manhattanLength() < 2 * item.size.width()
        stage.key(K.Key_Z)
        until(lambda: stage.my_turn)


def test_trial_8_right_click_and_a_click_elsewhere_move_nothing(turn: Stage) -> None:
    ply, places = turn.session.ply, lay(turn)
    source, target = source_and_target(turn)
    QTest.mouseClick(turn.view.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, turn.point(source))
    turn.click(target)
    untouched(turn, ply, places)
    turn.click(source)
    QTest.mouseClick(turn.view.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, turn.point(target))
    untouched(turn, ply, places)


def test_trial_10_nothing_that_happens_takes_the_focus(stage: Stage) -> None:
    stage.start(duel(13))
    owners: Counter[str] = Counter()

    def note(*_: object) -> None:
        focused = QApplication.focusWidget()
        owners["none" if focused is None else type(focused).__name__] += 1

    stage.session.stepped.connect(note)
    stage.session.deciding.connect(note)
    stage.session.thinking.connect(note)
    stage.play(lambda: stage.key(K.Key_Return) if stage.shows(RoundPanel) else stage.move())
    assert set(owners) <= {"TableView", "Button"}, owners
    assert owners["Button"] <= 12, "only the button at the end of a round"


def test_trial_11_every_key_works_at_once_in_a_second_match(stage: Stage) -> None:
    for seed in (1, 2):
        stage.start(duel(seed, take_back=True))
        stage.key(K.Key_I)
        assert stage.shows(Toast)
        stage.key(K.Key_P)
        assert stage.shows(PausePanel)
        stage.key(K.Key_P)
        assert not stage.shows(PausePanel)
        stage.key(K.Key_F1)
        assert stage.shows(Overlay)
        stage.key(K.Key_Escape)
        stage.key(K.Key_H)
        until(lambda: stage.scene.marked(Mark.HINT))
        stage.move()
        ply = stage.session.ply
        stage.key(K.Key_Z)
        until(lambda: stage.session.ply < ply)  # noqa: B023
        until(lambda: stage.my_turn)
        stage.key(K.Key_Y)
        until(lambda: stage.waits)
        stage.window.show_launcher()
        assert stage.shows(Launcher)


@pytest.mark.parametrize("seed", range(3))
def test_trial_13_any_keys_at_any_time(make_stage: StageMaker, seed: int) -> None:
    stage = make_stage(motion="quick")
    players: tuple[Player, ...] = (Person("", "poppy"), *(duck(name) for name in ("pip", "reed", "quill")))
    stage.start(MatchSetup(GAME, players, seed, take_back=True, seed_typed=True))
    keys = [K.Key_Z, K.Key_Y, K.Key_H, K.Key_Space, K.Key_Return, K.Key_L, K.Key_R, K.Key_I, K.Key_P, K.Key_Escape]
    keys += [K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Return, K.Key_Return]
    dice = random.Random(seed)
    for _ in range(250):
        stage.key(dice.choice(keys))
        if dice.random() < 0.3:
            QTest.qWait(dice.randrange(12))
        if stage.shows(ResultPage):
            break
    if stage.shows(PausePanel):
        stage.key(K.Key_P)
    assert not stage.errors
    stage.settings.store(declared.MOTION, "off")
    stage.key(K.Key_Escape)
    if not stage.shows(ResultPage):
        stage.play(lambda: stage.key(K.Key_Return) if stage.shows(RoundPanel) else stage.move())
    assert stage.session.result is not None


def test_trial_16_confirming_twice_does_it_once(stage: Stage) -> None:
    stage.remember(duel())
    stage.window.dialogs.new_match(GAME)
    stage.key(K.Key_Return, K.Key_Return, K.Key_Return)
    assert not stage.shows(NewMatchDialog)
    stage.wait_for_turn()
    assert len(list((stage.folder / "matches" / GAME).glob("*.json"))) <= 1


def test_trial_17_tab_goes_round_every_page_in_both_directions(stage: Stage) -> None:
    for name in tour(stage):
        if not isinstance(QApplication.focusWidget(), QWidget):
            stage.window.setFocus()
        for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            key = K.Key_Backtab if modifier else K.Key_Tab
            visited: list[QWidget] = []
            for _ in range(120):
                stage.key(key, modifier=modifier)
                focused = QApplication.focusWidget()
                assert focused is not None, name
                assert focused.isVisible(), name
                # The list of moves gives way as soon as Tab leaves it.
                stay = [widget for widget in visited if widget.isVisible()]
                if stay and focused is stay[0] and len(set(stay)) > 1:
                    break
                visited.append(focused)
            else:
                # A page with one stop keeps it.
                assert len(set(visited)) == 1, f"{name}: Tab never comes back"
        stage.settle()
        if stage.shows(MatchPage) and not (stage.shows(Overlay) or stage.shows(PausePanel) or stage.shows(RoundPanel)):
            stage.page.focus_table()


def test_trial_20_a_paused_match_takes_nothing(turn: Stage) -> None:
    ply, places = turn.session.ply, lay(turn)
    source, target = source_and_target(turn)
    start, end = turn.point(source), turn.point(target)
    view = turn.view.viewport()
    turn.key(K.Key_P)
    for point in (start, end):
        at = turn.window.mapFromGlobal(view.mapToGlobal(point))
        under = turn.window.childAt(at) or turn.window
        QTest.mouseClick(under, LEFT, Qt.KeyboardModifier.NoModifier, under.mapFrom(turn.window, at))
    turn.key(K.Key_Left, K.Key_Z, K.Key_H)
    assert turn.shows(PausePanel)
    turn.key(K.Key_P)
    untouched(turn, ply, places)
    turn.move()


def test_trial_28_the_last_turn_is_told_again_at_any_time(stage: Stage) -> None:
    stage.start()
    stage.move()
    stage.key(K.Key_R)
    assert stage.shows(RecallPanel)
    assert stage.scene.marked(Mark.OUTLINE)
    stage.key(K.Key_Down, K.Key_R)
    assert not stage.shows(RecallPanel)
    assert stage.view.hasFocus()
    stage.key(K.Key_R, K.Key_Escape)
    assert not stage.shows(RecallPanel)
    assert stage.view.hasFocus()


def test_trial_31_ten_matches_begun_and_left_in_a_row(stage: Stage) -> None:
    for seed in range(10):
        stage.window.plays.start(duel(seed))
        stage.window.show_launcher()
    stage.start(duel(99))
    stage.move()
    assert not stage.errors
    assert len(stage.window.findChildren(MatchPage)) == 1


def test_trial_64_resized_while_cards_fly(make_stage: StageMaker) -> None:
    stage = make_stage(motion="calm")
    stage.start(duel(7))
    for size in ((1024, 640), (1600, 1000), (1280, 800)):
        source, target = source_and_target(stage)
        stage.click(source)
        stage.click(target)
        QTest.qWait(30)
        stage.window.resize(*size)
        until(lambda: stage.waits)
        if stage.shows(RoundPanel):
            break
        stage.scene.finish()
        for slot, item in stage.scene.cards.items.items():
            assert item.pos() == stage.scene.rect_of(slot).center()


def test_trial_70_full_screen_and_back(stage: Stage) -> None:
    stage.start()
    stage.key(K.Key_F11)
    assert stage.window.isFullScreen()
    stage.settle()
    stage.key(K.Key_F11)
    assert not stage.window.isFullScreen()
    stage.move()


def test_trial_76_the_theme_stays_on_every_page(stage: Stage) -> None:
    stage.window.toggle_theme()
    assert stage.look.dark
    for name in tour(stage):
        assert stage.look.dark, name
    assert stage.settings.value(declared.THEME) == "dark"


def test_trials_79_and_80_nothing_is_painted_while_nothing_happens(stage: Stage) -> None:
    paints: Counter[str] = Counter()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                paints[type(watched).__name__] += 1
            return False

    watch = Watch()
    application = QApplication.instance()
    assert application is not None
    for name in tour(stage):
        stage.settle()
        QTest.qWait(50)
        paints.clear()
        application.installEventFilter(watch)
        QTest.qWait(250)
        application.removeEventFilter(watch)
        # The edge where one writes blinks.
        paints.pop("QLineEdit", None)
        assert not paints, name


def test_trial_82_a_match_that_ends_in_a_hidden_window(stage: Stage) -> None:
    stage.start(duel(3))
    ended: list[object] = []
    stage.session.ended.connect(ended.append)

    def decide() -> None:
        stage.key(K.Key_Return) if stage.shows(RoundPanel) else stage.move()

    for _ in range(5):
        decide()
    stage.window.showMinimized()
    stage.settle()
    stage.window.showNormal()
    until(lambda: stage.waits)
    stage.play(decide)
    assert ended
    assert stage.shows(ResultPage)


def test_trial_83_no_dialog_is_a_window_that_could_lie_behind(stage: Stage) -> None:
    # Other tests of the same run may have left windows of their own.
    before = {stage.window, *(each for each in QApplication.topLevelWidgets() if each.isVisible())}
    for name in tour(stage):
        windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        assert [each for each in windows if each not in before] == [], name


def test_trial_88_what_rivals_do_is_said(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    stage.start(duel(5, game="duck_town"))
    played = stage.session.ply
    while stage.session.ply < played + 12:
        before = stage.session.ply
        by_clicks(stage, stage.offered()[0])
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
        stage.wait_for_turn()
    said = " ".join(heard)
    assert all(f"{name}: " in said for name in ("You", "Reed"))


def test_trial_92_a_choice_half_made_stays_while_the_ducks_choose(stage: Stage) -> None:
    players: tuple[Player, ...] = (
        Person("", "poppy"),
        *(duck(name, "hard") for name in ("pip", "reed", "quill", "comet")),
    )
    stage.start(MatchSetup(GAME, players, 5, seed_typed=True))
    source, _ = source_and_target(stage)
    stage.click(source)
    all_chosen(stage)
    stage.settle()
    assert stage.scene.holding == source
