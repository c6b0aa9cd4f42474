"""The presenter, the AI and the view of every registered game fit its rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest

from duckgames.ai.player import Limit, Request
from duckgames.core import registry
from duckgames.core.game import AnyGame, IllegalAction
from duckgames.core.places import Seat, Slot, Zone
from duckgames.core.presenter import AnyPresenter, Gesture, Phrase, PhraseArg, Who
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, Player
from tests.conformance.games import Turn, sampled, seat_counts, whole

IDS = [info.id for info in registry.infos()]
SEED = 5


@pytest.fixture(params=IDS)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Each registered game; the test game has rules only."""
    return registry.game(request.param)


def need(game: AnyGame, layer: str) -> None:
    """Skips while a game that is being made has no such layer."""
    if find_spec(f"duckgames.games.{game.info.id}.{layer}") is None:
        pytest.skip(f"{game.info.id} has no {layer} yet")


@pytest.fixture
def presenter(game: AnyGame) -> AnyPresenter:
    """The presenter of `game`."""
    need(game, "presenter")
    return registry.presenter(game.info.id)


def choices(game: AnyGame, count: int = 30) -> Iterator[tuple[Turn, Seat, Any, tuple[Any, ...]]]:
    """Some turns, each with a seat that owes a choice, what it sees and its legal actions."""
    for seats in {*game.info.seats, game.info.usual_seats}:
        for turn in sampled(game, SEED + seats, count, seats):
            seat = game.owing(turn.before)[0]
            legal = tuple(game.action(turn.before, seat, move) for move in game.legal(turn.before, seat))
            yield turn, seat, game.observe(turn.before, seat), legal


def test_every_legal_action_has_an_affordance(game: AnyGame, presenter: AnyPresenter) -> None:
    """More than one only where equal cards mean the same; no gesture on the table means two things."""
    for _, _, seen, legal in choices(game):
        ways = presenter.affordances(seen, legal)
        assert {way.action for way in ways} == set(legal)
        placed = [way for way in ways if way.gesture is not Gesture.BUTTON]
        assert len({(way.source, way.target) for way in placed}) == len(placed)
        assert len({way.action for way in ways} - {way.action for way in placed}) == len(ways) - len(placed)
        for way in ways:
            assert (way.source is None) == (way.gesture is Gesture.BUTTON)
            assert (way.target is not None) == (way.gesture is Gesture.DRAG)


def test_a_drag_starts_where_something_lies_and_all_places_exist(game: AnyGame, presenter: AnyPresenter) -> None:
    for _, _, seen, legal in choices(game):
        table = game.table(seen)
        for way in presenter.affordances(seen, legal):
            if isinstance(way.source, Slot) and way.gesture is Gesture.DRAG:
                assert table.stack(way.source)
            for place in (way.source, way.target):
                if place is not None:
                    assert (place.zone if isinstance(place, Slot) else place) in table.zones


def test_trying_an_affordance_means_its_action(game: AnyGame, presenter: AnyPresenter) -> None:
    for _, _, seen, legal in choices(game):
        for way in presenter.affordances(seen, legal):
            if way.source is not None:
                assert presenter.attempt(seen, way.source, way.target) == way.action


def places(game: AnyGame, seen: Any) -> list[Slot | Zone]:
    """Places of all kinds: whole zones, their cells and cells beside, indices, and a zone the table does not have."""
    found: list[Slot | Zone] = [Zone("nowhere"), Slot(Zone("nowhere")), Slot(Zone("nowhere", 99), (0, 0))]
    for zone, cells in game.table(seen).zones.items():
        found += [zone, Slot(zone), Slot(zone, 0), Slot(zone, (-1, 0)), Slot(zone, (500, -500))]
        found += [Slot(zone, cell) for cell in list(cells)[:3] if cell is not None]
    return found


def test_whatever_is_tried_means_nothing_or_an_action_with_a_worded_answer(
    game: AnyGame, presenter: AnyPresenter
) -> None:
    answers = set()
    for turn, seat, seen, legal in choices(game, 4):
        spots = places(game, seen)
        for source in spots:
            for target in [None, *spots]:
                action = presenter.attempt(seen, source, target)
                if action is None or action in legal:
                    continue
                with pytest.raises(IllegalAction) as caught:
                    game.move(turn.before, seat, action)
                answers.add(caught.value.refusal.code)
                assert presenter.phrase(caught.value.refusal, seen) is not None
    assert answers


def test_there_is_something_to_say(game: AnyGame, presenter: AnyPresenter) -> None:
    assert all(isinstance(phrase, Phrase) for phrase in said(game.info.id))
    for _, seat, seen, legal in choices(game, 5):
        assert len(presenter.prompt(seen, seat)) == 2
        assert presenter.status(seen)
        assert all(presenter.phrase(action, seen) is not None for action in legal)


@cache
def said(game_id: str) -> list[Phrase]:
    """Everything the presenter of a game says in some matches."""
    game, presenter = registry.game(game_id), registry.presenter(game_id)
    phrases: list[Phrase | None] = []
    for seats in seat_counts(game):
        turns, last = whole(game, SEED + seats, seats)
        for turn in turns[::3]:
            seen = game.observe(turn.before, turn.seat)
            phrases += [presenter.phrase(event, seen) for event in turn.seen(turn.seat)]
            phrases.append(presenter.phrase(turn.action, seen))
            phrases += presenter.status(seen)
            for seat in range(seats):
                phrases += presenter.prompt(game.observe(turn.before, seat), seat)
        result = presenter.phrase(game.result(last))
        assert result is not None
        phrases += [result, *presenter.prompt(game.observe(last, 0), 0), *presenter.status(game.observe(last, None))]
    return [phrase for phrase in phrases if phrase is not None]


@pytest.mark.usefixtures("presenter")
def test_the_arguments_of_a_phrase_are_plain(game: AnyGame) -> None:
    for phrase in said(game.info.id):
        for arg in phrase.args.values():
            assert isinstance(arg, PhraseArg)


@pytest.mark.usefixtures("presenter")
def test_every_phrase_has_words(game: AnyGame) -> None:
    need(game, "view")
    from duckgames.ui.texts import Texts

    view = registry.view(game.info.id)
    players: tuple[Player, ...] = (Ai(game.info.levels[0], game.info.tempers[0], "pip"),) * game.info.seats[1]
    texts = Texts(view, players)
    for phrase in {(p.key, *sorted(p.args)): p for p in said(game.info.id)}.values():
        sentence = texts.say(phrase)
        assert sentence
        assert "{" not in sentence


def test_the_score_screen_shows_parts_that_exist_and_adds_up(game: AnyGame) -> None:
    need(game, "view")
    view = registry.view(game.info.id)
    for seats in seat_counts(game):
        result = game.result(whole(game, SEED, seats)[1])
        assert result is not None
        for score in result.scores:
            parts = dict(score.parts)
            columns = [column for column in view.columns if column.part in parts]
            assert [column.part for column in columns] == list(parts)
            assert sum(parts[column.part] for column in columns if column.counted) == score.total
        best = (min if view.lowest_wins else max)(score.total for score in result.scores)
        assert {result.scores[winner].total for winner in result.winners} == {best}


def test_every_level_and_temper_decides_legally_and_alike(game: AnyGame) -> None:
    need(game, "ai")
    for level in game.info.levels:
        for temper in game.info.tempers:
            player = registry.ai(game.info.id).make_player(level, temper)
            for turn, seat, seen, legal in choices(game, 2):
                request = Request(seat, seen, legal, turn.seen(seat))
                one, other = (player.decide(request, Limit(nodes=50), Rng(turn.ply), lambda: False) for _ in range(2))
                assert one.action in legal
                assert (one.action, one.nodes, one.reason) == (other.action, other.nodes, other.reason)


def test_an_ai_stops_at_once_with_a_legal_action(game: AnyGame) -> None:
    need(game, "ai")
    for level in game.info.levels:
        player = registry.ai(game.info.id).make_player(level, game.info.tempers[0])
        for turn, seat, seen, legal in choices(game, 1):
            request = Request(seat, seen, legal, turn.seen(seat))
            assert player.decide(request, Limit(), Rng(1), lambda: True).action in legal


def test_every_reason_of_an_ai_has_words(game: AnyGame, presenter: AnyPresenter) -> None:
    need(game, "ai")
    worded = {}
    for level in game.info.levels:
        player = registry.ai(game.info.id).make_player(level, game.info.tempers[0])
        for turn, seat, seen, legal in choices(game, 8):
            reason = player.decide(
                Request(seat, seen, legal, turn.seen(seat)), Limit(nodes=50), Rng(1), lambda: False
            ).reason
            if reason is not None:
                worded[reason.feature] = presenter.phrase(reason, seen) is not None
    if not any(worded.values()):
        pytest.skip(f"{game.info.id} words no reason yet, of {', '.join(sorted(worded))}")
    assert all(worded.values()), worded


@pytest.mark.usefixtures("presenter")
def test_a_seat_is_named_as_who_and_never_as_a_number(game: AnyGame) -> None:
    whos = {arg.seat for phrase in said(game.info.id) for arg in phrase.args.values() if isinstance(arg, Who)}
    assert whos == set(range(game.info.seats[1]))
