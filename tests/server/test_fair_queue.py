"""Processes are had by turns: by address, then by table."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from intriga.server.limits.buckets import Asker, FairQueue, household

TURN = Asker("here", "t0")


async def served(queue: FairQueue, askers: list[Asker]) -> list[Asker]:
    """Let *askers* wait for one place that is taken, and return in which order they have it."""
    order: list[Asker] = []

    async def work(asker: Asker) -> None:
        await queue.enter(asker)
        order.append(asker)
        queue.leave()

    await queue.enter(TURN)
    waiting = [asyncio.create_task(work(asker)) for asker in askers]
    await breathe()
    queue.leave()
    await asyncio.gather(*waiting)
    return order


async def breathe() -> None:
    """Let everything run that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def run(scene: Coroutine[Any, Any, list[Asker]]) -> list[Asker]:
    return asyncio.run(scene)


def test_another_address_does_not_wait_for_all_that_one_asks() -> None:
    greedy = [Asker("greedy", f"t{table}") for table in range(18) for _ in range(10)]
    casual = [Asker("casual", "t99")] * 3

    order = run(served(FairQueue(1), [*greedy, *casual]))

    assert [at for at, asker in enumerate(order) if asker.address == "casual"] == [1, 3, 5]


def test_tables_of_an_address_take_turns() -> None:
    many, one = Asker("here", "many"), Asker("here", "one")

    assert run(served(FairQueue(1), [many, many, many, one])) == [many, one, many, many]


def test_networks_of_one_visitor_take_the_turns_of_one() -> None:
    networks = [household(f"2001:db8:7:{number:x}::1") for number in range(30)]
    greedy = [Asker(network, "t") for network in networks]
    casual = [Asker(household("2001:db8:8::1"), "t"), Asker("192.0.2.1", "t")]

    order = run(served(FairQueue(1), [*greedy, *casual]))

    assert order[:3] == [greedy[0], *casual]
    assert {*order} == {*greedy, *casual}


def test_questions_of_one_table_are_served_in_order() -> None:
    async def scene() -> list[int]:
        queue, order = FairQueue(1), list[int]()

        async def work(number: int) -> None:
            await queue.enter(TURN)
            order.append(number)
            queue.leave()

        await queue.enter(TURN)
        waiting = [asyncio.create_task(work(number)) for number in range(5)]
        await breathe()
        queue.leave()
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(scene()) == [0, 1, 2, 3, 4]


def test_a_waiter_that_gave_up_delays_nobody() -> None:
    async def scene() -> list[Asker]:
        queue = FairQueue(1)
        await queue.enter(TURN)
        waiting = asyncio.create_task(queue.enter(Asker("gone", "t")))
        await breathe()
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        queue.leave()
        return await served(queue, [Asker("there", "t")])

    assert run(scene()) == [Asker("there", "t")]


def test_a_place_that_is_given_to_somebody_just_gone_is_not_lost() -> None:
    async def scene(*, first_given: bool) -> list[Asker]:
        queue = FairQueue(1)
        await queue.enter(TURN)
        waiting = asyncio.create_task(queue.enter(Asker("gone", "t")))
        await breathe()
        for do in (queue.leave, waiting.cancel) if first_given else (waiting.cancel, queue.leave):
            do()
        with suppress(asyncio.CancelledError):
            await waiting
        return await served(queue, [Asker("there", "t")])

    for first_given in (True, False):
        assert run(scene(first_given=first_given)) == [Asker("there", "t")]


def test_a_queue_lets_in_as_many_as_it_has_places() -> None:
    async def scene() -> list[bool]:
        queue = FairQueue(2)
        asked = [asyncio.create_task(queue.enter(TURN)) for _ in range(3)]
        await breathe()
        found = [each.done() for each in asked]
        queue.leave()
        await asyncio.gather(*asked)
        return found

    assert asyncio.run(scene()) == [True, True, False]
