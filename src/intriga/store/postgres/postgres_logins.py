"""How persons come back, in a PostgreSQL database."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import astuple
from typing import Any, Final, Protocol, TypeVar

from typing_extensions import override

from intriga.store.logins import Logins, StoredDevice, StoredPasskey, ended_device
from intriga.store.postgres.link import PostgresSession
from intriga.store.postgres.sql import REVOKE

T = TypeVar("T")
DEVICES: Final = """SELECT person, device, label, made_ms, seen_ms FROM devices
    WHERE person = $1 ORDER BY seen_ms DESC, made_ms DESC, device LIMIT 100"""
KEEP_DEVICE: Final = """INSERT INTO devices VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (person, device)
    DO UPDATE SET label = excluded.label, seen_ms = excluded.seen_ms"""
SEE_DEVICE: Final = """UPDATE devices SET seen_ms = $3
    WHERE person = $1 AND device = $2 AND seen_ms < $3"""
END_DEVICE: Final = "DELETE FROM devices WHERE person = $1 AND device = $2 RETURNING device"
_PASSKEY: Final = "credential, person, public_key, sign_count, label, made_ms, used_ms"
PASSKEY: Final = f"SELECT {_PASSKEY} FROM passkeys WHERE credential = $1"  # noqa: S608  names of ours
PASSKEYS: Final = f"""SELECT {_PASSKEY} FROM passkeys
    WHERE person = $1 ORDER BY made_ms, credential"""  # noqa: S608
KEEP_PASSKEY: Final = """INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING RETURNING credential"""
USE_PASSKEY: Final = """UPDATE passkeys SET sign_count = $2, used_ms = $3
    WHERE credential = $1 AND (sign_count < $2 OR sign_count = 0 AND $2 = 0)
    RETURNING credential"""
END_PASSKEY: Final = """DELETE FROM passkeys
    WHERE person = $1 AND credential = $2 RETURNING credential"""
FORGET_SPENT: Final = "DELETE FROM spent WHERE until_ms < $1"
SPEND: Final = "INSERT INTO spent VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING nonce"
KEEP_WORDS: Final = """INSERT INTO recovery VALUES ($1, $2, $3) ON CONFLICT (person)
    DO UPDATE SET digest = excluded.digest, made_ms = excluded.made_ms"""
WORDS_MADE: Final = "SELECT made_ms FROM recovery WHERE person = $1"
PERSON_OF_WORDS: Final = "SELECT person FROM recovery WHERE digest = $1"
USE_WORDS: Final = "DELETE FROM recovery WHERE digest = $1 RETURNING person"


class Asks(Protocol):
    """The writer or the reader of a store, which does one piece of work after the other."""

    def __call__(self, work: Callable[[PostgresSession], Awaitable[T]], /) -> asyncio.Future[T]:
        """Begin *work*."""
        ...


class PostgresLogins(Logins):
    """The ways back of all persons, by whatever writes and reads the rest of the database."""

    def __init__(self, write: Asks, read: Asks) -> None:
        self._write, self._read = write, read

    @override
    def keep_device(self, device: StoredDevice) -> asyncio.Future[None]:
        return self._write(_running(KEEP_DEVICE, *astuple(device)))

    @override
    def see_device(self, person: str, device: str, seen_ms: int) -> asyncio.Future[None]:
        return self._write(_running(SEE_DEVICE, person, device, seen_ms))

    @override
    def devices(self, person: str) -> asyncio.Future[list[StoredDevice]]:
        async def read(connection: PostgresSession) -> list[StoredDevice]:
            return [StoredDevice(*row) for row in await connection.fetch(DEVICES, person)]

        return self._read(read)

    @override
    def end_device(self, person: str, device: str, now_ms: int) -> asyncio.Future[bool]:
        async def end(connection: PostgresSession) -> bool:
            async with connection.transaction():
                if await connection.fetchval(END_DEVICE, person, device) is None:
                    return False
                for each in (device, ""):
                    await connection.execute(REVOKE, ended_device(person, each), now_ms)
                return True

        return self._write(end)

    @override
    def keep_passkey(self, passkey: StoredPasskey) -> asyncio.Future[bool]:
        return self._write(_being_done(KEEP_PASSKEY, *astuple(passkey)))

    @override
    def passkey(self, credential: bytes) -> asyncio.Future[StoredPasskey | None]:
        async def read(connection: PostgresSession) -> StoredPasskey | None:
            row = await connection.fetchrow(PASSKEY, credential)
            return StoredPasskey(*row) if row else None

        return self._read(read)

    @override
    def passkeys(self, person: str) -> asyncio.Future[list[StoredPasskey]]:
        async def read(connection: PostgresSession) -> list[StoredPasskey]:
            return [StoredPasskey(*row) for row in await connection.fetch(PASSKEYS, person)]

        return self._read(read)

    @override
    def use_passkey(self, credential: bytes, sign_count: int, used_ms: int) -> asyncio.Future[bool]:
        return self._write(_being_done(USE_PASSKEY, credential, sign_count, used_ms))

    @override
    def end_passkey(self, person: str, credential: bytes) -> asyncio.Future[bool]:
        return self._write(_being_done(END_PASSKEY, person, credential))

    @override
    def spend(self, nonce: bytes, until_ms: int, now_ms: int) -> asyncio.Future[bool]:
        async def spend(connection: PostgresSession) -> bool:
            await connection.execute(FORGET_SPENT, now_ms)
            return await connection.fetchval(SPEND, nonce, until_ms) is not None

        return self._write(spend)

    @override
    def keep_words(self, person: str, digest: bytes, made_ms: int) -> asyncio.Future[None]:
        return self._write(_running(KEEP_WORDS, person, digest, made_ms))

    @override
    def words_made(self, person: str) -> asyncio.Future[int | None]:
        return self._read(lambda connection: connection.fetchval(WORDS_MADE, person))

    @override
    def person_of_words(self, digest: bytes) -> asyncio.Future[str | None]:
        return self._read(lambda connection: connection.fetchval(PERSON_OF_WORDS, digest))

    @override
    def use_words(self, digest: bytes) -> asyncio.Future[bool]:
        return self._write(_being_done(USE_WORDS, digest))


def _running(text: str, *given: object) -> Callable[[PostgresSession], Awaitable[None]]:
    async def run(connection: PostgresSession) -> None:
        await connection.execute(text, *given)

    return run


def _being_done(text: str, *given: Any) -> Callable[[PostgresSession], Awaitable[bool]]:  # noqa: ANN401  of any column
    async def is_done(connection: PostgresSession) -> bool:
        return await connection.fetchval(text, *given) is not None

    return is_done
