"""Ten words bring a person back who has lost every device: once, and nobody finds them after."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from intriga.server.login.recovery_words import WORDS, plain, word_list
from intriga.server.settings import Limits, ServerSettings
from tests.server.authenticator import ask
from tests.server.playing import Browser, opened
from tests.server.serving import Serving
from tests.server.test_device_links import person_of
from tests.server.test_passkeys import logins_of, told
from tests.server.test_revoking import is_known, thief_of

BAD = (403, "bad-words")
OFTEN = ServerSettings(warm=False, limits=Limits(recoveries=1000))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("words"), OFTEN) as serving:
        yield serving


def words_of(browser: Browser) -> str:
    """Return new words of the person in *browser*, as they would type them."""
    answer = ask(browser, "/api/recovery", {})
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
    assert len(answer.json["words"]) == WORDS
    return " ".join(answer.json["words"])


def test_the_list_has_as_many_words_as_eleven_bits_and_no_two_that_one_slip_confuses() -> None:
    words = word_list()
    assert len(set(words)) == len(words) == 2048
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 7 for word in words)
    gaps = [f"{word[:place]}?{word[place + 1 :]}" for word in words for place in range(len(word))]
    assert len(set(gaps)) == len(gaps)


def test_words_bring_their_person_back_once_and_after_a_restart(
    start: Callable[[], Serving],
) -> None:
    with start() as server:
        lost, phone = Browser(server.url), Browser(server.url)
        table = opened(lost)["table"]
        words = words_of(lost)
        assert logins_of(lost)["words"]
        server.stop()
    with server.again():
        answer = ask(phone, "/api/recovery/use", {"words": words})
        assert (answer.status, answer.json) == (200, {"new": True})
        assert person_of(phone) == person_of(lost)
        assert logins_of(phone)["words"] == ""
        with phone.sit(table) as seat:
            assert seat.look()["you"] == 0
        assert told(ask(Browser(server.url), "/api/recovery/use", {"words": words})) == BAD
        files = [path for path in server.folder.rglob("*") if path.is_file()]
        assert all(words.encode() not in path.read_bytes() for path in files)


@pytest.mark.parametrize(
    "typed", ["{}", "  {}\n", "1. {}"], ids=["as they are", "in blanks", "numbered"]
)
def test_case_and_signs_do_not_matter(house: Serving, typed: str) -> None:
    lost, phone = Browser(house.url), Browser(house.url)
    words = typed.format(words_of(lost)).upper().replace(" ", ", ")
    assert ask(phone, "/api/recovery/use", {"words": words}).status == 200
    assert person_of(phone) == person_of(lost)


def test_signs_between_words_are_all_the_same() -> None:
    assert plain(" Abbey,\n ABLE;  1. above ") == "abbey able above"


@pytest.mark.parametrize("words", ["", "abbey", "abbey " * 10, "é" * 100])
def test_words_that_are_nobodys_open_nothing(house: Serving, words: str) -> None:
    words_of(Browser(house.url))
    assert told(ask(Browser(house.url), "/api/recovery/use", {"words": words})) == BAD


def test_new_words_end_those_before_and_an_ended_person_has_none(house: Serving) -> None:
    browser = Browser(house.url)
    first, second = words_of(browser), words_of(browser)
    assert told(ask(Browser(house.url), "/api/recovery/use", {"words": first})) == BAD
    assert browser.ask("/api/revoke", {}).status == 204
    assert told(ask(Browser(house.url), "/api/recovery/use", {"words": second})) == BAD


def test_a_browser_that_sits_as_somebody_else_is_asked_before_it_gives_that_up(
    house: Serving,
) -> None:
    ana, bia = Browser(house.url), Browser(house.url)
    words = words_of(ana)
    opened(bia)
    before = thief_of(bia)
    assert told(ask(bia, "/api/recovery/use", {"words": words})) == (409, "own-place")
    again = {"words": words, "replaces": True}
    assert ask(bia, "/api/recovery/use", again).status == 200
    assert person_of(bia) == person_of(ana)
    assert not is_known(before)


@pytest.mark.parametrize("limits", [Limits(recoveries=2), Limits(recoveries_of_all=2)])
def test_an_address_tries_a_limited_number_and_so_do_all_together(
    tmp_path: Path, limits: Limits
) -> None:
    with Serving(tmp_path, ServerSettings(warm=False, limits=limits)) as server:
        browser = Browser(server.url)
        tried = [ask(browser, "/api/recovery/use", {"words": "abbey"}) for _ in range(3)]
        assert [each.status for each in tried] == [403, 403, 429]


def test_a_program_has_its_token_and_no_words(server: Serving) -> None:
    token = Browser(server.url).ask("/api/programs", {"name": "robot"}).json["token"]
    robot = Browser(server.url, token)
    assert told(ask(robot, "/api/recovery", {})) == (403, "no-browser")
    assert told(ask(robot, "/api/recovery/use", {"words": "abbey"})) == (403, "no-browser")
