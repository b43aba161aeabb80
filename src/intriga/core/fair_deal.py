"""A deal that nobody can choose alone, from a secret committed to and bytes of the players.

The dealer publishes the SHA-256 of a secret, the *commitment*, before anybody adds anything.  Then
each player publishes the SHA-256 of 16 bytes, and only when all of these are known the bytes
themselves.  The secret and all bytes make the key of the game.  The dealer cannot change the secret
any more, the players do not know it, and nobody can fit their bytes to those of others: a player
can only hold them back, which shows.

A game is dealt again from its secret to check that its record follows from it.  A record alone
cannot prove which commitment was published before the game, or which bytes a player added: a player
who kept them passes them in.
"""

import hashlib
import hmac
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, cast

from intriga.core.chance import Committed
from intriga.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.record import Record, begin
from intriga.core.ruleset import Json, Ruleset

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


_SETTLED: Final = ("record", "game", "preset", "options", "seats")
"""The keys of a header that chance has no part in."""


class DealFault(StrEnum):
    """Why a deal is not proved to have been fair."""

    NOTHING_TOLD = "nothing-told"
    CLOSED = "closed"
    OTHER_COMMITMENT = "other-commitment"
    OTHER_SECRET = "other-secret"  # noqa: S105  a reason, no password
    NOT_ADDED = "not-added"
    OTHER_BOT = "other-bot"
    OTHER_HASH = "other-hash"
    OTHER_FIRST = "other-first"
    OTHER_DEAL = "other-deal"
    OTHER_DRAW = "other-draw"


class DealDoubted(Exception):
    """A deal that is not proved to have been fair: the *fault*, and its details."""

    def __init__(self, fault: DealFault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class ToldOfDeal:
    """Knowledge of a player that is not in the record, None for each part that they lack.

    ``commitment`` was published before the game, ``contribution`` are the player's own bytes;
    ``secret`` is for records of earlier releases, which do not hold it.
    """

    commitment: str | None = None
    contribution: str | None = None
    secret: str | None = None


@dataclass(frozen=True, slots=True)
class DealtAgain:
    """The checked ``deal``, how many draws were made again and how many inputs drew."""

    deal: FairDeal
    draws: int
    inputs: int


def check_deal(
    ruleset: Ruleset[Any, Any], record: Record, told: ToldOfDeal = ToldOfDeal()
) -> DealtAgain:
    """Deal the game of *record* again and return the checked deal, all of which fits.

    Raises:
        BadRecord: a record that cannot be read.
        DealDoubted: it does not fit, or nothing can be checked.
    """
    begin(ruleset, record)
    try:
        deal = _deal_of(record, told)
    except BadNotation as error:
        raise BadRecord(record.file, record.line, str(error)) from None
    secret = _secret(deal, told)
    _check_contributions(deal, secret, told)
    orders = (True, False) if deal.first_drawn is None else (deal.first_drawn,)
    doubts: list[DealDoubted] = []
    for drawn in orders:
        tried = replace(deal, first_drawn=drawn)
        try:
            return _dealt_again(ruleset, record, tried, secret)
        except DealDoubted as doubt:
            doubts.append(doubt)
    raise doubts[0]


def _deal_of(record: Record, told: ToldOfDeal) -> FairDeal:
    """Return the fair deal of *record*, made from *told* where the record is older."""
    deal = fair_deal_of(record.header)
    if deal is not None:
        return deal
    if told.secret is None:
        why = (
            "the record says nothing of how it was dealt; one of an earlier release needs --secret"
        )
        raise DealDoubted(DealFault.NOTHING_TOLD, why)
    secret = bytes.fromhex(told.secret)
    return FairDeal(told.commitment or commitment_of(secret), [], [], None, told.secret)


def _secret(deal: FairDeal, told: ToldOfDeal) -> bytes:
    """Return the secret of *deal*, which fits all that is known of it."""
    if told.commitment is not None and told.commitment != deal.commitment:
        why = f"before the game {told.commitment} was told, and the record says {deal.commitment}"
        raise DealDoubted(DealFault.OTHER_COMMITMENT, why)
    text = deal.secret or told.secret
    if text is None:
        why = "the table kept its cards closed, so the secret was never told"
        raise DealDoubted(DealFault.CLOSED, why)
    secret = bytes.fromhex(text)
    if commitment_of(secret) != deal.commitment:
        why = f"the SHA-256 of the secret is {commitment_of(secret)}, not {deal.commitment}"
        raise DealDoubted(DealFault.OTHER_SECRET, why)
    return secret


def _check_contributions(deal: FairDeal, secret: bytes, told: ToldOfDeal) -> None:
    own = told.contribution
    people = [each for seat, each in enumerate(deal.contributions) if seat not in deal.bots]
    if own is not None and own not in people:
        raise DealDoubted(DealFault.NOT_ADDED, f"no player added {own}")
    for seat in deal.bots if deal.contributions else ():
        if deal.contributions[seat] != bot_contribution(secret, seat):
            why = f"what the bot on seat {seat} added does not follow from the secret"
            raise DealDoubted(DealFault.OTHER_BOT, why)
    for seat, told_before in enumerate(deal.hashes if deal.contributions else ()):
        added = deal.contributions[seat]
        if seat not in deal.bots and added and hash_of(added) != told_before:
            why = f"what seat {seat} added is not what its SHA-256, told before, is of"
            raise DealDoubted(DealFault.OTHER_HASH, why)


# ------------------------------------------------------------------- dealing


def _dealt_again(
    ruleset: Ruleset[Any, Any], record: Record, deal: FairDeal, secret: bytes
) -> DealtAgain:
    source = _Counted(source_of(secret, deal.contributions))
    game = _begun_again(ruleset, record, deal, source)
    drew = 0
    for line in record.inputs:
        if line.refused:
            continue
        try:
            drawn = game.play(line.do, seat=line.by)
        except IllegalAction as error:
            raise BadRecord(record.file, line.line, str(error)) from None
        drew += bool(drawn)
        if drawn != [*line.draws]:
            why = f"line {line.line}: the secret draws {_words(drawn)}, not {_words(line.draws)}"
            raise DealDoubted(DealFault.OTHER_DRAW, why)
    return DealtAgain(deal, source.draws, drew)


def _begun_again(
    ruleset: Ruleset[Any, Any], record: Record, deal: FairDeal, source: "_Counted"
) -> Game[Any, Any]:
    header = record.header
    bare = {key: header[key] for key in _SETTLED if key in header}
    if ruleset.draws_first(bare) and not deal.first_drawn:
        bare["first"] = header.get("first")
    _check_first(ruleset, bare, deal)
    try:
        game = Game(ruleset, bare, source)
    except (BadOptions, BadNotation) as error:
        raise BadRecord(record.file, record.line, str(error)) from None
    if game.header["first"] != header.get("first"):
        why = f"the secret lets seat {game.header['first']} begin, not seat {header.get('first')}"
        raise DealDoubted(DealFault.OTHER_FIRST, why)
    for key in ({*game.header} | {*header}) - {HEADER}:
        other = key in game.header or key == "position"
        if other and game.header.get(key) != header.get(key):
            raise DealDoubted(DealFault.OTHER_DEAL, f"the secret deals other {key}")
    return game


def _check_first(ruleset: Ruleset[Any, Any], bare: Json, deal: FairDeal) -> None:
    """See that nobody chose who begins: the last winner may, where the rules say so."""
    rules, values = table_rules_of(ruleset.name), ruleset.options_of(bare)
    if rules.first(values, 0) is None and not deal.first_drawn:
        why = "the rules of this game let chance say who begins, and the record says it did not"
        raise DealDoubted(DealFault.OTHER_FIRST, why)


class _Counted:
    """Counts the draws of a source."""

    def __init__(self, source: Committed) -> None:
        self._source, self.draws = source, 0

    def __call__(self, outcomes: Iterable[str]) -> int:
        """Return a place in *outcomes*."""
        self.draws += 1
        return self._source([*outcomes])


def _words(drawn: Iterable[str]) -> str:
    return ", ".join(drawn) or "nothing"
