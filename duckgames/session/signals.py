"""What views hear of a match, wherever the match lives."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class SessionSignals(QObject):
    """The signals of a session.

    After every step `stepped` is followed by exactly one of `deciding`, `thinking`, `handover` and `ended`; before
    `handover`, and where several people share a screen and secrets before `thinking` too, the table is `rebuilt` for a
    spectator. A `rebuilt` for another viewer takes nothing back: what was `stepped` before it has happened.
    `deciding`, `thinking` and `handover` may come again unchanged, as when a duck commits while a person still decides.

    Signals:
        rebuilt: viewer, Observation, tuple of the Events so far; draw from scratch (start, resume, undo, seek, viewer).
        stepped: ply and tuple of Events as the viewer knows them; animate these.
        deciding: seat and tuple of legal Actions; a person is to move. `GameSession.observation` is what it sees.
        thinking: tuple of the seats of AIs that owe a choice, and their progress from 0 to 1; nobody else owes one.
        handover: seat whose person must take the screen; cover it until `GameSession.ready`.
        ended: Result.
        reasoned: seat of an AI and its Decision, right after the step that it `stepped`, if it says why.
        hinted: Decision for the person to move, with what actions are `weighed` at where the game can tell.
        undo_changed: UndoState.
        players_changed: tuple of the Players as they are now: a duck plays for a person, or no longer does; one of
            `deciding`, `thinking` and `handover` follows.
        failed: SessionError.
    """

    rebuilt = Signal(object, object, object)
    stepped = Signal(int, object)
    deciding = Signal(int, object)
    thinking = Signal(object, float)
    handover = Signal(int)
    ended = Signal(object)
    reasoned = Signal(int, object)
    hinted = Signal(object)
    undo_changed = Signal(object)
    players_changed = Signal(object)
    failed = Signal(object)
