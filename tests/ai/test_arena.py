"""The arena: paired blocks, rotated seats, honest intervals, and plain words for a wrong command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from duckgames.ai import arena
from duckgames.ai.arena import Entrant, Series, Standing, play_block
from duckgames.ai.played import Tally
from duckgames.ai.player import Decision, Limit, Request
from duckgames.ai.random_player import RandomPlayer
from duckgames.core import registry
from duckgames.core.match import Match
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup
from tests.ai.inline import Inline

GAME = "duck_and_cover"
EASY, NORMAL = Entrant("easy", "steady"), Entrant("normal", "steady")


class Answered(Executor):
    """Answers each block from `answers`."""

    def __init__(self, answers: list[list[Tally]]) -> None:
        self.answers = answers

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(self.answers[args[1]])
        return future


def without_times(standings: list[Standing]) -> list[tuple[object, ...]]:
    return [(s.level, s.temper, s.share, s.margin, s.score, s.decisions, s.nodes) for s in standings]


def test_a_series_is_the_same_in_one_process_and_in_many() -> None:
    series = Series(GAME, (NORMAL, EASY), 3, 7)
    heard: list[tuple[int, int]] = []
    inline = arena.run(series, Inline(), lambda done, of: heard.append((done, of)))
    assert without_times(inline) == without_times(arena.run(series))
    assert heard == [(1, 3), (2, 3), (3, 3)]


def test_equal_entrants_share_equally_because_blocks_rotate_the_seats_over_the_same_chance() -> None:
    for block in range(4):
        tallies = play_block(Series(GAME, (NORMAL,) * 3, 4, 11), block)
        assert {tally.share for tally in tallies} == {1.0}
        assert len({tally.score for tally in tallies}) == 1


def test_blocks_and_seeds_differ() -> None:
    scores = {
        play_block(Series(GAME, (NORMAL, EASY), 2, seed), block)[0].score for seed in range(3) for block in range(3)
    }
    assert len(scores) > 4


def test_the_fast_loop_plays_the_match_that_a_match_would() -> None:
    series = Series(GAME, (NORMAL, EASY, EASY), 1, 3)
    seed = Rng.for_ply(series.seed, 0, "block").seed()
    scores = {Entrant("normal", "steady"): 0, Entrant("easy", "steady"): 0}
    for turn in range(3):
        order = [series.entrants[(seat + turn) % 3] for seat in range(3)]
        setup = MatchSetup(GAME, tuple(Ai(each.level, each.temper, "pip") for each in order), seed)
        match = Match(registry.game(GAME), setup)
        players = [registry.ai(GAME).make_player(each.level, each.temper) for each in order]
        while owing := match.game.owing(match.state):
            seat = owing[0]
            request = Request(seat, match.game.observe(match.state, seat), match.legal(seat), match.history(seat))
            rng = Rng(Rng.for_ply(seed, match.ply, f"ai {seat}").seed())
            match.submit(seat, players[seat].decide(request, Limit(), rng, lambda: False).action)
        assert match.result is not None
        for score, each in zip(match.result.scores, order, strict=True):
            scores[each] += score.total
    tallies = play_block(series, 0)
    assert tallies[0].score == scores[NORMAL]
    assert tallies[1].score + tallies[2].score == scores[EASY]


def test_an_ai_of_a_series_cannot_draw_the_shuffles_of_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    class Curious(RandomPlayer):
        def decide(self, request: Request, limit: Limit, rng: Rng, stop: Callable[[], bool]) -> Decision:
            told.append(rng.named("round 1").seed())
            return super().decide(request, limit, rng, stop)

    monkeypatch.setattr(registry.ai(GAME), "make_player", lambda level, temper: Curious())
    play_block(Series(GAME, (NORMAL, EASY), 1, 3), 0)
    seed = Rng.for_ply(3, 0, "block").seed()
    assert Rng.for_ply(seed, 0).named("round 1").seed() not in told
    assert len(set(told)) > 20


def test_the_interval_comes_from_the_means_of_the_blocks() -> None:
    blocks = [
        [Tally(share=share, score=4, decisions=10, nodes=50, seconds=1, slowest=share)] * 2 for share in (2, 1, 0)
    ]
    first = arena.run(Series(GAME, (NORMAL, EASY), 3, 1), Answered(blocks))[0]
    # Block means 1, 1/2 and 0: their deviation is 1/2.
    assert first.share == pytest.approx(0.5)
    assert first.margin == pytest.approx(1.96 * 0.5 / 3**0.5)
    assert (first.score, first.decisions, first.nodes, first.seconds, first.slowest) == (2, 30, 5, 0.1, 2)


def test_one_block_has_no_interval() -> None:
    standings = arena.run(Series(GAME, (NORMAL, EASY), 1, 1), Inline())
    assert [each.margin for each in standings] == [None, None]
    assert "±" not in arena.report(Series(GAME, (NORMAL, EASY), 1, 1), standings)


def test_the_command_line_prints_a_table_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "series.json"
    words = f"--game {GAME} --seats normal:hasty,easy --matches 3 --seed 5 --limit nodes=9 --json {file}"
    assert arena.main(words.split()) == 0
    out, err = capsys.readouterr()
    assert "4 matches in 2 blocks, seed 5" in out
    assert "normal:hasty" in out
    assert "2/2 blocks" in err
    data = json.loads(file.read_text(encoding="utf-8"))
    assert (data["game"], data["blocks"], data["seed"]) == (GAME, 2, 5)
    assert data["limit"] == {"seconds": None, "nodes": 9}
    assert data["entrants"] == ["normal:hasty", "easy:steady"]
    assert sum(each["share"] for each in data["standings"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--seats hard,normal", "--game"),
        ("--game chess --seats hard,normal", "there is no game 'chess', only duck_and_cover"),
        (f"--game {GAME} --seats hard,clever", "no level 'clever', only easy, normal, hard"),
        (f"--game {GAME} --seats hard,", "no level ''"),
        (f"--game {GAME} --seats hard,easy:angry", "no temper 'angry', only steady, hasty, dreamy"),
        (f"--game {GAME} --seats hard", "2 to 7 players, not 1"),
        (f"--game {GAME} --seats hard,easy --matches 0", "--matches: 0"),
        (f"--game {GAME} --seats hard,easy --matches many", "--matches"),
        (f"--game {GAME} --seats hard,easy --seed -1", "--seed: -1"),
        (f"--game {GAME} --seats hard,easy --limit nodes=0", "--limit: 'nodes=0'"),
        (f"--game {GAME} --seats hard,easy --limit seconds=nan", "--limit: 'seconds=nan'"),
        (f"--game {GAME} --seats hard,easy --limit 5", "--limit: '5'"),
        (f"--game {GAME} --seats hard,easy --limit nodes=x", "--limit: 'nodes=x'"),
        (
            f"--game {GAME} --seats hard,easy --json no/such/folder/file.json",
            "file.json cannot be written (No such file",
        ),
        (f"--game {GAME} --seats hard,easy --json .", "--json: . cannot be written"),
    ],
)
def test_a_wrong_command_line_is_told_in_plain_words(
    words: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        arena.main(words.split())
    assert exit_.value.code == 2
    assert message in capsys.readouterr().err


def test_a_game_may_seat_players_that_are_for_measurements_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert "greedy" not in registry.info("duck_town").levels
    with pytest.raises(SystemExit):
        arena.main(["--game", GAME, "--seats", "greedy,easy"])
    assert "has no level 'greedy'" in capsys.readouterr().err
    assert str(arena._entrant("greedy", registry.info("duck_town"))) == "greedy:builder"
