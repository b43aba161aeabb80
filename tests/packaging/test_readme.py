"""The README leads somewhere wherever it is read."""

import re
import tomllib

import pytest

from hatch_build import LINK, PICTURE, addresses, for_index
from tests.packaging.installing import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "https://example.org/intriga"
PLACE = re.compile(r"\]\(([^)]+)\)")


def repository() -> str:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    hooks = tomllib.loads(text)["tool"]["hatch"]["metadata"]["hooks"]
    return str(hooks["custom"]["repository"])


def test_with_an_address_every_link_and_picture_leads_there() -> None:
    shown = for_index(README, ADDRESS, "v1.2.3")

    assert {at for at in PLACE.findall(shown) if not at.startswith(("https://", "#"))} == set()
    assert shown.count(f"({ADDRESS}/raw/v1.2.3/") == len(PICTURE.findall(README)) > 0
    assert shown.count(f"({ADDRESS}/blob/v1.2.3/") == len(LINK.findall(README)) > 0


def test_without_an_address_no_link_and_no_picture_is_broken() -> None:
    shown = for_index(README, "", "v1.2.3")

    assert {at for at in PLACE.findall(shown) if not at.startswith(("https://", "#"))} == set()
    assert "![" not in shown


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_addresses_of_the_project_are_there_once_it_has_one(address: str) -> None:
    assert all(each.startswith(ADDRESS) for each in addresses(address).values())
    assert bool(addresses(address)) == bool(address)


def test_the_address_of_the_project_is_none_or_a_real_one() -> None:
    assert re.fullmatch(r"(https://[\w.-]+\.\w+/[\w./-]*\w)?", repository())
    assert "example" not in repository()
