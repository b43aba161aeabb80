"""Kill the table server under load, start it again, and look whether it kept its word.

Programs play Coup at many tables as fast as they can; the server dies by ``kill -9`` at a
random instant, thirty times over the same database.  Each time: every answer that
was acknowledged has to be among the events on the disk, and after the start each program
has to find the table no earlier than it last saw it, the log it has read unchanged, and
its own sealed answer.  Then they play on, up to the next kill.

``--quick`` kills three times.  The status is 1 if anything was lost.
"""

import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Raw, Struct

from benchmarks.results import tell
from benchmarks.server_load import Load, Party, Seat, open_tables
from benchmarks.servers import BUILD, INTRIGA, Running, free_port, start, stat
from benchmarks.table_client import Question
from intriga.server.run import DATABASE
from intriga.service.commands import Answer
from intriga.service.events import decode

QUICK: Final = "--quick" in sys.argv
KILLS: Final = 2 if QUICK else 29  # before the last, after which nobody comes back
TABLES: Final = 10 if QUICK else 50
LIFE: Final = (0.5, 2.0)  # seconds of play before a kill
GRACE: Final = 0.5  # seconds in which what the server had started should end too
RETURN: Final = 30.0  # seconds in which everybody has to be back


class Deal(Struct):
    """A game as a witness remembers it."""

    number: int
    window: Question | None
    answer: str | None
    log_from: int
    log: list[Raw]


class Sight(Struct):
    """A scene."""

    deal: Deal | None


class Own(Struct):
    """What a witness alone was told with a step, None for the same as everybody."""

    log: list[Raw] | None


class Message(Struct):
    """Any message of the server: ``log`` and ``own`` are of a step."""

    type: str
    log: list[Raw] | None = None
    own: Own | None = None
    window: Question | None = None
    scene: Sight | None = None
    step: int | None = None
    words: str | None = None
    id: int | None = None


_DECODER: Final = msgspec.json.Decoder(Message)


class Witness(Seat):
    """A player who remembers all that the server has told."""

    def __init__(self, party: Party, name: str, token: str, load: Load) -> None:
        """Begin with nothing."""
        super().__init__(party, name, token, load)
        self.person = token.partition(".")[0]
        self.answers: set[int] = set()  # numbers of the commands that answer
        self.kept: set[int] = set()  # those of them that were acknowledged
        self.sealed: tuple[int, str] = (0, "")  # the last question, and the answer acknowledged
        self.deal = self.newest = 0
        self.log: list[bytes] = []
        self.back: asyncio.Future[None] | None = None
        self.wrong: list[str] = []

    def hear(self, body: bytes) -> None:
        """Remember a message, then act on it."""
        message = _DECODER.decode(body)
        if message.type == "accepted" and message.id in self.answers:
            self.kept.add(message.id)
        elif message.type == "sealed" and message.step and message.words:
            self.sealed = message.step, message.words
        elif message.type == "step":
            own = message.own and message.own.log
            self.log += map(bytes, (message.log or []) if own is None else own)
            self.newest = max(self.newest, message.window.step if message.window else 0)
        elif message.scene is not None and message.scene.deal is not None:
            if self.back is not None and not self.back.done():
                self.compare(message.scene.deal)
                self.back.set_result(None)
            self.remember(message.scene.deal)
        super().hear(body)

    def remember(self, deal: Deal) -> None:
        """Keep what *deal* says."""
        if deal.number != self.deal:
            self.deal, self.log = deal.number, []
        self.log[deal.log_from :] = map(bytes, deal.log)
        self.newest = max(self.newest, deal.window.step if deal.window else 0)

    def compare(self, deal: Deal) -> None:
        """Note what of *deal*, the first after a start, contradicts what was told before."""
        step, words = self.sealed
        if deal.number < self.deal:
            self.wrong.append(f"game {deal.number} after game {self.deal}")
        elif deal.number == self.deal and list(map(bytes, deal.log[: len(self.log)])) != self.log:
            self.wrong.append(f"of {len(self.log)} lines of log not all are there")
        elif deal.window is not None and deal.window.step < self.newest:
            self.wrong.append(f"question {deal.window.step} after question {self.newest}")
        elif deal.window is not None and deal.window.step == step and deal.answer != words:
            self.wrong.append(f"question {step}: {words!r} was sealed, now {deal.answer!r}")

    def tell(self, command: Any) -> None:  # noqa: ANN401  any of the closed list
        """Send *command*, remembering the number of an answer."""
        super().tell(command)
        if isinstance(command, Answer):
            self.answers.add(self.command)

    async def come_back(self, port: int) -> None:
        """Connect again, as who knows nothing, and wait for the first scene."""
        self.step, self.sent, self.party.step = 0, None, 0
        self.readied = self.started = -1
        self.back = asyncio.get_running_loop().create_future()
        await self.sit(port)
        await self.back

    def lost(self, database: Path) -> int:
        """Return how many acknowledged answers are not among the events of *database*."""
        with sqlite3.connect(database) as connection:
            sql = "SELECT body FROM events WHERE table_id = ?"
            events = [decode(body) for (body,) in connection.execute(sql, (self.party.table,))]
        connection.close()
        return len(self.kept - {event.command for event in events if event.by == self.person})


async def seat_everybody(port: int) -> list[Witness]:
    """Open the tables, seat the witnesses, and let them play."""
    load = Load(0)
    witnesses: list[Witness] = []
    for party, tokens in open_tables(port, TABLES, "W"):
        for number, token in enumerate(tokens):
            witnesses.append(Witness(party, f"W-{number}", token, load))
            await witnesses[-1].sit(port)
    load.seats += witnesses
    load.play()
    return witnesses


async def kill(running: Running, witnesses: list[Witness]) -> int:
    """Kill the server, wait until nobody hears anything more, and return what outlived it."""
    started = running.pids[1:]
    running.process.kill()
    running.process.wait()
    await asyncio.gather(*(each.socket.closed for each in witnesses if each.socket))
    await asyncio.sleep(GRACE)
    orphans = [pid for pid in started if stat(pid)[:1] not in ([], ["Z"])]
    for pid in orphans:
        os.kill(pid, signal.SIGKILL)
    return len(orphans)


class Trial:
    """Server and witnesses, and what has gone wrong with them so far."""

    def __init__(self, folder: Path) -> None:
        """Keep the tables in *folder*."""
        self.folder, self.port = folder, free_port()
        self.running = start(INTRIGA, str(folder), self.port)
        self.witnesses: list[Witness] = []
        self.wrong: list[str] = []
        self.lost = self.orphans = 0

    @property
    def kept(self) -> int:
        """How many answers were acknowledged."""
        return sum(len(each.kept) for each in self.witnesses)

    async def kill(self) -> None:
        """Let them play for a while, kill the server, and look for what they were promised."""
        await asyncio.sleep(random.uniform(*LIFE))
        self.orphans += await kill(self.running, self.witnesses)
        self.lost = sum(each.lost(self.folder / DATABASE) for each in self.witnesses)

    async def resume(self) -> None:
        """Start the server again, and let everybody come back and compare."""
        self.running = start(INTRIGA, str(self.folder), self.port)
        back = asyncio.gather(*(each.come_back(self.port) for each in self.witnesses))
        await asyncio.wait_for(back, RETURN)
        for each in self.witnesses:
            self.wrong += each.wrong
            each.wrong.clear()

    async def prove(self) -> None:
        """Kill and resume, again and again."""
        try:
            self.witnesses = await seat_everybody(self.port)
            for number in range(KILLS):
                await self.kill()
                await self.resume()
                told = f"{self.kept} answers acknowledged so far, {self.lost} lost"
                print(f"kill {number + 1}: {told}; {self.wrong[-3:]}", flush=True)
            await self.kill()
        finally:
            self.running.process.kill()
            self.running.process.wait()


def main() -> int:
    """Print the result, and return 1 if anything was lost."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        trial = Trial(Path(folder))
        uvloop.run(trial.prove())
    text = (
        f"{KILLS + 1} times `kill -9` under the load of {len(trial.witnesses)} sockets: "
        f"{trial.kept:,} answers acknowledged, {trial.lost} lost; {len(trial.wrong)} times a table "
        f"contradicted after the start what it had told before; {trial.orphans} processes that "
        "the server had started outlived it."
    )
    tell("Table server, killed", text)
    return int(trial.lost + len(trial.wrong) > 0)


if __name__ == "__main__":
    sys.exit(main())
