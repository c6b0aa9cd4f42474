"""Words for the places of the table: verbs, two-word reasons, and names for screen readers."""

from __future__ import annotations

from duckgames.core.game import IllegalAction, Refusal
from duckgames.core.places import Card, Seat, Slot, Zone
from duckgames.core.presenter import Affordance, Phrase, Who
from duckgames.core.rng import Rng
from duckgames.core.table import Stack
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.presenter.wishes import place_words
from duckgames.games.kaczogrod.rules import GAME, zones
from duckgames.games.kaczogrod.rules.actions import Action, Add, Play
from duckgames.games.kaczogrod.rules.grid import home, place_of
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import State
from duckgames.games.kaczogrod.view import threats
from duckgames.games.kaczogrod.view.board import Board
from duckgames.games.kaczogrod.view.wording import WORDING
from duckgames.ui.texts import Texts


class CityTexts:
    """A `ui.table.TableTexts`; knows the observation the person acts on, and what may be done."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self._texts = texts
        self._board = board
        self._seen: Observation | None = None
        self._state: State | None = None
        self._legal: tuple[Action, ...] = ()
        self._chosen: tuple[Slot, ...] = ()
        self._doomed: tuple[Slot, ...] = ()

    def ask(self, seen: Observation | None, legal: tuple[Action, ...] = ()) -> None:
        """What the person sees who is to act now, or nothing."""
        self._seen, self._state, self._legal = seen, None, legal
        self._chosen, self._doomed = ((), ()) if seen is None else (threats.chosen(seen), threats.doomed(seen))

    # Verbs and reasons.

    def verb(self, affordance: Affordance) -> str:
        phrase = PRESENTER.phrase(affordance.action, self._seen)
        return "" if phrase is None else self._texts.say(phrase)

    def price(self, affordance: Affordance) -> str:
        """Nothing costs anything."""
        return ""

    def reason(self, source: Slot, target: Slot) -> str | None:
        refusal = self.refused(source, target)
        key = "" if refusal is None else f"why.{refusal.code}"
        return self._texts.say(Phrase(key)) if key in WORDING else None

    def forbidding(self, source: Slot, target: Slot) -> tuple[Slot, ...]:
        """The cards that forbid it."""
        refusal = self.refused(source, target)
        return () if refusal is None else refusal.slots

    def verdict(self, slot: Slot) -> tuple[str, bool]:
        """Whether the card of the own hand at `slot` can be played now, and in how many places."""
        seen = self._seen
        if seen is None or seen.viewer is None or slot.zone != zones.hand(seen.viewer) or not isinstance(slot.at, int):
            return "", True
        if not 0 <= slot.at < len(seen.hand):
            return "", True
        card = seen.hand[slot.at]
        places = sum(isinstance(action, Add) and action.card == card for action in self._legal)
        if places:
            return self._texts.say(Phrase("focus.allowed", {"number": places})), True
        if any(isinstance(action, Play) and action.card == card for action in self._legal):
            return self._texts.heading("focus.playable"), True
        return self._texts.heading("focus.nowhere"), False

    def refused(self, source: Slot, target: Slot) -> Refusal | None:
        """Why the card of `source` may not go to `target`; None: it may, or nobody is asked."""
        seen = self._seen
        if seen is None or seen.viewer is None:
            return None
        action = PRESENTER.attempt(seen, source, target.zone if target.at is None else target)
        if action is None:
            return None
        if self._state is None:
            # Refusals do not depend on what the observation hides.
            self._state = GAME.determinize(seen, Rng(0))
        try:
            GAME.move(self._state, seen.viewer, action)
        except IllegalAction as error:
            return error.refusal
        return None

    # Names.

    def name(self, slot: Slot, stack: Stack) -> str:
        """What lies there; of a card of the own hand also where it can be played, as the card in focus tells."""
        words = self._texts.say(self._name(slot, stack))
        verdict, _ = self.verdict(slot)
        return f"{words}. {verdict}" if verdict else words

    def _name(self, slot: Slot, stack: Stack) -> Phrase:
        zone, seat = slot.zone, slot.zone.seat
        if seat is None:
            top = stack[-1] if stack else None
            return Phrase("name.played") if top is None else self._card(top)
        if zone.name == "city":
            return self._in_city(slot, seat, stack)
        card = stack[slot.at] if isinstance(slot.at, int) and 0 <= slot.at < len(stack) else None
        if card is not None:
            if zone.name == "beside":
                return Phrase("name.lasting", {"card": self._lasting(card), "who": Who(seat)})
            return self._card(card)
        return self._counted(zone, seat, len(stack))

    def _in_city(self, slot: Slot, seat: Seat, stack: Stack) -> Phrase:
        if not isinstance(slot.at, tuple):
            return Phrase("name.city", {"who": Who(seat), "n": self._board.size(slot.zone)})
        cells = (cell for cell in self._board.table.zones.get(slot.zone, {}) if isinstance(cell, tuple))
        place = place_words(slot.at, place_of(home(seat, self._board.homes)), cells)
        if not stack or stack[0] is None:
            return Phrase("name.free", place)
        what = self._card(stack[0])
        if len(stack) > 1 and stack[-1] is not None:
            what = Phrase("name.card.special", {"card": stack[0], "event": stack[-1]})
        if slot in self._chosen:
            what = Phrase("name.card.chosen", {"what": what})
        elif slot in self._doomed:
            what = Phrase("name.card.doomed", {"what": what})
        return Phrase("name.in_city", {"what": what, "who": Who(seat), **place})

    def _counted(self, zone: Zone, seat: Seat, count: int) -> Phrase:
        key = f"name.{zone.name}"
        return Phrase(key, {"who": Who(seat), "n": count}) if key in WORDING else Phrase("name.nothing")

    def _lasting(self, card: Card) -> Phrase:
        rounds = self._board.rounds(card)
        if rounds:
            return Phrase("table.lasting", {"card": card, "n": rounds})
        return Phrase("table.lasting.once", {"card": card})

    def _card(self, card: Card) -> Phrase:
        return Phrase("name.card", {"card": card, "group": Phrase(f"group.{card.kind}")})
