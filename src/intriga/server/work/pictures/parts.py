"""Parts of the pictures of links: cloth, colours, and letters that fit.

The pictures have 1200 by 630 pixels, as sites that show previews ask.
"""

import re
from html import escape
from pathlib import Path
from typing import Final
from unicodedata import east_asian_width

import resvg_py

from intriga.core.games import manifests
from intriga.words import Language

SIZE: Final = (1200, 630)  # pixels of a picture, as those who show previews ask for them
FONTS: Final = tuple(map(str, sorted(Path(__file__).with_name("fonts").glob("*.ttf"))))
UNDRAWN: Final = re.compile("[^\t -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # not in XML
LAST_LATIN: Final = "\u024f"  # what the fonts have
TITLE: Final = "Fraunces"
TEXT: Final = "Alegreya Sans"
SEATS: Final = (  # as on the page
    *("#a8322a", "#1f5f99", "#2f7040", "#7a4a9c", "#8f6206"),
    *("#13706d", "#a33d72", "#5a5f1d", "#535b70", "#8a4a22"),
)
GOLD, PAPER = "#e3b54f", "#fbf5e6"
Ink = tuple[str, str]  # a colour and a font
WIDTHS: Final = (  # of letters, as a share of their size, in the font of names
    *(("W@…—", 0.95), ("mMN", 0.8), ("wADGHKOQUÁÂÃÄÀÓÔÕÖÚ", 0.7), ("BCEFPRSTVXYZÉÊ", 0.6)),
    *((" .,:;'’|!ilIjíì()", 0.3), ("frtscJLç-", 0.42)),
)
WIDE: Final = 1.0  # signs of the Far East
USUAL: Final = 0.54
BESIDE_HEADING: Final = 90  # pixels left free on each side
BROADER: Final = 1.24  # the font of the title


def png_of(drawing: str) -> bytes:
    """Return *drawing*, an SVG, as a PNG."""
    latin = max(drawing) <= LAST_LATIN
    return bytes(resvg_py.svg_to_bytes(drawing, font_files=list(FONTS), skip_system_fonts=latin))


DEFINED: Final = (
    '<radialGradient id="cloth" cx="50%" cy="34%" r="75%"><stop stop-color="#2c6149"/>'
    '<stop offset="1" stop-color="#0c1a14"/></radialGradient>'
    '<filter id="shadow" x="-10%" y="-10%" width="120%" height="125%">'
    '<feDropShadow dx="0" dy="5" stdDeviation="7" flood-opacity=".45"/></filter>'
)


def drawing(defined: str, parts: str) -> str:
    """Return *parts* on the cloth, as an SVG; they may use what is *defined* there."""
    width, height = SIZE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}"><defs>{DEFINED}{defined}</defs>{cloth()}{parts}</svg>'
    )


def cloth() -> str:
    """Return the ground of a picture, which needs what is ``DEFINED``."""
    width, height = SIZE
    return (
        f'<rect width="{width}" height="{height}" fill="url(#cloth)"/>'
        f'<rect x="14" y="14" width="{width - 28}" height="{height - 28}" rx="22" fill="none"'
        f' stroke="{GOLD}" stroke-opacity=".55" stroke-width="2"/>'
    )


def text(words: str, x: float, y: float, size: float, ink: Ink) -> str:
    """Return *words* from *x* on, their line at *y*, in pixels."""
    colour, font = ink
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{font}, sans-serif" font-weight="700"'
        f' font-size="{size:.1f}" fill="{colour}">{escape(UNDRAWN.sub("", words))}</text>'
    )


def game_of(language: Language) -> str:
    """Return the name of the game, or of its edition if that has one."""
    edition = f"preset-{language.edition}"
    named = language.has(edition)
    return language.format(edition) if named else manifests()[language.game].title


def heading(above: str, title: str) -> str:
    """Draw *title* in the middle, as large as it may be, and a line *above* it."""
    middle, room = SIZE[0] / 2, SIZE[0] - 2 * BESIDE_HEADING
    size = fitting(title, room / BROADER, most=62, least=34)
    return (
        f'<g text-anchor="middle">{text(cut(above, 27, room), middle, 70, 27, (GOLD, TEXT))}'
        f"{text(cut(title, size, room / BROADER), middle, 138, size, (PAPER, TITLE))}</g>"
    )


def width_of(words: str, size: float) -> float:
    """Return about how many pixels *words* takes: rather more than less."""
    return size * sum(map(_of_letter, words))


def _of_letter(letter: str) -> float:
    if east_asian_width(letter) in "WF":
        return WIDE
    return next((width for letters, width in WIDTHS if letter in letters), USUAL)


def fitting(words: str, room: float, most: float, least: float) -> float:
    """Return the size in which *words* fits into *room*, between *most* and *least*."""
    return max(least, min(most, room / max(width_of(words, 1), 0.01)))


def cut(words: str, size: float, room: float) -> str:
    """Return *words* as far as there is *room* for it."""
    if width_of(words, size) <= room:
        return words
    kept = words
    while kept and width_of(f"{kept}…", size) > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def wrapped(words: str, size: float, room: float, most: int) -> list[str]:
    """Return *words* as at most that number of lines, each cut to the *room* for it."""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return [cut(line, size, room) for line in lines]
