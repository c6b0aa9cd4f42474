"""The statistics: every match counts once, under what it was, and no crash, damage or disk takes more than it hits."""

from __future__ import annotations

import errno
import json
import os
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from duckgames.core.players import NOTE
from duckgames.core.record import Record
from duckgames.core.setup import Ai, Person, Player
from duckgames.session.autosave import NullKeeper
from duckgames.session.errors import ErrorId, SessionError
from duckgames.session.finished import BROUGHT, Kind
from duckgames.session.ledger import ABOUT
from duckgames.session.statistics import CountingKeeper, Statistics
from duckgames.session.storage import Storage
from tests import toy

GAME = toy.INFO.id
ME = Person("", "pip")
SLY = Ai(toy.INFO.levels[-1], toy.INFO.tempers[0], "reed")
HEAD = json.dumps({"format": 1, **ABOUT}, separators=(",", ":")).encode() + b"\n"
FIRST = "20260501-180000-aaaaaa"
SECOND = "20260502-180000-bbbbbb"


def record(
    *seats: Player, totals: tuple[int, ...] = (7, 4), winner: int = 0, day: int = 1, done: bool = True, **notes: Any
) -> Record:
    """A match, finished on a day of May; nothing looks at its actions."""
    notes = {"started": f"2026-05-{day:02}T18:00:00+00:00", "hints": 0, "practice": False, **notes}
    if done:
        notes["result"] = {"reason": "total", "totals": list(totals), "winners": [winner]}
        notes["ended"] = f"2026-05-{day:02}T18:10:00+00:00"
    options = {"hand_size": 2, "open_bonus": True}
    return Record("0", GAME, toy.INFO.rules, options, seats or (ME, SLY), 7, (), "", notes)


@pytest.fixture
def told() -> list[SessionError]:
    return []


class Begin:
    """Begins a run of the program: the statistics as it finds them, once those of the run before are closed."""

    def __init__(self, folder: Path, told: list[SessionError]) -> None:
        self._storage = Storage(folder, lambda game: toy.INFO)
        self._told = told
        self._last: Statistics | None = None

    def __call__(self, *, kept: bool = True) -> Statistics:
        self.end()
        self._last = Statistics(self._storage, lambda game: toy.INFO, kept=kept)
        self._last.failed.connect(self._told.append)
        return self._last

    def end(self) -> None:
        if self._last is not None:
            self._last.close()


@pytest.fixture
def begin(qapp: QCoreApplication, tmp_path: Path, told: list[SessionError]) -> Iterator[Begin]:
    begin = Begin(tmp_path, told)
    yield begin
    begin.end()


def names(statistics: Statistics) -> list[str]:
    return [match.match for match in statistics.finished(GAME)]


def journal(tmp_path: Path) -> Path:
    return tmp_path / "statistics" / f"{GAME}.jsonl"


def fill(begin: Begin, *days: int) -> None:
    """One run in which a match was finished on each day."""
    statistics = begin()
    for day in days:
        statistics.take(f"202605{day:02}-180000-aaaaaa", record(day=day))
    statistics.close()


def finish(tmp_path: Path, name: str, ended: Record) -> None:
    """Leaves a finished match on disk, as a run without statistics did."""
    file = tmp_path / "finished" / GAME / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(ended.to_json(), encoding="utf-8")


def caught_up(qtbot: QtBot, statistics: Statistics, count: int) -> None:
    statistics.catch_up([GAME])
    qtbot.waitUntil(lambda: len(names(statistics)) == count, timeout=30_000)


# What counts, and as what.


def test_a_finished_match_is_kept_with_keys_and_numbers_only(begin: Begin) -> None:
    begin().take(FIRST, record(hints=2))
    (match,) = begin().finished(GAME)
    assert match.match == FIRST
    assert (match.kind, match.levels, match.totals, match.winners) == (Kind.PLAYED, ("", SLY.level), (7, 4), (0,))
    assert (match.rules, match.hints) == (toy.INFO.rules, 2)
    assert (match.started, match.ended) == ("2026-05-01T18:00:00+00:00", "2026-05-01T18:10:00+00:00")
    assert match.options == {"hand_size": 2, "open_bonus": True}


@pytest.mark.parametrize(
    ("seats", "notes", "kind"),
    [
        ((ME, SLY), {}, Kind.PLAYED),
        ((ME, SLY), {"practice": True}, Kind.PRACTICE),
        ((SLY, SLY), {}, Kind.WATCHED),
        ((ME, SLY), {NOTE: [[3, 0, "x", "y"], [5, 0]]}, Kind.WATCHED),
        ((ME, SLY), {NOTE: []}, Kind.PLAYED),
        ((ME, ME, SLY), {}, Kind.SHARED),
        ((ME, ME), {"practice": True}, Kind.SHARED),
        ((ME, ME), {NOTE: [[3, 0, "x", "y"]]}, Kind.WATCHED),
    ],
)
def test_what_a_match_counts_as(begin: Begin, seats: tuple[Player, ...], notes: dict[str, Any], kind: Kind) -> None:
    statistics = begin()
    statistics.take(FIRST, record(*seats, totals=(1,) * len(seats), **notes))
    assert [match.kind for match in statistics.finished(GAME)] == [kind]


def test_a_match_that_came_with_its_end_counts_nowhere(begin: Begin) -> None:
    assert BROUGHT == "brought"
    statistics = begin()
    statistics.take(FIRST, record(brought=True))
    assert names(statistics) == []


@pytest.mark.parametrize(
    "result",
    [
        None, 7, [], {}, {"totals": [1, 2]}, {"winners": [0]}, {"totals": [1], "winners": [0]},
        {"totals": [1, 2], "winners": []}, {"totals": [1, 2], "winners": [2]}, {"totals": [1, 2], "winners": [-1]},
        {"totals": [1, True], "winners": [0]}, {"totals": "ab", "winners": [0]}, {"totals": [[1], 2], "winners": [0]},
        {"totals": [1, 2], "winners": {"0": 0}},
    ],
)  # fmt: skip
def test_notes_that_mean_nothing_count_nowhere(begin: Begin, result: Any) -> None:
    spoilt = record()
    statistics = begin()
    statistics.take(FIRST, replace(spoilt, notes={**spoilt.notes, "result": result}))
    assert names(statistics) == []


def test_other_notes_that_mean_nothing_cost_nothing_but_themselves(begin: Begin) -> None:
    statistics = begin()
    statistics.take(FIRST, record(hints=[], started=3, practice="yes"))
    (match,) = statistics.finished(GAME)
    assert (match.hints, match.started, match.kind) == (0, "", Kind.PLAYED)


# Finished, taken back, finished again.


def test_a_match_counts_once_however_often_it_is_finished(begin: Begin) -> None:
    statistics = begin()
    changes: list[str] = []
    statistics.changed.connect(changes.append)
    statistics.take(FIRST, record())
    statistics.take(FIRST, record())
    assert changes == [GAME], "the same again is no news"
    statistics.take(FIRST, record(done=False))
    assert names(statistics) == []
    statistics.take(FIRST, record(done=False))
    statistics.take(FIRST, record(winner=1, day=3))
    assert changes == [GAME] * 3
    (match,) = begin().finished(GAME)
    assert match.winners == (1,)


def test_a_match_finished_again_has_its_place_at_the_end(begin: Begin) -> None:
    statistics = begin()
    statistics.take(FIRST, record(day=1))
    statistics.take(SECOND, record(day=2))
    statistics.take(FIRST, record(done=False))
    statistics.take(FIRST, record(day=3))
    assert names(statistics) == [SECOND, FIRST]
    assert names(begin()) == [SECOND, FIRST]


@given(st.lists(st.tuples(st.sampled_from([FIRST, SECOND, "other"]), st.booleans(), st.integers(0, 1)), max_size=25))
def test_the_next_run_finds_what_the_last_word_on_each_match_was(
    qapp: QCoreApplication, tmp_path_factory: pytest.TempPathFactory, words: list[tuple[str, bool, int]]
) -> None:
    storage = Storage(tmp_path_factory.mktemp("run"), lambda game: toy.INFO)
    last: dict[str, int] = {}
    for part in (words[: len(words) // 2], words[len(words) // 2 :]):
        statistics = Statistics(storage, lambda game: toy.INFO)
        for name, done, winner in part:
            statistics.take(name, record(done=done, winner=winner))
            last.pop(name, None)
            if done:
                last[name] = winner
        assert {match.match: match.winners[0] for match in statistics.finished(GAME)} == last
        statistics.close()
    again = Statistics(storage, lambda game: toy.INFO)
    assert {match.match: match.winners[0] for match in again.finished(GAME)} == last
    again.close()


# Crashes and damage.


def test_a_line_cut_off_at_any_byte_costs_no_more_than_itself(
    begin: Begin, tmp_path: Path, told: list[SessionError]
) -> None:
    fill(begin, 1, 2)
    content = journal(tmp_path).read_bytes()
    start = content.rindex(b"\n", 0, -1) + 1
    whole = {f"2026050{day}-180000-aaaaaa" for day in (1, 2)}
    for cut in range(start, len(content)):
        journal(tmp_path).write_bytes(content[:cut])
        statistics = begin()
        # All but the line break is there: then nothing is missing.
        expected = whole if cut == len(content) - 1 else whole - {"20260502-180000-aaaaaa"}
        assert set(names(statistics)) == expected
        statistics.take("20260503-180000-cccccc", record(day=3))
        statistics.close()
        healed = begin()
        assert set(names(healed)) == expected | {"20260503-180000-cccccc"}
        healed.close()
    assert told == []


def test_a_head_cut_off_at_any_byte_is_written_anew(begin: Begin, tmp_path: Path, told: list[SessionError]) -> None:
    for cut in range(len(HEAD)):
        journal(tmp_path).parent.mkdir(exist_ok=True)
        journal(tmp_path).write_bytes(HEAD[:cut])
        fill(begin, 1)
        assert len(names(begin())) == 1
        assert journal(tmp_path).read_bytes().startswith(HEAD)
    assert told == []


@pytest.mark.parametrize(
    "damage", [b"{}", b"[1]", b"garbage", b"\xff\xfe\x00", b"", b"[" * 100_000, b'{"format":1}', b'["x","open",1]']
)
def test_a_damaged_line_is_left_out_and_the_file_put_aside(
    begin: Begin, tmp_path: Path, told: list[SessionError], damage: bytes
) -> None:
    fill(begin, 1, 2, 3)
    lines = journal(tmp_path).read_bytes().split(b"\n")
    lines[2] = damage
    spoilt = b"\n".join(lines)
    journal(tmp_path).write_bytes(spoilt)
    kept = ["20260501-180000-aaaaaa", "20260503-180000-aaaaaa"]
    statistics = begin()
    assert names(statistics) == kept
    statistics.close()
    (error,) = told
    assert error.id is ErrorId.STATISTICS_DAMAGED
    assert Path(str(error.data["kept_as"])).read_bytes() == spoilt
    assert names(begin()) == kept
    assert len(told) == 1, "what is sound is all that is left"


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_no_spoilt_byte_costs_more_than_the_lines_it_joins(
    qapp: QCoreApplication, tmp_path_factory: pytest.TempPathFactory, place: int, byte: int
) -> None:
    folder = tmp_path_factory.mktemp("run")
    storage = Storage(folder, lambda game: toy.INFO)
    statistics = Statistics(storage, lambda game: toy.INFO)
    for day in (1, 2, 3, 4):
        statistics.take(f"202605{day:02}-180000-aaaaaa", record(day=day))
    statistics.close()
    content = bytearray(journal(folder).read_bytes())
    head = content.index(b"\n") + 1
    content[head + place % (len(content) - head)] = byte
    journal(folder).write_bytes(content)
    again = Statistics(storage, lambda game: toy.INFO)
    assert len(again.finished(GAME)) >= 2
    again.take("20260509-180000-dddddd", record(day=9))
    again.close()
    last = Statistics(storage, lambda game: toy.INFO)
    assert "20260509-180000-dddddd" in [match.match for match in last.finished(GAME)]
    last.close()


def test_without_its_head_a_journal_keeps_its_matches(begin: Begin, tmp_path: Path, told: list[SessionError]) -> None:
    fill(begin, 1, 2)
    journal(tmp_path).write_bytes(journal(tmp_path).read_bytes().split(b"\n", 1)[1])
    assert len(names(begin())) == 2
    assert [error.id for error in told] == [ErrorId.STATISTICS_DAMAGED]


def test_a_wholly_damaged_journal_is_made_anew_from_the_finished_matches(
    begin: Begin, tmp_path: Path, told: list[SessionError], qtbot: QtBot
) -> None:
    fill(begin, 1, 2)
    for day in (1, 2):
        finish(tmp_path, f"2026050{day}-180000-aaaaaa", record(day=day))
    journal(tmp_path).write_bytes(random.Random(5).randbytes(4000))
    statistics = begin()
    caught_up(qtbot, statistics, 2)
    assert [error.id for error in told] == [ErrorId.STATISTICS_DAMAGED]
    statistics.close()
    assert len(names(begin())) == 2


def test_the_journal_of_a_newer_program_stays_as_it_is(begin: Begin, tmp_path: Path, told: list[SessionError]) -> None:
    newer = b'{"format":2}\n{"what":"ever"}\n'
    journal(tmp_path).parent.mkdir()
    journal(tmp_path).write_bytes(newer)
    statistics = begin()
    statistics.take(FIRST, record())
    statistics.take(SECOND, record())
    assert names(statistics) == [FIRST, SECOND], "until the program ends"
    statistics.close()
    assert journal(tmp_path).read_bytes() == newer
    assert [error.id for error in told] == [ErrorId.DATA_NEWER]


# Disks.


def test_what_a_full_disk_refuses_is_told_once_and_written_later(
    begin: Begin, tmp_path: Path, told: list[SessionError], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    fill(begin, 1)
    before = journal(tmp_path).read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    statistics = begin()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with qtbot.waitSignal(statistics.failed, timeout=30_000):
            statistics.take(SECOND, record(day=2))
        statistics.take("20260503-180000-cccccc", record(day=3))
        statistics._writer.submit(lambda: None).result()
        assert journal(tmp_path).read_bytes() == before, "half a line would be one too many"
    statistics.close()
    qtbot.wait(1)
    assert [error.id for error in told] == [ErrorId.DATA_UNWRITABLE]
    assert len(names(begin())) == 3


def test_a_folder_that_takes_nothing_is_told_and_all_holds_until_the_end(
    begin: Begin, tmp_path: Path, told: list[SessionError], qtbot: QtBot
) -> None:
    (tmp_path / "statistics").write_text("in the way", encoding="utf-8")
    statistics = begin()
    statistics.take(FIRST, record())
    assert names(statistics) == [FIRST]
    statistics.close()
    qtbot.waitUntil(lambda: bool(told), timeout=30_000)
    assert {error.id for error in told} <= {ErrorId.FILE_UNREADABLE, ErrorId.DATA_UNWRITABLE}


def test_without_leave_nothing_is_written(begin: Begin, tmp_path: Path, told: list[SessionError]) -> None:
    statistics = begin(kept=False)
    statistics.take(FIRST, record())
    statistics.reset(GAME)
    statistics.take(SECOND, record())
    assert names(statistics) == [SECOND]
    statistics.close()
    assert not (tmp_path / "statistics").exists()
    assert told == []


def test_that_a_folder_without_leave_cannot_be_read_is_no_news(
    begin: Begin, tmp_path: Path, told: list[SessionError]
) -> None:
    (tmp_path / "statistics").write_text("in the way", encoding="utf-8")
    statistics = begin(kept=False)
    statistics.catch_up([GAME])
    statistics.take(FIRST, record())
    assert names(statistics) == [FIRST]
    statistics.close()
    assert told == []


# Catching up.


def test_what_is_finished_on_disk_is_entered_once(begin: Begin, tmp_path: Path, qtbot: QtBot) -> None:
    finish(tmp_path, FIRST, record(day=1))
    finish(tmp_path, SECOND, record(day=2))
    finish(tmp_path, "20260503-180000-cccccc", record(day=3, brought=True))
    (tmp_path / "finished" / GAME / "20260504-180000-dddddd.json").write_text("{", encoding="utf-8")
    statistics = begin()
    caught_up(qtbot, statistics, 2)
    qtbot.waitUntil(lambda: not statistics._missing, timeout=30_000)
    statistics.close()
    content = journal(tmp_path).read_bytes()
    again = begin()
    again.catch_up([GAME])
    assert not again._missing, "what counts nowhere is not read again either"
    again.close()
    assert journal(tmp_path).read_bytes() == content


# Reset.


def test_a_reset_keeps_the_old_journal_aside_and_brings_nothing_back(
    begin: Begin, tmp_path: Path, qtbot: QtBot
) -> None:
    fill(begin, 1, 2)
    content = journal(tmp_path).read_bytes()
    finish(tmp_path, "20260501-180000-aaaaaa", record(day=1))
    finish(tmp_path, "of another name", record(day=2))
    statistics = begin()
    with qtbot.waitSignal(statistics.was_reset, timeout=30_000) as reset:
        statistics.reset(GAME)
    game, kept_as = reset.args
    assert (game, Path(kept_as).read_bytes()) == (GAME, content)
    assert names(statistics) == []
    later = replace(record(), notes={**record().notes, "ended": "2199-01-01T00:00:00+00:00"})
    finish(tmp_path, "21990101-000000-aaaaaa", later)
    caught_up(qtbot, statistics, 1)
    qtbot.waitUntil(lambda: not statistics._missing, timeout=30_000)
    statistics.close()
    assert names(begin()) == ["21990101-000000-aaaaaa"]


def test_a_journal_that_cannot_be_put_aside_is_not_reset(
    begin: Begin, tmp_path: Path, told: list[SessionError], qtbot: QtBot
) -> None:
    fill(begin, 1)
    (tmp_path / "aside").write_text("in the way", encoding="utf-8")
    statistics = begin()
    shown: list[int] = []
    statistics.changed.connect(lambda game: shown.append(len(names(statistics))))
    statistics.reset(GAME)
    qtbot.waitUntil(lambda: len(shown) == 2, timeout=30_000)
    assert shown == [0, 1]
    assert [error.id for error in told] == [ErrorId.DATA_UNWRITABLE]


def test_a_reset_waits_for_no_slow_disk(
    begin: Begin, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, gate, sync = Event(), Event(), os.fsync

    def fsync(handle: int) -> None:
        asked.set()
        gate.wait(30)
        sync(handle)

    statistics = begin()
    monkeypatch.setattr(os, "fsync", fsync)
    statistics.take(FIRST, record(day=1))
    assert asked.wait(30)
    statistics.reset(GAME)
    assert not gate.is_set()
    assert names(statistics) == []
    statistics.take(SECOND, record(day=2))
    with qtbot.waitSignal(statistics.was_reset, timeout=30_000):
        gate.set()
    statistics.close()
    assert names(begin()) == [SECOND]


# The keeper.


class Deaf(NullKeeper):
    """Remembers what is handed on."""

    def __init__(self) -> None:
        self.heard: list[object] = []

    def save(self, name: str, record: Record) -> None:
        self.heard.append(name)

    def set_aside(self, name: str, record: Record) -> str:
        return f"aside/{name}"

    def flush(self, patience: float | None = None) -> None:
        self.heard.append(patience)

    def unsaved(self) -> Mapping[str, Record]:
        return {FIRST: record()}


def test_the_keeper_hands_everything_on(begin: Begin) -> None:
    inner, statistics = Deaf(), begin()
    keeper = CountingKeeper(inner, statistics)
    keeper.save(FIRST, record())
    keeper.flush(2.0)
    assert inner.heard == [FIRST, 2.0]
    assert keeper.set_aside(FIRST, record()) == f"aside/{FIRST}"
    assert keeper.unsaved() == {FIRST: record()}
    assert names(statistics) == [FIRST]
