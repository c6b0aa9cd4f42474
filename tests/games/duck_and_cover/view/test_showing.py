"""What the table tells besides its cards, what it sounds like, and how it takes changes of look and language."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from duckgames.core.events import CardMoved, Event, RoundEnded
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.events import AllQuacked, Covered, Quacked, Swam
from duckgames.games.duck_and_cover.view import VIEW
from duckgames.games.duck_and_cover.view.faces import avatar_rect
from duckgames.ui.sounds import Cue
from duckgames.ui.table import Z
from duckgames.ui.theme import Look
from tests.games.duck_and_cover.view.conftest import MakeDesk
from tests.games.duck_and_cover.view.desk import Desk


class Shouting(QTranslator):
    """A language in which everything is loud."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return "".join(part if part.startswith("{") else part.upper() for part in _parts(text))

    def isEmpty(self) -> bool:
        return False


def _parts(text: str) -> Iterator[str]:
    rest = text
    while "{" in rest:
        before, _, after = rest.partition("{")
        name, _, rest = after.partition("}")
        yield before
        yield "{" + name + "}"
    yield rest


@pytest.fixture
def shout(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = Shouting()

    def switch() -> None:
        qapp.installTranslator(translator)
        qapp.processEvents()

    yield switch
    qapp.removeTranslator(translator)


def until(desk: Desk, wanted: Callable[[Sequence[Event]], bool]) -> tuple[Event, ...]:
    """Plays on until a step brings what is wanted, and returns that step unshown."""
    while desk.match.result is None:
        seat = GAME.owing(desk.match.state)[0]
        events = desk.submit(seat, desk.pick(seat))
        if wanted(events):
            return events
        desk.table.play(events)
        desk.table.finish()
    raise AssertionError("it never happened")


def any_of(kind: type[Event]) -> Callable[[Sequence[Event]], bool]:
    return lambda events: any(isinstance(event, kind) for event in events)


def picture(desk: Desk) -> QImage:
    return desk.table.grab().toImage()


def test_a_quack_is_shown_at_its_player_and_heard(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk()
    events = until(desk, any_of(Quacked))
    quacked = next(event for event in events if isinstance(event, Quacked))
    look.use_motion("normal")
    acts = desk.table._choreography.acts(quacked, desk.scene)
    assert Cue.QUACK in desk.sounds.heard
    before = {item for item in desk.scene.items() if item.zValue() == Z.EFFECT}
    for act in acts:
        act.step(0.5)
    shown = [item for item in desk.scene.items() if item.zValue() == Z.EFFECT and item not in before]
    face = avatar_rect(desk.table._showing, quacked.seat)
    assert len(shown) == 2
    assert any((item.scenePos() - face.center()).manhattanLength() < 1 for item in shown)
    for act in acts:
        act.end()
    assert not {item for item in desk.scene.items() if item.zValue() == Z.EFFECT} - before


def test_all_moves_of_a_turn_are_one_beat_and_the_next_call_another(make_desk: MakeDesk) -> None:
    desk = make_desk(5)
    events = until(desk, lambda step: any_of(Covered)(step) and any_of(Swam)(step) and not any_of(RoundEnded)(step))
    beats = desk.table._choreography.beats(events)
    assert [event for beat in beats for event in beat.events] == list(events)
    moves = [event for event in events if isinstance(event, Covered | Swam | Quacked)]
    assert len(moves) == 5
    assert set(moves) <= set(beats[0].events)
    called = [n for n, beat in enumerate(beats) for event in beat.events if _is_call(event)]
    assert called[0] == 1


def _is_call(event: Event) -> bool:
    return isinstance(event, CardMoved) and event.target.zone.name == "called"


def test_moves_splash_and_the_round_is_dealt_with_sound(make_desk: MakeDesk) -> None:
    desk = make_desk()
    desk.turns(2)
    assert {Cue.CARD_SLIDE, Cue.SPLASH, Cue.FLIP} <= set(desk.sounds.heard)


def test_a_round_that_ends_is_gathered_and_dealt(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk(7, (1280, 672))
    events = until(desk, any_of(RoundEnded))
    look.use_motion("normal")
    desk.table.play(events)
    assert desk.table.busy
    desk.table.finish()
    assert not desk.table.busy
    assert desk.scene.table == GAME.table(desk.seen)
    assert len(desk.table._board.tops(0)) == 12
    assert desk.table._board.points(0) == desk.match.state.scores[0]


def test_the_tracker_counts_what_is_still_to_come(make_desk: MakeDesk) -> None:
    desk = make_desk()
    for _ in range(30):
        desk.turns(1)
        left = desk.table._board.still_in_deck()
        assert sum(left.values()) == desk.table._board.deck == len(desk.match.state.deck)
        assert all(0 <= number <= 2 for number in left.values())


def test_everybody_quacks_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk(2, seed=8)
    events = until(desk, any_of(AllQuacked))
    desk.sounds.heard.clear()
    discards = len(desk.table._board.discards)
    desk.table.play(events)
    desk.table.finish()
    assert desk.sounds.heard.count(Cue.QUACK) >= 2
    assert len(desk.table._board.discards) > discards or any_of(RoundEnded)(events)


@pytest.mark.parametrize("size", [(1024, 534), (1920, 925)])
def test_theme_text_and_language_change_in_the_middle_of_everything(
    make_desk: MakeDesk, look: Look, shout: Callable[[], None], size: tuple[int, int]
) -> None:
    desk = make_desk(4, size)
    look.use_motion("normal")
    changes: list[Callable[[], Any]] = [
        lambda: look.use_theme("dark"),
        lambda: look.use_text_scale(1.25),
        lambda: desk.table.resize(1280, 672),
        lambda: desk.table.show_tracker(False),
        shout,
    ]
    for change in changes:
        events = until(desk, any_of(CardMoved))
        desk.table.play(events)
        assert desk.table.busy
        change()
        desk.table.finish()
        assert desk.scene.table == GAME.table(desk.seen)
        assert desk.table._board.table == desk.scene.table
    assert desk.table._view.accessibleName() == "POND"
    assert "SPLASH" in desk.table._chips[1].accessibleName()


def test_a_switch_of_language_draws_words_on_cards_and_panels_anew(
    make_desk: MakeDesk, shout: Callable[[], None]
) -> None:
    desk = make_desk(4, (1920, 925))
    before = picture(desk)
    shout()
    after = picture(desk)
    plan = desk.table.plan
    for panel in (plan.captain, plan.discards, plan.chip, plan.tracker):
        assert before.copy(panel.toRect()) != after.copy(panel.toRect())


def test_both_themes_and_the_small_pictures_are_drawn(make_desk: MakeDesk, look: Look) -> None:
    desk = make_desk(7, (1920, 925))
    day = picture(desk)
    look.use_theme("dark")
    night = picture(desk)
    assert day != night
    assert night.pixelColor(2, 2) == look.colour("window")
    assert VIEW.title() == "Duck & Cover"
    assert [column.part for column in VIEW.columns] == ["round_1", "round_2", "round_3", "stacks"]
