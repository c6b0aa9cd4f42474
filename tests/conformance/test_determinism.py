"""The same seed gives the same match under every hash seed and on every Python of this machine."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.conformance import fingerprints

SCRIPT = Path(fingerprints.__file__)
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


@cache
def here() -> str:
    """The fingerprints of this very process."""
    return fingerprints.report()


def run(python: str, hash_seed: str) -> str:
    """The fingerprints of a bare interpreter: no packages, no user's site, little of the environment."""
    command = [python, "-S", "-s", "-B", str(SCRIPT)]
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "HOME") if name in os.environ}
    done = subprocess.run(
        command, env={**kept, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def python_of(version: str) -> str | None:
    """An interpreter of `version` that starts, or None."""
    found = Path(shutil.which(f"python{version}") or "nowhere")
    # A shim of pyenv starts only a version that is switched on; the versions lie beside the shims.
    installed = (found.parent.parent / "versions").glob(f"{version}.*/bin/python")
    for candidate in (str(found), *map(str, installed)):
        question = [candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            answer = subprocess.run(question, capture_output=True, text=True, check=False)
        except OSError:
            continue
        if answer.returncode == 0 and answer.stdout.strip() == version:
            return candidate
    return None


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_the_same_match_under_every_hash_seed(hash_seed: str) -> None:
    assert run(sys.executable, hash_seed) == here()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_same_match_on_every_python(version: str) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"this machine has no Python {version}")
    assert run(python, "random") == here()


def test_the_fingerprints_of_a_match_are_known() -> None:
    """Every machine, not only every Python of one, must come to these."""
    assert here() == fingerprints.KNOWN.read_text(encoding="utf-8")
