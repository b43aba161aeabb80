"""Advisories are found, and a service that cannot be asked is not taken for a good answer."""

import pytest

from tests.supply import advisories
from tests.supply.advisories import FOUND, NOT_ASKED, main
from tests.supply.service import ABOUT, ID, advising


def test_every_package_of_the_server_and_of_the_page_is_asked_about(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with advising() as service:
        assert main(f"{service.url}/", service.url) == 0

    assert {"litestar", "msgspec", "ray", "svelte", "vite", "zizmor"} <= service.asked
    assert capsys.readouterr().out.count("knows no advisory about what is installed.") == 2


def test_an_advisory_about_either_is_found_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    with advising("litestar", "svelte") as service:
        assert main(f"{service.url}/", service.url) == FOUND

    said = capsys.readouterr().out
    assert said.count(ABOUT) == 2
    assert "litestar 2." in said
    assert "svelte *: " in said


def test_an_advisory_with_a_reason_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advisories, "ACCEPTED", {ID: "a test"})
    with advising("litestar", "svelte") as service:
        assert main(f"{service.url}/", service.url) == 0


def test_a_service_that_refuses_to_answer_is_no_good_answer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with advising(status=405) as service:
        assert main(f"{service.url}/", service.url) == NOT_ASKED

    said = capsys.readouterr().out
    assert said.count("could not be asked") == said.count(service.url) // 2 == 2
    assert said.count("405 Method Not Allowed") == 2


def test_an_advisory_counts_more_than_a_service_that_does_not_answer() -> None:
    with advising(status=405) as silent, advising("svelte") as service:
        assert main(f"{silent.url}/", service.url) == FOUND
