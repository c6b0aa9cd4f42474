"""What places and players are called where the eye sees pictures: a marked source text for each, for screen readers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

NAMES: Mapping[str, object] = {
    "name.table": QT_TRANSLATE_NOOP("duck_town", "Table of Duck Town"),
    "name.calls": QT_TRANSLATE_NOOP("duck_town", "The roles in the order they are called"),
    "name.call": QT_TRANSLATE_NOOP("duck_town", "{role}: {state}"),
    "name.call.held": QT_TRANSLATE_NOOP("duck_town", "{role}: {who}"),
    "name.deck": QT_TRANSLATE_NOOP("duck_town", "Deck, cards left: {number}"),
    "name.face_down": QT_TRANSLATE_NOOP("duck_town", "Roles face down: {number}"),
    "name.nothing": QT_TRANSLATE_NOOP("duck_town", "Nothing lies here"),
    "name.fallen": QT_TRANSLATE_NOOP("duck_town", "Knocked down: {what}"),
    "name.hand": QT_TRANSLATE_NOOP("duck_town", "{who}: %n card(s) in hand"),
    "name.building": QT_TRANSLATE_NOOP("duck_town", "{card}, {colour}, cost {number}"),
    "name.role": QT_TRANSLATE_NOOP("duck_town", "{role}. {power}"),
    "name.card": QT_TRANSLATE_NOOP("duck_town", "{what}"),
    "name.in_town": QT_TRANSLATE_NOOP("duck_town", "{who}: {what}"),
    "name.place": QT_TRANSLATE_NOOP("duck_town", "free place"),
    "name.shown": QT_TRANSLATE_NOOP("duck_town", "Your role, shown: {what}"),
    "name.secret": QT_TRANSLATE_NOOP("duck_town", "Your role, secret: {what}"),
    "name.secret.missed": QT_TRANSLATE_NOOP("duck_town", "Your role, turn missed: {what}"),
    "name.secret.hidden": QT_TRANSLATE_NOOP("duck_town", "{who}: secret roles: {number}"),
    "name.pile.hidden": QT_TRANSLATE_NOOP("duck_town", "{who}: roles to pick from: {number}"),
    "name.rival": QT_TRANSLATE_NOOP("duck_town", "{who}. Coins: {coins}. Cards: {cards}. {built}. Points: {points}"),
    "holdings": QT_TRANSLATE_NOOP(
        "duck_town",
        "{who}. Coins: {coins}. Cards: {cards}. {built}. "
        "Gold: {gold}, blue: {blue}, green: {green}, red: {red}, purple: {purple}. Crown: {owner}.",
    ),
    "name.rival.role": QT_TRANSLATE_NOOP("duck_town", "Role shown: {role}"),
    "name.rival.crown": QT_TRANSLATE_NOOP("duck_town", "Wears the crown"),
    "name.rival.safe": QT_TRANSLATE_NOOP("duck_town", "Safe from the Badger"),
    "name.rival.press": QT_TRANSLATE_NOOP("duck_town", "Press to see this town large"),
}
