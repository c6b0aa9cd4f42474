"""Collects the texts of the program into translations/*.ts (lupdate) and compiles those into *.qm (lrelease).

    python packaging/catalogues.py update [FOLDER]     bring the .ts files up to date with the sources
    python packaging/catalogues.py compile [FOLDER]    compile each .ts that is newer than its .qm

Run it with the Python that has PySide6, whose tools it calls; `python3 dev.py translations` does both.
"""

import ast
import importlib.util
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "duckgames"
TRANSLATIONS = ROOT / "translations"
LANGUAGES = ("en", "pl", "ru")


def tool(name: str) -> str:
    """Path of a program that comes with PySide6."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit(f"{name} is part of PySide6-Essentials, which this Python ({sys.executable}) does not have.")
    return str(Path(spec.origin).parent / (name + ".exe" if sys.platform == "win32" else name))


def run(command: list[str]) -> None:
    """Run a tool quietly; when it fails or has a warning, show what it said and stop."""
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL)
    if answer.returncode != 0 or "warning" in answer.stderr.lower():
        raise SystemExit(f"{Path(command[0]).stem} failed:\n{answer.stdout}{answer.stderr}")


def update(folder: Path = TRANSLATIONS) -> None:
    """Merge the texts found in the sources into the .ts files of a folder, which keep what is translated.

    No line numbers and a fixed order: only a changed text changes the files. The sources are English, so the
    English file holds only what has a singular and a plural.
    """
    with tempfile.TemporaryDirectory() as first:
        (Path(first) / "plurals.py").write_text("\n".join(plural_calls()), encoding="utf-8")
        for language in LANGUAGES:
            # lupdate heeds -extensions only for the folders named after it.
            command = [tool("lupdate"), "-extensions", "py", "-no-obsolete", "-locations", "none", "-sort-messages"]
            command += ["-source-language", "en", "-target-language", language]
            command += ["-pluralonly"] if language == "en" else []
            run([*command, first, str(SOURCES), "-ts", str(folder / f"duckgames_{language}.ts")])


def plural_calls() -> Iterator[str]:
    """For each text with %n that is marked in a table, a call by which lupdate knows it for a plural.

    QT_TRANSLATE_NOOP cannot say so. Of two equal texts lupdate believes the one it reads first.
    """
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="QT_TRANSLATE_NOOP"), args=[ast.Constant(value=context), ast.Constant(value=text)]
                ) if "%n" in str(text):
                    yield f"translate({str(context)!r}, {str(text)!r}, '', 1)"


def compile_newer(folder: Path = TRANSLATIONS) -> list[Path]:
    """Compile each .ts that is newer than its .qm in the folder; return the paths of all .qm."""
    folder.mkdir(parents=True, exist_ok=True)
    compiled = []
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        target = folder / (source.stem + ".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            # A program that runs has the old one mapped into its memory: that must not change under it.
            fresh = target.with_name(f"{target.name}.{os.getpid()}")
            run([tool("lrelease"), "-silent", str(source), "-qm", str(fresh)])
            fresh.replace(target)
        compiled.append(target)
    return compiled


def main(arguments: list[str]) -> None:
    """Carry out one command line."""
    actions = {"update": update, "compile": compile_newer}
    if not arguments or arguments[0] not in actions or len(arguments) > 2:
        raise SystemExit(__doc__)
    actions[arguments[0]](Path(arguments[1]) if len(arguments) == 2 else TRANSLATIONS)


if __name__ == "__main__":
    main(sys.argv[1:])
