"""The events of a table: the store keeps them, and a table is made of nothing else.

Events hold results, never wishes: chance, clocks and defaults are in them as what came
of them, so that they can be applied again without any of these.  They hold secrets, and
no repr of them belongs in a log.
"""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from intriga.core.message import Message
from intriga.service.commands import AutoAnswer
from intriga.service.table_settings import Pace, Settings

SCHEMA: Final = 1  # changes with the fields of any event


class Happening(Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """An event at a table.

    ``at`` is in milliseconds of the table's clock.  ``by`` is the person whose command
    number ``command`` it carries out, empty where nobody gave one; ``mark`` is that of the
    command, 0 in events of old.
    """

    at: int
    by: str = ""
    command: int = 0
    mark: int = 0


class Auto(Struct, frozen=True):
    """An answer that will be given at ``due`` unless the seat answers before; None: silence."""

    due: int
    words: str | None


class PlayedLine(Struct, frozen=True, omit_defaults=True):
    """An input line of the record."""

    by: int
    do: str
    draws: list[str] = []


# ------------------------------------------------------------------- who sits where


class DailyDeal(Struct, frozen=True):
    """The deal of a ``day``, an ISO date, that the first game of a table has.

    Its chance follows from ``key``, in hexadecimal; seat ``first`` begins.  The game is *counted*
    for ``person`` if it is their first of that day, and they play it themselves.
    """

    day: str
    key: str
    first: int
    person: str
    counted: bool


class Created(Happening, frozen=True, tag="created"):
    """The table stands, with ``chairs`` empty chairs; ``secret`` is the root of all its chance.

    ``lesson`` is the name of the lesson given there, empty for none; ``daily`` is the deal of the
    first game where that is one of a day, None elsewhere.
    """

    table: str
    game: str
    secret: str
    invite: str
    preset: str
    options: dict[str, Any]
    chairs: int
    settings: Settings
    lesson: str = ""
    daily: DailyDeal | None = None


class Configured(Happening, frozen=True, tag="configured"):
    """The game to be played has changed; ``chairs`` are the old numbers of those left, None new."""

    preset: str
    options: dict[str, Any]
    chairs: list[int | None]
    settings: Settings


class Sat(Happening, frozen=True, tag="sat"):
    """A person sat down; ``face`` is what they chose to look like, empty if by their name."""

    chair: int
    person: str
    name: str
    program: bool = False
    face: str = ""


class Queued(Happening, frozen=True, tag="queued"):
    """A person waits for a chair, the last in the queue; fields as in :class:`Sat`."""

    person: str
    name: str
    program: bool = False
    face: str = ""


class LeftQueue(Happening, frozen=True, tag="unqueued"):
    """A person waits for a chair no longer: they said so, or were not there when one was free."""

    person: str


class BotSat(Happening, frozen=True, tag="bot-sat"):
    """A bot sat down, or plays at another level, or as another ``character`` of the cast."""

    chair: int
    level: str
    name: str
    character: str = ""


class Stood(Happening, frozen=True, tag="stood"):
    """A chair is empty."""

    chair: int


class Left(Happening, frozen=True, tag="left"):
    """A person left in a game, and may come back; a bot plays on.

    ``sent_off``: the host sent them away, and they may come back when the game is over.
    """

    chair: int
    level: str
    sent_off: bool = False


class Barred(Happening, frozen=True, tag="barred"):
    """The host sent a person away for good; in a game a bot of *level* plays on.

    ``chair`` is None for one who watched.
    ``invite`` is the token of the invitation from now on; empty where it stays what it was, as it
    did in earlier releases.
    """

    chair: int | None
    person: str
    level: str | None = None
    invite: str = ""


class LinkChanged(Happening, frozen=True, tag="link-changed"):
    """The host changed the private link; ``invite`` is its token from now on."""

    invite: str


class ChairGiven(Happening, frozen=True, tag="chair-given"):
    """The host gave a chair to a person who watched, who plays on with its hand in a game."""

    chair: int
    person: str
    name: str
    face: str = ""


class LetIn(Happening, frozen=True, tag="let-in"):
    """A person came by the invitation as it is, and may come again even if it is renewed."""

    person: str


class Moved(Happening, frozen=True, tag="moved"):
    """Two chairs have changed places, with all who sit there: a free one, a bot's, a person's."""

    chair: int
    to: int


class Renamed(Happening, frozen=True, tag="renamed"):
    """Somebody has another name: who sits on *chair*, or the watching *person*.

    ``face`` is theirs from now on, None if it is as before.
    """

    chair: int | None
    person: str
    name: str
    face: str | None = None


class Readied(Happening, frozen=True, tag="readied"):
    """Somebody is ready, or no longer; ``chance`` is the SHA-256 of their part of the deal."""

    chair: int
    ready: bool
    chance: str = ""


class HostMade(Happening, frozen=True, tag="host-made"):
    """Another person is the host."""

    person: str


# ------------------------------------------------------------------- a game


class RevealAsked(Happening, frozen=True, tag="reveal-asked"):
    """A game is to be dealt on *chairs*, with the contributions that come until ``due``.

    ``hashes`` are those made public, by seat, empty for a bot and for a person without one.
    """

    chairs: list[int]
    hashes: list[str]
    due: int


class Revealed(Happening, frozen=True, tag="revealed"):
    """A person revealed their contribution to the deal."""

    chair: int
    chance: str


class Began(Happening, frozen=True, tag="began"):
    """A game was dealt; ``chairs`` are those of each seat, ``drawn`` the numbers drawn so far.

    ``open_cards`` says whether the players agreed to show all hands after the end.
    ``contributions`` are the parts of the deal by seat, none where no person added one, as in
    earlier releases; those of ``bots`` follow from the secret.  ``first_drawn``: None in earlier
    releases.  ``hashes`` are those of :class:`RevealAsked`, none if there were none.  ``counts``
    are the draws so far by purpose, in the game of a day.
    """

    number: int
    id: str
    header: dict[str, Any]
    chairs: list[int]
    drawn: int
    open_cards: bool = True
    contributions: list[str] = []
    bots: list[int] = []
    first_drawn: bool | None = None
    hashes: list[str] = []
    counts: dict[str, int] = {}


class Asked(Happening, frozen=True, tag="asked"):
    """Question ``step`` is on the table.

    ``asked`` are the seats whose answers count, ``ahead`` those who may also answer the
    question that follows if everybody lets this one pass.  ``earliest``, ``deadline`` (None
    without a limit) and ``pace`` (when bots alone have seemed to think) are instants.  A bot that
    answers later moves its window's ``pace`` by whole seconds.  ``bank`` milliseconds of the time
    come from the time bank of the person who is asked.  The events before are shown for
    ``settle`` milliseconds, which count for nobody.
    """

    step: int
    reaction: bool
    asked: list[int]
    ahead: list[int]
    earliest: int
    deadline: int | None
    pace: int
    auto: dict[int, Auto] = {}
    bank: int = 0
    settle: int = 0


class Answered(Happening, frozen=True, tag="answered"):
    """A sealed answer; ``half`` if the seat, a bot, has the question ahead still to answer.

    ``back``: the person was away, and is there again when the answers are opened; ``given``: the
    table gave it, for somebody who is away.
    """

    seat: int
    step: int
    words: str
    half: bool = False
    back: bool = False
    given: bool = False


class Withdrawn(Happening, frozen=True, tag="withdrawn"):
    """A sealed answer was taken back."""

    seat: int
    step: int


class Played(Happening, frozen=True, tag="played"):
    """The answers to question ``step`` were opened, and these of them counted.

    ``drawn`` is how many numbers the deal has drawn by now; ``missed`` are the seats of people
    who let their time run out, for nobody to see.  ``counts`` is as in :class:`Began`.
    """

    step: int
    lines: list[PlayedLine]
    drawn: int
    missed: list[int] = []
    counts: dict[str, int] = {}


class Ended(Happening, frozen=True, tag="ended"):
    """The game is over."""

    winners: list[int]


class Automated(Happening, frozen=True, tag="automated"):
    """Somebody replaced their presets; ``auto`` is their answer to the open question."""

    chair: int
    rules: list[AutoAnswer]
    auto: Auto | None = None


# ------------------------------------------------------------------- presence and clocks


class WentAway(Happening, frozen=True, tag="went-away"):
    """A person is away; ``auto`` is the answer given for them to the open question."""

    chair: int
    auto: Auto | None = None


class CameBack(Happening, frozen=True, tag="came-back"):
    """A person plays again."""

    chair: int


class Voted(Happening, frozen=True, tag="voted"):
    """Somebody voted to let a bot stand in for an absent player."""

    chair: int
    voter: str
    level: str


class HandedOver(Happening, frozen=True, tag="handed-over"):
    """A bot plays for a person."""

    chair: int
    level: str


class Paused(Happening, frozen=True, tag="paused"):
    """The host stopped the clocks."""


class Resumed(Happening, frozen=True, tag="resumed"):
    """The host let the clocks go on, which stood since ``since``."""

    since: int


class Rested(Happening, frozen=True, tag="rested"):
    """Nobody is there: the clocks stand."""


class Woken(Happening, frozen=True, tag="woken"):
    """Somebody is there again: the clocks go on, which stood since ``since``."""

    since: int


class Held(Happening, frozen=True, tag="held"):
    """The line of somebody who is asked is lost: the clock of the question stands."""


class Released(Happening, frozen=True, tag="released"):
    """The clock of the question goes on, which stood since ``since`` for a lost line."""

    since: int


class Paced(Happening, frozen=True, tag="paced"):
    """Bots seem to think as long as ``pace`` says from now on."""

    pace: Pace


class Hastened(Happening, frozen=True, tag="hastened"):
    """No person plays on, and somebody asked for the end: bots answer as soon as they can."""


# ------------------------------------------------------------------- talk


class Said(Happening, frozen=True, tag="said"):
    """Somebody said something."""

    person: str
    chair: int | None
    name: str
    text: str
    gallery: bool


class BotSpoke(Happening, frozen=True, tag="bot-spoke"):
    """The bot on *chair* commented on the last lines of the public log."""

    chair: int
    line: Message


class Reacted(Happening, frozen=True, tag="reacted"):
    """Somebody showed an emoji."""

    person: str
    chair: int
    emoji: str
    gallery: bool


# ------------------------------------------------------------------- the operator's


class NameTakenDown(Happening, frozen=True, tag="name-taken-down"):
    """The operator has taken a name down: who had it is called otherwise, in old lines too."""

    name: str
    instead: str


class Announced(Happening, frozen=True, tag="announced"):
    """The operator of the server said something to everybody."""

    text: str


Event: TypeAlias = (
    Created
    | Configured
    | Sat
    | Queued
    | LeftQueue
    | BotSat
    | Stood
    | Left
    | Barred
    | LinkChanged
    | LetIn
    | ChairGiven
    | Moved
    | Renamed
    | Readied
    | HostMade
    | RevealAsked
    | Revealed
    | Began
    | Asked
    | Answered
    | Withdrawn
    | Played
    | Ended
    | Automated
    | WentAway
    | CameBack
    | Voted
    | HandedOver
    | Paused
    | Resumed
    | Rested
    | Woken
    | Held
    | Released
    | Paced
    | Hastened
    | Said
    | BotSpoke
    | Reacted
    | NameTakenDown
    | Announced
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """Return *event* as one JSON object."""
    return _ENCODER.encode(event)


def decode(body: bytes) -> Event:
    """Return the event that *body* writes.

    Raises:
        msgspec.DecodeError: it writes none; the message names the field, not its value.
    """
    event: Event = _DECODER.decode(body)
    return event
