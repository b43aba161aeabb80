"""A quick game is dealt from what its player adds, and without it where nothing comes in time."""

# pyright: reportPrivateUsage=false

import asyncio
from itertools import count
from pathlib import Path

import pytest

from intriga.core.fair_deal import hash_of
from intriga.server.settings import Limits
from intriga.server.wire.bodies import Opened, QuickGame
from intriga.service.commands import Answer, Leave, Reveal, Start
from intriga.service.events import Event
from intriga.service.scenes.scene import DealScene, NextDeal
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from tests.server.playing import Browser, Seat
from tests.server.tables_in_memory import ANA, a_table

OWN, OTHER = "ab" * 16, "cd" * 16
WISH = {"game": "coup", "name": "Ana", "level": "beginner"}
ADDS = {**WISH, "adds": True}
QUICK = QuickGame(game="coup", name="Ana", level="beginner", players=2, adds=True)


def own_of(seat: Seat) -> str:
    """Return what *seat* added to the deal."""
    deal, chair = seat.scene["deal"], seat.scene["chairs"][seat.scene["you"]]
    return str(deal["contributions"][chair["seat"]])


def adds(seat: Seat) -> bool:
    """Let *seat* announce what it adds, and tell it when it is asked; say whether both counted."""
    announced = seat.command("start", chance=hash_of(OWN))
    seat.see(lambda scene: scene["next"] and scene["next"]["hashes"])
    told = seat.command("reveal", chance=OWN)
    return (announced["type"], told["type"]) == ("accepted", "accepted")


def test_the_commitment_comes_first_and_the_players_bytes_make_the_deal(
    browser: Browser,
) -> None:
    opened = browser.ask("/api/quick", ADDS).json
    with browser.sit(opened["table"]) as seat:
        seat.look()
        assert (seat.scene["phase"], seat.scene["next"]) == ("gathering", opened["next"])

        assert adds(seat)
        seat.see(lambda scene: scene["deal"])

        deal = seat.scene["deal"]
        assert (deal["number"], deal["commitment"]) == (
            opened["next"]["number"],
            opened["next"]["commitment"],
        )
        assert own_of(seat) == OWN


def test_a_command_right_after_the_hello_is_in_time(browser: Browser) -> None:
    with browser.sit(browser.ask("/api/quick", ADDS).json["table"]) as seat:
        assert adds(seat)
        seat.see(lambda scene: scene["deal"])

        assert own_of(seat) == OWN


def test_a_second_start_changes_nothing(browser: Browser) -> None:
    with browser.sit(browser.ask("/api/quick", ADDS).json["table"]) as seat:
        adds(seat)
        second = seat.command("start", chance=hash_of(OTHER))
        seat.see(lambda scene: scene["deal"])

        assert second["type"] == "refused"
        assert (own_of(seat), seat.scene["deal"]["number"]) == (OWN, 1)


def test_a_program_that_adds_nothing_is_dealt_the_cards_at_once(browser: Browser) -> None:
    opened = browser.ask("/api/quick", WISH).json
    with browser.sit(opened["table"]) as seat:
        seat.look()

        assert "next" not in opened
        assert seat.scene["deal"]["contributions"] == []


def test_the_cards_are_dealt_without_a_late_contribution(tmp_path: Path) -> None:
    async def scene() -> DealScene | None:
        async with a_table(tmp_path, Limits(adding=0.01)) as (tables, _):
            actor = await tables.find((await tables.quick(QUICK, ANA)).table)
            await asyncio.gather(*tables._dealing)
            with pytest.raises(Refused):
                await actor.command(ANA, Start(chance=hash_of(OWN)))
            return actor.table.scene(ANA, actor.now).deal

    deal = asyncio.run(scene())

    assert deal is not None
    assert (deal.number, deal.contributions) == (1, [])


def test_a_server_that_was_restarted_meanwhile_waits_for_the_start(tmp_path: Path) -> None:
    async def before() -> Opened:
        async with a_table(tmp_path) as (tables, _):
            return await tables.quick(QUICK, ANA)

    async def after(table: str) -> tuple[NextDeal | None, DealScene | None]:
        async with a_table(tmp_path) as (tables, _):
            actor = await tables.find(table)
            told = actor.table.scene(ANA, actor.now).next
            await actor.command(ANA, Start(chance=hash_of(OWN)))
            await actor.command(ANA, Reveal(chance=OWN))
            return told, actor.table.scene(ANA, actor.now).deal

    opened = asyncio.run(before())
    told, deal = asyncio.run(after(opened.table))

    assert told == opened.next
    assert deal is not None
    assert (deal.commitment, OWN in deal.contributions) == (told and told.commitment, True)


def test_a_game_that_is_over_before_is_not_followed_by_another(tmp_path: Path) -> None:
    async def scene() -> tuple[int, str]:
        async with a_table(tmp_path, Limits(adding=0.01)) as (tables, _):
            actor = await tables.find((await tables.quick(QUICK, ANA)).table)
            begun = actor.command(ANA, Start())
            over = actor.ask(play_out)  # at once: no time has passed
            await asyncio.gather(begun, over, *tables._dealing)
            deal = actor.table.scene(ANA, actor.now).deal
            return deal.number if deal else 0, actor.table.phase

    assert asyncio.run(scene()) == (1, "over")


def play_out(table: Table, now: int) -> list[Event]:
    """Play to the end, Ana and the bots with whatever comes first."""
    events = table.arrive(ANA, now)
    for number in count(100):
        if table.phase == "over":
            break
        deal = table.scene(ANA, now).deal
        assert deal is not None
        if deal.window and deal.offers and deal.answer is None:
            answer = Answer(id=number, step=deal.window.step, words=deal.offers[0].words)
            events += table.handle(ANA, answer, now)
        for task in table.wanted():
            events += table.answer_for_bot(task, task.legal[0], now)
        now = max(now, table.due or now)
        events += table.tick(now)
    return events


def test_nothing_is_dealt_where_the_player_has_left_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> str:
        async with a_table(tmp_path, Limits(adding=0.01)) as (tables, _):
            actor = await tables.find((await tables.quick(QUICK, ANA)).table)
            left = actor.command(ANA, Leave())  # at once: no time has passed
            await asyncio.gather(left, *tables._dealing)
            return actor.table.phase

    assert asyncio.run(scene()) == "gathering"
    assert "error" not in capsys.readouterr().out


def test_a_server_that_stops_does_not_wait_for_anybody_to_add(tmp_path: Path) -> None:
    async def scene() -> bool:
        async with a_table(tmp_path, Limits(adding=1e6)) as (tables, _):
            await tables.quick(QUICK, ANA)
            dealing = set(tables._dealing)
            await tables.close()
            return bool(dealing) and all(each.done() for each in dealing)

    assert asyncio.run(scene())
