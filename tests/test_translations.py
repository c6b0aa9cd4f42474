"""Every text can be translated and is, in every language, with nothing lost on the way."""

import ast
import csv
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import catalogues
import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "duckgames"
LANGUAGES = catalogues.LANGUAGES
FORMS = {"en": 2, "pl": 3, "ru": 3}

# What a sentence may leave open; the presenter and the widgets fill it in. A new name is added here on purpose.
KNOWN_PLACEHOLDERS = {
    "action",
    "all",
    "average",
    "blue",
    "built",
    "card",
    "cards",
    "change",
    "coins",
    "colour",
    "column",
    "commands",
    "cost",
    "count",
    "deck",
    "duck",
    "endings",
    "event",
    "expected",
    "fair",
    "fewest",
    "file",
    "folder",
    "game",
    "gave",
    "given",
    "gold",
    "got",
    "green",
    "group",
    "halls",
    "hand",
    "hours",
    "key",
    "largest",
    "least",
    "less",
    "level",
    "line",
    "loss",
    "luck",
    "mark",
    "mean",
    "minutes",
    "most",
    "n",
    "name",
    "names",
    "number",
    "objects",
    "of",
    "option",
    "other",
    "over",
    "owner",
    "percent",
    "place",
    "played",
    "points",
    "power",
    "price",
    "purple",
    "reason",
    "red",
    "rest",
    "rival",
    "role",
    "roll",
    "row",
    "scores",
    "seats",
    "seconds",
    "seed",
    "share",
    "shown",
    "specials",
    "splash",
    "state",
    "target",
    "temper",
    "text",
    "total",
    "turn",
    "turns",
    "value",
    "values",
    "version",
    "victim",
    "wanted",
    "what",
    "who",
    "won",
}

# "&" before a letter marks the key of a button or menu; "&&" and "Duck & Cover" are plain signs.
ACCELERATOR = re.compile(r"(?<!&)&(?=\w)")
PLACEHOLDER = re.compile(r"\{([^{}]*)\}|(%n|%L?\d)")
MARKUP = re.compile(r"</?\w+|&\w+;")


@dataclass(frozen=True)
class Message:
    """One entry of a .ts file."""

    context: str
    source: str
    comment: str
    state: str
    plural: bool
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}"


def read(path: Path) -> list[Message]:
    """All entries of a .ts file."""
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            )
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            state = translation.get("type", "")
            messages.append(Message(context.findtext("name", ""), source, comment, state, plural, tuple(forms)))
    return messages


def catalogue(language: str) -> list[Message]:
    """The entries of one language of the program."""
    return read(catalogues.TRANSLATIONS / f"duckgames_{language}.ts")


def placeholders(text: str) -> list[str]:
    """What is filled in later, in alphabetical order: names of {name}, and %n."""
    return sorted(match[1] if match[2] is None else match[2] for match in PLACEHOLDER.finditer(text))


def faults(message: Message, language: str) -> Iterator[str]:
    """What is wrong with one entry."""
    if message.state:
        yield message.state
    if message.plural and len(message.forms) != FORMS[language]:
        yield f"{len(message.forms)} plural forms"
    for form in message.forms:
        if not form.strip():
            yield "empty"
            continue
        for what, found in {
            "placeholders": (placeholders(message.source), placeholders(form)),
            "accelerator": (len(ACCELERATOR.findall(message.source)), len(ACCELERATOR.findall(form))),
            "markup": (sorted(MARKUP.findall(message.source)), sorted(MARKUP.findall(form))),
            "space around": (message.source != message.source.strip(), form != form.strip()),
        }.items():
            if found[0] != found[1]:
                yield f"{what} differ in {form!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_with_nothing_lost(language: str) -> None:
    found = [f"{message} {fault}" for message in catalogue(language) for fault in faults(message, language)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_there_twice(language: str) -> None:
    keys = [(message.context, message.source, message.comment) for message in catalogue(language)]
    assert len(keys) == len(set(keys))


def test_placeholders_have_names_we_know() -> None:
    used = {name for message in catalogue("pl") for name in placeholders(message.source)} - {"%n"}
    assert used == KNOWN_PLACEHOLDERS


def test_a_plural_has_its_number() -> None:
    assert [str(message) for message in catalogue("pl") if message.plural and "%n" not in message.source] == []


def test_a_text_of_a_table_that_counts_has_its_plurals() -> None:
    assert [str(message) for message in catalogue("pl") if "%n" in message.source and not message.plural] == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (Message("A", "Hello {name}", "", "", False, ("Cześć {nazwa}",)), "placeholders"),
        (Message("A", "Hello", "", "unfinished", False, ("Cześć",)), "unfinished"),
        (Message("A", "%n card(s)", "", "", True, ("%n karta", "karty", "%n kart")), "placeholders"),
        (Message("A", "%n card(s)", "", "", True, ("%n karta", "%n kart")), "2 plural forms"),
        (Message("A", "%n card(s)", "", "", True, ("%n karta", "%n karty", "")), "empty"),
        (Message("A", "&Quit", "", "", False, ("Zakończ",)), "accelerator"),
        (Message("A", "<b>Quack</b>", "", "", False, ("Kwa",)), "markup"),
    ],
)
def test_a_fault_is_found(message: Message, fault: str) -> None:
    assert fault in " ".join(faults(message, "pl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_up_to_date(language: str, refreshed: Path) -> None:
    name = f"duckgames_{language}.ts"
    now = (catalogues.TRANSLATIONS / name).read_text(encoding="utf-8")
    assert (refreshed / name).read_text(encoding="utf-8") == now, "please run: python3 dev.py translations"


@pytest.fixture(scope="module")
def refreshed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the .ts files that lupdate has just brought up to date."""
    folder = tmp_path_factory.mktemp("translations")
    for path in catalogues.TRANSLATIONS.glob("*.ts"):
        shutil.copy(path, folder)
    catalogues.update(folder)
    return folder


# The sources: what lupdate would silently miss or file under a context that never matches


@dataclass(frozen=True)
class Call:
    """A place in the sources that marks or translates a text."""

    path: Path
    line: int
    function: str
    owner: str
    arguments: tuple[ast.expr, ...]

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} {self.function}"

    def literal(self, index: int) -> str | None:
        """The argument of that number where it is a literal text."""
        argument = self.arguments[index] if index < len(self.arguments) else None
        return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None

    def entry(self) -> tuple[str | None, str | None]:
        """Context and text as lupdate must find them."""
        return (self.owner, self.literal(0)) if self.function == "tr" else (self.literal(0), self.literal(1))


def calls(path: Path, node: ast.AST, owner: str = "") -> Iterator[Call]:
    """All such places below a node; `owner` is the class around it."""
    for child in ast.iter_child_nodes(node):
        yield from calls(path, child, child.name if isinstance(child, ast.ClassDef) else owner)
        if not isinstance(child, ast.Call):
            continue
        match child.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                yield Call(path, child.lineno, "tr", owner, tuple(child.args))
            case ast.Attribute(attr="tr") | ast.Name(id="tr"):
                yield Call(path, child.lineno, "tr", "a tr that is not self.tr", tuple(child.args))
            case (
                ast.Attribute(value=ast.Name(id="QCoreApplication" | "QApplication"), attr="translate")
                | ast.Name(id="translate")
            ):
                yield Call(path, child.lineno, "translate", owner, tuple(child.args))
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                yield Call(path, child.lineno, "QT_TRANSLATE_NOOP", owner, tuple(child.args))


def all_calls() -> list[Call]:
    """All such places of the program."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return [call for path in paths for call in calls(path, ast.parse(path.read_text(encoding="utf-8")))]


def test_marked_texts_are_literals() -> None:
    """A variable or an f-string is skipped by lupdate, or found in a form that never matches."""
    wrong = [str(call) for call in all_calls() if call.function != "translate" and None in call.entry()]
    # translate() may look up what a table has marked, but a text of its own needs a context that lupdate can read.
    wrong += [str(call) for call in all_calls() if call.literal(1) is not None and call.literal(0) is None]
    # translate() must not build its text either.
    wrong += [str(call) for call in all_calls() if any(is_built(argument) for argument in call.arguments[:2])]
    assert not wrong, "\n".join(wrong)


def is_built(text: ast.expr) -> bool:
    """An f-string, a sum of texts, or a call of format."""
    if isinstance(text, ast.Call):
        return isinstance(text.func, ast.Attribute) and text.func.attr == "format"
    return isinstance(text, ast.JoinedStr | ast.BinOp)


def test_lupdate_finds_every_marked_text_in_its_context() -> None:
    found = {(message.context, message.source) for message in catalogue("pl")}
    marked = [call for call in all_calls() if None not in call.entry()]
    missed = [f"{call} {call.entry()}" for call in marked if call.entry() not in found]
    assert not missed, "\n".join(missed)


# Texts that are data


def tables() -> list[Path]:
    """The card tables of the games."""
    return sorted(PACKAGE.rglob("*.csv"))


@pytest.mark.parametrize("path", tables(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_data_columns_have_every_language(path: Path) -> None:
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, restkey="rest"))
    columns = list(rows[0])
    stems = {column.removesuffix("_en") for column in columns if column.endswith("_en")}
    assert {f"{stem}_{language}" for stem in stems for language in LANGUAGES} <= set(columns)
    for number, row in enumerate(rows, start=2):
        assert "rest" not in row, f"line {number} has a comma outside quotation marks"
        for stem in stems:
            texts = [row[f"{stem}_{language}"] for language in LANGUAGES]
            assert len({bool(text.strip()) for text in texts}) == 1, f"line {number}, {stem}"
            assert len({tuple(placeholders(text)) for text in texts}) == 1, f"line {number}, {stem}"


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")))
def test_help_pages_come_in_every_language_or_in_none(game: str) -> None:
    pages = {path.stem for path in (ROOT / "resources" / "games" / game / "help").glob("*.md")}
    assert pages in (set(), set(LANGUAGES))


@pytest.mark.parametrize(
    "page", sorted((ROOT / "resources" / "games").glob("*/help/*.md")), ids=lambda page: str(page.relative_to(ROOT))
)
def test_the_pictures_of_a_help_page_are_there(page: Path) -> None:
    named = re.findall(r"!\[([^]]*)\]\(([^)]*)\)", page.read_text(encoding="utf-8"))
    assert [path for _, path in named if not (page.parent / path).is_file()] == []
    assert all(words for words, _ in named), "Qt leaves out a picture without words of its own"
