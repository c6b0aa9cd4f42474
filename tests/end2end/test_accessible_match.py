"""A whole match played through what a screen reader finds and can press, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from duckgames.ui.result_page import ResultPage
from duckgames.ui.table.accessible import Spot
from tests.end2end.stage import Stage, until
from tests.ui.accessible_tree import Node, Role, tree

pytestmark = pytest.mark.usefixtures("reader")


@dataclass
class Listener:
    """Somebody at the window of a stage who finds things by name and role only."""

    stage: Stage
    pressed: list[str] = field(default_factory=list)

    @property
    def nodes(self) -> Iterator[Node]:
        return tree(self.stage.window).walk()

    def press(self, name: str) -> None:
        """Presses the button of this name as soon as it is there."""
        until(lambda: self.button(name) is not None, name)
        button = self.button(name)
        assert button is not None
        self.pressed.append(name)
        button.press()

    def button(self, name: str) -> Node | None:
        kinds = (Role.Button, Role.RadioButton)
        found = (node for node in self.nodes if node.role in kinds and node.name == name)
        return next((node for node in found if not node.state.disabled), None)

    def places(self) -> list[Node]:
        """The cards and places that can be used now."""
        return [node for node in self.nodes if isinstance(node.object, Spot) and node.role == Role.Button]

    def rows(self) -> list[Node]:
        """The rows of the list of moves."""
        lists = [node for node in self.nodes if node.role == Role.List and node.name == "What you can do"]
        return lists[0].children if lists else []

    def by_cards(self) -> None:
        """Takes the one duck that can move and lays it at the first place it may go."""
        (duck,) = self.places()
        self.pressed.append(duck.name)
        duck.do("Press")
        free = [node for node in self.places() if not node.state.selected]
        assert all(node.description for node in free)
        place = next((node for node in free if "Cover" in node.description), free[0])
        self.pressed.append(f"{place.description}: {place.name}")
        place.do("Press")

    def by_list(self) -> None:
        """Marks the first row and presses the button below the list."""
        row = self.rows()[0]
        self.pressed.append(row.name)
        if not row.state.selected:
            row.do("Toggle")
        self.press("Do it")


@pytest.mark.parametrize("listed", [False, True], ids=["cards", "list"])
def test_a_whole_match_of_duck_and_cover_through_the_accessible_tree(stage: Stage, listed: bool) -> None:
    listener = Listener(stage)
    listener.press("Play: Duck & Cover")
    listener.press("1")
    until(lambda: any(node.name == "1" and node.state.checked for node in listener.nodes), "one duck")
    listener.press("Start")
    until(lambda: listener.places())
    if listed:
        stage.page.moves.toggle()
    while not stage.shows(ResultPage):
        until(
            lambda: stage.shows(ResultPage) or listener.button("Go on") or (stage.my_turn and listener.places()),
            "something to do",
        )
        if listener.button("Go on"):
            listener.press("Go on")
            # Qt holds the button down for a moment; a second press would begin that anew.
            until(lambda: not listener.button("Go on"), "the next round")
        elif not stage.shows(ResultPage):
            ply = stage.session.ply
            (listener.by_list if listed else listener.by_cards)()
            until(lambda before=ply: stage.session.ply > before, "the move")  # type: ignore[misc]
    assert len(listener.pressed) > 20
    names = [node.name for node in listener.nodes]
    assert any("Scores" in name or "wins" in name or "won" in name for name in names), names
