"""Lines of a word and its values, as every game's positions are written."""

from __future__ import annotations

import pytest

from duckgames.core.notation import Lines, read_number


def test_lines_are_read_in_their_order() -> None:
    lines = Lines("town cafe hall\n\n  town\nround 3\n")
    assert (lines.count("town"), lines.count("round")) == (2, 1)
    assert lines.values("town", 2) == ["cafe", "hall"]
    assert lines.count("town") == 1
    assert lines.values("town") == []
    assert lines.value("round") == "3"
    lines.end()


def test_a_line_goes_on_below_its_plus() -> None:
    assert Lines("deck cafe\n+ hall\n+ docks").values("deck") == ["cafe", "hall", "docks"]
    with pytest.raises(ValueError, match=r"^\+ with 1 values where deck was expected$"):
        Lines("+ cafe").values("deck")


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "the end with 0"), ("crown 1", "crown with 1"), ("round", "round with 0"), ("round 1 2", "")],
)
def test_what_is_not_expected_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}.* where round was expected$"):
        Lines(text).value("round")


def test_a_line_too_many_is_refused() -> None:
    with pytest.raises(ValueError, match="a line too many"):
        Lines("round 1").end()


def test_numbers_are_written_in_digits_and_allowed() -> None:
    assert [read_number(text, range(-5, 100)) for text in ("-5", "0", "07", "99")] == [-5, 0, 7, 99]
    for text in ("", "-", "+1", "1.0", " 1", "\u0661", "100", "-6", "1" * 10):
        with pytest.raises(ValueError, match="is no number"):
            read_number(text, range(-5, 100))
