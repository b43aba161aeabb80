"""Finished games are played through in a process of their own, which may die, hang or be busy."""

import asyncio
import gzip
import json
import os
import signal
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from http.client import HTTPResponse
from random import Random
from typing import Any

import msgspec
import pytest

from intriga.server.limits.buckets import household
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.replays import replay_of, review_of
from intriga.server.work.work_cache import (
    MOST_OF_ADDRESS,
    MOST_WAITING,
    Kept,
    ReplayPool,
    analysis_pool,
)
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame
from tests.server.playing import BRISK, PATIENCE, Browser
from tests.server.test_replays import GAMES, dealt, finish, kept

NONE: frozenset[int] = frozenset()
GAME = kept(finish(dealt(GAMES[1])), opened=True)
PRIVATE = kept(finish(dealt(GAMES[1])), opened=False)


@asynccontextmanager
async def a_pool(patience: float = 60.0) -> AsyncGenerator[ReplayPool]:
    pool = ReplayPool(patience)
    try:
        yield pool
    finally:
        pool.close()


def unpacked(made: bytes) -> Any:  # noqa: ANN401  JSON
    return json.loads(gzip.decompress(made))


def another(number: int) -> FinishedGame:
    """Return a game that is not kept yet."""
    return replace(GAME, id=f"another {number}")


async def breathe() -> None:
    """Let everything run that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_process_makes_the_same_replay_and_review_as_the_server() -> None:
    async def scene() -> tuple[bytes, bytes]:
        async with a_pool() as pool:
            replay = await pool.replay(GAME, "1", NONE, "here")
            return replay, await pool.review(GAME, "here")

    replay, review = asyncio.run(scene())

    assert gzip.decompress(replay) == msgspec.json.encode(replay_of(GAME, "1"))
    assert gzip.decompress(review) == msgspec.json.encode(review_of(GAME))


def test_a_closed_replay_is_refused_though_it_is_cached_for_somebody_else() -> None:
    async def scene() -> None:
        async with a_pool() as pool:
            own = unpacked(await pool.replay(PRIVATE, "0", frozenset({0}), "here"))
            assert own["viewers"] == ["0", "table"]
            table = unpacked(await pool.replay(PRIVATE, "table", frozenset({0}), "here"))
            assert (table["viewers"], table["own"]) == (["0", "table"], [0])
            assert unpacked(await pool.replay(PRIVATE, None, NONE, "there"))["viewers"] == ["table"]
            for asked in (
                pool.replay(PRIVATE, "0", NONE, "there"),
                pool.review(PRIVATE, "there"),
            ):
                with pytest.raises(Refused) as refused:
                    await asked
                assert refused.value.reason is ServerRefusal.NOT_THIS_VIEWER

    asyncio.run(scene())


def test_a_game_is_played_through_once_for_all_who_ask() -> None:
    async def scene() -> int:
        async with a_pool() as pool:
            made: list[int] = []
            pool.on_made = lambda: made.append(1)
            await asyncio.gather(*(pool.replay(GAME, "all", NONE, f"a{n}") for n in range(30)))
            await pool.replay(GAME, "all", NONE, "later")
            return len(made)

    assert asyncio.run(scene()) == 1


@pytest.mark.parametrize(
    ("asked", "addresses", "done"),
    [(MOST_WAITING + 4, 99, MOST_WAITING + 1), (MOST_OF_ADDRESS + 2, 1, MOST_OF_ADDRESS)],
)
def test_a_caller_is_told_to_come_later_when_too_much_waits(
    asked: int, addresses: int, done: int
) -> None:
    async def scene() -> list[bytes | BaseException]:
        async with a_pool() as pool:
            asking = (
                pool.replay(another(number), "table", NONE, f"a{number % addresses}")
                for number in range(asked)
            )
            return await asyncio.gather(*asking, return_exceptions=True)

    found = asyncio.run(scene())

    refused = [each for each in found if isinstance(each, Refused)]
    assert [each.reason for each in refused] == [ServerRefusal.LATER] * (asked - done)
    assert sum(isinstance(each, bytes) for each in found) == done


def test_one_visitor_with_many_networks_leaves_room_for_others() -> None:
    async def scene() -> tuple[int, bool]:
        async with a_pool() as pool:
            asked = [
                asyncio.create_task(
                    pool.replay(another(number), "1", NONE, household(f"2001:db8:7:{number:x}::1"))
                )
                for number in range(MOST_WAITING)
            ]
            await breathe()
            refused = sum(each.done() for each in asked)
            made = await pool.replay(GAME, "1", NONE, household("2001:db8:8::1"))
            await asyncio.gather(*asked, return_exceptions=True)
            return refused, bool(made)

    assert asyncio.run(scene()) == (MOST_WAITING - MOST_OF_ADDRESS, True)


def test_an_analysis_that_nobody_waits_for_any_more_ends_after_the_next_choice() -> None:
    async def scene() -> None:
        pool = analysis_pool()
        try:
            asked = asyncio.create_task(pool.analysis(GAME, "here", careful=True))
            await breathe()  # its process has begun
            making = next(iter(pool._making.values()))  # pyright: ignore[reportPrivateUsage]
            asked.cancel()
            with pytest.raises(Refused) as refused:
                await making.task
            assert refused.value.reason is ServerRefusal.LATER
            assert await pool.analysis(GAME, "there", careful=False)
        finally:
            pool.close()

    asyncio.run(scene())


def test_work_without_a_waiting_visitor_is_not_done() -> None:
    async def scene() -> list[int]:
        async with a_pool() as pool:
            made: list[int] = []
            pool.on_made = lambda: made.append(1)
            first = asyncio.create_task(pool.replay(GAME, "all", NONE, "a"))
            twice = [asyncio.create_task(pool.replay(another(0), "all", NONE, who)) for who in "bc"]
            gone = [
                asyncio.create_task(pool.replay(another(number), "all", NONE, f"g{number}"))
                for number in range(1, 9)
            ]
            await breathe()
            for each in (twice[0], *gone):  # somebody waits for the second still
                each.cancel()
            await breathe()
            await asyncio.gather(first, twice[1])
            await pool.replay(another(10), "all", NONE, "last")
            return made

    assert len(asyncio.run(scene())) == 3


def test_a_process_that_died_is_begun_again_and_nobody_notices() -> None:
    async def scene() -> tuple[list[int], list[int]]:
        async with a_pool() as pool:
            await pool.replay(GAME, "all", NONE, "here")
            before = pool.workers.children
            for process in before:
                os.kill(process, signal.SIGKILL)
            assert unpacked(await pool.replay(GAME, "0", NONE, "here"))["seen"] == "0"
            return before, pool.workers.children

    before, after = asyncio.run(scene())

    assert before
    assert after
    assert not {*before} & {*after}


def test_a_process_that_hangs_is_given_up_with_a_sentence_and_begun_again() -> None:
    async def scene() -> tuple[Refused, bytes]:
        async with a_pool(patience=0.0) as pool:  # in which no process can answer
            with pytest.raises(Refused) as refused:
                await pool.replay(GAME, "all", NONE, "here")
            pool.patience = 60.0
            return refused.value, await pool.replay(GAME, "all", NONE, "here")

    refused, made = asyncio.run(scene())

    assert refused.reason is ServerRefusal.LATER
    assert unpacked(made)["id"] == GAME.id


def test_a_game_that_cannot_be_played_through_says_nothing_of_its_cards() -> None:
    broken = replace(GAME, record=GAME.record.replace("income", "duke"))

    async def scene() -> Refused:
        async with a_pool() as pool:
            with pytest.raises(Refused) as refused:
                await pool.replay(broken, "table", NONE, "here")
            return refused.value

    refused = asyncio.run(scene())

    assert refused.reason is ServerRefusal.LATER
    assert refused.detail == "the game could not be played through"


def test_no_more_is_kept_than_there_is_room_for() -> None:
    found = Kept(10)
    for name in "abc":
        found.put((name,), b"1234")
    found.put(("long",), b"12345678901")

    assert [found.get((name,)) for name in ("a", "b", "c", "long")] == [
        None,
        b"1234",
        b"1234",
        None,
    ]
    found.put(("b",), b"12")
    assert found.size == 6


def test_the_most_recently_used_is_kept_longest() -> None:
    found = Kept(8)
    found.put(("a",), b"1234")
    found.put(("b",), b"1234")
    found.get(("a",))
    found.put(("c",), b"1234")

    assert (found.get(("a",)), found.get(("b",))) == (b"1234", None)


# ------------------------------------------------------------------- over HTTP


def finished(browser: Browser) -> str:
    """Play a game to its end, and return its id."""
    wish = {"game": "coup", "preset": "coup-br", "name": "Ana", "bots": ["beginner"] * 5}
    table = browser.ask("/api/tables", {**wish, "chairs": 6, "settings": BRISK}).json["table"]
    with browser.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(4))
        return str(seat.scene["deal"]["id"])


def asking(browser: Browser, path: str) -> socket.socket:
    """Ask, and do not wait for the answer."""
    host, port = browser.host.split(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: {browser.host}\r\n\r\n".encode())
    return line


def answer_of(line: socket.socket) -> tuple[HTTPResponse, Any]:
    answer = HTTPResponse(line)
    answer.begin()
    body = json.loads(answer.read())
    line.close()
    return answer, body


def made(browser: Browser) -> float:
    """Return how many replays the server has made."""
    text = browser.ask("/metrics").body.decode()
    return float(text.partition("\nintriga_replays_total ")[2].partition("\n")[0])


def test_a_visitor_who_asks_for_too_much_gets_a_sentence_and_is_told_when_to_come_back(
    browser: Browser,
) -> None:
    game = finished(browser)
    viewers = ["all", "table", *map(str, range(6))]

    lines = [asking(browser, f"/api/replays/{game}?viewer={each}") for each in viewers]
    answers = [answer_of(line) for line in lines]

    late = [(answer, body) for answer, body in answers if answer.status == 503]
    assert sum(answer.status == 200 for answer, _ in answers) >= MOST_OF_ADDRESS
    assert late
    for answer, body in late:
        assert int(answer.headers["retry-after"]) > 0
        assert body["told"] == {"id": "table-refusal-later", "args": {}}


def test_a_replay_that_its_visitor_hung_up_on_is_not_made(browser: Browser) -> None:
    game = finished(browser)
    before = made(browser)

    lines = [asking(browser, f"/api/replays/{game}?viewer={each}") for each in "012"]
    for line in lines[1:]:
        line.close()
    answer_of(lines[0])
    assert browser.ask(f"/api/replays/{game}?viewer=5").status == 200

    assert made(browser) - before == 2


def test_a_replay_is_packed_for_those_who_understand_it(browser: Browser) -> None:
    path = f"/api/replays/{finished(browser)}"
    packed = browser.ask(path, accept_encoding="gzip")
    plain = browser.ask(path)

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert unpacked(packed.body) == plain.json
