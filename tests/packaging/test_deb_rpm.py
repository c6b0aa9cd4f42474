"""The packages of Debian and Fedora: what they say of themselves, what they need, and what building them needs."""

import re
import shutil
import struct
import subprocess
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import history
import linkage
import minimal_root
import packaged_tree
import PySide6
import pytest
import runpaths
import try_deb
import xwd
from environment import ROOT, SetupError
from kinds import deb, rpm
from system_packages import DEBIAN_PACKAGES

NOW = datetime(2026, 12, 24, 18, 0, tzinfo=UTC)
ORDER = ("1.0.dev1", "1.0a1.dev2", "1.0a1", "1.0b2", "1.0rc1", "1.0", "1.0.post1", "1.0.1", "1.1.dev1", "1.10")
CHANGELOG = """# Changelog

## [Unreleased]

### Added

- A pond.

## [1.1.0] - 2026-12-01

### Added

- Ducks of `three` levels, and
  100 % more water.
- Reeds.

### Fixed

- A frog.

## [1.0.0] - 2026-11-30

- Nothing.
"""
QT_FILES = (
    "plugins/platforms/libqxcb.so",
    "plugins/platformthemes/libqxdgdesktopportal.so",
    "lib/libQt6XcbQpa.so.6",
    "lib/libQt6DBus.so.6",
)
ELF = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None, reason="reads libraries of Linux by objdump"
)


@pytest.fixture
def nothing_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))


@pytest.fixture
def internal(tmp_path: Path) -> Path:
    """A folder build in small: two plugins of Qt with a library for each, and two libraries of the system."""
    qt = Path(str(PySide6.__file__)).parent / "Qt"
    made = tmp_path / "duckgames" / "_internal"
    for name in QT_FILES:
        place = made / "PySide6" / "Qt" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(qt / name, place)
    # Nothing of it matters but its name, and that it needs what only it needs.
    shutil.copy(qt / "lib" / "libQt6Svg.so.6", made / "libxcb-cursor.so.0")
    shutil.copy(qt / "lib" / "libQt6Svg.so.6", made / "libdbus-1.so.3")
    (made / "libQt6XcbQpa.so.6").symlink_to("PySide6/Qt/lib/libQt6XcbQpa.so.6")
    return made


def test_versions_say_what_they_are() -> None:
    assert history.package_version("0.2.0") == "0.2.0"
    assert history.package_version("1.0rc1") == "1.0~rc1"
    assert history.package_version("1.0.post2+local.3") == "1.0+post2+local.3"
    with pytest.raises(SetupError, match="1!2"):
        history.package_version("1!2")


@pytest.mark.skipif(shutil.which("dpkg") is None, reason="dpkg compares versions")
def test_dpkg_sorts_versions_as_python_does() -> None:
    versions = [history.package_version(version) + "-1" for version in ORDER]
    for older, newer in pairwise(versions):
        assert subprocess.run(["dpkg", "--compare-versions", older, "lt", newer], check=False).returncode == 0, newer


@pytest.mark.skipif(shutil.which("rpm") is None, reason="rpm compares versions")
def test_rpm_sorts_versions_as_python_does() -> None:
    versions = [history.package_version(version) for version in ORDER]
    pairs = ", ".join(f'rpm.vercmp("{older}", "{newer}")' for older, newer in pairwise(versions))
    answer = subprocess.run(["rpm", "--eval", f"%{{lua:print({pairs})}}"], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["-1"] * (len(ORDER) - 1)


def test_a_released_version_tells_nothing_of_what_came_after_it() -> None:
    found = history.releases(CHANGELOG, "1.1.0", NOW)
    assert [release.version for release in found] == ["1.1.0", "1.0.0"]
    assert dict(found[0].changes)["Added"] == ("Ducks of three levels, and 100 % more water.", "Reeds.")
    assert found[0].time == datetime(2026, 12, 1, tzinfo=UTC)


def test_a_version_on_its_way_tells_what_is_unreleased_as_its_own() -> None:
    found = history.releases(CHANGELOG, "1.2.0.dev1", NOW)
    assert [release.version for release in found] == ["1.2.0.dev1", "1.1.0", "1.0.0"]
    assert found[0].changes == (("Added", ("A pond.",)),)
    assert found[0].time == NOW


def test_an_older_version_than_the_newest_is_refused() -> None:
    with pytest.raises(SetupError, match="1\\.0\\.0"):
        history.releases(CHANGELOG, "1.0.0", NOW)


def test_changelogs_are_as_dpkg_and_rpm_want_them() -> None:
    found = history.releases(CHANGELOG, "1.1.0", NOW)
    debian, fedora = history.for_debian(found), history.for_rpm(found)
    assert debian.startswith("duckgames (1.1.0-1) unstable; urgency=medium\n\n  * Added:\n    - Ducks of")
    assert re.search(r"\n\n -- .+ <.+@.+>  Tue, 01 Dec 2026 00:00:00 \+0000\n", debian)
    assert fedora.startswith("* Tue Dec 01 2026 The Duck Games contributors")
    assert "100 %% more water" in fedora
    assert max(len(line) for line in debian.splitlines() if line.startswith("    ")) <= 79


def test_the_time_of_a_build_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert history.build_seconds(5) == 5
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert history.build_seconds(5) == 86400
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(SetupError, match="yesterday"):
        history.build_seconds(5)


@ELF
def test_every_library_that_is_not_there_is_asked_for(internal: Path) -> None:
    found = linkage.needs(internal)
    ldd = subprocess.run(
        ["objdump", "-p", *map(str, linkage.read(internal))], capture_output=True, text=True, check=True
    )
    named = set(re.findall(r"NEEDED +(\S+)", ldd.stdout))
    here = {path.name for path in internal.rglob("*")}
    assert set(found.libraries) == named - here
    assert {"libxcb.so.1", "libc.so.6"} <= set(found.libraries)
    assert not {"libQt6XcbQpa.so.6", "libxcb-cursor.so.0"} & set(found.libraries)


@ELF
def test_the_libraries_of_the_system_are_left_to_it(internal: Path) -> None:
    linkage.leave_to_system(internal, DEBIAN_PACKAGES)
    left = {path.name for path in internal.rglob("*.so*")}
    assert left == {Path(name).name for name in QT_FILES}
    assert (internal / "libQt6XcbQpa.so.6").exists()
    assert {"libxcb-cursor.so.0", "libdbus-1.so.3"} <= set(linkage.needs(internal).libraries)


@ELF
def test_each_need_becomes_a_package_or_a_capability(internal: Path) -> None:
    linkage.leave_to_system(internal, deb.KNOWN)
    found = linkage.needs(internal)
    found = linkage.Needs(tuple(name for name in found.libraries if not name.startswith("lib" + "Qt6")), found.versions)
    packages = deb.depends(found)
    assert {"libxcb-cursor0", "libdbus-1-3", "libglib2.0-0t64 | libglib2.0-0", deb.FONTS} <= set(packages)
    assert any(re.fullmatch(r"libc6 \(>= 2\.\d+\)", package) for package in packages)
    assert len(packages) == len(set(packages))
    for library in found.libraries:
        assert library in deb.C_LIBRARY or library in deb.KNOWN or library in {"libstdc++.so.6", "libgcc_s.so.1"}
    capabilities = rpm.requires(found)
    assert "libxcb-cursor.so.0()(64bit)" in capabilities
    assert any(re.fullmatch(r"libc\.so\.6\(GLIBC_2\.\d+\)\(64bit\)", name) for name in capabilities)
    assert len(capabilities) == len(found.libraries) + len(rpm.OTHERS)


def test_the_newest_interface_counts_as_numbers() -> None:
    versions = (("libc.so.6", "GLIBC_2.4"), ("libc.so.6", "GLIBC_2.34"), ("libc.so.6", "GLIBC_PRIVATE"))
    needs = linkage.Needs(("libc.so.6", "libstdc++.so.6"), (*versions, ("libstdc++.so.6", "GLIBCXX_3.4.30")))
    assert needs.newest("libc.so.6", "GLIBC") == (2, 34)
    assert deb.depends(needs)[:2] == ["libc6 (>= 2.34)", "libstdc++6 (>= 12)"]
    assert "libstdc++.so.6(GLIBCXX_3.4.30)(64bit)" in rpm.requires(needs)


def test_a_library_of_no_known_package_is_refused() -> None:
    with pytest.raises(SetupError, match=r"libpond\.so\.7"):
        deb.depends(linkage.Needs(("libpond.so.7",), ()))


def test_control_says_all_that_dpkg_asks(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    (tree / "usr").mkdir(parents=True)
    (tree / "usr" / "duck").write_bytes(b"quack")
    deb.describe(tree, "1.0~rc1-1", "amd64", ["libc6 (>= 2.34)", deb.FONTS])
    text = (tree / "DEBIAN" / "control").read_text(encoding="utf-8")
    fields = dict(re.findall(r"^([A-Z][\w-]+): (.+)$", text, flags=re.MULTILINE))
    assert fields["Version"] == "1.0~rc1-1"
    assert fields["Section"] == "games"
    assert fields["Installed-Size"] == "2"
    assert fields["Depends"] == f"libc6 (>= 2.34), {deb.FONTS}"
    assert "@" not in text.replace("@duckgames.invalid", "")
    sums = (tree / "DEBIAN" / "md5sums").read_text(encoding="utf-8")
    assert sums == "cfaf278e8f522c72644cee2a753d2845  usr/duck\n"


def test_the_spec_asks_for_everything_and_leaves_no_gap(tmp_path: Path) -> None:
    text = rpm.spec("1.0", ["libX11.so.6()(64bit)", *rpm.OTHERS], "* Tue Dec 01 2026 N <n@n> - 1.0-1\n- 5 %%", tmp_path)
    assert not re.search(r"@[a-z]+@", text)
    assert re.findall(r"^Requires: +(.+)$", text, re.MULTILINE) == ["libX11.so.6()(64bit)", *rpm.OTHERS]
    assert "/usr/share/applications/io.github.duckgames.DuckGames.desktop\n" in text
    assert f'"{tmp_path}/usr"' in text


@pytest.mark.skipif(shutil.which("rpmspec") is None, reason="rpmspec reads the spec")
def test_rpm_understands_the_spec(tmp_path: Path) -> None:
    changelog = history.for_rpm(history.releases(CHANGELOG, "1.1.0", NOW))
    file = tmp_path / "duckgames.spec"
    file.write_text(rpm.spec("1.1.0", list(rpm.OTHERS), changelog, tmp_path), encoding="utf-8")
    command = ["rpmspec", "-q", "--qf", "%{name} %{version} %{license}", str(file)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    assert answer.stdout == "duckgames 1.1.0 " + " AND ".join(rpm.LICENCES)


def test_the_copyright_tells_texts_that_debian_has_not(tmp_path: Path) -> None:
    for name, begin, end in (
        ("duckgames/LICENSE.txt", "", ""),
        ("python/LICENSE.txt", "", ""),
        ("numpy/LICENSE.txt", "BSD words\n\nName: GCC runtime library\n\n", "----\nGPL words"),
        ("pyinstaller/COPYING.txt", "", packaged_tree.TEXTS[-1][3] + "\nGPL words"),
    ):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        text = f"{begin}GCC RUNTIME LIBRARY EXCEPTION of {name}\n\nmore\n{end}"
        (tmp_path / name).write_text(text, encoding="utf-8")
    text = packaged_tree.copyright_text(tmp_path)
    assert "GPL words" not in text
    assert " GCC RUNTIME LIBRARY EXCEPTION of python/LICENSE.txt\n .\n more\n" in text
    assert not re.search(r"^@", text, re.MULTILINE)
    # Each licence that a file is under is told in a paragraph of its own.
    named = set(re.findall(r"^License: (.+)$", text, re.MULTILINE))
    single = {part for name in named for part in name.split(" and ")}
    assert all(re.search(rf"\n\nLicense: {re.escape(name)}\n ", text) for name in single)
    with pytest.raises(SetupError, match="duckgames"):
        packaged_tree.copyright_text(tmp_path / "nowhere")


@pytest.mark.usefixtures("nothing_installed")
def test_what_is_missing_is_told_plainly() -> None:
    if sys.platform != "linux":
        assert deb.lacks() == "a .deb is built on Linux"
        return
    assert deb.lacks() == "dpkg-deb is missing; its package is dpkg, on Fedora too"
    assert rpm.lacks() == "rpmbuild is missing; Debian's package is rpm, Fedora's rpm-build"
    assert linkage.lacks().startswith("objdump is missing")


@pytest.mark.usefixtures("nothing_installed")
def test_a_trial_that_cannot_be_made_here_says_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert minimal_root.lacks() != ""
    assert try_deb.main([str(tmp_path / "no.deb")]) == 1
    assert capsys.readouterr().err == f"The package cannot be tried: {minimal_root.lacks()}.\n"


@ELF
def test_folders_of_the_building_machine_are_forgotten_and_own_ones_kept(tmp_path: Path) -> None:
    source = Path(str(PySide6.__file__)).parent / "Qt" / "lib" / "libQt6Svg.so.6"
    own, foreign = tmp_path / "own.so", tmp_path / "foreign.so"
    content = source.read_bytes()
    own.write_bytes(content)
    assert content.count(b"$ORIGIN\0") == 1
    foreign.write_bytes(content.replace(b"$ORIGIN\0", b"/nowher\0"))
    assert runpaths.forget_all(tmp_path) == 1
    assert own.read_bytes() == content
    told = subprocess.run(["objdump", "-p", str(foreign)], capture_output=True, text=True, check=True).stdout
    assert "RUNPATH" not in told
    assert linkage.parse(told).libraries == linkage.read(tmp_path)[own].libraries


def test_a_screen_is_read_and_written_as_a_picture(tmp_path: Path) -> None:
    header = [0] * 25
    header[0], header[4], header[5], header[11], header[12], header[19] = 100, 2, 1, 32, 8, 1
    pixels = bytes([1, 2, 3, 0, 4, 5, 6, 0])
    (tmp_path / "screen").write_bytes(struct.pack(">25I", *header) + bytes(12) + pixels)
    picture = xwd.read(tmp_path / "screen")
    assert picture == xwd.Picture(2, 1, (bytes([3, 2, 1, 6, 5, 4]),))
    xwd.write_png(picture, tmp_path / "screen.png")
    assert (tmp_path / "screen.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


def test_the_templates_are_there() -> None:
    for name in ("debian/control", "debian/copyright", "debian/lintian-overrides", "rpm.spec"):
        assert (ROOT / "packaging" / "linux" / name).is_file()
