"""Bots think in processes of their own, so that no table waits for another's bot.

They get a view, what is legal, what they have made of the others in earlier games, and, if they
listen, what the table has heard; no names, and nothing else.  They keep nothing between two
answers: the memory that the bots of one table have of the others is kept as long as the table lies
in memory, and nowhere else.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from random import Random, SystemRandom
from typing import Any, Final

from intriga.agents import agent, bots_for
from intriga.agents.base import SlowToBegin, answer_of
from intriga.agents.opponents import Acquaintance, GetsAcquainted
from intriga.agents.registry import name_agents, named_agents, stand_in_for
from intriga.core.agent import Agent, HearsTheTable, Told
from intriga.core.games import games, table_rules_of
from intriga.core.public_history import informed
from intriga.core.view import View
from intriga.server.limits.buckets import NOBODY, Asker
from intriga.server.logs import log_defect
from intriga.server.work.workers import Silent, Workers
from intriga.service.questions.windows import BotTask

MOST: Final = 64  # bots that know somebody, and players that one bot knows
COMPILING: Final = 300.0  # seconds: searches are compiled once on each machine
THINKING: Final = 5  # how far a process stands back for others, as nice counts
STANDING_BACK: Final = 15  # likewise, one that nobody waits for
LONG: Final = 1.0  # seconds that a bot waits for its turn, after which another answers for it
CHANCE: Final = SystemRandom()


@dataclass(slots=True)
class WatchedGame:
    """A game with *company* as a bot of *level* has seen it.

    The name of a seat that has changed hands since is empty.
    """

    deal: int
    level: str
    company: tuple[str, ...]
    first: View
    last: View

    def go_on(self, task: BotTask) -> None:
        """Add the view of *task*, which is of the same game."""
        pairs = zip(self.company, task.company, strict=True)
        self.company = tuple(name if name == now else "" for name, now in pairs)
        self.last = task.view


class Acquaintances:
    """The memory of a table's bots: each of them knows some of the others."""

    def __init__(self) -> None:
        """Know nobody."""
        self._known: dict[str, dict[str, Sequence[float]]] = {}
        self._watched: dict[str, WatchedGame] = {}
        self._over: dict[str, WatchedGame] = {}

    def see(self, task: BotTask) -> None:
        """Note the view of *task*; it may show that the game its bot saw before is over."""
        if task.ahead:  # a position that nobody has seen yet
            return
        own = task.company[task.seat]
        before = self._watched.get(own)
        if before is not None and before.deal == task.deal:
            before.go_on(task)
            return
        if before is not None:
            _put(self._over, own, before)
        game = WatchedGame(task.deal, task.level, task.company, task.view, task.view)
        _put(self._watched, own, game)

    def over(self, own: str) -> WatchedGame | None:
        """Return the game that the bot *own* has not learned from yet, None if there is none."""
        return self._over.get(own)

    def known(self, own: str, company: Sequence[str]) -> Acquaintance:
        """Return the memory that the bot *own* has of the seats of *company*."""
        known = self._known.get(own, {})
        others = ((seat, name) for seat, name in enumerate(company) if name != own)
        return {seat: known[name] for seat, name in others if name in known}

    def learn(self, own: str, game: WatchedGame, learned: Acquaintance) -> None:
        """Store the memory *learned* by the bot *own* of the players of *game*, once."""
        if self._over.pop(own, None) is not game:
            return
        known = self._known.get(own, {})
        for seat, told in learned.items():
            if game.company[seat]:
                _put(known, game.company[seat], told)
        _put(self._known, own, known)


def _put(kept: dict[str, Any], name: str, value: object) -> None:
    """Put *value* last into *kept*, of which only the last are kept."""
    kept.pop(name, None)
    kept[name] = value
    while len(kept) > MOST:
        del kept[next(iter(kept))]


def _workers(processes: int, niceness: int) -> Workers:
    prepare = partial(name_agents, named_agents())
    return Workers("a bot", processes, niceness, prepare=prepare)


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question to a bot: the *view* of its seat, and the action ids *legal*.

    ``known`` is its memory of the others from earlier games.  Equal questions with the same
    ``seed`` get the same answer; without one it is left to chance.  ``told`` is what the table has
    heard: a bot that is known not to listen does not get it.
    """

    view: Any
    legal: Sequence[int]
    known: Acquaintance = field(default_factory=dict[int, Sequence[float]])
    seed: bytes = b""
    told: Told | None = None

    @property
    def chance(self) -> Random:
        """The chance that the answer is chosen by."""
        return Random(self.seed) if self.seed else CHANCE  # noqa: S311  the seed is secret


class BotPool:
    """The processes that bots think in, and one for the while that a bot is compiled.

    Until a level is compiled, where that takes long, another answers for it; likewise where a
    bot's turn comes late.  ``on_stand_in`` hears of that.
    """

    def __init__(self, processes: int, patience: float, long: float = LONG) -> None:
        """Think in that number of *processes*, at most *patience* seconds for an answer.

        A bot whose turn comes after *long* seconds is late.
        """
        self._patience, self._long = patience, long
        self.pool = _workers(processes, THINKING)
        self.on_stand_in: Callable[[], object] = lambda: None
        self._preparing: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._listens: dict[tuple[str, str], bool] = {}  # those that were prepared once

    async def begin(self) -> None:
        """Let the bots do what would keep the first who meet them waiting."""
        everybody = [(game, level) for game in games() for level in bots_for(game)]
        for game, level in sorted(everybody, key=lambda each: stand_in_for(*each) is not None):
            try:
                await self._prepared(game, level)
            except Silent as error:  # who meets it may never hear of it
                log_defect("bot", error, level=level, reason=str(error))

    async def answer(
        self, game: str, level: str, question: BotQuestion, asker: Asker = NOBODY
    ) -> int:
        """Return which of the legal actions of *question* the bot of *level* chooses.

        Raises:
            Silent: it failed, again and again or in a way of its own.
        """
        level = self.who_answers(game, level)
        await self._prepared(game, level)
        stand_in = stand_in_for(game, level)
        clock = asyncio.get_running_loop().time
        came = clock()
        await self.pool.queue.enter(asker)
        if stand_in is not None and clock() - came >= self._long:
            self.on_stand_in()
            level = stand_in
        if question.told is not None and not self._listens.get((game, level), True):
            question = replace(question, told=None)
        return await self.pool.do_in_turn(self._patience, _answer, game, level, question)

    async def get_to_know(
        self, game: str, watched: WatchedGame, known: Acquaintance, asker: Asker = NOBODY
    ) -> Acquaintance:
        """Return a bot's memory of the others after the game that it *watched*.

        *known* is the memory before it.  It is empty if the bot tells nobody apart.

        Raises:
            Silent: it failed, again and again or in a way of its own.
        """
        level = self.who_answers(game, watched.level)
        given = game, level, watched.first, watched.last, known
        return await self.pool.do(self._patience, _learned, *given, asker=asker)

    def who_answers(self, game: str, level: str) -> str:
        """Return *level*, or who answers for it until it is prepared; if nobody began to, begin."""
        stand_in = stand_in_for(game, level)
        if stand_in is None:
            return level
        return level if _is_ready(self._begun(game, level)) else stand_in

    async def _prepared(self, game: str, level: str) -> None:
        try:
            await asyncio.shield(self._begun(game, level))
        except Silent:
            if stand_in_for(game, level) is None:  # the next who needs it tries again
                self._preparing.pop((game, level), None)
            raise

    def _begun(self, game: str, level: str) -> asyncio.Task[None]:
        key = game, level
        if key not in self._preparing:
            self._preparing[key] = asyncio.create_task(self._prepare(game, level))
        return self._preparing[key]

    async def _prepare(self, game: str, level: str) -> None:
        """Compile where nobody waits for an answer, then load what was compiled."""
        if stand_in_for(game, level) is not None:
            workshop = _workers(1, STANDING_BACK)
            try:
                await workshop.do(COMPILING, _prepare, game, level)
            finally:
                workshop.close()
        listens = await self.pool.do(COMPILING, _prepare, game, level)
        self._listens[game, level] = listens

    def give_back(self, idle: float) -> None:
        """End the processes if nobody has met a bot for *idle* seconds; the next who does waits."""
        if self.pool.give_back(idle):
            ready = [each for each, preparing in self._preparing.items() if preparing.done()]
            for each in ready:
                del self._preparing[each]

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        for preparing in self._preparing.values():
            preparing.cancel()  # or it would go on in new processes
        self.pool.close()


def _is_ready(preparing: asyncio.Task[None]) -> bool:
    return preparing.done() and not preparing.cancelled() and preparing.exception() is None


# ------------------------------------------------------------------- in the process


@cache
def _agent(game: str, level: str) -> Agent:
    made = agent(level, game)
    if isinstance(made, SlowToBegin):
        made.prepare()
    return made


def _prepare(game: str, level: str) -> bool:
    """Prepare the bot of *level*, and say whether it plays by what the table has heard."""
    table_rules_of(game)
    return isinstance(_agent(game, level), HearsTheTable)


def _answer(game: str, level: str, question: BotQuestion) -> int:
    player = _agent(game, level)
    if question.known and isinstance(player, GetsAcquainted):
        player = player.knowing(question.known)
    player = informed(player, question.told)
    return answer_of(player, question.view, question.legal, question.chance, level)


def _learned(game: str, level: str, first: View, last: View, known: Acquaintance) -> Acquaintance:
    player = _agent(game, level)
    return player.learned(first, last, known) if isinstance(player, GetsAcquainted) else {}
