"""A table in this process: a person and bots sit at it, and its games are written down.

No clock runs at the terminal.  A window is open until everybody has answered, and the bots do as
soon as the person has: there is no answer to take back.
"""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import msgspec

from intriga.agents.base import answer_of
from intriga.cli.record_file import RecordFile
from intriga.cli.setup_dialog import Setup
from intriga.core.agent import Agent
from intriga.core.ruleset import Json
from intriga.service.commands import Answer, AnyCommand, Join, Leave, NewTable, SeatBot
from intriga.service.events import Began, Event, Played
from intriga.service.questions.windows import BotTask
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings

PERSON: Final = Person("person")
SETTINGS: Final = Settings(reaction=0, turn=0, pace="none")
NOW: Final = 0  # milliseconds of a clock that stands


def new_table(setup: Setup, secret: bytes) -> Table:
    """Return the table of *setup* with everybody on their chairs; *secret* is its chance.

    Raises:
        Refused: no game can be played so, or there is no such bot.
    """
    asked = NewTable(
        game=setup.board.ruleset.name,
        name=setup.name,
        preset=setup.preset,
        options=dict(setup.options),  # type: ignore[arg-type]  a deck may be a file that was read
        chairs=setup.players,
        settings=SETTINGS,
    )
    table = Table.create(asked, PERSON, NOW, secret)
    if setup.seat:
        table.handle(PERSON, Leave(), NOW)
        join = Join(name=setup.name, chair=setup.seat, token=table.invite)
        table.handle(PERSON, join, NOW)
    for chair, level in enumerate(setup.kinds):
        if level is not None:
            table.handle(PERSON, SeatBot(chair=chair, level=level), NOW)
    return table


def secret_of(seed: int | None, inputs: int) -> bytes:
    """Return the secret of a table that begins after *inputs* inputs: by *seed*, or by chance."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"{seed} {inputs}".encode()).digest()


class HostedTable:
    """Lets the person and the bots play at a table, and records the opened answers.

    ``header`` is the head of the record of the last game; ``record_file`` keeps nothing until
    somebody gives it a file.
    """

    def __init__(
        self, table: Table, bots: Mapping[str, Agent], random: Random, about: Json
    ) -> None:
        """Host *table*, whose *bots* are known by their levels; *about* goes into headers too."""
        self.table, self.bots, self.random, self.about = table, bots, random, about
        self.record_file = RecordFile(None, None)
        self.header: Json = {}
        self.viewer = table.viewer(PERSON)
        table.arrive(PERSON, NOW)

    def tell(self, command: AnyCommand) -> None:
        """Let the person give *command*.

        Raises:
            Refused: nothing has changed.
        """
        self._keep(self.table.handle(PERSON, command, NOW))

    def answer(self, words: str) -> None:
        """Seal the person's answer to the question on the table.

        Raises:
            Refused: this is no answer to it.
        """
        self.tell(Answer(step=self.viewer.step or 0, words=words))

    def answer_for_bot(self, task: BotTask) -> None:
        """Let the bot answer that has *task*.

        Raises:
            AgentFailed: it cannot, or its answer is not legal.
        """
        bot = self.bots[task.level]
        action = answer_of(bot, task.view, task.legal, self.random, task.level)
        self._keep(self.table.answer_for_bot(task, action, NOW))

    def _keep(self, events: Sequence[Event]) -> None:
        """Write down the game in *events*: the deal, and the answers that counted."""
        for event in events:
            if isinstance(event, Began):
                self.header = {**event.header, **self.about}
                self.record_file.keep(self.header)
            elif isinstance(event, Played):
                self.record_file.keep(*map(msgspec.to_builtins, event.lines))
