"""Pot de Vin from the first card to the replay, each card clicked where it lies."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.frames import leaks_to
from tests.e2e.people import Visitor, Visitors
from tests.e2e.rooms import open_room, opened_game, start
from tests.server.serving import Serving

Begins = Callable[[Visitor], None]


# --------------------------------------------------------------------------- answering


def lay(who: Visitor, words: str) -> None:
    """Click the card of *words* in the hand or on the table, then what the bar makes of it."""
    verb, card = words.split()
    name = who.language.card(card)
    place = who.t("table-played" if verb == "leave" else "table-hand")
    button = who.page.get_by_role("list", name=place).get_by_role(
        "button", name=re.compile(rf"^{name}(,|$)")
    )
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    press(who, who.t(f"choice-{verb}", card=card))


def give_jokers(who: Visitor, words: str) -> None:
    """Choose the guilds of *words*, then what the bar makes of them."""
    guilds = [who.language.card(guild) for guild in words.split()[1:]]
    who.see_beats()
    for guild in guilds:
        button = who.bar.get_by_role("button", name=named(guild))
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
    press(who, who.t("choice-jokers", cards=who.language.list(guilds)))


def press(who: Visitor, label: str) -> None:
    who.answer(named(label))


def named(label: str) -> re.Pattern[str]:
    """Return what fits a button that begins with *label*: signs and prices may follow."""
    return re.compile(rf"^{re.escape(label)}(\s|$)", re.IGNORECASE)


def answer(who: Visitor) -> str:
    """Answer what is asked: the first gem that may be paid is, then the highest cards lie."""
    words, step = choose(who), who.step
    if words == "gem":
        press(who, who.t("choice-gem", gems=who.deal["view"]["gems"][who.seat]))
    elif words.startswith("jokers"):
        give_jokers(who, words)
    else:
        lay(who, words)
    who.until(lambda: who.step != step, f"{words} is played")
    return words.split()[0]


def choose(who: Visitor) -> str:
    paid = {"type": "answer", "words": "gem"}
    if "gem" in who.offers and not any(paid.items() <= each.items() for each in who.sent):
        return "gem"
    jokers = [each for each in who.offers if each.startswith("jokers") and "auto" not in each]
    cards = [each for each in who.offers if each[-1].isdigit()]
    return jokers[-1] if jokers else max(cards, key=lambda each: int(each.rpartition("-")[2]))


def play_on(*people: Visitor) -> list[str]:
    """Answer for all *people* until the game is over; return the verbs they said."""
    first, said = people[0], list[str]()
    while first.phase == "playing":
        asked = [who for who in people if who.offers]
        if asked:
            said.append(answer(asked[0]))
        else:
            first.until(lambda: first.phase == "over" or any(who.offers for who in people), "on")
    return said


# --------------------------------------------------------------------------- the end


def sees_the_end(who: Visitor) -> None:
    """Hold the end page against what the socket told: winners, points, and all rounds."""
    view, sheets = who.deal["view"], who.deal["memory"]["sheets"]
    heading = who.page.get_by_role("heading", level=1)
    others = [name for seat, name in enumerate(who.names) if seat in view["winners"]]
    expect(heading).to_be_visible()
    if who.seat in view["winners"]:
        others.remove(who.names[who.seat or 0])
        with_whom = who.t("web-side-won-with", who=who.language.list(others))
        expect(heading).to_have_text(with_whom if others else who.t("web-side-won-you"))
    else:
        for name in others:
            expect(heading).to_contain_text(name)
    points = who.page.locator("li .points b")
    expect(points).to_have_count(len(sheets))
    shown = sorted(int(text.replace("−", "-")) for text in points.all_inner_texts())
    assert shown == sorted(sheet["points"] for sheet in sheets)
    who.page.get_by_text(who.t("web-replay-rounds"), exact=True).click()
    for played in (1, view["round"]):
        link = who.page.get_by_role(
            "link", name=who.t("web-replay-round", round=played), exact=True
        )
        expect(link).to_be_visible()


def opens_the_replay(who: Visitor) -> None:
    """Go from the end page into the replay, to a round of it, and come back to it later."""
    deal = who.deal["id"]
    who.page.get_by_role("link", name=who.t("web-side-replay")).click()
    timeline = who.page.get_by_role("region", name=who.t("web-replay-timeline"))
    slider = timeline.get_by_role("slider")
    expect(slider).to_have_value("0")
    who.page.goto(f"/r/{deal}/7")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\S"))
    place = slider.input_value()
    assert int(place) > 0
    timeline.get_by_role("button", name=who.t("web-replay-next")).click()
    expect(slider).not_to_have_value(place)
    expect(who.page).to_have_url(re.compile(rf"/r/{deal}/(?!7\b)\d+"))


# --------------------------------------------------------------------------- games


def from_the_lobby(who: Visitor) -> None:
    """Begin with one click, at the pace that everybody has there, against two bots."""
    who.open("/")
    box = who.page.get_by_role("article", name=who.t("web-game-pot-de-vin"))
    box.get_by_text(who.t("web-lobby-change")).click()
    box.get_by_role("radio", name="3", exact=True).check(force=True)
    who.play_quick("pot-de-vin")


def from_a_room(who: Visitor) -> None:
    opened_game(who, "pot-de-vin", 3)


@pytest.mark.parametrize(
    "begin", [pytest.param(from_the_lobby, marks=pytest.mark.slow), from_a_room]
)
def test_a_whole_game_is_played_with_real_cards(
    site: Serving, visitors: Visitors, begin: Begins
) -> None:
    ana = visitors.arrive("Ana", tag="es", motion="no-preference")

    begin(ana)
    assert len(ana.names) == 3
    said = play_on(ana)

    assert {"play", "gem"} <= {*said}
    assert leaks_to(ana, site.events(ana.table)) == []
    sees_the_end(ana)
    opens_the_replay(ana)


def test_two_people_play_in_pairs_each_in_their_language(site: Serving, visitors: Visitors) -> None:
    ana, rui = visitors.arrive("Ana"), visitors.arrive("Rui", tag="pt-BR")
    link = open_room(ana, "pot-de-vin", 4, 2, options={"pairs": True})
    rui.open(link)
    rui.join()
    rui.button(rui.t("web-room-ready-me")).click()
    start(ana)

    play_on(ana, rui)
    rui.until(lambda: rui.phase == "over", "the game is over")

    assert len(ana.deal["standing"]["winners"]) % 2 == 0
    for who in (ana, rui):
        assert leaks_to(who, site.events(who.table)) == []
        sees_the_end(who)
