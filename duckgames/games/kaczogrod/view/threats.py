"""What is about to leave a city: the cards chosen so far, and the districts that go with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from duckgames.core.places import Card, Slot
from duckgames.core.presenter import Phrase
from duckgames.games.kaczogrod.presenter.accounts import list_phrase
from duckgames.games.kaczogrod.rules import city, zones
from duckgames.games.kaczogrod.rules.events import DistrictLost
from duckgames.games.kaczogrod.rules.observation import Observation
from duckgames.games.kaczogrod.rules.state import Phase
from duckgames.games.kaczogrod.view.showing import Showing
from duckgames.ui.aloud import announce
from duckgames.ui.table import Act, TableScene
from duckgames.ui.table.mark_pictures import Mark

WARNING: Final = 1100
"""How long a district is hatched before it falls."""


def chosen(seen: Observation) -> tuple[Slot, ...]:
    """The cards of a city that are chosen to be removed in this moment."""
    if seen.phase is not Phase.REMOVE:
        return ()
    return tuple(zones.slot(seen.victim, cell) for cell in seen.marks)


def doomed(seen: Observation) -> tuple[Slot, ...]:
    """What else would be lost, once the cards chosen to be removed have left."""
    if seen.phase is not Phase.REMOVE or not seen.marks:
        return ()
    gone = city.cut_off(city.kinds_of(seen, seen.victim), seen.marks)
    return tuple(zones.slot(seen.victim, cell) for cell in gone)


def show(scene: TableScene, showing: Showing, seen: Observation) -> None:
    """Marks what is chosen so far, and hatches the districts that would be lost with it."""
    scene.mark(Mark.CHOSEN, dict.fromkeys(chosen(seen), ""))
    slots = doomed(seen)
    lying = (scene.table.stack(slot)[0] for slot in slots)
    _warn(scene, showing, slots, [card for card in lying if card is not None])


def lost(scene: TableScene, showing: Showing, event: DistrictLost) -> Act:
    """A district is hatched before its cards go, for as long as it takes to see that."""
    slots = [Slot(zones.city(event.seat), cell) for cell in event.cells]

    def step(t: float) -> None:
        if t == 1:
            scene.mark(Mark.DOOMED, {})
        elif not scene.marked(Mark.DOOMED):
            _warn(scene, showing, slots, event.cards)

    return Act(WARNING, step, stands=True)


def _warn(scene: TableScene, showing: Showing, slots: Sequence[Slot], cards: Sequence[Card]) -> None:
    """Hatches what will be lost, with the words once on it, and tells screen readers which cards that is."""
    said = _middle(slots)
    scene.mark(Mark.DOOMED, {slot: showing.say("table.lost") if slot == said else "" for slot in slots})
    if cards:
        for view in scene.views():
            announce(view, showing.texts.say(Phrase("table.lost.cards", {"cards": list_phrase(cards)})))


def _middle(slots: Sequence[Slot]) -> Slot | None:
    """The slot nearest to the middle of all, where the words are best read."""
    cells = [(slot, slot.at) for slot in slots if isinstance(slot.at, tuple)]
    if not cells:
        return None
    column = sum(at[0] for _, at in cells) / len(cells)
    row = sum(at[1] for _, at in cells) / len(cells)
    return min(cells, key=lambda each: abs(each[1][0] - column) + abs(each[1][1] - row))[0]
