"""The first thing at a new table is how friends get there, and the link says who can open it."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import PHONE, Visitor, Visitors
from tests.e2e.rooms import open_room

SMALL = (360, 640)
NO_SHEET = "delete Navigator.prototype.share"
SHEET = """
  window.shared = null;
  Navigator.prototype.share = async (what) => { window.shared = what; };
"""


def invitation(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=visitor.t("web-room-invite"))


def is_uncovered(control: Locator) -> bool:
    """Say whether a finger would hit *control* where it is, without scrolling."""
    return bool(
        control.evaluate("""(it) => {
          const {left, top, width, height} = it.getBoundingClientRect();
          const points = [[0.5, 0.1], [0.5, 0.5], [0.5, 0.9]];
          return points.every(([x, y]) =>
            it.contains(document.elementFromPoint(left + x * width, top + y * height)));
        }""")
    )


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize("tag", ["en", "pt-BR", "es"])
def test_a_new_table_can_be_shared_without_scrolling(
    visitors: Visitors, size: tuple[int, int], tag: str
) -> None:
    ana = visitors.arrive("Ana", size=size, touch=True, tag=tag)
    ana.context.add_init_script(SHEET)
    open_room(ana, "coup", 3, 0)

    share = invitation(ana).get_by_role("button", name=ana.t("web-room-share"))
    expect(share).to_be_visible()

    assert ana.page.evaluate("scrollY") == 0
    assert is_uncovered(share)
    share.tap()
    ana.until(lambda: ana.page.evaluate("shared") is not None, "the link is shared")
    shared = ana.page.evaluate("shared")
    assert shared["url"] == invitation(ana).get_by_role("textbox").input_value()
    assert "Ana" in shared["text"]
    assert ana.language.format("preview-chairs", free=2) in shared["text"]


def test_without_a_sheet_of_the_system_the_link_goes_to_whatsapp(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.context.add_init_script(NO_SHEET)
    open_room(ana, "coup", 2, 0)

    way = invitation(ana).get_by_role("link", name=ana.t("web-invite-whatsapp"))

    link = invitation(ana).get_by_role("textbox").input_value()
    address = way.get_attribute("href") or ""
    assert address.startswith("https://wa.me/?text=")
    assert unquote(address).endswith(link)


def test_a_link_that_only_this_computer_opens_says_so_and_what_helps(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.context.add_init_script(NO_SHEET)
    open_room(ana, "coup", 2, 0)

    note = ana.page.get_by_role("note", name=ana.t("web-invite-here"))
    expect(note.get_by_text(re.compile(r"^intriga serve .*--lan$"))).to_be_visible()
    expect(note.get_by_text(f"cloudflared tunnel --url {visitors.url}")).to_be_visible()
    note.get_by_role("button", name=ana.t("web-invite-command")).first.click()
    expect(note.get_by_role("button", name=ana.t("web-copied"))).to_be_visible()

    way = invitation(ana).get_by_role("link", name=ana.t("web-invite-whatsapp"))
    expect(way).not_to_have_class(re.compile("primary"))  # it is of no use to send it

    copied: str = ana.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"intriga serve .*--lan", copied)


def test_spectators_are_invited_where_all_chairs_are_taken_and_invite_others(
    visitors: Visitors,
) -> None:
    ana, bia, caio = (visitors.arrive(name) for name in ("Ana", "Bia", "Caio"))
    link = open_room(ana, "coup", 2, 1)

    expect(invitation(ana).get_by_text(ana.t("web-invite-watch"))).to_be_visible()
    bia.open(link)
    sent = invitation(bia).get_by_role("textbox").input_value()
    caio.open(sent.removeprefix(visitors.url))

    caio.until(lambda: caio.scene.get("table") == ana.table, "the table is there")
    assert caio.scene["you"] is None


def test_a_page_that_is_not_there_says_so_once(visitors: Visitors) -> None:
    ana = visitors.arrive("Ana", tag="pt-BR")
    answer = ana.page.goto("/nothing")
    assert answer is not None
    assert answer.status == 404
    expect(ana.page.get_by_role("heading", name=ana.t("web-missing-address"))).to_be_visible()

    gone = ana.page.goto("/t/nothing")
    assert gone is not None
    assert gone.status == 404
    title = ana.t("web-at-closed-no-table")
    expect(ana.page.get_by_role("heading", name=title)).to_be_visible()
    expect(ana.page.get_by_text(ana.t("web-at-closed-no-table-about"))).to_be_visible()
    said = ana.page.get_by_role("main").inner_text()
    assert len(re.findall("não existe mais", said)) == 1
