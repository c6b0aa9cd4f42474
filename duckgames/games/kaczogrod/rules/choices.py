"""What choosing does while an event is played: choices only mark, the last one resolves."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from duckgames.core.events import CardMoved, Event, ZoneShuffled
from duckgames.core.places import Seat, Slot
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import city, expansion, knowledge, lasting, machine, removal, targets, turn, zones
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.doing import stop
from duckgames.games.kaczogrod.rules.effects import Add, Place, Remove
from duckgames.games.kaczogrod.rules.events import (
    CardDiscarded,
    CardFetched,
    CardShifted,
    CardShown,
    CardsSwapped,
    GroupNamed,
    MadeSpecial,
    NothingShown,
)
from duckgames.games.kaczogrod.rules.grid import card_at, place_of
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.rules.moves import ADD, ANNUL, CHOOSE, DONE, NAME
from duckgames.games.kaczogrod.rules.state import Phase, State

Log = list[Event] | None


def play(state: State, move: int, rng: Rng, log: Log) -> None:
    """Plays a move of an event."""
    if _PLAYERS[state.phase](state, move, rng, log):
        machine.run(state, rng, log)


def _name(state: State, move: int, rng: Rng, log: Log) -> bool:
    state.named = move - NAME
    if log is not None:
        log.append(GroupNamed(seat=state.seat, group=GROUPS[state.named]))
    return True


def _end(state: State, move: int, rng: Rng, log: Log) -> bool:
    wanted = divmod(move - ANNUL, 8)
    lasting.end(state, next(each for each in state.lasting if each[:2] == wanted), log, annulled=True)
    return True


def _show(state: State, move: int, rng: Rng, log: Log) -> bool:
    if move == DONE:
        if log is not None:
            log.append(NothingShown(seat=state.seat))
        return True
    card = move - CHOOSE
    knowledge.learn(state, state.victim, 1 << card)
    if log is not None:
        log.append(CardShown(seat=state.seat, card=catalogue(state.extra).cards[card]))
    stop(state, "shown", log)
    return True


def _remove(state: State, move: int, rng: Rng, log: Log) -> bool:
    if move != DONE:
        state.marks.append(move)
        state.left -= 1
        effect = machine.current(state)
        assert isinstance(effect, Remove)
        if effect.linked:
            state.open = targets.linked(state, effect)
        else:
            state.open.remove(move)
        if state.left and state.open:
            return False
    state.open = []
    removal.remove(state, state.victim, state.marks, log)
    return True


def _convert(state: State, move: int, rng: Rng, log: Log) -> bool:
    victim, owner, event = state.victim, state.turn, state.event
    card = city.make_special(state, victim, move)
    insort(state.tops[victim], (move, event, owner))
    state.stays = True
    state.open = []
    if log is not None:
        faces = catalogue(state.extra).cards
        face = faces[card]
        log.append(MadeSpecial(seat=victim, card=face, cell=place_of(move)))
        log.append(CardMoved(source=Slot(zones.PLAYED), target=zones.slot(victim, move), card=faces[event]))
    return True


def _discard(state: State, move: int, rng: Rng, log: Log) -> bool:
    victim, card = state.victim, move - CHOOSE
    if log is not None:
        face = catalogue(state.extra).cards[card]
        log.append(CardDiscarded(seat=victim, card=face))
    discard(state, victim, card, log)
    state.left -= 1
    return not state.left


def discard(state: State, seat: Seat, card: int, log: Log) -> None:
    """A card goes from the hand of `seat` to its pile."""
    if log is not None:
        source = Slot(zones.hand(seat), state.hands[seat].index(card))
        face = catalogue(state.extra).cards[card]
        log.append(CardMoved(source=source, target=Slot(zones.pile(seat)), card=face))
    state.hands[seat].remove(card)
    state.piles[seat].append(card)
    if state.memory[seat]:
        knowledge.forget(state, seat, card)


def _add(state: State, move: int, rng: Rng, log: Log) -> bool:
    if move == DONE:
        return True
    expansion.add(state, move, log)
    state.marks.append(state.kinds[move // ADD])
    seat, effect = state.turn, machine.current(state)
    assert isinstance(effect, Add)
    return not targets.can_add(state, seat, state.hands[seat], targets.addable(state, effect))


def _place(state: State, move: int, rng: Rng, log: Log) -> bool:
    if move == DONE:
        return True
    expansion.restore(state, move, log)
    state.left -= 1
    seat, effect = state.turn, machine.current(state)
    assert isinstance(effect, Place)
    more = state.left and targets.can_add(state, seat, state.piles[seat], targets.placeable(state, effect))
    return not more


def _fetch(state: State, move: int, rng: Rng, log: Log) -> bool:
    seat, card = state.seat, move - CHOOSE
    place = state.piles[seat].index(card)
    del state.piles[seat][place]
    insort(state.hands[seat], card)
    knowledge.learn(state, seat, 1 << card)
    if log is not None:
        face = catalogue(state.extra).cards[card]
        target = Slot(zones.hand(seat), state.hands[seat].index(card))
        log.append(CardFetched(seat=seat, card=face))
        log.append(CardMoved(source=Slot(zones.pile(seat), place), target=target, card=face))
    return True


def _tell_secretly(state: State, card: int, source: Slot, target: Slot, log: list[Event]) -> None:
    """The event of the seat moving a card, unseen by all others."""
    eyes, face = frozenset({state.seat}), catalogue(state.extra).cards[card]
    log.append(CardMoved(source=source, target=target, card=face, seen_by=eyes))


def _look(state: State, move: int, rng: Rng, log: Log) -> bool:
    seat, card = state.seat, move - CHOOSE
    hand = state.hands[seat]
    insort(hand, card)
    if log is not None:
        source = Slot(zones.looked(seat), state.looked.index(card))
        _tell_secretly(state, card, source, Slot(zones.hand(seat), hand.index(card)), log)
    state.looked.remove(card)
    state.phase = Phase.BURY
    return _buried(state, log)


def _bury(state: State, move: int, rng: Rng, log: Log) -> bool:
    _put_under(state, move - CHOOSE, log)
    return _buried(state, log)


def _buried(state: State, log: Log) -> bool:
    """Whether no card is left to choose from; the last one goes under the deck by itself."""
    if len(state.looked) == 1:
        _put_under(state, state.looked[0], log)
    return not state.looked


def _put_under(state: State, card: int, log: Log) -> None:
    seat = state.seat
    if log is not None:
        source = Slot(zones.looked(seat), state.looked.index(card))
        _tell_secretly(state, card, source, Slot(zones.deck(seat), 0), log)
    state.looked.remove(card)
    state.decks[seat].insert(0, card)
    state.bottoms[seat] += 1


def _swap(state: State, move: int, rng: Rng, log: Log) -> bool:
    seat = state.seat
    hand = state.hands[seat]
    if move != DONE:
        card = move - CHOOSE
        knowledge.scatter(state, seat)
        if log is not None:
            source, target = Slot(zones.hand(seat), hand.index(card)), Slot(zones.tray(seat), len(state.marks))
            _tell_secretly(state, card, source, target, log)
        hand.remove(card)
        state.marks.append(card)
        if hand:
            return False
    count = len(state.marks)
    if count:
        if log is not None:
            log.append(CardsSwapped(seat=seat, count=count))
            log.append(CardMoved(source=Slot(zones.tray(seat)), target=Slot(zones.deck(seat)), count=count))
            log.append(ZoneShuffled(zone=zones.deck(seat)))
        state.decks[seat] += state.marks
        rng.shuffle(state.decks[seat])
        state.bottoms[seat] = 0
        turn.draw(state, seat, count, log)
    return True


def _lift(state: State, move: int, rng: Rng, log: Log) -> bool:
    state.marks.append(move)
    state.phase = Phase.LAY
    return False


def _lay(state: State, move: int, rng: Rng, log: Log) -> bool:
    seat, source = state.seat, state.marks[0]
    if log is not None:
        stacked = sum(cell == source for cell, _, _ in state.tops[seat])
        face = catalogue(state.extra).cards[card_at(state.cities[seat], source)]
        log.append(CardShifted(seat=seat, card=face, cell=place_of(move)))
        target = zones.slot(seat, move)
        log.append(CardMoved(source=zones.slot(seat, source), target=target, count=1 + stacked))
    removal.shift(state, source, move)
    return True


_PLAYERS: Final[dict[Phase, Callable[[State, int, Rng, Log], Any]]] = {
    Phase.NAME: _name, Phase.END: _end, Phase.SHOW: _show, Phase.REMOVE: _remove, Phase.CONVERT: _convert,
    Phase.DISCARD: _discard, Phase.ADD: _add, Phase.PLACE: _place, Phase.FETCH: _fetch, Phase.LOOK: _look,
    Phase.BURY: _bury, Phase.SWAP: _swap, Phase.LIFT: _lift, Phase.LAY: _lay,
}  # fmt: skip
"""What a move does in each phase of an event; true if the event can go on."""
