"""Words for the places of the table: verbs, two-word reasons and names for screen readers."""

from __future__ import annotations

from duckgames.core.game import IllegalAction
from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance, Phrase, PhraseArg, Who
from duckgames.core.rng import Rng
from duckgames.core.table import Stack
from duckgames.games.duck_and_cover.presenter import PRESENTER, place_words
from duckgames.games.duck_and_cover.rules import GAME
from duckgames.games.duck_and_cover.rules.cards import SPLASH
from duckgames.games.duck_and_cover.rules.observation import Observation
from duckgames.games.duck_and_cover.rules.state import State
from duckgames.games.duck_and_cover.rules.zones import CALLED, DECK, DISCARDS
from duckgames.games.duck_and_cover.view.board import Board
from duckgames.games.duck_and_cover.view.wording import WORDING
from duckgames.ui.texts import Texts


class PondTexts:
    """A `ui.table.TableTexts`; knows the observation the person acts on."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self._texts = texts
        self._board = board
        self._seen: Observation | None = None
        self._state: State | None = None

    def ask(self, seen: Observation | None) -> None:
        """What the person sees who is to act now, or nothing."""
        self._seen, self._state = seen, None

    def verb(self, affordance: Affordance) -> str:
        phrase = PRESENTER.phrase(affordance.action, self._seen)
        return "" if phrase is None else self._texts.say(phrase)

    def reason(self, source: Slot, target: Slot) -> str | None:
        seen, seat = self._seen, source.zone.seat
        action = None if seen is None else PRESENTER.attempt(seen, source, target)
        if seen is None or seat is None or action is None:
            return None
        if self._state is None:
            # A refusal never depends on what the observation hides, so any state that fits it will do.
            self._state = GAME.determinize(seen, Rng(0))
        try:
            GAME.move(self._state, seat, action)
        except IllegalAction as error:
            key = f"why.{error.refusal.code}"
            return self._texts.say(Phrase(key)) if key in WORDING else None
        return None

    def price(self, affordance: Affordance) -> str:
        return ""

    def name(self, slot: Slot, stack: Stack) -> str:
        phrase = self._name(slot, stack)
        seat = slot.zone.seat
        if seat is None or phrase.key == "name.pond":
            return self._texts.say(phrase)
        return self._texts.say(Phrase("name.of", {"who": Who(seat), "what": phrase}))

    def _name(self, slot: Slot, stack: Stack) -> Phrase:
        zone, top = slot.zone, stack[-1] if stack else None
        if zone == DECK:
            return Phrase("name.deck", {"number": len(stack)})
        if zone == DISCARDS:
            return Phrase("name.discards", {"number": len(self._board.discards), "of": self._board.limit})
        if zone == CALLED:
            return Phrase("name.nothing_called") if top is None else Phrase("name.called", {"card": top})
        if not isinstance(slot.at, tuple) or zone.seat is None:
            return Phrase("name.pond", {"who": Who(zone.seat or 0)})
        taken = (cell for cell in self._board.table.zones.get(zone, {}) if isinstance(cell, tuple))
        place = place_words(slot.at, taken)
        if top is None:
            return Phrase("name.free", place)
        number = int(top.id)
        duck: dict[str, PhraseArg] = {"number": number, "splash": SPLASH[number], **place}
        return Phrase("name.stack", {**duck, "cards": len(stack)}) if len(stack) > 1 else Phrase("name.duck", duck)
