"""Players who come back whatever happens, and keep account of all that they were told.

A witness plays by chance at one table.  When its line is lost it connects again, to the node
that it was sent to, or to the next one of the list; it comes as somebody who knows nothing, so
that it is told all once more, and sends again, under the same number, what was not acknowledged.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from itertools import cycle
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from intriga.server.wire.messages import PROTOCOL, Hello, Ping
from intriga.service.commands import Answer, Join, Ready, Say, Start, Undo
from intriga.service.table_settings import Settings
from tests.faults.histories import UNKNOWN, ClientAccount, TableAccount
from tests.faults.table_client import (
    DECODER,
    HOST,
    Game,
    Http,
    Message,
    Question,
    Sight,
    Socket,
    after,
)

PATIENT: Final = Settings(turn=0, reaction=0, pace="none")  # nobody is hurried, nobody waits
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 0.5  # seconds until the next attempt to connect
SILENCE: Final = 5.0  # seconds, after which a witness asks whether its line holds, or leaves it
TALKS, REGRETS = 0.05, 0.02  # how often a witness says something, or takes an answer back


class Nodes:
    """The addresses at which the tables can be found: host and port of each node."""

    def __init__(self, ports: Sequence[int], silence: float = SILENCE) -> None:
        """Begin with nodes of this machine; a line is lost that is silent twice so many seconds."""
        self.places = [(HOST, port) for port in ports]
        self.silence = silence

    def after(self, place: tuple[str, int]) -> tuple[str, int]:
        """Return another node than *place*, which could not be reached."""
        number = self.places.index(place) + 1 if place in self.places else 0
        return self.places[number % len(self.places)]


class Party:
    """A table with its witnesses.

    ``kept`` is how many answers were acknowledged there, ``fresh`` how many of those that were
    given since :meth:`mark`; ``not_kept`` how often somebody was told that nobody knows.
    """

    def __init__(self, account: TableAccount, invite: str, chance: random.Random) -> None:
        """Begin with nobody."""
        self.account, self.invite, self.chance = account, invite, chance
        self.witnesses: list[Witness] = []
        self.kept = self.fresh = self.not_kept = 0
        self.era = 0
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []

    def check(self) -> list[str]:
        """Return what is wrong, given what the store was last read to have."""
        return [sentence for each in self.witnesses for sentence in each.account.check()]

    def notice(self) -> None:
        """Wake whoever waits for what has come about."""
        for wanted, waiter in self._waiting:
            if not waiter.done() and wanted():
                waiter.set_result(None)
        self._waiting = [each for each in self._waiting if not each[1].done()]

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until it is as *wanted*."""
        if not wanted():
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((wanted, waiter))
            await waiter

    def mark(self) -> None:
        """Count fresh answers from here."""
        self.era, self.fresh = self.era + 1, 0

    def count(self, era: int) -> None:
        """Count an acknowledged answer that was given in *era*."""
        self.kept += 1
        self.fresh += era == self.era

    async def goes_on(self, more: int = 1) -> None:
        """Wait until so many *more* answers are acknowledged that were given since the mark."""
        await self.until(lambda: self.fresh >= more)


class Witness:
    """A player who remembers all that the server has told, and comes back."""

    def __init__(self, party: Party, name: str, token: str, nodes: Nodes) -> None:
        """Begin with nothing."""
        self.party, self.name, self.token, self._nodes = party, name, token, nodes
        self.account = ClientAccount(party.account, token.partition(".")[0], name)
        self.seated = False
        self.byes: list[str] = []
        self.left = 0  # how many lines were lost or given up
        self._place = party.chance.choice(nodes.places)
        self._socket: Socket | None = None
        self._command = 0
        self._pending: dict[int, Any] = {}
        self._eras: dict[int, int] = {}
        self._scene: Sight | None = None
        self._is_back = False
        self._heard = 0
        self._step = 0  # the question that was answered last
        self._readied = self._started = self._joined = -1

    # --- coming and going

    async def live(self) -> None:
        """Come back again and again, until it is cancelled."""
        pause = FIRST_PAUSE
        while True:
            heard = self._heard
            try:
                await self._visit()
            except OSError:
                self._place = self._nodes.after(self._place)
            pause = FIRST_PAUSE if self._heard > heard else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause * self.party.chance.uniform(0.5, 1))

    async def _visit(self) -> None:
        """Connect, and play until the line is lost.

        Raises:
            OSError: nobody is there, or nobody answers.
        """
        loop = asyncio.get_running_loop()
        make = partial(Socket, self.party.account.name, self.token, self.hear)
        transport = None
        try:
            async with asyncio.timeout(self._nodes.silence):
                transport, self._socket = await loop.create_connection(make, *self._place)
                await self._socket.opened
            self._begin()
            self._socket.send(Hello(PROTOCOL, token=self.party.invite))
            await self._until_closed(self._socket)
        finally:
            self._socket = None
            if transport is not None:
                transport.abort()
            self.left += 1
            self.party.notice()

    def _begin(self) -> None:
        self._scene, self._is_back, self._step = None, False, 0
        self._readied = self._started = self._joined = -1
        self.account.open()

    async def _until_closed(self, socket: Socket) -> None:
        """Wait until *socket* is closed, or says nothing even when it is asked."""
        heard, silence = -1, self._nodes.silence
        while heard != self._heard:
            heard = self._heard
            await asyncio.wait({socket.closed}, timeout=silence)
            if socket.closed.done():
                return
            if heard == self._heard:
                socket.send(Ping(1))
                await asyncio.wait({socket.closed}, timeout=silence)

    # --- hearing

    def hear(self, body: bytes) -> None:
        """Remember a message, then act on it."""
        self._heard += 1
        told = self.account.hear(body)
        message = DECODER.decode(body)
        if told.type == "bye":
            self._leave(message)
        elif told.id:
            self._settle(told.id, told.reason)
        if told.type == "sealed" and told.words is None:
            self._answer_again()
        sight = after(self._scene, message)
        if sight is not None:
            self._look(sight)
        self.party.notice()

    def _answer_again(self) -> None:
        """Answer the question on the table once more: what was said does not count."""
        self._step = 0
        if self._scene is not None and self._scene.deal is not None:
            self._scene.deal.answer = None
            self._look(self._scene)

    def _leave(self, message: Message) -> None:
        self.byes.append(message.reason)
        if message.at:
            place = urlsplit(message.at)
            self._place = place.hostname or HOST, place.port or 80

    def _settle(self, number: int, reason: str) -> None:
        command = self._pending.get(number)
        if reason == UNKNOWN:
            self.party.not_kept += 1  # it stays pending: it may be kept
            return
        self._pending.pop(number, None)
        era = self._eras.pop(number, 0)
        if not isinstance(command, Answer):
            return
        if reason:
            self._answer_again()
        else:
            self.party.count(era)
            self._talk()

    # --- playing

    def _look(self, scene: Sight) -> None:
        """Do what is to be done in *scene*."""
        self._scene = scene
        if not self._is_back:
            self._is_back = True
            self._send_again()
        number = scene.deal.number if scene.deal else 0
        if scene.you is None:
            self._once("_joined", number, Join(name=self.name, token=self.party.invite))
        elif scene.phase == "playing" and scene.deal is not None:
            self.seated = True
            self._play(scene.deal)
        else:
            self.seated = True
            self._gather(scene, number)

    def _send_again(self) -> None:
        """Send what was not acknowledged, but no answer that may have been taken back since."""
        pending = self._pending.values()
        undone = {each.step for each in pending if isinstance(each, Undo)}
        wanted = [each for each in pending if isinstance(each, Answer | Say)]
        self._pending = {
            each.id: each for each in wanted if isinstance(each, Say) or each.step not in undone
        }
        for command in self._pending.values():
            self._send(command)

    def _gather(self, scene: Sight, number: int) -> None:
        """Be ready for the next game; the host deals when all are."""
        assert scene.you is not None
        me = scene.chairs[scene.you]
        if any(chair.kind == "empty" for chair in scene.chairs):
            return
        if not me.ready:
            self._once("_readied", number, Ready(ready=True))
        elif me.host and all(chair.ready for chair in scene.chairs):
            self._once("_started", number, Start())

    def _play(self, deal: Game) -> None:
        window = deal.window
        if window is None or not deal.offers or deal.answer is not None:
            return
        if window.step != self._step and not self._has_said(window):
            self._step = window.step
            words = self.party.chance.choice(deal.offers).words
            self.tell(Answer(step=window.step, words=words))
            if window.reaction and self.party.chance.random() < REGRETS:
                self.tell(Undo(step=window.step))

    def _has_said(self, window: Question) -> bool:
        """Say whether an answer is on its way that may be kept."""
        pending = self._pending.values()
        return any(isinstance(each, Answer) and each.step == window.step for each in pending)

    def _talk(self) -> None:
        if self.party.chance.random() < TALKS:
            self.tell(Say(text=f"{self.name} {self._command}"))

    def _once(self, what: str, number: int, command: Any) -> None:  # noqa: ANN401  as tell
        if getattr(self, what) != number:
            setattr(self, what, number)
            self.tell(command)

    def tell(self, command: Any) -> None:  # noqa: ANN401  any of the closed list
        """Send *command* with a number of its own."""
        self._command += 1
        command = msgspec.structs.replace(command, id=self._command)
        self._pending[self._command] = command
        self._eras[self._command] = self.party.era
        self._send(command)

    def _send(self, command: Any) -> None:  # noqa: ANN401  as tell
        if self._socket is not None:
            self.account.say(command)
            self._socket.send(command)


def _opened(
    http: Http, nodes: Nodes, people: int, settings: Settings, chance: random.Random
) -> Party:
    tokens = [http.token("W") for _ in range(people)]
    opened = http.table("W0", tokens[0], listed=False, chairs=people, settings=settings)
    party = Party(TableAccount(opened.table), opened.invite, chance)
    party.witnesses = [
        Witness(party, f"W{place}", token, nodes) for place, token in enumerate(tokens)
    ]
    return party


def open_parties(
    ports: Sequence[int],
    nodes: Nodes,
    people: Sequence[int],
    *,
    settings: Settings = PATIENT,
    seed: int = 1,
) -> list[Party]:
    """Return a new table for each number of *people*, made by the servers at *ports* in turn.

    The witnesses are not there yet; they will come by *nodes*.
    """
    parties: list[Party] = []
    for number, (chairs, port) in enumerate(zip(people, cycle(ports), strict=False)):
        chance = random.Random(seed * 1000 + number)
        with closing(Http(port)) as http:
            parties.append(_opened(http, nodes, chairs, settings, chance))
    return parties
