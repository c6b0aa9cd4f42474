"""The list of moves in words is enough to play by: two that mean something else are never called the same."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from duckgames.core import registry
from duckgames.core.game import AnyGame, apply
from duckgames.core.options import Options
from duckgames.core.places import Seat
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, Person, Player
from duckgames.ui.legal_moves import ways
from duckgames.ui.match_words import MatchWords
from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look
from tests.conformance.games import GAMES, sampled

IDS = [info.id for info in registry.infos()]


def words_of(game: AnyGame, seats: int, look: Look, options: Options) -> MatchWords:
    ducks: list[Player] = [Ai("easy", game.info.tempers[0], duck) for duck in ("pip", "reed", "drizzle", "poppy")]
    players = [Person("Ola", "toffee"), *ducks, *(Person(f"P{n}", "melody") for n in range(9))][:seats]
    view = registry.view(game.info.id)
    return MatchWords(SpeechStrip(look), registry.presenter(game.info.id), Texts(view, players, options))


def what_it_means(game: AnyGame, state: Any, seat: Seat, action: Any) -> str:
    """The position after the action, with the same luck."""
    return game.write(apply(game, state, seat, action, Rng(7)).state)


@pytest.mark.parametrize("game_id", IDS)
def test_moves_called_the_same_mean_the_same(game_id: str, look: Look) -> None:
    game, compared = GAMES[game_id], 0
    presenter = registry.presenter(game_id)
    for seed in range(4):
        for turn in sampled(game, seed, 25):
            words = words_of(game, turn.before.seats, look, {})
            for seat in game.owing(turn.before):
                seen = game.observe(turn.before, seat)
                legal = [game.action(turn.before, seat, move) for move in game.legal(turn.before, seat)]
                listed = ways(presenter.affordances(seen, legal))
                assert {way.action for way in listed} == set(legal)
                called = sorted((words.listed(way.action, seen), n) for n, way in enumerate(listed))
                assert all(text for text, _ in called)
                for text, same in groupby(called, key=lambda each: each[0]):
                    meanings = {what_it_means(game, turn.before, seat, listed[n].action) for _, n in same}
                    assert len(meanings) == 1, f"{text}: {meanings}"
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("game_id", [each for each in IDS if each != "duck_town"])
def test_places_are_counted_from_one_in_the_list(game_id: str) -> None:
    game, presenter, told = GAMES[game_id], registry.presenter(game_id), 0
    for turn in sampled(game, 3, 40):
        for seat in game.owing(turn.before):
            seen = game.observe(turn.before, seat)
            legal = [game.action(turn.before, seat, move) for move in game.legal(turn.before, seat)]
            for way in ways(presenter.affordances(seen, legal)):
                phrase = presenter.phrase(way.action, seen)
                if phrase is not None and "column" in phrase.args:
                    numbers = [phrase.args["column"], phrase.args["row"]]
                    assert all(isinstance(number, int) and number >= 1 for number in numbers), phrase
                    told += 1
    assert told > 50
