"""The end of a game among friends behind one address: whose it is, and what comes next."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, TABLET, Visitor, Visitors, ask_little
from tests.e2e.rooms import open_room
from tests.e2e.sites import Site
from tests.e2e.test_whole_evening import gather, play

SMALL = (360, 640)
ON_ITS_SIDE = (844, 390)
MOST_ASKED = 20  # of the server by a page in one game; in three it may be 120
COVERED = """node => {
  const { bottom } = node.getBoundingClientRect();
  return bottom - document.querySelector('.foot').getBoundingClientRect().top;
}"""


@pytest.fixture
def site(usual_site: Site) -> Site:
    return usual_site


def leave(who: Visitor) -> None:
    """Leave in the middle of a game, for good."""
    who.button(who.t("web-at-menu")).click()
    who.button(who.t("web-at-leave")).click()
    who.page.get_by_role("dialog").get_by_role("button", name=who.t("web-at-leave")).click()
    who.page.wait_for_url("**/")


def hands(who: Visitor) -> Locator:
    """Return the hands on the end page, each under the name of its player."""
    return who.page.get_by_role("region", name=who.t("web-side-open")).locator("ol > li")


def test_a_game_keeps_its_players_when_one_leaves_and_others_sit_down(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    bia = visitors.arrive("Bia", tag="pt-BR", size=PHONE, touch=True)
    dan = visitors.arrive("Dan", tag="es")
    eva = visitors.arrive("Eva", size=TABLET)
    everybody = (ana, bia, eva)
    gather(ana, (ana, bia, dan), eva, open_room(ana, "coup", 3, 0))
    leave(dan)
    play(ana, bia)
    names = ana.names
    assert sorted(names) == ["Ana", "Bia", "Dan"]
    for each in everybody:
        each.until(lambda each=each: each.phase == "over", "the game is over")
        each.see_beats()
    told = [each.told() for each in everybody]

    eva.button(eva.t("web-side-sit")).click()
    eva.join()
    for each, before in zip(everybody, told, strict=True):
        chairs = lambda each=each: [chair["name"] for chair in each.scene["chairs"]]  # noqa: E731
        each.until(lambda chairs=chairs: "Eva" in chairs(), "somebody else sits there")
        assert (each.names, each.told()) == (names, before)
        expect(each.log_lines()).to_have_text(before)
        expect(hands(each)).to_have_count(len(names))
        for name in names:
            expect(hands(each).filter(has_text=name)).to_have_count(1)
        review = each.page.get_by_role("region", name=each.t("web-side-review"))
        expect(review.get_by_role("row").filter(has_text="Dan")).to_have_count(1)
        ask_little(each, MOST_ASKED)


def test_another_game_is_one_press_away_on_a_phone_and_covers_nothing(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=SMALL, touch=True)
    bia = visitors.arrive("Bia", tag="pt-BR", size=PHONE, touch=True)
    gather(
        ana,
        (ana, bia),
        visitors.arrive("Eva", size=SMALL, touch=True),
        open_room(ana, "coup", 2, 0),
    )
    eva = visitors.all[-1]
    play(ana, bia)
    begins, ready = ana.button(ana.t("web-side-start")), bia.button(bia.t("web-side-ready"))
    for each in (ana, bia, eva):
        each.until(lambda each=each: each.phase == "over", "the game is over")
        each.see_beats()
        last = each.page.locator(".parts > :last-child")
        for size in (SMALL, PHONE, ON_ITS_SIDE):
            each.page.set_viewport_size({"width": size[0], "height": size[1]})
            for deed in each.page.locator(".foot .deeds button").all():
                expect(deed).to_be_in_viewport(ratio=1)
            assert each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            each.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            assert last.evaluate(COVERED) <= 0
            each.page.evaluate("scrollTo(0, 0)")
    expect(ana.button(ana.t("web-side-change"))).to_be_in_viewport(ratio=1)
    ready.tap()
    expect(begins).to_be_enabled()
    begins.tap()
    ana.until(lambda: ana.deal["number"] == 2, "the next game has begun")
