"""The chance of a table: everything follows from its secret and what it is drawn for."""

import base64
import hashlib
import hmac
from random import Random


class Dice:
    """Numbers that nobody can foretell who does not know the secret.

    Nothing is used up: the same question always has the same answer, so that a table
    restored from its events goes on as the other would have.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, *what: str | int) -> bytes:
        """Return 32 bytes for the purpose *what*."""
        purpose = "\n".join(map(str, what)).encode()
        return hmac.new(self._secret, purpose, hashlib.sha256).digest()

    def random(self, *what: str | int) -> Random:
        """Return a generator for the purpose *what*."""
        return Random(self.key(*what))  # noqa: S311  seeded by a secret

    def word(self, length: int, *what: str | int) -> str:
        """Return *length* letters and digits, 5 bits each, at most 51."""
        return base64.b32encode(self.key(*what)).decode().lower()[:length]
