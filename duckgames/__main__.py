"""Starts the program; imports no Qt at module level, because a spawned AI process imports this module too."""

import multiprocessing
import sys


def main() -> int:
    """Runs the program with the words of the command line and returns its exit code."""
    # A frozen program is started again for its AI process: that start ends here.
    multiprocessing.freeze_support()
    from duckgames.app import run

    return run(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
