"""Why a move is made: the plainest feature that speaks for it, with its numbers, for the presenter to word."""

from __future__ import annotations

from typing import Final

from duckgames.ai.player import Reason
from duckgames.games.kaczogrod.ai import danger, pacts
from duckgames.games.kaczogrod.ai.danger import GUARDS, SPECIAL_BIT
from duckgames.games.kaczogrod.ai.policy import played
from duckgames.games.kaczogrod.ai.sorts import CONVERSIONS, RETURNS, SHELTERS, STRIKES, table
from duckgames.games.kaczogrod.ai.style import Style
from duckgames.games.kaczogrod.rules import city, scoring, targets
from duckgames.games.kaczogrod.rules.city import HALL
from duckgames.games.kaczogrod.rules.grid import BITS, CARD, SIDES
from duckgames.games.kaczogrod.rules.groups import OBJECTS
from duckgames.games.kaczogrod.rules.moves import (
    ADD,
    ADD_BITS,
    ALLIANCE,
    ANNUL,
    CHOOSE,
    DONE,
    NAME,
    NOBODY,
    OTHERS,
    PLAY,
    START,
    TRUCE,
)
from duckgames.games.kaczogrod.rules.state import Phase, State

_GIVES_UP: Final = (Phase.DISCARD, Phase.BURY, Phase.SWAP)


def explain(state: State, seat: int, move: int, style: Style) -> Reason:
    """What speaks most plainly for `move` of `seat`, by what it can see. Cards are numbers, as everywhere in the rules.

    Start cards, building:
    - `start_hall` (card), `start_special` (card), `start_card` (card).
    - `special` (card, specials): the city then counts so many.
    - `hall` (card, halls): so many TOWN HALLS then protect it and hold districts.
    - `guards` (card, specials): a service that touches so many SPECIALS. `service` (card).
    - `new_type` (card, types): the first of its type where types score. `grows` (card, objects).

    Events when they are played; `seat` is -1 where the card hits all others:
    - `strikes` (card, seat, cards): one card taken may cost that city so many.
    - `makes_special` (card, specials): the city then counts so many.
    - `shelters` (card, specials): protection for so many SPECIALS. `restores` (card, specials): its pile has so many.
    - `hinders` (card, seat): it keeps a rival from something. `helps` (card): any other.
    - `waits` (card): nothing better to do than to lose this one.

    Choices of events:
    - `cuts_off` (seat, cards): what is taken costs that city so many in all. `takes_special` (seat, specials): so many
      counted there until now. `takes` (seat, objects). `loses_least` (cards): its own choice what leaves its city.
    - `converts` (card, specials), `moves` (card), `lands` (touching): beside so many cards.
    - `takes_card` (card): of a pile or a look. `gives_up` (card): of a hand. `shows` (card), `names` (group).
    - `ends` (card, seat): a lasting event of that seat. `enough` (): nothing more is worth taking or adding.

    Agreements:
    - `wants_peace` (seat, rounds), `wants_help` (seat, victim, points): the victim has so many.
    - `broke_word` (seat), `partner_leads` (seat, points), `leader_attacked` (seat, points), `other_leads` (seat,
      points), `shorter` (rounds), `peace_suits` (seat): why an answer is as it is.
    """
    if state.phase in (Phase.ANSWER, Phase.COUNTER):
        return _answer(state, seat, style)
    if move >= TRUCE:
        return _proposal(state, move)
    if move < ADD:
        return _cell(state, seat, move)
    if move < OTHERS:
        return _building(state, seat, move >> ADD_BITS, move & ADD - 1)
    if move == DONE:
        return Reason("enough")
    return _card(state, seat, move)


def _card(state: State, seat: int, move: int) -> Reason:
    """Moves that name a card and no cell, or a group."""
    if move >= NAME:
        return Reason("names", (move - NAME,))
    if move >= ANNUL:
        return Reason("ends", divmod(move - ANNUL, 8))
    if move >= START:
        return _start(state, move - START >> 3)
    if move >= PLAY:
        return _event(state, seat, *divmod(move - PLAY, 8))
    if move < CHOOSE:
        return Reason("waits", (played(move),))
    card = move - CHOOSE
    if state.phase is Phase.SHOW:
        return Reason("shows", (card,))
    return Reason("gives_up" if state.phase in _GIVES_UP else "takes_card", (card,))


def _start(state: State, card: int) -> Reason:
    kind = state.kinds[card]
    name = "start_hall" if kind & HALL else "start_special" if kind & SPECIAL_BIT else "start_card"
    return Reason(name, (card,))


def _building(state: State, seat: int, card: int, cell: int) -> Reason:
    kind = state.kinds[card]
    kinds = city.kinds_of(state, seat)
    specials, types, objects = scoring.standing(state, seat)
    if kind & SPECIAL_BIT:
        return Reason("special", (card, specials + 1))
    if kind & HALL:
        return Reason("hall", (card, sum(1 for each in kinds.values() if each & HALL) + 1))
    if kind & GUARDS:
        touched = sum(1 for side in SIDES if kinds.get(cell + side, 0) & SPECIAL_BIT)
        return Reason("guards", (card, touched)) if touched else Reason("service", (card,))
    if state.advanced and kind not in kinds.values():
        return Reason("new_type", (card, types + 1))
    return Reason("grows", (card, objects + (kind & OBJECTS > 0)))


def _event(state: State, seat: int, card: int, aim: int) -> Reason:
    sort = table(state.extra)[card]
    specials = scoring.standing(state, seat)[0]
    target = -1 if aim == NOBODY else aim
    if target == seat:
        return Reason("helps", (card,))
    if sort[STRIKES]:
        victims = [target] if target >= 0 else [each for each in range(state.seats) if each != seat]
        return Reason("strikes", (card, target, max(_most_cut(state, victim) for victim in victims)))
    if sort[CONVERSIONS]:
        return Reason("makes_special", (card, specials + 1))
    if sort[SHELTERS]:
        return Reason("shelters", (card, specials))
    if sort[RETURNS]:
        lying = sum(1 for each in state.piles[seat] if state.kinds[each] & SPECIAL_BIT)
        return Reason("restores", (card, lying))
    return Reason("hinders", (card, target)) if target >= 0 else Reason("helps", (card,))


def _most_cut(state: State, victim: int) -> int:
    """The most cards that one object of a city may take with it, itself included."""
    kinds = city.kinds_of(state, victim)
    found = danger.losses(kinds, state.advanced)
    cells = [cell for cell in found if kinds[cell] & OBJECTS]
    if not cells:
        return 0
    worst = max(cells, key=lambda cell: (found[cell], cell))
    return 1 + len(city.cut_off(kinds, [worst]))


def _cell(state: State, seat: int, cell: int) -> Reason:
    if state.phase is Phase.LAY:
        kinds = city.kinds_of(state, seat)
        return Reason("lands", (targets.around(kinds, cell).bit_count(),))
    owner = state.victim
    card = next(entry & CARD for entry in state.cities[owner] if entry >> BITS == cell)
    if state.phase is Phase.LIFT:
        return Reason("moves", (card,))
    specials, _, objects = scoring.standing(state, owner)
    if state.phase is Phase.CONVERT:
        return Reason("converts", (card, specials + 1))
    kinds = city.kinds_of(state, owner)
    gone = [*state.marks, cell]
    lost = len(gone) + len(city.cut_off(kinds, gone))
    if owner == seat:
        return Reason("loses_least", (lost,))
    if lost > len(gone):
        return Reason("cuts_off", (owner, lost))
    if kinds[cell] & SPECIAL_BIT:
        return Reason("takes_special", (owner, specials))
    return Reason("takes", (owner, objects))


def _points(state: State, seat: int) -> int:
    return scoring.counts(state, seat)[0]


def _proposal(state: State, move: int) -> Reason:
    if move < ALLIANCE:
        return Reason("wants_peace", divmod(move - TRUCE, 8))
    other, victim = divmod(move - ALLIANCE, 8)
    return Reason("wants_help", (other, victim, _points(state, victim)))


def _answer(state: State, seat: int, style: Style) -> Reason:
    _, why, about = pacts.reckon(state, seat, style)
    if why in ("broke_word", "peace_suits", "shorter"):
        return Reason(why, (about,))
    return Reason(why, (about, _points(state, about)))
