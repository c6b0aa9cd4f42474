"""Build hook of hatchling: puts the pictures, sounds and compiled translations into the wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramFilesHook(BuildHookInterface[Any]):
    """Maps resources/ and the compiled translations into the package.

    An editable installation gets no copies: there the program finds both in the checkout (session/resources.py).
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is put together."""
        root = Path(self.root)
        if version == "editable":
            compile_catalogues(root, root / "translations")
            return
        folder = root / "build" / "translations"
        compile_catalogues(root, folder)
        build_data["force_include"][str(root / "resources")] = "duckgames/resources"
        for source in sorted((root / "translations").glob("*.ts")):
            name = source.stem + ".qm"
            build_data["force_include"][str(folder / name)] = f"duckgames/translations/{name}"


def compile_catalogues(root: Path, folder: Path) -> None:
    """Compile translations/*.ts into a folder, with the Python that builds the wheel."""
    subprocess.run([sys.executable, str(root / "packaging" / "catalogues.py"), "compile", str(folder)], check=True)
