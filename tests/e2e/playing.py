"""Ways to a table of friends, and through a game of Coup that needs no luck."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from tests.e2e.people import Visitor

# The answers of somebody who wants to see the end: they doubt everything and give up cards.
WISHES: Final = ("prove", "challenge", "lose", "coup", "decline", "pass", "tax", "income", "keep")


def sensible(offers: Sequence[str]) -> str:
    """Return the first of *offers* that leads on."""
    verbs = {each.split()[0]: each for each in reversed(offers)}
    return next((verbs[wish] for wish in WISHES if wish in verbs), offers[0])


def open_table(host: Visitor, preset: str) -> str:
    """Open a table for two people without clocks, from the lobby; return its private link."""
    page, t = host.page, host.t
    host.open("/")
    page.get_by_label(t("web-lobby-name")).fill(host.name)
    page.get_by_role("link", name=t("web-lobby-friends")).click()
    page.get_by_role("radio", name=host.words("coup", preset).format(f"preset-{preset}")).check()
    page.get_by_role("group", name=t("web-new-chairs")).get_by_label("2", exact=True).check()
    for clock in ("reaction", "turn"):
        page.get_by_label(t(f"web-setting-{clock}")).select_option(t("web-new-seconds", seconds=0))
    host.button(t("web-new-create")).click()
    page.wait_for_url("**/t/*")
    host.until(lambda: host.phase == "gathering", "the table is there")
    return page.get_by_role("textbox", name=t("web-room-link")).input_value()


def begin(host: Visitor, guest: Visitor) -> None:
    """Deal as soon as *guest* is ready."""
    guest.button(guest.t("web-room-ready-me")).click()
    start = host.button(host.t("web-room-start"))
    expect(start).to_be_enabled()
    start.click()
    for each in (host, guest):
        each.until(lambda each=each: each.phase == "playing", "the game has begun")


def asked(*players: Visitor) -> Visitor:
    """Return which of *players* is asked now."""
    players[0].until(lambda: any(each.offers for each in players), "somebody is asked")
    return next(each for each in players if each.offers)


def other(one: Visitor, *players: Visitor) -> Visitor:
    """Return who of the two *players* is not *one*."""
    return next(each for each in players if each is not one)


def play_on(*players: Visitor) -> None:
    """Play to the end, each with the first answer that is sensible."""

    def is_over() -> bool:
        return any(each.phase == "over" for each in players)

    while not is_over():
        players[0].until(
            lambda: is_over() or any(each.offers for each in players), "it goes on or is over"
        )
        for each in players:
            if each.offers:
                each.say(sensible(each.offers))
                break
    for each in players:
        each.until(lambda each=each: each.phase == "over", "the game is over")
        each.see_beats()
