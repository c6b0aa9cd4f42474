"""What the match page says: the speech strip, the facts at the top, and short messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from duckgames.ai.player import Decision
from duckgames.core.events import CardMoved, CardTurned
from duckgames.core.game import Refusal
from duckgames.core.places import Seat, Slot
from duckgames.core.presenter import AnyPresenter, Phrase, Place
from duckgames.session.undo import UndoState
from duckgames.ui.aloud import announce
from duckgames.ui.button_row import ButtonLabel
from duckgames.ui.figures import figure
from duckgames.ui.game_words import GameWords
from duckgames.ui.log_entry import LogEntry, entries
from duckgames.ui.speech_strip import SpeechStrip
from duckgames.ui.statistics_words import percent
from duckgames.ui.texts import Texts

translate = QCoreApplication.translate

EQUAL: Final = 2
"""So many standard errors apart two actions are called about equal."""


class MatchWords(GameWords):
    """Words one match; nothing said is kept, so that every sentence can be said again in another language."""

    def __init__(self, strip: SpeechStrip, presenter: AnyPresenter, texts: Texts) -> None:
        super().__init__(presenter, texts)
        self._strip = strip

    def summary(self, rows: Sequence[LogEntry]) -> str:
        """Log entries in one line."""
        lines = []
        for row in rows:
            sentence = self._texts.say(row.phrase)
            lines.append(sentence if row.who is None else f"{row.name(self._texts)}: {sentence}")
        return " \N{MIDDLE DOT} ".join(lines)

    def announce(self, rows: Sequence[LogEntry]) -> None:
        """Lets a screen reader say log entries, as what a rival did."""
        announce(self._strip, self.summary(rows))

    def standing(self, choosing: Sequence[Seat], totals: Sequence[int], seen: Any) -> str:
        """Who chooses now, the points of everybody if the game counts any before its end, and what the viewer has."""
        names = ", ".join(self._texts.name(seat) for seat in choosing) or "\N{EN DASH}"
        scores = ", ".join(f"{self._texts.name(seat)} {figure(total)}" for seat, total in enumerate(totals))
        text = translate("MatchWords", "Choosing now: {names}. Points: {scores}.")
        if not totals:
            text = translate("MatchWords", "Choosing now: {names}.")
        holdings = self._presenter.holdings(seen)
        said = text.format(names=names, scores=scores)
        return said if holdings is None else f"{said} {self._texts.say(holdings)}"

    def undo_reason(self, state: UndoState) -> str:
        """Why nothing can be taken back: what stands in the way by name, if it has words or is a card."""
        shown = state.revealed
        if shown is None:
            return translate("MatchWords", "There is nothing to take back.")
        said = self.summary(entries([shown], self._presenter))
        if not said and isinstance(shown, CardMoved | CardTurned) and shown.card is not None:
            said = self._texts.card(shown.card)
        if not said:
            return translate("MatchWords", "Something has been shown since, so nothing before it can be taken back.")
        return translate("MatchWords", "Nothing before this can be taken back: {shown}").format(shown=said)

    def undo_note(self, state: UndoState) -> str:
        """What the next step back does beside taking a move back; empty: nothing."""
        if not state.undo or state.revealed is None or state.practice:
            return ""
        return translate("MatchWords", "It takes back a move that revealed something, so the match becomes practice.")

    def taken_back(self, practice: bool) -> str:
        """That a move was taken back; `practice`: and that the match does not count from now on."""
        if practice:
            return translate("MatchWords", "Move taken back. The match is practice now and does not count.")
        return translate("MatchWords", "Move taken back.")

    def button(self, action: Any, seen: Any) -> ButtonLabel:
        """What the button of an action says, and in short."""
        phrase = self._presenter.phrase(action, seen)
        full = "" if phrase is None else self._texts.say(phrase)
        return ButtonLabel(full, self._made("short", phrase) or full)

    def heading(self, key: str) -> str:
        """The words of a phrase key that takes no arguments."""
        return self._texts.heading(key)

    def aloud(self, decision: Decision) -> Phrase | None:
        """Why an AI did what it decided, where that is for all to hear; None: it keeps that to itself."""
        action = self._presenter.phrase(decision.action)
        if decision.reason is None or action is None or not self._texts.knows(f"aloud.{action.key}"):
            return None
        reason = self._presenter.phrase(decision.reason)
        return None if reason is None else Phrase(f"aloud.{action.key}", {"reason": reason})

    def doubt(self, action: Any, seen: Any) -> str:
        """What to ask before an action is carried out; empty: nothing."""
        return self._made("confirm", self._presenter.phrase(action, seen))

    def why(self, refusal: Refusal) -> str:
        """In two words, why a card is refused; empty: there is no need for words."""
        phrase = self._presenter.phrase(refusal)
        return "" if phrase is None else self._made("why", Phrase(refusal.code, phrase.args))

    def no_use(self, source: Place, target: Place | None, seat: Seat) -> str:
        """What to say where `seat` tries what means nothing in the game; empty: it only looked at something."""
        zone = source.zone if isinstance(source, Slot) else source
        if target is not None:
            return translate("MatchWords", "This card has no place there. It may go where a place is lit.")
        if zone.hand and zone.seat == seat:
            return translate("MatchWords", "This card is not asked for now.")
        return ""

    def say_prompt(self, seen: Any, seat: Seat) -> None:
        """Lets the strip say what is asked of `seat`."""
        lead, how = self._presenter.prompt(seen, seat)
        self._strip.say(self._texts.say(lead), self._texts.say(how))

    def say_laid(self, action: Any, seen: Any) -> None:
        """Lets the strip say that a move waits for a yes."""
        lead = self.button(action, seen).full or translate("MatchWords", "Is this your move?")
        self._strip.say(lead, translate("MatchWords", "Enter confirms, Escape takes it back."))

    def say_looking(self) -> None:
        """Lets the strip say that a hint is on its way."""
        self._strip.say(translate("MatchWords", "Looking for a good move"), "", waiting=True)

    def say_hint(self, decision: Decision, seen: Any) -> None:
        """Lets the strip say what the hint is and why, and how far ahead of the second best it is."""
        lead = translate("MatchWords", "Hint: {action}").format(action=self.say(decision.action, seen))
        why = "" if decision.reason is None else self.say(decision.reason, seen)
        if len(decision.weighed) < 2:
            self._strip.say(lead, why)
            return
        best, second, *_ = decision.weighed
        words = {"share": percent(best.share), "less": percent(second.share), "other": self.listed(second.action, seen)}
        if second.behind <= EQUAL * second.error:
            # What made the difference is no reason where there may be none.
            text = translate("MatchWords", "It wins {share}. About as good: {other}.")
            self._strip.say(lead, text.format(**words))
        else:
            text = translate("MatchWords", "It wins {share}, the next best {less}: {other}.").format(**words)
            self._strip.say(lead, f"{why} {text}".strip(), shorter=(text, why))

    def say_thinking(self, seats: Sequence[Seat]) -> None:
        """Lets the strip say that ducks are thinking."""
        if len(seats) == 1:
            lead = translate("MatchWords", "{name} is thinking").format(name=self._texts.duck(seats[0]))
        else:
            lead = translate("MatchWords", "The ducks are thinking")
        self._strip.say(lead, "", waiting=True)

    def say_still_thinking(self, key: str) -> None:
        """Lets the strip say that the ducks can be hurried, and by which key; empty: there is none."""
        how = translate("MatchWords", "{key} makes the ducks hurry.").format(key=key) if key else ""
        self._strip.say(translate("MatchWords", "Still thinking"), how, waiting=True)
