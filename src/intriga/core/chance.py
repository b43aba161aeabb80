"""Sources of chance: they answer when the rules ask for a card.

The rules hold no random generator.  A source is asked for one card at a time,
``source(outcomes)``, where ``outcomes`` lists the cards that may come, each as
often as it is there, and gives the place of one of them.

``next_number`` is the generator of compiled batches and of seeded play: a
counter hashed twice with a 32-bit mixer (C. Wellons, "hash prospector", low-bias
triple-shift function with the constants 0x21f0aaad, 0x735a2d97).  It keeps to
whole numbers below ``2**63``, so Python, compiled code and graphics cards draw
the same numbers, and a game's draws follow from two numbers alone.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from numbers import Integral
from typing import Final, Protocol

from intriga.core.errors import BadOptions

MASK: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 64  # how many there are
LEAST_SECRET: Final = 16  # bytes


class Source(Protocol):
    """A source of chance: it chooses an outcome when it is called."""

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return the place in *outcomes* of the one that comes."""
        ...


class Numbers(Protocol):
    """A source of random whole numbers."""

    def below(self, number: int) -> int:
        """Return one of 0 to *number* - 1."""
        ...


# ------------------------------------------------------------------- the generator


def scramble(x: int) -> int:
    """Mix 32 bits."""
    x ^= x >> 16
    x = x * 0x21F0AAAD & MASK
    x ^= x >> 15
    x = x * 0x735A2D97 & MASK
    return x ^ x >> 15


def start(c: "Seeded", game: int, key: int) -> None:
    """Begin the numbers of game number *game* under *key*, both below ``2**32``."""
    c.game = game
    c.stream = scramble(key ^ scramble(game))
    c.drawn = 0


def next_number(c: "Seeded") -> int:
    """Return the next 32 random bits of *c*: a :class:`Seeded` or a record of its fields."""
    c.drawn += 1
    return scramble(c.stream ^ scramble(c.game ^ c.drawn))


class Seeded:
    """The numbers of one game, from its number and a key."""

    FIELDS: Final = {"game": "i8", "stream": "i8", "drawn": "i8"}
    __slots__ = ("drawn", "game", "stream")

    def __init__(self, game: int, key: int = 0) -> None:
        """Begin the numbers of game number *game* under *key*."""
        self.game = self.stream = self.drawn = 0
        start(self, game & MASK, key & MASK)

    def below(self, number: int) -> int:
        """Return one of 0 to *number* - 1, uniform up to a bias of number / 2**32."""
        return next_number(self) * number >> 32

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return a place in *outcomes*."""
        return self.below(len(outcomes))


def checked_seed(seed: object) -> int:
    """Return *seed*, a whole number of 64 bits.

    Raises:
        BadOptions: it is something else.
    """
    if isinstance(seed, Integral) and 0 <= int(seed) < SEEDS:
        return int(seed)
    raise BadOptions("seed", f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}")


def by_seed(seed: int) -> Seeded:
    """Return the numbers of the game that *seed* deals.

    Raises:
        BadOptions: a seed that there is not.
    """
    whole = checked_seed(seed)
    return Seeded(whole, whole >> 32)


def by_number(number: int, seed: int) -> Seeded:
    """Return the numbers of game *number* of those that *seed* deals side by side.

    Raises:
        BadOptions: a seed that there is not.
    """
    whole = checked_seed(seed)
    return Seeded(number ^ scramble(whole >> 32), whole)


# ------------------------------------------------------------------- the other sources


class Scripted:
    """Outcomes written down beforehand: replays and scenarios."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words: Iterator[str] = iter(words)

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return the place of the next word.

        Raises:
            LookupError: no word is left, or it cannot come now.
        """
        word = next(self.words, None)
        if word is None:
            raise LookupError("a draw is missing")
        if word not in outcomes:
            raise LookupError(f"{word!r} cannot be drawn now")
        return list(outcomes).index(word)

    def left(self) -> list[str]:
        """Return the words not asked for."""
        return list(self.words)


class Committed:
    """Fair draws that can be checked afterwards: a secret, committed to beforehand.

    Draw *k* is HMAC-SHA-256 of the number *k* under the secret (RFC 2104),
    reduced without bias by leaving out the numbers that would favour some
    outcomes.  A player who knows the commitment can check every draw once the
    secret is published.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        """Take a secret of at least 16 bytes, or make one."""
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        if len(self.secret) < LEAST_SECRET:
            raise ValueError(f"a secret has at least {LEAST_SECRET} bytes, not {len(self.secret)}")
        self.drawn = 0

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the secret, to be published before the deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, number: int) -> int:
        """Return one of 0 to *number* - 1, each with the same chance."""
        most = (1 << 64) - (1 << 64) % number
        while True:
            self.drawn += 1
            message = self.drawn.to_bytes(8, "big")
            digest = hmac.new(self.secret, message, hashlib.sha256).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < most:
                return value % number

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return a place in *outcomes*."""
        return self.below(len(outcomes))


class Keyed:
    """Draws of which each depends on a key, on its purpose, and on the draws for that purpose.

    So others' draws leave it as it is: the same answers meet the same luck.  Draw *n*, from 0, for
    a purpose gives each outcome the HMAC-SHA-256 under the key of five lines: ``intriga draw 1``,
    the purpose, *n*, its word, and how many before it in the list have that word.  The outcome with
    the least comes.  Each has the same chance, and where one is taken away that would not have
    come, the draw stays the same.
    """

    def __init__(self, key: bytes, counts: Mapping[str, int] | None = None) -> None:
        """Draw under *key*, of at least 16 bytes, after as many as *counts* has by purpose."""
        if len(key) < LEAST_SECRET:
            raise ValueError(f"a key has at least {LEAST_SECRET} bytes, not {len(key)}")
        self._key, self.counts, self.purpose = key, dict(counts or {}), ""

    @property
    def drawn(self) -> int:
        """How many outcomes were drawn."""
        return sum(self.counts.values())

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return a place in *outcomes*, of the draw for :attr:`purpose` that is due."""
        number = self.counts.get(self.purpose, 0)
        self.counts[self.purpose] = number + 1
        met, ranks = Counter[str](), list[bytes]()
        for word in outcomes:
            ranks.append(self._rank(number, word, met[word]))
            met[word] += 1
        return min(range(len(ranks)), key=ranks.__getitem__)

    def _rank(self, number: int, word: str, before: int) -> bytes:
        text = f"intriga draw 1\n{self.purpose}\n{number}\n{word}\n{before}"
        return hmac.new(self._key, text.encode(), hashlib.sha256).digest()
