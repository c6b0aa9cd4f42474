"""Words for the places of the table: verbs, two-word reasons, prices and names for screen readers."""

from __future__ import annotations

from duckgames.core.game import IllegalAction, Refusal
from duckgames.core.places import Card, Seat, Slot, Zone
from duckgames.core.presenter import Affordance, Phrase, PhraseArg, Who
from duckgames.core.rng import Rng
from duckgames.core.table import Stack
from duckgames.games.duck_town.presenter import PRESENTER
from duckgames.games.duck_town.rules import GAME, turn, zones
from duckgames.games.duck_town.rules.actions import Action, Build, KnockDown
from duckgames.games.duck_town.rules.cards import COLOUR, COLOURS, COST, kind_of
from duckgames.games.duck_town.rules.observation import Observation
from duckgames.games.duck_town.rules.roles import BADGER, ROLE_IDS
from duckgames.games.duck_town.rules.state import Phase, State
from duckgames.games.duck_town.view.board import Board
from duckgames.games.duck_town.view.card_faces import ROLE
from duckgames.games.duck_town.view.wording import WORDING
from duckgames.ui.texts import Texts


class TownTexts:
    """A `ui.table.TableTexts`; knows the observation the person acts on."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self._texts = texts
        self._board = board
        self._seen: Observation | None = None
        self._state: State | None = None

    def ask(self, seen: Observation | None) -> None:
        """What the person sees who is to act now, or nothing."""
        self._seen, self._state = seen, None

    # Verbs, prices and reasons.

    def verb(self, affordance: Affordance) -> str:
        phrase = PRESENTER.phrase(affordance.action, self._seen)
        return "" if phrase is None else self._texts.say(phrase)

    def price(self, affordance: Affordance) -> str:
        """What knocking a building down costs."""
        action = affordance.action
        if not isinstance(action, KnockDown) or self._seen is None:
            return ""
        return str(turn.knock_down_price(self._world(self._seen), action.seat, action.kind))

    def reason(self, source: Slot, target: Slot) -> str | None:
        seen = self._seen
        action = None if seen is None else PRESENTER.attempt(seen, source, target)
        return None if action is None else self._why(action)

    def verdict(self, slot: Slot) -> tuple[str, bool]:
        """Whether the card of the own hand at `slot` can be built now, or the whole sentence why not."""
        seen = self._seen
        if seen is None or slot.zone != zones.hand(seen.seat) or seen.seat != seen.viewer:
            return "", True
        action = PRESENTER.attempt(seen, slot, None)
        if not isinstance(action, Build):
            return "", True
        refusal = self._refusal(action)
        phrase = Phrase("focus.can_build") if refusal is None else PRESENTER.phrase(refusal)
        return "" if phrase is None else self._texts.say(phrase), refusal is None

    def safe_towns(self) -> dict[Slot, str]:
        """The towns in which the Badger, about to choose, may not touch anything, and why in two words."""
        seen = self._seen
        if seen is None or seen.role != BADGER or not seen.gathered or seen.used or seen.phase != Phase.TURN:
            return {}
        world = self._world(seen)
        safe = [seat for seat in range(seen.seats) if seen.towns[seat] and turn.is_safe(world, seat)]
        reasons = {Slot(zones.town(seat)): self._why(KnockDown(seat, seen.towns[seat][0])) for seat in safe}
        return {slot: reason for slot, reason in reasons.items() if reason}

    def _why(self, action: Action) -> str | None:
        refusal = self._refusal(action)
        if refusal is None:
            return None
        key = f"why.{refusal.code}"
        if key not in WORDING:
            return None
        args: dict[str, PhraseArg] = {"n": refusal.numbers[0]} if "%n" in str(WORDING[key]) else {}
        return self._texts.say(Phrase(key, args))

    def _refusal(self, action: Action) -> Refusal | None:
        seen = self._seen
        if seen is None or seen.viewer is None:
            return None
        try:
            GAME.move(self._world(seen), seen.viewer, action)
        except IllegalAction as error:
            return error.refusal
        return None

    def _world(self, seen: Observation) -> State:
        """A state that fits `seen`: neither refusals nor prices depend on what the observation hides."""
        if self._state is None:
            self._state = GAME.determinize(seen, Rng(0))
        return self._state

    # Names.

    def name(self, slot: Slot, stack: Stack) -> str:
        """What lies there; of a card that cannot be built now also why, as the mark on it tells the eye."""
        words = self._texts.say(self._name(slot, stack))
        seen = self._seen
        if seen is None or slot.zone != zones.hand(seen.seat):
            return words
        why = self.reason(slot, Slot(zones.town(seen.seat)))
        return words if why is None else f"{words}. {why}"

    def _name(self, slot: Slot, stack: Stack) -> Phrase:
        zone = slot.zone
        if zone == zones.CALLS:
            return self._call(slot)
        if zone.seat is not None:
            return self._of_seat(slot, zone.seat, stack)
        top = stack[-1] if stack else None
        if zone == zones.FALLEN and top is not None:
            return Phrase("name.fallen", {"what": self._card(top)})
        key = {zones.DECK: "name.deck", zones.FACE_DOWN: "name.face_down"}.get(zone, "name.nothing")
        return Phrase(key, {} if key == "name.nothing" else {"number": len(stack)})

    def _call(self, slot: Slot) -> Phrase:
        if not isinstance(slot.at, int) or not 1 <= slot.at < len(ROLE_IDS):
            return Phrase("name.calls")
        call, holder = self._board.call(slot.at), self._board.holder(slot.at)
        args: dict[str, PhraseArg] = {"role": Card(ROLE, ROLE_IDS[slot.at])}
        if holder is not None:
            return Phrase("name.call.held", {**args, "who": Who(holder)})
        return Phrase("name.call", {**args, "state": Phrase(f"strip.{call.value}")})

    def _of_seat(self, slot: Slot, seat: Seat, stack: Stack) -> Phrase:
        zone = slot.zone
        card = self._at(slot, stack)
        if zone.name == "hand" and not isinstance(slot.at, int):
            return Phrase("name.hand", {"who": Who(seat), "n": len(stack)})
        what = Phrase("name.place") if card is None else self._card(card)
        if zone.name == "town":
            if not isinstance(slot.at, int):
                built = {"number": self._board.buildings(seat), "of": self._board.target}
                return Phrase("choice.town", {"who": Who(seat), **built})
            return Phrase("name.in_town", {"who": Who(seat), "what": what})
        if card is None:
            return self._hidden(zone, seat, len(stack))
        key = {"shown": "name.shown", "secret": "name.secret"}.get(zone.name, "name.card")
        if zone.name == "secret" and self._board.misses(ROLE_IDS.index(card.id)):
            key = "name.secret.missed"
        return Phrase(key, {"what": what})

    def _hidden(self, zone: Zone, seat: Seat, count: int) -> Phrase:
        if zone.name in ("secret", "pile"):
            return Phrase(f"name.{zone.name}.hidden", {"who": Who(seat), "number": count})
        return Phrase("name.place") if zone.name == "tray" else Phrase("name.hand", {"who": Who(seat), "n": count})

    def _at(self, slot: Slot, stack: Stack) -> Card | None:
        if isinstance(slot.at, int):
            return stack[slot.at] if 0 <= slot.at < len(stack) else None
        return stack[-1] if stack else None

    def _card(self, card: Card) -> Phrase:
        if card.kind == ROLE:
            return Phrase("name.role", {"role": card, "power": Phrase(f"power.{card.id}")})
        kind = kind_of(card)
        args: dict[str, PhraseArg] = {"card": card, "colour": Phrase(f"colour.{COLOURS[COLOUR[kind]]}")}
        return Phrase("name.building", {**args, "number": COST[kind]})
