"""The paths that show a page: the same that ``web/src/base/routes.ts`` knows."""

import re
from typing import Final

from intriga.core.games import games, games_with, lessons_of
from intriga.server.work.puzzle_list import is_puzzle

PLAIN: Final = frozenset({"/", "/new", "/about", "/learn", "/puzzles", "/rules"})
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")
TABLE: Final = re.compile(rf"/t/({TABLE_ID.pattern})(?:/evening)?")
REPLAY: Final = re.compile(rf"/r/({GAME_ID.pattern})(?:/(\d{{1,5}}))?")
CONTINUE: Final = re.compile(rf"/continue(?:/{TABLE_ID.pattern})?")
LESSON: Final = re.compile(r"/learn/([A-Za-z0-9_-]+)/([A-Za-z0-9_-]+)")
PUZZLE: Final = re.compile(r"/puzzles/([A-Za-z0-9_-]+)/([A-Za-z0-9_-]+)")
RULES: Final = re.compile(r"/rules/([A-Za-z0-9_-]+)")


def plain(path: str) -> str:
    """Return *path* as it is compared: one sign at its end counts for nothing."""
    return path.removesuffix("/") or "/"


def table_of(path: str) -> str | None:
    """Return the table that *path* names, None for another page."""
    found = TABLE.fullmatch(plain(path))
    return found and found[1]


def replay_of(path: str) -> str | None:
    """Return the finished game that *path* names, None for another page."""
    found = REPLAY.fullmatch(plain(path))
    return found and found[1]


def step_of(path: str) -> int:
    """Return the step of a finished game that *path* names, 0 where it names none."""
    found = REPLAY.fullmatch(plain(path))
    return int(found[2] or 0) if found else 0


def rules_of(path: str) -> str | None:
    """Return the game whose rules *path* names, None for another page and a game there is not."""
    found = RULES.fullmatch(plain(path))
    return found[1] if found and found[1] in games() else None


def puzzle_of(path: str) -> str | None:
    """Return the game of the puzzle that *path* names, None where there is no such puzzle.

    It may be a mistake of a finished game, as far as that can be seen in it.
    """
    found = PUZZLE.fullmatch(plain(path))
    if found is None or found[1] not in games_with("puzzles"):
        return None
    return found[1] if is_puzzle(found[1], found[2]) else None


def is_lesson(path: str) -> bool:
    """Say whether *path* names a lesson that there is."""
    found = LESSON.fullmatch(plain(path))
    return found is not None and found[1] in games() and found[2] in _lessons(found[1])


def _lessons(game: str) -> set[str]:
    return {lesson.name for lesson in lessons_of(game)}


def is_page(path: str) -> bool:
    """Say whether *path* shows a page, as far as that can be seen in it."""
    shown = plain(path) in PLAIN or rules_of(path) is not None or is_lesson(path)
    shown = shown or puzzle_of(path) is not None or CONTINUE.fullmatch(plain(path)) is not None
    return shown or table_of(path) is not None or replay_of(path) is not None
