"""Clocks that wait for people, and people who are not heard, as a browser shows them."""

from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.playing import asked, other, sensible
from tests.e2e.rooms import open_room, start


def company(visitors: Visitors, **settings: object) -> tuple[Visitor, Visitor]:
    """Return two people at a table of Coup for three, on the third chair a bot."""
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia", tag="pt-BR")
    link = open_room(ana, "coup", 3, 1, settings={"pace": "none", **settings})
    bia.open(link)
    bia.join()
    bia.button(bia.t("web-room-ready-me")).click()
    ana.until(lambda: "start" in ana.scene["may"], "all are ready")
    start(ana)
    bia.until(lambda: bia.phase == "playing", "the game has begun")
    return ana, bia


def clock(who: Visitor) -> Locator:
    return who.page.get_by_role("timer")


def test_a_clock_names_the_answer_of_silence_and_waits_for_a_lost_line(
    visitors: Visitors,
) -> None:
    people = company(visitors, turn=120, bank=60)
    while "income" not in (one := asked(*people)).offers:  # until a person is on turn
        one.say(sensible(one.offers))
    watches = other(one, *people)
    expect(clock(one)).to_have_accessible_name(one.t("web-bar-time"))
    silence = one.t("web-bar-then", answer=one.t("web-bar-table-chooses"))
    expect(one.page.get_by_text(silence)).to_be_visible()
    expect(watches.page.get_by_text(watches.t("web-bar-table-chooses"))).to_be_hidden()

    table = one.page.url
    one.page.goto("about:blank")  # the socket is closed, as where a phone is put away
    expect(clock(watches)).to_have_accessible_name(watches.t("web-bar-held"))
    waiting = watches.t("web-bar-waiting-held", who=one.name)
    expect(watches.page.get_by_text(waiting)).to_be_visible()

    one.page.goto(table)
    expect(clock(watches)).to_have_accessible_name(watches.t("web-bar-time"))


def test_a_person_who_is_muted_is_neither_read_nor_announced_until_heard_again(
    visitors: Visitors,
) -> None:
    ana, bia = company(visitors)
    ana.about("Bia", ana.t("web-at-mute", who="Bia"))
    say(bia, "Good evening")
    ana.until(
        lambda: ana.scene["talk"][-1:] and ana.scene["talk"][-1]["text"] == "Good evening",
        "it was sent to them",
    )
    open_talk(ana)
    expect(ana.page.get_by_text("Good evening")).to_be_hidden()

    ana.about("Bia", ana.t("web-at-unmute", who="Bia"))
    say(bia, "Are you there?")
    expect(ana.page.get_by_text("Are you there?").first).to_be_visible()


def test_a_spectator_sees_a_game_as_late_as_the_table_chose(visitors: Visitors) -> None:
    ana, bia = visitors.arrive("Ana"), visitors.arrive("Bia", tag="es-AR", size=PHONE, touch=True)
    link = open_room(ana, "coup", 2, 1, settings={"pace": "none", "delay": 10})
    start(ana)
    ana.until(lambda: ana.phase == "playing", "the game has begun")
    time = bia.t("web-new-seconds", seconds=10)

    bia.open(link)
    expect(bia.page.get_by_text(bia.t("web-at-late-first", time=time))).to_be_visible()
    assert not bia.updates
    expect(bia.page.get_by_text(bia.t("web-at-late", time=time))).to_be_visible()
    assert bia.phase == "playing"


def open_talk(who: Visitor) -> None:
    side = who.page.get_by_role("region", name=who.t("web-side"))
    side.locator('[data-tab="talk"]').click()


def say(who: Visitor, text: str) -> None:
    open_talk(who)
    field = who.page.get_by_role("textbox", name=who.t("web-side-say"))
    field.fill(text)
    field.press("Enter")
