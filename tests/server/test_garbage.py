"""Tables leave no garbage that has to be looked for, and what is looked for is little at a time."""

import gc
import os
import signal
from collections.abc import Generator
from pathlib import Path
from random import Random
from threading import Thread
from types import FrameType

import pytest

from intriga.server.http.protocol import HttpProtocol
from intriga.server.run import listen, run
from intriga.server.settings import ServerSettings
from intriga.server.tables import garbage
from intriga.server.tables.garbage import MANY, YOUNG, Garbage
from tests.server.frames import GAMES, digest
from tests.server.playing import Browser, Json, opened

OF_TABLES = ("intriga.core", "intriga.games", "intriga.server.tables", "intriga.service")
TABLES = 300
OBJECTS = YOUNG // 3


@pytest.fixture
def kept() -> Generator[list[object]]:
    """Keep all that a collection would have freed."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize(("game", "preset", "options", "players"), GAMES[::3])
def test_an_evening_leaves_no_cycles_behind(
    kept: list[object], game: str, preset: str, options: Json, players: int
) -> None:
    digest(game, preset, options, players)
    gc.collect()
    ours = [each for each in kept if type(each).__module__.startswith(OF_TABLES)]
    frames = [each.f_code.co_qualname for each in kept if isinstance(each, FrameType)]
    assert (ours, frames) == ([], [])


class Node:
    """An object of a table."""

    def __init__(self) -> None:
        self.others: list[Node] = []


@pytest.mark.parametrize(
    ("at_once", "looks"), [(1, TABLES), (MANY // 2, TABLES // 2), (None, TABLES // 4)]
)
def test_no_collection_looks_at_what_was_there_before_the_last(
    at_once: int | None, looks: int
) -> None:
    tables: list[list[Node]] = []
    looked_at: list[int] = []

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            young = range(info["generation"] + 1)
            looked_at.append(sum(len(gc.get_objects(each)) for each in young))

    watching = Garbage()
    with watching.collected_in_portions():
        gc.callbacks.append(look)
        try:
            for _ in range(TABLES):
                tables += [[Node() for _ in range(OBJECTS)]]
                if at_once is not None:  # else Python alone begins collections
                    watching.tidy(at_once)
        finally:
            gc.callbacks.remove(look)
    assert looks <= len(looked_at) <= 3 * looks
    assert max(looked_at, default=0) < 2 * YOUNG


def test_objects_that_were_set_aside_are_freed_without_a_collection() -> None:
    freed: list[int] = []

    class Freed(Node):
        def __del__(self) -> None:
            freed.append(1)

    with Garbage().collected_in_portions():
        table = [Freed() for _ in range(10)]
        gc.freeze()
        del table
        assert len(freed) == 10


def test_cycles_that_were_set_aside_are_found_once_nobody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "SELDOM", 0.0)
    watching = Garbage()
    with watching.collected_in_portions():
        node, freed = Node(), list[int]()

        class Noted(Node):
            def __del__(self) -> None:
                freed.append(1)

        node = Noted()
        node.others.append(node)
        gc.freeze()
        del node
        gc.collect()
        assert not freed
        watching.look_at_all()
        assert freed == [1]
        assert watching.longest > 0


def test_collections_are_as_they_were_after_the_server() -> None:
    before = gc.get_threshold(), len(gc.callbacks)
    with Garbage().collected_in_portions():
        Random(1)
    assert (gc.get_threshold(), len(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_connection_that_has_gone_leaves_nothing(kept: list[object], tmp_path: Path) -> None:
    listener = listen("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"

    def visit() -> None:
        try:
            browser = Browser(url)
            table = opened(browser)["table"]
            for _ in range(3):
                with browser.sit(table) as seat:
                    seat.look()
                    seat.command("start")
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    visiting = Thread(target=visit)
    run(listener, tmp_path, ServerSettings(warm=False), visiting.start)
    visiting.join()
    gc.collect()
    assert [each for each in kept if isinstance(each, HttpProtocol)] == []
