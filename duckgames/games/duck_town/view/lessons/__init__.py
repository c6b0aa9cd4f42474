"""The tutorial of Duck Town: a module with what Pip says for each lesson, and its record beside it."""

from __future__ import annotations

from typing import Final

from duckgames.games.duck_town.view.lessons import building, end, income, naming, roles

LESSONS: Final = (roles.LESSON, building.LESSON, income.LESSON, naming.LESSON, end.LESSON)

__all__ = ["LESSONS"]
