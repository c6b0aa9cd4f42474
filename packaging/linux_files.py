"""Writes the files by which desktops of Linux know the program, from the templates in packaging/linux.

    python packaging/linux_files.py FOLDER [--media URL]

Run it with the interpreter of `environment.ensure("release", ...)`. What is about games comes from their folders, the
releases from CHANGELOG.md, colours from the program's own. Screenshots need an address where they can be fetched: the
folder that holds those of packaging/screenshots is named by --media or the variable DUCKGAMES_MEDIA; without it they
are left out.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

import history
from environment import ROOT, SetupError
from PySide6.QtCore import QCoreApplication

from duckgames import APP_ID, __version__
from duckgames.core import registry
from duckgames.session.language import LANGUAGES, LanguageManager

TEMPLATES = ROOT / "packaging" / "linux"
MEDIA_VARIABLE = "DUCKGAMES_MEDIA"
TRANSLATED = ("pl", "ru")

SCREENSHOTS = {
    "table": {
        "en": "A round of Duck & Cover",
        "pl": "Runda Duck & Cover",
        "ru": "Раунд Duck & Cover",
    },
    "launcher": {
        "en": "All three games",
        "pl": "Wszystkie trzy gry",
        "ru": "Все три игры",
    },
    "duck-town": {
        "en": "A turn as the Badger in Duck Town",
        "pl": "Tura Borsuka w Kaczym Miasteczku",
        "ru": "Ход Барсука в Утином городке",
    },
    "kaczogrod": {
        "en": "A Plague of Rats in a rival's city of Kaczogród",
        "pl": "Plaga szczurów w mieście rywala w Kaczogrodzie",
        "ru": "Нашествие крыс на город соперника в Качогруде",
    },
    "new-game": {
        "en": "A new game: who plays, and how well",
        "pl": "Nowa gra: kto gra i jak dobrze",
        "ru": "Новая игра: кто играет и насколько хорошо",
    },
    "scores": {
        "en": "The scores, in the evening theme",
        "pl": "Wyniki w motywie wieczornym",
        "ru": "Итоги в вечерней теме",
    },
}
"""The pictures of packaging/screenshots that are shown, the first one first, and what is said below each."""


@dataclass(frozen=True)
class GameWords:
    """What a game is called and what one does in it, by language."""

    id: str
    title: dict[str, str]
    sentence: dict[str, str]


def main(arguments: list[str]) -> None:
    """Carry out the command line."""
    parser = argparse.ArgumentParser(description="Write the files by which desktops of Linux know the program.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--media", default=os.environ.get(MEDIA_VARIABLE, ""), help="address of the screenshots")
    words = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QCoreApplication.instance() or QCoreApplication(["linux_files"])
    try:
        write_files(words.folder, words.media)
    except SetupError as error:
        raise SystemExit(str(error)) from error
    del application


def write_files(folder: Path, media: str = "") -> None:
    """Write every file into a folder; raises `SetupError`."""
    folder.mkdir(parents=True, exist_ok=True)
    games, told = list(game_words()), history.own_releases(__version__)
    texts = {
        f"{APP_ID}.desktop": desktop(template(f"{APP_ID}.desktop"), games),
        f"{APP_ID}.metainfo.xml": metainfo(template(f"{APP_ID}.metainfo.xml"), games, told, media),
        f"{APP_ID}.mime.xml": template(f"{APP_ID}.mime.xml"),
        "copyright": template("copyright").replace("@LICENSE@\n", licence()),
    }
    for name in ("duckgames.6", *(f"duckgames.{language}.6" for language in TRANSLATED)):
        texts[name] = man_page(template(name), games, told[0])
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def template(name: str) -> str:
    """One of the templates."""
    return (TEMPLATES / name).read_text(encoding="utf-8")


def game_words() -> Iterator[GameWords]:
    """The words of each game, in the order of the registry."""
    language = LanguageManager()
    before = language.current
    titles: dict[str, dict[str, str]] = {}
    sentences: dict[str, dict[str, str]] = {}
    for code in LANGUAGES:
        language.use(code)
        for info in registry.infos():
            view = registry.view(info.id)
            titles.setdefault(info.id, {})[code] = view.title()
            sentences.setdefault(info.id, {})[code] = view.sentence()
    language.use(before)
    return (GameWords(id_, titles[id_], sentences[id_]) for id_ in titles)


def desktop(text: str, games: list[GameWords]) -> str:
    """The desktop file, with an action for each game."""
    names = [game.id.replace("_", "-") for game in games]
    text = re.sub(r"(?m)^(Actions=.*;)$", lambda found: found[1] + "".join(f"{name};" for name in names), text)
    for name, game in zip(names, games, strict=True):
        own = [f"Name[{code}]={game.title[code]}" for code in TRANSLATED]
        lines = [f"[Desktop Action {name}]", f"Name={game.title['en']}", *own, f"Exec=duckgames --game {game.id}"]
        text += "\n" + "\n".join(lines) + "\n"
    return text


def metainfo(text: str, games: list[GameWords], told: list[history.Release], media: str) -> str:
    """The description for software centres."""
    tokens = json.loads((ROOT / "resources" / "tokens.json").read_text(encoding="utf-8"))
    items = [{code: f"{game.title[code]}. {game.sentence[code]}" for code in LANGUAGES} for game in games]
    blocks = {
        "@GAMES@": ["<ul>", *(f"  {line}" for item in items for line in translated("li", item)), "</ul>"],
        "@SCREENSHOTS@": screenshots(media),
        "@RELEASES@": releases(told),
    }
    for mark, lines in blocks.items():
        indent = "    " if mark == "@GAMES@" else "  "
        text = text.replace(f"{mark}\n", "".join(f"{indent}{line}\n" for line in lines))
    return text.replace("@LIGHT@", tokens["light"]["pond_bottom"]).replace("@DARK@", tokens["dark"]["pond_top"])


def translated(tag: str, texts: dict[str, str]) -> list[str]:
    """An element of XML in each language, the English one first and plain."""
    marks = {code: "" if code == "en" else f' xml:lang="{code}"' for code in ("en", *TRANSLATED)}
    return [f"<{tag}{mark}>{escape(texts[code])}</{tag}>" for code, mark in marks.items()]


def screenshots(media: str) -> list[str]:
    """The pictures, by addresses below `media`; none without it."""
    if not media:
        return []
    lines = ["<screenshots>"]
    for number, (name, captions) in enumerate(SCREENSHOTS.items()):
        address = f"{media.rstrip('/')}/{name}.png"
        lines.append(f"  <screenshot{'' if number else ' type=' + quoteattr('default')}>")
        lines += [f"    {line}" for line in translated("caption", captions)]
        lines += [f'    <image type="source" width="1280" height="800">{escape(address)}</image>', "  </screenshot>"]
    return [*lines, "</screenshots>"]


def releases(told: list[history.Release]) -> list[str]:
    """The versions that are told in the changelog, the newest first."""
    lines = ["<releases>"]
    for release in told:
        opening = f'<release version="{release.version}" date="{release.time:%Y-%m-%d}">'
        lines += [f"  {opening}", "    <description>", "      <ul>"]
        lines += [f"        <li>{escape(point)}</li>" for _, points in release.changes for point in points]
        lines += ["      </ul>", "    </description>", "  </release>"]
    return [*lines, "</releases>"]


def man_page(text: str, games: list[GameWords], release: history.Release) -> str:
    """A manual page, with the version, its day and the ids of the games."""
    ids = ", ".join(f"\\fB{game.id}\\fR" for game in games)
    marks = {"@DATE@": f"{release.time:%Y-%m-%d}", "@VERSION@": release.version, "@GAMES@": ids}
    for mark, words in marks.items():
        text = text.replace(mark, words)
    return text


def licence() -> str:
    """The words of LICENSE as Debian writes them, from the permission on."""
    words = (ROOT / "LICENSE").read_text(encoding="utf-8")
    body = words[words.index("Permission is") :].rstrip().splitlines()
    return "\n".join(["License: Expat", *(f" {line}" if line else " ." for line in body)]) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
