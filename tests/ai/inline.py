"""An executor for tests that need no other process."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any


class Inline(Executor):
    """Does each task at once in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """The finished task."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future
