"""What the speech strip of Kaczogród asks for, and what can be done."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

PROMPTS: Mapping[str, object] = {
    "prompt.start.hall": QT_TRANSLATE_NOOP("kaczogrod", "Choose your town hall."),
    "prompt.start.hall.how": QT_TRANSLATE_NOOP(
        "kaczogrod", "It goes to your home cell. The others choose at the same time."
    ),
    "prompt.start": QT_TRANSLATE_NOOP("kaczogrod", "Choose start card {number} of 4."),
    "prompt.start.how": QT_TRANSLATE_NOOP(
        "kaczogrod", "Lay it on a side of the town hall: anything but an event or another town hall."
    ),
    "prompt.start.done": QT_TRANSLATE_NOOP("kaczogrod", "Your start cards are chosen."),
    "prompt.start.done.how": QT_TRANSLATE_NOOP("kaczogrod", "They are laid open when all have chosen."),
    "prompt.turn": QT_TRANSLATE_NOOP("kaczogrod", "Build, play an event, or wait."),
    "prompt.turn.must": QT_TRANSLATE_NOOP("kaczogrod", "You must build if you can."),
    "prompt.turn.events": QT_TRANSLATE_NOOP("kaczogrod", "You cannot build now: play an event, or wait."),
    "prompt.turn.build": QT_TRANSLATE_NOOP("kaczogrod", "You cannot play events now: build, or wait."),
    "prompt.turn.wait": QT_TRANSLATE_NOOP("kaczogrod", "You can only wait now."),
    "prompt.turn.how": QT_TRANSLATE_NOOP(
        "kaczogrod", "Drag a card to your city, an event to its target, or any card to the discard pile to wait."
    ),
    "prompt.name": QT_TRANSLATE_NOOP("kaczogrod", "{card}: name a type of objects. City: {other}"),
    "prompt.name.how": QT_TRANSLATE_NOOP("kaczogrod", "It cannot be built there for a while."),
    "prompt.end": QT_TRANSLATE_NOOP("kaczogrod", "{card}: choose a lasting event to end."),
    "prompt.end.how": QT_TRANSLATE_NOOP("kaczogrod", "It may lie beside any city."),
    "prompt.show": QT_TRANSLATE_NOOP("kaczogrod", "{card}: show a police card?"),
    "prompt.show.how": QT_TRANSLATE_NOOP(
        "kaczogrod", "A police card from your hand stops the event, and stays in your hand."
    ),
    "prompt.remove.most": QT_TRANSLATE_NOOP("kaczogrod", "{card}: remove up to %n card(s). City: {other}"),
    "prompt.remove.most.own": QT_TRANSLATE_NOOP("kaczogrod", "{card}: remove up to %n card(s) of your own city."),
    "prompt.remove.exact": QT_TRANSLATE_NOOP("kaczogrod", "{card}: remove %n card(s). City: {other}"),
    "prompt.remove.exact.own": QT_TRANSLATE_NOOP("kaczogrod", "{card}: give up %n card(s) of your city."),
    "prompt.remove.how": QT_TRANSLATE_NOOP("kaczogrod", "Press them one after the other, or remove none."),
    "prompt.remove.linked": QT_TRANSLATE_NOOP(
        "kaczogrod", "Press cards that touch each other, one after the other, or remove none."
    ),
    "prompt.remove.exact.how": QT_TRANSLATE_NOOP("kaczogrod", "Press them one after the other."),
    "prompt.remove.one": QT_TRANSLATE_NOOP("kaczogrod", "Press it, or leave the city as it is."),
    "prompt.remove.how.more": QT_TRANSLATE_NOOP(
        "kaczogrod", "Chosen: {number} of {of}. Press more, or remove what you have chosen."
    ),
    "prompt.remove.linked.more": QT_TRANSLATE_NOOP(
        "kaczogrod", "Chosen: {number} of {of}. The next one must touch one of them."
    ),
    "prompt.remove.exact.how.more": QT_TRANSLATE_NOOP("kaczogrod", "Chosen: {number} of {of}."),
    "prompt.convert": QT_TRANSLATE_NOOP("kaczogrod", "{card}: choose the object that becomes special."),
    "prompt.convert.how": QT_TRANSLATE_NOOP("kaczogrod", "It may not touch another special object."),
    "prompt.discard": QT_TRANSLATE_NOOP("kaczogrod", "{card}: discard %n card(s)."),
    "prompt.discard.other": QT_TRANSLATE_NOOP("kaczogrod", "{card}: choose what is discarded. Hand: {other}"),
    "prompt.discard.other.how": QT_TRANSLATE_NOOP("kaczogrod", "You see the whole hand: choose the card by its name."),
    "prompt.discard.how": QT_TRANSLATE_NOOP("kaczogrod", "Press a card."),
    "prompt.add": QT_TRANSLATE_NOOP("kaczogrod", "{card}: build from your hand."),
    "prompt.add.how": QT_TRANSLATE_NOOP("kaczogrod", "Drag a card to your city, or say that it is enough."),
    "prompt.add.different": QT_TRANSLATE_NOOP(
        "kaczogrod", "Each must be of another type. Drag a card to your city, or say that it is enough."
    ),
    "prompt.place": QT_TRANSLATE_NOOP("kaczogrod", "{card}: build %n card(s) from your discard pile."),
    "prompt.place.how": QT_TRANSLATE_NOOP("kaczogrod", "The usual rules hold for its place."),
    "prompt.fetch": QT_TRANSLATE_NOOP("kaczogrod", "{card}: take a card from your discard pile."),
    "prompt.fetch.how": QT_TRANSLATE_NOOP("kaczogrod", "It counts as drawn."),
    "prompt.look": QT_TRANSLATE_NOOP("kaczogrod", "{card}: take one of these cards."),
    "prompt.look.how": QT_TRANSLATE_NOOP("kaczogrod", "The others go under your deck."),
    "prompt.bury": QT_TRANSLATE_NOOP("kaczogrod", "{card}: which card goes under your deck next?"),
    "prompt.bury.how": QT_TRANSLATE_NOOP("kaczogrod", "You draw them last, the first one at the very end."),
    "prompt.swap": QT_TRANSLATE_NOOP("kaczogrod", "{card}: choose cards to exchange."),
    "prompt.swap.how": QT_TRANSLATE_NOOP("kaczogrod", "They are shuffled into your deck, and you draw as many."),
    "prompt.swap.more": QT_TRANSLATE_NOOP(
        "kaczogrod", "Chosen: {number}. They are shuffled into your deck, and you draw as many."
    ),
    "prompt.lift": QT_TRANSLATE_NOOP("kaczogrod", "{card}: choose the object to move."),
    "prompt.lift.how": QT_TRANSLATE_NOOP("kaczogrod", "Then you choose its new place."),
    "prompt.lay": QT_TRANSLATE_NOOP("kaczogrod", "{card}: choose the new place."),
    "prompt.lay.how": QT_TRANSLATE_NOOP(
        "kaczogrod", "It must touch what is left of your city, and no card of its type."
    ),
    "prompt.answer.truce": QT_TRANSLATE_NOOP("kaczogrod", "A truce of %n round(s)? Asked by: {other}"),
    "prompt.answer.attack": QT_TRANSLATE_NOOP("kaczogrod", "Attack {victim} together? Asked by: {other}"),
    "prompt.counter.truce": QT_TRANSLATE_NOOP("kaczogrod", "Rather a truce of %n round(s)? Asked by: {other}"),
    "prompt.counter.attack": QT_TRANSLATE_NOOP("kaczogrod", "Rather attack {victim} together? Asked by: {other}"),
    "prompt.answer.how": QT_TRANSLATE_NOOP("kaczogrod", "Nothing enforces an agreement."),
    "prompt.over": QT_TRANSLATE_NOOP("kaczogrod", "The cities are built."),
    "prompt.over.specials": QT_TRANSLATE_NOOP("kaczogrod", "The most special objects in one district win."),
    "prompt.over.points": QT_TRANSLATE_NOOP("kaczogrod", "Special objects and types of objects in one district count."),
    "prompt.wait": QT_TRANSLATE_NOOP("kaczogrod", "Now choosing: {other}"),
    "prompt.wait.how": QT_TRANSLATE_NOOP("kaczogrod", "Your turn comes."),
    "status.round": QT_TRANSLATE_NOOP("kaczogrod", "Round {number}"),
    "status.length.53": QT_TRANSLATE_NOOP("kaczogrod", "Short game · {number} cards"),
    "status.length.64": QT_TRANSLATE_NOOP("kaczogrod", "Usual game · {number} cards"),
    "status.length.80": QT_TRANSLATE_NOOP("kaczogrod", "Long game · {number} cards"),
    "status.specials": QT_TRANSLATE_NOOP("kaczogrod", "Special objects win"),
    "status.points": QT_TRANSLATE_NOOP("kaczogrod", "Points win"),
}

ACTIONS: Mapping[str, object] = {
    "action.start": QT_TRANSLATE_NOOP("kaczogrod", "Choose: {card}"),
    "action.add": QT_TRANSLATE_NOOP("kaczogrod", "Build: {card}"),
    "action.play": QT_TRANSLATE_NOOP("kaczogrod", "Play: {card}"),
    "action.play.own": QT_TRANSLATE_NOOP("kaczogrod", "Play on your city: {card}"),
    "action.play.on": QT_TRANSLATE_NOOP("kaczogrod", "Play on {other}: {card}"),
    "action.play.truce": QT_TRANSLATE_NOOP("kaczogrod", "Break the truce, play on {other}: {card}"),
    "confirm.action.play.truce": QT_TRANSLATE_NOOP("kaczogrod", "Break the truce? {card} is played on {other}."),
    "confirm.action.play.own": QT_TRANSLATE_NOOP("kaczogrod", "Play it on your own city? {card}"),
    "action.wait": QT_TRANSLATE_NOOP("kaczogrod", "Wait, discard: {card}"),
    "action.name": QT_TRANSLATE_NOOP("kaczogrod", "Name: {group}"),
    "short.action.name": QT_TRANSLATE_NOOP("kaczogrod", "{group}"),
    "action.annul": QT_TRANSLATE_NOOP("kaczogrod", "End: {card}"),
    "listed.action.annul": QT_TRANSLATE_NOOP("kaczogrod", "End: {card} ({other})"),
    "action.mark": QT_TRANSLATE_NOOP("kaczogrod", "Choose this place"),
    "action.remove": QT_TRANSLATE_NOOP("kaczogrod", "Remove: {card}"),
    "action.convert": QT_TRANSLATE_NOOP("kaczogrod", "Make special: {card}"),
    "action.lift": QT_TRANSLATE_NOOP("kaczogrod", "Move: {card}"),
    "action.lay": QT_TRANSLATE_NOOP("kaczogrod", "Move here: {card}"),
    "action.choose.card": QT_TRANSLATE_NOOP("kaczogrod", "Choose: {card}"),
    "action.choose.show": QT_TRANSLATE_NOOP("kaczogrod", "Show: {card}"),
    "action.choose.discard": QT_TRANSLATE_NOOP("kaczogrod", "Discard: {card}"),
    "short.action.choose.discard": QT_TRANSLATE_NOOP("kaczogrod", "{card}"),
    "action.choose.fetch": QT_TRANSLATE_NOOP("kaczogrod", "Take: {card}"),
    "action.choose.look": QT_TRANSLATE_NOOP("kaczogrod", "Take: {card}"),
    "action.choose.bury": QT_TRANSLATE_NOOP("kaczogrod", "Under the deck: {card}"),
    "action.choose.swap": QT_TRANSLATE_NOOP("kaczogrod", "Exchange: {card}"),
    "action.none.show": QT_TRANSLATE_NOOP("kaczogrod", "Show nothing"),
    "action.none.remove": QT_TRANSLATE_NOOP("kaczogrod", "Remove nothing"),
    "action.none.add": QT_TRANSLATE_NOOP("kaczogrod", "Build nothing"),
    "action.none.swap": QT_TRANSLATE_NOOP("kaczogrod", "Exchange nothing"),
    "action.done": QT_TRANSLATE_NOOP("kaczogrod", "That is enough"),
    "action.done.remove": QT_TRANSLATE_NOOP("kaczogrod", "Remove %n card(s)"),
    "action.done.swap": QT_TRANSLATE_NOOP("kaczogrod", "Exchange %n card(s)"),
    "action.truce": QT_TRANSLATE_NOOP("kaczogrod", "Truce of %n round(s) with: {other}"),
    "action.attack": QT_TRANSLATE_NOOP("kaczogrod", "Attack {victim} together with: {other}"),
    "group.talk": QT_TRANSLATE_NOOP("kaczogrod", "Agreement"),
    "group.talk.truce": QT_TRANSLATE_NOOP("kaczogrod", "Truce"),
    "group.talk.attack": QT_TRANSLATE_NOOP("kaczogrod", "Attack together"),
    "group.terms": QT_TRANSLATE_NOOP("kaczogrod", "Rather this"),
    "action.accept": QT_TRANSLATE_NOOP("kaczogrod", "Accept"),
    "aloud.action.accept": QT_TRANSLATE_NOOP("kaczogrod", "says: {reason}"),
    "aloud.action.decline": QT_TRANSLATE_NOOP("kaczogrod", "says: {reason}"),
    "aloud.action.truce": QT_TRANSLATE_NOOP("kaczogrod", "says: {reason}"),
    "aloud.action.attack": QT_TRANSLATE_NOOP("kaczogrod", "says: {reason}"),
    "action.decline": QT_TRANSLATE_NOOP("kaczogrod", "Decline"),
}
