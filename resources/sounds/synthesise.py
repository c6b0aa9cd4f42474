"""Synthesises every sound of Duck Games and writes the WAV files beside this script: `python synthesise.py [folder]`.

The recipes are the table of cues in the visual design. Standard library only, and deterministic: a changed
file always has a changed recipe behind it.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 44_100
FADE_MS = 6.0
PITCHES = {"": 1.0, "-lower": 0.97, "-higher": 1.03}
Samples = list[float]


def count(ms: float) -> int:
    """Samples in so many milliseconds."""
    return round(ms * RATE / 1000)


def decay(ms: float, tau_ms: float) -> Samples:
    """An exponential fall from 1; tau is the time it takes to reach 1/e."""
    return [math.exp(-n / count(tau_ms)) for n in range(count(ms))]


def attack(samples: Samples, ms: float) -> Samples:
    """Rises linearly at the start."""
    rise = count(ms)
    return [value * min(1.0, n / rise) for n, value in enumerate(samples)]


def release(samples: Samples, ms: float) -> Samples:
    """Falls smoothly to silence at the end."""
    fall, last = count(ms), len(samples) - 1
    return [value * math.sin(math.pi / 2 * min(1.0, (last - n) / fall)) ** 2 for n, value in enumerate(samples)]


def times(samples: Samples, envelope: Samples) -> Samples:
    """Shapes one signal by another."""
    return [a * b for a, b in zip(samples, envelope, strict=True)]


def gain(samples: Samples, factor: float) -> Samples:
    """The same, louder or softer."""
    return [value * factor for value in samples]


def mix(*layers: tuple[float, Samples]) -> Samples:
    """Lays signals over each other, each starting at its own millisecond."""
    length = max(count(start) + len(samples) for start, samples in layers)
    mixed = [0.0] * length
    for start, samples in layers:
        for n, value in enumerate(samples, count(start)):
            mixed[n] += value
    return mixed


def glide(start: float, end: float, ms: float) -> Samples:
    """A frequency falling or rising evenly to the ear, one value a sample."""
    length = count(ms)
    return [start * (end / start) ** (n / length) for n in range(length)]


def oscillate(shape: Callable[[float], float], frequencies: Iterable[float]) -> Samples:
    """One wave shape (phase 0..1 to -1..1) along a line of frequencies."""
    samples, phase = [], 0.0
    for frequency in frequencies:
        samples.append(shape(phase))
        phase = (phase + frequency / RATE) % 1.0
    return samples


def sine(phase: float) -> float:
    """The purest wave."""
    return math.sin(2 * math.pi * phase)


def saw(phase: float) -> float:
    """A bright, reedy wave."""
    return 2 * phase - 1


def triangle(phase: float) -> float:
    """A soft wave that starts at zero."""
    return 1 - 4 * abs((phase + 0.25) % 1.0 - 0.5)


def tone(frequency: float, ms: float, tau_ms: float, shape: Callable[[float], float] = sine) -> Samples:
    """A struck note: it starts at once and fades away."""
    return times(oscillate(shape, [frequency] * count(ms)), decay(ms, tau_ms))


def noise(chance: random.Random, ms: float) -> Samples:
    """White noise; only `random()` is used, whose sequence the language promises to keep."""
    return [2 * chance.random() - 1 for _ in range(count(ms))]


def band_pass(samples: Samples, frequencies: Iterable[float], q: float) -> Samples:
    """Lets through what lies around a frequency, which may move; a state-variable filter of unit gain there."""
    passed, low, band = [], 0.0, 0.0
    for value, frequency in zip(samples, frequencies, strict=True):
        g = math.tan(math.pi * frequency / RATE)
        band_now = (band + g * (value - low)) / (1 + g / q + g * g)
        low_now = low + g * band_now
        band, low = 2 * band_now - band, 2 * low_now - low
        passed.append(band_now / q)
    return passed


def low_pass(samples: Samples, frequency: float) -> Samples:
    """Takes away what lies above a frequency."""
    share = 1 - math.exp(-2 * math.pi * frequency / RATE)
    passed, level = [], 0.0
    for value in samples:
        level += share * (value - level)
        passed.append(level)
    return passed


# From here to `lose` the cues: each takes the pitch factor and its own chance, and returns samples at any loudness.


def duck_call(start: float, end: float, ms: float, pitch: float, hiss: Samples | None = None) -> Samples:
    """The voice of every duck: a trembling reed through the three resonances of a bill."""
    line = glide(start * pitch, end * pitch, ms)
    voice = oscillate(saw, line)
    if hiss is not None:
        voice = [0.9 * a + 0.1 * b for a, b in zip(voice, hiss, strict=True)]
    tremble = [1 - 0.35 * (0.5 + 0.5 * math.sin(2 * math.pi * 26 * n / RATE)) for n in range(len(voice))]
    voice = release(attack(times(voice, tremble), 8), 50)
    resonances = ((820.0, 5.0, 1.0), (1650.0, 7.0, 0.8), (2700.0, 8.0, 0.45))
    return mix(*((0, gain(band_pass(voice, [f * pitch] * len(voice), q), level)) for f, q, level in resonances))


def quack(pitch: float, chance: random.Random) -> Samples:
    return duck_call(340, 210, 150, pitch, noise(chance, 150))


def double_quack(pitch: float, chance: random.Random) -> Samples:
    first = duck_call(340, 210, 150, pitch, noise(chance, 150))
    second = duck_call(340, 210, 170, pitch * 1.12, noise(chance, 170))
    return mix((0, first), (150 + 70, second))


def low_quack(pitch: float, chance: random.Random) -> Samples:
    return duck_call(230, 165, 120, pitch)


def card_slide(pitch: float, chance: random.Random) -> Samples:
    hiss = band_pass(noise(chance, 180), glide(900 * pitch, 2600 * pitch, 180), 1.2)
    return release(attack(hiss, 50), 90)


def card_down(pitch: float, chance: random.Random) -> Samples:
    pat = times(low_pass(noise(chance, 60), 900 * pitch), decay(60, 14))
    return attack(mix((0, gain(pat, 2.0)), (0, tone(140 * pitch, 60, 20))), 1)


def flip(pitch: float, chance: random.Random) -> Samples:
    def burst() -> Samples:
        return release(attack(band_pass(noise(chance, 12), [1800 * pitch] * count(12), 1.0), 1), 8)

    return mix((0, burst()), (60, burst()), (0, [0.0] * count(90)))


def splash(pitch: float, chance: random.Random) -> Samples:
    water = band_pass(noise(chance, 320), glide(2400 * pitch, 500 * pitch, 320), 0.9)
    water = times(attack(water, 12), decay(320, 90))
    top = max(map(abs, water))
    layers = [(0.0, gain(water, 1 / top))]
    for start, frequency in ((50, 620), (110, 820), (170, 1050)):
        bubble = oscillate(sine, glide(frequency * pitch, frequency * 1.5 * pitch, 120))
        layers.append((start, gain(attack(times(bubble, decay(120, 22)), 3), 0.22)))
    return mix(*layers)


def coin(pitch: float, chance: random.Random) -> Samples:
    ring = mix(
        (0, tone(1568 * pitch, 420, 120)),
        (0, gain(tone(2349 * pitch, 420, 90), 0.6)),
        (0, gain(tone(3951 * pitch, 420, 60), 0.25)),
    )
    return attack(ring, 3)


def knock(pitch: float, ms: float = 140.0, tau_ms: float = 50.0) -> Samples:
    """A knock on wood."""
    body = mix(
        (0, tone(196 * pitch, ms, tau_ms)),
        (0, gain(tone(523 * pitch, ms, tau_ms), 0.5)),
        (0, gain(tone(1175 * pitch, ms, tau_ms), 0.18)),
    )
    return release(attack(body, 1), 20)


def build(pitch: float, chance: random.Random) -> Samples:
    return mix(*((120 * n, knock(pitch * 1.03**n)) for n in range(3)))


def knock_down(pitch: float, chance: random.Random) -> Samples:
    dust = times(attack(band_pass(noise(chance, 500), [400 * pitch] * count(500), 0.8), 5), decay(500, 180))
    return mix((0, gain(dust, 0.8)), *((110 * n, knock(pitch * 0.94**n)) for n in range(4)))


def die(pitch: float, chance: random.Random) -> Samples:
    layers, start = [], 0.0
    for n in range(7):
        level = 0.55 + 0.45 * chance.random()
        layers.append((start, gain(knock(pitch * 2.2 * (0.97 + 0.06 * chance.random()), 70, 18), level)))
        start += (120 - 14 * n) * (0.9 + 0.2 * chance.random())
    return mix(*layers, (0, [0.0] * count(650)))


def melody(notes: Iterable[tuple[float, float, float]], ms: float) -> Samples:
    """Triangle notes of (start, frequency, tau), each ringing to the end."""
    return mix(*((start, attack(tone(f, ms - start, tau, triangle), 4)) for start, f, tau in notes))


def role_called(pitch: float, chance: random.Random) -> Samples:
    return melody([(0, 523, 110), (120, 659, 110)], 300)


def event(pitch: float, chance: random.Random) -> Samples:
    return melody([(0, 392, 160), (110, 370, 160), (220, 349, 160)], 450)


def win(pitch: float, chance: random.Random) -> Samples:
    layers = []
    for n, frequency in enumerate((523.0, 659.0, 784.0, 1047.0)):
        tau = 400 if n == 3 else 140
        for part, share in ((frequency, 1.0), (frequency / 2, 0.3)):
            layers.append((140.0 * n, gain(attack(tone(part, 1200 - 140 * n, tau, triangle), 4), share)))
    return mix(*layers, (740, gain(loudest(double_quack(1.0, chance)), 0.9)))


def lose(pitch: float, chance: random.Random) -> Samples:
    tune = melody([(0, 440, 260), (200, 392, 260), (400, 349, 260)], 900)
    return mix((0, tune), (650, gain(loudest(duck_call(340, 210, 210, 0.85, noise(chance, 210))), 0.6)))


# Per cue: recipe, loudest sample, and whether it comes in three pitches. Tunes do not: they would sound broken.
CUES: dict[str, tuple[Callable[[float, random.Random], Samples], float, bool]] = {
    "quack": (quack, 0.70, True),
    "double_quack": (double_quack, 0.70, True),
    "low_quack": (low_quack, 0.40, True),
    "card_slide": (card_slide, 0.28, True),
    "card_down": (card_down, 0.40, True),
    "flip": (flip, 0.30, True),
    "splash": (splash, 0.50, True),
    "coin": (coin, 0.45, True),
    "build": (build, 0.50, True),
    "knock_down": (knock_down, 0.45, True),
    "die": (die, 0.40, True),
    "role_called": (role_called, 0.30, False),
    "event": (event, 0.35, False),
    "win": (win, 0.60, False),
    "lose": (lose, 0.45, False),
}


def loudest(samples: Samples, peak: float = 1.0) -> Samples:
    """Scaled so that its loudest sample is the peak."""
    return gain(samples, peak / max(map(abs, samples)))


def render(cue: str, suffix: str) -> bytes:
    """The finished samples of one file, 16 bit, little endian."""
    recipe, peak, _ = CUES[cue]
    samples = loudest(release(recipe(PITCHES[suffix], random.Random(cue + suffix)), FADE_MS), peak)
    data = array("h", (round(value * 32767) for value in samples))
    if sys.byteorder == "big":
        data.byteswap()
    return data.tobytes()


def write_all(folder: Path) -> list[Path]:
    """Writes every cue, in three pitches where it has them, and returns the files."""
    files = []
    for cue, (_, _, pitched) in CUES.items():
        for suffix in PITCHES if pitched else ("",):
            path = folder / f"{cue}{suffix}.wav"
            with wave.open(str(path), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(render(cue, suffix))
            files.append(path)
    return files


if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
