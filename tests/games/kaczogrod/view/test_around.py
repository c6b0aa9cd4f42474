"""What is said and pressed around the city: hints, choices of events, and proposals behind one button."""

from __future__ import annotations

from string import Formatter

import pytest

from duckgames.ai.player import Reason
from duckgames.core.presenter import Gesture, Phrase
from duckgames.core.setup import Ai, Person
from duckgames.games.kaczogrod.ai import reasons
from duckgames.games.kaczogrod.ai.tempers import STYLES
from duckgames.games.kaczogrod.presenter import PRESENTER
from duckgames.games.kaczogrod.rules import GAME
from duckgames.games.kaczogrod.rules.actions import Done, ProposeAttack, ProposeTruce
from duckgames.games.kaczogrod.rules.state import Phase, State
from duckgames.games.kaczogrod.view import VIEW
from duckgames.games.kaczogrod.view.wording import WORDING
from duckgames.ui.strip_actions import choices
from duckgames.ui.texts import Texts
from tests.games.kaczogrod.ai.moments import moments, seat_of
from tests.games.kaczogrod.positions import do, legal, marks, play, position

TEXTS = Texts(VIEW, (Person("", "poppy"), *(Ai("normal", "builder", duck) for duck in ("pip", "toffee", "quill"))))


def fits(phrase: Phrase) -> bool:
    """Whether the words of a phrase ask for nothing that it does not have."""
    wanted = {name for _, name, _, _ in Formatter().parse(str(WORDING[phrase.key])) if name}
    return wanted <= set(phrase.args) and ("%n" not in str(WORDING[phrase.key]) or "n" in phrase.args)


def test_every_reason_of_a_duck_is_a_sentence() -> None:
    said = set()
    for state in moments():
        seat = seat_of(state)
        seen = GAME.observe(state, seat)
        for move in GAME.legal(state, seat)[::7]:
            found = reasons.explain(state, seat, move, STYLES["careful"])
            phrase = PRESENTER.phrase(found, seen)
            assert phrase is not None
            assert fits(phrase)
            assert TEXTS.say(phrase)
            said.add(found.feature)
    assert len(said) > 20


@pytest.mark.parametrize("feature", ["strikes", "hinders"])
def test_an_event_for_everybody_names_nobody(feature: str) -> None:
    numbers = (3, -1, 2) if feature == "strikes" else (3, -1)
    phrase = PRESENTER.phrase(Reason(feature, numbers))
    assert phrase is not None
    assert phrase.key == f"reason.{feature}.all"
    assert fits(phrase)


ROW = "mayor@12,0 bank@13,0 port@14,0 cinema@15,0 factory@16,0"


def said(state: State) -> tuple[str, str]:
    """The two lines for whoever is to choose."""
    lead, how = PRESENTER.prompt(GAME.observe(state, state.seat), state.seat)
    assert fits(lead)
    assert fits(how)
    return TEXTS.say(lead), TEXTS.say(how)


def test_the_number_that_may_be_removed_does_not_shrink_while_cards_are_chosen() -> None:
    """The strip asked for 1 more beside a button that removed 2."""
    state = do(position("mayor@0,0", ROW, hands=["fire"]), play("fire", 1))
    assert said(state)[0] == "Fire: remove up to %n card(s). City: Pip".replace("%n", "3")
    chosen = do(state, *marks((13, 0), (14, 0)))
    lead, how = said(chosen)
    assert lead.startswith("Fire: remove up to 3 ")
    assert how.startswith("Chosen: 2 of 3.")
    button = PRESENTER.phrase(Done(), GAME.observe(chosen, 0))
    assert button is not None
    assert button.args["n"] == 2


def test_proposals_share_one_button_and_answers_do_not() -> None:
    state = position(hands=["zoo", "bank", "cafe", "port"], seats=4)
    shown = PRESENTER.affordances(GAME.observe(state, 0), legal(state))
    buttons = choices([each for each in shown if each.gesture is Gesture.BUTTON])
    assert [(each.group, len(each.ways)) for each in buttons] == [("group.talk", 15)]
    menus = {way.group[1] for way in buttons[0].ways}
    assert menus == {"group.talk.truce", "group.talk.attack"}
    asked = do(state, ProposeTruce(1, 2))
    answers = choices(PRESENTER.affordances(GAME.observe(asked, 1), legal(asked)))
    assert [each.group for each in answers] == ["", "", "group.terms"]
    assert all(TEXTS.knows(each.group) for each in (*buttons, *answers) if each.group)
    assert said(asked)[0].endswith("Asked by: You")
    countered = do(asked, ProposeTruce(0, 1))
    assert countered.phase is Phase.COUNTER
    assert said(countered)[0].startswith("Rather a truce")
    assert said(do(state, ProposeAttack(1, 2)))[0].startswith("Attack Toffee together?")


def test_who_attacks_in_a_truce_is_asked_whether_it_is_meant() -> None:
    state = position(hands=["meteorite", "bank", "cafe"], seats=3, pacts="truce:1-0/2")
    seen = GAME.observe(state, 0)
    kinds = {other: PRESENTER.phrase(play("meteorite", other), seen) for other in (1, 2)}
    assert [phrase.key for phrase in kinds.values() if phrase] == ["action.play.truce", "action.play.on"]
    assert TEXTS.knows("confirm.action.play.truce")
    assert not TEXTS.knows("confirm.action.play.on")
