"""A question to the process in which AIs think, on its way there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duckgames.ai.messages import Ask, Question


@dataclass
class Task:
    """A question: given to how many processes, sent to the last, wanted at once, or not wanted any more.

    `make` makes it when its turn has come; `pack` puts it into the message that tells what is asked, as `Ask` does.
    """

    ticket: int
    make: Callable[[], Question]
    pack: Callable[[int, Question, int], Ask]
    question: Question | None = None
    attempts: int = 0
    sent: bool = False
    hurried: bool = False
    dropped: bool = False
