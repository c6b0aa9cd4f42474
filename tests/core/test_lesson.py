"""What a lesson asks for, and when."""

from __future__ import annotations

from duckgames.core.lesson import Lesson, Note, recorded
from duckgames.core.setup import Ai, MatchSetup, Person

LESSON = Lesson(
    id="one",
    title="One",
    setup=MatchSetup("bids", (Person("", "pip"), Ai("easy", "plain", "reed")), 1),
    actions=((0, "a"), (1, "b"), (0, "c"), (0, "d")),
    notes=(Note(0, "look"), Note(0, "do", allows=("x",)), Note(1, "watch"), Note(3, "do more"), Note(4, "done")),
)


def test_notes_of_a_ply_are_read_in_order() -> None:
    assert [note.text for note in LESSON.notes_at(0)] == ["look", "do"]


def test_the_recorded_action_comes_first() -> None:
    assert LESSON.accepted(0) == ("a", "x")


def test_nothing_is_asked_at_the_ply_of_another_seat_or_without_a_note_or_after_the_end() -> None:
    assert [LESSON.accepted(ply) for ply in (1, 2, 4)] == [(), (), ()]


def test_a_note_may_allow_nothing_else() -> None:
    assert LESSON.accepted(3) == ("d",)


def test_long_records_are_read_from_json() -> None:
    assert recorded('[[0, ["cover", 4, 1, 0]], [1, null]]') == ((0, ["cover", 4, 1, 0]), (1, None))


def test_only_the_last_note_of_an_own_ply_asks() -> None:
    assert LESSON.asking() == (False, True, False, True, False)
