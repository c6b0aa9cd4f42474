"""What playing an event is worth, read from its steps: so it holds for cards of a user's own too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from duckgames.games.kaczogrod.ai.danger import SPECIAL_BIT
from duckgames.games.kaczogrod.ai.placing import Found, Ground
from duckgames.games.kaczogrod.ai.striking import Aims
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import city, lasting, targets
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import (
    ALARM,
    DRAW_ONLY,
    MUST_EXPAND,
    ROLL,
    SHIELD,
    ZERO,
    Add,
    Ask,
    Beat,
    Convert,
    Count,
    Discard,
    End,
    Fetch,
    Last,
    Look,
    Mill,
    Place,
    Program,
    Remove,
    Roll,
    Shift,
    Step,
    Swap,
    Target,
)
from duckgames.games.kaczogrod.rules.groups import BUILT, EVENT, OBJECTS, SERVICES
from duckgames.games.kaczogrod.rules.moves import NOBODY, PLAY
from duckgames.games.kaczogrod.rules.state import Lasting, State

_EVENT: Final = 1 << EVENT
_HIDDEN: Final = 0.85
"""How likely a hand shows nothing that protects it."""

_CARD: Final = 0.25
"""About what a card of a hand or deck is worth."""

_LATE: Final = 0.7
"""What part of its worth a card has that comes to hand, and is still to be played."""


class Plays:
    """What the events of one seat are worth to it now."""

    def __init__(self, state: State, seat: int, style: Style, ground: Ground) -> None:
        self.state, self.seat, self.style, self.ground = state, seat, style, ground
        self.aims = Aims(state, seat, style)
        self.specials = sum(1 for kind in ground.kinds.values() if kind & SPECIAL_BIT)

    def all(self) -> Found:
        """Every event of the hand with its best aims, and what it is worth."""
        state, seat = self.state, self.seat
        if state.limits[seat] & _EVENT:
            return []
        cards = catalogue(state.extra)
        found: Found = []
        for card in state.hands[seat]:
            if state.kinds[card] == _EVENT:
                found += self._aimed(card, cards.program(card))
        return found

    def _aimed(self, card: int, program: Program) -> Found:
        base = PLAY + 8 * card
        others = [other for other in range(self.state.seats) if other != self.seat]
        if program.target in (Target.OPPONENT, Target.PLAYER):
            found = [(self.worth(program, other) * self._open(other), base + other) for other in others]
            if program.target is Target.PLAYER:
                found.append((self.worth(program, self.seat), base + self.seat))
            return found
        if program.target is Target.OTHERS:
            return [(sum(self.worth(program, other) * self._open(other) for other in others), base + NOBODY)]
        if program.target is Target.ALL:
            gain = sum(self.worth(program, other) * self._open(other) for other in others)
            return [(gain + self.worth(program, self.seat), base + NOBODY)]
        return [(self.worth(program, self.seat), base + NOBODY)]

    def _open(self, other: int) -> bool:
        return not self.state.limits[other] & SHIELD

    def worth(self, program: Program, victim: int) -> float:
        """What the event is worth to its player when it hits `victim`."""
        chance, sides, total = 1.0, 6, 0.0
        for step in program.steps:
            effect = step.effect
            if isinstance(effect, Roll):
                sides = effect.sides
            elif isinstance(effect, Beat):
                chance *= self._beats(effect, victim)
            elif isinstance(effect, Ask):
                chance *= _HIDDEN
            elif isinstance(effect, Count):
                if not effect.least <= city.count(self.state, victim, effect.group) <= effect.most:
                    break
            else:
                likely = chance * _applies(step, sides, self.state, victim)
                if likely:
                    total += likely * _WORTHS.get(type(effect), _nothing)(self, effect, victim)
        return total

    def _beats(self, effect: Beat, victim: int) -> float:
        state = self.state
        number = 0 if state.limits[victim] >> (ZERO + effect.group) & 1 else city.count(state, victim, effect.group)
        return max(0, min(6, 6 - number + effect.equal)) / 6

    def removing(self, effect: Remove, victim: int) -> float:
        """Cards that leave a city."""
        if victim == self.seat:
            return 0.0
        loot = self.aims.taking(victim, effect, 2.0 if effect.most == ROLL else effect.most)
        return self.aims.gain(victim, loot)

    def converting(self, effect: Convert, victim: int) -> float:
        """An object that becomes SPECIAL; for another this is bad."""
        if victim != self.seat:
            return -self.aims.weight(victim) * bool(targets.convertible(self.state, victim, effect))
        cells = targets.convertible(self.state, self.seat, effect)
        if not cells:
            return 0.0
        return 0.95 + max(self.ground.stands(cell) for cell in cells)

    def discarding(self, effect: Discard, victim: int) -> float:
        """Cards of a hand that are lost."""
        count = min(effect.count, len(self.state.hands[victim]))
        each = _CARD * (0.5 if effect.by_victim else 2.0)
        return self._harm(victim) * count * each

    def milling(self, effect: Mill, victim: int) -> float:
        """Cards of a deck that are lost."""
        return self._harm(victim) * _CARD * min(effect.count, len(self.state.decks[victim]))

    def _harm(self, victim: int) -> float:
        return self.style.nuisance * self.aims.weight(victim)

    def lasting(self, effect: Last, victim: int) -> float:
        """A ban, or protection."""
        if victim == self.seat:
            return self._protecting(effect)
        return self._harm(victim) * nuisance(effect) * min(1.0, len(self.state.decks[victim]) / 5 + 0.2)

    def _protecting(self, effect: Last) -> float:
        threats = 1 if any(self.state.decks) else 0.5
        if effect.limits & (SHIELD | ALARM):
            already = self.state.limits[self.seat] & (SHIELD | ALARM)
            scale = 2.5 if effect.limits & ALARM else 0.5 * effect.rounds
            return 0.0 if already else self.style.shelter * self.specials * scale * threats
        return -nuisance(effect)

    def adding(self, effect: Add, victim: int) -> float:
        """Cards of the hand laid by an event: mostly time won, which is worth little."""
        groups = 0
        for _, part in effect.parts:
            groups |= part
        groups &= ~self.state.limits[self.seat]
        found = self.ground.best(self.state.hands[self.seat], groups & BUILT)
        return 0.25 * sum(sorted((worth for worth, _ in found), reverse=True)[:2])

    def placing(self, effect: Place, victim: int) -> float:
        """Cards of the discard pile that come back."""
        groups = effect.groups & ~self.state.limits[self.seat]
        found = self.ground.best(self.state.piles[self.seat], groups)
        return sum(sorted((worth for worth, _ in found), reverse=True)[: effect.count])

    def fetching(self, effect: Fetch, victim: int) -> float:
        """The best card of the discard pile."""
        return _LATE * max((self.card(card) for card in self.state.piles[self.seat]), default=0.0)

    def card(self, card: int) -> float:
        """What a card is worth, in the hand or to come there: as it would be if played now."""
        kind = self.state.kinds[card]
        if kind != _EVENT:
            return self.ground.base(kind)
        program = catalogue(self.state.extra).program(card)
        if any(isinstance(step.effect, Fetch) for step in program.steps):
            return 0.0
        return max((worth for worth, _ in self._aimed(card, program)), default=0.0)

    def looking(self, effect: Look, victim: int) -> float:
        """A choice of what to draw."""
        return 0.1

    def swapping(self, effect: Swap, victim: int) -> float:
        """Another hand."""
        return 0.05

    def shifting(self, effect: Shift, victim: int) -> float:
        """A card in a better place."""
        return 0.1

    def ending(self, effect: End, victim: int) -> float:
        """The worst lasting event."""
        return max((self.bother(entry) for entry in self.state.lasting), default=0.0)

    def bother(self, entry: Lasting) -> float:
        """What ending a lasting event would be worth."""
        effect = lasting.effect_of(catalogue(self.state.extra), entry[0])
        good = effect.limits & (SHIELD | ALARM)
        total = 0.0
        for seat in range(self.state.seats):
            if entry[5] >> seat & 1:
                part = 0.4 if good else -nuisance(effect)
                total += part * (-1 if seat == self.seat else self.aims.weight(seat))
        return total


def nuisance(effect: Last) -> float:
    """What a lasting event costs those it hits."""
    limits = effect.limits
    cost = 0.15 * (limits & _EVENT > 0) + 0.12 * (limits & DRAW_ONLY > 0) + 0.1 * (limits & MUST_EXPAND > 0)
    cost += 0.2 * (limits & OBJECTS == OBJECTS) + 0.1 * (limits & SERVICES > 0) + 0.3 * effect.named
    cost += 0.25 * (limits & BUILT == BUILT) + 0.15 * (limits >> ZERO > 0)
    return cost * max(1, effect.rounds) / 2


def _applies(step: Step, sides: int, state: State, victim: int) -> float:
    """How likely a step happens."""
    if step.having is not None:
        having = step.having
        return float(having.least <= city.count(state, victim, having.group) <= having.most)
    if step.on is None:
        return 1.0
    least, most = step.on
    return max(0, min(most, sides) - least + 1) / sides


def _nothing(plays: Plays, effect: Any, victim: int) -> float:
    return 0.0


_WORTHS: Final[dict[type, Callable[[Plays, Any, int], float]]] = {
    Remove: Plays.removing, Convert: Plays.converting, Discard: Plays.discarding, Mill: Plays.milling,
    Last: Plays.lasting, Add: Plays.adding, Place: Plays.placing, Fetch: Plays.fetching, Look: Plays.looking,
    Swap: Plays.swapping, Shift: Plays.shifting, End: Plays.ending,
}  # fmt: skip
