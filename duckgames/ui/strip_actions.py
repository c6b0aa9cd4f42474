"""What a person can do that has no place on the table, as buttons in the speech strip; and questions before a deed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from duckgames.core.presenter import Affordance, Gesture
from duckgames.ui.button_row import ButtonLabel
from duckgames.ui.match_words import MatchWords
from duckgames.ui.speech_strip import SpeechStrip

translate = QCoreApplication.translate


class StripActions(QObject):
    """The buttons of one match page.

    Signals:
        chosen(action): the button of an action was pressed.
        confirmed(action): a question about that action was answered with yes.
        declined(): it was answered with no.
    """

    chosen = Signal(object)
    confirmed = Signal(object)
    declined = Signal()

    def __init__(self, strip: SpeechStrip, parent: QObject) -> None:
        super().__init__(parent)
        self._strip = strip
        self._words: MatchWords
        self._seen: Any = None
        self._actions: tuple[Any, ...] = ()
        self._doubted: tuple[Any, ...] = ()
        strip.row.pressed.connect(self.on_pressed)

    def begin(self, words: MatchWords) -> None:
        """Words the buttons of another match from now on."""
        self.withdraw()
        self._words = words

    @property
    def doubted(self) -> tuple[Any, ...]:
        """The action that a question is about, or nothing: no question waits for its answer."""
        return self._doubted

    def offer(self, seen: Any, affordances: Sequence[Affordance]) -> None:
        """A button for each action that has one, in the order of the rules."""
        self.withdraw()
        self._seen = seen
        buttons = [each for each in affordances if each.gesture is Gesture.BUTTON]
        self._actions = tuple(each.action for each in buttons)
        self._strip.offer(self._labels(), primary=len(buttons) == len(affordances))

    def ask(self, action: Any) -> None:
        """Two buttons instead, to answer whether `action` is meant; No has the keys."""
        self.withdraw()
        self._doubted = (action,)
        self._strip.offer(self._labels(), primary=False)
        self._strip.row.give_keys(1)

    def withdraw(self) -> None:
        """Takes all buttons away; if one had the keys, they go back to the table."""
        self._actions = self._doubted = ()
        had_keys = self._strip.has_keys
        self._strip.offer((), primary=False)
        if had_keys:
            self._strip.left.emit()

    def decline(self) -> None:
        """Answers the question with no, if there is one."""
        if self._doubted:
            self.withdraw()
            self.declined.emit()

    def hint(self, action: Any) -> None:
        """Marks the button of `action`, if it has one."""
        found = [index for index, each in enumerate(self._actions) if each == action]
        self._strip.hint(found[0] if found else None)

    def retranslate(self) -> None:
        """Words the buttons in the language of the moment."""
        self._strip.word(self._labels())

    def on_pressed(self, index: int) -> None:
        if not self._doubted:
            action = self._actions[index]
            self.withdraw()
            self.chosen.emit(action)
        elif index == 0:
            (action,) = self._doubted
            self.withdraw()
            self.confirmed.emit(action)
        else:
            self.decline()

    def _labels(self) -> tuple[ButtonLabel, ...]:
        if self._doubted:
            answers = (translate("StripActions", "Yes"), translate("StripActions", "No"))
            return tuple(ButtonLabel(answer, answer) for answer in answers)
        return tuple(self._words.button(action, self._seen) for action in self._actions)
