"""Plays a queue of beats, one clock driving all cards; every beat can be cut short."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from duckgames.core.events import Event
from duckgames.ui.theme import Look

STANDS: Final = 0.75
"""What is to be read or seen takes at least this share of its time."""


@dataclass(frozen=True)
class Beat:
    """Events that happen together on the screen; each starts `stagger` ms after the one before."""

    events: tuple[Event, ...]
    stagger: int = 0


@dataclass
class Act:
    """One motion of `ms` milliseconds at the normal pace, after `delay`.

    `step` gets the share of the time gone by, 0 to 1, and always 1 at the end; easing is its own affair. `done` follows
    once. With motion off, an act is just `step(1)` and `done`, unless it `stands`: then it is to be read or seen, which
    takes its time though nothing moves, and hardly less where all goes quickly. Where motion is reduced, only what is
    `still` takes time too: nothing travels by it.
    """

    ms: int
    step: Callable[[float], None]
    delay: int = 0
    done: Callable[[], None] | None = None
    stands: bool = False
    still: bool = False

    def pace(self, look: Look) -> float:
        """The factor of its durations by the motion that `look` asks for; 0: it takes no time."""
        motion = look.motion if self.still else look.travel
        return max(motion, STANDS) if self.stands else motion

    def end(self) -> None:
        """Brings the motion to its end."""
        self.step(1.0)
        if self.done is not None:
            self.done()


MakeActs = Callable[[], Sequence[Act]]


class Clock(QAbstractAnimation):
    """Ticks with the screen for as long as it runs."""

    def __init__(self, tick: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tick = tick

    def duration(self) -> int:
        return -1

    def updateCurrentTime(self, now: int) -> None:
        # The first call comes from within start(), before there is anything to show.
        if now:
            self._tick()


class _Running:
    """An act under way, with the time it began and its pace; it ends once, whoever ends it."""

    def __init__(self, act: Act, now: int, pace: float) -> None:
        self._act = act
        self._start = now + act.delay * pace
        self._length = max(1.0, act.ms * pace)
        self._over = False

    def advance(self, now: int) -> bool:
        """Moves on; True at the end."""
        if not self._over and now >= self._start:
            share = (now - self._start) / self._length
            if share >= 1:
                self.end()
            else:
                self._act.step(share)
        return self._over

    def end(self) -> None:
        """Brings the act to its end, if it is not there yet."""
        if not self._over:
            self._over = True
            self._act.end()


class Animator(QObject):
    """Beats one after the other, and lingering acts beside them that nothing waits for.

    Signals:
        drained: the last queued beat is over; sent from within `run` if there was nothing to wait for.
    """

    drained = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._queue: deque[MakeActs] = deque()
        self._running: list[_Running] = []
        self._lingering: dict[Hashable, _Running] = {}
        self._open = False
        self._clock = Clock(self._on_tick, self)

    @property
    def busy(self) -> bool:
        """True from `run` until `drained`."""
        return self._open

    @property
    def at_rest(self) -> bool:
        """True if no clock runs."""
        return self._clock.state() != QAbstractAnimation.State.Running

    def run(self, beats: Iterable[MakeActs]) -> None:
        """Queues beats; each makes its acts when its turn comes."""
        self._queue.extend(beats)
        if not self._open:
            self._open = True
            self._next_beat()

    def linger(self, key: Hashable, act: Act) -> None:
        """Starts an act that nothing waits for; one with the same key that still runs is dropped where it is."""
        self._lingering.pop(key, None)
        pace = act.pace(self._look)
        if pace == 0:
            act.end()
            return
        self._start_clock()
        self._lingering[key] = _Running(act, self._clock.currentTime(), pace)

    def drop(self, key: Hashable) -> None:
        """Forgets a lingering act, leaving things where they are."""
        self._lingering.pop(key, None)

    def abandon(self) -> bool:
        """Ends what runs and forgets what waits, without telling; True if it was busy."""
        self._end_running()
        self._queue.clear()
        self._clock.stop()
        was_busy, self._open = self._open, False
        return was_busy

    def finish(self) -> None:
        """Brings everything to its end now: lingering acts, the running beat and all that wait."""
        self._end_running()
        while self._queue:
            for act in self._queue.popleft()():
                act.end()
        self._drain()

    def _next_beat(self) -> None:
        while self._queue:
            acts = self._queue.popleft()()
            timed = [(act, act.pace(self._look)) for act in acts]
            for act, pace in timed:
                if not pace:
                    act.end()
            if any(pace for _, pace in timed):
                self._start_clock()
                now = self._clock.currentTime()
                self._running = [_Running(act, now, pace) for act, pace in timed if pace]
                return
        self._drain()

    def _end_running(self) -> None:
        while self._lingering:
            self._lingering.pop(next(iter(self._lingering))).end()
        running, self._running = self._running, []
        for each in running:
            each.end()

    def _drain(self) -> None:
        if not self._lingering:
            self._clock.stop()
        if self._open:
            self._open = False
            self.drained.emit()

    def _start_clock(self) -> None:
        if self.at_rest:
            self._clock.start()

    def _on_tick(self) -> None:
        now = self._clock.currentTime()
        for key, lingering in list(self._lingering.items()):
            if lingering.advance(now) and self._lingering.get(key) is lingering:
                del self._lingering[key]
        if self._open:
            running = self._running
            left = [each for each in running if not each.advance(now)]
            # The end of an act may have cut everything short and begun something new.
            if self._running is running:
                self._running = left
                if not left:
                    self._next_beat()
        elif not self._lingering:
            self._clock.stop()
