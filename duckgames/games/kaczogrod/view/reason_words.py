"""Why a duck would do it, as said under a hint and with an answer: a text for each reason of the presenter."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

REASONS: Mapping[str, object] = {
    "reason.start_hall": QT_TRANSLATE_NOOP("kaczogrod", "Every city grows around a town hall: {card}."),
    "reason.start_special": QT_TRANSLATE_NOOP(
        "kaczogrod", "Special objects win, and this one lies safely in the middle: {card}."
    ),
    "reason.start_card": QT_TRANSLATE_NOOP("kaczogrod", "A good neighbour for the town hall: {card}."),
    "reason.special": QT_TRANSLATE_NOOP("kaczogrod", "Then %n special object(s) of your city count."),
    "reason.hall": QT_TRANSLATE_NOOP(
        "kaczogrod", "With %n town hall(s) floods and hurricanes do less, and districts hold together."
    ),
    "reason.guards": QT_TRANSLATE_NOOP("kaczogrod", "It touches and protects %n special object(s): {card}."),
    "reason.service": QT_TRANSLATE_NOOP("kaczogrod", "It protects what is built beside it: {card}."),
    "reason.new_type": QT_TRANSLATE_NOOP("kaczogrod", "A type that you lack; then you have %n type(s)."),
    "reason.grows": QT_TRANSLATE_NOOP("kaczogrod", "It makes room for more; then %n object(s) count in a draw."),
    "reason.strikes": QT_TRANSLATE_NOOP("kaczogrod", "It may cost this city up to %n card(s): {other}."),
    "reason.strikes.all": QT_TRANSLATE_NOOP("kaczogrod", "It may cost a rival up to %n card(s)."),
    "reason.makes_special": QT_TRANSLATE_NOOP("kaczogrod", "Then %n special object(s) of your city count."),
    "reason.shelters": QT_TRANSLATE_NOOP("kaczogrod", "It protects your %n special object(s)."),
    "reason.restores": QT_TRANSLATE_NOOP("kaczogrod", "%n special object(s) lie in your discard pile."),
    "reason.hinders": QT_TRANSLATE_NOOP("kaczogrod", "It keeps a rival from building or playing: {other}."),
    "reason.hinders.all": QT_TRANSLATE_NOOP("kaczogrod", "It keeps the rivals from building or playing."),
    "reason.helps": QT_TRANSLATE_NOOP("kaczogrod", "It is of use to you now: {card}."),
    "reason.waits": QT_TRANSLATE_NOOP(
        "kaczogrod", "There is nothing better to do, and you need this card least: {card}."
    ),
    "reason.cuts_off": QT_TRANSLATE_NOOP("kaczogrod", "With what is cut off, this city loses %n card(s): {other}."),
    "reason.takes_special": QT_TRANSLATE_NOOP("kaczogrod", "%n special object(s) count for this city: {other}."),
    "reason.takes": QT_TRANSLATE_NOOP("kaczogrod", "%n object(s) count for this city: {other}."),
    "reason.loses_least": QT_TRANSLATE_NOOP("kaczogrod", "Then your city loses only %n card(s)."),
    "reason.converts": QT_TRANSLATE_NOOP("kaczogrod", "Then %n special object(s) of your city count."),
    "reason.moves": QT_TRANSLATE_NOOP("kaczogrod", "It is of more use elsewhere: {card}."),
    "reason.lands": QT_TRANSLATE_NOOP("kaczogrod", "There it touches %n card(s)."),
    "reason.takes_card": QT_TRANSLATE_NOOP("kaczogrod", "It is worth the most to you: {card}."),
    "reason.gives_up": QT_TRANSLATE_NOOP("kaczogrod", "You need it least: {card}."),
    "reason.shows": QT_TRANSLATE_NOOP("kaczogrod", "It stops the event and stays in your hand: {card}."),
    "reason.names": QT_TRANSLATE_NOOP("kaczogrod", "This type would be of most use there: {group}."),
    "reason.ends": QT_TRANSLATE_NOOP("kaczogrod", "It hurts you more than anybody else: {card}. Played by: {other}."),
    "reason.enough": QT_TRANSLATE_NOOP("kaczogrod", "Nothing more is worth it."),
    "reason.wants_peace": QT_TRANSLATE_NOOP("kaczogrod", "With %n quiet round(s) you can both build. Asked: {other}."),
    "reason.wants_help": QT_TRANSLATE_NOOP("kaczogrod", "{victim} leads with %n point(s). Asked for help: {other}."),
    "reason.broke_word": QT_TRANSLATE_NOOP("kaczogrod", "Once a word is broken, there is no trust: {other}."),
    "reason.partner_leads": QT_TRANSLATE_NOOP(
        "kaczogrod", "That would help the one who leads with %n point(s): {other}."
    ),
    "reason.leader_attacked": QT_TRANSLATE_NOOP("kaczogrod", "With %n point(s), this is the one to stop: {other}."),
    "reason.other_leads": QT_TRANSLATE_NOOP("kaczogrod", "Another leads, with %n point(s): {other}."),
    "reason.shorter": QT_TRANSLATE_NOOP("kaczogrod", "%n round(s) are long enough."),
    "reason.peace_suits": QT_TRANSLATE_NOOP("kaczogrod", "Peace suits both: {other}."),
    "reason.counts_more": QT_TRANSLATE_NOOP("kaczogrod", "In a few turns your city is likely to count more."),
    "reason.more_objects": QT_TRANSLATE_NOOP("kaczogrod", "It leads to more objects, which decide a draw."),
    "reason.saves_special": QT_TRANSLATE_NOOP(
        "kaczogrod", "Special objects are safest in your hand, and it keeps more of them there for later."
    ),
    "reason.saves_strike": QT_TRANSLATE_NOOP("kaczogrod", "It keeps an attack for a better moment."),
    "reason.saves_shelter": QT_TRANSLATE_NOOP("kaczogrod", "It keeps protection for a better moment."),
    "reason.binds": QT_TRANSLATE_NOOP("kaczogrod", "Town halls and services hold more of your city together."),
    "reason.leaves_room": QT_TRANSLATE_NOOP("kaczogrod", "It leaves more free places for special objects."),
    "reason.sheltered": QT_TRANSLATE_NOOP("kaczogrod", "Your city is likelier to be protected when it matters."),
    "reason.exposes_less": QT_TRANSLATE_NOOP("kaczogrod", "Less of your city hangs on a single card."),
    "reason.rival_counts_less": QT_TRANSLATE_NOOP(
        "kaczogrod", "In a few turns this city is likely to count less: {other}."
    ),
    "reason.rival_disarmed": QT_TRANSLATE_NOOP("kaczogrod", "It leaves this rival less in the hand: {other}."),
    "reason.rival_unsheltered": QT_TRANSLATE_NOOP("kaczogrod", "It leaves this city less protected: {other}."),
    "reason.rival_exposed": QT_TRANSLATE_NOOP("kaczogrod", "More of this city hangs on a single card: {other}."),
}
