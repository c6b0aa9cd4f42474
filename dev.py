"""The one script a fresh machine needs; it lists its commands. Old Pythons must understand this file to be refused."""

import os
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120


def refuse():
    # type: () -> None
    """Tell in plain words that this Python is too old, and which of this machine's would do."""
    sys.stderr.write("Duck Games needs Python 3.11 or newer; this is Python %d.%d.\n" % sys.version_info[:2])
    folders = os.environ.get("PATH", "").split(os.pathsep)
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        if any(os.access(os.path.join(folder, name), os.X_OK) for folder in folders):  # noqa: PTH118
            sys.stderr.write(
                "This machine has a newer one. Please run:  %s dev.py %s\n" % (name, " ".join(sys.argv[1:]))
            )
            break
    else:
        sys.stderr.write("Please install a newer Python and call dev.py with it.\n")
    sys.exit(2)


if sys.version_info < (3, 11):
    refuse()

if __name__ == "__main__":
    sys.path.insert(0, os.path.join(ROOT, "packaging"))  # noqa: PTH118
    from commands import main

    sys.exit(main(sys.argv[1:]))
