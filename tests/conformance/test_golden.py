"""Recorded matches and counts must come out as they were; `python -m tests.conformance.record` records them anew."""

import pytest

from duckgames.core.game import AnyGame
from tests.conformance import perft, playthrough, record


def test_every_playthrough_comes_out_as_recorded(game: AnyGame) -> None:
    files = sorted((playthrough.FOLDER / game.info.id).glob("*.txt"))
    assert len(files) >= 2, f"record playthroughs of {game.info.id}: python -m tests.conformance.record"
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert playthrough.replay(game, text) == text


def test_every_perft_count_comes_out_as_recorded(game: AnyGame) -> None:
    file = perft.FOLDER / f"{game.info.id}.txt"
    assert file.exists(), f"count {game.info.id}: python -m tests.conformance.record"
    assert perft.report(game) == file.read_text(encoding="utf-8")


def test_recording_again_changes_nothing(game: AnyGame, monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    monkeypatch.setattr(perft, "FOLDER", tmp_path)
    texts = []
    for _ in range(2):
        assert record.main([game.info.id]) == 0
        texts.append([file.read_text(encoding="utf-8") for file in sorted((playthrough.FOLDER).rglob("*.txt"))])
    assert texts[0] == texts[1]
    assert len(texts[0]) == 3


def test_a_choice_that_no_longer_fits_does_not_stop_the_recorder(game: AnyGame) -> None:
    text = next(iter(sorted((playthrough.FOLDER / game.info.id).glob("*.txt")))).read_text(encoding="utf-8")
    lines = text.splitlines()
    steps = [number for number, line in enumerate(lines) if line.startswith("ply ") and ":" in line]
    del lines[steps[1]]
    again = playthrough.replay(game, "\n".join(lines))
    assert again != text
    assert playthrough.replay(game, again) == again


def test_an_unknown_game_cannot_be_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    assert record.main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err
