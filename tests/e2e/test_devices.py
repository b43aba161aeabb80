"""A person goes on in another browser, and the address that one copies is the invitation."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.rooms import open_room, opened_game


def device_dialog(who: Visitor) -> Locator:
    """Let *who* ask for a link to another device, and return the dialog that has it."""
    who.about(who.name, who.t("web-device"))
    return who.page.get_by_role("dialog", name=who.t("web-device"))


def link_in(dialog: Locator, who: Visitor) -> str:
    field = dialog.get_by_role("textbox", name=who.t("web-device-link"))
    expect(dialog.get_by_role("img", name=who.t("web-device-qr"))).to_be_visible()
    return field.input_value()


def forget_refusal(who: Visitor) -> None:
    """Forget that the browser of *who* complained, as it does where a question is refused."""
    who.until(lambda: bool(who.errors), "the browser has complained")
    who.errors.clear()


def test_a_person_goes_on_where_they_sit_on_a_phone_and_the_laptop_hears_of_it(
    visitors: Visitors,
) -> None:
    laptop = visitors.arrive("Ana")
    phone = visitors.arrive("Phone", tag="pt-BR", size=PHONE, touch=True)
    opened_game(laptop, "coup", 3)
    hand = laptop.deal["view"]["hands"][0]
    link = link_in(device_dialog(laptop), laptop)
    phone.open(link)
    expect(phone.page).not_to_have_url(link)
    phone.button(phone.t("web-continue")).click()

    phone.until(lambda: phone.scene.get("you") == 0, "the chair is theirs")
    assert phone.deal["view"]["hands"][0] == hand
    assert phone.scene["chairs"][0]["name"] == "Ana"
    heard = laptop.page.get_by_role("dialog", name=laptop.t("web-device-opened"))
    heard.get_by_role("button", name=laptop.t("web-device-opened-me")).click()
    expect(laptop.page.get_by_role("dialog")).to_have_count(0)
    phone.open("/")
    expect(phone.page.get_by_label(phone.t("web-lobby-name"))).to_have_value("Ana")

    thief = visitors.arrive("Thief")
    thief.open(link)
    thief.button(thief.t("web-continue")).click()
    expect(thief.page.get_by_text(thief.t("table-refusal-bad-link"))).to_be_visible()
    expect(thief.page.get_by_role("link", name=thief.t("web-continue-table"))).to_be_visible()
    forget_refusal(thief)


def test_a_browser_that_sits_as_another_person_is_asked_first(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    link = open_room(ana, "coup", 3, 1)
    bia.open(link)
    bia.join()
    bia.open(link_in(device_dialog_of_room(ana), ana))
    bia.button(bia.t("web-continue")).click()
    expect(bia.page.get_by_text(bia.t("web-continue-instead"))).to_be_visible()
    assert ana.scene["chairs"][2]["name"] == "Bia"
    bia.button(bia.t("web-continue-replace")).click()
    bia.until(lambda: bia.scene.get("you") == 0, "the chair is theirs")
    forget_refusal(bia)
    ana.until(lambda: ana.scene["chairs"][2]["kind"] == "empty", "the other chair is free")


def device_dialog_of_room(who: Visitor) -> Locator:
    """Let *who*, in a room, ask in the settings, and return the dialog that has the link."""
    who.button(who.t("web-settings")).click()
    who.button(who.t("web-device")).click()
    return who.page.get_by_role("dialog", name=who.t("web-device"))


def test_the_address_that_one_copies_is_the_invitation(visitors: Visitors) -> None:
    ana, bia, zoe = (visitors.arrive(name) for name in ("Ana", "Bia", "Zoe"))
    link = open_room(ana, "coup", 4, 1)
    expect(ana.page).to_have_url(f"{ana.page.url.partition('/t/')[0]}{link}")
    bia.open(ana.page.url)
    bia.join()
    zoe.open(bia.page.url)
    zoe.join()
    assert zoe.scene["you"] == 3
    zoe.open(f"/t/{zoe.table}")
    zoe.until(lambda: zoe.scene.get("you") == 3, "the chair is theirs")
    expect(zoe.page).to_have_url(ana.page.url)


def test_a_table_that_is_left_puts_no_invitation_into_the_address_of_the_lobby(
    visitors: Visitors,
) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia")
    bia.open(open_room(ana, "coup", 4, 1))
    bia.join()
    held = list[Route]()
    bia.page.route("**/assets/**", lambda route: held.append(route))  # noqa: PLW0108  has to be ours

    updates = bia.updates
    bia.button(bia.t("web-room-leave")).click()
    bia.page.get_by_role("dialog").get_by_role("button", name=bia.t("web-at-leave")).click()
    bia.until(lambda: bool(held) and bia.updates > updates, "the table has let them go")
    bia.catch_up()

    expect(bia.page).to_have_url(re.compile(r"/$"))
    bia.page.unroute("**/assets/**")  # which lets them go on
    expect(bia.page.get_by_role("heading", name=bia.t("web-lobby-how"))).to_be_visible()
