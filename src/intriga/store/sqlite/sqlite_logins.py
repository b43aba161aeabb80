"""How persons come back, in a file of SQLite."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import astuple
from typing import Any, Final

from intriga.store.logins import Logins, StoredDevice, StoredPasskey, ended_device
from intriga.store.sqlite.writer import Reader, Writer

DEVICES: Final = "SELECT person, device, label, made_ms, seen_ms FROM devices WHERE person = ?"
KEEP_DEVICE: Final = """INSERT INTO devices VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, device)
    DO UPDATE SET label = excluded.label, seen_ms = excluded.seen_ms"""
SEE_DEVICE: Final = """UPDATE devices SET seen_ms = ?3
    WHERE person = ?1 AND device = ?2 AND seen_ms < ?3"""
END_DEVICE: Final = "DELETE FROM devices WHERE person = ? AND device = ?"
REVOKE: Final = "INSERT INTO revoked VALUES (?, ?) ON CONFLICT DO NOTHING"
_PASSKEY: Final = "credential, person, public_key, sign_count, label, made_ms, used_ms"
PASSKEY: Final = f"SELECT {_PASSKEY} FROM passkeys WHERE credential = ?"  # noqa: S608  names of ours
PASSKEYS: Final = f"SELECT {_PASSKEY} FROM passkeys WHERE person = ? ORDER BY made_ms, credential"  # noqa: S608
KEEP_PASSKEY: Final = "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
USE_PASSKEY: Final = """UPDATE passkeys SET sign_count = ?2, used_ms = ?3
    WHERE credential = ?1 AND (sign_count < ?2 OR sign_count = 0 AND ?2 = 0)"""
END_PASSKEY: Final = "DELETE FROM passkeys WHERE person = ? AND credential = ?"
FORGET_SPENT: Final = "DELETE FROM spent WHERE until_ms < ?"
SPEND: Final = "INSERT INTO spent VALUES (?, ?) ON CONFLICT DO NOTHING"
KEEP_WORDS: Final = "INSERT OR REPLACE INTO recovery VALUES (?, ?, ?)"
WORDS_MADE: Final = "SELECT made_ms FROM recovery WHERE person = ?"
PERSON_OF_WORDS: Final = "SELECT person FROM recovery WHERE digest = ?"
USE_WORDS: Final = "DELETE FROM recovery WHERE digest = ?"


class SqliteLogins(Logins):
    """The ways back of all persons, written and read as the rest of the file is."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer, self._reader = writer, reader

    def keep_device(self, device: StoredDevice) -> asyncio.Future[None]:
        """Keep *device*, or when it was seen."""
        return self._writer.ask(_run(KEEP_DEVICE, *astuple(device)))

    def see_device(self, person: str, device: str, seen_ms: int) -> asyncio.Future[None]:
        """Keep when *device* was seen."""
        return self._writer.ask(_run(SEE_DEVICE, person, device, seen_ms))

    def devices(self, person: str) -> asyncio.Future[list[StoredDevice]]:
        """Return the devices of *person*."""
        sql = f"{DEVICES} ORDER BY seen_ms DESC, made_ms DESC, device LIMIT 100"

        def read(connection: sqlite3.Connection) -> list[StoredDevice]:
            return [StoredDevice(*row) for row in connection.execute(sql, (person,)).fetchall()]

        return self._reader.ask(read)

    def end_device(self, person: str, device: str, now_ms: int) -> asyncio.Future[bool]:
        """Forget *device*, and end its cookie."""

        def end(connection: sqlite3.Connection) -> bool:
            if connection.execute(END_DEVICE, (person, device)).rowcount == 0:
                return False
            ended = [ended_device(person, each) for each in (device, "")]
            connection.executemany(REVOKE, [(each, now_ms) for each in ended])
            return True

        return self._writer.ask(end)

    def keep_passkey(self, passkey: StoredPasskey) -> asyncio.Future[bool]:
        """Keep *passkey*, unless its credential is kept already."""
        return self._writer.ask(_is_done(KEEP_PASSKEY, *astuple(passkey)))

    def passkey(self, credential: bytes) -> asyncio.Future[StoredPasskey | None]:
        """Return the passkey with that *credential*."""

        def read(connection: sqlite3.Connection) -> StoredPasskey | None:
            row = connection.execute(PASSKEY, (credential,)).fetchone()
            return StoredPasskey(*row) if row else None

        return self._reader.ask(read)

    def passkeys(self, person: str) -> asyncio.Future[list[StoredPasskey]]:
        """Return the passkeys of *person*."""

        def read(connection: sqlite3.Connection) -> list[StoredPasskey]:
            rows = connection.execute(PASSKEYS, (person,)).fetchall()
            return [StoredPasskey(*row) for row in rows]

        return self._reader.ask(read)

    def use_passkey(self, credential: bytes, sign_count: int, used_ms: int) -> asyncio.Future[bool]:
        """Keep that a passkey was used, if *sign_count* goes on."""
        return self._writer.ask(_is_done(USE_PASSKEY, credential, sign_count, used_ms))

    def end_passkey(self, person: str, credential: bytes) -> asyncio.Future[bool]:
        """Forget a passkey of *person*."""
        return self._writer.ask(_is_done(END_PASSKEY, person, credential))

    def spend(self, nonce: bytes, until_ms: int, now_ms: int) -> asyncio.Future[bool]:
        """Use up *nonce*."""

        def spend(connection: sqlite3.Connection) -> bool:
            connection.execute(FORGET_SPENT, (now_ms,))
            return connection.execute(SPEND, (nonce, until_ms)).rowcount == 1

        return self._writer.ask(spend)

    def keep_words(self, person: str, digest: bytes, made_ms: int) -> asyncio.Future[None]:
        """Keep the *digest* of recovery words in place of the one before."""
        return self._writer.ask(_run(KEEP_WORDS, person, digest, made_ms))

    def words_made(self, person: str) -> asyncio.Future[int | None]:
        """Return when the recovery words of *person* were made."""
        return self._reader.ask(_value(WORDS_MADE, person))

    def person_of_words(self, digest: bytes) -> asyncio.Future[str | None]:
        """Return the person whose words have that *digest*."""
        return self._reader.ask(_value(PERSON_OF_WORDS, digest))

    def use_words(self, digest: bytes) -> asyncio.Future[bool]:
        """Use up the words that have that *digest*."""
        return self._writer.ask(_is_done(USE_WORDS, digest))


def _run(sql: str, *given: object) -> Callable[[sqlite3.Connection], None]:
    def run(connection: sqlite3.Connection) -> None:
        connection.execute(sql, given)

    return run


def _is_done(sql: str, *given: object) -> Callable[[sqlite3.Connection], bool]:
    def is_done(connection: sqlite3.Connection) -> bool:
        return connection.execute(sql, given).rowcount == 1

    return is_done


def _value(sql: str, *given: object) -> Callable[[sqlite3.Connection], Any]:
    def value(connection: sqlite3.Connection) -> Any:  # noqa: ANN401  of any column
        row = connection.execute(sql, given).fetchone()
        return row[0] if row else None

    return value
