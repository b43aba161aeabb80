"""Histories: what clients were told, what the store has, and in which sentences they disagree.

Each client keeps an account of all that it said and was told (:class:`ClientAccount`); a table
has one of its rows in the store and of what anybody there was told (:class:`TableAccount`).  Both
read on as more comes, and keep facts only: a run of hours fits into memory.

The invariants, whatever was killed, stopped or cut meanwhile:

- the rows of a table only grow, without a gap, in order of number and of time;
- what was acknowledged is there once, or repeats an answer that lay sealed; nothing is there
  twice, nothing that was refused, nothing that nobody said;
- what was told was durable before; a view never goes back, no matter who sees it after whom;
- no line of a log that was read changes, a question that was asked stays the same question;
- where time is no matter, no turn was played for a person who was silent.

Each violation is a sentence.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from intriga.service import events as e
from intriga.service.commands import Answer, Undo

UNKNOWN: Final = "not-kept"  # the one refusal after which nobody knows what is in the store
Position: TypeAlias = tuple[
    int, int
]  # the number of a game, and how often a question of it has closed
NOWHERE: Final[Position] = (0, 0)


# ------------------------------------------------------------------- what is read of a message


class AskedWindow(Struct):
    """A question on the table."""

    step: int
    reaction: bool


class AskedOf(Struct):
    """The part of a message for one seat, as sent; ``log`` is None where all get the same."""

    log: list[Raw] | None = None
    question: Raw = Raw(b"null")
    form: Raw = Raw(b"null")
    offers: Raw = Raw(b"[]")
    answer: str | None = None

    def digest(self, window: AskedWindow) -> int | None:
        """Return what stays the same of the question in *window*, None where nothing is asked."""
        if bytes(self.offers) == b"[]":
            return None
        return hash((window.reaction, bytes(self.question), bytes(self.form), bytes(self.offers)))


class ToldDeal(AskedOf):
    """A game as a scene shows it."""

    number: int = 0
    n: int = 0
    window: AskedWindow | None = None
    log_from: int = 0


class ToldScene(Struct):
    """A scene."""

    deal: ToldDeal | None = None


class ToldMessage(Struct):
    """Any message of the server: ``deal`` to ``own`` of a step, ``words`` of a sealed answer."""

    type: str
    scene: ToldScene | None = None
    deal: int = 0
    n: int = 0
    after: int = 0
    log: list[Raw] | None = None
    window: AskedWindow | None = None
    own: AskedOf | None = None
    step: int = 0
    words: str | None = None
    id: int = 0
    reason: str = ""


MESSAGES: Final = msgspec.json.Decoder(ToldMessage)


# ------------------------------------------------------------------- what the store has


class Rows(Struct):
    """The rows of one table in a store: bodies of events by number, and numbers of kept games."""

    events: list[tuple[int, bytes]] = []
    games: list[int] = []


class TableAccount:
    """The rows of a table in the store whenever it was read, and the messages to anybody there.

    ``patient``: no question has a limit that anybody could reach, so no turn is played by a clock.
    """

    def __init__(self, name: str, *, patient: bool = True) -> None:
        """Begin with a table that nobody has read."""
        self.name, self.patient = name, patient
        self.told: Position = NOWHERE  # the farthest position that anybody was shown
        self.position: Position = NOWHERE  # that of the store
        self.answers: dict[tuple[str, int], list[str]] = {}  # sealed, by person and question
        self.commands: dict[tuple[str, int], e.Event] = {}  # by person and number
        self.numbered: list[tuple[str, int]] = []  # its keys, in order
        self.asked: set[int] = set()
        self.ended: set[int] = set()
        self._bodies: list[int] = []
        self._open = self._last_step = self._at = 0
        self._sealed: dict[int, str] = {}
        self._wrong: list[str] = []

    def read(self, rows: Rows) -> list[str]:
        """Take what the store has now, and return what is wrong with it."""
        self._wrong = []
        numbers = [n for n, _ in rows.events]
        if numbers != list(range(1, len(numbers) + 1)):
            self._note(f"its events are not numbered from 1 without a gap: {_gaps(numbers)}")
        self._compare([hash(body) for _, body in rows.events])
        for n, body in rows.events[len(self._bodies) :]:
            self._bodies.append(hash(body))
            self._follow(n, e.decode(body))
        if sorted(rows.games) != sorted(self.ended):
            self._note(f"games {sorted(self.ended)} ended, but {sorted(rows.games)} are kept")
        return self._wrong

    def _note(self, sentence: str) -> None:
        self._wrong.append(f"table {self.name}: {sentence}")

    def _compare(self, bodies: Sequence[int]) -> None:
        known = self._bodies
        if len(bodies) < len(known):
            self._note(f"{len(known)} events were there, now there are {len(bodies)}")
        pairs = enumerate(zip(known, bodies, strict=False), 1)
        changed = [n for n, (old, new) in pairs if old != new]
        if changed:
            self._note(f"event {changed[0]} is another one than before")

    def _follow(self, n: int, event: e.Event) -> None:
        if event.at < self._at:
            self._note(f"event {n} is {self._at - event.at} ms earlier than the one before")
        self._at = max(self._at, event.at)
        if event.by and event.command:
            key = event.by, event.command
            if key in self.commands:
                self._note(f"command {event.command} of one person is there twice, in event {n}")
            self.commands[key] = event
            self.numbered.append(key)
        self._follow_game(n, event)
        if self.patient:
            self._look_for_silence(n, event)

    def _follow_game(self, n: int, event: e.Event) -> None:
        match event:
            case e.Began():
                if event.number != self.position[0] + 1:
                    self._note(f"game {event.number} follows game {self.position[0]} in event {n}")
                self.position = event.number, 0
            case e.Asked():
                if event.step != self._last_step + 1:
                    self._note(f"question {event.step} follows question {self._last_step}")
                self._open = self._last_step = event.step
                self.asked.add(event.step)
                self._sealed.clear()
            case e.Answered():
                self._seal(n, event)
            case e.Withdrawn():
                self._sealed.pop(event.seat, None)
            case e.Played():
                if event.step != self._open:
                    self._note(f"event {n} closes question {event.step}, which is not open")
                self._open, (number, closed) = 0, self.position
                self.position = number, closed + 1
            case e.Ended():
                self.ended.add(self.position[0])
            case _:
                pass

    def _seal(self, n: int, event: e.Answered) -> None:
        if event.step != self._open:
            self._note(f"event {n} answers question {event.step}, which is not open")
        if not (event.half or event.back) and self._sealed.get(event.seat) == event.words:
            self._note(f"seat {event.seat} sealed the same answer twice, again in event {n}")
        if not event.half:
            self._sealed[event.seat] = event.words
        self.answers.setdefault((event.by, event.step), []).append(event.words)

    def _look_for_silence(self, n: int, event: e.Event) -> None:
        if isinstance(event, e.Played) and event.missed:
            self._note(f"a turn was played for seats {event.missed} in event {n}")
        elif isinstance(event, e.Answered) and event.given:
            self._note(f"the table answered for seat {event.seat} in event {n}")
        elif isinstance(event, e.WentAway):
            self._note(f"the person on chair {event.chair} was found away in event {n}")


def _gaps(numbers: Sequence[int]) -> str:
    """Say what is wrong with *numbers*."""
    missing = sorted(set(range(1, max(numbers, default=0) + 1)) - set(numbers))
    doubled = sorted(n for n, times in Counter(numbers).items() if times > 1)
    if missing or doubled:
        return f"missing {missing[:5]}, doubled {doubled[:5]}"
    return "they are not in order"


# ------------------------------------------------------------------- what a client was told


class ClientAccount:
    """The messages of one client of a table and to it, over all its connections."""

    def __init__(self, table: TableAccount, person: str, name: str) -> None:
        """Begin with nothing; *person* is what the store calls the client."""
        self.table, self.person, self.name = table, person, name
        self.said: dict[int, Any] = {}
        self.accepted: set[int] = set()
        self.refused: dict[int, str] = {}
        self._unchecked: set[int] = set()  # what was acknowledged since the store was read last
        self._unasked: set[int] = set()  # questions not yet found there
        self._compared = 0  # commands of the table
        self.position: Position = NOWHERE
        self._floor: Position = NOWHERE
        self._is_first = True
        self._log: list[int] = []
        self._questions: dict[int, int] = {}
        self._sealed: tuple[int, str | None] = (0, None)
        self._wrong: list[str] = []

    @property
    def answered(self) -> int:
        """How many of its answers were acknowledged."""
        return sum(isinstance(self.said.get(number), Answer) for number in self.accepted)

    def open(self) -> None:
        """Note that a connection begins, of somebody who says that they know nothing."""
        self._floor, self._is_first = self.table.told, True

    def say(self, command: Any) -> None:  # noqa: ANN401  any of the closed list
        """Note that *command* is sent, for the first time or again."""
        self.said[command.id] = command

    def hear(self, body: bytes) -> ToldMessage:
        """Note a message, and return what was read of it."""
        message = MESSAGES.decode(body)
        if message.scene is not None:
            self._see(message.scene.deal)
        elif message.type == "step":
            self._step(message)
        elif message.type == "sealed":
            self._sealed = message.step, message.words
        if message.type in {"accepted", "refused"} or message.id:
            self._receipt(message)
        return message

    def _note(self, sentence: str) -> None:
        self._wrong.append(f"table {self.table.name}, {self.name}: {sentence}")

    def _receipt(self, message: ToldMessage) -> None:
        if message.id not in self.said:
            self._note(f"command {message.id} was {message.type}, but never sent")
        elif message.type != "refused":
            self.accepted.add(message.id)
            self._unchecked.add(message.id)
        else:
            self.refused[message.id] = message.reason

    # --- the game

    def _see(self, deal: ToldDeal | None) -> None:
        """Compare a whole scene with what was told before."""
        position = (deal.number, deal.n) if deal else NOWHERE
        if self._is_first and position < self._floor:
            self._note(f"shown {_at(position)} after somebody was shown {_at(self._floor)}")
        self._is_first = False
        if deal is None:
            return
        lines = [hash(bytes(line)) for line in deal.log or []]
        if deal.number != self.position[0]:
            self._log = []
        again = self._log[deal.log_from : deal.log_from + len(lines)]
        if lines[: len(again)] != again:
            self._note(f"a line of the log of game {deal.number} is another one than before")
        elif deal.log_from + len(lines) < len(self._log):
            self._note(f"the log of game {deal.number} has fewer lines than before")
        self._log[deal.log_from :] = lines
        self._go_to(position)
        self._ask(deal.window, deal)
        self._recall(deal)

    def _step(self, message: ToldMessage) -> None:
        if (message.deal, message.after) != self.position:
            self._note(f"a step goes on from {message.after}, not from {_at(self.position)}")
        own = message.own
        lines = message.log or [] if own is None or own.log is None else own.log
        self._log += [hash(bytes(line)) for line in lines]
        self._go_to((message.deal, message.n))
        self._ask(message.window, own)

    def _go_to(self, position: Position) -> None:
        if position < self.position:
            self._note(f"shown {_at(position)} after {_at(self.position)}")
        self.position = position
        self.table.told = max(self.table.told, position)

    def _ask(self, window: AskedWindow | None, asked: AskedOf | None) -> None:
        digest = asked.digest(window) if window and asked else None
        if window is None or digest is None:
            return
        if window.step not in self._questions:
            self._unasked.add(window.step)
        if self._questions.setdefault(window.step, digest) != digest:
            self._note(f"question {window.step} was asked again, and was another one")

    def _recall(self, deal: ToldDeal) -> None:
        step, words = self._sealed
        if words is None or deal.window is None or deal.window.step != step:
            return
        if deal.answer != words and deal.answer not in self._unsettled(step):
            self._note(f"{words!r} lay sealed on question {step}, now {deal.answer!r} does")

    def _unsettled(self, step: int) -> set[str | None]:
        """Return what may lie sealed on question *step* by commands of which nobody knows."""
        found: set[str | None] = set()
        for number, command in reversed(self.said.items()):
            if isinstance(command, Answer | Undo) and command.step < step:
                break
            is_known = number in self.accepted or self.refused.get(number, UNKNOWN) != UNKNOWN
            if isinstance(command, Answer | Undo) and command.step == step and not is_known:
                found.add(command.words if isinstance(command, Answer) else None)
        return found

    # --- the store

    def check(self) -> list[str]:
        """Return what is wrong, given what the store was last read to have.

        Each thing is looked for once; the table's account sees to it that rows stay what they are.
        """
        wrong, self._wrong = self._wrong, []
        where = f"table {self.table.name}, {self.name}"
        return wrong + [f"{where}: {each}" for each in self._against_store()]

    def _against_store(self) -> Iterable[str]:
        table = self.table
        if self.position > table.position:
            yield f"was shown {_at(self.position)}, but kept is {_at(table.position)}"
        strange, self._unasked = sorted(self._unasked - table.asked), set()
        if strange:
            yield f"was asked question {strange[0]}, which is not kept"
        fresh, self._unchecked = sorted(self._unchecked), set()
        for number in fresh:
            if not self._is_kept(number):
                yield f"{_words(self.said[number])} was acknowledged, and is lost"
        for number, reason in self.refused.items():
            is_kept = (self.person, number) in table.commands
            if is_kept and reason != UNKNOWN and number not in self.accepted:
                yield f"{_words(self.said[number])} was refused as {reason}, and is kept"
        fresh_rows, self._compared = table.numbered[self._compared :], len(table.numbered)
        for person, number in fresh_rows:
            if person == self.person and number not in self.said:
                yield f"command {number} is kept, and was never sent"

    def _is_kept(self, number: int) -> bool:
        """Say whether what was acknowledged is there, or repeats what lay sealed already."""
        said, event = self.said[number], self.table.commands.get((self.person, number))
        if not isinstance(said, Answer):
            return event is not None
        if event is not None:
            return isinstance(event, e.Answered) and event.words == said.words
        return said.words in self.table.answers.get((self.person, said.step), ())


def _at(position: Position) -> str:
    return f"step {position[1]} of game {position[0]}"


def _words(command: Any) -> str:  # noqa: ANN401  any of the closed list
    return f"{type(command).__name__} {command.id}"
