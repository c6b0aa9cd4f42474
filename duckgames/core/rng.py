"""The only source of chance: generators derived from a seed by a hash, with shuffles of our own."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from hashlib import blake2b
from random import Random, SystemRandom
from typing import Any, TypeVar

T = TypeVar("T")

SEED_BITS = 64


class Rng:
    """A generator whose draws depend on its seed alone, on every system and Python version.

    Python promises a stable sequence for `random.Random.random` only, so `below`, `choice` and `shuffle` are built on
    it here. `used` tells whether anything was drawn, by this generator or one named from it.
    """

    __slots__ = ("_root", "_seed", "random", "used")

    random: Callable[[], float]
    """Draws a number in [0, 1)."""

    def __init__(self, seed: int, root: int | None = None) -> None:
        self._seed = seed
        self._root = seed if root is None else root
        self.used = False

    def __getattr__(self, name: str) -> Any:
        # Asked for a slot that is still empty: most generators are never drawn from, and filling one takes a while.
        # From then on `random` is the generator's own method, which costs searches half of a call through ours.
        if name != "random":
            raise AttributeError(name)
        self.used = True
        self.random = Random(self._seed).random
        return self.random

    @classmethod
    def for_ply(cls, seed: int, ply: int, stream: str = "play") -> Rng:
        """The generator of one step of the match with `seed`; draws of one step never shift those of another."""
        return cls(_derive(seed, f"{stream}/{ply}"), root=seed)

    def named(self, name: str) -> Rng:
        """A generator that depends on the match seed and `name` only, so that matches of one seed share it."""
        self.used = True
        return Rng(_derive(self._root, name), root=self._root)

    def number(self, name: str) -> int:
        """64 random bits that depend on the match seed and `name` only: a few small draws, cheaper than `named`."""
        self.used = True
        return _derive(self._root, name)

    def below(self, bound: int) -> int:
        """An integer in [0, bound); `bound` is at least 1."""
        return int(self.random() * bound)

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each alike likely; raises `IndexError` for none."""
        return items[int(self.random() * len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffles `items` in place, every order alike likely (Fisher and Yates)."""
        if len(items) < 2:
            return
        random = self.random
        for last in range(len(items) - 1, 0, -1):
            other = int(random() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def seed(self) -> int:
        """A number that another generator may start from, as an AI's in another process."""
        return self.below(1 << 32) << 32 | self.below(1 << 32)


def fresh_seed() -> int:
    """A new match seed of 64 random bits from the operating system."""
    return SystemRandom().getrandbits(SEED_BITS)


def _derive(seed: int, name: str) -> int:
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")
