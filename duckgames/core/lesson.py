"""A lesson: a record of a match with notes that say what to look at and what to do.

A game keeps its lessons as `LESSONS` in its package `view/lessons`, which its view hands out as `lessons`. The launcher
asks for them, so that package imports nothing but this one, words of its rules as their zones, and `QT_TRANSLATE_NOOP`.
`python -m tests.lessons GAME` shows matches to choose from, and the conformance suite replays every lesson.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from duckgames.core.game import Json
from duckgames.core.places import Seat, Slot
from duckgames.core.setup import MatchSetup


@dataclass(frozen=True)
class Note:
    """One step of a lesson: something to read, and at the last note of an own ply something to do.

    ply:    the note is read after so many actions of the record, before the action with that index is played.
    text:   marked source text in the context of the game's view: one to three short sentences without placeholders.
            Where an action is asked for, the last note of that ply says which.
    points: what to look at, places on the table at that ply; the first is the chief one.
    allows: actions, as `Game.encode` gives them, that are as good as the recorded one. The record goes on after any of
            them, so all that follows it must stay legal. Only the last note of a ply of the learner has some.
    """

    ply: int
    text: object
    points: tuple[Slot, ...] = ()
    allows: tuple[Json, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A topic of a tutorial: a match of which the learner plays one seat along a record.

    id:      tells it from the others of its game for ever; progress is kept by it.
    title:   marked source text in the context of the game's view.
    setup:   the match. The learner is its only person; what else is dealt follows from its seed.
    actions: all that is done in it, each seat and its action as `Game.encode` gives it. Where several seats owe a
             choice at once the learner's comes first, as persons are asked first.
    notes:   4 to 8 in the order of their plies. Several at one ply are read one after the other ("Go on"), then the
             recorded action is played: by the learner if it is an action of the learner's seat, by itself otherwise.
             An action of the learner without a note is played by itself too. Notes after the last action end the
             lesson, so that there is at least one with `ply == len(actions)`.
    begin:   so many actions are played before the learner sees the table.
    seat:    the learner's.
    """

    id: str
    title: object
    setup: MatchSetup
    actions: tuple[tuple[Seat, Json], ...]
    notes: tuple[Note, ...]
    begin: int = 0
    seat: Seat = 0

    def notes_at(self, ply: int) -> tuple[Note, ...]:
        """What is read after `ply` actions."""
        return tuple(note for note in self.notes if note.ply == ply)

    def asking(self) -> tuple[bool, ...]:
        """For each note whether the learner is to act on it."""
        ends = [note.ply != after.ply for note, after in zip(self.notes, self.notes[1:], strict=False)]
        return tuple(end and bool(self.accepted(note.ply)) for note, end in zip(self.notes, [*ends, True], strict=True))

    def accepted(self, ply: int) -> tuple[Json, ...]:
        """The actions the learner may take after `ply` actions, the recorded one first; none: nothing is asked."""
        notes = self.notes_at(ply)
        if not notes or ply >= len(self.actions) or self.actions[ply][0] != self.seat:
            return ()
        return (self.actions[ply][1], *notes[-1].allows)


def recorded(text: str) -> tuple[tuple[Seat, Json], ...]:
    """The `actions` of a lesson from JSON, where they are a list of pairs; for those that are long."""
    return tuple((seat, action) for seat, action in json.loads(text))
