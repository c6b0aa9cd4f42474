"""Whether a position that was read could have come about; raises `ValueError` where it could not.

What lies on the table and in hands is checked here, the event that is played in `pending`.
"""

from __future__ import annotations

from typing import Any

from duckgames.core.places import Seat
from duckgames.games.kaczogrod.rules import agreements, city, decks, lasting, opening, pending, rulings, turn
from duckgames.games.kaczogrod.rules.cards import catalogue
from duckgames.games.kaczogrod.rules.effects import DRAW_ONLY, Convert
from duckgames.games.kaczogrod.rules.grid import BITS, CARD
from duckgames.games.kaczogrod.rules.groups import BUILT, OBJECTS
from duckgames.games.kaczogrod.rules.state import Lasting, Pact, Phase, State
from duckgames.games.kaczogrod.rules.targets import around


def demand(holds: object, what: str) -> None:
    """Raises `ValueError` with `what` if something does not hold."""
    if not holds:
        raise ValueError(what)


def check(state: State) -> None:
    """Raises `ValueError` if `state` is not possible."""
    seats = range(state.seats)
    for seat in seats:
        _check_cards(state, seat)
        _check_city(state, seat)
        _check_memory(state, seat)
    cells = [entry >> BITS for cards in state.cities for entry in cards]
    demand(len(set(cells)) == len(cells) or not rulings.ONE_TABLE, "two cards in a cell")
    for entry in state.lasting:
        _check_lasting(state, entry)
    _check_talk(state)
    if state.phase is Phase.START:
        _check_start(state)
    elif state.phase is Phase.OVER:
        _check_over(state)
    elif state.event:
        pending.check(state)
    else:
        _check_turn(state)


def _check_cards(state: State, seat: Seat) -> None:
    """Each seat has all cards of its deck, once each."""
    hand = state.hands[seat]
    demand(hand == sorted(hand) and len(hand) <= turn.HAND, "a hand of five cards in order")
    cards = [*hand, *state.decks[seat], *state.piles[seat], *(start >> 3 for start in state.starts[seat])]
    cards += [entry & CARD for entry in state.cities[seat]]
    cards += [card for tops in state.tops for _, card, owner in tops if owner == seat]
    cards += [card for card, owner, *_ in state.lasting if owner == seat]
    if seat == state.turn:
        cards += [*state.looked, *(state.marks if state.phase is Phase.SWAP else [])]
        cards += [state.event] if state.event and not state.stays else []
    demand(not decks.faults(cards, state.length, catalogue(state.extra)), f"not the cards of a deck at seat {seat}")
    demand(state.bottoms[seat] <= len(state.decks[seat]), "more known cards than there are")


def _check_city(state: State, seat: Seat) -> None:
    kinds = city.kinds_of(state, seat)
    known = catalogue(state.extra)
    demand(len(kinds) == len(state.cities[seat]), "two cards in a cell")
    demand(all(kind & BUILT for kind in kinds.values()), "an event is not built")
    for cell, card, _ in state.tops[seat]:
        below = next(entry & CARD for entry in state.cities[seat] if entry >> BITS == cell)
        demand(1 << known.groups[below] & OBJECTS, "only an object becomes special")
        program = known.programs[card]
        converts = program is not None and any(isinstance(step.effect, Convert) for step in program.steps)
        demand(converts, "that event makes nothing special")
    if not (rulings.CONVERTED_KEEPS_ITS_TYPE or rulings.RIVALS_ARE_NEIGHBOURS):
        demand(all(not kind & around(kinds, cell) for cell, kind in kinds.items()), "neighbours of one type")
    demand(state.torn or not city.cut_off(kinds), "a district without a TOWN HALL")


def _check_memory(state: State, seat: Seat) -> None:
    hand = sum(1 << card for card in state.hands[seat])
    marks = state.marks if state.phase is Phase.SWAP and seat == state.turn else []
    looked = state.looked if seat == state.turn else []
    hidden = hand | sum(1 << card for card in [*state.decks[seat], *marks, *looked])
    for who, held, loose in state.memory[seat]:
        demand(who != seat, "a seat need not remember its own hand")
        demand(not held & ~hand and not loose & ~hidden and not held & loose, "remembers cards that are not there")


def _check_lasting(state: State, entry: Lasting) -> None:
    card, seat, beside, left, named, affected = entry
    known = catalogue(state.extra)
    effect = lasting.effect_of(known, card)
    demand((left > 0) == (effect.rounds > 0), "rounds that do not fit the event")
    demand(left <= effect.rounds or rulings.SAME_EFFECT_ADDS_UP, "more rounds than the event lasts")
    names = known.program(card).names
    demand(names >> named & 1 if named >= 0 else not names, "another group than the event names")
    aimed = pending.aimed_from(state, known.program(card).target, seat, beside)
    demand(aimed and not affected & ~sum(1 << each for each in aimed), "affects others than the event hits")


def _check_talk(state: State) -> None:
    talking = state.phase in (Phase.ANSWER, Phase.COUNTER)
    demand(talking == (state.offer is not None), "an offer is answered at once")
    demand(not talking or state.talked == 1, "an offer is a proposal")
    demand(state.turn >= 0 or not (state.talked or state.pacts), "nobody has agreed on anything")
    demand(state.talked < 2 or state.pacts, "an accepted proposal is an agreement")
    agreed = state.talked or state.pacts or any(state.broken)
    demand(state.seats >= agreements.FEWEST or not agreed, "two do not agree")
    for seat, others in enumerate(state.broken):
        demand(not others >> seat & 1, "nobody breaks a word to himself")
    for place, pact in enumerate(state.pacts):
        _check_pact(state, pact, state.pacts[:place])
    if state.offer is not None:
        _check_pact(state, state.offer, state.pacts)
        demand(state.offer[1] == state.turn, "who is in turn proposes")
        state.seat = state.offer[1] if state.phase is Phase.COUNTER else state.offer[2]


def _check_pact(state: State, pact: Pact, earlier: list[Pact]) -> None:
    victim, seat, other, left = pact
    demand(seat != other and victim not in (seat, other), "two agree, on a third")
    longest = max(agreements.ROUNDS) if victim < 0 else agreements.ATTACK_ROUNDS
    demand(left <= longest, "an agreement that lasts too long")
    demand(not any(each[0] == victim and {*each[1:3]} == {seat, other} for each in earlier), "agreed on already")


def _check_start(state: State) -> None:
    lying: tuple[list[Any], ...] = (state.hands, state.cities, state.piles, state.memory, state.bottoms, state.broken)
    demand(not state.lasting and not any(any(each) for each in lying), "nothing lies on the table yet")
    demand(_is_idle(state), "no event is played yet")
    demand(any(len(chosen) < opening.CARDS for chosen in state.starts), "all start cards are chosen")
    for seat, chosen in enumerate(state.starts):
        demand(state.decks[seat] == sorted(state.decks[seat]), "the deck is in order at first")
        kinds = [state.kinds[start >> 3] for start in chosen]
        demand(not kinds or kinds[0] & city.HALL, "a TOWN HALL comes first")
        demand(all(kind & opening.neighbours() for kind in kinds[1:]), "cards that no city begins with")
        sides = [start & 7 for start in chosen]
        demand(sides[:1] in ([], [0]) and len(set(sides)) == len(sides) <= opening.CARDS, "sides that are taken")
    state.seat = -1


def _is_idle(state: State) -> bool:
    """Whether nothing is left of an event."""
    numbers = (state.event, state.step, state.roll, state.left, state.torn, state.stays)
    lists = (state.marks, state.looked, state.victims)
    return not any(numbers) and not any(lists) and state.victim == state.target == state.named == -1


def _check_turn(state: State) -> None:
    """The seat in turn has a card and may do something with it."""
    talking = state.phase in (Phase.ANSWER, Phase.COUNTER)
    demand(state.phase is Phase.TURN or talking, "no event asks for anything")
    demand(_is_idle(state) and not any(state.starts), "no event is played")
    demand(state.hands[state.turn] and not state.limits[state.turn] & DRAW_ONLY, "the turn would be over at once")
    if not talking:
        state.seat = state.turn


def _check_over(state: State) -> None:
    demand(_is_idle(state) and not any(state.starts), "no event is played")
    out = [not hand and not deck for hand, deck in zip(state.hands, state.decks, strict=True)]
    demand(all(out) if rulings.ALL_MUST_BE_OUT else any(not hand for hand in state.hands), "there are cards left")
    state.seat = -1
