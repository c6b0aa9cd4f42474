"""The installer for Windows removes what it installs, and both systems are told the truth about the program."""

from __future__ import annotations

import plistlib
import re
import sys
from pathlib import Path, PurePosixPath
from xml.etree import ElementTree

import identity
import pytest
import universal
from environment import PINS, SetupError
from kinds import dmg, nsis
from product import APP_ID
from PySide6.QtGui import QImage

from duckgames.session.language import LANGUAGES

SCRIPT = nsis.SCRIPT.read_text(encoding="utf-8")
WORDS = (PINS / "windows" / "words.nsh").read_text(encoding="utf-8")
TREE = (
    "duckgames.exe",
    "_internal/base library.zip",
    "_internal/PySide6/Qt6Core.dll",
    "_internal/talie/zażółć утка.svg",
)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A small tree as the folder build has it."""
    folder = tmp_path / "program folder"
    for name in TREE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name, encoding="utf-8")
    return folder


def lines_of(macro: str, text: str) -> list[str]:
    return text.split(f"!macro {macro}\n")[1].split("!macroend")[0].splitlines()


def installed_by(lines: list[str]) -> set[str]:
    found, folder = set(), ""
    for line in lines:
        place = re.fullmatch(r'SetOutPath "(.*)"', line)
        name = re.fullmatch(r'File "/oname=([^"]*)" ".*"', line)
        if place:
            folder = place[1]
        else:
            assert name is not None, line
            found.add(f"{folder}\\{name[1]}")
    return found


def test_exactly_what_is_installed_is_removed(program: Path) -> None:
    text = nsis.listing(nsis.sources(program))
    remove = lines_of("RemoveProgram", text)
    files = [line.removeprefix('Delete "').removesuffix('"') for line in remove if line.startswith("Delete ")]
    assert installed_by(lines_of("InstallProgram", text)) == set(files)
    assert set(files) == {"$INSTDIR\\" + name.replace("/", "\\") for name in TREE}
    assert len(files) == len(TREE)
    folders = [line.removeprefix('RMDir "').removesuffix('"') for line in remove[len(files) :]]
    # Those inside go first, and each only if it is empty.
    assert folders[-1] == r"$INSTDIR\_internal"
    assert sorted(folders) == [r"$INSTDIR\_internal", r"$INSTDIR\_internal\PySide6", r"$INSTDIR\_internal\talie"]


@pytest.mark.parametrize("name", ["a$b.dll", 'a"b.dll', "a*.dll", "uninstall.exe", "x/" * 90 + "y.dll"])
def test_a_name_that_could_not_be_removed_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match=r"installer|Windows"):
        nsis.listing([nsis.Source(Path("source"), PurePosixPath(name))])


def test_the_installer_keeps_to_its_user_and_its_files() -> None:
    code = "\n".join(line for line in SCRIPT.splitlines() if not line.lstrip().startswith(";"))
    assert "RequestExecutionLevel user" in code
    assert not re.search(r"\bHKLM\b|\bHKCR\b|SetShellVarContext all", code)
    # Whole folders are deleted in one place only, and only for the one who ticks it.
    section = re.search(r'Section /o "un\.\$\(SectionData\)".*?SectionEnd', code, re.DOTALL)
    assert section is not None
    assert "/r" in section[0]
    assert "RMDir /r" not in code.replace(section[0], "")


def test_every_word_of_the_installer_is_in_three_languages() -> None:
    said = re.findall(r'!insertmacro Say (\w+) (?:\\\n\s+)?"(.+)" (?:\\\n\s+)?"(.+)" (?:\\\n\s+)?"(.+)"', WORDS)
    assert len(said) == WORDS.count("!insertmacro Say ")
    used = set(re.findall(r"\$\((\w+)\)", SCRIPT))
    assert used == {name for name, *_ in said}
    for name, english, polish, russian in said:
        assert english.isascii(), name
        assert re.search("[а-я]", russian) or english == russian == "Duck Games", name
        assert polish != english or english == "Duck Games", name


@pytest.mark.skipif(nsis.compiler() is None, reason="needs makensis, of NSIS")
@pytest.mark.skipif(sys.platform == "win32", reason="the folder is built there, and the whole installer with it")
def test_the_installer_compiles(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(nsis.SIGN_VARIABLE, raising=False)
    for name in ("duckgames.ico", nsis.FILE_ICON):
        picture = QImage(32, 32, QImage.Format.Format_ARGB32)
        picture.fill(0)
        assert picture.save(str(tmp_path / name))
    made = nsis.pack(program, tmp_path, tmp_path / "duckgames-setup.exe")
    assert made.read_bytes()[:2] == b"MZ"


def test_missing_tools_are_named(program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PROGRAMFILES(X86)", raising=False)
    with pytest.raises(SetupError, match="makensis is missing"):
        nsis.pack(program, tmp_path, tmp_path / "duckgames-setup.exe")
    if sys.platform == "darwin":
        assert "xcode-select" in dmg.lacks()
    else:
        assert "macOS" in dmg.lacks()
    assert ("makensis" if sys.platform == "win32" else "on Windows") in nsis.lacks()


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("2", (2, 0, 0, 0)), ("1.2.3.4", (1, 2, 3, 4))]
)
def test_the_version_of_windows(version: str, numbers: tuple[int, ...]) -> None:
    assert identity.four_numbers(version) == numbers
    text = identity.version_resource(version)
    compile(text, "version.txt", "eval")
    assert f"filevers={numbers}, prodvers={numbers}" in text
    assert text.count(f'"{version}"') == 2


@pytest.mark.parametrize("version", ["", "1.0rc1", "1.2.3.4.5", "1.70000"])
def test_a_version_that_windows_has_no_room_for_is_refused(version: str) -> None:
    with pytest.raises(SetupError, match="as Windows wants it"):
        identity.four_numbers(version)


def test_the_manifest_of_windows() -> None:
    root = ElementTree.parse(PINS / "windows" / "duckgames.manifest").getroot()
    said = {element.tag.rpartition("}")[2]: (element.text or "").strip() for element in root.iter()}
    assert said["longPathAware"] == "true"
    assert said["dpiAwareness"].startswith("PerMonitorV2")


def test_what_the_app_tells_macos() -> None:
    told = identity.bundle_information("1.2.3")
    assert plistlib.loads(plistlib.dumps(told)) == told
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "1.2.3"
    assert set(told["CFBundleLocalizations"]) == set(LANGUAGES)
    [kind], [document] = told["UTExportedTypeDeclarations"], told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["duckgame"]
    # One kind of file, by the same name on all systems.
    types = ElementTree.parse(PINS / "linux" / f"{APP_ID}.mime.xml").getroot()
    linux = [element.attrib["type"] for element in types if element.tag.endswith("mime-type")]
    assert kind["UTTypeTagSpecification"]["public.mime-type"] == linux
    assert f'MIME "{linux[0]}"' in SCRIPT


def test_each_system_is_told_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(identity.SIGN_VARIABLE, "Developer ID Application: Pip")
    windows, mac = identity.of_program(tmp_path, "win32"), identity.of_program(tmp_path, "darwin")
    assert Path(windows["version"]).is_file()
    assert Path(windows["manifest"]).is_file()
    assert mac["codesign_identity"] == "Developer ID Application: Pip"
    assert all(value is True for value in plistlib.loads(Path(mac["entitlements_file"]).read_bytes()).values())
    assert identity.of_bundle()["bundle_identifier"] == APP_ID
    assert identity.of_program(tmp_path, "linux") == {}


def test_the_pins_of_one_package() -> None:
    pins = (PINS / "requirements-play.txt").read_text(encoding="utf-8")
    numpy = universal.pinned("numpy", pins)
    assert {line.split("==")[0] for line in numpy.splitlines() if "==" in line.split(";")[0]} == {"numpy"}
    assert numpy.count("--hash=sha256:") > 40
    assert not numpy.rstrip().endswith("\\")
    with pytest.raises(SetupError, match="not pinned"):
        universal.pinned("duck", pins)


def test_files_of_code_are_known_by_how_they_begin(tmp_path: Path) -> None:
    (tmp_path / "numpy").mkdir()
    for name, begin in (("fat.so", b"\xca\xfe\xba\xbe"), ("thin.dylib", b"\xcf\xfa\xed\xfe"), ("text.py", b"import")):
        (tmp_path / "numpy" / name).write_bytes(begin + b"\0" * 8)
    assert [file.name for file in universal.mach_files(tmp_path)] == ["fat.so", "thin.dylib"]
