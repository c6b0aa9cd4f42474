"""Plays Duck & Cover over AT-SPI, knowing only roles and names; run by Debian's Python, which has `pyatspi`.

It imports nothing of the program. Its last line is what it found, as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from time import monotonic, sleep
from typing import Any

PATIENCE = 60.0
BUTTON, RADIO, LIST, ROW = "push button", "radio button", "list", "list item"


class Player:
    """Hands and ears at one program."""

    def __init__(self, atspi: Any, loop: Any) -> None:
        self._atspi = atspi
        self._loop = loop
        self._gone = (loop.Error, RuntimeError)
        """What is raised for a thing that is there no more, which is no fault."""
        self.focus: list[str] = []
        self.said: list[str] = []
        self.walks = self.nodes = self.presses = self.moves = self.listed = self.vanished = 0
        self.words: list[str] = []
        registry = atspi.Registry
        registry.registerEventListener(lambda event: self.said.append(str(event.any_data)), "object:announcement")
        registry.registerEventListener(self.on_focus, "object:state-changed:focused")
        self.program = self.until(self._find_program, "the program")

    def on_focus(self, event: Any) -> None:
        """Something has the keys now."""
        if event.detail1:
            try:
                self.focus.append(f"{event.source.getRoleName()}: {event.source.name}")
            except self._gone:
                self.vanished += 1

    def _find_program(self) -> Any:
        desktop = self._atspi.Registry.getDesktop(0)
        return next((each for each in desktop if each is not None and each.name == "duckgames"), None)

    def until(self, condition: Callable[[], Any], what: str) -> Any:
        """Hears events until `condition` holds."""
        end = monotonic() + PATIENCE
        while not (found := self._ask(condition)):
            if monotonic() > end:
                raise TimeoutError(f"waited in vain for {what}")
            self.listen()
            sleep(0.02)
        return found

    def _ask(self, condition: Callable[[], Any]) -> Any:
        try:
            return condition()
        except self._gone:
            self.vanished += 1
            return None

    def listen(self) -> None:
        """Takes what the bus has brought."""
        context = self._loop.MainContext.default()
        while context.iteration(False):
            pass

    def all(self, role: str, under: Any = None) -> list[Any]:
        """Everything of a role that is shown, below the program or something in it."""
        self.walks += 1
        return [node for node in self._walk(under or self.program) if node.getRoleName() == role]

    def _walk(self, node: Any) -> Iterator[Any]:
        self.nodes += 1
        yield node
        for n in range(node.childCount):
            try:
                child = node.getChildAtIndex(n)
                if child is None:
                    continue
                child.clearCache()
                if child.getState().contains(self._atspi.STATE_SHOWING):
                    yield from self._walk(child)
            except self._gone:
                self.vanished += 1

    def button(self, name: str, role: str = BUTTON) -> Any:
        """The button of this name that can be pressed; None: there is none."""
        found = [node for node in self.all(role) if node.name == name]
        return found[0] if found and found[0].getState().contains(self._atspi.STATE_ENABLED) else None

    def press(self, node: Any) -> None:
        """Does the first thing that can be done to it."""
        self.presses += 1
        node.queryAction().doAction(0)
        self.listen()

    def press_named(self, name: str, role: str = BUTTON) -> None:
        self.press(self.until(lambda: self.button(name, role), name))

    def table(self) -> Any:
        """The card table; None: it is not shown."""
        return next((node for node in self._walk(self.program) if node.name == "Pond" and node.childCount), None)

    def places(self) -> list[Any]:
        """Cards and places of the table that can be used and are not in the hand."""
        table = self.table()
        selected = self._atspi.STATE_SELECTED
        return [] if table is None else [n for n in self.all(BUTTON, table) if not n.getState().contains(selected)]

    def begin(self) -> None:
        """From the launcher into a match against one duck."""
        self.press_named("Play: Duck & Cover")
        self.press_named("1", RADIO)
        checked = self._atspi.STATE_CHECKED
        self.until(lambda: (one := self.button("1", RADIO)) and one.getState().contains(checked), "one duck")
        self.press_named("Start")
        self.until(self.places, "the table")

    def play(self) -> None:
        """Plays to the scores; what vanished between finding and pressing it is looked for again."""
        what = ""
        while what != "scores":
            what, node = self.until(self._next, "something to do")
            try:
                self._do(what, node)
            except self._gone:
                self.vanished += 1

    def _do(self, what: str, node: Any) -> None:
        if what == "round":
            self.press(node)
            self.until(lambda: self.button("Go on") is None, "the next round")
        elif what == "row":
            self._play_row(node)
        elif what == "move":
            self._move(node)

    def _next(self) -> Any:
        for what, name in (("round", "Go on"), ("scores", "Play again")):
            node = self.button(name)
            if node is not None:
                return what, node
        if self.moves % 2 and (rows := self.rows()):
            return "row", rows[0]
        places = self.places()
        return ("move", places[0]) if len(places) == 1 else None

    def _move(self, duck: Any) -> None:
        """Takes the duck that can move, and lays it where it covers another, if it can."""
        called = duck.name
        self.press(duck)
        free = self.until(self._targets, "a place for it")
        place = next((each for each in free if each.description.startswith("Cover")), free[0])
        self.words.append(f"{called} > {place.description}: {place.name}")
        self.press(place)
        self.moves += 1
        self.until(lambda: not self._targets(), "the move")

    def _targets(self) -> list[Any]:
        return [each for each in self.places() if each.description]

    def _play_row(self, row: Any) -> None:
        """Marks the row and presses the button below the list."""
        name = row.name
        self.words.append(name)
        if not row.getState().contains(self._atspi.STATE_SELECTED):
            self.press(row)
        self.press_named("Do it")
        self.moves += 1
        self.listed += 1
        self.until(lambda: [each.name for each in self.rows()][:1] != [name], "the move")

    def rows(self) -> list[Any]:
        """The rows of the list of moves."""
        found = [node for node in self.all(LIST) if node.name == "What you can do"]
        return self.all(ROW, found[0]) if found else []

    def open_list(self) -> None:
        """Asks for the list of moves with its key, as there is no button for it."""
        self._atspi.Registry.generateKeyboardEvent(ord("g"), None, self._atspi.KEY_SYM)
        self.until(self.rows, "the list of moves")

    def report(self, error: str = "") -> dict[str, Any]:
        """What was found."""
        return {
            "finished": not error,
            **({"error": error} if error else {}),
            "moves": self.moves,
            "moves_by_list": self.listed,
            "presses": self.presses,
            "walks": self.walks,
            "nodes_read": self.nodes,
            "vanished": self.vanished,
            "focus_events": len(self.focus),
            "announcements": len(self.said),
            "first_moves": self.words[:3],
            "heard": self.said[:6],
            "focus": self.focus[:6],
        }


def main() -> int:
    """Play one match and say what came of it."""
    atspi, loop = import_module("pyatspi"), import_module("gi.repository.GLib")
    player = Player(atspi, loop)
    error = ""
    try:
        player.begin()
        player.open_list()
        player.play()
    except Exception as trouble:
        # Whatever it was, the figures so far are wanted.
        error = f"{type(trouble).__name__}: {trouble}"
    print(json.dumps(player.report(error)))
    return bool(error)


if __name__ == "__main__":
    sys.exit(main())
