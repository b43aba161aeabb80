"""The page shows what happened, at its pace, before it asks anything else."""

from typing import Final, Literal

from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.playing import asked, begin, open_table, other, sensible
from tests.e2e.test_axe import violations

HIDE: Final = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
MOVING: Final = (
    "() => document.querySelector('[data-beat]').getAnimations({ subtree: true }).length"
)
NOTED: Final = """() => {
  window.said = [];
  const status = document.querySelector('.unseen[role=status]');
  new MutationObserver(() => said.push(status.innerText.trim()))
    .observe(status, { childList: true, subtree: true, characterData: true });
}"""
NOTICES: Final = """
  window.notices = [];
  window.Notification = class {
    static permission = 'default';
    static requestPermission() {
      return Promise.resolve(Notification.permission = 'granted');
    }
    constructor(title, options) { notices.push([title, options.body]); }
    close() {}
  };
"""


def friends(
    visitors: Visitors, motion: Literal["no-preference", "reduce"] = "reduce"
) -> tuple[Visitor, Visitor]:
    """Return two people in a game of Coup: who is on turn, and the other."""
    ana = visitors.arrive("Ana", motion=motion)
    bia = visitors.arrive("Bia", tag="pt-BR", size=PHONE, touch=True)
    for each in (ana, bia):
        each.page.add_init_script(NOTICES)
    bia.open(open_table(ana, "coup-br"))
    bia.join()
    begin(ana, bia)
    turn = asked(ana, bia)
    while "tax" not in turn.offers:  # two people choose a first card
        turn.say(turn.offers[0])
        turn = asked(ana, bia)
    return turn, other(turn, ana, bia)


def doubt(turn: Visitor, doubter: Visitor) -> None:
    """Let *doubter* challenge what *turn* has just claimed."""
    doubter.say("challenge")
    for each in (turn, doubter):
        each.until(lambda each=each: "log-challenge" in told(each), "it is doubted")


def told(who: Visitor) -> list[str]:
    return [line["id"] for line in who.log]


def skip(who: Visitor) -> Locator:
    return who.button(who.t("web-stage-skip"))


def test_the_next_question_is_asked_when_a_challenge_has_been_seen(visitors: Visitors) -> None:
    turn, doubter = friends(visitors)
    turn.say("tax")
    doubter.until(lambda: "challenge" in doubter.offers, "they may doubt it")
    turn.see_beats()
    known = len(turn.log)
    turn.page.evaluate(NOTED)
    doubt(turn, doubter)

    for each in (turn, doubter):
        expect(each.film).to_have_attribute("data-beat", "challenge")
        assert each.page.evaluate(MOVING) == 0  # people who want no motion see a still
    asked_next = turn if turn.offers else doubter
    sign, title = asked_next.t("web-tab-your-turn"), asked_next.t("web-title-table")
    expect(asked_next.bar).to_have_count(0)
    expect(asked_next.page).to_have_title(title)
    assert violations(turn) == []

    for each in (turn, doubter):
        each.see_beats()
    expect(asked_next.bar).to_be_visible()
    expect(asked_next.page).to_have_title(f"● {sign} · {title}")
    icon = asked_next.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    said = " ".join(filter(None, turn.page.evaluate("said")))
    assert said == " ".join(turn.told()[known:])  # each line once


def test_a_film_is_skipped_with_one_tap_or_the_button_of_the_bar(
    visitors: Visitors,
) -> None:
    turn, doubter = friends(visitors)
    turn.say("tax")
    doubter.until(lambda: "challenge" in doubter.offers, "they may doubt it")
    doubt(turn, doubter)
    expect(doubter.film).to_be_visible()

    (turn.film.tap if turn.touch else turn.film.click)()
    expect(turn.film).to_have_count(0)
    expect(doubter.film).to_be_visible()  # each skips for themselves
    skip(doubter).focus()
    doubter.page.keyboard.press("Enter")
    expect(doubter.film).to_have_count(0)

    assert doubter.page.evaluate("document.activeElement.closest('.bar') !== null")
    asked_next = turn if turn.offers else doubter
    expect(asked_next.bar).to_be_visible()


def test_a_tab_out_of_sight_shows_no_film_but_calls(visitors: Visitors) -> None:
    turn, doubter = friends(visitors)
    for each in (turn, doubter):
        each.button(each.t("web-settings")).click()
        each.button(each.t("web-notify-ask")).click()
        expect(each.page.get_by_label(each.t("web-notify"))).to_be_checked()
        each.page.keyboard.press("Escape")
    turn.say("tax")
    doubter.until(lambda: "challenge" in doubter.offers, "they may doubt it")
    turn.page.evaluate(HIDE, arg=True)
    doubt(turn, doubter)
    expect(doubter.film).to_be_visible()
    doubter.page.evaluate(HIDE, arg=True)

    for each in (turn, doubter):
        expect(each.film).to_have_count(0)
    asked_next = turn if turn.offers else doubter
    expect(asked_next.bar).to_be_visible()
    notices = asked_next.page.evaluate("notices")
    assert [title for title, _ in notices][-1:] == [asked_next.t("web-tab-your-turn")]

    doubter.page.reload()
    expect(doubter.page.locator(".bar")).to_be_visible()
    expect(doubter.film).to_have_count(0)


def test_the_last_card_is_seen_before_the_end_and_again_in_the_replay(visitors: Visitors) -> None:
    players = friends(visitors, motion="no-preference")
    ana = next(each for each in players if each.name == "Ana")
    while ana.phase != "over":
        ana.until(lambda: ana.phase == "over" or any(each.offers for each in players), "it goes on")
        for each in players:
            if each.offers:
                each.say(sensible(each.offers))
                break

    expect(ana.film).to_be_visible()
    assert ana.page.evaluate(MOVING) > 0
    end = ana.page.locator("#end-title")
    expect(end).to_have_count(0)
    ana.see_beats()
    expect(end).to_be_visible()

    ana.page.get_by_role("link", name=ana.t("web-side-replay")).click()
    ana.button(ana.t("web-replay-play")).click()
    for _ in range(60):
        if ana.film.count():
            break
        ana.page.clock.fast_forward(2_500)
    expect(ana.film).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.film).to_have_count(0)
