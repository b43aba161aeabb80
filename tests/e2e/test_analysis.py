"""A finished game is looked through: chances, moments, and what each answer was worth."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import DESKTOP, PHONE, Taste, Visitor, Visitors
from tests.e2e.playing import play_on
from tests.e2e.rooms import opened_game
from tests.e2e.test_axe import violations

AS_LONG_AS_IT_MAY = 240_000  # milliseconds: the server waits for a look a little longer

TASTES: dict[str, Taste] = {
    "phone": {"size": PHONE, "touch": True, "tag": "pt-BR", "theme": "dark"},
    "laptop": {"size": DESKTOP},
}


@pytest.mark.parametrize("device", TASTES)
def test_a_finished_game_is_looked_through(visitors: Visitors, device: str) -> None:
    ana = visitors.arrive("Ana", **TASTES[device])
    opened_game(ana, "coup", 2)
    play_on(ana)
    game = ana.deal["id"]
    ana.open(f"/r/{game}/1")

    tab(ana).click()
    is_looked_through(ana)
    expect(chances(ana).get_by_role("slider")).to_have_attribute("aria-valuetext", at_step(ana, 1))
    careful = ana.page.get_by_text(ana.t("web-replay-analysis-careful"))
    expect(careful).to_be_visible(timeout=AS_LONG_AS_IT_MAY)
    goes_to_a_moment(ana, game)
    walks_through_choices(ana)
    choice = ana.page.get_by_role("region", name=ana.t("web-replay-choice"))
    expect(equilibrium(ana, choice)).to_have_count(0)  # nobody solves a game by these rules
    reads_the_table(ana)

    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ana) == []


def test_a_game_against_the_solver_shows_what_equilibrium_would_do(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=PHONE, touch=True)
    opened_game(ana, "coup", 2, level="solver", preset="coup-es")
    ana.until(lambda: len(ana.offers) > 1, "they have a choice")
    ana.button(ana.t("web-advice")).click()
    adds_up(ana, ana.page.get_by_role("dialog", name=ana.t("web-advice")))
    ana.page.keyboard.press("Escape")
    play_on(ana)

    ana.open(f"/r/{ana.deal['id']}/9999?tab=analysis")  # its end
    is_looked_through(ana)
    walks_through_choices(ana)
    adds_up(ana, ana.page.get_by_role("region", name=ana.t("web-replay-choice")))
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ana) == []


def test_the_end_of_a_game_leads_to_its_analysis(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "coup", 2)
    play_on(ana)

    moment = ana.page.get_by_role("region", name=ana.t("web-side-moment"))
    waiting = moment.get_by_text(ana.t("web-replay-analysis-waiting"))
    expect(waiting).to_have_count(0, timeout=AS_LONG_AS_IT_MAY)
    none = moment.get_by_text(ana.t("web-replay-moments-none"))
    look = moment.get_by_role("link", name=ana.t("web-side-moment-look"))
    expect(none.or_(look)).to_be_visible()
    assert violations(ana) == []

    ana.page.get_by_role("link", name=ana.t("web-side-analysis")).click()
    expect(tab(ana)).to_have_attribute("aria-selected", "true")
    is_looked_through(ana)


def test_a_game_is_played_on_from_a_choice_in_its_analysis(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", size=PHONE, touch=True, tag="pt-BR")
    opened_game(ana, "coup", 3)
    play_on(ana)
    before = ana.deal["id"]
    ana.open(f"/r/{before}/9999?tab=analysis")  # its end
    is_looked_through(ana)
    walks_through_choices(ana)
    ana.button(ana.t("web-replay-play-on")).click()
    ana.page.wait_for_url("**/t/*")

    ana.until(lambda: ana.phase == "playing" and ana.deal["id"] != before, "the game goes on")
    assert [chair["kind"] for chair in ana.scene["chairs"]].count("bot") == 2
    ana.until(lambda: bool(ana.offers), "they are asked what was asked before")
    expect(ana.bar).to_be_visible()


def test_chances_stay_hidden_until_a_discreet_reader_reveals_them(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "coup", 2)
    play_on(ana)
    ana.open(f"/r/{ana.deal['id']}/1")
    ana.page.get_by_role("switch", name=ana.t("web-replay-discreet")).click()

    tab(ana).click()
    expect(ana.page.get_by_text(ana.t("web-replay-review-later"))).to_be_visible()
    expect(chances(ana)).to_have_count(0)

    ana.button(ana.t("web-replay-reveal")).click()
    is_looked_through(ana)


def tab(who: Visitor) -> Locator:
    return who.page.get_by_role("tab", name=who.t("web-replay-tab-analysis"))


def chances(who: Visitor) -> Locator:
    return who.page.get_by_role("figure", name=who.t("web-replay-chances"))


def is_looked_through(who: Visitor) -> None:
    """Wait until the chances are there; the process that looks stands back for tables."""
    expect(chances(who)).to_be_visible(timeout=AS_LONG_AS_IT_MAY)


def at_step(who: Visitor, step: int) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(who.t('web-replay-step', at=step))}: ")


def goes_to_a_moment(who: Visitor, game: str) -> None:
    """Choose the last of the moments, if the game has any: first the table before it is shown."""
    moments = who.page.get_by_role("region", name=who.t("web-replay-moments"))
    if moments.get_by_text(who.t("web-replay-moments-none")).is_visible():
        return
    moment = moments.get_by_role("button").last
    found = re.search(
        rf"{re.escape(who.t('web-replay-step', at=0))[:-1]}(\d+)", moment.inner_text()
    )
    assert found is not None
    step = int(found[1])
    moment.click()

    expect(moment).to_have_attribute("aria-current", "step")
    expect(who.page).to_have_url(re.compile(rf"/r/{game}/(?!{step}\b)\d+(\?viewer=\d)?$"))
    choice = who.page.get_by_role("region", name=who.t("web-replay-choice"))
    choice.get_by_role("button", name=who.t("web-replay-choice-happened")).click()
    expect(who.page).to_have_url(re.compile(rf"/r/{game}/{step}(\?viewer=\d)?$"))
    timeline = who.page.get_by_role("region", name=who.t("web-replay-timeline"))
    expect(timeline.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(rf"\b{step}\b")
    )
    expect(chances(who).get_by_role("slider")).to_have_attribute(
        "aria-valuetext", at_step(who, step)
    )


def walks_through_choices(who: Visitor) -> None:
    """Go from choice to choice; each has one answer that was given."""
    choice = who.page.get_by_role("region", name=who.t("web-replay-choice"))
    choice.get_by_role("button", name=who.t("web-replay-choice-before")).click()
    expect(choice.get_by_role("table")).to_be_visible()
    expect(choice.get_by_text(who.t("web-replay-choice-played"), exact=True)).to_have_count(1)


def equilibrium(who: Visitor, within: Locator) -> Locator:
    """Return the heading of the column that says what equilibrium would do."""
    return within.get_by_role("columnheader", name=who.t("web-replay-choice-equilibrium"))


def adds_up(who: Visitor, within: Locator) -> None:
    """See the column of equilibrium, which is explained, and whose parts are of a whole."""
    expect(equilibrium(who, within)).to_be_visible()
    expect(within.get_by_text(who.t("web-replay-choice-equilibrium-note"))).to_be_visible()
    parts = within.get_by_role("row").get_by_role("cell").filter(has_text="%").all_inner_texts()
    odds = [int(part.rstrip("%")) for part in parts[2::3]]
    assert sum(odds) == pytest.approx(100, abs=len(odds) / 2)  # each is rounded


def reads_the_table(who: Visitor) -> None:
    """Open the chances as a table, which has a row for the deal and for each step."""
    graph = chances(who)
    graph.get_by_text(who.t("web-replay-growth-table")).click()
    last = int(graph.get_by_role("slider").get_attribute("max") or 0)
    expect(graph.get_by_role("row")).to_have_count(last + 2)  # one says whose chances they are
