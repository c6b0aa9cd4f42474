"""Finds designs by their group and by words, with or without the marks on letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from duckgames.games.kaczogrod.rules.cards import Design

Translated: TypeAlias = Callable[[Mapping[str, str]], str]
"""Gives the one of texts by language that a person reads."""

PLAIN: Final = str.maketrans({"ł": "l", "Ł": "L"})
"""Letters whose mark is a part of them, so that Unicode does not take it off."""


@dataclass(frozen=True)
class Search:
    """What is looked for: any of these groups, or all if there are none, and all of these words."""

    groups: frozenset[int] = frozenset()
    words: str = ""

    def with_group(self, group: int) -> Search:
        """With this group too, or without it if it was looked for."""
        return Search(self.groups ^ {group}, self.words)

    def finds(self, design: Design, translated: Translated) -> bool:
        """Whether the design has one of the groups, and all words in its name or its text as they are `translated`.

        A word that is a number finds the card with that number, too.
        """
        if self.groups and design.group not in self.groups:
            return False
        said = _said(translated(design.names), translated(design.texts))
        return all(word in said or word == str(design.number) for word in folded(self.words).split())

    def found(self, designs: Iterable[Design], translated: Translated) -> tuple[Design, ...]:
        """Those of `designs` that are looked for, in order."""
        return tuple(design for design in designs if self.finds(design, translated))


def folded(text: str) -> str:
    """`text` in small letters without the marks on them: what people type who cannot or will not type the marks."""
    apart = unicodedata.normalize("NFKD", text.translate(PLAIN))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).casefold()


@lru_cache(maxsize=2048)
def _said(name: str, text: str) -> str:
    return folded(f"{name} {text}")
