"""Bots play whole games, and one that fails or dies stops no table."""

import asyncio
import os
import pickle
import select
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing, suppress
from importlib.metadata import entry_points
from itertools import product
from pathlib import Path
from random import Random
from subprocess import PIPE, Popen, run
from typing import Any

import pytest

from intriga.agents import bots_for
from intriga.agents.opponents import Acquaintance
from intriga.agents.registry import stand_in_for
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.server.limits.buckets import Asker
from intriga.server.run import DATABASE, open_store
from intriga.server.settings import ServerSettings
from intriga.server.tables.bots import Bots
from intriga.server.tables.context import Context
from intriga.server.work.bot_pool import BotPool, BotQuestion, WatchedGame
from intriga.server.work.workers import Silent
from intriga.service.questions.windows import BotTask
from tests.server.playing import BRISK, PATIENCE, Browser, Json, opened
from tests.server.serving import Serving

BOTS = [(game, level) for game in games() for level in bots_for(game)]
COMPILED = [bot for bot in BOTS if stand_in_for(*bot) is not None]
Answers = asyncio.Queue[int]
BEFORE = {"coup": "honest", "pot-de-vin": "rule-of-thumb"}  # whom tables opened before may name
SEATED = """UPDATE events SET body = CAST(replace(CAST(body AS TEXT), '"casual"', ?) AS BLOB)
    WHERE table_id = ?"""


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_a_person_plays_a_whole_game_against_bots(browser: Browser, game: str, level: str) -> None:
    preset = next(iter(ruleset_of(game).variants.editions))
    wish = {"game": game, "preset": preset, "name": "Ana", "bots": [level] * 2, "settings": BRISK}
    table = browser.ask("/api/tables", {**wish, "chairs": 3}).json["table"]

    with browser.sit(table) as seat:
        seat.look()
        seat.command("start")
        seat.play(Random(9))

    deal = seat.scene["deal"]
    winners, game_id = deal["standing"]["winners"], deal["id"]
    assert winners
    assert browser.ask(f"/api/replays/{game_id}").json["winners"] == winners
    assert browser.ask(f"/api/replays/{game_id}/review").status == 200
    assert browser.ask(f"/api/replays/{game_id}/record").body.count(b"\n") > 5


def test_an_older_table_has_its_bots_though_nobody_is_offered_them_now(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        host = Browser(server.url)
        tables = {game: an_old_table(host, game) for game in BEFORE}
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM snapshots")
        for game, level in BEFORE.items():
            connection.execute(SEATED, (f'"{level}"', tables[game]))

    with server.again():
        for game, level in BEFORE.items():
            with host.sit(tables[game]) as seat:
                assert [chair["level"] for chair in seat.look()["chairs"]] == [None, level, level]
                assert seat.command("seat-bot", chair=1, level=level)["type"] == "accepted"
                assert seat.command("empty-chair", chair=2)["type"] == "accepted"
                assert seat.command("seat-bot", chair=2, level=level)["reason"] == "bad-level"
                seat.command("seat-bot", chair=2, level="casual")
                seat.command("start")
                seat.play(Random(9))
            assert seat.scene["deal"]["standing"]["winners"]


def an_old_table(host: Browser, game: str) -> str:
    preset = next(iter(ruleset_of(game).variants.editions))
    table = opened(host, "casual", "casual", chairs=3, game=game, preset=preset)
    return str(table["table"])


def test_a_quick_game_has_begun_when_one_comes(browser: Browser) -> None:
    wish = {"game": "coup", "name": "Ana", "level": "beginner", "locale": "pt-BR"}
    table = browser.ask("/api/quick", wish).json["table"]

    with browser.sit(table) as seat:
        scene = seat.look()

    assert (scene["phase"], scene["preset"], len(scene["chairs"])) == ("playing", "coup-br", 4)


def a_question(game: str = "coup") -> tuple[Any, list[int]]:
    preset = next(iter(ruleset_of(game).variants.editions))
    header: Json = {"preset": preset, "options": {}, "seats": ["a", "b", "c"]}
    play: Game[Any, Any] = Game(ruleset_of(game), header, Seeded(1, 0))
    seat = play.awaiting[0]
    return play.view(seat), play.legal_ids(seat)


def test_processes_that_die_are_replaced() -> None:
    view, legal = a_question()

    async def ask() -> list[int]:
        bot_pool = BotPool(1, 60.0)
        try:
            first = await bot_pool.answer("coup", "honest", BotQuestion(view, legal))
            for process in bot_pool.pool.children:
                os.kill(process, signal.SIGKILL)
            return [first, await bot_pool.answer("coup", "honest", BotQuestion(view, legal))]
        finally:
            bot_pool.close()

    assert set(asyncio.run(ask())) <= set(legal)


def test_processes_that_nobody_needs_are_given_back_and_begun_again() -> None:
    view, legal = a_question()

    async def ask() -> tuple[list[int], list[int], int]:
        bot_pool = BotPool(1, 60.0)
        try:
            await bot_pool.answer("coup", "honest", BotQuestion(view, legal))
            bot_pool.give_back(600.0)
            before = bot_pool.pool.children
            bot_pool.give_back(0.0)
            after = bot_pool.pool.children
            return before, after, await bot_pool.answer("coup", "honest", BotQuestion(view, legal))
        finally:
            bot_pool.close()

    before, after, answer = asyncio.run(ask())
    assert before
    assert not after
    assert answer in legal


def test_a_process_at_work_is_not_given_back() -> None:
    async def ask() -> bool:
        bot_pool = BotPool(1, 60.0)
        try:
            await bot_pool.pool.do(60.0, time.sleep, 0)
            thinking = asyncio.ensure_future(bot_pool.pool.do(60.0, time.sleep, 0.2))
            await asyncio.wait({thinking}, timeout=0.01)
            children = bot_pool.pool.children
            bot_pool.give_back(0.0)
            await thinking
            return children == bot_pool.pool.children
        finally:
            bot_pool.close()

    assert asyncio.run(ask())


def test_a_bot_that_waits_for_a_process_is_not_slow() -> None:
    async def ask() -> bool:
        bot_pool = BotPool(1, 60.0)
        try:
            await bot_pool.pool.do(60.0, time.sleep, 0)
            children = bot_pool.pool.children
            await asyncio.gather(*(bot_pool.pool.do(1.5, time.sleep, 0.4) for _ in range(5)))
            return children == bot_pool.pool.children
        finally:
            bot_pool.close()

    assert asyncio.run(ask()), "a process was ended that was not slow"


def test_work_that_ends_with_its_server_is_cancelled_and_no_defect() -> None:
    async def ask() -> None:
        bot_pool = BotPool(1, 60.0)
        thinking = asyncio.ensure_future(bot_pool.pool.do(60.0, time.sleep, 60.0))
        await asyncio.wait({thinking}, timeout=0.1)
        assert bot_pool.pool.children
        bot_pool.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    asyncio.run(ask())


def test_a_bot_that_fails_is_said_to_and_hides_why() -> None:
    async def ask() -> None:
        bot_pool = BotPool(1, 60.0)
        try:
            await bot_pool.answer("coup", "honest", BotQuestion("no view at all", [1, 2]))
        finally:
            bot_pool.close()

    with pytest.raises(Silent, match=r"^a bot failed: AttributeError$"):
        asyncio.run(ask())


async def is_ready() -> None:
    """Be what has prepared a bot."""


def test_a_bot_whose_turn_comes_late_has_another_answer_for_it() -> None:
    async def ask(long: float) -> int:
        bot_pool, stood_in = BotPool(1, 60.0, long), list[int]()
        bot_pool.on_stand_in = lambda: stood_in.append(1)
        preparing = bot_pool._preparing  # pyright: ignore[reportPrivateUsage]
        try:
            for game, level in (("coup", "expert"), ("pot-de-vin", "skilled")):
                view, legal = a_question(game)
                assert await bot_pool.answer(game, level, BotQuestion(view, legal)) in legal
                preparing[game, "master"] = asyncio.create_task(is_ready())
                await preparing[game, "master"]
                await bot_pool.pool.queue.enter(Asker())
                late = asyncio.create_task(
                    bot_pool.answer(game, "master", BotQuestion(view, legal))
                )
                await asyncio.sleep(0)
                bot_pool.pool.queue.leave()
                assert await late in legal
            return len(stood_in)
        finally:
            bot_pool.close()

    assert asyncio.run(ask(0.0)) == 2


def test_masters_of_one_address_keep_nobody_else_waiting() -> None:
    """Eighteen tables of ten ask at once; one casual bot of somebody else comes after them."""
    order: list[str] = []

    async def ask() -> None:
        bot_pool = BotPool(1, 60.0)
        view, legal = a_question()

        async def answer(level: str, asker: Asker) -> None:
            await bot_pool.answer("coup", level, BotQuestion(view, legal), asker)
            order.append(asker.address)

        try:
            await bot_pool.answer("coup", "expert", BotQuestion(view, legal))
            await bot_pool.answer("coup", "casual", BotQuestion(view, legal))
            many = [Asker("greedy", f"t{table}") for table in range(18) for _ in range(10)]
            asked = [asyncio.create_task(answer("expert", turn)) for turn in many]
            asked += [asyncio.create_task(answer("casual", Asker("there", "t"))) for _ in range(3)]
            await asyncio.gather(*asked)
        finally:
            bot_pool.close()

    asyncio.run(ask())

    assert [at for at, address in enumerate(order) if address == "there"] == [2, 4, 6]


@asynccontextmanager
async def bots_of_a_table(folder: Path) -> AsyncGenerator[tuple[Bots, BotPool, Answers]]:
    """Yield the bots of a table, with the pool that they think in and what they say."""
    store, bot_pool, said = open_store(folder), BotPool(1, 60.0), Answers()
    try:
        context = Context(store, ServerSettings(), bot_pool)
        yield Bots(context, "coup", lambda task, _: said.put_nowait(task.seat)), bot_pool, said
    finally:
        bot_pool.close()
        await store.close()


def tasks_of(*seats: int) -> list[BotTask]:
    view, legal = a_question()
    return [BotTask(1, seat, "uniform", view, legal, ahead=False) for seat in seats]


TURN = Asker("here", "t")


def test_without_people_one_bot_thinks_at_a_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bots_of_a_table(tmp_path) as (bots, _, said):
            bots.ask(tasks_of(0, 1, 2), TURN, in_company=False)
            bots.ask(tasks_of(0, 1, 2), TURN, in_company=False)
            assert await said.get() == 0
            assert not bots.think
            bots.ask(tasks_of(1, 2), TURN, in_company=True)
            assert {await said.get(), await said.get()} == {1, 2}

    asyncio.run(scene())


def test_no_bot_thinks_about_a_closed_question(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bots_of_a_table(tmp_path) as (bots, bot_pool, said):
            await bot_pool.pool.queue.enter(Asker("somebody", "else"))
            bots.ask(tasks_of(0, 1, 2), TURN, in_company=True)
            await asyncio.sleep(0)
            bots.ask(tasks_of(2), TURN, in_company=True)
            bot_pool.pool.queue.leave()
            assert await said.get() == 2
            assert not bots.think
            bots.ask(tasks_of(0), TURN, in_company=True)
            bots.ask([], TURN, in_company=True)  # as at a table that rests
            assert not bots.think

    asyncio.run(scene())


def task_of_deal(deal: int, level: str) -> BotTask:
    """Return a question of game number *deal*, in which Ana plays with a bot of *level*."""
    view, legal = a_question()
    company = "Ana", f"bot:{level}"
    return BotTask(deal, 1, level, view, legal, ahead=False, deal=deal, company=company)


@pytest.mark.parametrize("level", ["honest", "who cannot be made"])
def test_a_bot_that_gets_to_know_somebody_answers_whatever_comes_of_that(
    tmp_path: Path, level: str
) -> None:
    async def scene() -> None:
        async with bots_of_a_table(tmp_path) as (bots, _, said):
            for deal in (1, 2, 3):
                bots.ask([task_of_deal(deal, level)], TURN, in_company=True)
                assert await said.get() == 1

    asyncio.run(scene())


class Noticing(BotPool):
    """A pool that keeps what it is asked; whoever plays with a bot is known to be odd."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.asked: list[BotQuestion] = []
        self.watched: list[WatchedGame] = []
        self.has_learned = asyncio.Event()

    async def answer(
        self, game: str, level: str, question: BotQuestion, asker: Asker = TURN
    ) -> int:
        self.asked.append(question)
        return await super().answer(game, level, question, asker)

    async def get_to_know(
        self, game: str, watched: WatchedGame, known: Acquaintance, asker: Asker = TURN
    ) -> Acquaintance:
        await super().get_to_know(game, watched, known, asker)
        self.watched.append(watched)
        self.has_learned.set()
        return {seat: [0.5] for seat, name in enumerate(watched.company) if name == "Ana"}


def test_the_memory_of_a_bot_goes_with_the_questions_of_the_next_game(
    tmp_path: Path,
) -> None:
    async def scene() -> Noticing:
        said, store, bot_pool = Answers(), open_store(tmp_path), Noticing()
        context = Context(store, ServerSettings(), bot_pool)
        bots = Bots(context, "coup", lambda task, _: said.put_nowait(task.seat))
        view, legal = a_question()
        companies = [("Ana", "bot"), ("bot", "Ana"), ("bot", "Ana")]
        try:
            for step, company in enumerate(companies):
                seat, deal = company.index("bot"), min(step, 1)
                task = BotTask(
                    step, seat, "honest", view, legal, ahead=False, deal=deal, company=company
                )
                bots.ask([task], TURN, in_company=True)
                await said.get()
                if step:
                    await bot_pool.has_learned.wait()
        finally:
            bot_pool.close()
            await store.close()
        return bot_pool

    bot_pool = asyncio.run(scene())

    assert [dict(question.known) for question in bot_pool.asked] == [{}, {}, {1: [0.5]}]
    assert [game.deal for game in bot_pool.watched] == [0]
    assert b"Ana" not in pickle.dumps([(each.legal, each.known) for each in bot_pool.asked])


async def compiles_for_ever() -> None:
    await asyncio.Event().wait()


async def cannot_be_compiled() -> None:
    raise Silent("a bot failed: OSError")


def test_a_level_that_is_not_compiled_answers_all_the_same() -> None:
    async def ask() -> None:
        bot_pool = BotPool(1, 60.0)
        preparing = bot_pool._preparing  # pyright: ignore[reportPrivateUsage]
        try:
            for compiling, (game, level) in product(
                (compiles_for_ever, cannot_be_compiled), COMPILED
            ):
                preparing[game, level] = asyncio.create_task(compiling())
                view, legal = a_question(game)
                answer = bot_pool.answer(game, level, BotQuestion(view, legal))
                assert await asyncio.wait_for(answer, PATIENCE) in legal
                preparing.pop((game, level)).cancel()
        finally:
            bot_pool.close()

    asyncio.run(ask())


@pytest.mark.slow  # it may have to be compiled
def test_a_server_that_has_begun_has_a_master_who_looks_ahead() -> None:
    view, legal = a_question()

    async def ask() -> int:
        bot_pool = BotPool(1, 60.0)
        try:
            await bot_pool.begin()
            assert bot_pool.who_answers("coup", "master") == "master"
            return await bot_pool.answer("coup", "master", BotQuestion(view, legal))
        finally:
            bot_pool.close()

    assert asyncio.run(ask()) in legal


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux shows whose a process is")
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        browser = Browser(server.url)
        with browser.sit(opened(browser, "beginner")["table"]) as seat:
            seat.look()
            seat.command("start")
            seat.play(Random(1), until=lambda scene: scene["deal"]["window"]["step"] > 3)
            children = children_of(server.process.pid)
            ends = [os.pidfd_open(each) for each in children]
            server.kill()

    assert len(children) > 1  # one that thinks, and the one that tidies up after it
    try:
        for end in ends:
            assert select.select([end], [], [], PATIENCE)[0], "it lives on"
    finally:
        for end in ends:
            os.close(end)


WITH_A_SLOW_BEGINNER = f"""
import asyncio, time
from intriga.server.work.workers import Workers

class Beginning:
    def __reduce__(self):
        return time.sleep, ({10 * PATIENCE},)

async def begin():
    workers = Workers("a bot", 1, 0, prepare=Beginning())
    asked = asyncio.ensure_future(workers.do({10 * PATIENCE}, print))
    while not workers.children:
        await asyncio.sleep(0)
    print(*workers.children, flush=True)
    await asked

asyncio.run(begin())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="only Linux waits for others' processes")
def test_a_process_that_is_still_beginning_ends_with_its_server() -> None:
    with Popen([sys.executable, "-c", WITH_A_SLOW_BEGINNER], stdout=PIPE, text=True) as server:
        assert server.stdout is not None
        end = os.pidfd_open(int(server.stdout.readline()))
        server.kill()

    try:
        assert select.select([end], [], [], PATIENCE)[0], "it lives on"
    finally:
        os.close(end)


def test_a_process_that_a_server_begins_does_not_load_the_command_line() -> None:
    (command,) = entry_points(group="console_scripts", name="intriga")
    code = f"import sys, {command.module}; print(*sys.modules)"  # as `multiprocessing` does
    loaded = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert not {"cyclopts", "intriga.cli.main"} & set(loaded.split())


def children_of(process: int) -> list[int]:
    """Return the processes that *process* has started."""
    found: list[int] = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):  # it has ended meanwhile
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
            if int(lines["PPid"]) == process:
                found.append(int(status.parent.name))
    return found
