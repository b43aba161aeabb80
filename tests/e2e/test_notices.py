"""Notices of a table have a place of their own: they cover nothing that people need."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from intriga.words import Language
from tests.e2e import gallery_pages
from tests.e2e.questions import deal, seen
from tests.sampling import some

Json = dict[str, Any]
Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = (
    *((360, 640), (390, 844), (844, 390), (820, 1180)),
    *((1280, 800), (1366, 768), (1920, 1080)),
)
TAGS: Final = ("en", "es", "es-AR", "pt-BR")
GAMES: Final = {"coup": ("urbis-reforma", 10), "pot-de-vin": ("pot-de-vin", 6)}
ABSENT: Final = (1, 2, 3)  # chairs
LINES: Final = 2  # of a notice, at most
COVERED: Final = Path(__file__).with_name("measure_notices.js").read_text(encoding="utf-8")


def left(scene: Json) -> Json:
    """Return *scene* as the one who was asked sees it after leaving."""
    here: Json = {**scene["deal"], "offers": [], "form": None, "question": None}
    return {**scene, "you": None, "may": ["back"], "deal": here}


def deserted(scene: Json) -> Json:
    """Return *scene* where several people have lost their line, and one may vote about them."""
    chairs = [
        {**chair, "present": at not in ABSENT, "away": at in ABSENT[:1]}
        for at, chair in enumerate(scene["chairs"])
    ]
    votes = [["hand-over"] if at in ABSENT[:2] else [] for at in range(len(chairs))]
    return {**scene, "chairs": chairs, "may_at": votes}


@pytest.fixture(scope="module", params=GAMES)
def scene(request: pytest.FixtureRequest) -> Json:
    """Return a turn of the person on the first chair."""
    preset, players = GAMES[request.param]
    for each in seen(request.param, preset, {}, players, seed=0):
        if each.you == 0 and len(deal(each).offers) > 1:
            return msgspec.to_builtins(each)
    raise AssertionError("nobody was asked")


@pytest.fixture(scope="module")
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    page = gallery_pages.stage(browser, gallery)
    yield page
    page.context.close()


def spoken(size: Size) -> list[str]:
    """Return all languages; in `make test` each size has one, in turn."""
    turn = SIZES.index(size)
    return [TAGS[(turn + each) % len(TAGS)] for each in range(some(len(TAGS), 1))]


def show(page: Page, size: Size, scene: Json, tag: str) -> list[str]:
    """Show *scene*, and return what it covers that people read or press."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("([scene, tag]) => window.showScene(scene, tag)", [scene, tag])
    return covered(page)


def covered(page: Page) -> list[str]:
    """Return what is covered once the table has made room."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    found: list[str] = page.evaluate(COVERED, LINES)
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_those_who_are_not_there_cover_nothing_however_many_they_are(
    page: Page, scene: Json, size: Size
) -> None:
    notices = page.locator(".notice")
    for tag in spoken(size):
        assert show(page, size, deserted(scene), tag) == []
        beside = size[0] >= 1056
        expect(notices).to_have_count(len(ABSENT) if beside else 1)
        expect(notices.first.get_by_role("button")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_toasts_and_the_line_for_people_who_left_cover_nothing(
    page: Page, scene: Json, size: Size
) -> None:
    for tag in spoken(size):
        said = Language(tag, scene["game"], scene["preset"])
        assert show(page, size, left(deserted(scene)), tag) == []
        expect(page.get_by_text(said.format("web-at-left"))).to_be_visible()

        page.evaluate("text => window.showToast(text)", said.format("told-barred-link", who="Ana"))
        page.evaluate("text => window.showToast(text)", said.format("told-left-game", who="Zé"))

        expect(page.get_by_text(said.format("told-left-game", who="Zé"))).to_be_visible()
        assert covered(page) == []
        while page.locator(".toast").count():
            page.locator(".toast button").first.click()
