"""How the trials of what was built tell what holds and what does not."""

import subprocess
import time
from collections.abc import Callable, Mapping
from typing import TypeVar

from minimal_root import Broken

T = TypeVar("T")


class Amiss(Exception):
    """What does not hold; the text says what."""


def carry_out(checks: Mapping[str, Callable[[T], str]], trial: T) -> int:
    """Carry out all checks, telling how each comes out; return 0 if all hold, else 1."""
    failed = sum(not holds(name, check, trial) for name, check in checks.items())
    print(f"{failed} checks failed" if failed else "All checks hold.", flush=True)
    return 1 if failed else 0


def holds(name: str, check: Callable[[T], str], trial: T) -> bool:
    """Carry out one check and tell how it came out."""
    begun = time.monotonic()
    try:
        found = check(trial)
    except (Amiss, Broken, OSError, subprocess.TimeoutExpired) as error:
        print(f"FAILED  {name}: {error}", flush=True)
        return False
    print(f"ok      {name}: {found} ({time.monotonic() - begun:.1f} s)", flush=True)
    return True
