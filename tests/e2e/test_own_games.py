"""Somebody finds their games again, takes them along, and deletes themselves."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from intriga.server.settings import Limits, ServerSettings
from tests.e2e.people import COUNTRIES, PHONE, Visitor, Visitors
from tests.e2e.test_axe import LOOKS, Look, in_all
from tests.server.house_of_games import MANY, House, identity_of
from tests.server.serving import Serving

LAST, PAGE = 10, 20


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    limits = Limits(looks=100_000, questions=100_000, exports=1_000)
    made = House(tmp_path, ServerSettings(warm=False, limits=limits))
    with made.server:
        yield made


@pytest.fixture
def site(house: House) -> Serving:
    return house.server


@pytest.fixture
def ana(house: House, visitors: Visitors) -> Visitor:
    """Return Ana, whose browser is known here."""
    return as_ana(house, visitors.arrive("Ana"))


def as_ana(house: House, visitor: Visitor) -> Visitor:
    """Return *visitor*, whose browser is that of Ana."""
    browser = house.people[0]
    for name, value in browser.cookies.items():
        visitor.context.add_cookies([{"name": name, "value": value, "url": browser.url}])
    return visitor


def test_the_lobby_shows_the_last_games_and_leads_to_their_replays(ana: Visitor) -> None:
    ana.open()
    last = ana.page.get_by_role("region", name=ana.t("web-own-last"))
    expect(last.get_by_role("listitem")).to_have_count(LAST)
    last.get_by_role("link", name=ana.t("web-own-replay")).first.click()
    ana.page.wait_for_url("**/r/g*")


def test_somebody_new_sees_nothing_of_that_in_the_lobby(visitors: Visitors) -> None:
    new = visitors.arrive("Eva")
    with new.page.expect_response("**/api/me/games"):
        new.open()
    expect(new.page.get_by_role("heading", name=new.t("web-lobby-how"))).to_be_visible()
    expect(new.page.get_by_role("region", name=new.t("web-own-last"))).to_have_count(0)


def test_games_are_found_on_a_page_by_their_people_and_their_result(
    ana: Visitor, house: House
) -> None:
    ana.open("/me")
    rows = ana.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(rows).to_have_count(PAGE)
    ana.button(ana.t("web-me-more")).click()
    expect(rows).to_have_count(MANY)
    people = ana.page.get_by_label(ana.t("web-me-with"), exact=True)
    who = people.get_by_role("option").nth(1).get_attribute("value")
    asked = house.people[0].ask("/api/me/games", {"who": who, "most": 50})
    together = len(asked.json["games"])
    assert 0 < together < MANY
    people.select_option(index=1)
    expect(rows).to_have_count(min(PAGE, together))
    people.select_option("")
    expect(rows).to_have_count(PAGE)
    ana.button(ana.t("web-me-more")).click()
    expect(rows).to_have_count(MANY)
    won = rows.filter(has_text=ana.t("web-own-won")).count()
    ana.page.get_by_label(ana.t("web-me-result")).select_option("won")
    expect(rows).to_have_count(won)
    ana.page.get_by_label(ana.t("web-me-since")).fill("2001-01-01")
    expect(ana.page.get_by_text(ana.t("web-me-none-fit"))).to_be_visible()


@pytest.mark.parametrize("tag", COUNTRIES)
def test_statistics_and_those_one_met_fit_a_phone_in_every_language(
    house: House, visitors: Visitors, tag: str
) -> None:
    ana = as_ana(house, visitors.arrive("Ana", tag=tag, size=PHONE, touch=True))
    told = house.people[0].ask("/api/me/statistics/coup").json
    ana.open("/me?tab=statistics")
    total = ana.page.get_by_role("row", name=re.compile(f"^{ana.t('web-me-total')}"))
    expect(total).to_contain_text(str(told["total"]["games"]))
    wide = "document.documentElement.scrollWidth - window.innerWidth"
    assert ana.page.evaluate(wide) <= 0
    ana.page.get_by_role("link").filter(has_text=told["opponents"][0]["name"]).first.tap()
    heading = ana.t("web-me-against", name=told["opponents"][0]["name"])
    expect(ana.page.get_by_role("heading", name=heading)).to_be_visible()
    struck = ana.page.get_by_role("row", name=re.compile(re.escape(ana.t("web-me-deed-robbed"))))
    expect(struck).to_contain_text(str(told["opponents"][0]["did"]["robbed"]))
    expect(ana.page.get_by_role("listitem").first).to_be_visible()
    assert ana.page.evaluate(wide) <= 0


def test_a_record_that_was_saved_can_be_opened_from_its_file(
    ana: Visitor, house: House, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(house.games[1].record, encoding="utf-8")
    ana.open("/me?tab=data")
    ana.page.get_by_role("link", name=ana.t("web-me-open")).click()
    ana.page.get_by_label(ana.t("web-open-choose")).set_input_files(file)
    expect(ana.page.get_by_role("region", name=ana.t("web-replay-board"))).to_be_visible()
    assert urlsplit(ana.page.url).path == "/open"
    ana.page.keyboard.press("End")
    expect(ana.page.get_by_role("main")).to_contain_text("P1")


def test_a_file_that_is_no_record_is_refused_with_the_reason_and_another_can_be_chosen(
    ana: Visitor, house: House, tmp_path: Path
) -> None:
    for name, text in (("bad", "hello"), ("empty", ""), ("good", house.games[1].record)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    ana.open("/open")
    chosen = ana.page.get_by_label(ana.t("web-open-choose"))
    chosen.set_input_files(tmp_path / "bad")
    expect(ana.page.get_by_role("alert")).to_contain_text("not JSON")
    chosen.set_input_files(tmp_path / "empty")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.t("web-open-too-long"))
    chosen.set_input_files(tmp_path / "good")
    expect(ana.page.get_by_role("region", name=ana.t("web-replay-board"))).to_be_visible()


def test_files_about_oneself_are_saved(ana: Visitor) -> None:
    ana.open("/me?tab=data")
    for name in ("web-me-records", "web-me-everything"):
        with ana.page.expect_download() as saving:
            ana.page.get_by_role("link", name=ana.t(name)).click()
        assert saving.value.path().stat().st_size > 1_000


def test_somebody_deletes_themselves_after_a_second_question(ana: Visitor, house: House) -> None:
    ana.open("/me?tab=data")
    ana.button(ana.t("web-me-forget")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name=ana.t("web-me-forget-not")).click()
    expect(dialog).to_be_hidden()
    assert identity_of(house.people[0]) == house.ids[0]
    ana.button(ana.t("web-me-forget")).click()
    with ana.page.expect_response("**/api/me/games"):
        dialog.get_by_role("button", name=ana.t("web-me-forget-sure")).click()
        ana.page.wait_for_url(re.compile(r":\d+/$"))
    expect(ana.page.get_by_role("region", name=ana.t("web-own-last"))).to_have_count(0)
    assert house.people[1].ask("/api/me/statistics/coup").json["total"]["games"] == MANY


@LOOKS
@pytest.mark.parametrize("page", ["/me", "/me?tab=statistics", "/me?tab=data", "/open"])
def test_a_page_about_oneself_breaks_no_rule(
    ana: Visitor, page: str, looks: tuple[Look, ...]
) -> None:
    ana.open(page)
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    if page.startswith("/me"):
        expect(ana.page.get_by_role("tabpanel").locator("li, td, p").first).to_be_visible()
    assert in_all(looks, ana) == []
