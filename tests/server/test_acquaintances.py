"""Whom the bots of a table know, from game to game."""

import asyncio
from typing import Any

from msgspec.structs import replace

from intriga.agents import agent
from intriga.agents.opponents import Acquaintance
from intriga.core.view import View
from intriga.server.work.bot_pool import MOST, Acquaintances, BotPool, BotQuestion
from intriga.service.commands import Leave
from intriga.service.questions.windows import BotTask
from intriga.service.table_settings import Settings
from tests.games.coup.tables import table
from tests.service.evening import BOT, Evening


def a_view(coins: int = 2) -> tuple[Any, list[int]]:
    """Return what seat 0 sees, and what it may do."""
    game = table("duke assassin", "captain contessa", coins=[coins, 2])
    return game.view(0), game.legal_ids(0)


def a_task(deal: int, *company: str, coins: int = 2) -> BotTask:
    view, legal = a_view(coins)
    seat = company.index("bot")
    return BotTask(1, seat, "master", view, legal, ahead=False, deal=deal, company=company)


def numbers(view: View) -> list[int]:
    return list(view.numbers)


def test_a_game_is_over_when_the_next_one_begins_and_its_first_and_last_view_are_kept() -> None:
    bots = Acquaintances()
    for coins in (2, 3, 5):
        bots.see(a_task(1, "bot", "Ana", coins=coins))
        assert bots.over("bot") is None

    bots.see(a_task(2, "Ana", "bot", coins=1))
    bots.see(a_task(2, "Ana", "bot", coins=4))

    over = bots.over("bot")
    assert over is not None
    assert (over.deal, over.company) == (1, ("bot", "Ana"))
    assert numbers(over.first) == numbers(a_view(2)[0])
    assert numbers(over.last) == numbers(a_view(5)[0])


def learned(bots: Acquaintances, *told: float) -> None:
    """Let the bot learn *told* of the seats of the game that is over."""
    over = bots.over("bot")
    assert over is not None
    others = [seat for seat, name in enumerate(over.company) if name != "bot"]
    bots.learn("bot", over, {seat: [each] for seat, each in zip(others, told, strict=True)})


def test_somebody_is_known_again_on_another_seat_and_by_nobody_else() -> None:
    bots = Acquaintances()
    bots.see(a_task(1, "bot", "Ana"))
    bots.see(a_task(2, "Ana", "bot"))
    learned(bots, 0.5)

    assert bots.over("bot") is None
    assert bots.known("bot", ("Ana", "bot")) == {0: [0.5]}
    assert bots.known("bot", ("Bruno", "bot")) == {}
    assert bots.known("another bot", ("Ana", "another bot")) == {}


def test_a_bot_learns_nothing_of_a_seat_that_changed_hands() -> None:
    bots = Acquaintances()
    bots.see(a_task(1, "bot", "Ana", "Bruno"))
    bots.see(a_task(1, "bot", "Ana:master", "Bruno"))
    bots.see(a_task(1, "bot", "Ana", "Bruno"))
    assert bots.over("bot") is None

    bots.see(a_task(2, "bot", "Ana", "Bruno"))
    learned(bots, 0.5, 0.7)

    assert bots.known("bot", ("bot", "Ana", "Bruno")) == {2: [0.7]}


def test_a_game_is_learned_from_once() -> None:
    bots = Acquaintances()
    bots.see(a_task(1, "bot", "Ana"))
    bots.see(a_task(2, "bot", "Ana"))
    over = bots.over("bot")
    assert over is not None
    bots.learn("bot", over, {1: [0.5]})
    bots.learn("bot", over, {1: [0.9]})

    assert bots.known("bot", ("bot", "Ana")) == {1: [0.5]}


def test_a_position_that_is_only_thought_ahead_to_is_not_kept() -> None:
    bots = Acquaintances()
    bots.see(a_task(1, "bot", "Ana", coins=2))
    bots.see(replace(a_task(1, "bot", "Ana", coins=7), ahead=True))
    bots.see(replace(a_task(2, "bot", "Ana", coins=7), ahead=True))
    assert bots.over("bot") is None

    bots.see(a_task(2, "bot", "Ana"))

    over = bots.over("bot")
    assert over is not None
    assert numbers(over.last) == numbers(a_view(2)[0])


def test_the_memory_of_a_bot_has_a_bound() -> None:
    bots = Acquaintances()
    for number in range(MOST + 5):
        bots.see(a_task(2 * number, "bot", f"P{number}"))
        bots.see(a_task(2 * number + 1, "bot", f"P{number}"))
        learned(bots, float(number))

    assert bots.known("bot", ("bot", "P0")) == {}
    assert bots.known("bot", ("bot", f"P{MOST + 4}")) == {1: [float(MOST + 4)]}


# ------------------------------------------------------------------- at a table


def tasks_of(*, acquainted: bool) -> list[BotTask]:
    """Return what the bots of a table are asked in the first question."""
    evening = Evening(
        people=1, bots=2, settings=Settings(listed=True, acquainted=acquainted)
    ).start()
    return evening.table.wanted()


def test_bots_know_who_sits_there_only_at_acquainted_tables() -> None:
    for acquainted in (True, False):
        for task in tasks_of(acquainted=acquainted):
            assert bool(task.company) == acquainted
            if acquainted:
                assert "person 0" in task.company
                assert len({*task.company}) == 3


def test_a_bot_that_plays_for_somebody_is_known_apart_and_by_no_name_that_can_change() -> None:
    evening = Evening(people=2, bots=1, settings=Settings(listed=True, acquainted=True)).start()
    before = evening.table.wanted()
    evening.tell(1, Leave())

    after = evening.table.wanted()
    assert all("person 1" in task.company for task in before)
    assert after
    assert all(f"person 1:{BOT}" in task.company for task in after)


# ------------------------------------------------------------------- in the process


def test_a_bot_in_its_process_learns_and_plays_by_what_it_knows() -> None:
    view, legal = a_view()

    async def ask() -> tuple[Acquaintance, int]:
        bot_pool = BotPool(1, 60.0)
        try:
            await bot_pool.begin()
            bots = Acquaintances()
            bots.see(a_task(1, "bot", "Ana"))
            bots.see(a_task(2, "bot", "Ana"))
            over = bots.over("bot")
            assert over is not None
            told = await bot_pool.get_to_know("coup", over, {})
            question = BotQuestion(view, legal, told)
            return told, await bot_pool.answer("coup", "master", question)
        finally:
            bot_pool.close()

    told, answer = asyncio.run(ask())
    assert answer in legal
    assert list(told) == [1]
    assert {len(each) for each in told.values()} == {len(reader_kinds())}


def reader_kinds() -> tuple[str, ...]:
    master: Any = agent("master", "coup")
    kinds: tuple[str, ...] = master.base.knowledge.reader.kinds
    return kinds
