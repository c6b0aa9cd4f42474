"""How purses fill and empty: coins fly, and the number beside the coin counts along."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from duckgames.core.places import Seat
from duckgames.games.duck_town.view import effects
from duckgames.games.duck_town.view.showing import Showing
from duckgames.games.duck_town.view.street import purse_rect
from duckgames.ui.table import Act, TableScene


class Purses:
    """The purses of one table; `refresh` paints the sign of a seat again."""

    def __init__(self, showing: Showing, refresh: Callable[[Seat], None]) -> None:
        self._showing = showing
        self._refresh = refresh
        self._robbed: dict[Seat, Seat] = {}

    def rob(self, thief: Seat, victim: Seat) -> None:
        """The next coins of `thief` come out of the purse of `victim`."""
        self._robbed = {thief: victim}

    def change(self, seat: Seat, before: int, after: int, scene: TableScene) -> list[Act]:
        """The motions of a purse that holds `after` coins now."""
        showing = self._showing
        if showing.look.travel == 0:
            self._refresh(seat)
            return []
        acts = [self._count(seat, before, after)]
        if after > before:
            victim = self._robbed.pop(seat, None)
            start = self._payer() if victim is None else self.coin(victim).center()
            acts += effects.coins(scene, showing.look, start, self.coin(seat), after - before, showing.dpr)
        return acts

    def coin(self, seat: Seat) -> QRectF:
        """The coin beside the purse of a seat."""
        showing = self._showing
        return purse_rect(showing) if seat == showing.front else showing.rival_coin(seat)

    def _count(self, seat: Seat, before: int, after: int) -> Act:
        counting = self._showing.board.counting
        wait = effects.COIN_MS if after > before else 0
        ms = effects.COIN_STAGGER * min(effects.COINS, abs(after - before)) + 60
        counting[seat] = before

        def step(t: float) -> None:
            now = round(before + (after - before) * t)
            if counting.get(seat) != now:
                counting[seat] = now
                self._refresh(seat)

        def done() -> None:
            counting.pop(seat, None)
            self._refresh(seat)

        return Act(ms, step, wait, done)

    def _payer(self) -> QPointF:
        """Where coins come from: the role in turn on the strip."""
        showing = self._showing
        role = showing.board.role
        cell = showing.plan.cells[role - 1] if role else showing.plan.strip
        return QPointF(cell.left() + cell.height() / 2, cell.center().y())
