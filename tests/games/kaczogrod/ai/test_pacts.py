"""What ducks agree on, and whether they keep to it, shows in matches of three and four."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from duckgames.core.events import Event
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod import INFO
from duckgames.games.kaczogrod.ai import pacts, policy
from duckgames.games.kaczogrod.ai.reasons import explain
from duckgames.games.kaczogrod.ai.tempers import STYLES
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.events import PactEnded, WordBroken
from duckgames.games.kaczogrod.rules.moves import ACCEPT, ALLIANCE, DECLINE, TRUCE
from duckgames.games.kaczogrod.rules.state import Phase, State

MATCHES = 16


class Talks:
    """What was proposed and answered, why, and what became of it; of truces, who broke his word to whom."""

    def __init__(self, seats: int) -> None:
        self.proposed: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.kept = self.broken = self.trusted_again = 0
        for match in range(MATCHES):
            self._play(match, seats)

    def _play(self, match: int, seats: int) -> None:
        rng, chance = Rng(match), Random(match).random
        styles = [STYLES[INFO.tempers[(match + seat) % len(INFO.tempers)]] for seat in range(seats)]
        state = GAME.start(checked(INFO.options, {}), seats, rng)
        while state.phase is not Phase.OVER:
            seat, log = GAME.owing(state)[0], list[Event]()
            move = policy.move(state, seat, styles[seat], chance, talks=True)
            if state.phase in (Phase.ANSWER, Phase.COUNTER):
                self.answered["yes" if move == ACCEPT else "no" if move == DECLINE else "counter"] += 1
                self.reasons[explain(state, seat, move, styles[seat]).feature] += 1
                self.trusted_again += move != DECLINE and wronged(state, seat)
            elif move >= TRUCE:
                self.proposed["truce" if move < ALLIANCE else "attack"] += 1
                self.reasons[explain(state, seat, move, styles[seat]).feature] += 1
            GAME.play(state, seat, move, rng, log)
            self.kept += sum(isinstance(event, PactEnded) for event in log)
            self.broken += sum(isinstance(event, WordBroken) for event in log)


def wronged(state: State, seat: int) -> bool:
    """Whether the one who proposes to `seat` has broken his word to it."""
    assert state.offer is not None
    _, one, two, _ = state.offer
    return bool(state.broken[two if one == seat else one] >> seat & 1)


@cache
def talks(seats: int) -> Talks:
    """What ducks of all tempers said in some matches."""
    return Talks(seats)


@pytest.mark.parametrize("seats", [3, 4])
def test_truces_and_attacks_are_proposed_and_answered_in_every_way(seats: int) -> None:
    assert set(talks(seats).proposed) == {"truce", "attack"}
    assert set(talks(seats).answered) == {"yes", "no", "counter"}


@pytest.mark.parametrize("seats", [3, 4])
def test_every_reason_for_an_answer_is_met(seats: int) -> None:
    # One more answer, that another leads, is for people only: ducks propose attacks on nobody else.
    answers = {"broke_word", "partner_leads", "leader_attacked", "shorter", "peace_suits"}
    assert set(talks(seats).reasons) == {"wants_peace", "wants_help", *answers}


@pytest.mark.parametrize("seats", [3, 4])
def test_words_are_mostly_kept_and_sometimes_broken(seats: int) -> None:
    assert 0 < talks(seats).broken < talks(seats).kept / 2


@pytest.mark.parametrize("seats", [3, 4])
def test_who_was_deceived_agrees_to_nothing_more_with_that_duck(seats: int) -> None:
    assert talks(seats).reasons["broke_word"] > 0
    assert talks(seats).trusted_again == 0


def test_only_those_not_deceived_are_asked() -> None:
    state = GAME.start(checked(INFO.options, {}), 3, Rng(1))
    rng = Rng(1)
    while state.phase is not Phase.TURN:
        GAME.play(state, GAME.owing(state)[0], GAME.sample(state, GAME.owing(state)[0], rng), rng)
    seat = state.turn
    partners = set()
    for liar in (each for each in range(3) if each != seat):
        state.broken = [0] * 3
        state.broken[liar] = 1 << seat
        move = pacts.propose(state, seat, STYLES["careful"], lambda: 0.0)
        assert move >= TRUCE
        partners.add((move - (TRUCE if move < ALLIANCE else ALLIANCE)) >> 3)
        assert liar not in partners or len(partners) == 2
    assert len(partners) == 2
