"""Take the pictures of the page again, one of which moves: ``python -m docs.screens``, by Chromium.

``python -m docs.screens pt-BR es`` takes those alone that are in one of these languages.

A real server, a real browser, real games against bots: what is on the cards differs each time.
"""

# ruff: noqa: INP001 - a script, no package

import base64
import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from intriga.words import TAGS
from tests.e2e.conftest import launched
from tests.e2e.people import DESKTOP, GLANCE, PHONE, Taste, Visitor
from tests.e2e.sites import Site
from tests.e2e.test_pot_de_vin import answer

SCREENS: Final = Path(__file__).parent / "screens"
FIRST: Final = TAGS[0]  # its pictures have no language in their names
QUALITY: Final = 80  # of the JPEG files
SETTLED: Final = 1_500  # milliseconds until nothing flies any more
WISHES: Final = ("prove", "lose", "coup", "pass", "tax", "income", "keep")
QUICK: Final = """async ({game, players, name}) => {
  const asked = {game, players, name, level: 'casual', locale: navigator.language};
  const headers = {'content-type': 'application/json'};
  const options = {method: 'POST', headers, body: JSON.stringify(asked)};
  return (await (await fetch('/api/quick', options)).json()).table;
}"""
TURNED: Final = ".film[data-beat=proof], .film[data-beat=miss]"
TURNING: Final = 1_100  # milliseconds until the card lies open
LOOKS: Final = 1_000  # for a card that is turned, each a glance
SHEET: Final = """<style>
  body { margin: 0; padding: 24px; display: flex; gap: 24px; background: #14231c; }
  img { width: 300px; border-radius: 20px; }
</style>"""
PHOTO: Final = '<img src="data:image/jpeg;base64,{}">'
FRAME: Final = 250  # milliseconds between two frames of the film
FRAMES: Final = 48
READ: Final = 6  # frames in which a question can be read
FILM: Final = (720, 450)  # pixels
FILM_QUALITY: Final = 60  # of WebP


def play(visitor: Visitor, game: str, players: int, until: Callable[[Visitor], bool]) -> None:
    """Let *visitor* play against bots, game after game, until there is something to see."""
    seen = False
    while not seen:
        visitor.open()
        asked = {"game": game, "players": players, "name": visitor.name}
        visitor.open(f"/t/{visitor.page.evaluate(QUICK, asked)}")
        visitor.until(lambda: visitor.phase == "playing", "the game has begun")
        seen = played(visitor, game, until)
    visitor.page.wait_for_timeout(SETTLED)


def played(visitor: Visitor, game: str, until: Callable[[Visitor], bool]) -> bool:
    """Play one game, and say whether it came to *until* before it was over."""
    while visitor.phase == "playing" and not until(visitor):
        if visitor.offers and game == "coup":
            visitor.say(wanted(visitor.offers))
        elif visitor.offers:
            answer(visitor)
        else:
            visitor.page.wait_for_timeout(GLANCE)
    return visitor.phase == "playing"


def wanted(offers: Sequence[str]) -> str:
    """Return the answer of a quiet player."""
    verbs = {each.split()[0]: each for each in reversed(offers)}
    return next((verbs[wish] for wish in WISHES if wish in verbs), offers[0])


def asks_about_a_claim(visitor: Visitor) -> bool:
    """Say whether *visitor* is asked about a claim, with a few things said before."""
    window = visitor.deal.get("window") or {}
    asked = bool(visitor.offers) and window.get("reaction") and len(visitor.log) > 10
    return bool(asked and any(each.startswith("block") for each in visitor.offers))


def has_columns(visitor: Visitor) -> bool:
    """Say whether a few rounds of Pot de Vin are over and *visitor* has a card to choose."""
    view: dict[str, Any] = visitor.deal.get("view", {})
    return bool(visitor.offers) and view["round"] > 5 and len(view["table"]) > 1


def photo(visitor: Visitor, file: str) -> None:
    """Keep what *visitor* sees."""
    visitor.page.screenshot(path=SCREENS / file, type="jpeg", quality=QUALITY)


def phones(browser: Browser, url: str) -> None:
    """Put three phones in three languages side by side."""
    tastes: list[tuple[str, Taste, str, int, Callable[[Visitor], bool]]] = [
        ("Ana", {"tag": "pt-BR", "theme": "light"}, "coup", 4, asks_about_a_claim),
        ("Inés", {"tag": "es", "theme": "dark"}, "pot-de-vin", 3, has_columns),
    ]
    lobby = Visitor(browser, url, "Zoe", tag="en", size=PHONE, touch=True, theme="dark")
    lobby.open()
    lobby.page.wait_for_timeout(SETTLED)
    visitors = [lobby]
    for name, taste, game, players, until in tastes:
        visitor = Visitor(browser, url, name, size=PHONE, touch=True, **taste)
        play(visitor, game, players, until)
        visitors.append(visitor)
    shots = [each.page.screenshot(type="jpeg", quality=QUALITY) for each in visitors]
    sheet(browser, shots)


def sheet(browser: Browser, shots: Sequence[bytes]) -> None:
    """Keep *shots* side by side in one picture."""
    page = browser.new_page(viewport={"width": 24 + 324 * len(shots), "height": 698})
    photos = (PHOTO.format(base64.b64encode(each).decode()) for each in shots)
    page.set_content(SHEET + "".join(photos))
    page.screenshot(path=SCREENS / "phones.jpg", type="jpeg", quality=QUALITY)


def film(browser: Browser, url: str) -> None:
    """Keep some seconds of a game of Coup as a picture that moves."""
    visitor = Visitor(browser, url, "Ana", size=DESKTOP, theme="dark", motion="no-preference")
    play(visitor, "coup", 4, asks_about_a_claim)
    frames = [frame(visitor, number) for number in range(FRAMES)]
    frames[0].save(
        SCREENS / "coup.webp",
        save_all=True,
        append_images=frames[1:],
        duration=FRAME,
        loop=0,
        quality=FILM_QUALITY,
        method=6,
    )


def frame(visitor: Visitor, number: int) -> Image.Image:
    """Return what *visitor* sees now; after every READ-th frame answer what is asked."""
    shot = Image.open(io.BytesIO(visitor.page.screenshot()))
    if number % READ == READ - 1 and visitor.offers:
        visitor.say(wanted(visitor.offers))
    visitor.page.wait_for_timeout(FRAME)
    return shot.convert("RGB").resize(FILM, Image.Resampling.LANCZOS)


def moment(browser: Browser, url: str, tag: str) -> None:
    """Keep the moment in which a card is turned that somebody doubted."""
    taste: Taste = {"theme": "dark", "motion": "no-preference", "tag": tag}
    visitor = Visitor(browser, url, "Ana", size=DESKTOP, **taste)
    turned = visitor.page.locator(TURNED)
    while not turned.count():
        play(visitor, "coup", 5, lambda each: "challenge" in each.offers)
        visitor.say("challenge")
        for _ in range(LOOKS):
            visitor.page.wait_for_timeout(GLANCE)
            if turned.count():
                break
    visitor.page.wait_for_timeout(TURNING)
    photo(visitor, named("moment", tag))


def lesson(browser: Browser, url: str, tag: str) -> None:
    """Keep a lesson that has just begun."""
    visitor = Visitor(browser, url, "Ana", size=DESKTOP, theme="light", tag=tag)
    visitor.open("/learn/coup/first")
    visitor.page.get_by_role("region", name=visitor.t("web-at-board")).wait_for()
    visitor.page.wait_for_timeout(SETTLED)
    photo(visitor, named("lesson", tag))


def lobby(browser: Browser, url: str, tag: str) -> None:
    """Keep the lobby as somebody sees it who comes for the first time."""
    visitor = Visitor(browser, url, "Ana", size=DESKTOP, theme="light", tag=tag)
    visitor.open()
    visitor.page.wait_for_timeout(SETTLED)
    photo(visitor, named("lobby", tag))


def games(browser: Browser, url: str, tag: str) -> None:
    """Keep a question of each game."""
    ana = Visitor(browser, url, "Ana", size=DESKTOP, theme="dark", tag=tag)
    play(ana, "coup", 6, asks_about_a_claim)
    photo(ana, named("coup", tag))
    bia = Visitor(browser, url, "Bia", size=DESKTOP, theme="light", tag=tag)
    play(bia, "pot-de-vin", 4, has_columns)
    photo(bia, named("pot-de-vin", tag))


def named(picture: str, tag: str) -> str:
    """Return the file of a *picture* in the language *tag*."""
    return f"{picture}.jpg" if tag == FIRST else f"{picture}-{tag}.jpg"


def main(*tags: str) -> None:
    """Write the pictures, or those in the languages *tags* alone."""
    SCREENS.mkdir(exist_ok=True)
    folder = tempfile.TemporaryDirectory()
    with folder, Site(Path(folder.name)) as site, sync_playwright() as playwright:
        browser = launched(playwright)
        for tag in tags or TAGS:
            for take in (games, lobby, lesson, moment):
                take(browser, site.url, tag)
        if not tags:
            phones(browser, site.url)
            film(browser, site.url)
        browser.close()
    sys.stdout.write(f"{SCREENS}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
