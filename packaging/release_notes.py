"""Prints what the changelog says of a version, for the page of a release.

    python packaging/release_notes.py VERSION    VERSION as in 1.2.0, or the tag v1.2.0

Fails where the program has another version or the changelog no section for it: then the release is not ready.
"""

import re
import sys

from environment import ROOT, SetupError
from product import VERSION


def main(arguments: list[str]) -> int:
    """Carry out the command line."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        # Windows prints in the code page of its console unless told otherwise, and the notes hold Polish letters.
        sys.stdout.buffer.write(notes(arguments[0].removeprefix("v"), VERSION, changelog).encode())
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def notes(version: str, program: str, changelog: str) -> str:
    """The section of a changelog about a version, without its heading.

    Raises `SetupError` where the program has another version, or the changelog nothing to say.
    """
    if version != program:
        raise SetupError(
            f"The program says it is version {program}, not {version}. Change duckgames/__init__.py or the tag."
        )
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n"
    section = re.search(heading + r"(.*?)(?=^## |\Z)", changelog, flags=re.MULTILINE | re.DOTALL)
    if section is None:
        raise SetupError(f"CHANGELOG.md has no section that begins with  ## [{version}] - YEAR-MONTH-DAY")
    if not section[1].strip():
        raise SetupError(f"CHANGELOG.md says nothing of version {version}.")
    return section[1].strip() + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
