"""Somebody ends who they were: their browser is somebody new, who has no chair and no name."""

from playwright.sync_api import Locator, expect

from tests.e2e.people import Visitor, Visitors
from tests.e2e.rooms import opened_game


def name_field(who: Visitor) -> Locator:
    return who.page.get_by_label(who.t("web-lobby-name"))


def cookies(who: Visitor) -> dict[str | None, str | None]:
    return {each.get("name"): each.get("value") for each in who.context.cookies()}


def test_a_person_who_starts_again_has_left_and_is_forgotten_by_the_browser(
    visitors: Visitors,
) -> None:
    ana = visitors.arrive("Ana", tag="es")
    ana.open("/")
    name_field(ana).fill("Ana")
    opened_game(ana, "coup", 3)
    own = ana.page.locator(f"main a[href*='{ana.scene['table']}']")
    ana.open("/")
    before = cookies(ana)
    expect(name_field(ana)).to_have_value("Ana")
    expect(own).not_to_have_count(0)

    ana.button(ana.t("web-settings")).click()
    ana.button(ana.t("web-anew")).click()
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-anew-title"))
    expect(dialog).to_contain_text(ana.t("web-anew-leaves"))
    dialog.get_by_role("button", name=ana.t("web-anew"), exact=True).click()

    expect(name_field(ana)).to_have_value("")
    after = cookies(ana)
    assert after.keys() == before.keys()
    assert not set(after.values()) & set(before.values())
    expect(own).to_have_count(0)


def test_starting_again_deletes_the_replays_cached_by_the_browser(
    visitors: Visitors,
) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/")
    ana.page.evaluate("caches.open('told').then((kept) => kept.put('/x', new Response('mine')))")
    ana.button(ana.t("web-settings")).click()
    ana.button(ana.t("web-anew")).click()
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-anew-title"))
    identity = next(str(text) for text in cookies(ana).values()).partition(".")[0]
    expect(dialog.get_by_text(identity)).to_be_visible()
    with ana.page.expect_navigation():
        dialog.get_by_role("button", name=ana.t("web-anew"), exact=True).click()

    assert ana.page.evaluate("caches.match('/x').then((found) => found === undefined)")
