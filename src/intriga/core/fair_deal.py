"""A deal that nobody can choose alone, from a secret committed to and bytes of the players.

The dealer publishes the SHA-256 of a secret, the *commitment*, before anybody adds anything.  Then
each player publishes the SHA-256 of 16 bytes, and only when all of these are known the bytes
themselves.  The secret and all bytes make the key of the game.  The dealer cannot change the secret
any more, the players do not know it, and nobody can fit their bytes to those of others: a player
can only hold them back, which shows.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from intriga.core.chance import Committed
from intriga.core.errors import BadNotation
from intriga.core.ruleset import Json

HEADER: Final = "deal"
"""The key of a record's header that says how the game was dealt."""

ADDED: Final = 16  # bytes that one seat adds
_DEAL: Final = "intriga deal 1"
_BOT: Final = "intriga bot 1"
_COMMITMENT: Final = re.compile("[0-9a-f]{64}")
_HASH: Final = re.compile("([0-9a-f]{64})?")
# Earlier releases took a line feed with a contribution, and made the key of it as it was.
_CONTRIBUTION: Final = re.compile(f"([0-9a-f]{{{2 * ADDED}}})?\n?")
_SECRET: Final = re.compile("([0-9a-f]{2}){16,64}")


@dataclass(frozen=True, slots=True)
class FairDeal:
    """How a game was dealt, in hexadecimal.

    ``commitment`` was published before; ``contributions`` are the bytes of each seat, empty for one
    that added nothing, and none at all where no person did: then the secret alone is the key.
    Those of ``bots``, which are seats, follow from the secret.  ``first_drawn`` says whether the
    first seat was drawn, or settled otherwise, None where nobody noted it.  ``secret`` is published
    after the game, None where the table keeps its cards closed.  ``hashes`` are the SHA-256 that
    each seat gave before anybody gave their bytes, empty for one that gave none; none at all where
    nobody did, as in earlier releases.
    """

    commitment: str
    contributions: list[str]
    bots: list[int]
    first_drawn: bool | None
    secret: str | None = None
    hashes: list[str] = field(default_factory=list[str])

    @property
    def kept_back(self) -> list[int]:
        """The seats that gave a SHA-256 and no bytes for it: they chose between two deals."""
        added = self.contributions or [""] * len(self.hashes)
        return [seat for seat, told in enumerate(self.hashes) if told and not added[seat]]


def commitment_of(secret: bytes) -> str:
    """Return the commitment to *secret*, published before the deal."""
    return hashlib.sha256(secret).hexdigest()


def hash_of(contribution: str) -> str:
    """Return the SHA-256 of *contribution*, both in hexadecimal; it is published first."""
    return hashlib.sha256(bytes.fromhex(contribution)).hexdigest()


def key_of(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the key of a game: HMAC of the contributions, by seat, a line each, under *secret*.

    Without any contribution it is the secret itself, as it was in earlier releases.
    """
    if not contributions:
        return secret
    return _hmac(secret, "\n".join([_DEAL, *contributions]))


def bot_contribution(secret: bytes, seat: int) -> str:
    """Return the bytes of a bot on *seat*: they follow from the secret, so nobody chooses them."""
    return _hmac(secret, f"{_BOT}\n{seat}")[:ADDED].hex()


def _hmac(secret: bytes, text: str) -> bytes:
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def source_of(secret: bytes, contributions: Sequence[str]) -> Committed:
    """Return the chance of the game that *secret* and *contributions* make."""
    return Committed(key_of(secret, contributions))


def fair_deal_of(header: Json) -> FairDeal | None:
    """Return the fair deal in the *header* of a record, None if there is none.

    Raises:
        BadNotation: its entry cannot be read.
    """
    if HEADER not in header:
        return None
    told: Any = header[HEADER]
    if not isinstance(told, dict):
        raise BadNotation("deal is an object")
    given = cast("Json", told)
    seats = len(header["seats"])
    bots, secret = given.get("bots"), given.get("secret")
    return FairDeal(
        _text("commitment", given.get("commitment"), _COMMITMENT),
        _by_seat("contribution", given.get("contributions"), seats, _CONTRIBUTION),
        _bots(bots, seats),
        _first_drawn(given.get("first_drawn")),
        None if secret is None else _text("secret", secret, _SECRET),
        _by_seat("hash", given.get("hashes", []), seats, _HASH),
    )


def _text(name: str, value: object, form: re.Pattern[str]) -> str:
    if not isinstance(value, str) or not form.fullmatch(value):
        raise BadNotation(f"{name} of deal is not what it has to be, digits from 0 to f")
    return value


def _first_drawn(value: object) -> bool | None:
    if value is not None and not isinstance(value, bool):
        raise BadNotation("first_drawn of deal is true or false")
    return value


def _by_seat(name: str, value: object, seats: int, form: re.Pattern[str]) -> list[str]:
    if not isinstance(value, list) or len(cast("list[object]", value)) not in {0, seats}:
        raise BadNotation(f"every {name} of deal is one of a list, as many as seats, or none")
    return [_text(f"a {name}", each, form) for each in cast("list[object]", value)]


def _bots(value: object, seats: int) -> list[int]:
    listed = cast("list[object]", value) if isinstance(value, list) else None
    if listed is None or not all(type(each) is int and 0 <= each < seats for each in listed):
        raise BadNotation("bots of deal are a list of seats")
    return cast("list[int]", listed)
