"""A queue that lets the screen show one moment of a match after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable


class Moments:
    """Shows moments in order, each as soon as nothing holds the queue: an animation, a pause, a round's end."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._holds: set[str] = set()
        self._running = False

    @property
    def open(self) -> bool:
        """Whether the screen shows the present."""
        return not self._waiting and not self._holds

    def push(self, show: Callable[[], None]) -> None:
        """Shows a moment after all that wait."""
        self._waiting.append(show)
        self._run()

    def hold(self, reason: str) -> None:
        """Shows nothing further until `reason` is released."""
        self._holds.add(reason)

    def release(self, reason: str) -> None:
        """Ends a hold and goes on, unless there is another."""
        self._holds.discard(reason)
        self._run()

    def clear(self) -> None:
        """Forgets all moments and holds, as when another match is opened."""
        self._waiting.clear()
        self._holds.clear()

    def _run(self) -> None:
        # A moment may release its own hold while it is being shown; the loop below then goes on by itself.
        if self._running:
            return
        self._running = True
        try:
            while self._waiting and not self._holds:
                self._waiting.popleft()()
        finally:
            self._running = False
