"""What a person sees while ducks think: words at once, then a bar and a way to hurry them, then that it takes long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from duckgames.core.places import Seat
from duckgames.ui.commands import HURRY
from duckgames.ui.match_words import MatchWords
from duckgames.ui.shortcuts import Shortcuts
from duckgames.ui.speech_strip import SpeechStrip

SIGN_MS: Final = 300
"""How long ducks think before a bar shows how far they are; a quick answer needs none."""
SLOW_MS: Final = 3000
"""How long until the strip says that they can be hurried."""


class Waiting(QObject):
    """The wait for thinking ducks in one speech strip."""

    def __init__(self, strip: SpeechStrip, shortcuts: Shortcuts, parent: QObject) -> None:
        super().__init__(parent)
        self.seats: tuple[Seat, ...] = ()
        """Who is waited for."""
        self._strip = strip
        self._shortcuts = shortcuts
        self._words: MatchWords
        self._share = 0.0
        self._is_slow = False
        self._sign = QTimer(self, singleShot=True, interval=SIGN_MS)
        self._sign.timeout.connect(self.on_sign)
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(self.on_slow)
        shortcuts.changed.connect(self.on_keys_changed)

    def use(self, words: MatchWords) -> None:
        """Words the waits of another match from now on."""
        self.end()
        self._words = words

    def begin(self, seats: Sequence[Seat], share: float) -> None:
        """Ducks think; told again, how far they are."""
        self._share = share
        if not self._strip.bar.isHidden():
            self._strip.show_wait(share)
        if tuple(seats) != self.seats:
            self.seats = tuple(seats)
            self.renew()

    def renew(self) -> None:
        """Something that they did was worth the wait: the next step is thought about anew."""
        self._strip.show_wait(None)
        self._is_slow = False
        self._sign.start()
        self._slow.start()
        self.say()

    def end(self) -> None:
        """Nobody is waited for."""
        self.seats = ()
        self._sign.stop()
        self._slow.stop()
        self._strip.show_wait(None)

    def say(self) -> None:
        """Says who is waited for, in the language of the moment."""
        if self._is_slow:
            self._words.say_still_thinking(self._shortcuts.key(HURRY))
        else:
            self._words.say_thinking(self.seats)

    def on_sign(self) -> None:
        self._strip.show_wait(self._share)

    def on_slow(self) -> None:
        self._is_slow = True
        self.say()

    def on_keys_changed(self) -> None:
        if self.seats and self._is_slow:
            self.say()
