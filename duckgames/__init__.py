"""Duck Games: three duck card games against AI, on one shared card table.

The package is layered, and imports point downwards only: `core` (the vocabulary: game, match, record, chance), the
`rules` of each game under `games`, `ai` (players, arena, worker process), `session` (QObjects around a match; of Qt,
QtCore only), `ui` (widgets and the card table), the `view` of each game, and `app`, which wires everything. A game is
one folder with one part for each layer; the framework finds games through `core.registry` and names none of them.
"""

__version__ = "0.2.0"

APP_ID = "io.github.duckgames.DuckGames"
"""The name by which desktops know the program: of its desktop file, its icon, and its bundle and packages."""
