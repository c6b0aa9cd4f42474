"""Files as nobody should ever meet them: a folder that the program itself has filled, and what can befall it."""

from __future__ import annotations

import json
import shutil
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.match import Match
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup, Person
from duckgames.games.kaczogrod.collection import keeping
from duckgames.games.kaczogrod.collection.keeping import Kept
from duckgames.games.kaczogrod.collection.printing import printed
from duckgames.games.kaczogrod.decks import cabinet
from duckgames.games.kaczogrod.decks.cabinet import Cabinet
from duckgames.session import settings as declared
from duckgames.session.game_files import GameFiles
from duckgames.session.kept_keys import KeptKeys
from duckgames.session.lesson_progress import LessonProgress
from duckgames.session.settings import Settings
from duckgames.session.statistics import Statistics
from duckgames.session.storage import Storage
from duckgames.ui.commands import HINT, PAUSE
from duckgames.ui.shortcuts import Shortcuts
from tests.systems import make_pipe

PLIES: Final = (0, 3, 25, None)
"""After so many actions a match was left; None: it ended."""

VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2**63, -(2**31), 10**400, 1e308, -0.5, float("nan"), float("inf")),
    *("", "\0", "\ud83e", "../../etc/passwd", "\u202e", "duck_town", "kaczogrod", "x" * 5000, [], {}, [[]], {"": {}}),
)
"""Whatever may stand where something else is expected."""

RAW: Final = (
    *(b"", b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"\n\n\n", b"null", b"[]", b"{}", b"0", b'"', b"{" * 2000),
    *(b"[" * 100_000, b'{"a":' * 30_000, b"9" * 100_000, b"\xc3\x28" * 50, b"\0" * 70_000, b"[general]\nmotion=\\x\n"),
    *(b'{"format":999}\n', b"a=@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x5QRect\\0)\n", b"=\n=\n[=]\n", b"%%%=%"),
)


def fill(folder: Path) -> None:
    """What a person who plays everything has after a while."""
    storage = Storage(folder)
    statistics = Statistics(storage)
    for info in registry.infos():
        for number, plies in enumerate(PLIES):
            record = _played(info.id, number, plies).to_record("0")
            for _ in range(2):
                storage.store(f"20261130-12000{number}-abcdef", record)
            statistics.take(f"20261130-12000{number}-abcdef", record)
        files = GameFiles(folder, info.id, lambda error: None)
        for step in range(3):
            LessonProgress(files).keep(f"lesson-{step}", step, last=step == 1)
    statistics.close()
    kaczogrod = GameFiles(folder, "kaczogrod", lambda error: None)
    for seed in range(2):
        kaczogrod.store("collection", keeping.to_json(Kept(True, printed(Rng(seed)))))
    kaczogrod.store("decks", cabinet.to_json(Cabinet()))
    settings = Settings(folder / "settings.ini")
    settings.store(declared.MOTION, "quick")
    settings.store(declared.TEXT_SIZE, 125)
    settings.remember_setup(_setup("kaczogrod", 1))
    settings.remember_window(QWidget().saveGeometry())
    shortcuts = Shortcuts()
    shortcuts.follow(KeptKeys(settings))
    shortcuts.assign(HINT, 0, "J")
    shortcuts.assign(PAUSE, 1, "Ctrl+Shift+P")


def _setup(game: str, seed: int) -> MatchSetup:
    info = registry.info(game)
    return MatchSetup(game, (Person("Łukasz", DUCKS[0]), Ai(info.levels[0], info.tempers[0], DUCKS[1])), seed)


def _played(game: str, seed: int, plies: int | None) -> Match:
    """A match in which every seat played at random."""
    match = Match(registry.game(game), _setup(game, seed))
    rng = Rng(seed)
    while match.result is None and (plies is None or match.ply < plies):
        seat = rng.choice(match.game.owing(match.state))
        match.submit(seat, rng.choice(match.legal(seat)))
    if match.result is not None:
        totals = [score.total for score in match.result.scores]
        match.notes["result"] = {
            "reason": match.result.reason.value, "totals": totals, "winners": list(match.result.winners),
            "ended": "2026-11-30T12:00:00+00:00",
        }  # fmt: skip
    return match


def befall(folder: Path, rng: Random) -> list[str]:
    """Damages some files of `folder`, and says how."""
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != "lock")
    contents = {file: file.read_bytes() for file in files}
    told = []
    if rng.random() < 0.05:
        (folder / "lock").write_bytes(rng.choice(RAW))
        told.append("lock: a wreck")
    for file in rng.sample(files, rng.randint(1, 4)):
        if rng.random() < 0.12:
            way = rng.choice((_folder, _pipe, _link, _dead_link, _ring, _gone))
            way(file)
            told.append(f"{file.relative_to(folder)}: {way.__name__}")
        else:
            content, ways = garbled(contents[file], rng, contents[rng.choice(files)])
            file.write_bytes(content)
            told.append(f"{file.relative_to(folder)}: {', '.join(ways)}")
    return told


def _folder(file: Path) -> None:
    file.unlink()
    (file / "inside").mkdir(parents=True)


def _pipe(file: Path) -> None:
    file.unlink()
    make_pipe(file)


def _link(file: Path) -> None:
    target = file.with_name(f"{file.name}.elsewhere")
    file.rename(target)
    file.symlink_to(target.name)


def _dead_link(file: Path) -> None:
    file.unlink()
    file.symlink_to("nowhere")


def _ring(file: Path) -> None:
    file.unlink()
    file.symlink_to(file.name)


def _gone(file: Path) -> None:
    file.unlink()


def garbled(content: bytes, rng: Random, other: bytes) -> tuple[bytes, list[str]]:
    """`content` changed in one to three ways, and their names; `other` may take its place."""
    ways = []
    for _ in range(rng.randint(1, 3)):
        way = rng.choice((_flip, _cut, _double, _insert, _shuffle, _swap, _retype, _retype, _retype, _replace))
        content = way(content, rng) if way is not _swap else other
        ways.append(way.__name__)
    return content, ways


def _flip(content: bytes, rng: Random) -> bytes:
    changed = bytearray(content)
    for _ in range(rng.choice((1, 1, 3, 30)) if changed else 0):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _cut(content: bytes, rng: Random) -> bytes:
    return content[: rng.randint(0, len(content))]


def _double(content: bytes, rng: Random) -> bytes:
    start, end = sorted(rng.randint(0, len(content)) for _ in range(2))
    return content[:end] + content[start:end] * rng.choice((1, 1, 2, 50)) + content[end:]


def _insert(content: bytes, rng: Random) -> bytes:
    place = rng.randint(0, len(content))
    return content[:place] + rng.choice(RAW)[:50_000] + content[place:]


def _shuffle(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    rng.shuffle(lines)
    return b"\n".join(lines)


def _swap(content: bytes, rng: Random) -> bytes:
    raise NotImplementedError("Another file takes its place.")


def _replace(content: bytes, rng: Random) -> bytes:
    return rng.choice(RAW)


def _retype(content: bytes, rng: Random) -> bytes:
    """Other values in what is JSON, or in one of the lines that are."""
    lines = content.split(b"\n")
    number = rng.randrange(len(lines))
    for start, end in ((0, len(lines)), (number, number + 1)):
        try:
            data = json.loads(b"\n".join(lines[start:end]))
        except (ValueError, RecursionError):
            continue
        for _ in range(rng.randint(1, 3)):
            data = _changed(data, rng)
        try:
            lines[start:end] = [json.dumps(data).encode()]
        except RecursionError:
            # What was inserted before is nested so deep that nothing more can be done to it.
            return content
        return b"\n".join(lines)
    key, sign, _ = lines[number].partition(b"=")
    lines[number] = key + sign + json.dumps(rng.choice(VALUES)).encode()
    return b"\n".join(lines)


def _changed(data: Any, rng: Random) -> Any:
    """`data` with something else somewhere in it."""
    if not data or not isinstance(data, dict | list) or rng.random() < 0.1:
        # What stands there may be changed again, and some of these stand in many places.
        return deepcopy(rng.choice(VALUES))
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    key, what = rng.choice(keys), rng.random()
    if what < 0.1:
        del data[key]
    elif what < 0.2:
        other = data[rng.choice(keys)]
        if isinstance(data, dict):
            data[str(rng.choice(VALUES))[:40]] = other
        else:
            data.extend([other] * rng.choice((1, 3, 1000)))
    else:
        data[key] = _changed(data[key], rng)
    return data


def copied(source: Path, target: Path) -> None:
    """A copy of the folder, made anew."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
