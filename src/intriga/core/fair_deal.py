"""A deal that nobody can choose alone: a secret told of beforehand, and what the players add.

The dealer tells the SHA-256 of a secret, the *commitment*, before anybody adds anything.  Then
each player adds 16 bytes, and the secret and all of them make the key of the game.  The dealer
cannot change the secret any more, and the players do not know it.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
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
_CONTRIBUTION: Final = re.compile(f"([0-9a-f]{{{2 * ADDED}}})?")
_SECRET: Final = re.compile("([0-9a-f]{2}){16,64}")


@dataclass(frozen=True, slots=True)
class FairDeal:
    """How a game was dealt, in hexadecimal.

    ``commitment`` was told before; ``contributions`` are what each seat added, empty for one that
    added nothing, and none at all where no person did: then the secret alone is the key.  Those of
    ``bots``, which are seats, follow from the secret.  ``first_drawn`` says whether the first seat
    was drawn, or settled otherwise, None where nobody noted it.  ``secret`` is told after the game,
    None where the table keeps its cards closed.
    """

    commitment: str
    contributions: list[str]
    bots: list[int]
    first_drawn: bool | None
    secret: str | None = None


def commitment_of(secret: bytes) -> str:
    """Return what is told of *secret* before the deal."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, contributions: Sequence[str]) -> bytes:
    """Return the key of a game: HMAC of the contributions, by seat, a line each, under *secret*.

    Without any contribution it is the secret itself, as it was in earlier releases.
    """
    if not contributions:
        return secret
    return _hmac(secret, "\n".join([_DEAL, *contributions]))


def bot_contribution(secret: bytes, seat: int) -> str:
    """Return what a bot on *seat* adds: it follows from the secret, so that nobody chooses it."""
    return _hmac(secret, f"{_BOT}\n{seat}")[:ADDED].hex()


def _hmac(secret: bytes, text: str) -> bytes:
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def source_of(secret: bytes, contributions: Sequence[str]) -> Committed:
    """Return the chance of the game that *secret* and *contributions* make."""
    return Committed(key_of(secret, contributions))


def fair_deal_of(header: Json) -> FairDeal | None:
    """Return what the *header* of a record says of its deal, None where it says nothing.

    Raises:
        BadNotation: it says what cannot be read.
    """
    if HEADER not in header:
        return None
    told: Any = header[HEADER]
    if not isinstance(told, dict):
        raise BadNotation("deal is an object")
    given = cast("Json", told)
    seats = len(header["seats"])
    added, bots, secret = (given.get(key) for key in ("contributions", "bots", "secret"))
    return FairDeal(
        _text("commitment", given.get("commitment"), _COMMITMENT),
        _contributions(added, seats),
        _bots(bots, seats),
        _first_drawn(given.get("first_drawn")),
        None if secret is None else _text("secret", secret, _SECRET),
    )


def _text(name: str, value: object, form: re.Pattern[str]) -> str:
    if not isinstance(value, str) or not form.fullmatch(value):
        raise BadNotation(f"{name} of deal is not what it has to be, digits from 0 to f")
    return value


def _first_drawn(value: object) -> bool | None:
    if value is not None and not isinstance(value, bool):
        raise BadNotation("first_drawn of deal is true or false")
    return value


def _contributions(value: object, seats: int) -> list[str]:
    if not isinstance(value, list) or len(cast("list[object]", value)) not in {0, seats}:
        raise BadNotation("contributions of deal are a list, one for each seat, or none")
    return [_text("a contribution", each, _CONTRIBUTION) for each in cast("list[object]", value)]


def _bots(value: object, seats: int) -> list[int]:
    listed = cast("list[object]", value) if isinstance(value, list) else None
    if listed is None or not all(type(each) is int and 0 <= each < seats for each in listed):
        raise BadNotation("bots of deal are a list of seats")
    return cast("list[int]", listed)
