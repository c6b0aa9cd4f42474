"""Measures the bars: `python -m tests.bench [NAME ...] [--json FILE]`, without names all of them.

A line for each bar goes to the error stream, the figures as JSON to FILE or the output. Exit code 1: a bar is not met.
"""

from __future__ import annotations

import argparse
import json
import os
import pkgutil
import platform
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import tests.bench


def bars() -> dict[str, ModuleType]:
    """Every bar by its name."""
    names = sorted(module.name for module in pkgutil.iter_modules(tests.bench.__path__) if module.name != "__main__")
    modules = {name: import_module(f"tests.bench.{name}") for name in names}
    return {name: module for name, module in modules.items() if hasattr(module, "run")}


def measure(module: ModuleType) -> dict[str, Any]:
    """The figures of one bar; one that fails does not keep the others from being measured."""
    begun = perf_counter()
    try:
        found: dict[str, Any] = module.run()
    except Exception as error:
        traceback.print_exc()
        found = {"met": False, "error": f"{type(error).__name__}: {error}"}
    return {**found, "seconds": round(perf_counter() - begun, 1)}


def main(arguments: Sequence[str]) -> int:
    """Carry out the command line."""
    known = bars()
    summary = "\n".join(f"  {name:10} {str(module.__doc__).splitlines()[0]}" for name, module in known.items())
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description=f"Measure the bars:\n{summary}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="the bars to measure; all if none is named")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.names) - set(known)
    if unknown:
        parser.error(f"no such bar: {', '.join(sorted(unknown))}")
    report: dict[str, Any] = {
        "python": platform.python_version(), "system": platform.platform(), "processors": os.cpu_count(), "bars": {},
    }  # fmt: skip
    for name in chosen.names or known:
        print(f"{name} ...", file=sys.stderr, flush=True)
        found = measure(known[name])
        report["bars"][name] = found
        verdict = "met" if found["met"] else "NOT MET"
        print(f"{name}: {verdict} in {found['seconds']} s", file=sys.stderr, flush=True)
    text = json.dumps(report, indent=2) + "\n"
    if chosen.json is None:
        sys.stdout.write(text)
    else:
        chosen.json.write_text(text, encoding="utf-8")
    return 0 if all(found["met"] for found in report["bars"].values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
