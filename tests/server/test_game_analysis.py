"""Finished games are looked through in a process of their own, for those who may know all hands."""

import asyncio
import gzip
import json
import os
import re
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import intriga
from intriga.analysis.whole_game import analyse
from intriga.core.agent import Told
from intriga.core.message import Message
from intriga.core.optional_packages import MATRICES
from intriga.games.coup.agents.turn_nets import FILE
from intriga.server.http.finished_games import Analyses, version_of
from intriga.server.run import open_store
from intriga.server.settings import ServerSettings
from intriga.server.tables.context import Context
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.bot_pool import BotPool
from intriga.server.work.game_analysis import questions_of, told
from intriga.server.work.replays import (
    MOST_CAREFUL,
    MOST_LINES,
    analysis_of,
    check_analysis,
    replay_of,
)
from intriga.server.work.work_cache import MOST_WAITING, ReplayPool, analysis_pool
from intriga.service.table_refusals import Refused
from intriga.store.interface import Store
from tests.kuhn.installed import found as installed
from tests.server.playing import Browser
from tests.server.test_replay_pool import NONE, a_pool, breathe, finished
from tests.server.test_replays import Dealt, dealt, finish, kept

pytestmark = pytest.mark.compiled
GAMES: list[Dealt] = [
    ("coup", "coup-br", 3, {"slot_ambassador": "inquisitor"}),
    ("pot-de-vin", "pot-de-vin", 4, {"pairs": True}),
]
GAME = kept(finish(dealt(("coup", "coup-es", 2, {}))), opened=True)
MANY = MOST_WAITING + 4  # more than there is room for
PRIVATE = kept(finish(dealt(("coup", "coup-es", 2, {}))), opened=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game[0])
def test_every_answer_is_called_as_its_button_was(game: Dealt) -> None:
    play = finish(dealt(game))
    found = analyse(play, careful=False)
    sent = told(play, found)

    assert [choice.step for choice in sent.choices] == [choice.step for choice in found.choices]
    for shown, choice in zip(sent.choices, found.choices, strict=True):
        labels = [answer.label for answer in shown.answers]
        assert len(shown.answers) == len(choice.options)
        assert all(labels)
        assert len({str(label) for label in labels}) == len(labels)  # no two are called the same
    assert msgspec.json.decode(msgspec.json.encode(sent))["game"] == game[0]


def test_a_mistake_says_what_could_have_been_done_and_what_became_of_the_game() -> None:
    hands = "hands=[[assassin,captain],[contessa],[duke,captain]] face_up=[[],[duke],[]]"
    game = intriga.new_game("coup", position=f"{hands} coins=[3,7,2] turn=0", seed=1)
    game.play("assassinate 1")
    game.play("challenge", seat=1)
    found = told(game, analyse(game, careful=False))
    choice = next(each for each in found.choices if each.seat == 1)
    moment = next(each for each in found.moments if each.step == choice.step)

    assert [answer.words for answer in choice.answers] == ["pass", "challenge", "block contessa"]
    assert choice.could == Message("could-block", {"who": 1, "card": "contessa"})
    assert moment.verdict.id == "web-replay-moment-better"
    assert moment.verdict.args["after"] == "lost"


def test_the_steps_are_those_of_the_replay() -> None:
    steps, sent = replay_of(GAME, "all").steps, analysis_of(GAME, careful=False)

    assert len(sent.shares) == len(steps)
    assert all(steps[choice.step].by == choice.seat for choice in sent.choices)
    assert all(0 < moment.step < len(steps) for moment in sent.moments)


def test_each_choice_is_looked_at_with_what_the_table_had_heard() -> None:
    play, random, heard = dealt(("coup", "coup-es", 2, {})), Random(1), list[Told]()
    while not play.winners:
        heard.append(play.told)
        play.play_id(random.choice(play.legal_ids(play.to_move)), seat=play.to_move)
    found = analyse(play, careful=False)

    looked_at = [*questions_of(play, found)]
    sent = told(play, found)

    assert [choice for choice, _, _ in looked_at] == list(found.choices)
    assert [each for _, _, each in looked_at] == [heard[each.asked] for each in found.choices]
    for choice in sent.choices:
        odds = [each.equilibrium for each in choice.answers if each.equilibrium is not None]
        assert FILE.exists() == bool(odds)
        assert not odds or sum(odds) == pytest.approx(1, abs=1e-4)


def test_shares_have_at_most_six_digits() -> None:
    text = msgspec.json.encode(analysis_of(GAME, careful=False)).decode()

    assert "." in text
    assert not re.search(r"\.\d{7}", text.partition('"shares"')[2])


def test_a_game_of_many_is_looked_at_quickly() -> None:
    many = kept(finish(dealt(("coup", "coup-br", 10, {}), 2), 2), opened=True)
    assert 10 * many.record.count("\n") > MOST_CAREFUL

    assert not analysis_of(many, careful=True).careful
    assert analysis_of(GAME, careful=True).careful


def test_a_game_that_went_on_and_on_is_not_looked_through() -> None:
    with pytest.raises(Refused) as refused:
        check_analysis(replace(GAME, record=GAME.record + "\n" * MOST_LINES))

    assert refused.value.reason is ServerRefusal.NO_GAME


def test_the_process_makes_one_analysis_for_all_callers() -> None:
    async def scene() -> tuple[list[bytes], int]:
        async with a_pool() as pool:
            made: list[int] = []
            pool.on_made = lambda: made.append(1)
            asking = (pool.analysis(GAME, f"a{number}", careful=False) for number in range(9))
            return await asyncio.gather(*asking), len(made)

    found, made = asyncio.run(scene())

    assert made == 1
    assert set(map(gzip.decompress, found)) == {
        msgspec.json.encode(analysis_of(GAME, careful=False))
    }


def test_no_replay_waits_while_games_are_looked_through(tmp_path: Path) -> None:
    async def scene() -> tuple[Any, int]:
        async with a_store(tmp_path) as store:
            context = Context(store, ServerSettings(), BotPool(1, 1.0))
            pool, analysts = context.replay_pool, context.analysis_pool
            busy = [asyncio.create_task(analysts.workers.do(600, time.sleep, 600))]
            busy += [asyncio.create_task(_one(analysts, number)) for number in range(MANY)]
            await asyncio.sleep(0)
            refused = [each for each in await _done(busy) if isinstance(each, Refused)]
            replay = await pool.replay(GAME, "all", NONE, "here")
            for each in busy:
                each.cancel()
            for each in (pool, analysts, context.bot_pool):
                each.close()
            return json.loads(gzip.decompress(replay)), len(refused)

    replay, refused = asyncio.run(scene())

    assert replay["seen"] == "all"
    assert refused == MANY - MOST_WAITING - 1  # there is no more room for analyses


async def _one(pool: ReplayPool, number: int) -> bytes:
    """Ask for an analysis that nobody has asked for."""
    game = replace(GAME, id=f"another {number}")
    return await pool.analysis(game, f"address {number}", careful=False)


async def _done(tasks: list[asyncio.Task[Any]]) -> list[BaseException | None]:
    """Return how those ended that have ended."""
    await breathe()
    return [task.exception() for task in tasks if task.done()]


def test_a_begun_analysis_is_finished_though_its_visitor_left() -> None:
    async def scene() -> int:
        async with a_pool() as pool:
            made: list[int] = []
            pool.on_made = lambda: made.append(1)
            asked = asyncio.create_task(pool.analysis(GAME, "here", careful=False))
            await breathe()
            asked.cancel()
            await breathe()
            await pool.analysis(GAME, "there", careful=False)
            return len(made)

    assert asyncio.run(scene()) == 1


def test_a_process_multiplies_matrices_in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several threads wait for each other, busily, where a processor has other work."""
    monkeypatch.delenv(MATRICES, raising=False)

    async def scene() -> tuple[str | None, bool]:
        async with a_pool() as pool:
            number = await pool.workers.do(60, os.getenv, MATRICES)
            return number, await pool.workers.do(60, eval, "'numpy' in __import__('sys').modules")

    assert asyncio.run(scene()) == ("1", False)  # NumPy is loaded after it was said


def test_a_look_stands_back_no_further_than_a_replay() -> None:
    async def niceness(pool: ReplayPool) -> int:
        try:
            return await pool.workers.do(60, os.nice, 0)
        finally:
            pool.close()

    assert asyncio.run(niceness(analysis_pool())) == asyncio.run(niceness(ReplayPool()))


@asynccontextmanager
async def a_store(folder: Path) -> AsyncGenerator[Store]:
    store = open_store(folder)
    try:
        yield store
    finally:
        await store.close()


def test_closed_hands_stay_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_pool() as pool, a_store(tmp_path) as store:
            with pytest.raises(Refused) as refused:
                await Analyses(store, pool).of(PRIVATE, "here", careful=False)
            assert refused.value.reason is ServerRefusal.NOT_THIS_VIEWER

    asyncio.run(scene())


def test_a_game_is_looked_through_with_care_once(tmp_path: Path) -> None:
    async def scene() -> tuple[bytes, bytes]:
        async with a_store(tmp_path) as store:
            await store.keep_game(GAME)
            async with a_pool() as pool:
                found = await Analyses(store, pool).of(GAME, "here", careful=True)
        async with a_store(tmp_path) as store, a_pool() as pool:
            pool.close()  # nothing can be looked through any more
            return found, await Analyses(store, pool).of(GAME, "there", careful=True)

    first, later = asyncio.run(scene())

    assert first == later
    assert json.loads(gzip.decompress(first))["careful"]


def test_an_analysis_by_another_network_is_made_again(tmp_path: Path) -> None:
    async def scene() -> bytes | None:
        async with a_pool() as pool, a_store(tmp_path) as store:
            await store.keep_game(GAME)
            await store.keep_analysis(GAME.id, "1 of another network", b"outdated")
            await Analyses(store, pool).of(GAME, "here", careful=True)
            return await store.analysis(GAME.id, version_of("coup"))

    assert asyncio.run(scene()) not in {None, b"outdated"}


def test_an_analysis_that_cannot_be_stored_is_sent_all_the_same(tmp_path: Path) -> None:
    async def scene() -> bytes:
        async with a_pool() as pool, a_store(tmp_path) as store:
            return await Analyses(store, pool).of(GAME, "here", careful=True)

    found = asyncio.run(scene())  # the store does not have the game

    assert json.loads(gzip.decompress(found))["game"] == "coup"


def test_a_game_that_no_network_plays_is_not_judged(tmp_path: Path) -> None:
    header = {"record": 1, "game": "kuhn-poker", "preset": "kuhn-poker", "seats": ["A", "B"]}
    with installed(tmp_path), pytest.raises(Refused) as refused:
        check_analysis(replace(GAME, record=json.dumps(header) + "\n"))

    assert refused.value.reason is ServerRefusal.NO_GAME


def test_an_analysis_is_served_over_http(browser: Browser) -> None:
    game = finished(browser)
    quick = browser.ask(f"/api/replays/{game}/analysis?look=quick")

    assert quick.status == 200
    found = json.loads(quick.body)
    assert (found["game"], found["careful"]) == ("coup", False)
    assert browser.ask(f"/api/replays/{game}/analysis?look=long").status == 400
    assert browser.ask("/api/replays/nothing/analysis").status == 404
