"""Build hook of hatchling: compiles the translations and puts them into the wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Maps each compiled catalogue to duckgames/translations; an editable installation reads them in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is put together."""
        root = Path(self.root)
        editable = version == "editable"
        folder = root / "translations" if editable else root / "build" / "translations"
        subprocess.run([sys.executable, str(root / "packaging" / "catalogues.py"), "compile", str(folder)], check=True)
        if not editable:
            for source in sorted((root / "translations").glob("*.ts")):
                name = source.stem + ".qm"
                build_data["force_include"][str(folder / name)] = f"duckgames/translations/{name}"
