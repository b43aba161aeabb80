"""Every package has a licence that we can live with, and no exception outlives its package."""

import pytest

from tests.supply.licences import (
    ALLOWED,
    ELSEWHERE,
    PLATFORM,
    UNUSUAL,
    is_allowed,
    locked_names,
    page_licences,
    problems,
    python_licences,
    refused,
)

pytestmark = pytest.mark.lab  # it looks at all that is installed, so all has to be


def test_every_licence_is_allowed() -> None:
    assert problems() == []


def test_licences_of_the_server_and_the_page_are_read() -> None:
    assert {"litestar", "numba", "chess", "jax"} <= python_licences().keys()
    assert {"svelte", "clsx", "@fontsource/alegreya-sans"} <= page_licences().keys()


@pytest.mark.parametrize("said", ["AGPL-3.0-only", "MIT AND GPL-2.0-only", "MIT, GPL-2.0-only", ""])
def test_another_licence_is_refused(said: str) -> None:
    assert [*refused({"package": said})] == [f"package: {said or 'names no licence'}"]


def test_one_allowed_licence_of_a_choice_is_enough() -> None:
    assert is_allowed("GPL-2.0-only OR MIT", ALLOWED)
    assert is_allowed("BSD-3-Clause AND 0BSD", ALLOWED)


def test_a_reason_counts_for_its_package_and_its_licence_alone() -> None:
    assert [*refused({"certifi": "GPL-3.0-only", "other": "MPL-2.0"})] == [
        "certifi: GPL-3.0-only",
        "other: MPL-2.0",
    ]


def test_every_exception_is_needed() -> None:
    found = {PLATFORM.sub(r"\1", name): said for name, said in python_licences().items()}
    found |= {PLATFORM.sub(r"\1", name): said for name, said in page_licences().items()}

    for name, (also, reason) in UNUSUAL.items():
        assert reason
        assert also in found[name]
        assert not is_allowed(found[name], ALLOWED)
    assert ELSEWHERE.keys() <= locked_names()
