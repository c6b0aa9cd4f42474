"""Planted blunders: positions of Kaczogród near the end of a match, each with an action that throws it away.

Decks are empty unless a position says otherwise, and rivals hold what all have seen, so that there is no luck left to
excuse the action. Positions are texts as `Game.write` gives them, or follow from one by actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duckgames.games.kaczogrod.rules.actions import Action, Annul, Mark, Name
from duckgames.games.kaczogrod.rules.groups import SPORT
from duckgames.games.kaczogrod.rules.state import State
from tests.games.kaczogrod.positions import DONE, add, card, choose, do, play, position, wait


@dataclass(frozen=True)
class Blunder:
    """What is done wrong, where, and how: `bad` is legal in `state`."""

    name: str
    state: State
    bad: Action


OWN = "mayor@0,0 port@1,0 old_mint@2,0 bank@0,1 clock_tower@-1,0"
"""Two SPECIALS and two other objects, all in one district."""

RIVAL = "mayor@12,0 tram@13,0 gyro_laboratory@14,0 cinema@12,1 old_lighthouse@11,0"
"""The same for a rival."""

STRONGER = f"{RIVAL} scout_camp@13,1"
"""With one SPECIAL more."""

BRANCH = "mayor@12,0 tram@13,0 gyro_laboratory@14,0 cinema@15,0 old_lighthouse@16,0 scout_camp@11,0"
"""Two SPECIALS hang on one tram."""

PARTED = f"{OWN} court@0,5 park@1,5"
"""With a district apart, in which nothing counts."""

THIRD = "post_office@12,12 airport@13,12"
SPARE = "solar_eclipse"
"""A card that does nothing any more."""


def late(own: str, *rivals: str, hand: str, theirs: str = SPARE, then: Sequence[Action] = (), **more: Any) -> State:
    """A last position: seat 0 holds `hand`, the first rival `theirs`, and all others a spare card."""
    hands = [hand, theirs, *[SPARE] * (len(rivals) - 1)]
    known = [" ".join(f"{each}:all" for each in held.split()) for held in hands[1:]]
    rolls = more.pop("rolls", ())
    more = {"rest": "pile", "seen": ["", *known], **more}
    return do(position(own, *rivals, hands=hands, **more), *then, rolls=rolls)


def blunders() -> tuple[Blunder, ...]:
    """All of them."""
    return (*_in_a_turn(), *_of_aims(), *_of_removals(), *_of_choices(), *_of_rivals_events())


def _in_a_turn() -> tuple[Blunder, ...]:
    gap = f"{OWN} court@0,3 park@1,3 castle_on_the_hill@2,3 millionaires_villa@0,4"
    return (
        Blunder(
            "the SPECIAL that would win is thrown away",
            late(OWN, RIVAL, hand="castle_on_the_hill"),
            wait("castle_on_the_hill"),
        ),
        Blunder(
            "of two cards the SPECIAL is thrown away",
            late(OWN, RIVAL, hand="castle_on_the_hill blizzard"),
            wait("castle_on_the_hill"),
        ),
        Blunder(
            "the object that would break the tie is thrown away",
            late(OWN, RIVAL, hand="golf_course"),
            wait("golf_course"),
        ),
        Blunder(
            "the SPECIAL is laid where it does not count",
            late(PARTED, RIVAL, hand="castle_on_the_hill"),
            add("castle_on_the_hill", 0, 6),
        ),
        Blunder(
            "two districts are left apart that a card would link",
            late(gap, STRONGER, hand="hospital"),
            add("hospital", 3, 0),
        ),
        Blunder(
            "a conversion is thrown away",
            late(f"{OWN} golf_course@0,-1", STRONGER, hand="world_record"),
            wait("world_record"),
        ),
        Blunder(
            "a card that brings a SPECIAL back is thrown away",
            late(OWN, RIVAL, hand="maharajas_elephant"),
            wait("maharajas_elephant"),
        ),
        Blunder(
            "the type that is missing is thrown away",
            late(OWN, RIVAL, hand="golf_course", winning="advanced"),
            wait("golf_course"),
        ),
        Blunder("the attack that would win is thrown away", late(OWN, RIVAL, hand="meteorite"), wait("meteorite")),
    )


def _of_aims() -> tuple[Blunder, ...]:
    four = (STRONGER, "post_office@12,12 airport@13,12 castle_on_the_hill@14,12", "court@0,12 balloon@1,12")
    three = (STRONGER, THIRD)
    return (
        Blunder("fire is set to the own city", late(OWN, RIVAL, hand="fire"), play("fire", 0)),
        Blunder(
            "the own city is taxed before its last SPECIAL",
            late(OWN, RIVAL, hand="raising_taxes castle_on_the_hill"),
            play("raising_taxes", 0),
        ),
        Blunder(
            "the last of three is struck and not the first",
            late(OWN, *three, hand="meteorite"),
            play("meteorite", 2),
        ),
        Blunder(
            "the third of four is struck and not the first", late(OWN, *four, hand="meteorite"), play("meteorite", 2)
        ),
        Blunder("one with nothing is struck and not the first", late(OWN, *four, hand="fire"), play("fire", 3)),
    )


def _of_removals() -> tuple[Blunder, ...]:
    strike = [play("meteorite", 1)]
    return (
        Blunder("nothing is taken", late(OWN, RIVAL, hand="meteorite", then=strike), DONE),
        Blunder(
            "a plain object is taken and not a SPECIAL", late(OWN, STRONGER, hand="meteorite", then=strike), Mark(12, 1)
        ),
        Blunder(
            "one SPECIAL is taken and not the tram on which two hang",
            late(OWN, BRANCH, hand="meteorite", then=strike),
            Mark(11, 0),
        ),
        Blunder(
            "a leaf is taken and not the tram on which all hang",
            late(OWN, BRANCH, hand="hurricane", then=[play("hurricane", 1)], rolls=[6]),
            DONE,
        ),
        Blunder("a fire burns nothing", late(OWN, RIVAL, hand="fire", then=[play("fire", 1)]), DONE),
    )


def _of_choices() -> tuple[Blunder, ...]:
    visit = "mayor@0,0 port@1,0 bank@0,1 clock_tower@-1,0 hotel@1,-1"
    five = "mayor@12,0 tram@13,0 cinema@12,1 gyro_laboratory@11,0 golf_course@12,-1"
    far = f"{PARTED} golf_course@0,-1 velodrome@0,6"
    burden = "raising_taxes:1>0/3/-/0 state_of_emergency:0>0/2/-/0"
    return (
        Blunder(
            "the only card of a type is made SPECIAL and not one of two",
            late(visit, five, hand="royal_visit", then=[play("royal_visit")], winning="advanced"),
            Mark(1, 0),
        ),
        Blunder(
            "a card is made SPECIAL where it does not count",
            late(far, STRONGER, hand="world_record", then=[play("world_record")]),
            Mark(0, 6),
        ),
        Blunder(
            "an idle event comes back and no SPECIAL",
            late(OWN, RIVAL, hand="time_machine", then=[play("time_machine")]),
            choose("blizzard"),
        ),
        Blunder(
            "a plain object comes back and no SPECIAL",
            late(OWN, STRONGER, hand="maharajas_elephant", then=[play("maharajas_elephant")], piles=["golf_course"]),
            add("golf_course", 3, 0),
        ),
        Blunder(
            "of a hand that lies open an idle card is taken",
            late(
                OWN,
                RIVAL,
                hand="pickpocket",
                theirs="castle_on_the_hill solar_eclipse",
                then=[play("pickpocket", 1), DONE],
            ),
            choose("solar_eclipse"),
        ),
        Blunder(
            "the type is banned that nobody holds",
            late(OWN, RIVAL, hand="building_ban", theirs="castle_on_the_hill", then=[play("building_ban", 1)]),
            Name(SPORT),
        ),
        Blunder(
            "the own shelter is ended and not what keeps the SPECIAL in the hand",
            late(OWN, RIVAL, hand="appeal castle_on_the_hill", then=[play("appeal")], lasting=burden),
            Annul(card("state_of_emergency"), 0),
        ),
    )


def _of_rivals_events() -> tuple[Blunder, ...]:
    theft = [play("burglar", 0)]
    return (
        Blunder(
            "the SPECIAL is given up and not an idle card",
            late(
                OWN,
                RIVAL,
                hand="castle_on_the_hill blizzard solar_eclipse",
                theirs="burglar",
                then=[*theft, DONE],
                turn=1,
            ),
            choose("castle_on_the_hill"),
        ),
        Blunder(
            "the police stays hidden, and a SPECIAL is lost",
            late(OWN, RIVAL, hand="castle_on_the_hill police_station", theirs="burglar", then=theft, turn=1),
            DONE,
        ),
        Blunder(
            "of the own city a SPECIAL is torn down and no plain object",
            late(
                f"{OWN} golf_course@0,-1",
                RIVAL,
                hand=SPARE,
                theirs="demolition_order",
                then=[play("demolition_order", 0)],
                turn=1,
                rolls=[1],
            ),
            Mark(2, 0),
        ),
    )
