"""The sounds on disk keep to the table of cues, and the player stays silent, never loud, where there is no output."""

from __future__ import annotations

import array
import math
import os
import runpy
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from duckgames.session.resources import resource
from duckgames.ui.sounds import TUNES, Cue, NullSounds, QtSounds, Sounds, sound_files

RATE = 44_100
TABLE = {
    Cue.QUACK: (150, 0.70),
    Cue.DOUBLE_QUACK: (150 + 70 + 170, 0.70),
    Cue.LOW_QUACK: (120, 0.40),
    Cue.CARD_SLIDE: (180, 0.28),
    Cue.CARD_DOWN: (60, 0.40),
    Cue.FLIP: (90, 0.30),
    Cue.SPLASH: (320, 0.50),
    Cue.COIN: (420, 0.45),
    Cue.BUILD: (380, 0.50),
    Cue.KNOCK_DOWN: (500, 0.45),
    Cue.DIE: (650, 0.40),
    Cue.ROLE_CALLED: (300, 0.30),
    Cue.EVENT: (450, 0.35),
    Cue.WIN: (1200, 0.60),
    Cue.LOSE: (900, 0.45),
}
FILES = [(cue, name) for cue in Cue for name in sound_files(cue)]
FOLDER = resource("sounds/synthesise.py").parent


def samples(path: Path) -> array.array[int]:
    """The samples of a file."""
    with wave.open(str(path)) as file:
        data = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return data


@pytest.mark.parametrize(("cue", "name"), FILES, ids=[name for _, name in FILES])
def test_file_keeps_to_the_table(cue: Cue, name: str) -> None:
    with wave.open(str(FOLDER / name)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        assert file.getcomptype() == "NONE"
    data = samples(FOLDER / name)
    length_ms, peak = TABLE[cue]
    assert len(data) / RATE * 1000 == pytest.approx(length_ms, abs=1)
    assert max(map(abs, data)) / 32767 == pytest.approx(peak, abs=0.005)


@pytest.mark.parametrize("name", [name for _, name in FILES])
def test_file_fades_out_and_ends_in_silence(name: str) -> None:
    data = samples(FOLDER / name)
    fade = RATE * 5 // 1000
    loudest = max(map(abs, data))
    assert data[-1] == 0
    # A sine-squared fall of 6 ms is at 7 % a millisecond before the end and below 94 % five milliseconds before it.
    assert max(map(abs, data[-fade // 5 :])) <= 0.07 * loudest
    assert max(map(abs, data[-fade:])) <= 0.94 * loudest


def test_every_file_has_a_cue_and_every_cue_its_files() -> None:
    assert {path.name for path in FOLDER.glob("*.wav")} == {name for _, name in FILES}
    assert all(len(sound_files(cue)) == (1 if cue in TUNES else 3) for cue in Cue)


@pytest.mark.parametrize("cue", [cue for cue in Cue if cue not in TUNES])
def test_pitches_of_a_cue_differ(cue: Cue) -> None:
    assert len({bytes(samples(FOLDER / name)) for name in sound_files(cue)}) == 3


def test_coin_rings_at_its_pitch_and_three_percent_around() -> None:
    plain, lower, higher = (dominant(samples(FOLDER / name), 1450, 1700) for name in sound_files(Cue.COIN))
    assert plain == pytest.approx(1568, abs=4)
    assert lower == pytest.approx(1568 * 0.97, abs=4)
    assert higher == pytest.approx(1568 * 1.03, abs=4)


def dominant(data: array.array[int], low: int, high: int) -> int:
    """The strongest frequency of a range in steps of 2 Hz (Goertzel's filter)."""

    def power(frequency: int) -> float:
        turn = 2 * math.cos(2 * math.pi * frequency / RATE)
        before, now = 0.0, 0.0
        for value in data:
            before, now = now, value + turn * now - before
        return now * now + before * before - turn * now * before

    return max(range(low, high, 2), key=power)


def test_script_writes_the_very_same_files(tmp_path: Path) -> None:
    runpy.run_path(str(FOLDER / "synthesise.py"))["write_all"](tmp_path)
    written = {path.name: path.read_bytes() for path in tmp_path.glob("*.wav")}
    # Compared by name: an assertion over the bytes would print a megabyte.
    assert [name for _, name in FILES if written.get(name) != (FOLDER / name).read_bytes()] == []


def test_null_sounds_takes_everything_and_offers_nothing() -> None:
    sounds: Sounds = NullSounds()
    for cue in Cue:
        sounds.play(cue, 10)
    sounds.set_volume(3)
    sounds.set_muted(True)
    assert not sounds.available


def test_volume_has_four_steps(qapp: object) -> None:
    sounds = QtSounds()
    for step in range(4):
        sounds.set_volume(step)
    for step in (-1, 4):
        with pytest.raises(ValueError, match="volume step"):
            sounds.set_volume(step)


# The real player in a process of its own, where the console can be read and the sound system taken away.
PLAY_EVERYTHING = """
import logging, sys
logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s", stream=sys.stdout)
{prelude}
from PySide6.QtCore import QCoreApplication, QTimer
from duckgames.ui.sounds import Cue, QtSounds
application = QCoreApplication([])
sounds = QtSounds()
sounds.available_changed.connect(lambda available: print("changed", available))
sounds.set_muted(True)
sounds.play(Cue.QUACK)
sounds.set_muted(False)
sounds.set_volume(0)
sounds.play(Cue.QUACK)
sounds.set_volume(3)
print("early", sys.modules.get("PySide6.QtMultimedia") is not None)
sounds.prepare()
for number, cue in enumerate(Cue):
    sounds.play(cue)
    sounds.play(cue, number)
QTimer.singleShot(50, application.quit)
application.exec()
print("available", sounds.available)
"""
NO_SERVER = {"PULSE_SERVER": "unix:/nowhere/native", "PIPEWIRE_REMOTE": "nowhere"}
LIBRARY_MISSING = "sys.modules['PySide6.QtMultimedia'] = None"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the output cannot be taken away from one process")
@pytest.mark.parametrize(
    ("environment", "prelude", "reason"),
    [
        (NO_SERVER, "", "no output device"),
        (NO_SERVER | {"QT_AUDIO_BACKEND": "nonsense", "QT_MEDIA_BACKEND": "nonsense"}, "", "no output device"),
        ({}, LIBRARY_MISSING, "import of PySide6.QtMultimedia halted; None in sys.modules"),
    ],
    ids=["no server", "broken backend", "library missing"],
)
def test_without_an_output_there_is_one_quiet_line(environment: dict[str, str], prelude: str, reason: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLAY_EVERYTHING.format(prelude=prelude)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(FOLDER.parents[1])} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ran.stderr == ""
    assert ran.stdout.splitlines() == ["early False", f"INFO no sound: {reason}", "available False"]
