"""The way through the review of the match whose scores are shown, in all its states, and back to the scores."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from duckgames.core import registry, review
from duckgames.core.match import Match
from duckgames.core.review import Label
from duckgames.ui.result_page import ResultPage
from duckgames.ui.review_page import ReviewPage
from duckgames.ui.review_stage import Stage as Step
from duckgames.ui.review_stage import Standing
from tests.end2end.stage import Stage, until
from tests.ui.reviewed import reviewed


def review_pages(stage: Stage) -> Iterator[str]:
    """What nobody has reviewed yet, then half of it, then all, at the whole match and at a decision of each kind."""
    ended = stage.session.ended_record
    assert ended is not None
    name, record = ended
    stage.click(stage.find(ResultPage).review_button)
    until(lambda: stage.find(ReviewPage).stage is Step.NONE, "the page")
    page = stage.find(ReviewPage)
    yield "review, none"
    found = reviewed(Match.replay(registry.game(record.game), record))
    page.show_review(replace(found, judgements=found.judgements[:4], curve=(), complete=False))
    page.show_standing(Standing(Step.RUNNING, 0.4, 4))
    yield "review, running"
    page.show_standing(Standing(Step.STOPPED))
    yield "review, stopped"
    noted = replace(record, notes={**record.notes, review.NOTE: found.to_note()})
    stage.window.reviews.open(noted, name, stage.window.plays.back_to_result)
    until(lambda: page.stage is Step.DONE, "the review")
    yield "review, the whole match"
    for label in (Label.FINE, Label.BLUNDER):
        page.show_ply(next(each.ply for each in found.judgements if each.label is label))
        yield f"review, {label.value}"
    page.left.emit()
