"""Finds the files that ship beside the code: pictures, sounds, help pages and translations."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def resource(path: str) -> Path:
    """The file `resources/<path>`: inside the package once installed, else in the checkout."""
    return _find("resources", path)


def is_installed() -> bool:
    """Whether the files lie inside the package, where some may have gone missing, and not in a checkout."""
    return (PACKAGE / "resources").is_dir()


def translation_folder() -> Path:
    """The folder that holds the translations."""
    return _find("translations", "")


def licence_folder() -> Path | None:
    """The folder of licence texts that a packaged program brings; others leave each part its own."""
    try:
        return _find("licences", "index.json").parent
    except FileNotFoundError:
        return None


def _find(folder: str, path: str) -> Path:
    for root in (PACKAGE, PACKAGE.parent):
        found = root / folder / path
        if found.exists():
            return found
    raise FileNotFoundError(f"{folder}/{path} is neither in {PACKAGE} nor beside it")
