"""The pictures that links show of what is over: a finished game, and the evening of a table.

Of a game it is its final table, of an evening how often each player won, and the titles.  It shows
no more than a stranger sees who opens the replay.  The cards are symbols that the game's
manifest names; those of a game without pictures, and cards that it has none of, are drawn in words.
"""

import gzip
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from gzip import decompress
from html import escape
from typing import Final

import msgspec

from intriga.core.games import manifests, table_rules_of
from intriga.core.table_rules import SeatResult
from intriga.server.wire.bodies import Begun, EveningPlayer, EveningTitle, TableEvening
from intriga.server.work.pictures.parts import (
    BROADER,
    GOLD,
    PAPER,
    SEATS,
    SIZE,
    TEXT,
    TITLE,
    Ink,
    cut,
    drawing,
    fitting,
    game_of,
    heading,
    png_of,
    text,
    width_of,
    wrapped,
)
from intriga.server.work.replays import replay_of
from intriga.store.interface import FinishedGame
from intriga.words import Language
from intriga.words.sentences import told

LOST: Final = (
    '<filter id="lost"><feColorMatrix type="saturate" values="0.12"/><feComponentTransfer>'
    '<feFuncR type="linear" slope=".62" intercept=".24"/>'
    '<feFuncG type="linear" slope=".62" intercept=".23"/>'
    '<feFuncB type="linear" slope=".62" intercept=".2"/></feComponentTransfer></filter>'
)
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
NAMED: Final = re.compile(r'(<text [^>]*?)data-name=""([^>]*>)')
PLAIN: Final[Ink] = "#2a2117", TEXT
ON_CARD: Final[Ink] = "#2a2117", TITLE
COLUMNS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}
MOST_COLUMNS: Final = 5
MOST_CARDS: Final = 8  # of one seat
APART: Final = ((2, 1.05), (3, 0.7), (5, 0.42), (MOST_CARDS, 0.29))  # of a card's width
MARGIN, GAP, TOP = 44, 18, 176  # pixels
CARD: Final = 250, 350  # as they were drawn
LONGEST: Final = 9  # letters of a card's name in its full size
TROPHY: Final = (
    "M7.5 3.5H16.5V9.5A4.5 4.5 0 0 1 7.5 9.5ZM7.5 5.5H4V7A3.8 3.8 0 0 0 7.6 10.6M16.5 5.5H20V7"
    "A3.8 3.8 0 0 1 16.4 10.6M12 14V17.5M8 20.5H16L15 17.5H9Z"
)
EDGE, ABOVE, BETWEEN = 56, 176, 40  # pixels, of an evening
COLUMN: Final = 390  # pixels for the players, where there are titles
MOST_PLAYERS, MOST_TITLES, MOST_LINES = 8, 4, 2
LARGE, LETTERS = 30, 22  # pixels
SMALL: Final[Ink] = GOLD, TEXT
NAME: Final[Ink] = PAPER, TEXT
TOLD: Final[Ink] = "#d9cfb4", TEXT
_EVENING: Final = msgspec.json.Decoder(TableEvening)


@dataclass(frozen=True, slots=True)
class _Box:
    """A rectangle of the picture, in pixels."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Seat:
    """A seat at the end: who sat there, whether it won, what it was left."""

    number: int
    name: str
    won: bool
    result: SeatResult


def picture_of(kept: FinishedGame, tag: str) -> bytes:
    """Return the end of the game *kept* as a PNG, in the language *tag*.

    Raises:
        ValueError: nobody has won it, so it has no end.
    """
    return png_of(drawing_of(kept, tag))


def drawing_of(kept: FinishedGame, tag: str) -> str:
    """Return the end of the game *kept* as an SVG, in the language *tag*.

    Raises:
        ValueError: nobody has won it, so it has no end.
    """
    replay = replay_of(kept)
    if not replay.winners:
        raise ValueError(f"game {kept.id!r} has no winner")
    last, names = replay.steps[-1], replay.names
    results = table_rules_of(replay.game).results(last.view, last.memory)
    results = results or [SeatResult() for _ in names]
    seats = [
        _Seat(number, name, number in replay.winners, result)
        for number, (name, result) in enumerate(zip(names, results, strict=True))
    ]
    return _drawing(Language(tag, replay.game, replay.preset), seats, replay.begun)


# ------------------------------------------------------------------- the table


def _drawing(language: Language, seats: Sequence[_Seat], begun: Begun | None) -> str:
    symbols = _symbols(language.game)
    used = {card for seat in seats for card in _shown(seat.result)} & symbols.keys()
    drawn = "".join(_named(symbols[card], card, language) for card in sorted(used))
    boxes = _boxes(len(seats))
    panels = [_seat(*each, used, language) for each in zip(seats, boxes, strict=True)]
    return drawing(f"{LOST}{drawn}", f"{_head(language, seats, begun)}{''.join(panels)}")


def _head(language: Language, seats: Sequence[_Seat], begun: Begun | None) -> str:
    winners = [seat.name for seat in seats if seat.won]
    won = language.format("preview-won", count=len(winners), names=language.list(winners))
    game = game_of(language)
    if begun is not None:
        game = f"{game} · {language.format('web-replay-begun', step=begun.step)}"
    return heading(game, won)


def _boxes(seats: int) -> list[_Box]:
    """Return where the panel of each of *seats* lies, rows of the same length in the middle."""
    columns = COLUMNS.get(seats, MOST_COLUMNS)
    rows = -(-seats // columns)
    width = min(340.0, (SIZE[0] - 2 * MARGIN - (columns - 1) * GAP) / columns)
    height = min(width + 16, (SIZE[1] - TOP - MARGIN - (rows - 1) * GAP) / rows)
    top = TOP + (SIZE[1] - TOP - MARGIN - rows * height - (rows - 1) * GAP) / 2
    found: list[_Box] = []
    for row in range(rows):
        many = min(columns, seats - row * columns)
        left = (SIZE[0] - many * width - (many - 1) * GAP) / 2
        y = top + row * (height + GAP)
        found += [_Box(left + at * (width + GAP), y, width, height) for at in range(many)]
    return found


# ------------------------------------------------------------------- a seat


def _seat(seat: _Seat, box: _Box, pictured: set[str], language: Language) -> str:
    colour, edge = SEATS[seat.number % len(SEATS)], 5 if seat.won else 1.5
    size = min(34.0, max(23.0, box.height / 9))
    name_room = box.width - (48 if not seat.won else 56 + size)
    score = _score(seat.result, language)
    small = size * 0.82
    below = box.y + 22 + size * 1.1
    line = text(cut(score, small, name_room), box.x + 30, below + small * 1.15, small, PLAIN)
    cards_top = below + (small * 1.6 if score else size * 0.4)
    inner = _Box(box.x + 30, cards_top, box.width - 50, box.y + box.height - 16 - cards_top)
    return (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}"'
        f' rx="16" fill="{PAPER}" stroke="{GOLD if seat.won else "#cdbf9f"}" stroke-width="{edge}"'
        ' filter="url(#shadow)"/>'
        f'<rect x="{box.x + 11:.1f}" y="{box.y + 15:.1f}" width="7" height="{box.height - 30:.1f}"'
        f' rx="3.5" fill="{colour}"/>'
        f"{text(cut(seat.name, size, name_room), box.x + 30, box.y + 14 + size, size, PLAIN)}"
        f"{_trophy(box, size) if seat.won else ''}{line}"
        f"{_cards(seat.result, inner, pictured, language)}"
    )


def _trophy(box: _Box, size: float) -> str:
    scale = size / 22
    left = box.x + box.width - 18 - 24 * scale
    return (
        f'<path d="{TROPHY}" transform="translate({left:.1f} {box.y + 12:.1f}) scale({scale:.2f})"'
        ' fill="none" stroke="#9c6f10" stroke-width="2" stroke-linejoin="round"'
        ' stroke-linecap="round"/>'
    )


def _score(result: SeatResult, language: Language) -> str:
    """Return the score in words, nothing where there is none."""
    if result.score is None:
        return ""
    args = result.score.args.items()
    plain = {name: each for name, each in args if isinstance(each, int | str)}
    return language.format(result.score.id, **plain)


def _shown(result: SeatResult) -> list[str]:
    """Return the cards of a seat, those that are closed without a word."""
    return [*result.cards, *[""] * result.closed, *result.lost][:MOST_CARDS]


def _cards(result: SeatResult, box: _Box, pictured: set[str], language: Language) -> str:
    """Draw the cards of a seat as large as *box* lets them be, over each other where they must."""
    cards = _shown(result)
    if not cards or box.height < 1:
        return ""
    apart = next(share for most, share in APART if len(cards) <= most)
    width = min(box.height * CARD[0] / CARD[1], box.width / (1 + (len(cards) - 1) * apart))
    height, step, own = width * CARD[1] / CARD[0], width * apart, len(result.cards) + result.closed
    drawn: list[str] = []
    for at, card in enumerate(cards):
        place = _Box(box.x + at * step, box.y, width, height)
        face = _card(card, place, pictured, language)
        drawn.append(face if at < own else f'<g filter="url(#lost)">{face}</g>')
    return "".join(drawn)


def _card(card: str, box: _Box, pictured: set[str], language: Language) -> str:
    if not card:
        return _plate(box, "#6d1f26", GOLD)
    return _face(card, box) if card in pictured else _worded(card, box, language)


def _face(card: str, box: _Box) -> str:
    return (
        f'<use href="#{escape(card)}" x="{box.x:.1f}" y="{box.y:.1f}"'
        f' width="{box.width:.1f}" height="{box.height:.1f}"/>'
    )


def _worded(card: str, box: _Box, language: Language) -> str:
    """Draw a card that has no picture: its name."""
    name = language.card(card)
    size = fitting(name, (box.width - 12) / BROADER, most=box.height / 4, least=10)
    middle = box.x + box.width / 2
    said = text(
        cut(name, size, box.width / BROADER),
        middle,
        box.y + box.height / 2 + size / 3,
        size,
        ON_CARD,
    )
    return f'{_plate(box, "#f3e7cd", "#8f6206")}<g text-anchor="middle">{said}</g>'


def _plate(box: _Box, colour: str, line: str) -> str:
    """Draw a card with nothing on it but a line round it."""
    inset = box.width / 14
    return (
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}"'
        f' rx="{box.width / 15:.1f}" fill="{colour}"/>'
        f'<rect x="{box.x + inset:.1f}" y="{box.y + inset:.1f}"'
        f' width="{box.width - 2 * inset:.1f}" height="{box.height - 2 * inset:.1f}"'
        f' rx="{box.width / 24:.1f}" fill="none" stroke="{line}" stroke-width="2"/>'
    )


# ------------------------------------------------------------------- the pictures of cards


@cache
def _symbols(game: str) -> dict[str, str]:
    """Return the symbols of the cards of *game* by their words; none where it draws none."""
    manifest = manifests()[game]
    if not manifest.pictures:
        return {}
    drawn = decompress(manifest.file(manifest.pictures).read_bytes()).decode()
    return {found[1]: found[0] for found in SYMBOL.finditer(drawn)}


def _named(symbol: str, card: str, language: Language) -> str:
    """Return *symbol* with the name of *card* on it, as large as there is room for."""
    name = language.card(card)
    size = min(31.0, 31.0 * LONGEST / len(name))
    font = f'font-family="{TITLE}" font-weight="700" style="font-size:{size:.1f}px"'
    return NAMED.sub(lambda found: f"{found[1]}{font}{found[2]}{escape(name)}", symbol)


def evening_picture(packed: bytes, tag: str) -> bytes:
    """Return an evening, *packed* as the page gets it, as a PNG in the language *tag*."""
    return png_of(evening_drawing(_EVENING.decode(gzip.decompress(packed)), tag))


def evening_drawing(evening: TableEvening, tag: str) -> str:
    """Return *evening* as an SVG, in the language *tag*."""
    language = Language(tag, evening.game, evening.preset)
    names = [player.name for player in evening.players]
    titles = evening.titles[:MOST_TITLES]
    room = COLUMN if titles else SIZE[0] - 2 * EDGE
    parts = [
        _evening_head(language, evening),
        *players_drawn(evening.players[:MOST_PLAYERS], room),
        *_titles(titles, names, language),
    ]
    return drawing("", "".join(parts))


def _evening_head(language: Language, evening: TableEvening) -> str:
    games = language.format("web-evening-games", games=evening.games)
    return heading(f"{game_of(language)} · {games}", language.format("web-evening"))


def players_drawn(players: Sequence[EveningPlayer], room: float) -> list[str]:
    """Draw a line for each of *players*: the colour, the name, a cup and the games won."""
    height = min(74.0, (SIZE[1] - ABOVE - EDGE) / max(1, len(players)))
    size = min(36.0, height * 0.56)
    lines: list[str] = []
    for at, player in enumerate(players):
        y = ABOVE + at * height
        won = str(player.wins)
        right = EDGE + room - width_of(won, size)
        ink: Ink = (GOLD, TEXT) if player.wins == players[0].wins > 0 else NAME
        lines.append(
            f'<rect x="{EDGE}" y="{y + height * 0.16:.1f}" width="7"'
            f' height="{height * 0.68:.1f}" rx="3.5" fill="{SEATS[at % len(SEATS)]}"/>'
            + text(
                cut(player.name, size, right - EDGE - 70),
                EDGE + 24,
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
    left = EDGE + COLUMN + BETWEEN
    room = SIZE[0] - EDGE - left
    said = [
        wrapped(told(language, names, title.told[0]), LETTERS, room, MOST_LINES) for title in titles
    ]
    heights = [LARGE * 1.25 + LETTERS * 1.2 * len(lines) for lines in said]
    free = SIZE[1] - ABOVE - EDGE - sum(heights)
    gap = max(0.0, min(34.0, free / max(1, len(titles) - 1)))
    drawn: list[str] = []
    y = float(ABOVE)
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
