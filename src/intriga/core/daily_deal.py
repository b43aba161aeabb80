"""The deal of a day: the same for everybody on a server, foretold by nobody, checked by anybody.

The key of a day follows from a secret of the server, the date and the game, and no key from that
of another day.  Its SHA-256 is published on the day, the key itself when the day is over.  All
chance of the day's game follows from it by :class:`intriga.core.chance.Keyed`: the table, who
begins, every draw.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from intriga.core.chance import Keyed
from intriga.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from intriga.core.fair_deal import DealDoubted, DealFault, commitment_of
from intriga.core.game import Game
from intriga.core.record import Record
from intriga.core.ruleset import Json, Ruleset

T = TypeVar("T")
DAILY: Final = "daily"
"""The key of a record's header that says of which day its deal is, and the commitment."""

_SETTLED: Final = ("record", "game", "preset", "options", "seats", "first")


def day_key(secret: bytes, game: str, day: str) -> bytes:
    """Return the key of *game* on *day*, an ISO date, by the *secret* of a server: 32 bytes."""
    return _hmac(secret, f"intriga day 1\n{game}\n{day}")


def picked(key: bytes, purpose: str, choices: Sequence[T]) -> T:
    """Return the one of *choices* that *key* picks for a *purpose*: place by place, each alike."""
    source = Keyed(key)
    source.purpose = purpose
    return choices[source([str(place) for place in range(len(choices))])]


def decision_seed(key: bytes, seat: int, number: int, *, ahead: bool) -> bytes:
    """Return what a bot on *seat* decides by when it is asked for the *number*-th time, from 0.

    A question may have a second half, asked *ahead*.
    """
    return _hmac(key, f"intriga decision 1\n{seat}\n{number}\n{int(ahead)}")


def _hmac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


@dataclass(frozen=True, slots=True)
class DayChecked:
    """The *day* of a deal that fits its key, and how many draws were made again."""

    day: str
    draws: int


def check_day(ruleset: Ruleset[Any, Any], record: Record, key: bytes) -> DayChecked:
    """Deal the game of *record* again by the *key* of its day, and compare every draw.

    Raises:
        BadRecord: a record that cannot be read.
        DealDoubted: the deal is not that of a day, or does not fit the key.
    """
    told = record.header.get(DAILY)
    if not (isinstance(told, dict) and "day" in told and "commitment" in told):
        raise DealDoubted(DealFault.NOTHING_TOLD, "the record is not of a daily bluff")
    day, commitment = str(told["day"]), str(told["commitment"])  # pyright: ignore[reportUnknownArgumentType]
    if commitment_of(key) != commitment:
        why = f"the SHA-256 of the key is {commitment_of(key)}, not {commitment}"
        raise DealDoubted(DealFault.OTHER_SECRET, why)
    source = Keyed(key)
    game = _begun_again(ruleset, record, source)
    for line in record.inputs:
        if line.refused:
            continue
        try:
            drawn = game.play(line.do, seat=line.by)
        except IllegalAction as error:
            raise BadRecord(record.file, line.line, str(error)) from None
        if drawn != [*line.draws]:
            why = f"line {line.line}: the key draws {drawn}, not {[*line.draws]}"
            raise DealDoubted(DealFault.OTHER_DRAW, why)
    return DayChecked(day, source.drawn)


def _begun_again(ruleset: Ruleset[Any, Any], record: Record, source: Keyed) -> Game[Any, Any]:
    header: Json = record.header
    bare = {name: header[name] for name in _SETTLED if name in header}
    try:
        game = Game(ruleset, bare, source)
    except (BadOptions, BadNotation) as error:
        raise BadRecord(record.file, record.line, str(error)) from None
    for name, dealt in game.header.items():
        if header.get(name) != dealt:
            raise DealDoubted(DealFault.OTHER_DEAL, f"the key deals other {name}")
    return game
