"""Draw every kind of question as a table shows it: one sheet for a size, a language and a theme.

``python -m tests.e2e.gallery build/gallery`` draws all sheets, as pictures to look at;
``--size 390x844 --tag es-AR --theme dark --text 200`` some of them.
"""

import argparse
from base64 import b64encode
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from intriga.words import LOCALES
from tests.e2e.conftest import launched
from tests.e2e.gallery_pages import build, enlarge, served, stage
from tests.e2e.questions import titles, widest_questions

Json = dict[str, Any]

SIZES: Final = ("360x640", "390x844", "844x390", "820x1180", "1280x800", "1366x768", "1920x1080")
THEMES: Final = ("light", "dark")
TEXTS: Final = (100, 200)  # per cent
WIDE: Final = 1_900  # CSS pixels of a sheet


def main() -> None:
    """Draw the sheets that are asked for into a folder."""
    asked = _parser().parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = product(asked.size or SIZES, asked.tag or LOCALES, asked.theme or THEMES)
    with TemporaryDirectory() as built, sync_playwright() as playwright:
        if error := build(Path(built)):
            raise SystemExit(error)
        with served(Path(built)) as address:
            browser = launched(playwright)
            for (size, tag, theme), text in product(wanted, asked.text or TEXTS):
                sheet = asked.folder / f"{size}-{tag}-{theme}-{text}.png"
                pictures = _pictures(browser, address, (size, tag, theme, text), asked.only)
                sheet.write_bytes(_sheet(browser, pictures))
                print(sheet)  # noqa: T201  what a command is for


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="tables whose name begins so")
    parser.add_argument("--size", action="append", choices=SIZES)
    parser.add_argument("--tag", action="append", choices=LOCALES)
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--text", action="append", type=int, help="per cent of the usual size")
    return parser


def _pictures(
    browser: Browser, address: str, sheet: tuple[str, str, Any, int], only: str
) -> list[tuple[str, bytes]]:
    """Return a picture of each question with its name."""
    size, tag, theme, text = sheet
    width, _, height = size.partition("x")
    page = stage(
        browser,
        address,
        viewport={"width": int(width), "height": int(height)},
        color_scheme=theme,
    )
    enlarge(page, text)
    drawn = [
        (f"{group}, {title}", _picture(page, scene, tag))
        for group, scenes in widest_questions().items()
        if group.startswith(only)
        for title, scene in zip(titles(scenes), scenes, strict=True)
    ]
    page.context.close()
    return drawn


def _picture(page: Page, scene: Json, tag: str) -> bytes:
    page.evaluate("([scene, tag]) => window.showScene(scene, tag)", [scene, tag])
    return page.screenshot()


def _sheet(browser: Browser, pictures: Sequence[tuple[str, bytes]]) -> bytes:
    """Return one picture of all *pictures*, each with its name below."""
    page = browser.new_page(viewport={"width": WIDE, "height": 800})
    page.set_content(
        "<style>body { display: flex; flex-wrap: wrap; gap: 12px; font: 16px sans-serif }"
        " figure { margin: 0 } img { max-height: 560px; max-width: 620px }</style>"
        + "".join(_figures(pictures))
    )
    sheet = page.screenshot(full_page=True)
    page.close()
    return sheet


def _figures(pictures: Iterable[tuple[str, bytes]]) -> Iterable[str]:
    for name, picture in pictures:
        source = f"data:image/png;base64,{b64encode(picture).decode()}"
        yield f'<figure><img src="{source}"><figcaption>{name}</figcaption></figure>'


if __name__ == "__main__":
    main()
