"""The tutorial of Kaczogród: a module with what Pip says for each lesson, and its record beside it."""

from __future__ import annotations

from typing import Final

from duckgames.games.kaczogrod.view.lessons import districts, end, events, neighbours, start

LESSONS: Final = (start.LESSON, neighbours.LESSON, events.LESSON, districts.LESSON, end.LESSON)

__all__ = ["LESSONS"]
