"""The whole site without a mouse: from the lobby to a game, and every answer by its key."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.frames import leaks_to
from tests.e2e.people import Json, Visitor, Visitors
from tests.e2e.rooms import AT_ONCE, open_room, opened_game
from tests.server.serving import Serving

MOST_TABS: Final = 60
FOCUS: Final = "document.activeElement"
SHOWN: Final = """[...document.querySelectorAll('.bar [aria-keyshortcuts]')]
    .filter(each => each.ariaPressed !== 'true')
    .map(each => each.getAttribute('aria-keyshortcuts'))"""


def tab_to(who: Visitor, target: Locator) -> None:
    """Press Tab until *target* has the focus."""
    expect(target).to_be_enabled()
    for _ in range(MOST_TABS):
        if target.evaluate(f"each => each === {FOCUS}"):
            return
        who.page.keyboard.press("Tab")
    raise AssertionError(f"{who.name} cannot reach {target} with the Tab key")


def key(who: Visitor, pressed: str) -> None:
    """Press a key, and wait until the bar has taken it."""
    who.do(lambda: who.page.keyboard.press(pressed), f"the key {pressed}")


def keys_shown(who: Visitor) -> list[str]:
    """Return the keys that lead on, as the bar shows them: none that takes something back."""
    who.catch_up()
    shown: list[str] = who.page.evaluate(SHOWN)
    return [each.split()[0] for each in shown if each not in {"Esc", "U"}]


def answer(who: Visitor, used: list[str]) -> None:
    """Answer what is asked with the keys that the bar shows, the least used; note the *used*."""
    step = who.step

    def is_open() -> bool:
        return who.step == step and bool(who.offers)

    while is_open():
        who.until(lambda: bool(keys_shown(who)) or not is_open(), "a key is shown, or none needed")
        keys = keys_shown(who)
        letters = sorted((each for each in keys if each in "CBA"), key=used.count)
        if is_open() and keys:
            used.append("Enter" if "Enter" in keys else (letters or keys)[0])
            key(who, used[-1])


def said(who: Visitor) -> Json:
    """Return what *who* said last; the page sends a ping when it likes."""
    return next(each for each in reversed(who.sent) if each["type"] != "ping")


def answer_all(who: Visitor) -> list[str]:
    """Answer until the game is over; return the keys used."""
    used = list[str]()
    while who.phase == "playing":
        who.until(lambda: bool(who.offers) or who.phase == "over", "they are asked, or it is over")
        if who.offers:
            answer(who, used)
    return used


def test_from_the_lobby_to_an_answer_by_keys(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/")
    tab_to(ana, ana.button(f"{ana.t('web-lobby-play')} {ana.t('web-game-coup')}"))
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/t/*")
    ana.until(lambda: bool(ana.offers), "they are asked")

    answer(ana, [])

    assert said(ana)["type"] == "answer"


def test_a_whole_game_needs_no_mouse(site: Serving, visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", tag="es")
    open_room(ana, "coup", 2, 1)
    tab_to(ana, ana.button(ana.t("web-room-start")))
    ana.page.keyboard.press("Enter")
    ana.until(lambda: ana.phase == "playing", "the game has begun")

    used = answer_all(ana)

    assert {"1", "Enter"} <= {*used}
    assert {*used} & {"A", "B", "C"}  # which of them depends on what the bot does
    assert leaks_to(ana, site.events(ana.table)) == []
    tab_to(ana, ana.page.get_by_role("link", name=ana.t("web-side-replay")))
    ana.page.keyboard.press("Enter")
    timeline = ana.page.get_by_role("region", name=ana.t("web-replay-timeline"))
    expect(timeline.get_by_role("slider")).to_have_value("0")
    ana.page.keyboard.press("ArrowRight")
    expect(timeline.get_by_role("slider")).to_have_value("1")


def test_a_card_is_chosen_taken_back_and_played_by_keys(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "pot-de-vin", 3)
    ana.until(lambda: bool(ana.offers), "they are asked")
    chosen = ana.page.get_by_role("list", name=ana.t("table-hand")).locator("[aria-pressed=true]")

    ana.page.keyboard.press("1")
    expect(chosen).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    assert all(each["type"] != "answer" for each in ana.sent)

    card, step = ana.offers[0], ana.step
    ana.page.keyboard.press("1")
    expect(chosen).to_have_count(1)
    key(ana, "Enter")
    ana.until(lambda: ana.step != step, "the card is played")
    assert said(ana)["words"] == card


def test_enter_on_a_card_that_is_taken_answers(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "coup", 2)
    hand = ana.page.locator(".hand").get_by_role("button")

    def asked_to_keep() -> bool:
        return any(each.startswith("keep") for each in ana.offers)

    for _ in range(MOST_TABS):
        ana.until(lambda: bool(ana.offers) or ana.phase != "playing", "it goes on")
        if asked_to_keep() or ana.phase != "playing":
            break
        wished = (each for each in ("exchange", "prove", "pass") if each in ana.offers)
        ana.say(next(wished, ana.offers[0]))
    assert asked_to_keep()
    step, kept = ana.step, len(ana.offers[0].split()) - 1
    for card in range(kept):
        hand.nth(card).focus()
        ana.page.keyboard.press("Enter")
        expect(hand.nth(card)).to_have_attribute("aria-pressed", "true")

    ana.do(lambda: ana.page.keyboard.press("Enter"), "Enter on a card that is taken")

    ana.until(lambda: ana.step != step, "the cards are kept")
    assert said(ana)["words"].startswith("keep")


def test_questions_to_the_table_are_answered_politely(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", tag="pt-BR")
    opened_game(ana, "coup", 3)
    ana.until(lambda: bool(ana.offers), "they are asked")
    voice = ana.page.locator("[aria-live=polite][role=status]:has(> p)")
    view = ana.deal["view"]
    cards = ana.language.list([ana.language.card(card) for card in view["hands"][ana.seat]])

    ana.page.keyboard.press("h")
    hand = ana.t("web-side-say-hand", cards=cards, coins=view["coins"][ana.seat])
    expect(voice).to_have_text(hand)
    ana.page.keyboard.press("p")
    for player in ana.names:
        expect(voice).to_contain_text(player)
    turn: int = ana.deal["view"]["turn"]
    ana.page.keyboard.press("w")
    expect(voice).to_contain_text(ana.names[turn])
    ana.page.keyboard.press("l")
    expect(voice).to_contain_text(ana.told()[-1])


def test_updates_never_steal_the_focus(visitors: Visitors) -> None:
    ana, rui = visitors.arrive("Ana"), visitors.arrive("Rui")
    open_room(ana, "coup", 3, 2, settings={**AT_ONCE, "listed": True})
    link = ana.page.url.partition("#")[0]
    rui.open(link)
    ana.button(ana.t("web-room-start")).click()
    ana.until(lambda: ana.phase == "playing", "the game has begun")
    rui.until(lambda: rui.phase == "playing", "the game has begun")
    menu = rui.button(rui.t("web-at-menu"))
    tab_to(rui, menu)

    answers, used = 0, list[str]()
    while answers < 3 and ana.phase == "playing":
        ana.until(lambda: bool(ana.offers) or ana.phase == "over", "they are asked, or it is over")
        if ana.offers:
            heard = len(rui.heard)
            answer(ana, used)
            answers += 1
            rui.until(lambda heard=heard: len(rui.heard) > heard, "something happened")
            expect(menu).to_be_focused()
            expect(rui.page.locator("section.bar")).to_be_visible()


def test_a_dialog_keeps_the_focus_and_gives_it_back(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    opened_game(ana, "coup", 2)
    menu = ana.button(ana.t("web-at-menu"))
    tab_to(ana, menu)

    ana.page.keyboard.press("?")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(5):
        ana.page.keyboard.press("Tab")
        assert ana.page.evaluate(f"{FOCUS} === document.body || !!{FOCUS}.closest('dialog')")
    ana.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(menu).to_be_focused()


def test_the_first_key_skips_to_the_content(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.open("/")
    skip = ana.page.get_by_role("link", name=ana.t("web-skip"))
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()

    ana.page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("main")).to_be_focused()
    expect(ana.page).to_have_url(re.compile(r"/$"))
