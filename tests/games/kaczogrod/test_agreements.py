"""Agreements between three or four players (section "Agreements", ruling F5)."""

from __future__ import annotations

from duckgames.core.events import CounterChanged
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Accept, Decline, ProposeAttack, ProposeTruce
from duckgames.games.kaczogrod.rules.events import PactAnswered, PactEnded, PactProposed, WordBroken
from duckgames.games.kaczogrod.rules.state import Phase, State
from duckgames.games.kaczogrod.rules.zones import alliance, broken, truce
from tests.games.kaczogrod.positions import DONE, do, events, hand, legal, marks, play, position, refusal, told, wait

YES, NO = Accept(), Decline()
TALK = (ProposeTruce, ProposeAttack)


def table(seats: int = 3, pacts: str = "") -> State:
    """Seat 0 is in turn."""
    return position(hands=["meteorite earthquake zoo", "bank", "cafe", "port"][:seats], seats=seats, pacts=pacts)


def talk(state: State) -> list[object]:
    """What may be proposed."""
    return [action for action in legal(state) if isinstance(action, TALK)]


def test_two_players_agree_on_nothing() -> None:
    state = position(hands=["zoo"])
    assert talk(state) == []
    assert refusal(state, ProposeTruce(1, 2)) == "two_players"


def test_what_may_be_proposed() -> None:
    assert talk(table()) == [
        ProposeTruce(1, 1), ProposeTruce(1, 2), ProposeTruce(1, 3), ProposeAttack(1, 2),
        ProposeTruce(2, 1), ProposeTruce(2, 2), ProposeTruce(2, 3), ProposeAttack(2, 1),
    ]  # fmt: skip
    assert len(talk(table(4))) == 15


def test_a_truce_is_proposed_answered_and_remembered() -> None:
    state = table()
    asked = do(state, ProposeTruce(1, 2))
    assert (asked.phase, asked.seat, asked.turn) == (Phase.ANSWER, 1, 0)
    assert legal(asked) == [YES, NO, ProposeTruce(0, 1), ProposeTruce(0, 3)]
    agreed = do(asked, YES)
    assert agreed.pacts == [(-1, 0, 1, 2)]
    assert (agreed.phase, agreed.seat) == (Phase.TURN, 0)
    assert talk(agreed) == [], "one proposal a turn"
    assert refusal(agreed, ProposeTruce(2, 1)) == "talked"
    assert do(asked, NO).pacts == []
    assert told(events(state, ProposeTruce(1, 2)), PactProposed) == [
        PactProposed(seat=0, other=1, rounds=2, victim=None, counter=False)
    ]
    assert told(events(asked, NO), PactAnswered) == [PactAnswered(seat=1, other=0, accepted=False)]


def test_a_proposal_may_be_countered_once() -> None:
    asked = do(table(), ProposeTruce(1, 2), ProposeTruce(0, 3))
    assert (asked.phase, asked.seat) == (Phase.COUNTER, 0)
    assert legal(asked) == [YES, NO]
    assert do(asked, YES).pacts == [(-1, 0, 1, 3)]
    assert told(events(asked, YES), PactAnswered) == [PactAnswered(seat=0, other=1, accepted=True)]
    assert do(asked, NO).pacts == []
    assert refusal(do(table(), ProposeTruce(1, 2)), ProposeAttack(0, 2)) == "no_counter"


def test_a_joint_attack_on_a_third() -> None:
    asked = do(table(4), ProposeAttack(1, 2))
    assert legal(asked) == [YES, NO, ProposeAttack(0, 3)]
    assert do(asked, YES).pacts == [(2, 0, 1, 2)]
    countered = do(asked, ProposeAttack(0, 3), YES)
    assert countered.pacts == [(3, 0, 1, 2)]


def test_agreements_change_nothing_that_is_legal() -> None:
    state = table()
    agreed = do(state, ProposeTruce(1, 1), YES)
    without_talk = [action for action in legal(state) if not isinstance(action, TALK)]
    assert legal(agreed) == without_talk
    assert refusal(agreed, play("meteorite", 1)) == ""


def test_they_last_so_many_rounds_from_the_turn_they_were_made_in() -> None:
    state = do(table(), ProposeTruce(1, 2), YES)
    for left in (2, 1):
        state = do(state, wait(hand(state, 0)[-1]))
        assert state.pacts[0][3] == left
        for _ in range(2):
            state = do(state, wait(hand(state, state.turn)[0]))
    log = events(state, wait(hand(state, 0)[0]))
    assert told(log, PactEnded) == [PactEnded(seat=0, other=1)]
    assert do(state, wait(hand(state, 0)[0])).pacts == []


def test_an_attack_breaks_the_word_and_is_remembered() -> None:
    state = table(pacts="truce:1-0/2 2:0-1/1")
    log = events(state, play("meteorite", 1))
    assert told(log, WordBroken) == [WordBroken(seat=0, other=1)]
    after = do(state, play("meteorite", 1))
    assert after.broken == [0b10, 0, 0]
    assert after.pacts == [], "the joint attack had its last round"
    assert GAME.observe(after, 2).broken == (0b10, 0, 0)
    assert not told(events(state, play("meteorite", 2)), WordBroken)


def test_an_event_on_all_breaks_it_only_where_it_takes_cards() -> None:
    state = position(
        "mayor@0,0",
        "mayor@12,0 port@13,0",
        "mayor@12,12 zoo@13,12",
        hands=["earthquake"],
        pacts="truce:1-0/2 truce:0-2/2",
    )
    spared = do(state, play("earthquake"), DONE, *marks((13, 12)), rolls=[1, 1])
    assert spared.broken == [0b100, 0, 0]
    assert spared.pacts == [(-1, 1, 0, 2)]


def test_a_truce_broken_in_its_own_turn_is_no_agreement_any_more() -> None:
    state = do(table(pacts="truce:0-2/1"), ProposeTruce(1, 1), YES, play("meteorite", 1))
    assert state.broken[0] == 0b10
    assert state.pacts == [], "the older one had its last round"


def test_what_is_agreed_is_not_proposed_again() -> None:
    state = table(pacts="truce:1-0/2 2:1-0/1")
    assert talk(state) == [ProposeTruce(2, 1), ProposeTruce(2, 2), ProposeTruce(2, 3), ProposeAttack(2, 1)]
    assert refusal(state, ProposeTruce(1, 1)) == "agreed_already"
    assert refusal(state, ProposeAttack(1, 2)) == "agreed_already"


def test_proposals_that_make_no_sense() -> None:
    state = table()
    assert refusal(state, ProposeTruce(0, 1)) == "no_such_seat"
    assert refusal(state, ProposeTruce(3, 1)) == "no_such_seat"
    assert refusal(state, ProposeTruce(1, 7)) == "no_such_rounds"
    assert refusal(state, ProposeAttack(1, 0)) == "no_such_seat"
    assert refusal(state, ProposeAttack(1, 1)) == "no_such_seat"
    assert refusal(state, YES) == "asked_turn"
    assert refusal(do(state, ProposeTruce(1, 1)), wait("bank")) == "asked_answer"


def test_random_playouts_propose_nothing() -> None:
    state, rng = table(), Rng(1)
    sampled = {GAME.sample(state, 0, rng) for _ in range(2000)}
    assert not any(isinstance(GAME.action(state, 0, move), TALK) for move in sampled)
    assert len(sampled) == len(legal(state)) - len(talk(state)), "but everything else"
    asked = do(state, ProposeTruce(1, 2))
    assert {GAME.sample(asked, 1, rng) for _ in range(200)} == set(GAME.legal(asked, 1))


def test_the_end_of_the_match_ends_all_agreements_on_the_table_too() -> None:
    state = position(hands=["zoo", "", ""], seats=3, rest="pile", pacts="truce:1-2/3 0:1-2/2")
    log = events(state, wait("zoo"))
    assert do(state, wait("zoo")).pacts == []
    ended = [event for event in told(log, CounterChanged) if event.counter in (truce(1, 2), alliance(1, 2, 0))]
    assert [event.value for event in ended] == [0, 0]


def test_the_table_tells_how_long_agreements_last_and_who_broke_them() -> None:
    state = table(pacts="truce:0-1/2")
    counters = GAME.table(GAME.observe(state, 2)).counters
    assert counters[truce(0, 1)] == 2
    assert counters[truce(1, 0)] == counters[broken(0, 1)] == 0
    struck = do(state, play("meteorite", 1))
    assert GAME.table(GAME.observe(struck, 2)).counters[broken(0, 1)] == 1
    assert not any("truce" in counter.name for counter in GAME.table(GAME.observe(position(), 0)).counters)
