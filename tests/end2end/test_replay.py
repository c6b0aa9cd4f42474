"""Matches that are watched again: every step shows what there was to see, nobody sees more, and one plays on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.match import Match
from duckgames.core.places import Zone
from duckgames.core.record import Record
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.session.finished import Kind, kind_of
from duckgames.session.storage import FINISHED, UNFINISHED
from duckgames.ui.match_page import MatchPage
from duckgames.ui.matches_dialog import MatchesDialog
from duckgames.ui.replay_eyes import MOVER
from duckgames.ui.replay_hands import held
from duckgames.ui.replay_page import ReplayPage
from duckgames.ui.result_page import ResultPage
from tests.end2end.stage import GAME, Stage, duck, until

GAMES = ("duck_and_cover", "duck_town", "kaczogrod")
QUICK = ("Build", "Cover", "Add")
"""The actions that bring a random match to its end."""


def played(game: str, *, plies: int | None = None, people: int = 1) -> Match:
    """A random match for three, to its end or for so many steps."""
    rules, dice = registry.game(game), Random(3)
    persons = tuple(Person("" if people == 1 else f"P{n}", DUCKS[n]) for n in range(people))
    ducks = tuple(duck(name, game=game) for name in DUCKS[people:3])
    match = Match(rules, MatchSetup(game, (*persons, *ducks), 7))
    while match.result is None and match.ply != plies:
        seat = min(rules.owing(match.state))
        legal = match.legal(seat)
        match.submit(seat, dice.choice([each for each in legal if type(each).__name__ in QUICK] or legal))
    return match


def as_saved(match: Match) -> Record:
    """The record of a match as it is kept."""
    record, result = match.to_record("0"), match.result
    if result is None:
        return record
    totals = [score.total for score in result.scores]
    note = {"reason": result.reason.value, "totals": totals, "winners": list(result.winners)}
    times = {"started": "2026-05-01T10:00:00+00:00", "ended": "2026-05-01T11:00:00+00:00"}
    return replace(record, notes={**record.notes, **times, "result": note})


def watch(stage: Stage, record: Record, ply: int = 0) -> ReplayPage:
    stage.window.replays.watch(record, stage.window.show_launcher, ply)
    until(lambda: any(page.viewing and page.viewing.record is record for page in stage.all(ReplayPage)), "the replay")
    return stage.find(ReplayPage)


def agrees(stage: Stage, page: ReplayPage) -> bool:
    """Whether the cards on the table are those of the observation."""
    viewing = page.viewing
    assert viewing is not None
    game, state = viewing.match.game, viewing.match.at(page.ply)
    return stage.scene.table == game.table(game.observe(state, page.viewer))


@pytest.mark.parametrize("game", GAMES)
def test_stepping_shows_at_every_ply_what_there_was_to_see(stage: Stage, game: str) -> None:
    match = played(game, plies=90)
    page = watch(stage, as_saved(match))
    assert agrees(stage, page)
    for ply in range(1, match.ply + 1):
        stage.key(Qt.Key.Key_Right)
        assert page.ply == ply
        assert agrees(stage, page), ply
    stage.key(Qt.Key.Key_Right)
    assert page.ply == match.ply
    for _ in range(5):
        stage.key(Qt.Key.Key_B)
        assert agrees(stage, page)
    assert page.ply == match.ply - 5


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_seen_with_all_eyes(stage: Stage, game: str) -> None:
    match = played(game)
    page = watch(stage, as_saved(match), match.ply // 2)
    seats = {str(seat) for seat in range(3)}
    assert set(page.eyes.keys) == (seats | {MOVER} if match.game.info.secrets else seats)
    shown = set()
    for _ in page.eyes.keys:
        shown.add(page.viewer)
        assert agrees(stage, page)
        assert page.viewer == page.eyes.at(page.ply)
        stage.key(Qt.Key.Key_E)
    assert shown == {0, 1, 2}
    stage.key(Qt.Key.Key_End)
    assert page.ply == match.ply
    assert agrees(stage, page)
    assert not page.may_continue


@pytest.mark.parametrize("game", ["duck_town", "kaczogrod"])
def test_a_match_that_goes_on_shows_no_secret(stage: Stage, game: str) -> None:
    match = played(game, plies=40)
    page = watch(stage, as_saved(match), 40)
    assert page.eyes.keys == ["0"]
    assert not page.top.eyes.isEnabled()
    assert page.top.go_on.isHidden()
    for ply in range(40, 20, -1):
        stage.key(Qt.Key.Key_E)
        assert page.viewer == 0
        assert page.ply == ply
        assert agrees(stage, page)
        stage.key(Qt.Key.Key_X)
        assert stage.shows(ReplayPage)
        stage.key(Qt.Key.Key_Left)
    viewing = page.viewing
    assert viewing is not None
    for seat in (1, 2):
        with pytest.raises(ValueError, match="not to be looked"):
            viewing.observation(3, seat)
        with pytest.raises(ValueError, match="not to be looked"):
            viewing.events(3, seat)


@pytest.mark.parametrize("game", ["duck_town", "kaczogrod"])
def test_all_hands_lie_open_after_the_end_and_never_before(stage: Stage, game: str) -> None:
    match = played(game)
    page = watch(stage, as_saved(match), match.ply // 2)
    assert not page.sides.hands.isVisible()
    stage.key(Qt.Key.Key_J)
    assert page.sides.hands.isVisible()
    viewing = page.viewing
    assert viewing is not None
    for ply in (match.ply // 2, match.ply // 3):
        page.seek(ply)
        shown = {label.text() for label in page.sides.hands.findChildren(QLabel)}
        words = [held(viewing, ply, seat, page._texts) for seat in range(3)]
        assert set(words) - {""} <= shown
        hand = match.game.table(match.game.observe(match.at(ply), 2)).zones[hand_of(match, 2)].get(None, ())
        assert all(card is not None and page._texts.card(card) in words[2] for card in hand)
    stage.key(Qt.Key.Key_Escape)
    assert not page.sides.hands.isVisible()
    page = watch(stage, as_saved(played(game, plies=40)), 40)
    assert page.top.open_hands.isHidden()
    stage.key(Qt.Key.Key_J)
    assert not page.sides.hands.isVisible()


def hand_of(match: Match, seat: int) -> Zone:
    table = match.game.table(match.game.observe(match.state, seat))
    return next(zone for zone in table.zones if (zone.name, zone.seat) == ("hand", seat))


def test_people_at_one_screen_are_onlookers_of_a_match_with_secrets_that_goes_on(stage: Stage) -> None:
    page = watch(stage, as_saved(played("duck_town", plies=30, people=2)), 30)
    assert page.eyes.keys == [""]
    assert page.viewer is None
    assert agrees(stage, page)


@pytest.mark.parametrize("game", GAMES)
def test_from_any_moment_a_match_of_ones_own_goes_on_as_practice(stage: Stage, game: str) -> None:
    match = played(game)
    page = watch(stage, as_saved(match))
    ply = next(ply for ply in range(match.ply // 2, match.ply) if 1 in match.game.owing(match.at(ply)))
    page.seek(ply)
    page.use_eyes("1")
    stage.key(Qt.Key.Key_X)
    until(lambda: stage.shows(MatchPage), "the match")
    until(lambda: stage.session.running and (stage.my_turn or stage.session.result), "the turn")
    session = stage.session
    assert session.viewer == 1
    assert [isinstance(player, Ai) for player in session.players] == [True, False, True]
    assert session.ply >= ply
    assert session.undo_state.practice
    stage.session.close()
    (name,) = stage.services.storage.played(game, UNFINISHED)
    record = stage.services.storage.load(game, name).record
    assert kind_of(record) is Kind.PRACTICE
    assert record.seed == match.setup.seed
    assert record.actions[:ply] == match.to_record("0").actions[:ply]
    assert record.notes["continued"] == ply


def test_a_match_goes_on_from_a_replay_to_its_end_and_is_watched_again(stage: Stage) -> None:
    match = played(GAME)
    page = watch(stage, as_saved(match))
    page.seek(max(page.viewing.turns[:-6]) if page.viewing else 0)
    stage.click(page.top.go_on)
    until(lambda: stage.session.running and stage.waits, "the turn")
    stage.play(lambda: stage.key(Qt.Key.Key_Return) if not stage.my_turn else stage.move())
    result = stage.find(ResultPage)
    stage.click(result.watch_button)
    until(lambda: stage.shows(ReplayPage), "the replay")
    again = stage.find(ReplayPage)
    assert again.viewing is not None
    assert again.viewing.match.ply == stage.services.session.ply
    stage.key(Qt.Key.Key_Escape)
    assert stage.find(ResultPage) is result


def test_the_list_of_matches_leads_to_the_replay_and_back(stage: Stage) -> None:
    stage.services.storage.store("20260501-100000-aa", as_saved(played(GAME)))
    stage.window.show_matches(GAME)
    dialog = stage.find(MatchesDialog)
    dialog.show_list(FINISHED)
    stage.click(dialog.watch)
    until(lambda: stage.shows(ReplayPage), "the replay")
    stage.key(Qt.Key.Key_W, modifier=Qt.KeyboardModifier.ControlModifier)
    assert stage.shows(MatchesDialog)


def test_the_log_leads_to_the_moment_of_a_row(stage: Stage) -> None:
    stage.window.resize(1280, 800)
    page = watch(stage, as_saved(played(GAME)))
    rows = page.log._list
    if not page.log.isVisible():
        stage.key(Qt.Key.Key_L)
    rows.setFocus()
    stage.key(Qt.Key.Key_Home, Qt.Key.Key_Return)
    newest = page.ply
    assert newest > 0
    stage.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert page.ply <= newest
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, rows.viewport().height() - 10))
    assert agrees(stage, page)


def test_turns_rounds_and_ends_by_keys_and_buttons(stage: Stage) -> None:
    page = watch(stage, as_saved(played("duck_town")))
    viewing = page.viewing
    assert viewing is not None
    assert len(viewing.rounds) > 2
    for round_ in viewing.rounds[1:4]:
        stage.key(Qt.Key.Key_F)
        assert page.ply == round_
    stage.click(page.bar.buttons["round_back"])
    assert page.ply == viewing.rounds[2]
    stage.key(Qt.Key.Key_Home)
    assert page.ply == 0
    assert not page.bar.buttons["first"].isEnabled()
    page.bar.slider.setFocus()
    stage.key(Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert page.ply == viewing.turns[2]
    stage.key(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert page.ply == viewing.turns[3]
    stage.click(page.bar.buttons["turn_back"])
    assert page.ply == viewing.turns[2]
    stage.click(page.bar.buttons["last"])
    assert page.ply == viewing.match.ply


def test_a_replay_plays_by_itself_until_it_is_stopped(stage: Stage) -> None:
    page = watch(stage, as_saved(played(GAME)))
    page.player.use_speed("quick")
    stage.key(Qt.Key.Key_K)
    assert page.player.playing
    until(lambda: page.ply >= 3, "three steps")
    stage.key(Qt.Key.Key_K)
    assert not page.player.playing
    ply = page.ply
    QTest.qWait(300)
    assert page.ply == ply
    stage.key(Qt.Key.Key_Space)
    assert page.player.playing
    stage.window.show_launcher()
    assert not page.player.playing


def test_a_record_of_other_rules_is_shown_as_far_as_it_goes_and_says_so(stage: Stage) -> None:
    match = played(GAME)
    record = as_saved(match)
    cut = len(record.actions) // 2
    broken = replace(record, rules=record.rules + 1, actions=(*record.actions[:cut], (0, ["no action"])))
    page = watch(stage, broken)
    stage.key(Qt.Key.Key_End)
    assert page.ply == cut
    assert "other rules" in page.strip.accessibleName()
    other = watch(stage, replace(record, fingerprint="0" * 12), match.ply)
    assert "otherwise" in other.strip.accessibleName()
    stage.window.replays.watch(replace(record, seats=record.seats[:1]), stage.window.show_launcher)
    until(lambda: not stage.window.replays.game, "the refusal")
