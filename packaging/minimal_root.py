"""A minimal Debian or Ubuntu in a folder, to try packages in; nothing that is mounted for it outlives a command."""

import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from environment import SetupError

TOOLS = {"debootstrap": "debootstrap", "unshare": "util-linux", "chroot": "coreutils", "apt-get": "apt"}
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PATIENCE = 1200
LIST = "mirror+file:"
"""How apt calls a file of mirrors, the first of which is the best."""

# In a name space of its own: whatever ends the command, the mounts and all processes end with it. The shell stays as
# their first process, for one that takes another user's rights is no longer told to end.
ALONE = ("unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child")
ENTER = (
    'mount -t proc proc "$0/proc" && mkdir -p "$0/dev/shm" && mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm" '
    '&& chroot "$@"; exit $?'
)


class Broken(Exception):
    """A command in the root that failed; the text says which, and what it printed last."""


def lacks() -> str:
    """What is missing here to make such a root, in plain words."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "this needs root: it makes a small Debian in a folder and installs packages in it"
    missing = sorted(package for tool, package in TOOLS.items() if shutil.which(tool) is None)
    return f"these packages are missing: {' '.join(missing)}" if missing else ""


class MinimalRoot:
    """The folder, and what is done in it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def popen(
        self,
        command: Sequence[str],
        user: str = "",
        variables: dict[str, str] | None = None,
        network: bool = True,
    ) -> "subprocess.Popen[str]":
        """Start a command in it, as root unless a user is named, with these variables only."""
        before = ALONE if network else (*ALONE, "--net")
        who = [f"--userspec={user}"] if user else []
        environment = {"PATH": PATH, "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root", **(variables or {})}
        proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
        return subprocess.Popen(
            [*before, "sh", "-c", ENTER, str(self.path), *who, str(self.path), *command],
            env=environment | proxies,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    def run(
        self,
        *command: str,
        user: str = "",
        variables: dict[str, str] | None = None,
        network: bool = True,
    ) -> str:
        """Run a command in it to its end; return what it printed, or raise `Broken`."""
        with self.popen(command, user, variables, network) as process:
            try:
                said, _ = process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise Broken(f"{' '.join(command)} did not end within {PATIENCE} s") from None
        if process.returncode != 0:
            last = "\n".join(said.splitlines()[-25:])
            raise Broken(f"{' '.join(command)} ended with {process.returncode} and said:\n{last}")
        return said

    def apt(self, *words: str) -> str:
        """Run apt-get in it without questions, and with what packages depend on only."""
        return self.run("apt-get", "-y", "-q", "--no-install-recommends", *words)

    def contents(self, but: Sequence[str]) -> dict[str, str]:
        """Every file, folder and link in it, by path, with a digest of what it holds; without those below `but`."""
        found = {}
        for folder, names, files in os.walk(self.path):
            inside = Path(folder).relative_to(self.path)
            names[:] = [name for name in names if f"{inside / name}/" not in but]
            for name in (*names, *files):
                if str(inside / name) not in but:
                    found[str(inside / name)] = digest(Path(folder, name))
        return found


def digest(path: Path) -> str:
    """What tells whether a path holds the same as before."""
    if path.is_symlink():
        return f"link to {path.readlink()}"
    return hashlib.md5(path.read_bytes()).hexdigest() if path.is_file() else ""


@contextmanager
def fresh(cache: Path | None) -> Iterator[MinimalRoot]:
    """A new minimal root of this machine's own release, from its own mirror; gone afterwards.

    Where a cache is named, the root is unpacked from there; if it is not there yet, it is packed into it.
    """
    with tempfile.TemporaryDirectory(prefix="duckgames-root-") as name:
        path = Path(name, "root")
        path.mkdir()
        if cache is not None and cache.is_file():
            tell("tar", "-C", str(path), "-xpf", str(cache))
        else:
            release = platform.freedesktop_os_release()
            # Ubuntu keeps in "universe" some of what Debian has in "main".
            components = "main,universe" if release["ID"] == "ubuntu" else "main"
            options = ["--variant=minbase", f"--components={components}"]
            tell(*ALONE, "debootstrap", *options, release["VERSION_CODENAME"], str(path), mirror())
            if cache is not None:
                tell("tar", "-C", str(path), "-caf", str(cache), ".")
        shutil.copy("/etc/resolv.conf", path / "etc" / "resolv.conf")
        try:
            yield MinimalRoot(path)
        finally:
            # Before anything is deleted: nothing of this machine may be mounted below.
            left = [line for line in Path("/proc/mounts").read_text().splitlines() if str(path) in line]
            if left:
                raise Broken(f"Still mounted, so the root is kept: {left}")


def mirror() -> str:
    """Where this machine's own apt fetches its system from."""
    query = ["apt-get", "indextargets", "--format", "$(SITE) $(CODENAME) $(COMPONENT)", "Created-By: Packages"]
    answer = subprocess.run(query, capture_output=True, text=True, check=False)
    codename = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    for line in answer.stdout.splitlines():
        if line.endswith(f" {codename} main"):
            site = line.split()[0]
            # Some machines name a list of mirrors, among them those on which GitHub runs workflows.
            return Path(site.removeprefix(LIST)).read_text().split()[0] if site.startswith(LIST) else site
    raise SetupError("apt knows no lists of this system's own packages; please run apt-get update.")


def tell(*command: str) -> str:
    """What a command of this machine prints; raises `Broken` where it fails."""
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise Broken(f"{' '.join(command)} failed:\n{answer.stdout[-1000:]}{answer.stderr[-1000:]}")
    return answer.stdout.strip()
