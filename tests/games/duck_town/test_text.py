"""The notation of positions: what a person may type, and what is refused."""

from __future__ import annotations

import pytest

from duckgames.core.game import MalformedPosition
from duckgames.games.duck_town.rules import GAME
from duckgames.games.duck_town.rules.cards import DECK
from duckgames.games.duck_town.rules.state import PUBLIC, Phase, State
from tests.games.duck_town.positions import KIND, cards, do, position

GOOD = """\
duck_town 4
town_size 7
missed_swan crown
wonders powers
round 3
first -
coins 2 4 0 3
town manor castle laboratory
town
town island market
town
hand cafe manor:13 manor:3
hand hall:0
hand
hand docks gate
deck stall:all stall:none stall:02 keep palace keep palace palace castle castle castle manor manor shrine shrine
+ shrine chapel chapel chapel abbey abbey abbey cathedral cathedral cafe cafe cafe cafe market market market
+ docks docks harbour harbour harbour hall lookout lookout lookout lockup lockup lockup barracks barracks barracks
+ fortress fortress smithy garden observatory academy library dam university
leader 3
up owl heron
down fox
picks swan goose beaver badger
called goose
fox -
magpie -
did gather income
built 0
tools
looked
tray
fallen
island 2
"""


def test_the_notation_is_read_as_it_is_explained() -> None:
    state = GAME.read(GOOD)
    assert (state.seats, state.target, state.swan_inherits, state.powers) == (4, 7, True, True)
    assert (state.round, state.first, state.coins) == (3, -1, [2, 4, 0, 3])
    assert cards(state.towns[0]) == "manor castle laboratory"
    assert cards(state.hands[0]) == "manor manor cafe"
    manor = KIND["manor"]
    assert state.memory == [((1, (manor,)), (3, (manor, manor))), ((0, (KIND["hall"],)),), (), ()]
    assert state.under == [PUBLIC, 0, 0b101]
    assert cards(state.deck[-2:]) == "dam university"
    assert (state.leader, state.crown) == (3, 3), "the holder of the Swan is seat 3 itself"
    assert state.picks == [[6], [7], [8], [4]]
    assert (state.seat, state.role, state.phase) == (0, 6, Phase.TURN)
    assert state.revealed == 1 << 4 | 1 << 6
    assert state.last == [6, 0, 0, 4]
    assert (state.gathered, state.paid, state.used, state.built, state.island) == (True, True, False, 0, 2)
    assert GAME.read(GAME.write(state)) == state


def test_blanks_line_breaks_and_the_order_of_a_hand_do_not_matter() -> None:
    text = GOOD.replace("hand cafe manor:13 manor:3", "\n  hand  manor:3\n+\tmanor:13 \n + cafe")
    assert GAME.read(text) == GAME.read(GOOD)


@pytest.mark.parametrize("old_new", [
    "duck_town 4 > duck_town 1", "duck_town 4 > duck_town 8", "duck_town 4 > duck_town 5", "duck_town 4 > chess 4",
    "duck_town 4 > duck_town", "duck_town 4 > duck_town 4 4", "duck_town 4 > + 4",
    "town_size 7 > town_size 9", "missed_swan crown > missed_swan stays", "wonders powers > wonders yes",
    "round 3 > round 0", "round 3 > round +3", "round 3 > round \u0663", "round 3 > round 1234567890",
    "first - > first 0", "first - > first 4", "first - > first",
    "coins 2 4 0 3 > coins 2 4 0", "coins 2 4 0 3 > coins 2 4 0 -3", "coins 2 4 0 3 > coins 2 4 0 3 3",
    "town manor castle laboratory > town manor castle gate",
    "town manor castle laboratory > town manor castle castle",
    "town manor castle laboratory > town manor castle laboratory stall",
    "hand hall:0 > hand hall:1", "hand hall:0 > hand hall:4", "hand hall:0 > hand hall:", "hand hall:0 > hand hall:00",
    "hand hall:0 > hand hall:20", "hand hall:0 > hand hall:all", "hand hall:0 > hand quack:0", "hand hall:0 > hand",
    "stall:all > stall", "stall:all > stall:", "stall:all > stall:7", "university > university:1",
    "stall:02 > stall:20",
    "leader 3 > leader 4", "leader 3 > leader -",
    "up owl heron > up owl swan", "up owl heron > up owl", "up owl heron > up owl owl", "up owl heron > up owl fox",
    "up owl heron > up owl heron magpie", "down fox > down owl", "down fox > down swan", "down fox > down",
    "down fox > down fox magpie", "down fox > down duck",
    "picks swan goose beaver badger > picks swan goose beaver owl",
    "picks swan goose beaver badger > picks swan goose beaver",
    "picks swan goose beaver badger > picks swan goose beaver badger magpie",
    "picks swan goose beaver badger > picks swan goose/magpie beaver badger",
    "picks swan goose beaver badger > picks swan goose goose badger",
    "called goose > called magpie", "called goose > called owl", "called goose > called over",
    "called goose > called -",
    "called goose > called duck", "called goose > called",
    "fox - > fox goose", "fox - > fox beaver", "magpie - > magpie goose", "magpie - > magpie",
    "did gather income > did gather power", "did gather income > did build", "built 0 > built -1", "built 0 > built 2",
    "tools > tools smithy", "tools > tools castle", "tools > tools gate",
    "looked > looked university", "looked > looked university dam", "tray > tray university",
    "fallen > fallen university", "fallen > fallen university dam", "island 2 > island -", "island 2 > island 4",
    "island 2 > island 0", "island 2 > island 2\nmore", "called goose > called beaver",
])  # fmt: skip
def test_what_is_no_position_is_refused(old_new: str) -> None:
    old, new = old_new.split(" > ")
    lines = GOOD.splitlines()
    if old in lines:
        lines[lines.index(old)] = new
        spoilt = "\n".join(lines)
    else:
        assert GOOD.count(old) == 1
        spoilt = GOOD.replace(old, new)
    with pytest.raises(MalformedPosition):
        GAME.read(spoilt)


def spoilt(state: State, *changes: tuple[str, str]) -> str:
    """The text of a position with lines changed."""
    lines = GAME.write(state).splitlines()
    for old, new in changes:
        lines[lines.index(old)] = new
    return "\n".join(lines)


OWL = ("fox", "owl", "goose", "badger")


def refused(state: State, *changes: tuple[str, str], match: str) -> None:
    """The position is one, and is none after the changes."""
    assert GAME.read(GAME.write(state)) == state
    with pytest.raises(MalformedPosition, match=match):
        GAME.read(spoilt(state, *changes))


def test_a_turn_is_of_a_role_that_takes_one() -> None:
    state = position(*OWL, called="goose", fox="swan")
    refused(state, ("fox swan", "fox goose"), match="takes no turn")
    refused(state, ("called goose", "called beaver"), match="takes no turn")


def test_only_who_was_called_has_named_a_role_that_may_be_named() -> None:
    state = position("fox", "magpie", "goose", "badger", called="goose", up="owl beaver", fox="heron", magpie="badger")
    refused(state, ("fox heron", "fox fox"), match="only a Fox")
    refused(state, ("fox heron", "fox owl"), match="Fox cannot name")
    refused(state, ("fox heron", "fox magpie"), match="only a Magpie")
    for magpie in ("fox", "magpie", "heron", "owl"):
        refused(state, ("magpie badger", f"magpie {magpie}"), match="Magpie cannot name")
    naming = position("fox", "magpie", "goose", "badger", called="magpie", magpie="badger", did="power")
    refused(naming, ("did power", "did"), match="naming is a power")
    naming = position("fox", "magpie", "goose", "badger", called="fox", fox="badger", did="power")
    refused(naming, ("did power", "did"), match="naming is a power")


def test_in_the_draft_and_after_the_match_nothing_of_a_turn_is_left() -> None:
    draft = position(*OWL, called="goose")
    over = position(*OWL, called="over", towns={0: "manor castle shrine chapel cafe market stall"}, first="0")
    changes = [("called goose", "called -")]
    lines = GAME.write(draft).splitlines()
    picks = next(line for line in lines if line.startswith("picks"))
    drafting = GAME.read(spoilt(draft, *changes, (picks, "picks fox owl")))
    for state in (drafting, over):
        for old, new in (("did", "did gather"), ("did", "did income"), ("did", "did power"), ("built 0", "built 1"),
                         ("tools", "tools smithy")):  # fmt: skip
            refused(state, (old, new), match="nobody is in turn")
    refused(over, ("first 0", "first -"), match="first finisher")
    refused(drafting, ("called -", "called fox"), match="when all are picked")


def test_what_was_done_fits_the_role() -> None:
    goose = position(*OWL, called="goose", towns={2: "cafe"}, did="gather", built=1, options="7 crown powers")
    refused(goose, ("did gather", "did"), match="gather first")
    refused(goose, ("built 1", "built 2"), match="only so much")
    refused(goose, ("did gather", "did gather power"), match="no power")
    refused(position(*OWL, called="goose", did="gather"), ("built 0", "built 1"), match="stands")
    refused(position(*OWL, called="owl"), ("did", "did income"), match="collects nothing")
    refused(position(*OWL, called="badger", did="gather"), ("did gather", "did gather power"), match="no power")
    refused(position(*OWL, called="goose", towns={2: "smithy"}), ("tools", "tools smithy"), match="no tools")
    refused(goose, ("tools", "tools laboratory"), match="where it stands")


def test_cards_are_looked_at_as_the_rules_say() -> None:
    state = do(position(*OWL, called="goose", top="gate dam hall"), "look").state
    refused(state, ("did gather", "did"), match="gather first")
    lines = GAME.write(state)
    with pytest.raises(MalformedPosition, match="other cards"):
        GAME.read(lines.replace("looked gate dam", "looked gate").replace("deck", "deck dam", 1))
    with pytest.raises(MalformedPosition, match="other cards"):
        GAME.read(lines.replace("looked gate dam", "looked gate dam hall").replace(" hall\n", "\n", 1))
    library = position(*OWL, called="goose", towns={2: "library"}, did="gather", looked="gate dam")
    refused(library, ("wonders ribbon", "wonders powers"), match="other cards")


def test_only_an_owl_exchanges_cards_that_nobody_remembers() -> None:
    state = do(position(*OWL, called="owl", hands={1: "cafe gate"}), "mark gate").state
    refused(state, ("did", "did power"), match="only an Owl")
    refused(state, ("hand cafe", "hand cafe:2"), match="nobody remembers")
    refused(state, ("called owl", "called goose"), match="only an Owl")


def test_a_building_falls_where_somebody_may_save_it() -> None:
    towns = {0: "garden", 2: "cafe"}
    state = position(*OWL, called="badger", towns=towns, did="gather", options="7 crown powers")
    state = do(state, "knock 2 cafe").state
    assert state.phase == Phase.RESCUE
    refused(state, ("wonders powers", "wonders ribbon"), match="no building fell")
    refused(state, ("did gather power", "did gather"), match="no building fell")
    refused(state, ("coins 2 2 2 2", "coins 0 2 2 2"), match="no building fell")
    text = (
        GAME.write(state).replace("deck", "deck cafe", 1).replace("fallen cafe", "fallen keep").replace(" keep", "", 1)
    )
    with pytest.raises(MalformedPosition, match="no building fell"):
        GAME.read(text)


def test_one_thing_is_asked_at_a_time() -> None:
    state = do(position(*OWL, called="owl", hands={1: "cafe gate"}), "mark gate").state
    text = spoilt(state, ("did", "did gather"), ("looked", "looked cafe"), ("hand cafe", "hand"))
    with pytest.raises(MalformedPosition, match="one thing"):
        GAME.read(text)


def test_roles_are_laid_down_only_by_two_players_after_the_second_and_third_pick() -> None:
    state = position("fox swan", "owl goose", called="fox")
    picks = next(line for line in GAME.write(state).splitlines() if line.startswith("picks"))
    first, second, third, fourth = (pick.partition("/") for pick in picks.split()[1:])
    assert [bool(pick[1]) for pick in (first, second, third, fourth)] == [False, True, True, False]
    for wrong in (
        f"picks {first[0]}/beaver {''.join(second)}", f"picks {first[0]} {second[0]} {''.join(third)}",
        f"picks {first[0]} {second[0]}/{first[0]}", f"picks {first[0]} {second[0]}/", "picks fox owl/duck",
    ):  # fmt: skip
        with pytest.raises(MalformedPosition):
            GAME.read(spoilt(state, (picks, wrong), ("called fox", "called -")))
    laying = GAME.read(spoilt(state, (picks, "picks fox owl"), ("called fox", "called -")))
    assert laying.phase == Phase.LAY
    assert GAME.read(GAME.write(laying)) == laying


def test_a_town_is_no_larger_than_it_can_have_become() -> None:
    town = "manor castle shrine chapel cafe market"
    state = position("beaver", *OWL[1:], called="beaver", towns={0: f"{town} stall"}, did="gather", built=1, first="0")
    refused(state, ("built 1", "built 0"), match="larger")
    state = position("beaver", *OWL[1:], called="badger", towns={0: f"{town} stall docks hall"}, first="0")
    refused(state, (f"town {town} stall docks hall", f"town {town} stall docks hall gate"), match="not complete|larger")


def test_the_whole_deck_is_written_in_lines_of_readable_length() -> None:
    state = position(*OWL, called="owl", hoard=1)
    text = GAME.write(state)
    assert max(map(len, text.splitlines())) <= 120
    assert len(state.hands[1]) == len(DECK)
    assert GAME.read(text) == state
