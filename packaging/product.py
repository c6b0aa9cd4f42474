"""What the program is called and which version it has, as it declares them itself."""

import runpy

from environment import ROOT

# The package imports nothing but the standard library, so any Python can run this one file of it.
_declared = runpy.run_path(str(ROOT / "duckgames" / "__init__.py"))

VERSION: str = _declared["__version__"]
APP_ID: str = _declared["APP_ID"]
