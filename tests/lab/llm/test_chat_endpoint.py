"""A chat endpoint answers in time or is told apart, in a sentence that never holds the key."""

import json
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.llm.chat_endpoint import LARGEST, ChatEndpoint, NoReply, Reply, wait_of
from tests.lab.llm.stand_in import BODIES, MODEL, SERVED, StandIn

KEY = "sk-very-secret-1234"
TEXT, TOO_MANY, BELOW_0 = (
    {"prompt_tokens": 1, "completion_tokens": each} for each in ("2", 10**30, -1)
)


def asked(server: StandIn, timeout: float = 20.0, key: str | None = KEY) -> Reply:
    messages = [{"role": "user", "content": "Well?"}]
    endpoint = ChatEndpoint(f"{server.address}/", MODEL, key)
    return endpoint.ask(messages, temperature=0.5, max_tokens=7, timeout=timeout)


def test_a_reply_has_the_text_the_model_that_served_it_and_its_tokens() -> None:
    with StandIn(lambda prompt: f"{prompt} [income]") as server:
        said = asked(server)

    assert (said.text, said.finish, said.served) == ("Well? [income]", "stop", SERVED)
    assert (said.tokens_in, said.tokens_out) == (1000, 10)


def test_a_request_says_the_model_the_temperature_and_the_most_tokens() -> None:
    with StandIn(str) as server:
        asked(server)
        body, headers = server.heard[0]

    assert body == {
        "model": MODEL,
        "messages": [{"role": "user", "content": "Well?"}],
        "temperature": 0.5,
        "max_tokens": 7,
    }
    assert headers["Authorization"] == f"Bearer {KEY}"


def test_a_server_at_home_is_asked_without_a_key() -> None:
    with StandIn(str) as server:
        asked(server, key=None)

    assert "Authorization" not in server.heard[0][1]


def test_a_server_that_counts_nothing_is_told_apart() -> None:
    with StandIn(str, counts=False) as server:
        said = asked(server)

    assert (said.tokens_in, said.tokens_out) == (None, None)


@pytest.mark.parametrize(
    ("fault", "told", "passing", "charged"),
    [
        ("500", "status 500: not now", True, False),
        ("429", "status 429: not now", True, False),
        ("401", "status 401: not now", False, False),
        ("302", "status 302", False, False),
        ("garbage", "no chat completion: '<html>Bad gateway</html>'", True, True),
        ("empty", "no chat completion", True, True),
        ("half", "hung up before its answer was whole", True, True),
        ("huge", f"more than {LARGEST:,} bytes", True, True),
        ("stall", "has not answered within 0.3 s", True, True),
    ],
)
def test_a_fault_is_told_with_what_it_means(
    fault: str, told: str, *, passing: bool, charged: bool
) -> None:
    with StandIn(str, [fault]) as server, pytest.raises(NoReply, match=told) as refused:
        asked(server, timeout=0.3 if fault == "stall" else 20.0)

    assert (refused.value.passing, refused.value.charged) == (passing, charged)
    assert KEY not in str(refused.value)


def test_nobody_there_is_told_apart_from_a_fault_that_costs() -> None:
    with StandIn(str) as server:
        pass
    with pytest.raises(NoReply, match="cannot be reached") as refused:
        asked(server)

    assert (refused.value.passing, refused.value.charged) == (True, False)


def test_the_most_tokens_of_an_answer_have_the_name_that_the_endpoint_knows() -> None:
    with StandIn(str) as server:
        endpoint = ChatEndpoint(server.address, MODEL, limit="max_completion_tokens")
        endpoint.ask([{"role": "user", "content": "Well?"}], temperature=1, max_tokens=7, timeout=9)

    assert server.heard[0][0]["max_completion_tokens"] == 7
    assert "max_tokens" not in server.heard[0][0]


@pytest.mark.parametrize("message", [{"content": None}, {"reasoning": "I could"}])
def test_a_message_without_content_is_an_answer_without_text(message: object) -> None:
    choice = {"message": message, "finish_reason": "length"}
    BODIES["thought"] = json.dumps({"choices": [choice]}).encode()
    with StandIn(str, ["thought"]) as server:
        said = asked(server)

    assert (said.text, said.finish) == ("", "length")


@pytest.mark.parametrize("message", ["Well", None, []])
def test_a_message_that_is_no_object_is_no_chat_completion(message: object) -> None:
    BODIES["message"] = json.dumps({"choices": [{"message": message}]}).encode()
    refused = pytest.raises(NoReply, match="no chat completion")
    with StandIn(str, ["message"]) as server, refused:
        asked(server)


@pytest.mark.parametrize("usage", [None, [], {"prompt_tokens": 1}, TEXT, TOO_MANY, BELOW_0])
def test_counts_that_are_none_are_no_counts(usage: object) -> None:
    choice = {"message": {"content": None}, "finish_reason": None}
    BODIES["usage"] = json.dumps(
        {"choices": [choice], "usage": usage, "model": "\x1b\ud800"}
    ).encode()
    with StandIn(str, ["usage"]) as server:
        said = asked(server)

    assert (said.text, said.finish, said.tokens_in, said.tokens_out) == ("", "", None, None)
    assert said.served == "??"


def test_a_key_that_a_server_repeats_is_hidden() -> None:
    with StandIn(lambda _: f"Your key is {KEY}: [income]") as server:
        assert asked(server).text == "Your key is [key]: [income]"
    assert KEY not in repr(ChatEndpoint(server.address, MODEL, KEY))


@pytest.mark.parametrize(
    "address",
    [
        *("api.openai.com", "ftp://host/v1", "https://", "http://h?k=v", "http://h:x/", "http://["),
        *("http://a b/", "http://hé/", f"https://me:{KEY}@host/v1"),
    ],
)
def test_an_address_that_is_none_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(BadOptions, match="an endpoint is http:// or https://") as refused:
        ChatEndpoint(address, MODEL)
    assert KEY not in str(refused.value)


def test_a_key_that_no_header_carries_is_refused_without_repeating_it() -> None:
    with pytest.raises(BadOptions, match="visible ASCII") as refused:
        ChatEndpoint("http://h", MODEL, "sk-secret\nX-More: 1")
    assert "secret" not in str(refused.value)


def test_the_wait_that_a_server_asks_for_is_read_as_seconds_or_a_date() -> None:
    soon = format_datetime(datetime.now(UTC) + timedelta(seconds=100), usegmt=True)

    assert wait_of("7") == 7.0
    assert wait_of(None) is wait_of("soon") is None
    assert 90 < (wait_of(soon) or 0) <= 100
    assert wait_of("Mon, 01 Jan 2001 00:00:00 GMT") == 0.0
    assert wait_of("Mon, 01 Jan 99999999999999999999 00:00:00 GMT") is None
