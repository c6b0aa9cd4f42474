"""Moves as actions and actions as moves; both mean the same whatever the position is."""

from __future__ import annotations

from typing import Final

from duckgames.games.kaczogrod.rules import moves
from duckgames.games.kaczogrod.rules.actions import (
    Accept,
    Action,
    Add,
    Annul,
    Choose,
    Decline,
    Done,
    Mark,
    Name,
    Play,
    ProposeAttack,
    ProposeTruce,
    Start,
    Wait,
)
from duckgames.games.kaczogrod.rules.grid import cell_at, place_of

_IMPOSSIBLE: Final = -1
_PLAIN: Final[dict[int, Action]] = {moves.DONE: Done(), moves.ACCEPT: Accept(), moves.DECLINE: Decline()}
_CELLS: Final = range(-512, 512)
_CARDS: Final = range(1, 1024)
_SEATS: Final = range(4)
_EIGHT: Final = range(8)


def action(move: int) -> Action:
    """The named form of a move."""
    if move < moves.ADD:
        return Mark(*place_of(move))
    if move < moves.OTHERS:
        return Add(move >> moves.ADD_BITS, *place_of(move & moves.ADD - 1))
    if move < moves.PLAY:
        card = move - moves.WAIT
        return Wait(card) if card < 1024 else Choose(move - moves.CHOOSE)
    if move in _PLAIN:
        return _PLAIN[move]
    return _with_two_numbers(move)


def _with_two_numbers(move: int) -> Action:
    if move < moves.START:
        card, seat = divmod(move - moves.PLAY, 8)
        return Play(card, -1 if seat == moves.NOBODY else seat)
    if move < moves.ANNUL:
        return Start(*divmod(move - moves.START, 8))
    if move < moves.NAME:
        return Annul(*divmod(move - moves.ANNUL, 8))
    if move < moves.DONE:
        return Name(move - moves.NAME)
    if move < moves.ALLIANCE:
        return ProposeTruce(*divmod(move - moves.TRUCE, 8))
    return ProposeAttack(*divmod(move - moves.ALLIANCE, 8))


def move(action_: Action) -> int:
    """The move that is `action_`; -1, which is never legal, for one with numbers that no match has."""
    match action_:
        case Mark(column, row) if column in _CELLS and row in _CELLS:
            return cell_at(column, row)
        case Add(card, column, row) if card in _CARDS and column in _CELLS and row in _CELLS:
            return moves.ADD * card + cell_at(column, row)
        case Wait(card) if card in _CARDS:
            return moves.WAIT + card
        case Choose(card) if card in _CARDS:
            return moves.CHOOSE + card
        case Play(card, seat) if card in _CARDS and (seat == -1 or seat in _SEATS):
            return moves.PLAY + 8 * card + (moves.NOBODY if seat == -1 else seat)
    return _rarer(action_)


def _rarer(action_: Action) -> int:
    match action_:
        case Start(card, side) if card in _CARDS and side in _EIGHT:
            return moves.START + 8 * card + side
        case Annul(card, seat) if card in _CARDS and seat in _SEATS:
            return moves.ANNUL + 8 * card + seat
        case Name(group) if 0 <= group < moves.DONE - moves.NAME:
            return moves.NAME + group
        case ProposeTruce(seat, rounds) if seat in _SEATS and rounds in _EIGHT:
            return moves.TRUCE + 8 * seat + rounds
        case ProposeAttack(seat, victim) if seat in _SEATS and victim in _SEATS:
            return moves.ALLIANCE + 8 * seat + victim
    return next((move_ for move_, plain in _PLAIN.items() if plain == action_), _IMPOSSIBLE)
