"""Requests about one's own game count for the person, and so for nobody else there."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from intriga.server.settings import Limits, ServerSettings
from tests.server.playing import BRISK, Browser, Seat, opened
from tests.server.serving import Serving

OWN, OF_ADDRESS, MOST_OWN = 3, 2, 7
LIMITS: Final = Limits(
    own_questions=OWN, own_questions_of_address=MOST_OWN, questions=OF_ADDRESS, question_time=1e6
)
FOUND, TOO_MANY = 200, 429


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder, settings = tmp_path_factory.mktemp("shares"), ServerSettings(warm=False, limits=LIMITS)
    with Serving(folder, settings) as server:
        yield server


@pytest.fixture
def ana(server: Serving) -> Browser:
    return Browser(server.url)


@pytest.fixture
def seat(ana: Browser) -> Iterator[Seat]:
    """Return the seat of Ana after a game against a bot, at a table that everybody may see."""
    table = opened(ana, "beginner", settings={**BRISK, "listed": True})["table"]
    with ana.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(1))
        yield seat


def asked(browser: Browser, path: str, times: int) -> list[int]:
    return [browser.ask(path).status for _ in range(times)]


def test_friends_behind_one_address_never_use_up_each_others_share(seat: Seat) -> None:
    path = f"/api/replays/{seat.scene['deal']['id']}/record"
    at_the_table, own = [FOUND] * OWN, OWN + OF_ADDRESS
    assert asked(seat.browser, path, own + 1) == [FOUND] * own + [TOO_MANY]
    eva, fay, stranger = (Browser(seat.browser.url) for _ in range(3))
    with eva.sit(seat.table) as watching, fay.sit(seat.table) as also:
        watching.look()
        also.look()
        assert asked(eva, path, OWN + 1) == [*at_the_table, TOO_MANY]
        assert asked(stranger, path, 1) == [TOO_MANY]
        # whoever makes themselves many persons is still one address
        left = MOST_OWN - 2 * OWN
        assert asked(fay, path, left + 1) == [FOUND] * left + [TOO_MANY]


def test_a_stranger_has_the_share_of_the_address_for_a_game_of_others(seat: Seat) -> None:
    stranger = Browser(seat.browser.url)
    opened(stranger)  # somebody, but not there
    path = f"/api/replays/{seat.scene['deal']['id']}/record"
    assert asked(stranger, path, OF_ADDRESS + 1) == [FOUND] * OF_ADDRESS + [TOO_MANY]
    assert asked(seat.browser, path, OWN) == [FOUND] * OWN


def test_a_link_is_drawn_for_the_person_at_its_table_and_for_the_address_elsewhere(
    seat: Seat,
) -> None:
    ana, stranger = seat.browser, Browser(seat.browser.url)
    path = f"/api/tables/{seat.table}/qr.svg"
    drawn = [stranger.ask(path, {}).status for _ in range(OF_ADDRESS + 1)]
    assert drawn == [FOUND] * OF_ADDRESS + [TOO_MANY]
    assert [ana.ask(path, {}).status for _ in range(OWN + 1)] == [FOUND] * OWN + [TOO_MANY]
