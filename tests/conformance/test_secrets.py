"""Events are complete for every viewer, and nobody is told what is not meant for him."""

from collections import Counter
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from duckgames.core.events import Event, seen_from
from duckgames.core.game import AnyGame, IllegalAction, Refusal
from duckgames.core.places import Card, Seat, Slot
from duckgames.core.rng import Rng
from duckgames.core.table import Table, fold
from tests.conformance.games import Turn, sampled, viewers, walk, whole


def test_folding_what_a_viewer_sees_gives_what_he_sees_next(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        for viewer in viewers(turn.before):
            table = fold(seen_table(game, turn.before, viewer), turn.seen(viewer))
            assert table == seen_table(game, turn.step.state, viewer), (viewer, turn.step.events)


def test_a_whole_match_can_be_followed_from_the_deal(game: AnyGame, seed: int) -> None:
    turns, last = whole(game, seed)
    for viewer in viewers(last):
        table = seen_table(game, turns[0].before, viewer)
        for turn in turns:
            table = fold(table, turn.seen(viewer))
        assert table == seen_table(game, last, viewer)


def test_no_card_appears_or_vanishes(game: AnyGame, seed: int) -> None:
    sizes = set()
    for turn in sampled(game, seed):
        for viewer in viewers(turn.before):
            table = seen_table(game, turn.step.state, viewer)
            sizes.add(sum(table.size(zone) for zone in table.zones))
    assert len(sizes) == 1


def test_a_state_made_from_what_a_viewer_sees_looks_the_same_to_him(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed):
        for viewer in viewers(turn.before):
            seen = game.observe(turn.before, viewer)
            assert game.observe(game.determinize(seen, Rng(turn.ply)), viewer) == seen


def test_states_made_from_what_a_viewer_sees_differ(game: AnyGame) -> None:
    """Otherwise the test before this one would prove nothing."""
    state = next(walk(game, 1)).before
    for viewer in viewers(state):
        seen = game.observe(state, viewer)
        assert len({game.write(game.determinize(seen, Rng(n))) for n in range(20)}) > 10


def test_choices_and_refusals_follow_from_what_the_seat_sees(game: AnyGame, seed: int) -> None:
    pool = [turn.action for turn in sampled(game, seed, 30)]
    for turn in sampled(game, seed, 30):
        for seat in range(turn.before.seats):
            other = game.determinize(game.observe(turn.before, seat), Rng(turn.ply))
            assert game.owing(other) == game.owing(turn.before)
            assert game.legal(other, seat) == game.legal(turn.before, seat)
            for action in pool:
                assert refusal(game, other, seat, action) == refusal(game, turn.before, seat, action)


def test_determinized_states_can_be_played_and_written(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed, 10):
        for viewer in viewers(turn.before):
            rng = Rng(turn.ply)
            state = game.determinize(game.observe(turn.before, viewer), rng)
            assert game.read(game.write(state)) == state
            while owing := game.owing(state):
                game.play(state, owing[0], game.sample(state, owing[0], rng), rng)
            assert game.result(state) is not None


def test_events_show_faces_only_to_those_who_may_see_them(game: AnyGame, seed: int) -> None:
    for turn in walk(game, seed):
        for event in turn.step.events:
            for viewer in viewers(turn.before):
                assert_discreet(event, seen_from(event, viewer), viewer)


def test_open_choices_are_invisible_to_all_others(game: AnyGame, seed: int) -> None:
    for tried, turn in enumerate(open_choices(game, seed)):
        owing = game.owing(turn.before)
        seat = owing[tried % len(owing)]
        for viewer in set(viewers(turn.before)) - {seat}:
            assert len(set(after_each_choice(game, turn, seat, viewer))) == 1


def test_the_order_of_choices_does_not_matter(game: AnyGame, seed: int) -> None:
    for turn in open_choices(game, seed):
        owing = list(game.owing(turn.before))
        rng = Rng.for_ply(seed, turn.ply, "order")
        choices = {seat: game.sample(turn.before, seat, rng) for seat in owing}
        ends = []
        for order in (owing, owing[::-1]):
            state = turn.before.copy()
            for seat in order:
                assert game.legal(state, seat) == game.legal(turn.before, seat)
                game.play(state, seat, choices[seat], Rng.for_ply(seed, 999))
            ends.append(state)
        assert ends[0] == ends[1]


def open_choices(game: AnyGame, seed: int) -> list[Turn]:
    """The turns in which several seats owe a choice; skips the test for a game in which one chooses at a time."""
    turns, _ = whole(game, seed)
    if all(len(game.owing(turn.before)) == 1 for turn in turns):
        pytest.skip(f"in {game.info.id} one seat chooses at a time")
    found = [turn for turn in sampled(game, seed) if len(game.owing(turn.before)) > 1]
    assert found
    return found


def test_who_learned_nothing_sees_no_new_face(game: AnyGame, seed: int) -> None:
    for turn in sampled(game, seed, 200):
        for viewer in set(range(turn.before.seats)) - turn.step.learned:
            new = faces(seen_table(game, turn.step.state, viewer)) - faces(seen_table(game, turn.before, viewer))
            assert not new


def test_a_game_says_whether_it_has_secrets(game: AnyGame, seed: int) -> None:
    """Games that deny it show every viewer the same table and events, open commits aside."""
    different = False
    for turn in sampled(game, seed):
        tables = [seen_table(game, turn.before, viewer) for viewer in viewers(turn.before)]
        different = different or any(table != tables[0] for table in tables)
    assert different == game.info.secrets


def seen_table(game: AnyGame, state: Any, viewer: Seat | None) -> Table:
    """The table as `viewer` sees it."""
    return game.table(game.observe(state, viewer))


def faces(table: Table) -> Counter[Card]:
    """Every face the table shows."""
    stacks = (stack for cells in table.zones.values() for stack in cells.values())
    return Counter(card for stack in stacks for card in stack if card is not None)


def refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> Refusal | None:
    """Why `seat` may not take `action`."""
    try:
        game.move(state, seat, action)
    except IllegalAction as error:
        return error.refusal
    return None


def after_each_choice(game: AnyGame, turn: Turn, seat: Seat, viewer: Seat | None) -> list[str]:
    """What `viewer` sees and is told after each possible choice of `seat`."""
    accounts = []
    for move in game.legal(turn.before, seat):
        state = turn.before.copy()
        log: list[Event] = []
        game.play(state, seat, move, Rng(1), log)
        accounts.append(repr((game.observe(state, viewer), [seen_from(event, viewer) for event in log])))
    return accounts


def assert_discreet(event: Event, seen: Event, viewer: Seat | None) -> None:
    """`seen` tells nothing of `event` that `viewer` may not know, and everything else."""
    seen_by = getattr(event, "seen_by", None)
    kept_from_him = seen_by is not None and viewer not in seen_by
    for field in fields(seen):
        told, true = getattr(seen, field.name), getattr(event, field.name)
        if field.name == "seen_by" or (kept_from_him and field.name in ("card", "content")):
            assert told is None
        elif isinstance(true, Slot) and true.zone.hand and true.zone.seat != viewer:
            assert told == Slot(true.zone)
        else:
            assert told == true


def test_discretion_itself_is_tested() -> None:
    """The check above must fail for an event that leaks."""
    (event, *_) = [e for turn in walk_of_bids() for e in turn.step.events if getattr(e, "seen_by", None) is not None]
    assert is_dataclass(event)
    with pytest.raises(AssertionError):
        assert_discreet(event, event, None)


def walk_of_bids() -> list[Turn]:
    """A match of the test game, which has secret events."""
    import tests.toy

    return list(walk(tests.toy.GAME, 1))
