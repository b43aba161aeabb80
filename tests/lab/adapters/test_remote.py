"""A guest of a server in this process: its line, its chair, and what it reads out of a scene."""

import asyncio
import json
import threading
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.adapters import remote_seat, remote_words
from intriga.lab.adapters.llm_seat import LlmSeat, SeatRefused
from intriga.lab.adapters.remote import NotDone, Place, Remote, Unreachable, place_of
from tests.server.hidden_cards import shown
from tests.server.playing import Browser, Json, opened
from tests.server.serving import Serving

STILL: Json = {"pace": "none", "turn": 0, "reaction": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@asynccontextmanager
async def visiting(url: str, name: str = "Ana") -> AsyncGenerator[LlmSeat]:
    guest = LlmSeat(Remote(url, name), "en")
    try:
        yield guest
    finally:
        await guest.close()


def seat_of(guest: LlmSeat) -> remote_seat.RemoteSeat:
    seat = guest.seat
    assert seat is not None
    return seat


async def begun(server: Serving, guest: LlmSeat, *others: LlmSeat) -> remote_seat.RemoteSeat:
    """Let a guest begin a game with others, and return its seat."""
    await guest.open_table("coup", chairs=1 + len(others))
    seat = seat_of(guest)
    for other in others:
        await other.sit(f"{server.url}/t/{seat.place.table}#{seat.place.invitation}")
        await other.ready()
    await guest.start()
    return seat


async def asked_first(*guests: LlmSeat) -> list[LlmSeat]:
    """Return *guests*, the one that is asked first before the others, once it knows."""
    waits = {asyncio.create_task(guest.wait()): guest for guest in guests}
    done, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    (first,) = [waits[task] for task in done]
    return [first, *(guest for guest in guests if guest is not first)]


# ------------------------------------------------------------------- the line and the chair


def test_a_guest_replaced_by_a_bot_plays_again_when_it_waits(server: Serving) -> None:
    async def play() -> None:
        async with visiting(server.url) as guest, visiting(server.url, "Beto") as other:
            seat = await begun(server, guest, other)
            await seat.command("hand-over", chair=0, level="beginner")
            assert seat.scene["chairs"][0]["level"] == "beginner"
            await guest.wait(0)
            assert seat.scene["chairs"][0]["level"] is None

    asyncio.run(play())


def test_a_guest_who_goes_leaves_its_chair_to_a_bot(server: Serving) -> None:
    async def play() -> None:
        async with visiting(server.url) as guest:
            async with visiting(server.url, "Beto") as other:
                seat = await begun(server, guest, other)
            assert await seat.until(lambda: seat.scene["chairs"][1]["level"] is not None, 30)

    asyncio.run(play())


def test_a_change_of_mind_is_no_second_valid_input(server: Serving) -> None:
    async def play() -> None:
        async with (
            visiting(server.url, "Ana") as one,
            visiting(server.url, "Beto") as two,
            visiting(server.url, "Caro") as three,
        ):
            await begun(server, one, two, three)
            first, other, last = await asked_first(one, two, three)
            await first.look()
            await first.act("tax")
            await other.wait()
            await other.act("pass")
            await other.act("pass")
            assert "1 valid, 0 invalid" in await other.leave()
            assert "0 valid, 0 invalid" in await last.leave()

    asyncio.run(play())


def test_a_link_of_another_server_is_followed_nowhere(server: Serving) -> None:
    shown: list[str | None] = []

    async def play(elsewhere: str) -> None:
        async with visiting(server.url) as guest:
            with pytest.raises(SeatRefused, match=f"intriga mcp --server {elsewhere} plays there"):
                await guest.sit(f"{elsewhere}/t/abc#SECRET")

    with answering(shown=shown, body=b"{}") as elsewhere:
        asyncio.run(play(elsewhere))

    assert shown == []


def test_two_tools_at_once_take_no_two_seats(server: Serving) -> None:
    async def play() -> None:
        async with visiting(server.url) as guest:
            told = await asyncio.gather(
                guest.quick_game("coup"), guest.quick_game("coup"), return_exceptions=True
            )
            assert sum(isinstance(each, SeatRefused) for each in told) == 1

    asyncio.run(play())


def test_leaving_ends_the_wait_with_an_error(server: Serving) -> None:
    async def play() -> None:
        async with visiting(server.url) as guest:
            await guest.open_table("coup", chairs=2)
            waiting = asyncio.create_task(guest.wait(30))
            await asyncio.sleep(0)  # it begins
            await guest.leave()
            with pytest.raises(Unreachable, match="we have left table"):
                await waiting

    asyncio.run(play())


def test_a_command_over_a_broken_line_says_so_and_gets_through_when_the_line_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        first = Serving(tmp_path)
        try:
            async with visiting(first.url) as guest:
                await guest.open_table("coup", chairs=2, bots=["beginner"])
                seat = seat_of(guest)
                first.kill()
                await seat.until(lambda: not seat.is_there, 30)
                with monkeypatch.context() as brief:
                    brief.setattr(remote_seat, "PATIENCE", 0.1)
                    with pytest.raises(Unreachable, match=r"no answer of .* to 'say' in 0\.1 s"):
                        await guest.say("Hello?")
                assert "The line is broken" in await guest.wait(0)
                saying = asyncio.create_task(guest.say("I am back."))
                with Serving(tmp_path, port=first.port):
                    await saying
                    assert 'Ana says: "I am back."' in await guest.wait(1)
        finally:
            first.kill()

    asyncio.run(play())


def test_a_refused_guest_is_given_the_reason(server: Serving) -> None:
    table = opened(Browser(server.url), "beginner", chairs=2)

    async def play() -> None:
        remote = Remote(server.url, "Ana")
        with pytest.raises(NotDone, match="private"):
            await remote_seat.RemoteSeat(remote, Place(table["table"]), "en").come()
        async with visiting(server.url) as guest:
            with pytest.raises(NotDone, match="table-full"):
                await guest.sit(f"{server.url}/t/{table['table']}#{table['invite']}")
            with pytest.raises(SeatRefused, match="you sit at no table"):
                await guest.look()

    asyncio.run(play())


def test_an_answer_to_a_question_that_was_closed_meanwhile_is_given_to_no_other(
    server: Serving,
) -> None:
    async def play() -> None:
        async with visiting(server.url) as guest:
            await guest.open_table("coup", chairs=2, bots=["beginner"])
            await guest.start()
            seat = seat_of(guest)
            await seat.until(lambda: remote_words.is_asked(seat.scene), 30)
            told = remote_words.step_of(seat.scene)
            await guest.inputs()
            await seat.command("answer", step=told, words=remote_words.offers_of(seat.scene)[0])
            await seat.until(lambda: remote_words.step_of(seat.scene) not in {None, told}, 30)
            with pytest.raises(SeatRefused, match="that question is closed"):
                await guest.act(remote_words.offers_of(seat.scene)[0])
            await guest.look()
            await guest.act(remote_words.offers_of(seat.scene)[0])
            assert (guest.count.valid, guest.count.invalid) == (1, 0)

    asyncio.run(play())


# ------------------------------------------------------------------- what is no Intriga server


class Answering(BaseHTTPRequestHandler):
    """Answers every question alike, and keeps what it was shown."""

    status, body, to = 200, b"", ""
    shown: list[str | None] = []  # noqa: RUF012  of the tests that ask

    def do_POST(self) -> None:
        self.shown.append(self.headers.get("Authorization"))
        self.send_response(self.status)
        if self.to:
            self.send_header("Location", self.to)
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        self.wfile.write(self.body)

    do_GET = do_POST  # noqa: N815  as its base calls it

    def log_message(self, *_: Any, **__: Any) -> None:  # noqa: ANN401
        """Say nothing."""


@contextmanager
def answering(**fields: object) -> Generator[str]:
    handler = type("Handler", (Answering,), {"shown": [], **fields})
    with HTTPServer(("127.0.0.1", 0), handler) as host:
        thread = threading.Thread(target=host.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{host.server_port}"
        finally:
            host.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"body": b"<html>"}, "no Intriga server answers at http://127.0.0.1:[0-9]+$"),
        ({"body": b"{}"}, "no Intriga server answers at http://127.0.0.1:[0-9]+$"),
        ({"body": b"[]"}, "no Intriga server answers at http://127.0.0.1:[0-9]+$"),
        ({"status": 404, "body": b"<html>"}, "status 404 without a reason"),
        ({"status": 500, "body": b"[]"}, "status 500 without a reason"),
    ],
)
def test_another_kind_of_server_is_reported_as_such(fields: Json, why: str) -> None:
    with answering(**fields) as url, pytest.raises(Unreachable, match=why):
        asyncio.run(Remote(url, "Ana").ask("/api/lobby"))


def test_a_server_that_has_forgotten_us_is_asked_for_another_token(server: Serving) -> None:
    remote = Remote(server.url, "Ana")
    remote.token = "forgotten"  # noqa: S105

    assert asyncio.run(remote.ask("/api/lobby"))["mine"] == []
    assert remote.token not in {None, "forgotten"}


def test_a_token_is_shown_to_no_server_but_the_one_that_gave_it() -> None:
    shown: list[str | None] = []

    async def ask(url: str) -> None:
        remote = Remote(url, "Ana")
        remote.token = "SECRET"  # noqa: S105
        with pytest.raises(Unreachable, match="status 302") as refused:
            await remote.ask("/api/lobby")
        assert "SECRET" not in str(refused.value)

    with (
        answering(shown=shown, body=b"{}") as elsewhere,
        answering(status=302, to=f"{elsewhere}/api/lobby") as url,
    ):
        asyncio.run(ask(url))

    assert shown == []


def test_an_invitation_is_shown_to_no_server_but_that_of_the_link() -> None:
    shown: list[str | None] = []

    async def come(url: str) -> None:
        remote = Remote(url, "Ana")
        remote.token = "SECRET"  # noqa: S105
        with pytest.raises(Unreachable, match="status 302"):
            await remote_seat.RemoteSeat(remote, Place("abc", "SECRET"), "en").come()

    with (
        answering(shown=shown, body=b"{}") as elsewhere,
        answering(
            status=302, to=f"ws{elsewhere.removeprefix('http')}/ws", protocol_version="HTTP/1.1"
        ) as url,
    ):
        asyncio.run(come(url))

    assert shown == []


# ------------------------------------------------------------------- addresses and links


@pytest.mark.parametrize(
    "address",
    [
        *("", "localhost:8000", "ftp://x", "http://", "http://x:0", "http://[x"),
        *("http://x/t/a#SECRET", "http://me:SECRET@x", "http://x?SECRET"),
    ],
)
def test_a_malformed_server_address_is_refused(address: str) -> None:
    with pytest.raises(BadOptions, match="a server is written as"):
        Remote(address, "Ana")


def test_a_link_has_a_table_and_its_invitation_which_is_not_shown() -> None:
    place = place_of(" http://127.0.0.1:8000/t/abc#SECRET\n")

    assert (place.table, place.invitation) == ("abc", "SECRET")
    assert place.origin == "http://127.0.0.1:8000"
    assert "SECRET" not in repr(place)
    assert place_of("http://me:SECRET@there:8000/t/abc#x").origin == "http://there:8000"
    assert place_of("abc") == Place("abc")
    assert Remote("https://play.example/", "Ana").socket_of("abc") == (
        "wss://play.example/ws/tables/abc"
    )


# ------------------------------------------------------------------- what is read out of a scene


@pytest.fixture(scope="module", params=["coup", "pot-de-vin"])
def scenes(server: Serving, request: pytest.FixtureRequest) -> list[Json]:
    """Return all scenes of a game of a program, to its end, where all cards are opened."""
    preset = {"coup": "coup-br", "pot-de-vin": "pot-de-vin"}[request.param]
    browser = Browser(server.url)
    more: Json = {"game": request.param, "preset": preset, "settings": STILL}
    table = opened(browser, "beginner", "beginner", chairs=3, **more)
    with browser.sit(table["table"]) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(1))
        return [frame["scene"] for frame in shown(seat.frames) if frame["type"] == "update"]


def told(scene: Json) -> str:
    news = remote_words.News("en")
    news.hear(scene)
    return remote_words.told(scene, "en", news.read(), 0)


def test_the_text_of_a_scene_is_made_of_the_view_alone(
    scenes: list[Json],
) -> None:
    assert scenes[-1]["deal"]["open"]["hands"]
    assert scenes[-1]["deal"]["secret"]
    for scene in scenes:
        text = told(scene)
        assert scene["invite"] not in text
        if scene["deal"] is None:
            continue
        hidden = {"open": {"hands": [["HIDDEN"]]}, "secret": "HIDDEN", "commitment": "HIDDEN"}
        changed = {**scene, "invite": "HIDDEN", "deal": {**scene["deal"], **hidden}}
        assert told(changed) == text
        assert scene["deal"]["commitment"] not in text


def test_every_question_lists_all_legal_inputs(scenes: list[Json]) -> None:
    asked = [scene for scene in scenes if remote_words.is_asked(scene)]

    assert asked
    for scene in asked:
        text = told(scene)
        for offer in scene["deal"]["offers"]:
            assert f"\n[{offer['words']}]" in text


def test_repeated_scenes_give_each_news_once(scenes: list[Json]) -> None:
    news = remote_words.News("en")
    read: list[str] = []
    for scene in scenes:
        for _ in range(2):
            news.hear(scene)
        read += news.read()
    log = scenes[-1]["deal"]["log"]
    news.hear(json.loads(json.dumps(scenes[-1])))

    assert len(read) == len(log)
    assert news.read() == []
    assert news.since["log"] == len(log)


def test_the_state_names_the_time_left_the_pause_and_a_sealed_answer(scenes: list[Json]) -> None:
    scene = next(scene for scene in scenes if remote_words.is_asked(scene))
    window = {**scene["deal"]["window"], "left": 30_000}
    hurried = {**scene, "deal": {**scene["deal"], "window": window}}
    paused = {**scene, "phase": "paused"}
    answered = {**scene, "deal": {**scene["deal"], "answer": "pass"}}

    assert remote_words.state(hurried, "en", 12)[-1] == "You have 18 seconds."
    assert remote_words.state(paused, "en", 0) == ["The game is paused."]
    assert "sealed" in remote_words.state(answered, "en", 0)[0]
