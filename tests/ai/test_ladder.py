"""The ladder: everybody against everybody, kept after each block, gone on with, and rated as it deserves."""

from __future__ import annotations

import json
from concurrent.futures import Executor
from pathlib import Path

import pytest

from duckgames.ai import ladder
from duckgames.ai.elo import Row, ratings
from duckgames.ai.ladder import Ladder, line_ups, main, put_into
from duckgames.ai.player import Limit
from duckgames.core import registry
from tests.ai.inline import Inline

GAME = "duck_and_cover"
HERE = f"{__name__}:inline"


def inline() -> Executor:
    return Inline()


def command(folder: Path, *more: str) -> list[str]:
    return ["--game", GAME, "--levels", "easy,normal", "--data", str(folder), "--executor", HERE, *more]


def fresh(limit: str = "") -> Ladder:
    return Ladder(GAME, registry.info(GAME).rules, 1, limit, {})


def test_each_level_meets_each_other_alone_and_at_a_full_table_of_them() -> None:
    assert line_ups(("a", "b", "c"), registry.info(GAME)) == [
        ("a", "b"), ("a", "c"), ("b", "c"),
        ("a", "b", "b", "b"), ("a", "c", "c", "c"), ("b", "a", "a", "a"), ("b", "c", "c", "c"),
        ("c", "a", "a", "a"), ("c", "b", "b", "b"),
    ]  # fmt: skip


def test_a_ladder_that_is_stopped_goes_on_and_ends_as_one_that_was_not(tmp_path: Path) -> None:
    wanted = [("easy", "normal")]
    halves, whole = fresh(), fresh()
    path = tmp_path / "ladder.json"

    def stop_after_one(done: int, of: int) -> None:
        halves.save(path)
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ladder.play(halves, wanted, 2, Limit(), Inline(), stop_after_one)
    again = Ladder.load(path, fresh())
    assert len(again.rows[wanted[0]]) == 1
    heard: list[tuple[int, int]] = []
    ladder.play(again, wanted, 2, Limit(), Inline(), lambda done, of: heard.append((done, of)))
    ladder.play(whole, wanted, 2, Limit(), Inline(), lambda done, of: None)
    assert again == whole
    assert heard == [(2, 2)]


def test_results_of_another_ladder_are_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    fresh("nodes=5").save(path)
    with pytest.raises(ValueError, match="limit"):
        Ladder.load(path, fresh())


def test_the_command_keeps_results_and_writes_the_table_into_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = tmp_path / "README.md"
    begin, end = (ladder.MARK.format(game=GAME, edge=edge) for edge in ("begins", "ends"))
    readme.write_text(f"before\n{begin}\nold\n{end}\nafter\n", encoding="utf-8")
    assert main(command(tmp_path, "--blocks", "1", "--readme", str(readme))) == 0
    printed = capsys.readouterr().out
    text = readme.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{begin}\n```text\n")
    assert text.endswith(f"```\n{end}\nafter\n")
    assert printed.strip() in text
    assert "old" not in text
    kept = json.loads((tmp_path / f"{GAME}.json").read_text(encoding="utf-8"))
    assert [(row["players"], len(row["blocks"])) for row in kept["rows"]] == [
        (["easy", "normal"], 1), (["easy", "normal", "normal", "normal"], 1), (["normal", "easy", "easy", "easy"], 1),
    ]  # fmt: skip
    lines = printed.splitlines()
    assert lines[3].startswith("normal")
    assert lines[4].split()[:2] == ["easy", "0"]


def test_a_file_without_the_marks_is_left_as_it_is(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("nothing here", encoding="utf-8")
    with pytest.raises(ValueError, match="no place"):
        put_into(readme, GAME, "table")
    assert readme.read_text(encoding="utf-8") == "nothing here"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--levels", "easy"), "two levels"),
        (("--levels", "easy,easy"), "each once"),
        (("--levels", "easy,godlike"), "godlike"),
        (("--limit", "hours=2"), "hours=2"),
        (("--executor", "nowhere:nothing"), "nowhere"),
        (("--game", "chess"), "chess"),
    ],
)
def test_a_wrong_command_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(command(tmp_path, *more))
    assert refused.value.code == 2
    assert said in capsys.readouterr().err


def test_ratings_find_the_strengths_that_gave_the_results() -> None:
    # 400 points are ten times the strength: alone 10 of 11, at a table of four 10 of 13.
    rows = [
        Row(("weak", "strong"), ((1 / 11, 10 / 11),) * 5000),
        Row(("strong", "weak", "weak", "weak"), ((10 / 13, 1 / 13, 1 / 13, 1 / 13),) * 5000),
    ]
    found = ratings(rows, "weak", seed=1, resamples=0)
    assert found["weak"].elo == 0
    assert found["strong"].elo == pytest.approx(400, abs=1)


def test_players_that_never_met_are_rated_over_those_that_they_met() -> None:
    rows = [Row(("a", "b"), ((0.25, 0.75),) * 400), Row(("b", "c"), ((0.25, 0.75),) * 400)]
    found = ratings(rows, "a", seed=1, resamples=20)
    assert found["c"].elo == pytest.approx(2 * found["b"].elo, rel=0.02)


def test_a_player_that_never_lost_has_a_rating_with_bounds() -> None:
    won, even = (0.0, 1.0), (0.5, 0.5)
    sure = ratings([Row(("a", "b"), (won,) * 50)], "a", seed=1)["b"]
    unsure = ratings([Row(("a", "b"), (won, even) * 10)], "a", seed=1)["b"]
    assert unsure.low < unsure.elo < unsure.high < sure.elo < 2000
