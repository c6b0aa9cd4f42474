"""The tutorial of Duck & Cover."""

from __future__ import annotations

from duckgames.core.lesson import Lesson

LESSONS: tuple[Lesson, ...] = ()
