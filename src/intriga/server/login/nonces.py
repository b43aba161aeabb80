"""Nonces that a browser signs with a passkey: of this server, for minutes, and good once.

A nonce needs no place to lie until it comes back: it says until when it is good, and bears a digest
under a key of the server.  Only one that was answered is noted, until it is over.
"""

import hmac
import secrets
from hashlib import sha256
from typing import Final

from intriga.server.tables.context import PER_SECOND, Context

GOOD_FOR: Final = 300  # seconds
RANDOM, INSTANT, MAC = 16, 5, 16  # bytes of its parts, in this order
LENGTH: Final = RANDOM + INSTANT + MAC


class Nonces:
    """Makes nonces and knows them again."""

    def __init__(self, context: Context, key: bytes) -> None:
        """Sign them with *key*, and note in the store of *context* those that were used."""
        self._context, self._key = context, key

    def make(self, purpose: str) -> bytes:
        """Return a nonce that is good for *purpose* alone."""
        until = self._context.clock() // PER_SECOND + GOOD_FOR
        made = secrets.token_bytes(RANDOM) + until.to_bytes(INSTANT)
        return made + self._mac(made, purpose)

    def is_good(self, nonce: bytes, purpose: str) -> bool:
        """Say whether *nonce* was made here for *purpose*, and is not over."""
        made, mac = nonce[: RANDOM + INSTANT], nonce[RANDOM + INSTANT :]
        is_ours = len(nonce) == LENGTH and hmac.compare_digest(self._mac(made, purpose), mac)
        return is_ours and self._context.clock() < _end_of(nonce)

    async def spend(self, nonce: bytes) -> bool:
        """Use up *nonce*, at all servers of the database, and say whether it was to be had.

        Raises:
            StoreError: it cannot be kept.
        """
        now = self._context.clock()
        return await self._context.store.logins.spend(nonce, _end_of(nonce), now)

    def _mac(self, made: bytes, purpose: str) -> bytes:
        return hmac.new(self._key, made + purpose.encode(), sha256).digest()[:MAC]


def _end_of(nonce: bytes) -> int:
    """Return until when *nonce* is good, in milliseconds since 1970."""
    return int.from_bytes(nonce[RANDOM : RANDOM + INSTANT]) * PER_SECOND
