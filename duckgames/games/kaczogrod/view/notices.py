"""A few words over a city for a moment: what a roll came to, what protects it, what was agreed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from duckgames.core.events import Event
from duckgames.core.places import Cell, Seat, Slot
from duckgames.core.presenter import Phrase, Who
from duckgames.games.kaczogrod.presenter.accounts import group_phrase
from duckgames.games.kaczogrod.rules import events as told
from duckgames.games.kaczogrod.rules import zones
from duckgames.games.kaczogrod.rules.groups import GROUPS
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.table import Act, PictureItem, TableScene, Z
from duckgames.ui.table.pills import Tone, pill_picture

SHOWN: Final = 1000
"""How long the words stand there, coming and going included."""

RISE: Final = 10.0
FADE: Final = 0.12
"""The share of the time in which they come, and in which they go."""

PLACE: Final = QSizeF(120, 120)
"""Pixels: the words are as large as they are at a card of this size."""


@dataclass(frozen=True)
class Notice:
    """What is said at the city of `seat`, or over one of its cells; `good` is how it sounds to that seat."""

    seat: Seat
    phrase: Phrase
    glyph: str
    good: bool = True
    cell: Cell | None = None


@singledispatch
def notice(event: Event) -> Notice | None:
    """What is said of an event at its place; None: what is seen is enough."""
    return None


def _hear(kind: type, say: Callable[..., Notice]) -> None:
    notice.register(kind)(say)


def _counted(event: told.Counted) -> Notice:
    phrase = Phrase(f"notice.{'hits' if event.hits else 'misses'}", {"roll": event.roll, "number": event.count})
    return Notice(event.seat, phrase, "mallet" if event.hits else "check", not event.hits)


def _no_effect(event: told.NoEffect) -> Notice:
    glyph = "missed" if event.reason == "no_card" else "lock"
    return Notice(event.seat, Phrase(f"notice.{event.reason}"), glyph)


def _proposed(event: told.PactProposed) -> Notice:
    phrase = Phrase("notice.truce", {"n": event.rounds})
    if event.victim is not None:
        phrase = Phrase("notice.attack", {"victim": Who(event.victim)})
    return Notice(event.seat, phrase, "log")


def _answered(event: told.PactAnswered) -> Notice:
    phrase = Phrase("notice.accepted" if event.accepted else "notice.declined")
    return Notice(event.seat, phrase, "check" if event.accepted else "no", event.accepted)


def _named(event: told.GroupNamed) -> Notice:
    return Notice(event.seat, Phrase("notice.named", {"group": group_phrase(GROUPS.index(event.group))}), "no")


_hear(told.GroupNamed, _named)
_hear(told.Counted, _counted)
_hear(told.NoEffect, _no_effect)
_hear(told.PactProposed, _proposed)
_hear(told.PactAnswered, _answered)
_hear(told.WordBroken, lambda e: Notice(e.seat, Phrase("notice.broken"), "no", good=False))
_hear(told.DistrictLost, lambda e: Notice(e.seat, Phrase("notice.lost"), "mallet", good=False))
_hear(told.CardsSaved, lambda e: Notice(e.seat, Phrase("notice.saved", {"card": e.card}), "lock"))
_hear(told.MadeSpecial, lambda e: Notice(e.seat, Phrase("notice.special"), "star", cell=e.cell))
_hear(told.CardShown, lambda e: Notice(e.seat, Phrase("list.card", {"card": e.card}), "lock"))
_hear(told.NothingShown, lambda e: Notice(e.seat, Phrase("notice.nothing_shown"), "missed", good=False))
_hear(told.StartRolled, lambda e: Notice(e.seat, Phrase("notice.begins", {"who": Who(e.seat)}), "flag"))


def tell(scene: TableScene, showing: Showing, said: Notice) -> Act:
    """Lets the words come up, stand there, and go; cut short, they never appear."""
    words = showing.texts.say(said.phrase)
    tone = Tone.VERB if said.good else Tone.REASON
    picture = pill_picture(showing.look, words, said.glyph, tone, PLACE * showing.unit, showing.dpr)
    middle = _middle(scene, showing, said, picture.deviceIndependentSize())
    rise = 0.0 if showing.look.reduced else RISE * showing.unit
    items: list[PictureItem] = []

    def step(t: float) -> None:
        if t < 1 and not items:
            items.append(PictureItem(picture, Z.EFFECT))
            scene.addItem(items[0])
        come, go = min(1.0, t / FADE), min(1.0, (1 - t) / FADE)
        for item in items:
            item.show_centred(middle + QPointF(0, (1 - come) * rise))
            item.setOpacity(min(come, go))

    def done() -> None:
        while items:
            scene.removeItem(items.pop())

    return Act(SHOWN, step, done=done, still=True)


def _middle(scene: TableScene, showing: Showing, said: Notice, size: QSizeF) -> QPointF:
    """The upper part of the city, or the cell, but never beyond the table."""
    ground = showing.ground_of(said.seat)
    middle = QPointF(ground.center().x(), ground.top() + 0.3 * ground.height())
    if said.cell is not None:
        rect = scene.rect_of(Slot(zones.city(said.seat), said.cell))
        middle = middle if rect.isEmpty() else rect.center()
    half = QPointF(size.width() / 2, size.height() / 2)
    room = QRectF(scene.sceneRect().topLeft() + half, scene.sceneRect().bottomRight() - half)
    return QPointF(min(max(middle.x(), room.left()), room.right()), min(max(middle.y(), room.top()), room.bottom()))
