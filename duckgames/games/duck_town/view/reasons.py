"""Why a duck would do it, as said under a hint: a marked source text for each reason of the presenter."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

REASONS: Mapping[str, object] = {
    "reason.stops_leader": QT_TRANSLATE_NOOP("duck_town", "A rival has {built} buildings: {role} can strike."),
    "reason.rob_rich": QT_TRANSLATE_NOOP("duck_town", "{role}: the fullest purse holds %n coin(s)."),
    "reason.pick_colour": QT_TRANSLATE_NOOP("duck_town", "{role}: %n building(s) of your town pay this role."),
    "reason.wants_cards": QT_TRANSLATE_NOOP(
        "duck_town", "{role} brings new cards; %n in your hand can still be built."
    ),
    "reason.crown": QT_TRANSLATE_NOOP("duck_town", "{role}: you pick first next round."),
    "reason.shelter": QT_TRANSLATE_NOOP(
        "duck_town", "{role}: the Badger cannot touch your town. It has %n building(s)."
    ),
    "reason.hide": QT_TRANSLATE_NOOP("duck_town", "Hardly anybody expects you to have this role: {role}."),
    "reason.denies": QT_TRANSLATE_NOOP("duck_town", "Then the other player cannot have it: {role}."),
    "reason.saves_for": QT_TRANSLATE_NOOP("duck_town", "You save for: {card}. Cost {cost}, %n coin(s) short."),
    "reason.coins": QT_TRANSLATE_NOOP("duck_town", "Then you have %n coin(s)."),
    "reason.needs_cards": QT_TRANSLATE_NOOP(
        "duck_town", "%n card(s) in your hand can still be built; new ones may be better."
    ),
    "reason.keeps_best": QT_TRANSLATE_NOOP("duck_town", "{card} is worth %n point(s)."),
    "reason.income": QT_TRANSLATE_NOOP("duck_town", "{role}: %n coin(s) for your buildings."),
    "reason.finish": QT_TRANSLATE_NOOP(
        "duck_town", "Your town is full then. Your points: {points}, the best rival: {rival}."
    ),
    "reason.pays": QT_TRANSLATE_NOOP("duck_town", "{role} gets 1 coin for it in this very turn."),
    "reason.builds_best": QT_TRANSLATE_NOOP("duck_town", "{card} is worth %n point(s)."),
    "reason.likely": QT_TRANSLATE_NOOP(
        "duck_town", "{role} may be {other}, chance {percent}%. Buildings there: {built}."
    ),
    "reason.rob_likely": QT_TRANSLATE_NOOP(
        "duck_town", "{role} may be {other}, chance {percent}%. %n coin(s) in the purse."
    ),
    "reason.nobody": QT_TRANSLATE_NOOP("duck_town", "No role is worth naming."),
    "reason.swap": QT_TRANSLATE_NOOP("duck_town", "Cards in that hand: {got}. In yours, only %n can still be built."),
    "reason.spare": QT_TRANSLATE_NOOP("duck_town", "You have no use for this card: {card}."),
    "reason.exchange": QT_TRANSLATE_NOOP("duck_town", "You get new cards for %n that you cannot use."),
    "reason.stops_town": QT_TRANSLATE_NOOP("duck_town", "One more building would finish this town: {other}."),
    "reason.knocks_down": QT_TRANSLATE_NOOP("duck_town", "It takes %n point(s) from: {other}."),
    "reason.forges": QT_TRANSLATE_NOOP(
        "duck_town", "%n card(s) in your hand can still be built; new ones may be better."
    ),
    "reason.rescues": QT_TRANSLATE_NOOP("duck_town", "{card} is worth %n point(s)."),
    "reason.lets_go": QT_TRANSLATE_NOOP("duck_town", "{card} is worth only %n point(s)."),
    "reason.nothing_left": QT_TRANSLATE_NOOP("duck_town", "There is nothing more to do."),
    "reason.builds_more": QT_TRANSLATE_NOOP("duck_town", "Within two rounds your town is likely to be worth more."),
    "reason.more_coins": QT_TRANSLATE_NOOP("duck_town", "It leaves you more coins for the next rounds."),
    "reason.more_cards": QT_TRANSLATE_NOOP("duck_town", "It leaves you better cards to build."),
    "reason.crowned": QT_TRANSLATE_NOOP("duck_town", "You are likelier to pick first in the next rounds."),
    "reason.pays_more": QT_TRANSLATE_NOOP("duck_town", "More of your buildings are likely to pay a role."),
    "reason.rival_builds_less": QT_TRANSLATE_NOOP("duck_town", "It holds up a rival's town: {other}."),
    "reason.rival_poorer": QT_TRANSLATE_NOOP("duck_town", "It leaves a rival fewer coins: {other}."),
    "reason.rival_fewer_cards": QT_TRANSLATE_NOOP("duck_town", "It leaves a rival fewer good cards: {other}."),
}
