"""After a game the page deals it again, and says what it has checked."""

import json
from typing import cast

from playwright.sync_api import WebSocketRoute, expect

from intriga.core.fair_deal import hash_of
from tests.e2e.people import Json, Visitor, Visitors
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


def test_the_browser_of_a_lone_player_adds_to_the_deal_of_a_quick_game(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    slow = SlowLine(ana)
    ana.open("/")
    box = ana.page.get_by_role("article", name=ana.t("web-game-coup"))
    box.get_by_text(ana.t("web-lobby-change")).click()
    box.get_by_role("radio", name="2", exact=True).check(force=True)
    ana.button(f"{ana.t('web-lobby-play')} {ana.t('web-game-coup')}").click()
    ana.until(lambda: ana.phase == "gathering", "the table is there")
    expect(ana.page.get_by_text(ana.t("web-at-dealing"))).to_be_visible()
    expect(ana.button(ana.t("web-room-start"))).to_have_count(0)

    announced = slow.hurry()["chance"]
    ana.until(lambda: ana.phase == "playing", "the game has begun")
    assert ana.deal["hashes"][ana.seat or 0] == announced
    assert hash_of(ana.deal["contributions"][ana.seat or 0]) == announced
    ana.about(ana.t("guest"), ana.t("web-at-hand-over"))
    ana.button(ana.t("web-bar-hurry")).click()
    ana.until(lambda: ana.phase == "over", "the game is over")

    reads_that_all_fits(ana)


class SlowLine:
    """A line on which *start* waits until it is hurried."""

    def __init__(self, who: Visitor) -> None:
        self._held: list[str | bytes] = []
        who.page.route_web_socket("**/ws/**", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        self._server = page.connect_to_server()
        page.on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if json.loads(message)["type"] == "start":
            self._held.append(message)
        else:
            self._server.send(message)

    def hurry(self) -> Json:
        """Let *start* through, and return it."""
        (message,) = self._held
        self._server.send(message)
        return cast("Json", json.loads(message))


def reads_that_all_fits(who: Visitor) -> None:
    who.see_beats()
    details = who.page.locator("details", has_text=who.t("web-side-fair"))
    details.locator("summary").click()
    for sentence in ("before", "own", "first-drawn"):
        expect(details).to_contain_text(who.t(f"web-side-fair-{sentence}"))
    expect(details).not_to_contain_text(who.t("web-side-fair-differs"))
