"""What is said at the table of Kaczogród: every choice, refusal and action has words that fit it."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from duckgames.core.game import Refusal
from duckgames.core.presenter import Gesture
from duckgames.core.rng import Rng
from duckgames.games.kaczogrod.presenter import PRESENTER, accounts
from duckgames.games.kaczogrod.rules import GAME, refusals
from duckgames.games.kaczogrod.rules.cards import BASE
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.wording import WORDING
from duckgames.ui.painting import GLYPHS

RULES = Path(refusals.__file__).parent
CODES = sorted(
    {code for file in RULES.glob("*.py") for code in re.findall(r'Refusal\("([a-z_]+)"', file.read_text("utf-8"))}
    | {f"asked_{phase.name.lower()}" for phase in Phase if phase is not Phase.OVER}
)
"""What the rules may answer."""


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_with_what_it_needs(code: str) -> None:
    phrase = PRESENTER.phrase(Refusal(code, (), (0,)))
    assert phrase is not None
    wanted = {name for _, name, _, _ in Formatter().parse(str(WORDING[phrase.key])) if name}
    assert wanted <= set(phrase.args)


def test_cards_are_named_one_by_one_until_they_are_too_many() -> None:
    few, many = accounts.list_phrase(BASE.cards[1:3]), accounts.list_phrase(BASE.cards[1:9])
    assert few.key == "list.more"
    assert few.args["card"] == BASE.cards[1]
    assert many.args == {"n": 8}


def test_all_groups_have_a_name() -> None:
    assert all(accounts.group_phrase(group).key in WORDING for group in range(len(GROUPS)))


def test_signs_are_glyphs_and_every_phase_of_an_event_asks_with_its_card() -> None:
    """In matches at random: what is asked during an event names it, and every sign can be drawn."""
    asked = set()
    for seed in range(12):
        rng = Rng(seed)
        options: dict[str, str | int | bool] = {
            "length": 53,
            "winning": "basic",
            "homes": 12,
            "decks": "own",
            "cards": "",
        }
        state = GAME.start(options | {f"deck_{seat}": "raider" for seat in range(4)}, 3, rng)
        while owing := GAME.owing(state):
            seat = owing[0]
            if state.event and state.phase is not Phase.TURN:
                seen = GAME.observe(state, seat)
                lead, how = PRESENTER.prompt(seen, seat)
                assert lead.args["card"] == BASE.cards[state.event]
                assert {lead.key, how.key} <= set(WORDING)
                asked.add(state.phase)
                for way in PRESENTER.affordances(seen, [GAME.action(state, seat, m) for m in GAME.legal(state, seat)]):
                    assert way.gesture is Gesture.BUTTON or way.sign in GLYPHS
            GAME.play(state, seat, GAME.sample(state, seat, rng), rng)
    assert {Phase.REMOVE, Phase.CONVERT, Phase.DISCARD, Phase.SHOW} <= asked
