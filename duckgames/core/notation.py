"""Positions as text: lines of a word and its values, which games read in the order in which they wrote them."""

from __future__ import annotations

import re
from collections.abc import Container


class Lines:
    """The lines of `text`, read one after another; one that begins with `+` goes on with the line above it.

    All methods that read raise `ValueError` for anything but what they are asked for.
    """

    def __init__(self, text: str) -> None:
        self._lines: list[list[str]] = []
        for line in text.splitlines():
            words = line.split()
            if words[:1] == ["+"] and self._lines:
                self._lines[-1] += words[1:]
            elif words:
                self._lines.append(words)
        self._lines.reverse()

    def count(self, word: str) -> int:
        """How many of the lines that are left begin with `word`."""
        return sum(1 for line in self._lines if line[0] == word)

    def values(self, word: str, count: int | None = None) -> list[str]:
        """The values of the next line, which begins with `word` and has `count` of them, if that is given."""
        first, *values = self._lines.pop() if self._lines else ["the end"]
        if first != word or count not in (None, len(values)):
            raise ValueError(f"{first} with {len(values)} values where {word} was expected")
        return values

    def value(self, word: str) -> str:
        """The only value of the next line, which begins with `word`."""
        return self.values(word, 1)[0]

    def end(self) -> None:
        """Makes sure that no line is left."""
        if self._lines:
            raise ValueError("a line too many")


def read_number(text: str, allowed: Container[int]) -> int:
    """The number that `text` writes in at most nine digits; raises `ValueError` for none, or one not `allowed`."""
    if not re.fullmatch("-?[0-9]{1,9}", text) or int(text) not in allowed:
        raise ValueError(f"{text!r} is no number, or none that is possible here")
    return int(text)
