"""A first game explains itself: hints that can be switched off, terms, a summary one tap away."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.rooms import opened_game
from tests.e2e.test_axe import violations

HINT: Final = ".guide"


def asked(visitors: Visitors, game: str = "coup") -> Visitor:
    """Return a newcomer on a phone who is asked something at a table of three."""
    ana = visitors.arrive("Ana", tag="pt-BR", size=PHONE, touch=True, hints=True)
    fixed = {"options": {"first_player": "fixed"}} if game == "coup" else {}
    opened_game(ana, game, 3, **fixed)
    ana.until(lambda: bool(ana.offers), "they are asked")
    return ana


def hint(who: Visitor) -> Locator:
    return who.page.locator(HINT)


def offer(who: Visitor) -> Locator:
    """Return the button by which somebody on a phone asks for the hint."""
    return who.page.get_by_role("button", name=who.t("web-guide"), exact=True)


def hinted(visitors: Visitors) -> Visitor:
    """Return a newcomer who has asked for the hint."""
    ana = asked(visitors)
    offer(ana).tap()
    return ana


def test_each_kind_of_question_is_explained_once(visitors: Visitors) -> None:
    ana = hinted(visitors)
    expect(hint(ana)).to_contain_text(ana.t("guide-action"))
    assert violations(ana) == []

    ana.say("income")
    ana.until(lambda: ana.step is not None and bool(ana.offers), "they are asked again")
    while "income" not in ana.offers:
        ana.say("pass" if "pass" in ana.offers else ana.offers[0])
        ana.until(lambda: bool(ana.offers), "they are asked again")
    ana.catch_up()

    expect(hint(ana).or_(offer(ana))).to_have_count(0)


def test_hints_are_switched_off_and_on_again(visitors: Visitors) -> None:
    ana = hinted(visitors)
    hint(ana).get_by_role("button", name=ana.t("web-guide-off")).click()
    expect(hint(ana).or_(offer(ana))).to_have_count(0)
    ana.page.reload()
    ana.until(lambda: bool(ana.offers), "they are asked")
    expect(ana.bar).to_be_visible()
    expect(hint(ana).or_(offer(ana))).to_have_count(0)

    ana.button(ana.t("web-settings")).click()
    ana.page.get_by_role("switch", name=ana.t("web-guide-wanted")).click()
    ana.page.keyboard.press("Escape")
    offer(ana).tap()
    expect(hint(ana)).to_contain_text(ana.t("guide-action"))


def test_a_hint_covers_the_board_of_a_phone_only_where_it_is_asked_for(
    visitors: Visitors,
) -> None:
    ana = asked(visitors)
    bar = ana.page.locator(".bar")
    expect(bar.get_by_role("button", name=ana.t("web-guide"), exact=True)).to_be_visible()
    expect(hint(ana)).to_have_count(0)
    before = bar.bounding_box()

    offer(ana).tap()
    hint(ana).get_by_role("button", name=ana.t("web-guide-close")).click()

    expect(hint(ana).or_(offer(ana))).to_have_count(0)
    assert bar.bounding_box() == before


def test_a_hint_lies_beside_the_board_of_a_desk(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=(1366, 768), hints=True)
    opened_game(ana, "coup", 3, options={"first_player": "fixed"})
    expect(hint(ana)).to_contain_text(ana.t("guide-action"))

    board = ana.page.get_by_role("region", name=ana.t("web-at-board")).bounding_box()
    over = hint(ana).bounding_box()

    assert board is not None
    assert over is not None
    assert over["x"] >= board["x"] + board["width"]


def test_a_term_opens_by_touch_and_by_key(visitors: Visitors) -> None:
    ana = hinted(visitors)
    term = hint(ana).get_by_role("button", name=ana.t("term-bluff"))

    term.tap()
    expect(ana.page.get_by_role("tooltip")).to_have_text(ana.t("term-bluff.about"))
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)
    term.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    assert all(each["type"] != "answer" for each in ana.sent)


def test_the_scale_of_points_is_one_tap_away(visitors: Visitors) -> None:
    ana = asked(visitors, "pot-de-vin")

    ana.button(ana.t("web-at-summary")).tap()

    card = ana.page.get_by_role("dialog").get_by_role("region", name=ana.t("web-side-scale"))
    expect(card.get_by_role("row").nth(1)).to_have_text("136−1−3−61015")
    assert violations(ana) == []
