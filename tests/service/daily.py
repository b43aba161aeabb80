"""The game of a day, played at a table in memory against its real bots."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from intriga.agents import agent
from intriga.agents.base import answer_of
from intriga.core.daily_deal import day_key
from intriga.core.record import Record, RecordLine
from intriga.core.ruleset import Json
from intriga.service.commands import Answer, Start
from intriga.service.questions.windows import BotTask
from intriga.service.session import Person
from intriga.service.setup.daily_tables import SEAT, day_table
from intriga.service.table import Table

SECRET: Final = bytes(range(32))  # of the server
ANA: Final = Person("b" + "0" * 32)
Choose = Callable[[int, Sequence[str]], str]
"""Answers question number so-and-so of the person's with one of the words open to them."""

_agent = cache(agent)


def by_chance(seed: int) -> Choose:
    """Return answers that are the same for the same *seed*, whatever was asked before."""
    return lambda number, words: Random(f"{seed} {number}").choice(sorted(words))


class DailyGame:
    """The game of *game* on *day* at a table of its own: its table's secret is *own*."""

    def __init__(self, game: str, day: str, own: int = 1, *, counted: bool = True) -> None:
        self.game, self.key, self.own = game, day_key(SECRET, game, day), own
        self.plan = day_table(game, self.key)
        deal = self.plan.deal(day, self.key, ANA, counted=counted)
        self.now, self.asked = 0, 0
        self.table = Table.create(
            self.plan.wish("Ana", ""), ANA, self.now, bytes([own]) * 32, daily=deal
        )
        self.log = self.table.fresh()
        self.log += self.table.arrive(ANA, self.now)
        self.log += self.table.handle(ANA, Start(), self.now)

    def step(self, choose: Choose, order: Random) -> None:
        """Let the bots answer in any *order*, the person as they *choose*, and time pass."""
        tasks = self.table.wanted()
        order.shuffle(tasks)
        for task in tasks:
            self.log += self.table.answer_for_bot(task, self.answer_of(task), self.now)
        self.answer(choose)
        due = self.table.due
        self.now = self.now if due is None else max(self.now, due)
        self.log += self.table.tick(self.now)

    def answer_of(self, task: BotTask) -> int:
        """Return the answer of a bot to *task*, as the processes of the server give it."""
        player = _agent(task.level, self.game)
        return answer_of(player, task.view, task.legal, Random(task.seed), task.level)

    def answer(self, choose: Choose) -> None:
        """Answer what the person is asked, if they are."""
        session = self.table._session  # pyright: ignore[reportPrivateUsage]
        window = session.window
        if window is None or SEAT not in session.question.seats or SEAT in window.answers:
            return
        words = choose(self.asked, session.question.words(SEAT))
        self.asked += 1
        self.log += self.table.handle(ANA, Answer(step=window.step, words=words), self.now)

    def play(self, choose: Choose) -> "DailyGame":
        """Play to the end."""
        order = Random(self.own)
        while self.table.phase == "playing":
            self.step(choose, order)
        return self

    @property
    def lines(self) -> list[Json]:
        """The record, the header first."""
        finished = self.table.finished()
        assert finished is not None
        return finished.lines

    @property
    def record(self) -> Record:
        """The record as it is read from a file."""
        header, *inputs = self.lines
        lines = [
            RecordLine(line["by"], line["do"], tuple(line.get("draws", ())), None, number)
            for number, line in enumerate(inputs, 2)
        ]
        return Record("day", 1, header, lines)
