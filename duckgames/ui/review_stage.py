"""How far a review is, in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate

SO_FAR: Final = QT_TRANSLATE_NOOP("review", "Being reviewed: %n decision(s) judged so far. You can leave this page.")


class Stage(Enum):
    """Where a review stands."""

    LOADING = "loading"
    NONE = "none"
    RUNNING = "running"
    STOPPED = "stopped"
    FAILED = "failed"
    DONE = "done"


@dataclass(frozen=True)
class Standing:
    """A stage, the share of the work that is done in it, and how many decisions are judged; why it failed, if so.

    `reviewable`: whether anybody's decisions could be judged at all.
    """

    stage: Stage = Stage.NONE
    share: float = 0.0
    judged: int = 0
    trouble: str = ""
    reviewable: bool = True

    @property
    def heading(self) -> str:
        """What stands above the sentence where there is nothing else to show."""
        if self.stage is Stage.LOADING:
            return translate("review", "One moment")
        if not self.reviewable:
            return translate("review", "Nobody to review")
        if self.stage is Stage.FAILED:
            return translate("review", "No review this time")
        return translate("review", "Which decisions mattered?")

    @property
    def sentence(self) -> str:
        """What there is to know."""
        if self.stage is Stage.LOADING:
            return translate("review", "The match is being opened.")
        if not self.reviewable:
            return translate("review", "Only ducks played this match. Decisions of people are reviewed.")
        if self.stage is Stage.RUNNING:
            return translate("review", str(SO_FAR), None, self.judged)
        if self.stage is Stage.FAILED:
            return self.trouble
        if self.stage is Stage.STOPPED:
            return translate("review", "The review was stopped. What was found is shown until you leave this page.")
        return translate(
            "review",
            "A strong duck looks at each decision with what could be known then, and tells play from luck. "
            "It takes about a minute.",
        )

    @property
    def button(self) -> str:
        """What can be done; empty: nothing."""
        if self.stage in (Stage.LOADING, Stage.DONE) or not self.reviewable:
            return ""
        if self.stage is Stage.RUNNING:
            return translate("review", "Cancel")
        if self.stage is Stage.NONE:
            return translate("review", "Review this match")
        return translate("review", "Start again")
