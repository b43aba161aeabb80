"""The menu of the table is short, and what concerns somebody stands on their plate."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.people import COUNTRIES, DESKTOP, PHONE, Visitor, Visitors
from tests.e2e.rooms import open_room, start

MOST: Final = 7  # entries that one looks through
SMALL: Final = (360, 640)


def company(visitors: Visitors, size: tuple[int, int]) -> tuple[Visitor, Visitor]:
    """Return the host of ten in a game, one of whom is Bia, and Bia."""
    ana, bia = visitors.arrive("Ana", size=size), visitors.arrive("Bia")
    link = open_room(ana, "coup", 10, 8)
    bia.open(link)
    bia.join()
    bia.button(bia.t("web-room-ready-me")).click()
    start(ana)
    bia.until(lambda: bia.phase == "playing", "the game has begun")
    ana.see_beats()
    return ana, bia


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_the_host_of_ten_players_has_a_short_menu(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    ana, _ = company(visitors, size)
    ana.button(ana.t("web-at-menu")).click()
    entries = ana.page.get_by_role("group", name=ana.t("web-at-menu")).get_by_role("listitem")
    expect(entries.first).to_be_visible()
    assert sum(entry.is_visible() for entry in entries.all()) <= MOST


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_a_plate_opens_what_can_be_done_about_its_person_by_pointer_and_by_key(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    ana, bia = company(visitors, size)
    plate = ana.button(ana.t("web-room-about", who="Bia"))
    deeds = ana.page.get_by_role("group", name=ana.t("web-room-about", who="Bia"))
    plate.focus()
    ana.page.keyboard.press("Enter")
    expect(deeds.get_by_role("button")).to_have_text(
        [
            ana.t("web-known", who="Bia"),
            ana.t("web-room-make-host"),
            ana.t("web-at-mute", who="Bia"),
            ana.t("web-report", who="Bia"),
            ana.t("web-room-send-away", who="Bia"),
        ]
    )
    ana.page.keyboard.press("Escape")
    plate.click()
    deeds.get_by_role("button", name=ana.t("web-room-make-host")).click()
    ana.until(lambda: ana.scene["chairs"][bia.scene["you"]]["host"], "Bia is the host")


def test_the_host_sends_somebody_away_for_one_game_alone(visitors: Visitors) -> None:
    ana, bia = company(visitors, DESKTOP)
    ana.about("Bia", ana.t("web-room-send-away", who="Bia"))
    dialog = ana.page.get_by_role("dialog", name=ana.t("web-at-away-title", who="Bia"))
    dialog.get_by_role("button", name=ana.t("web-at-away-once")).click()

    told = bia.t("told-sent-off", who="Bia")
    expect(bia.page.get_by_role("status").get_by_text(told).first).to_be_visible()
    expect(bia.button(bia.t("web-at-take-back"))).to_have_count(0)
    assert bia.scene["you"] is None


@pytest.mark.parametrize("tag", COUNTRIES)
def test_a_small_window_says_which_game_it_is_and_how_many_watch(
    visitors: Visitors, tag: str
) -> None:
    ana, bia = visitors.arrive("Ana", tag=tag), visitors.arrive("Bia")
    link = open_room(ana, "coup", 3, 2, preset="urbis-reforma")
    bia.open(link)
    start(ana)
    bia.until(lambda: bia.phase == "playing", "the game is shown")
    for size in (SMALL, PHONE, (820, 1180), DESKTOP):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ana.page.locator(".strip h1").evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    ana.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    ana.button(ana.t("web-at-menu")).click()
    menu = ana.page.get_by_role("group", name=ana.t("web-at-menu"))
    expect(menu.get_by_text(ana.t("web-at-watching", people=1))).to_be_visible()


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_the_plate_of_a_bot_opens_what_is_known_of_it(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    ana, _ = company(visitors, size)
    bot = next(each["name"] for each in ana.scene["chairs"] if each["kind"] == "bot")
    ana.button(ana.t("web-room-about", who=bot)).click()
    deeds = ana.page.get_by_role("group", name=ana.t("web-room-about", who=bot))
    deeds.get_by_role("button", name=ana.t("web-known", who=bot)).click()
    known = ana.page.locator(":focus")
    expect(known.get_by_role("heading", name=bot)).to_be_in_viewport()
