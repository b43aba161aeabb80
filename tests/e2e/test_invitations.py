"""A host sends a link that others can open: as the pages on hosting say."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Visitor
from tests.e2e.rooms import open_room

SERVE: Final = ("-m", "intriga", "serve", "--host", "0.0.0.0", "--port", "0")  # noqa: S104  as a host does
ADDRESS: Final = re.compile(r"http://\S+")


@pytest.fixture
def addresses(tmp_path: Path) -> Iterator[list[str]]:
    """Serve for the network, and return what is printed: for the host first, then for friends."""
    call = [sys.executable, *SERVE, "--data", str(tmp_path)]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        found = list[str]()
        for line in serving.stdout:
            if not (here := ADDRESS.search(line)):
                break
            found.append(here[0])
        yield found
        serving.terminate()


def test_the_link_that_is_copied_opens_from_another_address(
    browser: Browser, addresses: list[str]
) -> None:
    own, *others = addresses
    if not others:
        pytest.skip("this machine is in no network")
    host, friend = Visitor(browser, own, "Ana"), Visitor(browser, others[0], "Beto")
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_room(host, "coup", 2, 0)

    field = host.page.get_by_role("textbox", name=host.t("web-room-link"))
    expect(field).to_have_value(re.compile(f"^{re.escape(others[0])}/t/.+#.+"))
    host.button(host.t("web-room-copy")).click()
    expect(host.button(host.t("web-copied"))).to_be_visible()
    link: str = host.page.evaluate("navigator.clipboard.readText()")
    friend.open(link)

    friend.until(lambda: friend.scene.get("table") == host.table, "the table is there")
    assert link == field.input_value()


def test_a_link_can_be_copied_on_a_page_without_encryption(
    browser: Browser, addresses: list[str]
) -> None:
    if not addresses[1:]:
        pytest.skip("this machine is in no network")
    host = Visitor(browser, addresses[1], "Ana")
    open_room(host, "coup", 2, 0)

    host.button(host.t("web-room-copy")).click()

    expect(host.button(host.t("web-copied"))).to_be_visible()
