"""The queue of beats: order, cutting short, and telling when it is empty. Time is never waited for."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from duckgames.ui.table.animator import Act, Animator
from duckgames.ui.theme import Look


@pytest.fixture(params=["off", "normal"])
def animator(request: pytest.FixtureRequest, look: Look) -> Animator:
    look.use_motion(request.param)
    owner = QObject(look)
    return Animator(look, owner)


def noting(log: list[str], name: str) -> Callable[[], list[Act]]:
    def make() -> list[Act]:
        log.append(f"{name} starts")
        return [
            Act(
                200,
                lambda t: log.append(f"{name} {t:.0f}") if t == 1 else None,
                done=lambda: log.append(f"{name} done"),
            )
        ]

    return make


def test_beats_follow_each_other_and_the_end_is_told_once(animator: Animator) -> None:
    log: list[str] = []
    animator.drained.connect(lambda: log.append("drained"))
    animator.run([noting(log, "a"), noting(log, "b")])
    animator.run([noting(log, "c")])
    animator.finish()
    told = [f"{name} {what}" for name in "abc" for what in ("starts", "1", "done")]
    if log.count("drained") == 2:
        # With motion off each run is over before the next is asked for.
        told.insert(6, "drained")
    assert log == [*told, "drained"]
    assert not animator.busy


def test_nothing_to_show_is_over_at_once(animator: Animator) -> None:
    log: list[str] = []
    animator.drained.connect(lambda: log.append("drained"))
    animator.run([list, list])
    assert log == ["drained"]
    animator.finish()
    assert log == ["drained"]


def test_the_second_beat_waits_for_the_first(look: Look) -> None:
    look.use_motion("normal")
    animator = Animator(look, look)
    log: list[str] = []
    animator.run([noting(log, "a"), noting(log, "b")])
    assert log == ["a starts"]
    assert animator.busy
    animator.finish()


def test_what_is_told_at_the_end_may_begin_the_next(animator: Animator) -> None:
    log: list[str] = []

    def go_on() -> None:
        if "b starts" not in log:
            animator.run([noting(log, "b")])

    animator.drained.connect(go_on)
    animator.run([noting(log, "a")])
    animator.finish()
    animator.finish()
    assert log[-1] == "b done"
    assert not animator.busy


def test_a_lingering_act_gives_way_to_the_next_of_its_kind(look: Look) -> None:
    look.use_motion("normal")
    animator = Animator(look, look)
    log: list[str] = []
    animator.linger("hover", *noting(log, "a")())
    animator.linger("hover", *noting(log, "b")())
    animator.finish()
    assert log == ["a starts", "b starts", "b 1", "b done"]


def test_the_clock_rests_when_there_is_nothing_to_do(look: Look) -> None:
    look.use_motion("quick")
    animator = Animator(look, look)
    log: list[str] = []
    animator.linger("x", *noting(log, "a")())
    animator.run([noting(log, "b")])
    animator.finish()
    assert animator.at_rest


def test_the_end_of_an_act_may_cut_the_rest_short_and_begin_anew(look: Look, qtbot: QtBot) -> None:
    look.use_motion("quick")
    animator = Animator(look, look)
    log: list[str] = []
    begun: list[bool] = []

    def go_on() -> None:
        if not begun:
            begun.append(True)
            animator.run([noting(log, "next")])

    animator.drained.connect(go_on)
    hasty = Act(1, lambda t: None, done=animator.finish)
    animator.run([lambda: [hasty, *noting(log, "slow")()], noting(log, "waiting")])
    qtbot.waitUntil(lambda: "next done" in log)
    assert log == [f"{name} {what}" for name in ("slow", "waiting", "next") for what in ("starts", "1", "done")]
    assert not animator.busy
