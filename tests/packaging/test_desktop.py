"""What desktops of Linux are told of the program: launchers, software centres, file managers and `man`."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import linux_files
import pictures
import pytest
from PySide6.QtGui import QImage

from duckgames import APP_ID, __version__
from duckgames.app import command_line
from duckgames.core import registry
from duckgames.session.saved_matches import ENDING
from tests.app.starts import environment

ROOT = Path(__file__).resolve().parents[2]
MEDIA = "https://example.org/pond"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
PAGES = ("duckgames.6", "duckgames.pl.6", "duckgames.ru.6")

EXCUSED = {
    "cid-contains-uppercase-letter": "the id ends in the program's name, as Flatpak advises",
    "unknown-tag": "appstreamcli older than 1.0 does not know the developer element that newer ones ask for",
    "url-homepage-missing": "no homepage is known yet",
}
"""What appstreamcli may remark below a warning, and why."""


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"this system has no {tool}")


def write(folder: Path, *words: str) -> Path:
    script = ROOT / "packaging" / "linux_files.py"
    subprocess.run([sys.executable, str(script), str(folder), *words], env=environment(DUCKGAMES_MEDIA=""), check=True)
    return folder


def checked(*command: str | Path) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    return subprocess.run(words, capture_output=True, encoding="utf-8", env=environment(LC_ALL="C.UTF-8"), check=False)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("files"), "--media", MEDIA)


@pytest.fixture(scope="module")
def entry(files: Path) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(files / f"{APP_ID}.desktop", encoding="utf-8")
    return parser


@pytest.fixture(scope="module")
def component(files: Path) -> ElementTree.Element:
    return ElementTree.parse(files / f"{APP_ID}.metainfo.xml").getroot()


def words(element: ElementTree.Element, path: str) -> list[str]:
    return [found.text or "" for found in element.findall(path)]


# The desktop file.


def test_the_menu_offers_the_newest_match_and_each_game(entry: configparser.ConfigParser) -> None:
    names = entry["Desktop Entry"]["Actions"].rstrip(";").split(";")
    assert [f"Desktop Action {name}" for name in names] == entry.sections()[1:]
    lines = [command_line.parse(shlex.split(entry[section]["Exec"])) for section in entry.sections()[1:]]
    assert lines[0].continue_
    assert [line.game for line in lines[1:]] == [info.id for info in registry.infos()]


def test_every_word_of_the_desktop_file_is_in_three_languages(entry: configparser.ConfigParser) -> None:
    for section in entry.sections():
        worded = {key for key in ("GenericName", "Comment", "Keywords") if key in entry[section]}
        worded |= {"Name"} if section != "Desktop Entry" else set()
        assert all(entry[section].get(f"{key}[{code}]") for key in worded for code in linux_files.TRANSLATED)
    assert entry["Desktop Action duck-town"]["Name[ru]"] == "Утиный городок"


def test_the_names_by_which_desktops_know_the_program_agree(
    entry: configparser.ConfigParser, component: ElementTree.Element
) -> None:
    main = entry["Desktop Entry"]
    assert main["Icon"] == APP_ID == component.findtext("id")
    assert component.findtext("launchable") == f"{APP_ID}.desktop"
    assert shlex.split(main["Exec"])[0] == component.findtext("provides/binary") == main["StartupWMClass"]
    assert main["MimeType"].rstrip(";") == component.findtext("provides/mediatype")


@needs("desktop-file-validate")
def test_the_desktop_file_is_valid(files: Path) -> None:
    run = checked("desktop-file-validate", files / f"{APP_ID}.desktop")
    assert (run.returncode, run.stdout + run.stderr) == (0, "")


# The metainfo.


@needs("appstreamcli")
@pytest.mark.parametrize("media", [MEDIA, ""])
def test_the_metainfo_is_valid(files: Path, tmp_path: Path, media: str) -> None:
    folder = files if media else write(tmp_path)
    run = checked("appstreamcli", "validate", "--no-net", "--pedantic", "--no-color", folder / f"{APP_ID}.metainfo.xml")
    assert run.returncode == 0, run.stdout
    remarks = re.findall(r"(?m)^([EWIP]): \S+ (\S+)", run.stdout)
    assert [remark for remark in remarks if remark[0] in "EW" or remark[1] not in EXCUSED] == []


def test_software_centres_are_told_of_every_game(component: ElementTree.Element) -> None:
    for code in (None, *linux_files.TRANSLATED):
        told = [item.text for item in component.findall("description/ul/li") if item.get(LANGUAGE) == code]
        assert len(told) == len(registry.infos())


def test_the_newest_release_is_this_version(component: ElementTree.Element) -> None:
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert len(release.findall("description/ul/li")) > 3


def test_the_pictures_are_those_of_the_readme(component: ElementTree.Element) -> None:
    names = {address.removeprefix(f"{MEDIA}/") for address in words(component, "screenshots/screenshot/image")}
    assert names == {file.name for file in pictures.PLACE.iterdir()}
    assert names == {f"{name}.png" for name in pictures.PICTURES}
    assert names == set(
        re.findall(r"\(packaging/screenshots/(\S+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    )
    for name in names:
        picture = QImage(str(pictures.PLACE / name))
        assert f"{picture.width()}x{picture.height()}" == pictures.SIZE


# The kind of files.


def test_saved_matches_are_named_in_three_languages(files: Path) -> None:
    kind = ElementTree.parse(files / f"{APP_ID}.mime.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert [comment.get(LANGUAGE) for comment in kind.findall(f"{MIME}comment")] == [None, *linux_files.TRANSLATED]
    assert [glob.get("pattern") for glob in kind.findall(f"{MIME}glob")] == [f"*.{ENDING}"]


LOOK = """
import sys
from PySide6.QtCore import QMimeDatabase
base, ask = QMimeDatabase(), QMimeDatabase.MatchMode
name, *files = sys.argv[1:]
print(base.mimeTypeForFile(name, ask.MatchExtension).name())
print(base.mimeTypeForName("application/x-duckgame+json").inherits("application/json"))
for file in files:
    print(base.mimeTypeForFile(file, ask.MatchContent).name())
"""


@needs("update-mime-database")
def test_file_managers_know_saved_matches_by_name_and_by_content(files: Path, tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(files / f"{APP_ID}.mime.xml", packages / f"{APP_ID}.xml")
    made = checked("update-mime-database", tmp_path / "mime")
    assert made.returncode == 0, made.stderr
    saves = sorted((ROOT / "tests" / "data" / "saves").glob("*.json"))
    other = tmp_path / "other.json"
    other.write_text('{"format":1,"cards":[]}', encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", LOOK, f"Łódź.{ENDING}", *map(str, saves), str(other)],
        env=environment(XDG_DATA_HOME=str(tmp_path)),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    by_name, inherits, *by_content, foreign = run.stdout.split()
    assert {by_name, *by_content} == {"application/x-duckgame+json"}
    assert len(by_content) == len(saves) > 2
    assert inherits == "True"
    assert foreign != by_name


# The manual.


@pytest.mark.parametrize("page", PAGES)
def test_the_manual_tells_every_option(files: Path, page: str) -> None:
    text = (files / page).read_text(encoding="utf-8").replace("\\-", "-")
    tags = re.findall(r"(?m)^\.TP\n(\.B.*)$", text)
    told = {word for tag in tags for word in re.findall(r"(?<!\w)--?[a-z][a-z-]*", tag)}
    assert told == {f"{'-' * min(len(name), 2)}{name}" for option in command_line.options() for name in option.names()}
    assert all(f"\\fB{info.id}\\fR" in text for info in registry.infos())
    assert f"Duck Games {__version__}" in text
    assert "@" not in text


@needs("mandoc")
@pytest.mark.parametrize("page", PAGES)
def test_the_manual_has_no_faults(files: Path, page: str) -> None:
    run = checked("mandoc", "-T", "lint", "-W", "warning", files / page)
    assert (run.returncode, run.stdout + run.stderr) == (0, "")


@needs("groff")
@pytest.mark.parametrize("page", PAGES)
def test_the_manual_is_set_without_a_warning(files: Path, page: str) -> None:
    run = checked("groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-P-cbou", files / page)
    assert (run.returncode, run.stderr) == (0, "")
    assert "DUCKGAMES_DATA" in run.stdout
