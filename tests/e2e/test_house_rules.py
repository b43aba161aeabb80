"""The house rules of a game can be looked up while it is played, by whoever looks on too."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.rooms import open_room, start

OPTIONS: Final = {
    "slot_ambassador": "inquisitor",
    "treasury": "finite",
    "decline_proof": "always",
}


def chips(who: Visitor, inside: Locator) -> Locator:
    """Return the chips of the house rules."""
    return inside.get_by_role("group", name=who.t("web-room-rules"))


def says_all(who: Visitor, rules: Locator) -> None:
    """See that the clock and what the host chose are there."""
    said = who.words("coup", "coup-br")
    minutes = who.t("web-new-seconds", seconds=300)
    expect(rules).to_contain_text(who.t("web-new-sum-turn", seconds=300, time=minutes))
    for option, value in OPTIONS.items():
        name = f"option-{option.replace('_', '-')}"
        expect(rules).to_contain_text(said.format(f"{name}.is-{value}"))


def test_the_house_rules_are_in_help_and_summary_for_players_and_watchers(
    visitors: Visitors,
) -> None:
    ana = visitors.arrive("Ana")
    zoe = visitors.arrive("Zoe", tag="es-AR", size=PHONE, touch=True)
    link = open_room(ana, "coup", 3, 2, options=OPTIONS)
    start(ana)
    zoe.open(link)
    zoe.until(lambda: zoe.phase == "playing", "they watch")

    for who in (ana, zoe):
        who.page.get_by_role("tab", name=who.t("web-side-tab-help")).or_(
            who.button(who.t("web-side-tab-help"))
        ).first.click()
        help_ = who.page.get_by_role("group", name=who.t("web-side-tab-help")).last
        says_all(who, chips(who, help_))
        said = who.words("coup", "coup-br")
        topics = help_.get_by_label(who.t("web-side-topic"))
        expect(
            topics.get_by_role("option", name=said.format("help-inquisitor"), exact=True)
        ).to_have_count(1)
        expect(
            topics.get_by_role("option", name=said.format("help-exchange"), exact=True)
        ).to_have_count(0)
        turn = said.format("help-rules.text", inquisitor=1).split("\n")[1]
        assert turn not in said.format("help-rules.text")
        expect(help_).to_contain_text(turn)
        who.page.keyboard.press("Escape")
        who.button(who.t("web-at-summary")).click()
        says_all(who, chips(who, who.page.get_by_role("dialog")))
