"""The tutorial of Duck & Cover: five topics against one duck."""

from __future__ import annotations

from duckgames.core.lesson import Lesson
from duckgames.games.duck_and_cover.view.lessons.calling import QUACK, SPECIAL
from duckgames.games.duck_and_cover.view.lessons.ending import END
from duckgames.games.duck_and_cover.view.lessons.moving import COVER, SWIM

LESSONS: tuple[Lesson, ...] = (COVER, SWIM, QUACK, SPECIAL, END)
