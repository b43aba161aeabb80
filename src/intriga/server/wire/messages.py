"""The wire: two closed lists of messages, from which the page's types are made.

Clients send ``FromClient``: the commands of a table, and two about the connection.
The server sends ``FromServer``: a whole scene first, then its changes
(:mod:`intriga.service.scenes.fold`).  A client that comes back says what it has, and gets the rest.
"""

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from intriga.core.message import Message
from intriga.service.commands import AnyCommand, ChairCommandType, CommandType, Word
from intriga.service.scenes.scene import (
    ChairScene,
    ChatLine,
    Phase,
    PlayerScene,
    Scene,
    SceneStep,
    SeriesScore,
    WaitingScene,
    Watcher,
)

PROTOCOL: Final = 5  # changes when older pages can no longer be understood

Count = Annotated[int, Meta(ge=0)]


# ------------------------------------------------------------------- up


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message of a socket: how much it has seen, and the token of a private link.

    ``deal`` is the number of the game whose ``log`` lines it has, ``talk`` how many lines of talk.
    ``viewer`` is the seat whose log that is, -1 for a spectator, None where nobody knows.
    ``whole`` asks for a whole scene whenever anything changes, as small programs like it.
    """

    protocol: int
    token: Word | None = None
    deal: Count = 0
    log: Count = 0
    talk: Count = 0
    viewer: Annotated[int, Meta(ge=-1)] | None = None
    whole: bool = False


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Ask whether the line holds; ``sent`` comes back."""

    sent: Count


FromClient = Hello | Ping | AnyCommand


# ------------------------------------------------------------------- down


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The table as it is now, with the lines of log and talk that are new."""

    scene: Scene


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Entries of the scene that have changed and are the same for all, or one's own.

    ``may``, ``may_at``, ``place`` and ``watchers`` are one's own, and come in a message of their
    own.
    """

    chairs: list[ChairScene] | UnsetType = UNSET
    players: list[PlayerScene] | UnsetType = UNSET
    watching: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    waits: Message | UnsetType | None = UNSET
    queue: list[WaitingScene] | UnsetType = UNSET
    series: list[SeriesScore] | UnsetType = UNSET
    may: list[CommandType] | UnsetType = UNSET
    may_at: list[list[ChairCommandType]] | UnsetType = UNSET
    place: int | UnsetType | None = UNSET
    watchers: list[Watcher] | UnsetType = UNSET


class Sealed(Struct, frozen=True, tag_field="type", tag="sealed"):
    """Your answer to question *step* lies sealed on the table; None: you took it back.

    ``given``: the table gave it, because you are away.  ``id`` is that of your command that it
    carries out, as a step has it.
    """

    step: int
    words: str | None
    given: bool = False
    id: int | UnsetType = UNSET


class Unanswered(Struct, frozen=True, tag_field="type", tag="unanswered"):
    """You let the time of a question run out, and what silence counts for counted."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """Command *id* was carried out, where no step and no sealed answer says so."""

    id: int


class CommandRefused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Command *id* was not carried out, and nothing has changed.

    ``reason`` is a word for programs; ``told`` the sentence for people; ``detail`` names
    the cause and the value, in English.
    """

    id: int
    reason: str
    told: Message
    detail: str


class Reaction(Struct, frozen=True, tag_field="type", tag="reaction"):
    """Somebody shows an emoji."""

    chair: int
    emoji: str


class Talk(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody said something."""

    line: ChatLine


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    sent: int


class Delayed(Struct, frozen=True, tag_field="type", tag="delayed"):
    """From now on you see the table so many *seconds* late, since you only watch; 0: at once.

    The first scene comes late, too.  Receipts and ``bye`` do not.
    """

    seconds: int


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes the socket; ``again`` says whether to come back.

    ``at`` is where to, if the table is with another server: an address, or a path of this one.
    ``told`` is the sentence for people, where it says more than the reason does.
    """

    reason: str
    again: bool
    at: str | UnsetType = UNSET
    told: Message | UnsetType = UNSET


Changing = Update | TableChanged | SceneStep | Sealed | Talk
"""The messages that turn a scene into the next one."""

FromServer = (
    Update
    | TableChanged
    | SceneStep
    | Sealed
    | Unanswered
    | Accepted
    | CommandRefused
    | Reaction
    | Talk
    | Pong
    | Delayed
    | Bye
)
