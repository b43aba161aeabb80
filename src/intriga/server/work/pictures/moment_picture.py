"""The picture that a link to a moment of a finished game shows: the action, and all chances.

It is drawn from an analysis made before, and only if the table opens its cards.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from intriga.server.work.game_analysis import AnalysedMoment, GameAnalysis, said_of
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
    game_of,
    png_of,
    text,
    wrapped,
)
from intriga.server.work.replays import replay_of
from intriga.store.interface import FinishedGame
from intriga.words import Language
from intriga.words.sentences import told

MARGIN: Final = 64  # pixels
EDITION: Final[Ink] = GOLD, TEXT
DEED: Final[Ink] = PAPER, TITLE
VERDICT: Final[Ink] = "#d9cfb4", TEXT
LARGE, SMALL = 40, 30  # pixels of letters
TOP, BOTTOM = 372, 566  # pixels: where the chances are drawn
MOST_LINES: Final = 2  # of each sentence
NAMES: Final = 600  # a line of names, from the top
LINE: Final = 5  # pixels

_ANALYSIS: Final = msgspec.json.Decoder(GameAnalysis)


def moment_in(analysis: bytes, step: int) -> AnalysedMoment | None:
    """Return the moment at *step* of an *analysis* in JSON, None where there is none."""
    return _moment_at(_ANALYSIS.decode(analysis), step)


def _moment_at(found: GameAnalysis, step: int) -> AnalysedMoment | None:
    """Return the moment that was answered at *step*, or asked there: links lead to both."""
    asked = {each.step: each.asked for each in found.choices}
    return next((each for each in found.moments if step in {each.step, asked.get(each.step)}), None)


def moment_picture(kept: FinishedGame, analysis: bytes, step: int, tag: str) -> bytes:
    """Return the moment at *step* of the game *kept* as a PNG, in the language *tag*.

    Raises:
        LookupError: the *analysis*, in JSON, has no such moment.
    """
    return png_of(moment_drawing(kept, analysis, step, tag))


def moment_drawing(kept: FinishedGame, analysis: bytes, step: int, tag: str) -> str:
    """Return the moment at *step* of the game *kept* as an SVG, in the language *tag*.

    Raises:
        LookupError: the *analysis*, in JSON, has no such moment.
    """
    found = _ANALYSIS.decode(analysis)
    moment = _moment_at(found, step)
    if moment is None:
        raise LookupError(f"game {kept.id!r} has no moment at step {step}")
    replay = replay_of(kept)
    language = Language(tag, replay.game, replay.preset)
    lines = [told(language, replay.names, each) for each in replay.steps[moment.step].told]
    deed, verdict = said_of(language, replay.names, found, moment)
    deed = deed or " ".join(lines)
    return drawing(
        "", _head(language, moment) + _said(deed, verdict) + _chances(found, moment, replay.names)
    )


# ------------------------------------------------------------------- what is drawn


def _head(language: Language, moment: AnalysedMoment) -> str:
    kind = language.format(f"web-replay-moment-{moment.kind}")
    step = language.format("web-replay-step", at=moment.step)
    head = cut(f"{game_of(language)} · {kind} · {step}", 27, SIZE[0] - 2 * MARGIN)
    return text(head, MARGIN, 84, 27, EDITION)


def _said(deed: str, verdict: str) -> str:
    room, y, parts = SIZE[0] - 2 * MARGIN, 150.0, list[str]()
    for words, size, ink, broader in ((deed, LARGE, DEED, BROADER), (verdict, SMALL, VERDICT, 1.0)):
        for line in wrapped(words, size, room / broader, MOST_LINES):
            parts.append(text(line, MARGIN, y, size, ink))
            y += size * 1.25
        y += 10
    return "".join(parts)


def _chances(found: GameAnalysis, moment: AnalysedMoment, names: Sequence[str]) -> str:
    """Return a line for each seat, and where the moment is."""
    steps, height = max(1, len(found.shares) - 1), BOTTOM - TOP
    across = (SIZE[0] - 2 * MARGIN) / steps
    at = MARGIN + moment.step * across
    parts = [
        (
            f'<line x1="{at:.1f}" y1="{TOP - 8}" x2="{at:.1f}" y2="{BOTTOM}" stroke="{GOLD}"'
            ' stroke-width="3" stroke-dasharray="6 6"/>'
        ),
        (
            f'<line x1="{MARGIN}" y1="{BOTTOM}" x2="{SIZE[0] - MARGIN}" y2="{BOTTOM}"'
            f' stroke="{PAPER}" stroke-opacity=".4" stroke-width="2"/>'
        ),
    ]
    x, room = float(MARGIN), (SIZE[0] - 2 * MARGIN) / len(names)
    for seat, name in enumerate(names):
        line = " ".join(
            f"{MARGIN + place * across:.1f},{BOTTOM - height * shares[seat]:.1f}"
            for place, shares in enumerate(found.shares)
        )
        colour = SEATS[seat % len(SEATS)]
        parts += [
            (
                f'<polyline points="{line}" fill="none" stroke="{PAPER}" stroke-opacity=".85"'
                f' stroke-width="{LINE + 3}" stroke-linejoin="round"/>'
            ),
            (
                f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{LINE}"'
                ' stroke-linejoin="round"/>'
            ),
            (
                f'<circle cx="{x + 9:.1f}" cy="{NAMES - 8}" r="9" fill="{colour}" stroke="{PAPER}"'
                ' stroke-width="2"/>'
            ),
            text(cut(name, 24, room - 40), x + 28, NAMES, 24, (PAPER, TEXT)),
        ]
        x += room
    return "".join(parts)
