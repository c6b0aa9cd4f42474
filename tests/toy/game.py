"""The rules of the test game; a bid is its card, the other moves have numbers of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, TypeAlias

from duckgames.core.events import CardMoved, ChoiceMade, CounterChanged, DieRolled, Event, MatchEnded, TurnStarted
from duckgames.core.game import IllegalAction, Json, MalformedAction, Move, Refusal, Result, Score
from duckgames.core.options import Options
from duckgames.core.places import Card, Cell, Counter, Seat, Slot, Zone
from duckgames.core.rng import Rng
from duckgames.core.table import WHOLE, Stack, Table
from tests.toy import state as positions
from tests.toy.info import BONUSES, INFO
from tests.toy.state import CARDS, NOBODY, State

DECK, PLAYED, DISCARDS = Zone("deck"), Zone("played"), Zone("discards")
DRAW, BURY, TOAST = 20, 21, 22
SIDES = 6


@dataclass(frozen=True)
class Bid:
    """Bid this card of the hand."""

    card: int


class Deed(Enum):
    """What the highest bid may do next."""

    DRAW = DRAW
    BURY = BURY
    TOAST = TOAST


Action: TypeAlias = Bid | Deed


@dataclass(frozen=True, kw_only=True)
class Toasted(Event):
    """`seat` toasted, after which nothing is taken back."""

    final: ClassVar[bool] = True
    seat: Seat


class Ending(Enum):
    """Why a match ended."""

    EMPTY_HAND = "empty_hand"


@dataclass(frozen=True)
class Observation:
    """What a viewer sees: 0 for a card or a bid it does not know, `NOBODY` for a bonus it does not."""

    viewer: Seat | None
    seats: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    commits: tuple[int | bool, ...]
    points: tuple[int, ...]
    bonus: tuple[int, ...]
    open_bonus: bool
    turn: int
    over: bool


def hand(seat: Seat) -> Zone:
    """The hand of `seat`."""
    return Zone("hand", seat, hand=True)


class Bids:
    """The methods of `core.game.Game`."""

    info = INFO

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        state = State(seats)
        state.deck = list(CARDS)
        rng.shuffle(state.deck)
        size = int(options["hand_size"])
        state.hands = [sorted(state.deck.pop() for _ in range(size)) for _ in range(seats)]
        state.bonus = [int(options[f"bonus_{seat}"]) for seat in range(seats)]
        state.open_bonus = bool(options["open_bonus"])
        return state

    def owing(self, state: State) -> Sequence[Seat]:
        if state.over:
            return []
        if state.turn != NOBODY:
            return [state.turn]
        return [seat for seat, card in enumerate(state.commits) if not card]

    def legal(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.owing(state):
            return []
        if state.turn == NOBODY:
            return state.hands[seat][:]
        return [DRAW, BURY, TOAST] if state.deck else [TOAST]

    def play(self, state: State, seat: Seat, move: Move, rng: Rng, log: list[Event] | None = None) -> None:
        told: list[Event] = [] if log is None else log
        if state.turn == NOBODY:
            state.commits[seat] = move
            told.append(ChoiceMade(seat=seat, content=Bid(move), seen_by=frozenset((seat,))))
            if all(state.commits):
                self._reveal(state, rng, told)
            return
        if move == TOAST:
            told.append(Toasted(seat=seat))
        else:
            self._take(state, seat, move, told)
        state.turn = NOBODY
        if [] in state.hands:
            state.over = True
            told.append(MatchEnded(winners=self._result(state).winners))

    def _reveal(self, state: State, rng: Rng, told: list[Event]) -> None:
        for seat, card in enumerate(state.commits):
            cards = state.hands[seat]
            source = Slot(hand(seat), cards.index(card))
            told.append(CardMoved(source=source, target=Slot(PLAYED), card=Card("number", str(card))))
            cards.remove(card)
        state.turn = state.commits.index(max(state.commits))
        state.discards += state.commits
        told.append(CardMoved(source=Slot(PLAYED), target=Slot(DISCARDS), count=state.seats))
        state.commits = [0] * state.seats
        value = rng.below(SIDES) + 1
        state.points[state.turn] += value
        told.append(DieRolled(seat=state.turn, sides=SIDES, value=value))
        told.append(CounterChanged(counter=Counter("points", state.turn), value=state.points[state.turn]))
        told.append(TurnStarted(seat=state.turn))

    def _take(self, state: State, seat: Seat, move: Move, told: list[Event]) -> None:
        card = state.deck.pop()
        seen_by = frozenset((seat, *(s for s in range(state.seats) if state.knows[card] >> s & 1)))
        if move == DRAW:
            state.hands[seat] = sorted([*state.hands[seat], card])
            target = Slot(hand(seat), state.hands[seat].index(card))
        else:
            state.deck.insert(0, card)
            state.knows[card] |= 1 << seat
            target = Slot(DECK, 0)
        face = Card("number", str(card))
        told.append(CardMoved(source=Slot(DECK), target=target, card=face, seen_by=seen_by))

    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        return rng.choice(self.legal(state, seat))

    def action(self, state: State, seat: Seat, move: Move) -> Action:
        return Bid(move) if move in CARDS else Deed(move)

    def move(self, state: State, seat: Seat, action: Action) -> Move:
        move = action.card if isinstance(action, Bid) else action.value
        if move in self.legal(state, seat):
            return move
        if seat not in self.owing(state):
            raise IllegalAction(Refusal("nothing_to_choose"))
        if isinstance(action, Bid) and state.turn == NOBODY:
            raise IllegalAction(Refusal("not_in_hand", (Slot(hand(seat)),), (action.card,)))
        raise IllegalAction(Refusal("not_now"))

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        shown = state.open_bonus or state.over

        def remembered(card: int) -> int:
            return card if viewer is not None and state.knows[card] >> viewer & 1 else 0

        return Observation(
            viewer=viewer,
            seats=state.seats,
            hands=tuple(
                tuple(cards) if seat == viewer else tuple(sorted(map(remembered, cards)))
                for seat, cards in enumerate(state.hands)
            ),
            deck=tuple(map(remembered, state.deck)),
            discards=tuple(state.discards),
            commits=tuple(card if seat == viewer else bool(card) for seat, card in enumerate(state.commits)),
            points=tuple(state.points),
            bonus=tuple(b if shown or seat == viewer else NOBODY for seat, b in enumerate(state.bonus)),
            open_bonus=state.open_bonus,
            turn=state.turn,
            over=state.over,
        )

    def determinize(self, seen: Observation, rng: Rng) -> State:
        known = {*seen.discards, *seen.deck, *(card for cards in seen.hands for card in cards)}
        rest = [card for card in CARDS if card not in known]
        rng.shuffle(rest)
        state = State(seen.seats)
        state.hands = [sorted(card or rest.pop() for card in cards) for cards in seen.hands]
        for cards in (seen.deck, *(cards for seat, cards in enumerate(seen.hands) if seat != seen.viewer)):
            for card in filter(None, cards):
                state.knows[card] = 1 << (seen.viewer or 0)
        state.deck = [card or rest.pop() for card in seen.deck]
        state.discards, state.points = list(seen.discards), list(seen.points)
        state.bonus = [rng.choice(BONUSES) if bonus == NOBODY else bonus for bonus in seen.bonus]
        state.open_bonus, state.turn, state.over = seen.open_bonus, seen.turn, seen.over
        for seat, card in enumerate(seen.commits):
            state.commits[seat] = rng.choice(state.hands[seat]) if card is True else int(card)
        return state

    def table(self, seen: Observation) -> Table:
        piles = {DECK: seen.deck, PLAYED: (), DISCARDS: seen.discards}
        piles |= {hand(s): cards if s == seen.viewer else (0,) * len(cards) for s, cards in enumerate(seen.hands)}
        zones: dict[Zone, dict[Cell | None, Stack]] = {}
        for zone, cards in piles.items():
            stack = tuple(Card("number", str(card)) if card else None for card in cards)
            zones[zone] = {WHOLE: stack} if stack else {}
        return Table(zones, {Counter("points", seat): value for seat, value in enumerate(seen.points)})

    def result(self, state: State) -> Result | None:
        return self._result(state) if state.over else None

    def _result(self, state: State) -> Result:
        parts = [(("dice", dice), ("bonus", bonus)) for dice, bonus in zip(state.points, state.bonus, strict=True)]
        scores = tuple(Score(seat, part, sum(n for _, n in part)) for seat, part in enumerate(parts))
        best = max(score.total for score in scores)
        return Result(Ending.EMPTY_HAND, scores, tuple(score.seat for score in scores if score.total == best))

    def encode(self, action: Action) -> Json:
        return action.card if isinstance(action, Bid) else action.name

    def decode(self, data: Json) -> Action:
        if type(data) is int and data in CARDS:
            return Bid(data)
        if isinstance(data, str) and data in Deed.__members__:
            return Deed[data]
        raise MalformedAction(repr(data))

    def write(self, state: State) -> str:
        return positions.write(state)

    def read(self, text: str) -> State:
        return positions.read(text)


GAME = Bids()
