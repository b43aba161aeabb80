"""A person comes back by a passkey or by ten words, and strikes off a browser that they have lost.

Chromium makes the passkeys in an authenticator of its own; a page at ``localhost`` counts as safe.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.rooms import open_room
from tests.e2e.test_devices import forget_refusal, link_in
from tests.server.serving import Serving

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
LIVING_ROOM = "http://living-room.test"


@pytest.fixture
def visitors(browser: Browser, site: Serving) -> Iterator[Visitors]:
    """Return who makes visitors of the site by its name."""
    visitors = Visitors(browser, site.url.replace("127.0.0.1", "localhost"))
    yield visitors
    visitors.leave()
    assert visitors.errors == []


def with_authenticator(who: Visitor) -> Visitor:
    """Give the device of *who* a place for passkeys."""
    session: Any = who.context.new_cdp_session(who.page)  # its types have holes
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return who


def logins_of(who: Visitor) -> Locator:
    """Open the dialog with the ways back of *who*."""
    who.button(who.t("web-settings")).click()
    who.button(who.t("web-logins")).click()
    dialog = who.page.get_by_role("dialog", name=who.t("web-logins"))
    expect(dialog.get_by_role("heading", name=who.t("web-logins-words"))).to_be_visible()
    return dialog


def passkeys_in(dialog: Locator, who: Visitor) -> Locator:
    return dialog.get_by_role("region", name=who.t("web-logins-passkeys")).get_by_role("listitem")


def devices_in(dialog: Locator, who: Visitor) -> Locator:
    return dialog.get_by_role("region", name=who.t("web-logins-devices")).get_by_role("listitem")


def strike(row: Locator, who: Visitor, asks: str, does: str) -> None:
    """Press both buttons of *row*, the one that asks and the one that does it."""
    row.get_by_role("button", name=who.t(asks)).click()
    row.get_by_role("button", name=who.t(does)).click()


def test_a_passkey_brings_back_whoever_has_cleared_their_browser(visitors: Visitors) -> None:
    ana = with_authenticator(visitors.arrive("Ana", tag="pt-BR", size=PHONE, touch=True))
    open_room(ana, "coup", 3, 1)
    table = ana.table
    dialog = logins_of(ana)
    dialog.get_by_role("button", name=ana.t("web-logins-passkey-make")).click()
    expect(passkeys_in(dialog, ana)).to_have_count(1)
    expect(devices_in(dialog, ana)).to_contain_text(ana.t("web-logins-here"))
    ana.context.clear_cookies()
    ana.page.evaluate("() => localStorage.clear()")

    ana.open("/")
    ana.page.get_by_role("link", name=ana.t("web-back-title")).click()
    ana.button(ana.t("web-back-passkey-use")).click()
    ana.page.wait_for_url("**/")
    ana.open(f"/t/{table}")
    ana.until(lambda: ana.scene.get("you") == 0, "the chair is theirs")
    dialog = logins_of(ana)
    expect(devices_in(dialog, ana)).to_have_count(2)

    row = passkeys_in(dialog, ana)
    strike(row, ana, "web-logins-strike", "web-logins-strike-really")
    expect(row).to_have_count(0)
    ana.open("/continue")
    ana.button(ana.t("web-back-passkey-use")).click()
    expect(ana.page.get_by_role("alert")).to_have_text(ana.t("table-refusal-bad-passkey"))
    forget_refusal(ana)


def test_a_browser_that_is_struck_off_is_a_stranger(visitors: Visitors) -> None:
    laptop, phone = visitors.arrive("Ana"), visitors.arrive("Phone", tag="es", size=PHONE)
    link = open_room(laptop, "coup", 3, 1)
    words = words_of(laptop)
    come_back(phone, words.upper().replace(" ", ", "))
    phone.page.get_by_role("button", name=phone.t("web-missing-home")).click()
    phone.open(link)
    phone.until(lambda: phone.scene.get("you") == 0, "the chair is theirs")

    laptop.page.reload()
    dialog = logins_of(laptop)
    rows = devices_in(dialog, laptop)
    expect(rows).to_have_count(2)
    lost = rows.filter(has_not_text=laptop.t("web-logins-here"))
    strike(lost, laptop, "web-logins-strike", "web-logins-strike-really")
    expect(rows).to_have_count(1)
    phone.until(lambda: phone.scene.get("you") is None, "they are a stranger")
    assert laptop.scene["you"] == 0


def words_of(who: Visitor) -> str:
    """Let *who* make recovery words, and return them."""
    dialog = logins_of(who)
    dialog.get_by_role("button", name=who.t("web-logins-words-make")).click()
    expect(dialog.get_by_text(who.t("web-logins-words-once"))).to_be_visible()
    region = dialog.get_by_role("region", name=who.t("web-logins-words"))
    return " ".join(region.get_by_role("listitem").all_inner_texts())


def come_back(who: Visitor, words: str) -> None:
    who.open("/continue")
    who.page.get_by_label(who.t("web-back-words")).fill(words)
    who.button(who.t("web-back-words-use")).click()
    expect(who.page.get_by_role("heading", name=who.t("web-back-again"))).to_be_visible()


def test_words_that_are_wrong_are_told_and_a_place_of_ones_own_is_asked_about(
    visitors: Visitors,
) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    ana.open("/")
    words = words_of(ana)
    open_room(bia, "coup", 3, 1)
    bia.open("/continue")
    field = bia.page.get_by_label(bia.t("web-back-words"))
    field.fill("abbey able")
    bia.button(bia.t("web-back-words-use")).click()
    expect(bia.page.get_by_role("alert")).to_have_text(bia.t("table-refusal-bad-words"))
    field.fill(words)
    bia.button(bia.t("web-back-words-use")).click()
    expect(bia.page.get_by_text(bia.t("web-continue-instead"))).to_be_visible()
    bia.button(bia.t("web-continue-replace")).click()
    expect(bia.page.get_by_role("heading", name=bia.t("web-back-again"))).to_be_visible()
    forget_refusal(bia)


def test_a_person_logs_out_of_a_browser_that_is_not_theirs(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/")
    words_of(ana)
    ana.page.reload()
    row = devices_in(logins_of(ana), ana)
    before = ana.context.cookies()
    strike(row, ana, "web-logins-out", "web-logins-out-really")
    ana.page.wait_for_url("**/")
    ana.until(lambda: ana.context.cookies() != before, "they are somebody new")
    dialog = logins_of(ana)
    expect(dialog.get_by_text(ana.t("web-logins-words-about"))).to_be_visible()
    expect(devices_in(dialog, ana)).to_have_count(0)


def test_without_encryption_the_page_says_why_there_is_no_passkey_and_offers_the_link(
    visitors: Visitors, site: Serving
) -> None:
    ana = visitors.arrive("Ana", size=PHONE, touch=True)

    def lead_here(route: Route) -> None:
        address = route.request.url.replace(LIVING_ROOM, site.url)
        headers = {**route.request.headers, "origin": site.url}
        route.fulfill(response=route.fetch(url=address, headers=headers))

    ana.page.route(f"{LIVING_ROOM}/**", lead_here)
    ana.open(f"{LIVING_ROOM}/continue")
    expect(ana.page.get_by_text(ana.t("web-logins-insecure"))).to_be_visible()
    expect(ana.button(ana.t("web-back-passkey-use"))).to_have_count(0)
    dialog = logins_of(ana)
    expect(dialog.get_by_text(ana.t("web-logins-insecure"))).to_be_visible()
    dialog.get_by_role("button", name=ana.t("web-device")).click()
    link_in(ana.page.get_by_role("dialog", name=ana.t("web-device")), ana)
    ana.page.unroute_all(behavior="ignoreErrors")  # the page goes on asking until it is closed
    forget_refusal(ana)  # of a header that counts for nothing without encryption
