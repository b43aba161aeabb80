"""What one person sees of a table: the only things that are ever sent.

A scene is made from a view and from what everybody at the table knows, field by
field; it has the same shape for everybody.  Times are milliseconds from now, so that
clocks need not agree.
"""

from typing import Any, Literal

from msgspec import Struct

from intriga.service.commands import AutoAnswer
from intriga.service.table_settings import Settings

ToldArg = str | int | list[int] | list[str]


class Told(Struct, frozen=True):
    """A sentence in no language: a Fluent id and its arguments, seats as numbers."""

    id: str
    args: dict[str, ToldArg]


class ChairScene(Struct, frozen=True):
    """A chair and who sits on it.

    ``kind`` is *empty*, *person*, *bot*, or *program* for one that plays over the network;
    ``level`` is that of the bot that plays, also for a person who is gone.  ``seat`` is the
    seat in the game under way, None without one.
    """

    kind: Literal["empty", "person", "bot", "program"]
    name: str
    level: str | None
    seat: int | None
    ready: bool
    present: bool
    away: bool
    host: bool
    wins: int


class OfferScene(Struct, frozen=True):
    """An answer that is open to you: see ``core.table_rules.Offer``."""

    words: str
    claim: str | None
    true: bool | None
    price: int


class SubjectScene(Struct, frozen=True):
    """What a reaction is to: see ``core.table_rules.Subject``."""

    by: int
    action: str
    claim: str | None
    at: int | None


class WindowScene(Struct, frozen=True):
    """A question on the table: who is asked, what it is about, how long there is.

    Nothing here depends on who has answered.  ``left`` and ``whole`` are milliseconds,
    None without a limit.
    """

    step: int
    reaction: bool
    subject: SubjectScene | None
    left: int | None
    whole: int | None


class DealScene(Struct, frozen=True):
    """A game as one person sees it.

    ``view`` is the position as ``docs/reference/record`` writes it, hidden cards as ``?``;
    ``memory`` and ``material`` are those of the game's table rules, ``material`` sent with the
    first scene of a game and after a reconnect only.  ``question``, ``offers`` and
    ``answer`` are one's own: ``answer`` is what one has said, sealed still.  ``open`` is
    the whole position once the game is over and the table shows its cards; then ``secret``,
    in hexadecimal, is what ``commitment`` is the SHA-256 of (``core.chance.Committed``).
    """

    number: int
    id: str
    view: dict[str, Any]
    memory: dict[str, Any] | None
    material: dict[str, Any] | None
    window: WindowScene | None
    question: Told | None
    offers: list[OfferScene]
    answer: str | None
    automatic: list[AutoAnswer]
    log_from: int
    log: list[Told]
    winners: list[int]
    open: dict[str, Any] | None
    commitment: str
    secret: str | None


class ChatLine(Struct, frozen=True):
    """A line of talk; ``gallery`` if it was said among those who only watched."""

    number: int
    chair: int | None
    name: str
    text: str
    gallery: bool


class Received(Struct, frozen=True):
    """What somebody has of a table already: how many lines of which game's log, and of talk.

    ``eyes`` is the seat whose log it was, -1 for a spectator, None where nobody knows;
    ``gallery`` says whether they heard the gallery of that game.
    """

    deal: int = 0
    log: int = 0
    talk: int = 0
    eyes: int | None = None
    gallery: bool | None = None


class Scene(Struct, frozen=True):
    """A table as one person sees it.

    ``you`` is one's chair, None for a spectator; ``invite`` is the token of the private link, for
    those who sit.  ``least`` and ``most`` are how many the edition is for.
    """

    table: str
    game: str
    preset: str
    options: dict[str, Any]
    least: int
    most: int
    settings: Settings
    phase: Literal["gathering", "playing", "paused", "over"]
    chairs: list[ChairScene]
    watching: int
    you: int | None
    invite: str | None
    remarks: list[Told]
    deal: DealScene | None
    talk_from: int
    talk: list[ChatLine]


class LobbyRow(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    preset: str
    names: list[str]
    chairs: int
    free: int
    phase: Literal["gathering", "playing", "paused", "over"]
    since: int
