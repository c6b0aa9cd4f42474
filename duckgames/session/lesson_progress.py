"""How far somebody came in each lesson of a game, kept by the id of the lesson."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duckgames.session.game_files import GameFiles

_NAME = "lessons"
_VERSION = 1


@dataclass(frozen=True)
class Progress:
    """The note at which a lesson was left, counted from 0, and whether it was ever learnt to its end."""

    step: int = 0
    learnt: bool = False


class LessonProgress:
    """The progress in all lessons of one game."""

    def __init__(self, files: GameFiles) -> None:
        self._files = files

    def of(self, *lessons: str) -> tuple[Progress, ...]:
        """How far each of the lessons with these ids is learnt; the file is read once for all of them."""
        known = self._load()
        return tuple(known.get(lesson, Progress()) for lesson in lessons)

    def keep(self, lesson: str, step: int, *, last: bool) -> None:
        """Notes that the lesson stands at `step`; at its `last` one it is learnt, and begins anew next time."""
        known = self._load()
        before = known.get(lesson, Progress())
        known[lesson] = Progress(0 if last else step, before.learnt or last)
        data = {id: {"step": each.step, "learnt": each.learnt} for id, each in known.items()}
        self._files.store(_NAME, {"version": _VERSION, "lessons": data})

    def _load(self) -> dict[str, Progress]:
        return self._files.load(_NAME, _VERSION, _understand) or {}


def _understand(data: Any) -> dict[str, Progress]:
    """The progress that `data` describe; raises `ValueError`."""
    lessons = data.get("lessons") if isinstance(data, dict) and data.get("version") == _VERSION else None
    if not isinstance(lessons, dict):
        raise ValueError("no lessons")
    return {id: _progress(each) for id, each in lessons.items()}


def _progress(data: Any) -> Progress:
    step, learnt = (data.get("step"), data.get("learnt")) if isinstance(data, dict) else (None, None)
    if type(step) is not int or step < 0 or type(learnt) is not bool:
        raise ValueError("no progress")
    return Progress(step, learnt)
