"""What is special about a match that has just ended, in a line below its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from duckgames.session.finished import Kind
from duckgames.session.statistics import Statistics
from duckgames.session.tally import Sample, samples, tally
from duckgames.ui.statistics_words import ROW, counted, group_name

FEW: Final = 3
"""Among fewer matches a best result is nothing special."""


def remarks(statistics: Statistics, game: str, lowest_wins: bool) -> Callable[[], str]:
    """What there is to say of the match of `game` that was heard of last, in whatever language; often nothing."""
    latest = statistics.latest
    if latest is None or latest.kind not in (Kind.PLAYED, Kind.PRACTICE):
        return str
    if latest.kind is Kind.PRACTICE:
        return lambda: QCoreApplication.translate("statistics", "This match counts as practice.")
    others = [match for match in statistics.finished(game) if match.match != latest.match]
    played = samples([*others, latest], Kind.PLAYED, lowest_wins)
    alike = [sample for sample in played if sample.group == played[-1].group]
    return lambda: _remark(alike, lowest_wins)


def _remark(alike: Sequence[Sample], lowest_wins: bool) -> str:
    """What the last of some matches at one level is among them."""
    figures, last = tally(alike, lowest_wins), alike[-1]
    level = group_name(last.group)
    translate = QCoreApplication.translate
    if figures.streak > 1:
        return counted(ROW, figures.streak).format(level=level)
    if last.won and figures.won == 1:
        return translate("statistics", "The first win at this level: {level}").format(level=level)
    points = [sample.points for sample in alike]
    if len(alike) >= FEW and last.points == figures.best and points.count(last.points) == 1:
        return translate("statistics", "The best result at this level so far: {level}").format(level=level)
    return ""
