"""A row of buttons some of which show their pictures alone where there is no room for their words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout

from duckgames.ui.theme import Look
from duckgames.ui.widgets import Button


class GivingWay:
    """`icons` are the buttons that yield, the first of them first, with the picture each shows then."""

    def __init__(self, look: Look, row: QHBoxLayout, icons: Mapping[Button, str]) -> None:
        self._look = look
        self._row = row
        self._icons = {button: (icon, button.icon_name) for button, icon in icons.items()}
        self._known: object = None

    def fit(self, room: int) -> None:
        """Gives words to all buttons that have room; does nothing where nothing has changed, as layouts ask often."""
        items = [self._row.itemAt(n) for n in range(self._row.count())]
        widgets = [item.widget() for item in items if item is not None]
        shown = tuple((each, each.text()) for each in widgets if isinstance(each, Button) and not each.isHidden())
        now = (room, shown, self._look.px(1000), self._look.text_scale)
        if now == self._known:
            return
        self._known = now
        for button, (_, icon) in self._icons.items():
            button.use_kind("quiet")
            button.use_icon(icon)
        for button, (icon, _) in self._icons.items():
            spacing = self._row.spacing() * max(0, self._row.count() - 1)
            if sum(each.sizeHint().width() for each, _ in shown) + spacing <= room:
                return
            button.use_kind("icon")
            button.use_icon(icon)
