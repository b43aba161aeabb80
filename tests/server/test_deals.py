"""The page deals the same games again as ``intriga verify`` does."""

from tests.server import deals


def test_the_page_is_held_to_deals_of_now() -> None:
    assert deals.FILE.read_text("utf-8") == deals.text()
