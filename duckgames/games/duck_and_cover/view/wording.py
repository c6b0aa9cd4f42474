"""The sentences of Duck & Cover: a marked source text for each phrase key of the presenter."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

CONTEXT = "duck_and_cover"

# Sentences with a `who` leave the name out, which the log and the table show beside them; their subject is the duck on
# the card, so that they are right beside every name and beside "You".
WORDING: Mapping[str, object] = {
    "call": QT_TRANSLATE_NOOP("duck_and_cover", "The captain calls {number}."),
    "call.maximum": QT_TRANSLATE_NOOP("duck_and_cover", "The captain calls maximum."),
    "call.repeat": QT_TRANSLATE_NOOP("duck_and_cover", "The captain repeats {number}."),
    "call.repeat.maximum": QT_TRANSLATE_NOOP("duck_and_cover", "The captain repeats maximum."),
    "repeat.first": QT_TRANSLATE_NOOP("duck_and_cover", "Repeat comes first: it leaves the round."),
    "repeat.after_discard": QT_TRANSLATE_NOOP("duck_and_cover", "Repeat follows a discard: it is discarded too."),
    "shuffled": QT_TRANSLATE_NOOP("duck_and_cover", "The captain's cards are shuffled."),
    "covers": QT_TRANSLATE_NOOP("duck_and_cover", "{duck} covers {over}"),
    "swims": QT_TRANSLATE_NOOP("duck_and_cover", "{duck} swims to a new place"),
    "quacks": QT_TRANSLATE_NOOP("duck_and_cover", "quack! {duck} is covered"),
    "all_quack": QT_TRANSLATE_NOOP("duck_and_cover", "Everybody quacks: {duck} is discarded."),
    "round": QT_TRANSLATE_NOOP("duck_and_cover", "Round {number} of {of}"),
    "status.discards": QT_TRANSLATE_NOOP("duck_and_cover", "Discards {number} of {of}"),
    "round_ended.one_stack": QT_TRANSLATE_NOOP("duck_and_cover", "Round {number} ends: a pond is down to one stack."),
    "round_ended.discards": QT_TRANSLATE_NOOP("duck_and_cover", "Round {number} ends: the discards are full."),
    "round_ended.deck": QT_TRANSLATE_NOOP("duck_and_cover", "Round {number} ends: the captain has called enough."),
    "match_ended": QT_TRANSLATE_NOOP("duck_and_cover", "The match is over."),
    "prompt.how": QT_TRANSLATE_NOOP(
        "duck_and_cover", "Cover a neighbour, or swim to a free place beside any other duck."
    ),
    "prompt.how.maximum": QT_TRANSLATE_NOOP(
        "duck_and_cover", "Your highest duck is {duck}: cover a neighbour or swim to a free place."
    ),
    "prompt.over": QT_TRANSLATE_NOOP("duck_and_cover", "The pond is calm again."),
    "prompt.over.how": QT_TRANSLATE_NOOP("duck_and_cover", "The lowest total wins."),
    "action.cover": QT_TRANSLATE_NOOP("duck_and_cover", "Cover {over}"),
    "action.cover.duck": QT_TRANSLATE_NOOP("duck_and_cover", "Cover this duck"),
    "action.swim": QT_TRANSLATE_NOOP("duck_and_cover", "Swim here"),
    "listed.action.cover": QT_TRANSLATE_NOOP("duck_and_cover", "Cover {over} with {duck}"),
    "listed.action.swim": QT_TRANSLATE_NOOP("duck_and_cover", "Swim with {duck}"),
    "refused.over": QT_TRANSLATE_NOOP("duck_and_cover", "The match is over."),
    "refused.quack": QT_TRANSLATE_NOOP("duck_and_cover", "Your {n} is covered: quack!"),
    "refused.committed": QT_TRANSLATE_NOOP("duck_and_cover", "Your choice stands. The others are still choosing."),
    "refused.not_called": QT_TRANSLATE_NOOP("duck_and_cover", "This turn only your {n} can move."),
    "refused.own_place": QT_TRANSLATE_NOOP("duck_and_cover", "Your {n} has to leave its place."),
    "refused.not_beside": QT_TRANSLATE_NOOP(
        "duck_and_cover", "Only a duck side by side with {n} can be covered, not one at a corner or farther off."
    ),
    "refused.nothing_there": QT_TRANSLATE_NOOP("duck_and_cover", "There is no duck to cover."),
    "refused.occupied": QT_TRANSLATE_NOOP("duck_and_cover", "A duck swims to a free place only."),
    "refused.only_itself": QT_TRANSLATE_NOOP(
        "duck_and_cover", "That place touches no duck but {n} itself, and {n} is leaving."
    ),
    "refused.no_neighbour": QT_TRANSLATE_NOOP("duck_and_cover", "A free place must touch another duck along a side."),
    "why.not_called": QT_TRANSLATE_NOOP("duck_and_cover", "not called"),
    "why.own_place": QT_TRANSLATE_NOOP("duck_and_cover", "own place"),
    "why.not_beside": QT_TRANSLATE_NOOP("duck_and_cover", "not beside"),
    "why.only_itself": QT_TRANSLATE_NOOP("duck_and_cover", "touches nobody"),
    "why.no_neighbour": QT_TRANSLATE_NOOP("duck_and_cover", "touches nobody"),
    "verdict.points": QT_TRANSLATE_NOOP("duck_and_cover", "The fewest splashes in three rounds."),
    "verdict.stacks": QT_TRANSLATE_NOOP("duck_and_cover", "Equal totals: fewer ducks showing at the end decide."),
    "verdict.shared": QT_TRANSLATE_NOOP("duck_and_cover", "Equal totals and equal ponds: the victory is shared."),
    "reason.finish": QT_TRANSLATE_NOOP("duck_and_cover", "One stack is left: the round ends, points: {number}."),
    "reason.splash": QT_TRANSLATE_NOOP("duck_and_cover", "It covers {duck}; splashes hidden: {number}."),
    "reason.calls": QT_TRANSLATE_NOOP(
        "duck_and_cover", "The captain will not call {duck} again: cover it. Splashes hidden: {number}."
    ),
    "reason.contacts": QT_TRANSLATE_NOOP("duck_and_cover", "That is a good place for {duck}. Neighbours: {number}."),
    "reason.wait": QT_TRANSLATE_NOOP("duck_and_cover", "Covering can wait. Neighbours of {duck} there: {number}."),
    "reason.keeps": QT_TRANSLATE_NOOP(
        "duck_and_cover", "The captain can still call {duck}: keep it on top. Calls left: {number}."
    ),
    "reason.alone": QT_TRANSLATE_NOOP("duck_and_cover", "Otherwise {duck} has no neighbour. Ducks alone: {number}."),
    "temper.steady": QT_TRANSLATE_NOOP("duck_and_cover", "weighs every move"),
    "temper.hasty": QT_TRANSLATE_NOOP("duck_and_cover", "loves to cover"),
    "temper.dreamy": QT_TRANSLATE_NOOP("duck_and_cover", "loves to swim"),
    "score.round_1": QT_TRANSLATE_NOOP("duck_and_cover", "Round 1"),
    "score.round_2": QT_TRANSLATE_NOOP("duck_and_cover", "Round 2"),
    "score.round_3": QT_TRANSLATE_NOOP("duck_and_cover", "Round 3"),
    "score.stacks": QT_TRANSLATE_NOOP("duck_and_cover", "Ducks showing"),
    "score.negative": QT_TRANSLATE_NOOP("duck_and_cover", "one stack"),
    "draws.call": QT_TRANSLATE_NOOP("duck_and_cover", "What the captain called"),
    "draws.call.13": QT_TRANSLATE_NOOP("duck_and_cover", "Max"),
    "draws.call.14": QT_TRANSLATE_NOOP("duck_and_cover", "Again"),
    # On the table, where there is little room.
    "now.moves": QT_TRANSLATE_NOOP("duck_and_cover", "Moves now: {number}"),
    "now.moves.maximum": QT_TRANSLATE_NOOP("duck_and_cover", "Moves now: the highest"),
    "now.again": QT_TRANSLATE_NOOP("duck_and_cover", "Moves again: {number}"),
    "now.again.maximum": QT_TRANSLATE_NOOP("duck_and_cover", "Moves again: the highest"),
    "now.nobody": QT_TRANSLATE_NOOP("duck_and_cover", "Nobody moves"),
    "did.covers": QT_TRANSLATE_NOOP("duck_and_cover", "{duck} covers {over}"),
    "did.swims": QT_TRANSLATE_NOOP("duck_and_cover", "{duck} swims"),
    "did.quacks": QT_TRANSLATE_NOOP("duck_and_cover", "quack!"),
    "did.thinks": QT_TRANSLATE_NOOP("duck_and_cover", "thinking…"),
    "did.ready": QT_TRANSLATE_NOOP("duck_and_cover", "ready"),
    "quack.word": QT_TRANSLATE_NOOP("duck_and_cover", "Quack!"),
    "chip.total": QT_TRANSLATE_NOOP("duck_and_cover", "{points} so far"),
    "chip.now": QT_TRANSLATE_NOOP("duck_and_cover", "on the pond: {splash}"),
    "captain.title": QT_TRANSLATE_NOOP("duck_and_cover", "Captain's deck"),
    "captain.left": QT_TRANSLATE_NOOP("duck_and_cover", "{number} left"),
    "discards.title": QT_TRANSLATE_NOOP("duck_and_cover", "Discards"),
    "discards.count": QT_TRANSLATE_NOOP("duck_and_cover", "{number} of {of}"),
    "tracker.title": QT_TRANSLATE_NOOP("duck_and_cover", "Still in the deck"),
    "scores.title": QT_TRANSLATE_NOOP("duck_and_cover", "Points so far"),
    "card.max": QT_TRANSLATE_NOOP("duck_and_cover", "maximum"),
    "card.repeat": QT_TRANSLATE_NOOP("duck_and_cover", "repeat"),
    "face.max": QT_TRANSLATE_NOOP("duck_and_cover", "MAXIMUM"),
    "face.repeat": QT_TRANSLATE_NOOP("duck_and_cover", "REPEAT"),
    # For screen readers.
    "name.table": QT_TRANSLATE_NOOP("duck_and_cover", "Pond"),
    "name.duck": QT_TRANSLATE_NOOP("duck_and_cover", "Duck {number}, splash {splash}, column {column}, row {row}"),
    "name.stack": QT_TRANSLATE_NOOP(
        "duck_and_cover", "Duck {number} on a stack, cards: {cards}, splash {splash}, column {column}, row {row}"
    ),
    "name.free": QT_TRANSLATE_NOOP("duck_and_cover", "Free place, column {column}, row {row}"),
    "name.of": QT_TRANSLATE_NOOP("duck_and_cover", "{who}: {what}"),
    "name.pond": QT_TRANSLATE_NOOP("duck_and_cover", "Pond of the player: {who}"),
    "name.deck": QT_TRANSLATE_NOOP("duck_and_cover", "Captain's deck, cards left: {number}"),
    "name.called": QT_TRANSLATE_NOOP("duck_and_cover", "The captain's card: {card}"),
    "name.nothing_called": QT_TRANSLATE_NOOP("duck_and_cover", "No card is called"),
    "name.discards": QT_TRANSLATE_NOOP("duck_and_cover", "Discards: {number} of {of}"),
    "name.chip": QT_TRANSLATE_NOOP("duck_and_cover", "{who}. Splash on the pond: {splash}. Points so far: {points}."),
    "name.chip.press": QT_TRANSLATE_NOOP("duck_and_cover", "Shows this pond large"),
}
