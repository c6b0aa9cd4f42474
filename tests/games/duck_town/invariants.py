"""A match of Duck Town in which every invariant of the rules document is checked at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from duckgames.core.events import Event, seen_from
from duckgames.core.options import checked
from duckgames.core.rng import Rng
from duckgames.core.table import fold
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.events import CoinsTaken, CrownTaken, RoleCalled, TurnEnded
from duckgames.games.duck_town.rules.state import Phase, State
from tests.games.duck_town import oracle
from tests.games.duck_town.oracle import COST, ROLES, names
from tests.games.duck_town.positions import said

ROUNDS = 300
"""No match is as long."""

Choose = Callable[[State, Sequence[int], Rng], int]


def at_random(state: State, moves: Sequence[int], chance: Rng) -> int:
    """Any move, alike likely."""
    return chance.choice(moves)


def play_checked(seats: int, seed: int, choose: Choose = at_random, sampled: float = 0.02) -> int:
    """Plays a match and returns its plies; events and secrets are checked on a seeded sample of them."""
    chance = Rng.for_ply(seed, 0, "check")
    options = {option.key: chance.choice(option.values) for option in GAME.info.options}
    state = GAME.start(checked(GAME.info.options, options), seats, Rng.for_ply(seed, 0))
    check_position(state)
    ply = 0
    while GAME.owing(state):
        ply += 1
        seat = state.seat
        moves = GAME.legal(state, seat)
        words = [said(GAME.action(state, seat, move)) for move in moves]
        assert len(set(words)) == len(words)
        assert set(words) == oracle.allowed(state)
        move = choose(state, moves, chance)
        before = state.copy()
        log: list[Event] = []
        GAME.play(state, seat, move, Rng.for_ply(seed, ply), log)
        check_position(state)
        check_step(before, state, said(GAME.action(before, seat, move)), log)
        assert state.round < ROUNDS
        if chance.random() < sampled:
            check_events(before, state, log)
            check_secrets(before, chance)
    check_end(state)
    return ply


def check_position(state: State) -> None:
    """What must be true of every position."""
    everywhere = [*state.deck, *state.looked, *state.tray, *([state.fallen] if state.fallen >= 0 else [])]
    for cards in (*state.hands, *state.towns):
        everywhere += cards
    assert Counter(names(everywhere)) == oracle.ALL_CARDS
    for seat, town in enumerate(state.towns):
        assert len(set(town)) == len(town)
        assert state.names[seat] == sum(1 << kind for kind in town)
        assert state.hands[seat] == sorted(state.hands[seat])
        assert state.coins[seat] >= 0
        for who, known in state.memory[seat]:
            assert who != seat
            assert known
            assert not Counter(known) - Counter(state.hands[seat]), "what is remembered is there"
    assert len(state.under) <= len(state.deck)
    check_roles(state)
    full = [seat for seat, town in enumerate(state.towns) if len(town) >= state.target]
    assert (state.first in full) if full else state.first == -1
    assert state.phase != Phase.OVER or full


def check_roles(state: State) -> None:
    """Each of the eight roles is in one place."""
    picked = [role for picks in state.picks for role in picks]
    face_up = [role for role in range(1, 9) if state.up >> role & 1]
    assert sorted([*picked, *state.pile, *state.down, *face_up]) == list(range(1, 9))
    assert 4 not in face_up, "the Swan is never face up"
    for role, holder in enumerate(state.holders):
        assert (holder >= 0) == (role in picked)
        assert holder < 0 or role in state.picks[holder]
    if not state.pile:
        assert all(len(picks) == (2 if state.seats < 4 else 1) for picks in state.picks)
    if state.phase == Phase.PICK:
        assert state.crown == state.leader


def check_step(before: State, after: State, text: str, log: list[Event]) -> None:
    """What an action may change in purses, towns, crown and finisher."""
    assert after.coins == expected_coins(before, after, text)
    built = text.split()[1:] if text.startswith("build") else []
    fallen = text.split()[1:] if text.startswith("knock") else []
    for seat in range(before.seats):
        town = names(before.towns[seat])
        if built and seat == before.seat:
            town.append(built[0])
        if fallen and seat == int(fallen[0]):
            assert len(town) < before.target
            town.remove(fallen[1])
        assert names(after.towns[seat]) == town
    if before.first >= 0:
        assert after.first == before.first
    elif after.first >= 0:
        assert built
        assert after.first == before.seat
    check_calls(before, after, log)
    paid = sum(1 for event in log if isinstance(event, CoinsTaken) and event.source == "income")
    assert paid <= (not before.paid)


def expected_coins(before: State, after: State, text: str) -> list[int]:
    """What is in the purses after an action, by the text of the rules."""
    coins, seat, word = before.coins[:], before.seat, text.split()[0]
    gathered = word in ("coins", "keep") or (word == "look" and after.phase != Phase.KEEP)
    if word == "coins":
        coins[seat] += 2
    if gathered and ROLES[before.role] == "goose":
        coins[seat] += 1
    if word in ("income", "end", "knock"):
        coins[seat] += oracle.due(before)
    if word == "build":
        coins[seat] -= COST[text.split()[1]]
    if word == "knock":
        price = oracle.price(before, int(text.split()[1]), text.split()[2])
        assert price is not None
        coins[seat] -= price
    coins[seat] += {"sell": 1, "forge": -2, "rescue": -1}.get(word, 0)
    if after.round == before.round and after.role != before.role and after.phase != Phase.OVER:
        victim = after.holders[after.role]
        if after.role == before.magpie and victim != before.holders[ROLES.index("magpie")]:
            coins[before.holders[ROLES.index("magpie")]] += coins[victim]
            coins[victim] = 0
    return coins


def check_calls(before: State, after: State, log: list[Event]) -> None:
    """Roles are called in order, each once a round, and an unheld one is as silent as a missed one."""
    calls = [event for event in log if isinstance(event, RoleCalled)]
    assert not calls or before.phase in (Phase.PICK, Phase.LAY) or any(isinstance(event, TurnEnded) for event in log)
    for role, event in enumerate(calls, start=before.role + 1):
        assert event.role == role
        missed = role == before.fox
        holder = before.holders[role] if before.role else after.holders[role]
        assert event == RoleCalled(role=role, seat=None if missed or holder < 0 else holder)
    ended = after.round > before.round or after.phase == Phase.OVER
    assert not calls or ended == (calls[-1].seat is None)
    assert not ended or before.role == 8 or calls
    if ended:
        assert (after.phase == Phase.OVER) == (before.first >= 0 or after.first >= 0)
    check_crown(before, after, log)


def check_crown(before: State, after: State, log: list[Event]) -> None:
    """Only the Swan moves the crown: in its turn, or at the end of the round if it missed it."""
    taken = [event for event in log if isinstance(event, CrownTaken)]
    assert len(taken) <= 1
    assert after.crown == (taken[0].seat if taken else before.crown)
    for event in taken:
        holders = after.holders if after.round == before.round else before.holders
        assert holders[4] == event.seat
        assert event.missed == (before.fox == 4)
        assert not event.missed or before.swan_inherits


def check_end(state: State) -> None:
    """The result is what the text of the rules comes to."""
    result = GAME.result(state)
    assert result is not None
    assert state.role == 8
    totals = [oracle.score(state, seat) for seat in range(state.seats)]
    assert [score.total for score in result.scores] == totals
    assert all(sum(worth for _, worth in score.parts) == score.total for score in result.scores)

    def last_role(seat: int) -> int:
        return max((role for role in state.picks[seat] if role != state.fox), default=0)

    best = max((total, last_role(seat)) for seat, total in enumerate(totals))
    assert result.winners == tuple(seat for seat in range(state.seats) if (totals[seat], last_role(seat)) == best)
    assert len(result.winners) == 1
    assert GAME.read(GAME.write(state)) == state


def check_events(before: State, after: State, log: list[Event]) -> None:
    """The events tell every viewer all that changed."""
    for viewer in (None, *range(before.seats)):
        table = GAME.table(GAME.observe(before, viewer))
        seen = [seen_from(event, viewer) for event in log]
        assert fold(table, seen) == GAME.table(GAME.observe(after, viewer))


def check_secrets(state: State, chance: Rng) -> None:
    """A world made from what a viewer sees looks the same to him, gives him the same choices, and can be written."""
    for viewer in (None, *range(state.seats)):
        seen = GAME.observe(state, viewer)
        world = GAME.determinize(seen, chance)
        check_position(world)
        assert GAME.observe(world, viewer) == seen
        assert GAME.owing(world) == GAME.owing(state)
        assert GAME.read(GAME.write(world)) == world
        if viewer is not None:
            assert GAME.legal(world, viewer) == GAME.legal(state, viewer)
