"""Names the program to the task bar of Windows; other systems know it by its desktop file or its bundle."""

from __future__ import annotations

import sys


def name_to_taskbar(name: str) -> None:
    """Lets all windows of this process count as those of the program `name`, the name that its shortcuts have too.

    Otherwise the task bar goes by the file that runs, which for a start from source is that of Python. Has to come
    before the first window.
    """
    if sys.platform == "win32":
        import ctypes

        # Refused by nothing but an odd Windows, and then the task bar goes by the file.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ctypes.c_wchar_p(name))
