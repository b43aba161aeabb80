"""The host of a table sends strangers away who watch it, and changes its link."""

from playwright.sync_api import expect

from tests.e2e.people import Visitor, Visitors
from tests.e2e.rooms import open_room


def talk(visitor: Visitor) -> None:
    """Open what is said, where it is folded."""
    tab = visitor.page.get_by_role("tab", name=visitor.t("web-side-tab-talk"))
    if tab.count():
        tab.first.click()


def test_a_spectator_who_spoils_the_talk_is_sent_away_by_a_press_beside_their_line(
    visitors: Visitors,
) -> None:
    ana, eve = visitors.arrive("Ana"), visitors.arrive("Eve", tag="es-AR")
    link = open_room(ana, "coup", 3, 1)
    eve.open(link)
    eve.watch()
    talk(eve)
    field = eve.page.get_by_role("textbox", name=eve.t("web-side-say"))
    field.fill("bad words")
    field.press("Enter")
    ana.until(lambda: any("bad words" in line["text"] for line in ana.scene["talk"]), "it is heard")

    talk(ana)
    ana.button(ana.t("web-at-bar-watcher", who=ana.t("web-side-watcher"))).click()
    expect(eve.page.get_by_text(eve.t("web-at-closed-barred"))).to_be_visible()
    ana.until(lambda: ana.scene["watching"] == 0, "nobody watches")


def test_a_new_link_is_shown_at_once_and_the_old_one_lets_nobody_in(visitors: Visitors) -> None:
    ana, eve = visitors.arrive("Ana"), visitors.arrive("Eve")
    old = open_room(ana, "coup", 3, 1)
    field = ana.page.get_by_label(ana.t("web-room-link"))
    before = field.input_value()

    ana.button(ana.t("web-at-new-link")).click()
    expect(field).not_to_have_value(before)
    eve.open(old)
    expect(eve.page.get_by_text(eve.t("web-at-closed-private"))).to_be_visible()
