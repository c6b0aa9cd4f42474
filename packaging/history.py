"""Reads CHANGELOG.md and the version, and says both in the words of Debian's packages and of RPM's."""

import os
import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime

from environment import ROOT, SetupError

# No address of the project is known, and none may be made up: ".invalid" is reserved to mean that there is none
# (RFC 2606). Both kinds of packages demand the field.
MAINTAINER = "The Duck Games contributors <duckgames@duckgames.invalid>"

# As PEP 440 spells them: the numbers, then what makes it come before the release, after it, or apart from it.
SPELLING = re.compile(
    r"(?P<release>\d+(?:\.\d+)*)(?:(?P<pre>a|b|rc)(?P<number>\d+))?"
    r"(?:\.post(?P<post>\d+))?(?:\.dev(?P<dev>\d+))?(?:\+(?P<local>[a-z0-9.]+))?"
)
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(frozen=True)
class Release:
    """One version and what it changed: pairs of a heading, such as Added, and its points."""

    version: str
    time: datetime
    changes: tuple[tuple[str, tuple[str, ...]], ...]


def package_version(version: str) -> str:
    """The version as dpkg and rpm write it, which both sort as Python does: 1.0.dev1, 1.0rc1, 1.0, 1.0.post1.

    A tilde comes before everything, even before nothing.
    """
    parts = SPELLING.fullmatch(version)
    if parts is None:
        raise SetupError(f"The version {version} cannot be told to dpkg and rpm; 1.2.3, 1.2rc1 and 1.2.dev3 can.")
    text = parts["release"]
    if parts["pre"]:
        text += f"~{parts['pre']}{parts['number']}"
    if parts["post"]:
        text += f"+post{parts['post']}"
    if parts["dev"]:
        text += f"~~dev{parts['dev']}"
    return text + (f"+{parts['local']}" if parts["local"] else "")


def releases(changelog: str, version: str, now: datetime) -> list[Release]:
    """The released versions that a changelog tells of, the newest first; what is unreleased counts as `version`.

    Where `version` has a part of its own there, what came after it is not told.
    """
    parts = re.split(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?[^\n]*$", changelog, flags=re.MULTILINE)
    named = list(zip(parts[1::3], parts[2::3], parts[3::3], strict=True))
    known = any(name == version for name, _, _ in named)
    found = []
    for name, day, text in named:
        if name == "Unreleased" and not known:
            found.append(Release(version, now, changes(text)))
        elif name != "Unreleased" and day:
            found.append(Release(name, datetime.fromisoformat(day).replace(tzinfo=UTC), changes(text)))
    if not found or found[0].version != version:
        raise SetupError(f"CHANGELOG.md tells nothing of version {version}.")
    return found


def changes(text: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The headings of one version with their points, each point as one line."""
    parts = re.split(r"^### (.+)$", text, flags=re.MULTILINE)
    points = (re.split(r"^- ", part, flags=re.MULTILINE)[1:] for part in parts[2::2])
    lines = (tuple(" ".join(point.replace("`", "").replace("*", "").split()) for point in some) for some in points)
    return tuple(zip(parts[1::2], lines, strict=True))


def own_releases(version: str) -> list[Release]:
    """The released versions of the program, this one first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    now = build_seconds(int(datetime.now(UTC).timestamp()))
    return releases(text, version, datetime.fromtimestamp(now, UTC))


def build_seconds(otherwise: int) -> int:
    """The second that counts as the time of this build, where reproducible builds are told one, or another one."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if told and not told.isdecimal():
        raise SetupError(f"SOURCE_DATE_EPOCH is {told}, but must be a number of seconds.")
    return int(told) if told else otherwise


def for_debian(found: list[Release]) -> str:
    """The releases as Debian's changelog."""
    return "\n".join("\n".join(debian_entry(release)) + "\n" for release in found)


def debian_entry(release: Release) -> Iterator[str]:
    """The lines of one release."""
    yield f"duckgames ({package_version(release.version)}-1) unstable; urgency=medium"
    yield ""
    for heading, points in release.changes:
        yield f"  * {heading}:"
        for point in points:
            yield textwrap.fill(point, 79, initial_indent="    - ", subsequent_indent="      ", break_on_hyphens=False)
    yield ""
    yield f" -- {MAINTAINER}  {format_datetime(release.time)}"


def for_rpm(found: list[Release]) -> str:
    """The releases as RPM's changelog, in which a percent sign would begin a macro."""
    return "\n".join("\n".join(rpm_entry(release)) + "\n" for release in found).replace("%", "%%")


def rpm_entry(release: Release) -> Iterator[str]:
    """The lines of one release; the names of days are English whatever the system speaks."""
    time = release.time
    day = f"{WEEKDAYS[time.weekday()]} {MONTHS[time.month - 1]} {time.day:02} {time.year}"
    yield f"* {day} {MAINTAINER} - {package_version(release.version)}-1"
    for heading, points in release.changes:
        for point in points:
            text = f"{heading}: {point}"
            yield textwrap.fill(text, 79, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)
