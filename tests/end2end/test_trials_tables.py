"""What users of such programs complain about at the table, tried on the table of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Gesture
from duckgames.core.setup import MatchSetup, Person, Player
from duckgames.session import settings as declared
from duckgames.ui.log_panel import LogModel
from duckgames.ui.match_page import MatchPage
from duckgames.ui.recall_panel import RecallPanel
from duckgames.ui.result_page import ResultPage
from duckgames.ui.round_panel import RoundPanel
from duckgames.ui.table.mark_pictures import Mark
from tests.end2end.conftest import StageMaker
from tests.end2end.hands import by_clicks
from tests.end2end.stage import Stage, duck, duel, until

K = Qt.Key
GAMES = [info.id for info in registry.infos()]
READ = ("duck_town", "kaczogrod")
"""Games whose cards have a text, which is read when the mouse rests on them."""

EACH_GAME = pytest.mark.parametrize("game", GAMES)


def full(game: str, seed: int = 5) -> MatchSetup:
    """One person among as many ducks as there is room for."""
    players: tuple[Player, ...] = (
        Person("", DUCKS[0]),
        *(duck(name, game=game) for name in DUCKS[1 : registry.info(game).seats[1]]),
    )
    return MatchSetup(game, players, seed, seed_typed=True)


def choose(stage: Stage) -> None:
    """Any choice, without a mouse or a key."""
    if stage.shows(RoundPanel):
        stage.key(K.Key_Return)
        return
    stage.session.submit(stage.page.director.choosing[0], stage.offered()[0].action)


def choose_until(stage: Stage, goal: int) -> None:
    """Chooses until so many plies are played or the match is over."""
    while not stage.shows(ResultPage) and stage.session.ply < goal:
        before = stage.session.ply
        covered = stage.shows(RoundPanel)
        choose(stage)
        if not covered:
            until(lambda before=before: stage.session.ply > before or stage.shows(ResultPage))  # type: ignore[misc]
        until(lambda: stage.waits)


def held(stage: Stage) -> Affordance:
    """Takes a card in hand by a click, once one can be taken; what goes where is told by the answer."""
    for _ in range(40):
        ways = [way for way in stage.offered() if way.gesture is Gesture.DRAG and way.source and way.target]
        if ways:
            stage.click(ways[0].source)
            assert stage.scene.holding is not None
            return ways[0]
        choose_until(stage, stage.session.ply + 1)
    raise AssertionError("nothing to take")


@EACH_GAME
def test_trial_10_no_event_of_a_match_takes_the_focus(stage: Stage, game: str) -> None:
    stage.start(full(game))
    owners: Counter[str] = Counter()

    def note(*_: object) -> None:
        focused = QApplication.focusWidget()
        if not stage.shows(RoundPanel):
            owners["none" if focused is None else type(focused).__name__] += 1

    for signal in (stage.session.stepped, stage.session.deciding, stage.session.thinking):
        signal.connect(note)
    choose_until(stage, 36)
    assert set(owners) == {"TableView"}, owners
    assert owners.total() > 25


@EACH_GAME
def test_trial_26_what_every_duck_did_is_told_when_one_asks(stage: Stage, game: str) -> None:
    setup = full(game, seed=7)
    stage.start(setup)
    voice = stage.page.director.voice
    assert voice is not None
    names = [voice[0].name(seat) for seat in range(1, len(setup.seats))]
    told: set[str] = set()
    for _ in range(9):
        choose_until(stage, stage.session.ply + 1)
        if stage.shows(RoundPanel) or stage.shows(ResultPage):
            continue
        stage.key(K.Key_R)
        if stage.shows(RecallPanel):
            (model,) = stage.find(RecallPanel).findChildren(LogModel)
            rows = " ".join(str(model.data(model.index(row))) for row in range(model.rowCount()))
            told |= {name for name in names if name in rows}
            stage.key(K.Key_Escape)
    assert told == set(names)


@EACH_GAME
def test_trial_31_begun_and_left_ten_times_at_any_moment(make_stage: StageMaker, game: str) -> None:
    stage = make_stage(motion="quick")
    process = stage.services.ai.process_id
    for seed in range(10):
        stage.window.plays.start(full(game, seed))
        for _ in range(seed):
            QApplication.processEvents()
        stage.window.show_launcher()
    stage.settings.store(declared.MOTION, "off")
    stage.start(full(game, 99))
    choose_until(stage, stage.session.ply + 1)
    assert stage.errors == []
    assert len(stage.window.findChildren(MatchPage)) == 1
    assert stage.services.ai.process_id == process


@EACH_GAME
def test_trial_64_another_size_scale_or_screen_while_cards_fly(make_stage: StageMaker, game: str) -> None:
    stage = make_stage(motion="quick")
    stage.start(duel(7, game=game))
    flights = 0
    changes: list[Callable[[], object]] = [
        lambda: stage.window.resize(1024, 640),
        lambda: stage.scene.use_pixel_ratio(1.5),
        lambda: stage.settings.store(declared.TEXT_SIZE, 150),
        lambda: stage.window.resize(1920, 1080),
        lambda: stage.scene.use_pixel_ratio(1.0),
        lambda: stage.window.resize(1333, 777),
    ]
    for change in changes:
        before = stage.session.ply
        choose(stage)
        until(lambda before=before: stage.session.ply > before)  # type: ignore[misc]
        QApplication.processEvents()
        flights += stage.scene.cards.in_flight
        change()
        QApplication.processEvents()
        change()
        until(lambda: stage.waits)
        if stage.shows(RoundPanel):
            stage.key(K.Key_Return)
            until(lambda: stage.waits)
        stage.scene.finish()
        cards = stage.scene.cards
        for slot, item in cards.items.items():
            assert item.pose == cards.rest(slot), slot
    assert flights


def turn(view: QWidget, point: QPointF, angle: QPoint, pixels: QPoint | None = None) -> None:
    """What Qt tells of a wheel or a touchpad."""
    none, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    where = QPointF(view.mapToGlobal(point.toPoint()))
    buttons = Qt.MouseButton.NoButton
    QApplication.sendEvent(view, QWheelEvent(point, where, pixels or QPoint(), angle, buttons, none, phase, False))


def test_trial_65_wheels_and_touchpads_of_every_kind_zoom_alike(stage: Stage) -> None:
    stage.start(duel(7, game="kaczogrod"))
    choose_until(stage, 24)
    scene = stage.scene
    (zone, *_) = [zone for zone, place in scene.cards.layout.items() if place.zoom is not None and zone.seat == 0]
    port = stage.view.viewport()
    point = QPointF(stage.view.mapFromScene(scene.cards.layout[zone].area.center()))

    def size(*angles: QPoint) -> float:
        scene.camera.fit(zone)
        for angle in angles:
            turn(port, point, angle, angle / 8)
        return scene.camera.scale(zone)

    start = size()
    for way in (1, -1):
        notch = size(QPoint(0, way * 120))
        assert (notch - start) * way > 0
        # A wheel without notches tells of eighths and less, a touchpad of single points; a card is whole pixels wide.
        for part in (15, 5, 1):
            assert size(*[QPoint(0, way * part)] * (120 // part)) == pytest.approx(notch, abs=0.02), part
    assert size(*[QPoint(0, -40), QPoint(0, 40)] * 20) == pytest.approx(start, abs=0.02)
    # To the side is neither in nor out, nor is a touch that only begins or ends.
    assert size(*[QPoint(-120, 0), QPoint(120, 3), QPoint(0, 0)]) == start
    low, high = scene.cards.layout[zone].zoom or (0.0, 0.0)
    assert size(QPoint(0, -50_000)) == pytest.approx(low, abs=0.02)
    assert size(QPoint(0, 50_000)) == pytest.approx(high, abs=0.02)


def ring(window: QWidget) -> int:
    """Lets every timer that runs in the window come to its end, as the passing of time does; says how many."""
    running = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    for timer in running:
        timer.timeout.emit()
        QApplication.processEvents()
    return len(running)


@EACH_GAME
def test_trial_92_a_choice_half_made_stays_for_ten_minutes(make_stage: StageMaker, game: str) -> None:
    stage = make_stage(motion="normal")
    stage.settings.store(declared.REDUCED, "off")
    stage.start(full(game))
    way = held(stage)
    source, legal, ply = stage.scene.holding, stage.scene.marked(Mark.LEGAL), stage.session.ply
    assert ring(stage.window)
    for _ in range(40):
        ring(stage.window)
    # Autosave, statistics and what else may look in at times do not disturb either.
    stage.services.session.request_hint()
    stage.services.session.hurry()
    QTest.qWait(5)
    assert stage.scene.holding == source
    assert stage.scene.marked(Mark.LEGAL) == legal
    assert stage.session.ply == ply
    stage.click(way.target)
    until(lambda: stage.session.ply > ply)
    assert stage.errors == []


@EACH_GAME
def test_trial_80_no_timer_is_left_behind_by_a_move(stage: Stage, game: str) -> None:
    stage.start(full(game))
    choose_until(stage, 20)

    def things() -> tuple[int, int, int]:
        stage.settle()
        timers = stage.window.findChildren(QTimer)
        running = [timer for timer in timers if timer.isActive() and not timer.isSingleShot()]
        animations = stage.window.findChildren(QAbstractAnimation) + stage.scene.findChildren(QAbstractAnimation)
        return len(timers), len(running), len(animations)

    before = things()
    choose_until(stage, 45)
    if not stage.shows(ResultPage):
        assert things() == before


@EACH_GAME
def test_trial_110_mouse_wheel_keys_and_a_resized_window_are_all_of_use(stage: Stage, game: str) -> None:
    stage.start(duel(6, game=game))
    way = held(stage)
    assert isinstance(way.source, Slot)
    port, point = stage.view.viewport(), stage.point(way.source)
    # A right click lays the card back, as Escape does.
    QTest.mouseClick(port, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, point)
    assert stage.scene.holding is None
    stage.click(way.source)
    stage.key(K.Key_Escape)
    assert stage.scene.holding is None
    # The table tells what the mouse is on.
    stage.settle()
    pointed: list[object] = []
    table = stage.page._table
    assert table is not None
    table.pointed.connect(pointed.append)
    QTest.mouseMove(port, point)
    assert pointed[-1:] == ([way.source] if game in READ else [])
    # A larger window makes larger cards.
    assert way.target is not None
    small = stage.scene.rect_of(way.target).width()
    stage.window.resize(1920, 1080)
    stage.settle()
    assert stage.scene.rect_of(way.target).width() > small
    before = stage.session.ply
    by_clicks(stage, stage.offered()[0])
    until(lambda: stage.session.ply > before)
