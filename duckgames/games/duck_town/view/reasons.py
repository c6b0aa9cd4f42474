"""Why a duck would do it, as said under a hint: a marked source text for each reason of the presenter."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

REASONS: Mapping[str, object] = {
    "reason.stops_leader": QT_TRANSLATE_NOOP("duck_town", "A rival has {built} buildings: {role} can strike."),
    "reason.rob_rich": QT_TRANSLATE_NOOP("duck_town", "%n coin(s) lie in the fullest purse: {role}."),
    "reason.pick_colour": QT_TRANSLATE_NOOP("duck_town", "%n building(s) of your town pay this role: {role}."),
    "reason.wants_cards": QT_TRANSLATE_NOOP(
        "duck_town", "Only %n card(s) of your hand can be built one day: {role} helps."
    ),
    "reason.crown": QT_TRANSLATE_NOOP("duck_town", "{role}: you pick first next round."),
    "reason.shelter": QT_TRANSLATE_NOOP("duck_town", "{role} keeps the Badger from your %n building(s)."),
    "reason.hide": QT_TRANSLATE_NOOP("duck_town", "Nobody expects you to be: {role}."),
    "reason.denies": QT_TRANSLATE_NOOP("duck_town", "The other player shall not have: {role}."),
    "reason.saves_for": QT_TRANSLATE_NOOP(
        "duck_town", "You save for: {card}. It costs {cost}, %n coin(s) are missing."
    ),
    "reason.coins": QT_TRANSLATE_NOOP("duck_town", "Then you have %n coin(s)."),
    "reason.needs_cards": QT_TRANSLATE_NOOP("duck_town", "Only %n card(s) of your hand can be built one day."),
    "reason.keeps_best": QT_TRANSLATE_NOOP("duck_town", "{card} is worth %n point(s)."),
    "reason.income": QT_TRANSLATE_NOOP("duck_town", "%n coin(s) for your buildings: {role}."),
    "reason.finish": QT_TRANSLATE_NOOP(
        "duck_town", "It finishes your town: {points} points, the best rival has {rival}."
    ),
    "reason.pays": QT_TRANSLATE_NOOP("duck_town", "{card} pays at once: {role}."),
    "reason.builds_best": QT_TRANSLATE_NOOP("duck_town", "{card} is worth %n point(s)."),
    "reason.likely": QT_TRANSLATE_NOOP(
        "duck_town", "{role}: {percent} % likely that it is {other}, who has {built} buildings."
    ),
    "reason.rob_likely": QT_TRANSLATE_NOOP(
        "duck_town", "{role}: {percent} % likely that it is {other}, with %n coin(s)."
    ),
    "reason.nobody": QT_TRANSLATE_NOOP("duck_town", "No role is worth naming."),
    "reason.swap": QT_TRANSLATE_NOOP("duck_town", "{other} holds {got} cards; you hold %n that can be built one day."),
    "reason.spare": QT_TRANSLATE_NOOP("duck_town", "You cannot build this card: {card}."),
    "reason.exchange": QT_TRANSLATE_NOOP("duck_town", "New cards for %n that you cannot use."),
    "reason.stops_town": QT_TRANSLATE_NOOP("duck_town", "{other} has {built} buildings and would finish. Price: %n"),
    "reason.knocks_down": QT_TRANSLATE_NOOP("duck_town", "It costs {cost} and takes %n point(s) from: {other}."),
    "reason.forges": QT_TRANSLATE_NOOP("duck_town", "Only %n card(s) of your hand can be built one day."),
    "reason.rescues": QT_TRANSLATE_NOOP("duck_town", "{card} is worth %n point(s)."),
    "reason.lets_go": QT_TRANSLATE_NOOP("duck_town", "{card} is worth only %n point(s)."),
    "reason.nothing_left": QT_TRANSLATE_NOOP("duck_town", "There is nothing more to do."),
}
