"""Draw the pictures of shared links again: ``python -m docs.previews``, which needs Chromium.

The page that developers see at ``/gallery`` draws every card: some of each game are fanned out
beside its name, as large as those who show previews ask for.  Those that look alike in
every game are kept in its folder besides, without their names: the server draws its end with them.
"""

# ruff: noqa: INP001 - a script, no package

import gzip
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from docs.cards import WEB, gallery
from intriga.core.manifest import Manifest
from intriga.games import coup, pot_de_vin
from intriga.games.coup.notation import FIRST, SECOND
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS
from intriga.server.work.pictures.end_picture import SIZE
from tests.e2e.conftest import launched

FOLDER: Final = WEB / "public/preview"
QUALITY: Final = 82  # of the JPEG files
COUP: Final = ("assassin", "captain", "duke", "ambassador", "contessa")
NEUTRAL: Final = (1, 2, 3, 13)  # the values of cards that every deck draws alike
POT_DE_VIN: Final = tuple(f"{word}-12" for word in CHARACTER_WORDS[:5])
SHOWN: Final = """([title, cards, [width, height]]) => {
  document.getElementById('sheet')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  sheet.style = `position: fixed; inset: 0; z-index: 99; width: ${width}px; height: ${height}px;
    overflow: hidden; background: radial-gradient(circle at 50% 30%, #1f4534, #0c1a14)`;
  const name = document.createElement('p');
  name.textContent = title;
  name.style = `position: absolute; inset: 36px 0 auto; margin: 0; text-align: center;
    font: 700 104px/1.1 'Fraunces Variable', Fraunces, serif; color: #f3e2b8`;
  sheet.append(name);
  const middle = (cards.length - 1) / 2;
  for (const [at, word] of cards.entries()) {
    const card = document.querySelector(`svg[aria-label="${word}"]`).cloneNode(true);
    const off = at - middle;
    card.style = `position: absolute; width: 270px; height: auto; border-radius: 14px;
      left: ${width / 2 - 135 + off * 196}px; top: ${196 + off * off * 20}px;
      rotate: ${off * 7}deg; box-shadow: 0 14px 40px rgb(0 0 0 / 55%)`;
    for (const text of card.querySelectorAll('text')) {
      if (text.textContent.trim() === word) text.textContent = '';
    }
    sheet.append(card);
  }
  document.body.append(sheet);
}"""


SYMBOLS: Final = """(words) => words.map((word) => {
  const card = document.querySelector(`svg[aria-label="${word}"]`);
  if (!card) throw new Error(`the gallery has no ${word}`);
  const copy = card.cloneNode(true);
  copy.querySelectorAll('.small').forEach((each) => each.remove());
  for (const text of copy.querySelectorAll('text')) {
    if (text.textContent.trim() === word) text.setAttribute('data-name', '');
    text.textContent = '';
  }
  for (const each of copy.querySelectorAll('*')) each.removeAttribute('class');
  const inner = copy.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/c\\d+-/g, `${word}-`);
  return `<symbol id="${word}" viewBox="0 0 250 350">${inner}</symbol>`;
}).join('\\n')"""


def keep(page: Page, game: Manifest, cards: Sequence[str]) -> None:
    """Keep *cards* as symbols in the file that *game* names."""
    symbols: str = page.evaluate(SYMBOLS, list(cards))
    text = f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'
    Path(str(game.file(game.pictures))).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def draw(page: Page, file: str, title: str, cards: Sequence[str]) -> None:
    """Keep *title* over the fan of *cards* as *file*."""
    page.evaluate(SHOWN, [title, list(cards), list(SIZE)])
    path = FOLDER / file
    page.locator("#sheet").screenshot(path=path, type="jpeg", quality=QUALITY)


def main() -> None:
    """Write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with gallery() as address, sync_playwright() as playwright:
        browser = launched(playwright)
        width, height = SIZE
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(address)
        page.locator("svg[aria-label='ugo-13'] clipPath").first.wait_for(state="attached")
        draw(page, "coup.jpg", "Coup", COUP)
        draw(page, "pot-de-vin.jpg", "Pot de Vin", POT_DE_VIN)
        draw(page, "intriga.jpg", "Intriga", [COUP[1], POT_DE_VIN[0], COUP[2], POT_DE_VIN[1]])
        keep(page, coup.GAME, (*FIRST, *SECOND))
        keep(
            page,
            pot_de_vin.GAME,
            [f"{who}-{value}" for who in CHARACTER_WORDS for value in NEUTRAL],
        )
        browser.close()
    sys.stdout.write(f"{FOLDER}\n")


if __name__ == "__main__":
    main()
