"""How many parts of each kind the checkout holds, against what the self-test of an installation counted there.

python packaging/counts.py FILE    compare what a self-test printed into a file
"""

import re
import sys
from pathlib import Path

from environment import ROOT

RESOURCES = ROOT / "resources"
PACKAGE = ROOT / "duckgames"


def expected() -> dict[str, int]:
    """How many there should be of each, by the names that the self-test gives them."""
    files = [path for path in RESOURCES.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return {
        "files": len(files),
        # The package itself is no module inside of it.
        "modules": len(list(PACKAGE.rglob("*.py"))) - 1,
        "pictures": len([path for path in files if path.suffix == ".svg"]),
        "cards": len(list(RESOURCES.glob("games/*/cards/*.svg"))),
        "sounds": len(list(RESOURCES.glob("sounds/*.wav"))),
        "languages": len(list((ROOT / "translations").glob("*.ts"))),
        "help": len(list(RESOURCES.glob("games/*/help/*.md"))),
    }


def differences(said: str) -> list[str]:
    """What a self-test counted otherwise, or did not count; `said` is all that it printed."""
    found = {name: int(count) for name, count in re.findall(r"^ok +(\w+): (\d+) ", said, re.MULTILINE)}
    return [
        f"{found.get(name, 'no')} {name} where the checkout has {count}"
        for name, count in expected().items()
        if found.get(name) != count
    ]


def told() -> str:
    """The counts in one line."""
    return ", ".join(f"{count} {name}" for name, count in expected().items())


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    amiss = differences(Path(arguments[0]).read_text(encoding="utf-8"))
    print("\n".join(amiss) if amiss else f"Nothing is missing: {told()}")
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
