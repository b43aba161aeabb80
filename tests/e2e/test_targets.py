"""Somebody chooses whom an action strikes: it is said who may not be, and that it is a bluff."""

import re
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from intriga.words import Language
from tests.e2e import gallery_pages
from tests.e2e.questions import NAMES, deal, seen

Json = dict[str, Any]

PRESET: Final = "urbis-reforma"
PLAYERS: Final = 6
TAGS: Final = ("en", "es", "es-AR", "pt-BR")


@pytest.fixture(scope="module")
def scene() -> Json:
    """Return a turn of somebody who may not strike all others, and would bluff with a theft."""
    for each in seen("coup", PRESET, {"reforma": True}, PLAYERS, seed=0):
        form = deal(each).form
        if form is None:
            continue
        spared = {closed.path for closed in form.closed}
        bluffs = {group.name for group in form.groups if group.true is False}
        if ("steal",) in spared and "steal" in bluffs:
            return msgspec.to_builtins(each)
    raise AssertionError("nobody had to spare anybody")


@pytest.fixture(scope="module")
def page(browser: Browser, gallery: str) -> Iterator[Page]:
    page = gallery_pages.stage(browser, gallery)
    page.set_viewport_size({"width": 390, "height": 844})
    yield page
    page.context.close()


@pytest.mark.parametrize("tag", TAGS)
def test_a_player_who_may_not_be_struck_is_marked_with_the_reason(
    page: Page, scene: Json, tag: str
) -> None:
    said = Language(tag, "coup", PRESET)
    seat = next(each["seat"] for each in scene["deal"]["form"]["closed"] if each.get("path"))
    reason = re.compile(rf"^{NAMES[seat]}.*{said.format('closed-own-faction')}")
    bar = page.get_by_role("group", name=said.format("web-bar-answers-of"))

    page.evaluate("([scene, tag]) => window.showScene(scene, tag)", [scene, tag])
    expect(page.get_by_role("article", name=reason)).to_have_count(0)
    bar.get_by_role("button", name=re.compile(said.format("action-steal"), re.IGNORECASE)).click()

    expect(page.get_by_role("article", name=reason)).to_be_visible()
    expect(bar.get_by_role("button", name=reason)).to_be_disabled()
    asked = page.get_by_role("region", name=said.format("web-bar"))
    expect(asked.get_by_text(said.format("claim-bluff"), exact=True)).to_be_visible()
