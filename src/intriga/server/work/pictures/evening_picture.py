"""The picture of a table's evening: how often each player won, and the titles."""

import gzip
from collections.abc import Sequence
from typing import Final

import msgspec

from intriga.server.wire.bodies import EveningPlayer, EveningTitle, TableEvening
from intriga.server.work.pictures.end_picture import TROPHY
from intriga.server.work.pictures.parts import (
    GOLD,
    PAPER,
    SEATS,
    SIZE,
    TEXT,
    Ink,
    cut,
    drawing,
    game_of,
    heading,
    png_of,
    text,
    width_of,
    wrapped,
)
from intriga.words import Language
from intriga.words.sentences import told

MARGIN, TOP, BETWEEN = 56, 176, 40  # pixels
COLUMN: Final = 390  # pixels for the players, where there are titles
MOST_PLAYERS, MOST_TITLES, MOST_LINES = 8, 4, 2
LARGE, LETTERS = 30, 22  # pixels
SMALL: Final[Ink] = GOLD, TEXT
NAME: Final[Ink] = PAPER, TEXT
TOLD: Final[Ink] = "#d9cfb4", TEXT

_EVENING: Final = msgspec.json.Decoder(TableEvening)


def evening_picture(packed: bytes, tag: str) -> bytes:
    """Return an evening, *packed* as the page gets it, as a PNG in the language *tag*."""
    return png_of(evening_drawing(_EVENING.decode(gzip.decompress(packed)), tag))


def evening_drawing(evening: TableEvening, tag: str) -> str:
    """Return *evening* as an SVG, in the language *tag*."""
    language = Language(tag, evening.game, evening.preset)
    names = [player.name for player in evening.players]
    titles = evening.titles[:MOST_TITLES]
    room = COLUMN if titles else SIZE[0] - 2 * MARGIN
    parts = [
        _head(language, evening),
        *_players(evening.players[:MOST_PLAYERS], room),
        *_titles(titles, names, language),
    ]
    return drawing("", "".join(parts))


def _head(language: Language, evening: TableEvening) -> str:
    games = language.format("web-evening-games", games=evening.games)
    return heading(f"{game_of(language)} · {games}", language.format("web-evening"))


def _players(players: Sequence[EveningPlayer], room: float) -> list[str]:
    """Draw a line for each of *players*: the colour, the name, a cup and the games won."""
    height = min(74.0, (SIZE[1] - TOP - MARGIN) / max(1, len(players)))
    size = min(36.0, height * 0.56)
    lines: list[str] = []
    for at, player in enumerate(players):
        y = TOP + at * height
        won = str(player.wins)
        right = MARGIN + room - width_of(won, size)
        ink: Ink = (GOLD, TEXT) if player.wins == players[0].wins > 0 else NAME
        lines.append(
            f'<rect x="{MARGIN}" y="{y + height * 0.16:.1f}" width="7"'
            f' height="{height * 0.68:.1f}" rx="3.5" fill="{SEATS[at % len(SEATS)]}"/>'
            + text(
                cut(player.name, size, right - MARGIN - 70),
                MARGIN + 24,
                y + height * 0.68,
                size,
                ink,
            )
            + text(won, right, y + height * 0.68, size, ink)
            + _cup(right - size * 1.25, y + height * 0.68 - size * 0.86, size)
        )
    return lines


def _cup(x: float, y: float, size: float) -> str:
    return (
        f'<path d="{TROPHY}" transform="translate({x:.1f} {y:.1f}) scale({size / 24:.2f})"'
        f' fill="none" stroke="{GOLD}" stroke-width="2" stroke-linejoin="round"'
        ' stroke-linecap="round"/>'
    )


def _titles(titles: Sequence[EveningTitle], names: Sequence[str], language: Language) -> list[str]:
    """Draw *titles* below each other: each with its name, its holders and the reason."""
    left = MARGIN + COLUMN + BETWEEN
    room = SIZE[0] - MARGIN - left
    said = [
        wrapped(told(language, names, title.told[0]), LETTERS, room, MOST_LINES) for title in titles
    ]
    heights = [LARGE * 1.25 + LETTERS * 1.2 * len(lines) for lines in said]
    free = SIZE[1] - TOP - MARGIN - sum(heights)
    gap = max(0.0, min(34.0, free / max(1, len(titles) - 1)))
    drawn: list[str] = []
    y = float(TOP)
    for title, lines, height in zip(titles, said, heights, strict=True):
        called = language.format(f"title-{title.name}")
        holders = language.list(names[holder] for holder in title.holders)
        beside = left + width_of(called, LETTERS) + 4
        drawn.append(text(cut(called, LETTERS, room / 2), left, y + LARGE, LETTERS, SMALL))
        drawn.append(
            text(cut(holders, LARGE, left + room - beside), beside, y + LARGE, LARGE, NAME)
        )
        drawn += [
            text(line, left, y + LARGE * 1.25 + LETTERS * (1.2 * row + 0.9), LETTERS, TOLD)
            for row, line in enumerate(lines)
        ]
        y += height + gap
    return drawn
