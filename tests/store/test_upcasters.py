"""Logs of every release stay readable: events are lifted to the newest schema on read."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from intriga.store.interface import StoreError
from intriga.store.upcasters import Event, Upcasters
from tests.store.opening import bodies, opened

GOLDEN = Path(__file__).parent / "golden"
OLDEST = Upcasters(newest=0)


def seat_for_player(event: Event) -> Event:
    """Schema 0 counted players from 1."""
    return {"event": event["event"], "seat": event["player"] - 1, "do": event["do"]}


def clock_in_milliseconds(event: Event) -> Event:
    """Schema 0 had whole seconds."""
    return {"event": "clock-set", "ms": event["seconds"] * 1000}


def clock_by_seat(event: Event) -> Event:
    """Schema 1 had one clock for all."""
    return {**event, "seat": None}


# Schema 0 called it "clock": the step of schema 1 is found by the new name.
STEPS = {
    ("played", 0): seat_for_player,
    ("clock", 0): clock_in_milliseconds,
    ("clock-set", 1): clock_by_seat,
}
NEWEST = Upcasters(newest=2, steps=STEPS)


def golden(name: str) -> list[bytes]:
    """Return the lines of a golden log."""
    return (GOLDEN / name).read_bytes().splitlines()


def parsed(lines: list[bytes]) -> list[Any]:
    """Return what the lines say."""
    return [json.loads(line) for line in lines]


def test_a_log_of_schema_0_is_read_as_if_it_had_been_written_today(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db", OLDEST) as store:
            await store.append("t", 1, golden("schema-0.jsonl"))
        async with opened(tmp_path / "db", NEWEST) as store:
            assert parsed(await bodies(store, "t")) == parsed(golden("schema-0.read-in-2.jsonl"))
            assert {event.schema for event in await store.read("t")} == {2}

    asyncio.run(play())


def test_a_log_may_grow_through_several_schemas(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db", OLDEST) as store:
            await store.append("t", 1, [b'{"event":"clock","seconds":2}'])
        async with opened(
            tmp_path / "db", Upcasters(1, {("clock", 0): STEPS["clock", 0]})
        ) as store:
            await store.append("t", 2, [b'{"event":"clock-set","ms":3}'])
        async with opened(tmp_path / "db", NEWEST) as store:
            await store.append("t", 3, [b'{"event":"clock-set","ms":4,"seat":1}'])
            assert parsed(await bodies(store, "t")) == [
                {"event": "clock-set", "ms": 2000, "seat": None},
                {"event": "clock-set", "ms": 3, "seat": None},
                {"event": "clock-set", "ms": 4, "seat": 1},
            ]

    asyncio.run(play())


def test_an_event_of_today_is_given_back_byte_for_byte(tmp_path: Path) -> None:
    body = b'{ "event" : "clock-set", "ms": 1e3 }'

    async def play() -> None:
        async with opened(tmp_path / "db", NEWEST) as store:
            await store.append("t", 1, [body])
            assert await bodies(store, "t") == [body]

    asyncio.run(play())


def test_an_event_of_a_newer_schema_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "db", NEWEST) as store:
            await store.append("t", 1, [b'{"event":"clock-set"}'])
        async with opened(tmp_path / "db", OLDEST) as store:
            with pytest.raises(
                StoreError, match="event 1 of table 't' is written in schema 2, newer"
            ):
                await store.read("t")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b'{"event":"played","player":"duke"', "DecodeError"),
        (b'["duke"]', "ValidationError"),
        (b'{"hand":"duke"}', "KeyError"),
        (b'{"event":["duke"]}', "TypeError"),
        (b'{"event":"played","hand":"duke"}', "KeyError"),
        (b'{"event":"played","player":"duke"}', "TypeError"),
    ],
)
def test_an_event_that_cannot_be_lifted_is_named_but_not_quoted(body: bytes, kind: str) -> None:
    with pytest.raises(StoreError, match=f"event 7 of table 't' cannot be lifted .*: {kind}") as no:
        NEWEST.lift("t", 7, 0, body)
    assert "duke" not in str(no.value)
    assert no.value.__suppress_context__


@pytest.mark.parametrize("schema", [-1, 2, 3])
def test_a_step_that_could_never_be_taken_is_refused(schema: int) -> None:
    with pytest.raises(ValueError, match=f"begins at schema {schema} of 2"):
        Upcasters(2, {("played", schema): seat_for_player})
