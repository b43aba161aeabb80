"""Take the pictures of the cards again: ``python -m docs.cards``, which needs Chromium.

The page that developers see at ``/gallery`` draws every card; the cards of one game are put
side by side, with their names in each language.
"""

# ruff: noqa: INP001 - a script, no package

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from intriga.games.coup.notation import FIRST, SECOND
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS
from intriga.words import TAGS, Language
from tests.e2e.conftest import launched

WEB: Final = Path(__file__).parents[1] / "web"
SCREENS: Final = Path(__file__).parent / "screens"
QUALITY: Final = 86  # of the JPEG files
VALUES: Final = (12, 1, 2, 3, 13)  # a card with a guild, then the neutral ones
SHOWN: Final = "inset: 0; z-index: 99; position: fixed; background: #12251d"
ROW: Final = """([cards, names, background]) => {
  document.getElementById('sheet')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  sheet.style = `${background}; height: fit-content; display: flex; gap: 14px; padding: 18px`;
  for (const [at, word] of cards.entries()) {
    const card = document.querySelector(`svg[aria-label="${word}"]`).cloneNode(true);
    for (const text of card.querySelectorAll('text')) {
      if (text.textContent.trim() === word) text.textContent = names[at];
    }
    card.style = 'flex: 1; min-width: 0; border-radius: 8px';
    sheet.append(card);
  }
  document.body.append(sheet);
}"""


@contextmanager
def gallery() -> Iterator[str]:
    """Serve the page as developers see it, and return the address of the gallery."""
    call = [sys.executable, "npm.py", "run", "dev", "--", "--port", "5187", "--strictPort"]
    with subprocess.Popen(  # noqa: S603  our own page
        call, cwd=WEB, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as serving:
        for line in serving.stdout or ():
            if "Local" in line:
                break
        try:
            yield "http://localhost:5187/gallery"
        finally:
            os.killpg(serving.pid, signal.SIGTERM)  # npm and what it has started


def row(page: Page, file: str, cards: Sequence[str], names: Sequence[str]) -> None:
    """Keep *cards* side by side in one picture."""
    page.set_viewport_size({"width": 36 + 154 * len(cards), "height": 700})
    page.evaluate(ROW, [list(cards), list(names), SHOWN])
    page.locator("#sheet").screenshot(path=SCREENS / file, type="jpeg", quality=QUALITY)


def main() -> None:
    """Write the pictures."""
    with gallery() as address, sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page()
        page.goto(address)
        page.locator("svg[aria-label='ugo-13'] clipPath").first.wait_for(state="attached")
        characters = (*FIRST, *SECOND)
        for tag in TAGS:
            end = "" if tag == "en" else f"-{tag}"
            names = [Language(tag, "coup").card(word) for word in characters]
            row(page, f"characters{end}.jpg", characters, names)
        suits = [*(f"{word}-12" for word in CHARACTER_WORDS)]
        row(page, "suits.jpg", [*suits, *(f"aldo-{value}" for value in VALUES[1:])], [""] * 8)
        browser.close()
    sys.stdout.write(f"{SCREENS}\n")


if __name__ == "__main__":
    main()
