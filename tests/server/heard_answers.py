"""Tables of one person and bots in this process: when an answer is heard, and who held what.

The tables, their clocks, the queue of those who think and the bots are the server's own.  A bot
thinks in this process, as long as it takes, and time stands still meanwhile: what it took then goes
by on a clock of its own (:mod:`tests.server.virtual_time`), beside the thoughts of others.
"""

# pyright: reportPrivateUsage=false

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import thread_time
from typing import Any, Final, TypeVar

import msgspec
from typing_extensions import override

from intriga.agents.registry import cast_of
from intriga.core.games import ruleset_of
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.connection import Connection
from intriga.server.tables.context import PER_SECOND, Context
from intriga.server.tables.tables import ServerTables
from intriga.server.work import bot_pool
from intriga.server.work.bot_pool import BotPool
from intriga.server.work.workers import Workers
from intriga.service.commands import Answer, NewTable, Start
from intriga.service.questions.windows import BotTask
from intriga.service.scenes.scene import Received
from intriga.service.session import Person
from intriga.service.table_settings import Pace, Settings
from tests.server.raw_socket import text_of
from tests.server.virtual_time import LoopClock, VirtualLoop, forgetful_store

T = TypeVar("T")
TABLES: Final = 4  # at once: their bots wait for each other
BOTS: Final = 3  # at each
REACTION: Final = (200, 2_500)  # milliseconds that the person takes
PASSES: Final = 0.8  # of what the person says where that is possible
HIGH: Final = 9  # a number from which on a card of Pot de Vin is high
SILENCE: Final = 3_600  # seconds of a table's time after which nobody is heard any more
LIMITS: Final = Limits(creations=1_000, disk_of_table=10**12, disk_of_address=10**12)


@dataclass(frozen=True)
class HeardAnswer:
    """One answer of a bot: what everybody knows of it, and what nobody but the bot knew.

    ``known`` is what the question was, ``delay`` how many milliseconds after it the answer was
    heard.  ``holds`` are facts about its hand; ``truth`` is whether it held what it claimed, None
    where it claimed nothing.
    """

    known: tuple[object, ...]
    delay: int
    holds: tuple[bool, ...]
    truth: bool | None


class ThinkingHere(Workers):
    """Work in this process, which takes so long on the clock of the loop."""

    @override
    async def _try(self, patience: float, work: Callable[..., T], given: tuple[object, ...]) -> T:
        began = thread_time()
        found = work(*given)
        await asyncio.sleep(thread_time() - began + self.more(given))
        return found

    def more(self, given: tuple[object, ...]) -> float:  # noqa: ARG002  a test may look at it
        """Return for how many seconds more it seems to think about what is *given*: none."""
        return 0.0


class _Pool(BotPool):
    """The bots of a server, which think in this process."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, patience=LIMITS.thinking)
        self.pool = ThinkingHere("a bot", processes, 0)

    @override
    async def _prepare(self, game: str, level: str) -> None:
        self._listens[game, level] = bot_pool._prepare(game, level)


# ------------------------------------------------------------------- what is held


def facts_about(task: BotTask) -> tuple[bool, ...]:
    """Return what the hand of *task* holds, each kind of card a fact."""
    hand = hand_of(task)
    seen = task.view.to_dict()
    if task.view.game == "coup":
        characters = ("duke", "assassin", "captain", "ambassador", "contessa")
        return tuple(each in hand for each in characters)
    suits = [card.partition("-")[0] for card in hand]
    numbers = [int(card.partition("-")[2]) for card in hand]
    trump = str(seen["trump"] or "-").partition("-")[0]
    return (
        trump in suits,
        seen["led"] in suits,
        2 * sum(number >= HIGH for number in numbers) > len(hand),
        max(numbers, default=0) > HIGH + 2,
        1 in numbers,
    )


def hand_of(task: BotTask) -> list[str]:
    """Return the cards that the bot of *task* holds, in words."""
    hands: list[list[str]] = task.view.to_dict()["hands"]
    return [] if task.view.seat is None else hands[task.view.seat]


# ------------------------------------------------------------------- who hears


@dataclass
class _Open:
    """A question as the person hears it, and one of the bots that are asked."""

    step: int
    at: int
    known: tuple[object, ...]
    task: BotTask | None


@dataclass
class Listener:
    """The only person at a table of bots, who plays and notes when answers are heard."""

    name: str
    chance: Random
    heard: list[HeardAnswer] = field(default_factory=list[HeardAnswer])
    waiting: int = 0
    _open: _Open | None = None

    async def sit(self, tables: ServerTables, wish: NewTable) -> None:
        """Open the table, sit down and begin."""
        self._who, self._clock = Person(self.name), tables.context.clock
        created = await tables.create(wish, self._who)
        self._actor = await tables.find(created.table)
        connection = Connection(self, self._who, Received(), LIMITS)
        connection.address = self.name
        await self._actor.attach(connection, None)
        await self._actor.command(self._who, Start())

    def close(self, code: int, reason: str) -> None:
        """Do nothing: the test is over."""

    def write(self, data: bytes) -> None:
        """Hear a message."""
        told = msgspec.json.decode(text_of(data))
        deal = told["scene"]["deal"] if told["type"] == "update" else told
        if told["type"] not in {"update", "step"} or deal is None:
            return
        window = deal["window"]
        if self._open is None or window is None or window["step"] != self._open.step:
            self._note(window, [line["id"] for line in deal["log"]])
            self._ask(window)

    def _note(self, window: dict[str, Any] | None, told: Sequence[str]) -> None:
        """Note the answer that has just been heard."""
        before, self._open = self._open, None
        if before is None or before.task is None:
            return
        subject: dict[str, Any] = (window["subject"] if window else None) or {"by": None}
        claim = subject["claim"] if subject["by"] == before.task.seat else None
        truth = claim in hand_of(before.task) if claim else None
        known, delay = (*before.known, *told[:1]), self._clock() - before.at
        self.heard.append(HeardAnswer(known, delay, facts_about(before.task), truth))

    def _ask(self, window: dict[str, Any] | None) -> None:
        """Note the question that is open now; the person answers it after a while."""
        loop, least_most = asyncio.get_running_loop(), REACTION
        if window is None:
            loop.call_soon(self._begin)
            return
        table, session = self._actor.table, self._actor.table._session
        tasks = [each for each in table.wanted() if each.step == window["step"]]
        free = [each for each in tasks if len(each.legal) > 1]
        task = self.chance.choice(free) if free else None
        asks_me = session.seat_of(self.name) in session.question.seats
        settle = 0 if session.window is None else session.window.opened - self._clock()
        phase = task.view.to_dict()["phase"] if task else ""
        known = (phase, len(hand_of(task)) if task else 0, len(tasks), asks_me, settle)
        self._open = _Open(window["step"], self._clock(), known, task)
        if asks_me:
            delay = self.chance.uniform(*least_most) / PER_SECOND
            loop.call_later(delay, self._answer, window["step"])

    def _begin(self) -> None:
        if self._actor.table.phase == "over":
            self._actor.command(self._who, Start())

    def _answer(self, step: int) -> None:
        deal = self._actor.table.scene(self._who, self._clock(), Received()).deal
        if deal is None or deal.window is None or deal.window.step != step or not deal.offers:
            return
        words = [offer.words for offer in deal.offers]
        passes = "pass" in words and self.chance.random() < PASSES
        said = "pass" if passes else self.chance.choice(words)
        self._actor.command(self._who, Answer(step=step, words=said))


# ------------------------------------------------------------------- what is heard


def listen(
    game: str, level: str, count: int, *, pace: Pace = "human", seed: int = 1
) -> list[HeardAnswer]:
    """Return *count* answers of bots of *level*, half of them at tables of the cast.

    They are heard at :data:`TABLES` tables at once, which share the processes of one server.
    """
    loop = VirtualLoop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(_heard(loop, game, level, count, pace, seed))


async def _heard(  # noqa: PLR0917
    loop: VirtualLoop, game: str, level: str, count: int, pace: Pace, seed: int
) -> list[HeardAnswer]:
    settings = ServerSettings(limits=LIMITS)
    pool = _Pool(settings.bot_processes)
    context = Context(forgetful_store(), settings, pool, clock=LoopClock(loop))
    tables, chance = ServerTables(context), Random(seed)
    await tables.open()
    listeners = [Listener(f"person {number}", Random(seed + number)) for number in range(TABLES)]
    try:
        for number, each in enumerate(listeners):
            await each.sit(tables, _wish(game, level, pace, chance, cast=number % 2 == 1))
        await _heard_by(listeners, count)
    finally:
        await tables.close()
        pool.close()
    return [answer for each in listeners for answer in each.heard][:count]


async def _heard_by(listeners: Sequence[Listener], count: int) -> None:
    """Let time go by until *listeners* have heard *count* answers.

    Raises:
        AssertionError: they have heard none for long.
    """
    heard = silence = 0
    while heard < count:
        await asyncio.sleep(1)  # of their time
        before, heard = heard, sum(len(each.heard) for each in listeners)
        silence = 0 if heard > before else silence + 1
        assert silence < SILENCE, f"after {heard} of {count} answers no bot was heard any more"


def _wish(game: str, level: str, pace: Pace, chance: Random, *, cast: bool) -> NewTable:
    return NewTable(
        game=game,
        preset=next(iter(ruleset_of(game).variants.editions)),
        name="Ana",
        chairs=BOTS + 1,
        settings=Settings(pace=pace),
        bots=[level] * BOTS,
        characters=chance.sample([*cast_of(game)], BOTS) if cast else [],
    )
