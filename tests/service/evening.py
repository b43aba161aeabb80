"""A table with people whose clock is a whole number: what the tests of the service sit at."""

from collections.abc import Iterable
from random import Random
from typing import Any

from intriga.agents import agent
from intriga.service.commands import Answer, AnyCommand, Join, NewTable, Ready, SeatBot, Start
from intriga.service.events import Event
from intriga.service.scenes.scene import Received, Scene, WindowScene
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import Settings

SECRET = bytes(range(32))
BOT = "casual"
CLOCKS = Settings(listed=True, reaction=12, turn=60, bank=0)


class Evening:
    """People at a table; ``log`` are all events since it was opened."""

    def __init__(
        self,
        *,
        game: str = "coup",
        preset: str = "coup-br",
        options: dict[str, Any] | None = None,
        people: int = 2,
        bots: int = 0,
        cast: Iterable[str] = (),
        settings: Settings | None = None,
        secret: bytes = SECRET,
    ) -> None:
        """Seat *people* and *bots*, all of them ready; *cast* are who the first bots are."""
        self.now = 1_000
        self.people = [Person(f"person {number}") for number in range(people)]
        asked = NewTable(
            game=game,
            name="Ana",
            preset=preset,
            options=options or {},
            chairs=max(2, people + bots),
            bots=[],
            settings=settings or CLOCKS,
        )
        self.table = Table.create(asked, self.people[0], self.now, secret)
        self.log: list[Event] = self.table.fresh()
        self.arrive(*range(people))
        for number in range(1, people):
            self.tell(number, Join(name=f"P{number}"))
            self.tell(number, Ready(ready=True))
        characters = [*cast, *[""] * bots]
        for chair, character in zip(range(people, people + bots), characters, strict=False):
            self.tell(0, SeatBot(chair=chair, level=BOT, character=character))

    # --- what happens

    def arrive(self, *numbers: int) -> None:
        """Connect some people."""
        for number in numbers:
            self.log += self.table.arrive(self.people[number], self.now)

    def depart(self, *numbers: int) -> None:
        """Disconnect some people."""
        for number in numbers:
            self.log += self.table.depart(self.people[number], self.now)

    def tell(self, number: int, command: AnyCommand) -> list[Event]:
        """Give *command* as person *number*."""
        events = self.table.handle(self.people[number], command, self.now)
        self.log += events
        return events

    def refuses(self, number: int, command: AnyCommand) -> str | None:
        """Give *command* and return why it was refused, None if it was not."""
        before = self.table.snapshot()
        kept = repr(before.kept), list(before.inputs)
        try:
            self.tell(number, command)
        except Refused as error:
            after = self.table.snapshot()
            assert (repr(after.kept), list(after.inputs)) == kept
            return error.reason.value
        return None

    def start(self) -> "Evening":
        """Deal the cards."""
        self.tell(0, Start())
        return self

    def wait(self, milliseconds: int) -> None:
        """Let time pass, doing everything at the instant at which it is due."""
        end = self.now + milliseconds
        while (due := self.table.due) is not None and due <= end:
            self.now = max(self.now, due)
            happened = self.table.tick(self.now)
            assert happened or self.table.due != due, "what is due does not happen"
            self.log += happened
        self.now = end
        self.log += self.table.tick(end)

    def say(self, number: int, words: str) -> list[Event]:
        """Answer the open question as person *number*."""
        return self.tell(number, Answer(step=self.window.step, words=words))

    def say_first(self, number: int, *choices: str) -> str:
        """Answer with the first of *choices* that is open, by its first word; return it."""
        words = self.words(number)
        found = next(word for choice in choices for word in words if word.startswith(choice))
        self.say(number, found)
        return found

    def let_bots_answer(self, seed: int = 1) -> None:
        """Let every bot answer all it is asked now."""
        random = Random(seed)
        while tasks := self.table.wanted():
            for task in tasks:
                bot = agent(task.level, self.scene(0).game)
                action = bot.act(task.view, task.legal, random)
                self.log += self.table.answer_for_bot(task, action, self.now)

    # --- what is seen

    def scene(self, number: int) -> Scene:
        """Return all that person *number* sees."""
        return self.table.scene(self.people[number], self.now, Received())

    def spectator(self, name: str = "somebody else") -> Scene:
        """Return what a stranger sees."""
        return self.table.scene(Person(name), self.now, Received())

    @property
    def window(self) -> WindowScene:
        """The question on the table."""
        deal = self.spectator().deal
        assert deal is not None
        assert deal.window is not None
        return deal.window

    def words(self, number: int) -> list[str]:
        """Return what person *number* may answer."""
        deal = self.scene(number).deal
        return [] if deal is None else [offer.words for offer in deal.offers]

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is."""
        deal = self.spectator().deal
        assert deal is not None
        turn: int = deal.view["turn"]
        return turn

    def told(self, number: int | None = None) -> list[str]:
        """Return the ids of all that person *number*, or a stranger, was told."""
        scene = self.spectator() if number is None else self.scene(number)
        return [told.id for told in scene.deal.log] if scene.deal else []


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the names of *events*."""
    return [type(event).__name__ for event in events]
