"""Text and signs can be read in every look of the page, by day and by night (WCAG 2.2, AA)."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web/src/theme/tokens.css"
LOOKS = ["court", "steam", "guilds"]
SCHEMES = ["light", "dark"]

SURFACES = ["ground", "surface", "surface-raised", "surface-sunken", "input"]
INKS = ["ink", "ink-soft", "ink-faint", "accent-text", "good-text", "bad-text", "warn-text"]
SEATS = [f"seat-{seat}" for seat in range(10)]
TEXTS = [(ink, surface) for ink in INKS for surface in SURFACES] + [
    ("ink", "ground-deep"),
    ("ink", "felt"),
    ("ink", "accent-soft"),
    ("accent-ink", "accent"),
    ("accent-ink", "accent-strong"),
    ("accent-text", "accent-soft"),
    ("good-ink", "good"),
    ("good-text", "good-soft"),
    ("bad-ink", "bad-fill"),
    ("bad-text", "bad-soft"),
    ("warn-ink", "warn"),
    ("warn-text", "warn-soft"),
]
SIGNS = [
    (sign, surface)
    for sign in ["line-strong", "accent", "good", "bad", "warn", "focus", *SEATS]
    for surface in ["surface", "surface-raised", "input"]
]


def tokens(look: str, scheme: str) -> dict[str, str]:
    """Return the colours, as ``#rrggbb``, that a look has in a scheme."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, str] = {}
    for selector, block in re.findall(
        r"^(:root[^{]*)\{(.*?)^\}", text, flags=re.DOTALL | re.MULTILINE
    ):
        if selector.strip() in {":root", f":root[data-look='{look}']"}:
            pairs = re.findall(r"--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)", block)
            found |= {name: (light, dark)[scheme == "dark"] for name, light, dark in pairs}
            found |= dict(re.findall(r"--([\w-]+):\s*(#\w{6});", block))
    return found


def contrast(first: str, second: str) -> float:
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize(("pairs", "least"), [(TEXTS, 4.5), (SIGNS, 3.0)], ids=["text", "signs"])
def test_colours_stand_out(
    look: str, scheme: str, pairs: list[tuple[str, str]], least: float
) -> None:
    found = tokens(look, scheme)

    weak = {
        f"{sign} on {surface}": round(contrast(found[sign], found[surface]), 2)
        for sign, surface in pairs
        if contrast(found[sign], found[surface]) < least
    }

    assert weak == {}


def test_black_on_white_is_the_strongest_contrast() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21.0
