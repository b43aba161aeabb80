"""Forgetting a person: their identity ends, and another name stands wherever theirs stood.

Games stay, with what everybody played and added to their deals; what the person said goes.  Each
server of a database rewrites the tables that it has; the one that was asked waits for the others.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol

from intriga.core.record_text import format_line
from intriga.server.logs import log_defect
from intriga.server.tables.acts_in_force import NEUTRAL, ActKind
from intriga.server.tables.context import Context
from intriga.server.tables.lobby import noted
from intriga.server.tables.operator_deeds import OperatorDeeds
from intriga.server.work.replays import FACES, PEOPLE
from intriga.service.events import decode, encode
from intriga.service.people.forgotten_person import Pseudonym, forgotten, without_person
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.store.interface import FinishedGame, StoreError
from intriga.store.shared_store import Elsewhere

PATIENCE: Final = 30.0  # seconds for the other servers
PAUSE: Final = 0.5  # seconds until it is looked again what they have left to do
DIGEST: Final = 16  # bytes


Work = Callable[[], Awaitable[None]]


class RenewingHouse(Protocol):
    """The tables of a server, whose logs can be written again."""

    context: Context
    operator: OperatorDeeds

    async def revoke(self, who: Person) -> None:
        """End the identity of *who*."""
        ...

    async def take(self, table: str) -> None:
        """Become the server that writes to *table*."""
        ...

    async def renew(self, table: str, work: Work) -> None:
        """Let *work* be done on the log of *table* while nobody has it in memory."""
        ...


class Forgetting:
    """Forgets persons at the tables and in the games of a store."""

    def __init__(self, house: RenewingHouse) -> None:
        """Begin with nobody."""
        self._house, self._context = house, house.context

    def pseudonym(self, person: str) -> Pseudonym:
        """Return the pseudonym of *person*: the same at every server of the database."""
        key = self._context.usage.key
        digest = blake2b(person.encode(), key=key, digest_size=DIGEST).hexdigest()
        return Pseudonym(person, f"x{digest}", f"{NEUTRAL} {digest[:4].upper()}")

    async def forget(self, person: str, reason: str) -> tuple[Pseudonym, int, int]:
        """Forget *person*; return what stands for them, at how many tables and in how many games.

        Raises:
            StoreError: it cannot be kept, or another server has not done its part in time.
        """
        await self._house.revoke(Person(person))
        who, store = self.pseudonym(person), self._context.store
        tables = len(await store.tables_of(person))
        await self._house.operator.do(ActKind.FORGET, person, reason, None)
        await self._wait(who)
        games = await store.games_with(person)
        for game in games:
            await store.rewrite_game(_without(game, who))
        await store.forget_person(person, who.other)
        self._house.operator.follow(await store.acts())
        return who, tables, len(games)

    async def _wait(self, who: Pseudonym) -> None:
        """Rewrite all tables of *who* that this server can have, and wait for the others.

        Raises:
            StoreError: some are left.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        while left := await self.forget_here(who):
            if asyncio.get_running_loop().time() > until:
                raise StoreError(
                    f"{len(left)} tables of another server still name the person: ask again"
                )
            await asyncio.sleep(PAUSE)

    async def forget_here(self, who: Pseudonym) -> list[str]:
        """Rewrite the tables of *who* that this server can have, and return the others.

        Raises:
            StoreError: it cannot be done.
        """
        left = list[str]()
        for table in await self._context.store.tables_of(who.person):
            try:
                await self._house.renew(table, partial(self._rewrite, table, who))
            except Elsewhere:
                left.append(table)
        return left

    async def follow(self, person: str) -> None:
        """Do this server's part for *person*, who is forgotten at another server."""
        try:
            await self.forget_here(self.pseudonym(person))
        except StoreError as error:  # the one that was asked sees what is left
            log_defect("forget", error)

    async def _rewrite(self, table: str, who: Pseudonym) -> None:
        store = self._context.store
        await self._house.take(table)
        stored = await store.read(table)
        events = list(forgotten((decode(each.body) for each in stored), who))
        bodies = [without_person(encode(event), who) for event in events]
        await store.rewrite(
            table, {old.n: new for old, new in zip(stored, bodies, strict=True) if new != old.body}
        )
        renewed = Table.restore(map(decode, bodies))
        known = self._context.index.find(table)
        entry = noted(
            renewed.summary(),
            renewed.seated,
            listed=renewed.listed,
            live=renewed.phase == "playing",
            now=self._context.clock() if known is None else known.touched_ms,
        )
        await store.note(entry)
        self._context.index.put(entry)


def _without(kept: FinishedGame, who: Pseudonym) -> FinishedGame:
    """Return the game *kept* with another person on the seats of *who*."""
    header = json.loads(kept.header)
    own = [seat for seat, person in enumerate(header[PEOPLE]) if person == who.person]
    first, _, rest = kept.record.partition("\n")
    record = json.loads(first)
    for seat in own:
        header[PEOPLE][seat] = who.other
        record["seats"][seat] = who.name
        if FACES in header:
            header[FACES][seat] = ""
    header["seats"] = record["seats"]
    return replace(
        kept,
        header=json.dumps(header, ensure_ascii=False).encode(),
        record=f"{format_line(record)}\n{rest}",
    )
