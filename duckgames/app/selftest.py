"""The self-test of an installation: everything it needs is there, and a match can be played, saved and read."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from duckgames import __version__
from duckgames.ai.player import Limit, Request
from duckgames.app.console import say
from duckgames.app.inventory import CHECKS
from duckgames.app.letters import LETTERS, missing_letters
from duckgames.core import registry
from duckgames.core.ducks import DUCKS
from duckgames.core.manifest import GameInfo
from duckgames.core.match import Match
from duckgames.core.rng import Rng
from duckgames.core.setup import Ai, MatchSetup
from duckgames.session.ai_client import AiClient
from duckgames.session.autosave import Autosave
from duckgames.session.errors import SessionError
from duckgames.session.game_session import GameSession
from duckgames.session.language import LANGUAGES, LanguageManager
from duckgames.session.resources import translation_folder
from duckgames.session.storage import Storage
from duckgames.ui.texts import Texts
from duckgames.ui.theme import Look

PATIENCE_MS = 120_000
SEED = 20261130
CHOICES = 24
"""How many choices each level makes, and from how many positions: enough to load all it thinks with."""

NODES = 20


class Failure(Exception):
    """A check that did not hold; the text says what."""


def selftest(language: LanguageManager) -> int:
    """Runs every check, prints a line for each, and returns 0 if all hold.

    Where nobody reads on, it ends there and not in the start of an AI process.
    """
    failed = 0
    for name, check in _checks(language):
        started = time.monotonic()
        try:
            found = check()
        # Whatever breaks is a finding of the self-test, so nothing may end it early.
        except Exception as error:
            failed += 1
            say(f"FAILED  {name}: {type(error).__name__}: {error}")
        else:
            say(f"ok      {name}: {found} ({time.monotonic() - started:.2f} s)")
    say(f"duckgames {__version__}: " + (f"{failed} checks failed" if failed else "all checks hold"))
    return 1 if failed else 0


def _checks(language: LanguageManager) -> Iterator[tuple[str, Callable[[], str]]]:
    yield from CHECKS.items()
    yield "letters of the three alphabets", _check_letters
    for code in LANGUAGES:
        yield f"language {code}", lambda code=code: _check_language(language, code)  # type: ignore[misc]
    for info in registry.infos():
        yield f"{info.id}: layers", lambda info=info: _check_layers(info)  # type: ignore[misc]
        yield f"{info.id}: levels", lambda info=info: _check_levels(info)  # type: ignore[misc]
        yield f"{info.id}: a match of ducks, saved and read", lambda info=info: _check_match(info)  # type: ignore[misc]


def _check_letters() -> str:
    missing = missing_letters(Look())
    if missing:
        raise Failure(f"no font here has {missing}")
    return f"{len(set(''.join(LETTERS.values())))} letters in both faces"


def _check_language(language: LanguageManager, code: str) -> str:
    # English has a catalogue too: its plurals.
    catalogue = translation_folder() / f"duckgames_{code}.qm"
    if not catalogue.is_file():
        raise Failure(f"{catalogue.name} is missing")
    language.use(code)
    for info in registry.infos():
        view = registry.view(info.id)
        texts = Texts(view, ())
        if not view.title() or not texts.heading(view.columns[0].heading):
            raise Failure(f"{info.id} is silent")
    return catalogue.name


def _check_layers(info: GameInfo) -> str:
    registry.game(info.id)
    registry.presenter(info.id)
    registry.view(info.id)
    return "rules, presenter and view load"


def _check_levels(info: GameInfo) -> str:
    game = registry.game(info.id)
    for level in info.levels:
        duck = Ai(level, info.tempers[0], DUCKS[0])
        match = Match(game, MatchSetup(info.id, (duck,) * info.seats[0], SEED))
        player = registry.ai(info.id).make_player(level, duck.temper)
        for ply in range(CHOICES):
            seat = game.owing(match.state)[0]
            request = Request(seat, game.observe(match.state, seat), match.legal(seat), ())
            decision = player.decide(request, Limit(nodes=NODES), Rng.for_ply(SEED, ply), lambda: False)
            match.submit(seat, decision.action)
    return f"{', '.join(info.levels)} made {CHOICES} choices each"


def _check_match(info: GameInfo) -> str:
    with tempfile.TemporaryDirectory(prefix="duckgames-") as folder:
        return _play_and_read(info, Path(folder))


def _play_and_read(info: GameInfo, folder: Path) -> str:
    storage = Storage(folder)
    keeper, ai = Autosave(storage), AiClient()
    session = GameSession(ai, keeper)
    loop, troubles = QEventLoop(), list[SessionError]()
    session.ended.connect(loop.quit)
    session.failed.connect(troubles.append)
    QTimer.singleShot(PATIENCE_MS, loop.quit)
    # The quickest level: how the others think has been tried.
    seats = tuple(Ai(info.levels[0], info.tempers[0], duck) for duck in DUCKS[: info.seats[0]])
    try:
        ai.start()
        session.start(MatchSetup(info.id, seats, SEED))
        loop.exec()
        keeper.flush()
        if session.result is None or troubles:
            raise Failure(f"the match did not end well: {troubles}")
        plies, process = session.ply, ai.process_id
    finally:
        session.close()
        ai.close()
        keeper.close()
    (file,) = (folder / "finished" / info.id).glob("*.json")
    match = Match.replay(registry.game(info.id), storage.open_file(file).record)
    if match.ply != plies or match.result is None:
        raise Failure("the saved match is another one")
    return f"{plies} choices in process {process}"
