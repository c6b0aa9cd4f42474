"""What a person can do that has no place on the table, as buttons in the speech strip; and questions before a deed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from duckgames.core.presenter import Affordance, Gesture
from duckgames.ui.button_row import ButtonLabel
from duckgames.ui.match_words import MatchWords
from duckgames.ui.speech_strip import SpeechStrip

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Choice:
    """What one button stands for: an action, or all actions of a group."""

    group: str
    ways: tuple[Affordance, ...]


def choices(affordances: Sequence[Affordance]) -> tuple[Choice, ...]:
    """The buttons for these affordances, each group at the place of its first action."""
    grouped: dict[object, list[Affordance]] = {}
    for place, each in enumerate(affordances):
        grouped.setdefault(each.group[0] if each.group else place, []).append(each)
    return tuple(Choice(ways[0].group[0] if ways[0].group else "", tuple(ways)) for ways in grouped.values())


class StripActions(QObject):
    """The buttons of one match page.

    Signals:
        chosen(action): the button of an action was pressed.
        confirmed(action): a question about that action was answered with yes.
        declined(): it was answered with no.
        changed(): `offered` or `doubted` is something else, or is called otherwise.
    """

    chosen = Signal(object)
    confirmed = Signal(object)
    declined = Signal()
    changed = Signal()

    def __init__(self, strip: SpeechStrip, parent: QObject) -> None:
        super().__init__(parent)
        self._strip = strip
        self._words: MatchWords
        self._seen: Any = None
        self.offered: tuple[Affordance, ...] = ()
        """All that can be done now, on the table and by buttons."""
        self._choices: tuple[Choice, ...] = ()
        self._doubted: tuple[Any, ...] = ()
        self._laid = False
        strip.row.pressed.connect(self.on_pressed)

    def begin(self, words: MatchWords) -> None:
        """Words the buttons of another match from now on."""
        self.withdraw()
        self._words = words

    @property
    def doubted(self) -> tuple[Any, ...]:
        """The action that a question is about, or nothing: no question waits for its answer."""
        return self._doubted

    @property
    def laid(self) -> bool:
        """Whether that action waits only because every move is to be confirmed."""
        return self._laid

    def offer(self, seen: Any, affordances: Sequence[Affordance]) -> None:
        """A button for each action or group of actions that has one, in the order of the rules."""
        self.withdraw()
        self._seen = seen
        buttons = [each for each in affordances if each.gesture is Gesture.BUTTON]
        self._choices = choices(buttons)
        self._strip.offer(self._labels(), primary=len(buttons) == len(affordances))
        self.offered = tuple(affordances)
        self.changed.emit()

    def ask(self, action: Any, *, laid: bool = False) -> None:
        """Two buttons instead, to answer whether `action` is meant.

        Where there is doubt, No has the keys; where it is `laid` and waits as every move does, Yes.
        """
        self.withdraw()
        self._doubted, self._laid = (action,), laid
        self._strip.offer(self._labels(), primary=laid)
        self._strip.row.give_keys(0 if laid else 1)
        self.changed.emit()

    def withdraw(self) -> None:
        """Takes all buttons away; if one had the keys, they go back to the table."""
        self._choices, self._doubted, self.offered, self._laid = (), (), (), False
        had_keys = self._strip.has_keys
        self._strip.offer((), primary=False)
        if had_keys:
            self._strip.left.emit()
        self.changed.emit()

    def decline(self) -> None:
        """Answers the question with no, if there is one."""
        if self._doubted:
            self.withdraw()
            self.declined.emit()

    def hint(self, action: Any) -> None:
        """Marks the button of `action`, if it has one."""
        found = [n for n, each in enumerate(self._choices) if any(way.action == action for way in each.ways)]
        self._strip.hint(found[0] if found else None)

    def retranslate(self) -> None:
        """Words the buttons in the language of the moment."""
        self._strip.word(self._labels())
        self.changed.emit()

    def on_pressed(self, index: int) -> None:
        if not self._doubted and self._choices[index].group:
            self._open_group(index)
        elif not self._doubted:
            self.choose(self._choices[index].ways[0].action)
        elif index == 0:
            (action,) = self._doubted
            self.withdraw()
            self.confirmed.emit(action)
        else:
            self.decline()

    def choose(self, action: Any) -> None:
        """The person wants to do `action`, one of those on offer."""
        self.withdraw()
        self.chosen.emit(action)

    def _open_group(self, index: int) -> None:
        """Lets one action of a group be chosen from a menu."""
        ways = self._choices[index].ways
        entries = [
            (tuple(self._words.heading(key) for key in way.group[1:]), self._words.button(way.action, self._seen).full)
            for way in ways
        ]
        self._strip.row.open_group(index, entries, lambda place: self.choose(ways[place].action))

    def answers(self) -> tuple[str, str]:
        """What a question is answered with: yes, or no."""
        if self._laid:
            return translate("StripActions", "Confirm"), translate("StripActions", "Put back")
        return translate("StripActions", "Yes"), translate("StripActions", "No")

    def listed(self, action: Any) -> str:
        """What an action on offer is called where its place is not seen."""
        return self._words.listed(action, self._seen)

    def _labels(self) -> tuple[ButtonLabel, ...]:
        if self._doubted:
            return tuple(ButtonLabel(answer, answer) for answer in self.answers())
        return tuple(self._label(choice) for choice in self._choices)

    def _label(self, choice: Choice) -> ButtonLabel:
        if choice.group:
            return ButtonLabel(
                f"{self._words.heading(choice.group)}\N{HORIZONTAL ELLIPSIS}", self._words.heading(choice.group)
            )
        return self._words.button(choice.ways[0].action, self._seen)
