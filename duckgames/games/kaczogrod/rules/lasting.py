"""Events that lie beside a city for some rounds, and what they come to (section "Rounds", rulings E17 to E20)."""

from __future__ import annotations

from duckgames.core.events import CardMoved, CounterChanged, Event
from duckgames.core.places import Seat, Slot
from duckgames.games.kaczogrod.rules import rulings, zones
from duckgames.games.kaczogrod.rules.cards import Catalogue, catalogue
from duckgames.games.kaczogrod.rules.effects import ALARM, Last
from duckgames.games.kaczogrod.rules.events import LastingEnded, LastingLaid
from duckgames.games.kaczogrod.rules.state import Lasting, State


def effect_of(cards: Catalogue, card: int) -> Last:
    """What the event `card` does while it lasts."""
    return next(step.effect for step in cards.program(card).steps if isinstance(step.effect, Last))


def limits_of(cards: Catalogue, entry: Lasting) -> int:
    """What one lasting event comes to for those it affects."""
    effect = effect_of(cards, entry[0])
    return effect.limits | (1 << entry[4] if effect.named else 0)


def weigh(state: State) -> None:
    """Works out the limits of every seat."""
    cards = catalogue(state.extra)
    state.limits = [0] * state.seats
    for entry in state.lasting:
        limits = limits_of(cards, entry)
        for seat in range(state.seats):
            if entry[5] >> seat & 1:
                state.limits[seat] |= limits


def lay(state: State, seat: Seat, beside: Seat, log: list[Event] | None) -> None:
    """The event of `seat` stays beside a city and affects its victim; a further victim only joins."""
    card, victim = state.event, 1 << state.victim
    if state.stays:
        state.lasting[-1] = (*state.lasting[-1][:5], state.lasting[-1][5] | victim)
        weigh(state)
        return
    left = effect_of(catalogue(state.extra), card).rounds
    if rulings.SAME_EFFECT_ADDS_UP:
        left += sum(each[3] for each in state.lasting if each[0] == card and each[2] == beside)
    state.lasting.append((card, seat, beside, left, state.named, victim))
    state.stays = True
    weigh(state)
    if log is not None:
        face = catalogue(state.extra).cards[card]
        log.append(LastingLaid(seat=seat, beside=beside, card=face, rounds=left))
        log.append(CardMoved(source=Slot(zones.PLAYED), target=Slot(zones.beside(beside)), card=face))
        log.append(CounterChanged(counter=zones.rounds(face.id, seat), value=left))


def end(state: State, entry: Lasting, log: list[Event] | None, *, annulled: bool) -> None:
    """A lasting event goes to the pile of the player who played it, and its effect ends at once."""
    card, seat, beside, *_ = entry
    if log is not None:
        face = catalogue(state.extra).cards[card]
        place = [each for each in state.lasting if each[2] == beside].index(entry)
        log.append(LastingEnded(seat=seat, card=face, annulled=annulled))
        source, target = Slot(zones.beside(beside), place), Slot(zones.pile(seat))
        log.append(CardMoved(source=source, target=target, card=face))
        log.append(CounterChanged(counter=zones.rounds(face.id, seat), value=0))
    state.lasting.remove(entry)
    state.piles[seat].append(card)
    weigh(state)


def tick(state: State, seat: Seat, log: list[Event] | None) -> None:
    """A turn of `seat` is over, be it skipped: its lasting events of earlier turns have one round less (E17)."""
    for entry in [each for each in state.lasting if each[1] == seat]:
        card, owner, beside, left, named, affected = entry
        if not left or card == state.event:
            continue
        place = state.lasting.index(entry)
        if left == 1:
            end(state, entry, log, annulled=False)
            continue
        state.lasting[place] = (card, owner, beside, left - 1, named, affected)
        if log is not None:
            counter = zones.rounds(catalogue(state.extra).ids[card], owner)
            log.append(CounterChanged(counter=counter, value=left - 1))


def alarm(state: State, victim: Seat) -> Lasting | None:
    """The lasting event that saves cards of `victim` from the event that is played, if any can (142)."""
    if victim == state.turn:
        return None
    cards = catalogue(state.extra)
    # An event does not save from itself.
    watching = (each for each in state.lasting if each[5] >> victim & 1 and each[:2] != (state.event, state.turn))
    return next((each for each in watching if effect_of(cards, each[0]).limits & ALARM), None)
