"""The addresses that show a page, for the server and for the page."""

import re
from collections.abc import Mapping
from typing import Final

from intriga.core.games import games, games_with, lessons_of, manifest_of
from intriga.server.work.puzzle_bodies import is_puzzle

ADDRESSES: Final = {
    "lobby": "/",
    "create": "/new",
    "table": "/t/{id}",
    "evening": "/t/{id}/evening",
    "replay": "/r/{id}[/{step}]",
    "rules": "/rules[/{game}]",
    "learn": "/learn",
    "lesson": "/learn/{game}/{lesson}",
    "puzzles": "/puzzles[/{game}/{id}]",
    "daily": "/daily[/{game}[/{day}]]",
    "about": "/about",
    "continue": "/continue[/{table}]",
    "circle": "/c/{id}[/{table}]",
    "me": "/me[/{who}]",
    "open": "/open",
}
"""The address of each page: names stand in braces, and what may be missing in brackets.

``web/src/base/routes.ts`` reads the same list, as ``intriga.server.http.typescript`` writes it.
"""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
GAME_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,80}")


def _pattern(address: str) -> re.Pattern[str]:
    optional = (
        address.replace("[", "(?:").replace("]", ")?").replace("{step}", r"(?P<step>\d{1,5})")
    )
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[A-Za-z0-9_-]+)", optional), re.ASCII)


_PATTERNS: Final = {page: _pattern(address) for page, address in ADDRESSES.items()}


def place_of(path: str) -> tuple[str, Mapping[str, str]]:
    """Return the page that *path* names and the parts of the address that are there by name.

    One sign at the end of *path* counts for nothing.  The page is empty where there is none.
    """
    plain = path.removesuffix("/") or "/"
    for page, pattern in _PATTERNS.items():
        if found := pattern.fullmatch(plain):
            return page, {name: part for name, part in found.groupdict().items() if part}
    return "", {}


def table_of(path: str) -> str | None:
    """Return the table that *path* names, None for another page."""
    page, parts = place_of(path)
    known = page in {"table", "evening"} and TABLE_ID.fullmatch(parts["id"])
    return parts["id"] if known else None


def replay_of(path: str) -> str | None:
    """Return the finished game that *path* names, None for another page."""
    page, parts = place_of(path)
    return parts["id"] if page == "replay" and GAME_ID.fullmatch(parts["id"]) else None


def step_of(path: str) -> int:
    """Return the step of a finished game that *path* names, 0 where it names none."""
    return int(place_of(path)[1].get("step", 0))


def rules_of(path: str) -> str | None:
    """Return the game whose rules *path* names, None for another page and a game there is not."""
    page, parts = place_of(path)
    return parts["game"] if page == "rules" and parts.get("game") in games() else None


def puzzle_of(path: str) -> str | None:
    """Return the game of the puzzle that *path* names, None where there is no such puzzle.

    It may be a mistake of a finished game, as far as that can be seen in it.
    """
    page, parts = place_of(path)
    if page != "puzzles" or parts.get("game") not in games_with("puzzles"):
        return None
    return parts["game"] if is_puzzle(parts["game"], parts["id"]) else None


def is_lesson(path: str) -> bool:
    """Say whether *path* names a lesson that there is."""
    page, parts = place_of(path)
    return page == "lesson" and parts["lesson"] in _lessons(parts["game"])


def daily_of(path: str) -> str | None:
    """Return the game whose daily bluff *path* names, None for another page or no such game."""
    page, parts = place_of(path)
    game = parts.get("game", "") if page == "daily" else ""
    return game if game in games() and manifest_of(game).daily.tables else None


def is_page(path: str) -> bool:
    """Say whether *path* shows a page, as far as that can be seen in it."""
    page, parts = place_of(path)
    if page in {"circle", "continue", "me"} or not parts:
        return page != "" and all(TABLE_ID.fullmatch(part) for part in parts.values())
    named = (table_of(path), replay_of(path), rules_of(path), puzzle_of(path), daily_of(path))
    return is_lesson(path) or any(each is not None for each in named)


def _lessons(game: str) -> set[str]:
    return {lesson.name for lesson in lessons_of(game)} if game in games() else set()
