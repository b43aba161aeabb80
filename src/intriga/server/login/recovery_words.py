"""Ten words by which a person comes back who has lost every device.

They are drawn from 2,048, so there are 2^110 ways to write them.  That is beyond any guessing, so a
digest under a key of the server is enough: a slow one would protect words that people choose, and
finds nobody by the words alone.
"""

import hmac
import re
import secrets
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from intriga.server.login.devices import check_place, day_of
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.service.session import Person
from intriga.service.table_refusals import Refused

SECRET: Final = "recovery"  # noqa: S105  the name of the store's secret
WORDS: Final = 10
BETWEEN: Final = re.compile(r"[^a-z]+")


@cache
def word_list() -> tuple[str, ...]:
    """Return the 2,048 words, no two of which differ in one letter only."""
    text = files("intriga.server.login").joinpath("recovery_words.txt").read_text(encoding="ascii")
    return tuple(text.split())


def plain(typed: str) -> str:
    """Return *typed* as it is digested: case, blanks, commas and numbers do not matter."""
    return " ".join(BETWEEN.split(typed.lower())).strip()


class Recovery:
    """Makes recovery words, and lets people back in by them."""

    def __init__(self, tables: ServerTables, key: bytes) -> None:
        """Let in at *tables*; the words are digested under *key*."""
        self._tables, self._key = tables, key

    async def make(self, who: Person) -> list[str]:
        """Return new words of *who*; those before open nothing any more.

        Raises:
            StoreError: they cannot be kept.
        """
        context, words = self._tables.context, [secrets.choice(word_list()) for _ in range(WORDS)]
        digest = self._digest(" ".join(words))
        await context.store.logins.keep_words(who.id, digest, day_of(context.clock()))
        return words

    async def use(self, own: Person | None, typed: str, *, replaces: bool) -> Person:
        """Use up the words *typed*, and return whose browser the one that asks is from now on.

        It was that of *own* so far.

        Raises:
            Refused: they are nobody's, or were used or replaced; or *own* sits somewhere.
            StoreError: it cannot be kept, and nothing has changed.
        """
        context, digest = self._tables.context, self._digest(typed)
        person = await context.store.logins.person_of_words(digest)
        if person is None or person in context.revoked:
            raise _bad_words()
        if own is not None and own.id == person:
            own = None
        ends = await check_place(self._tables, own, replaces=replaces)
        if not await context.store.logins.use_words(digest):
            raise _bad_words()
        if own is not None and ends:
            await self._tables.revoke(own)
        return Person(person)

    def _digest(self, typed: str) -> bytes:
        return hmac.new(self._key, plain(typed).encode(), sha256).digest()


def _bad_words() -> Refused:
    return Refused(ServerRefusal.BAD_WORDS, "nobody has these words, or not any more")
