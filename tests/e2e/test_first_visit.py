"""The first visit of a person, and the choices that are stored for the second."""

from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import Visitor, Visitors, is_gone_page
from tests.e2e.rooms import opened_game

TAGS: Final = ("en", "pt-BR", "es", "es-AR")
PAGES: Final = {
    "/": "lobby",
    "/new": "create",
    "/rules/coup": "rules",
    "/rules/pot-de-vin": "rules",
    "/about": "about",
    "/nowhere": "missing",
}
ROOT: Final = "html"


def settings(who: Visitor) -> Locator:
    """Open the settings and return them."""
    who.button(who.t("web-settings")).click()
    panel = who.page.get_by_role("group", name=who.t("web-settings"))
    expect(panel).to_be_visible()
    return panel


@pytest.mark.parametrize("tag", TAGS)
def test_each_page_has_a_title_in_the_language_of_the_browser(visitors: Visitors, tag: str) -> None:
    who = visitors.arrive("Ana", tag=tag)

    for address, page in PAGES.items():
        who.open(address)
        expect(who.page).to_have_title(title(who, address, page))
        expect(who.page.locator(ROOT)).to_have_attribute("lang", tag)
        expect(who.page.get_by_role("heading", level=1)).to_be_visible()


def title(who: Visitor, address: str, page: str) -> str:
    """Return what the window is called: the rules say of which game they are."""
    if page != "rules":
        return who.t(f"web-title-{page}")
    game = who.t(f"web-game-{address.rpartition('/')[2]}")
    return f"{who.t('web-rules-title', game=game)} · Intriga"


def test_nothing_is_fetched_from_elsewhere_and_no_policy_is_broken(visitors: Visitors) -> None:
    who, asked, spoken = visitors.arrive("Ana", offline=True), list[str](), list[str]()
    who.page.on("request", lambda request: asked.append(request.url))
    who.page.on("websocket", lambda socket: asked.append(socket.url))
    who.page.on("console", lambda told: None if is_gone_page(told) else spoken.append(told.text))

    for address in PAGES:
        answer = who.page.goto(address)
        assert answer is not None
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    opened_game(who, "coup", 3)
    who.until(lambda: bool(who.offers), "they are asked")
    expect(who.bar).to_be_visible()

    own = urlsplit(visitors.url).netloc
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {own}
    assert spoken == []  # a policy that is broken is told there


def test_the_page_can_be_installed(visitors: Visitors) -> None:
    who = visitors.arrive("Ana")
    who.open("/")
    link = who.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    ask = who.context.request

    answer = ask.get(link)
    manifest = answer.json()

    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert manifest["name"] == "Intriga"
    assert (manifest["start_url"], manifest["scope"]) == ("/", "/")
    assert manifest["display"] in {"standalone", "fullscreen", "minimal-ui"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        found = ask.get(icon["src"])
        assert found.ok
        assert found.headers["content-type"].startswith(icon["type"]), icon


@pytest.mark.parametrize("tag", ["es", "es-AR"])
def test_another_language_is_chosen_and_kept(visitors: Visitors, tag: str) -> None:
    who = visitors.arrive("Ana", tag="pt-BR")
    who.open("/")
    heading = who.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(who.t("web-lobby-title"))

    settings(who).get_by_label(who.t("web-language")).select_option(tag)
    who.tag = tag
    expect(heading).to_have_text(who.t("web-lobby-title"))
    who.page.reload()

    expect(heading).to_have_text(who.t("web-lobby-title"))
    expect(who.page.locator(ROOT)).to_have_attribute("lang", tag)


def test_night_is_chosen_and_kept(visitors: Visitors) -> None:
    who = visitors.arrive("Ana")
    who.open("/")
    root = who.page.locator(ROOT)
    expect(root).to_have_css("color-scheme", "light dark")

    settings(who).get_by_role("radio", name=who.t("web-theme-dark")).check()
    expect(root).to_have_css("color-scheme", "dark")
    night = ground(who)
    who.page.reload()

    expect(who.page.get_by_role("heading", level=1)).to_be_visible()
    expect(root).to_have_css("color-scheme", "dark")
    assert ground(who) == night


def ground(who: Visitor) -> str:
    return who.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


COUNTED = """
  const Own = AudioContext;
  window.heard = 0;
  window.AudioContext = class extends Own { constructor() { super(); heard++; } };
"""


def test_there_is_sound_from_the_first_click_on_unless_somebody_wants_none(
    visitors: Visitors,
) -> None:
    who = visitors.arrive("Ana")
    who.page.add_init_script(COUNTED)
    opened_game(who, "coup", 2)
    expect(who.page.locator("section.bar")).to_be_visible()

    sound = settings(who).get_by_label(who.t("web-sound"))
    expect(sound).to_be_checked()
    assert who.page.evaluate("heard") == 1
    sound.uncheck()
    who.page.reload()
    expect(who.page.locator("section.bar")).to_be_visible()
    expect(settings(who).get_by_label(who.t("web-sound"))).not_to_be_checked()
    assert who.page.evaluate("heard") == 0


HEARD = """
  window.begun = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (at, offset, lasts) {
    begun.push(offset);
    return start.call(this, at, offset, lasts);
  };
"""


def test_the_first_deal_is_heard_on_a_fresh_page(visitors: Visitors) -> None:
    who = visitors.arrive("Ana")
    who.page.add_init_script(HEARD)
    who.open("/")
    who.play_quick()

    who.until(lambda: who.page.evaluate("begun.length") > 0, "a sound began")
    assert who.page.evaluate("begun[0]") < 0.2  # the deal is the first of the recording


def test_the_volume_is_moved_by_keys_and_remembered(visitors: Visitors) -> None:
    who = visitors.arrive("Ana")
    who.open("/")
    volume = settings(who).get_by_role("slider", name=who.t("web-volume"))
    before = int(volume.input_value())

    volume.press("ArrowLeft")

    expect(volume).to_have_value(str(before - 5))
    who.page.reload()
    volume = settings(who).get_by_role("slider", name=who.t("web-volume"))
    expect(volume).to_have_value(str(before - 5))
    who.page.get_by_role("switch", name=who.t("web-sound")).uncheck()
    expect(volume).to_be_hidden()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_page_stays_still_for_people_who_want_no_motion(
    visitors: Visitors, motion: str
) -> None:
    still = motion == "reduce"
    who = visitors.arrive("Ana", motion="reduce" if still else "no-preference")
    who.open("/")

    switch = settings(who).get_by_label(who.t("web-still"))

    expect(switch).to_be_checked(checked=still)
    longest = who.page.evaluate(
        "Math.max(...['--fast', '--medium'].map(name => "
        "parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name))))"
    )
    assert (longest == 0) == still
