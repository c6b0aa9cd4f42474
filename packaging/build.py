"""Builds what people install.

    python packaging/build.py                             say what can be built on this system, and why not the rest
    python packaging/build.py --kind KIND [--kind KIND]   build these kinds
    python packaging/build.py ... --output FOLDER         ... into a folder; dist/ unless told

Needs the standard library only: like dev.py it first brings .venv up to date.
"""

import argparse
import sys
from pathlib import Path

from environment import ROOT, SetupError
from kinds import KINDS


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(description="Build what people install; without --kind, say what can be built here.")
    parser.add_argument("--kind", action="append", choices=[kind.name for kind in KINDS], help="what to build")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", help="the folder to build into (dist)")
    words = parser.parse_args(arguments)
    if not words.kind:
        tell()
        return 0
    try:
        for kind in KINDS:
            if kind.name in words.kind:
                build(kind.name, words.output.resolve())
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def tell() -> None:
    """Say of each kind whether this system can build it, and why not."""
    for kind in KINDS:
        lack = kind.lacks()
        print(f"{kind.name:<18}{kind.makes}" + (f"\n{'':<18}not here: {lack}" if lack else ""))


def build(name: str, output: Path) -> None:
    """Build one kind into a folder; raises `SetupError` where it cannot be."""
    kind = next(kind for kind in KINDS if kind.name == name)
    lack = kind.lacks()
    if lack:
        raise SetupError(f"{name} cannot be built here: {lack}")
    output.mkdir(parents=True, exist_ok=True)
    print(f"-- {name}", flush=True)
    print(f"Made {kind.build(output)}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
