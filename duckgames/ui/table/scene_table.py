"""What the table of a game answers by asking its one scene."""

from __future__ import annotations

from collections.abc import Sequence

from duckgames.core.places import Slot
from duckgames.core.presenter import Affordance
from duckgames.ui.table.table_scene import TableScene


class SceneTable:
    """Answers of a `ui.view.GameTable` whose cards all lie in one scene; goes after QWidget."""

    _scene: TableScene

    @property
    def busy(self) -> bool:
        return self._scene.busy

    def finish(self) -> None:
        self._scene.finish()

    def withdraw(self) -> None:
        self._scene.withdraw()

    def propose(self, affordance: Affordance) -> None:
        self._scene.proposal.show(affordance)

    def hint_at(self, affordance: Affordance | None) -> None:
        """Marks where something begins and ends as a hint, or nothing."""
        ends = () if affordance is None else (affordance.source, affordance.target)
        self._scene.hint([place for place in ends if place is not None])

    def refuse(self, slots: Sequence[Slot]) -> None:
        self._scene.refuse(slots)

    def show_legal(self, shown: bool) -> None:
        self._scene.show_places(shown)
