"""After a game the page deals it again, and says what it has checked."""

from playwright.sync_api import expect

from tests.e2e.people import Visitor, Visitors
from tests.e2e.playing import begin, open_table, play_on


def test_two_browsers_add_to_the_deal_and_find_that_all_of_it_fits(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia", tag="es")
    bia.open(open_table(ana, "coup-es"))
    bia.join()
    begin(ana, bia)
    added = ana.deal["contributions"]
    assert [len(each) for each in added] == [32, 32]
    updates = bia.updates
    bia.page.reload()
    bia.until(lambda: bia.updates > updates, "the game is there again")
    play_on(ana, bia)

    for each in (ana, bia):
        reads_that_all_fits(each)


def reads_that_all_fits(who: Visitor) -> None:
    who.see_beats()
    details = who.page.locator("details", has_text=who.t("web-side-fair"))
    details.locator("summary").click()
    for sentence in ("before", "own", "first-drawn"):
        expect(details).to_contain_text(who.t(f"web-side-fair-{sentence}"))
    expect(details).not_to_contain_text(who.t("web-side-fair-differs"))
