"""Builds what people install.

    python packaging/build.py                             say what can be built on this system, and why not the rest
    python packaging/build.py --kind KIND [--kind KIND]   build these kinds
    python packaging/build.py ... --output FOLDER         ... into a folder; dist/ unless told

Needs the standard library only: like dev.py it first brings .venv up to date. Ends with 0, with 1 if something could
not be built, with 2 if the words mean nothing.
"""

import argparse
import sys
from pathlib import Path

from environment import ROOT, SetupError
from kinds import KINDS, Kind

FAILED = 1
INTERRUPTED = 130
WIDTH = max(len(kind.name) for kind in KINDS) + 2


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    words = parser().parse_args(arguments)
    if not words.kind:
        tell()
        return 0
    try:
        build(words.kind, words.output.resolve())
    except SetupError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def parser() -> argparse.ArgumentParser:
    """What the command line may say."""
    made = argparse.ArgumentParser(
        prog="build.py",
        description="Build what people install; without --kind, say what can be built on this system.",
    )
    made.add_argument("--kind", action="append", type=kind_of, metavar="KIND", help="what to build; may be repeated")
    made.add_argument("--output", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where to build it (dist)")
    return made


def kind_of(name: str) -> Kind:
    """The kind of a name; argparse says the message to the person."""
    for kind in KINDS:
        if kind.name == name:
            return kind
    raise argparse.ArgumentTypeError(f"there is no kind {name!r}; there are {', '.join(kind.name for kind in KINDS)}")


def tell() -> None:
    """Say of each kind whether this system can build it, and why not."""
    for kind in KINDS:
        lack = kind.lacks()
        print(f"{kind.name:<{WIDTH}}{kind.makes}" + (f"\n{'':<{WIDTH}}not here: {lack}" if lack else ""))


def build(wanted: list[Kind], output: Path) -> None:
    """Build kinds into a folder, each once; raises `SetupError`, before the first is built if it can be known then."""
    lacking = [f"{kind.name} cannot be built here: {lack}." for kind in wanted if (lack := kind.lacks())]
    if lacking:
        raise SetupError("\n".join(dict.fromkeys(lacking)))
    try:
        output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{output} is no folder that can be built into: {error.strerror}.") from error
    for kind in dict.fromkeys(wanted):
        print(f"-- {kind.name}", flush=True)
        print(f"Made {kind.build(output)}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
