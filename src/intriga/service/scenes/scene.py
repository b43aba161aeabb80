"""Scenes: a table as one person sees it, and the only things that are ever sent.

A scene is made from a view and from what everybody at the table knows, field by
field; it has the same shape for everybody.  Times are milliseconds from now, so that
clocks need not agree.

An eavesdropper on the line cannot read messages, but sees how long they are.  Public parts may
have any length.  Parts for one seat alone are padded to their longest possible length, which tells
nobody which cards it holds: its cards, and its answers where their number follows from its cards.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer, UsualAnswers
from intriga.core.table_rules import GameStanding, Subject
from intriga.service.commands import AutoAnswer, ChairCommandType, CommandType
from intriga.service.scenes.encoded_menus import EncodedMenu
from intriga.service.table_settings import Settings

Phase = Literal["gathering", "playing", "paused", "over"]
"""The phase of a table."""
ROOM: Final = 512  # bytes for a seat's own part of a step, or a multiple
MENU: Final = 1_536  # bytes for answers, or a multiple: longer menus follow from no hand
LINE: Final = 32  # bytes by which a line of the log may be longer for a seat, on the average
NO_OWN: Final = b"null}"  # the end of a step that is the same for everybody
_encode: Final = msgspec.json.encode


class ChairScene(Struct, frozen=True):
    """A chair and who sits on it.

    ``kind`` is *empty*, *person*, *bot*, or *program* for one that plays over the network;
    ``level`` is that of the bot that plays, also for a person who is gone.  ``seat`` is the
    seat in the game under way, None without one.  ``left``: the person has left, and may come back
    while the game lasts; after it anybody may sit there.  ``again``: the person was ready before
    the rules changed.  ``alias`` is what its person is known by at this table, whatever the name.
    ``character`` is who of the cast a bot is, empty for none; ``face`` what a person chose to look
    like, empty for a face by the name.  ``chance`` is the SHA-256 of what the person adds to the
    next deal.
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
    left: bool
    again: bool
    alias: str
    character: str
    face: str
    chance: str


class WaitingScene(Struct, frozen=True):
    """Somebody who waits for a chair of the next game."""

    name: str
    face: str
    present: bool


class SeriesScore(Struct, frozen=True):
    """How many games of the series somebody has won; ``won``: it is theirs.

    ``chair`` is where they sit, None for somebody who has gone.
    """

    name: str
    wins: int
    chair: int | None
    won: bool


class PlayerScene(Struct, frozen=True):
    """The player of a seat in the game under way, or in the one just over.

    ``face`` is one of the cast, or what a person chose to look like; empty for a face by the name.
    """

    name: str
    face: str = ""


class Watcher(Struct, frozen=True):
    """A person who watches, by the name that they gave, empty for none; ``id`` is for the host."""

    id: str
    name: str


class NextDeal(Struct, frozen=True):
    """The next game as everybody knows it before it is dealt.

    ``number`` is its number at the table; ``commitment`` is the SHA-256 of its secret.  Once it is
    about to be dealt ``hashes`` are those of each seat's contribution, empty where there is none:
    then each has to *reveal* it.
    """

    number: int
    commitment: str
    hashes: tuple[str, ...] = ()


class WindowScene(Struct, frozen=True):
    """A question on the table: the seats asked, its subject, its time.

    Nothing here depends on who has answered.  ``shown`` are the seats to be shown as asked: none
    where several react.  ``left`` and ``whole`` are milliseconds, None without a limit; the last
    ``bank`` of them come from the time bank of the person who is asked.  ``held``: the clock
    stands for somebody whose line is lost.
    """

    step: int
    reaction: bool
    shown: list[int]
    subject: Subject | None
    left: int | None
    whole: int | None
    bank: int
    held: bool


class DealScene(Struct, frozen=True):
    """A game as one person sees it, ``n`` being how often a question of it has closed.

    ``view`` is the position as ``docs/reference/record`` writes it, hidden cards as ``?``;
    ``memory`` and ``material`` are those of the game's table rules, ``material`` sent with the
    first scene of a game and after a reconnect only, and so are ``usual`` answers.  ``standing``
    is how the game stands, whoever looks.  ``question``, ``form``, ``offers`` and
    ``answer`` are one's own: ``form`` says how one of the offers is chosen, ``answer`` is what one
    has said, sealed still, ``given`` if the table said it for somebody away.  ``open`` is
    the whole position once the game is over and the table shows its cards; then ``secret``,
    in hexadecimal, is what ``commitment`` is the SHA-256 of.  ``contributions`` are what each seat
    added to the deal, none where no person did; those of ``bots``, which are seats, follow from the
    secret, and ``hashes`` are what was told of them before (``core.fair_deal``).
    """

    number: int
    n: int
    id: str
    view: dict[str, Any]
    memory: dict[str, Any] | None
    standing: GameStanding
    material: dict[str, Any] | None
    usual: UsualAnswers | None
    window: WindowScene | None
    question: Message | None
    form: AnswerForm | None
    offers: list[Offer]
    answer: str | None
    given: bool
    automatic: list[AutoAnswer]
    log_from: int
    log: list[Message]
    open: dict[str, Any] | None
    commitment: str
    secret: str | None
    contributions: list[str]
    bots: list[int]
    hashes: list[str]


class OwnStep(Struct, frozen=True):
    """The part of a step for one seat alone: its question, and its own knowledge.

    ``view`` and ``memory`` are the parts that differ from the step's; ``log`` replaces the lines
    of the step, None where they are the same.
    """

    view: dict[str, Any]
    memory: dict[str, Any]
    question: Message | None
    form: AnswerForm | None
    offers: list[Offer]
    answer: str | None
    given: bool
    log: list[Message] | None


class SceneStep(Struct, frozen=True, tag_field="type", tag="step"):
    """The changes in game number ``deal`` since its scene number ``after``: it is ``n`` now.

    ``view`` and ``memory`` are the parts that have changed, ``standing`` is how the game stands
    now, None where that is as before; ``log`` are the lines that are new.  ``id`` is that of the
    command of one's own that it carries out, if it was one's own.
    """

    deal: int
    after: int
    n: int
    view: dict[str, Any]
    memory: dict[str, Any]
    standing: GameStanding | None
    window: WindowScene | None
    log: list[Message]
    own: OwnStep | None
    id: int | UnsetType = UNSET


class RuleChange(Struct, frozen=True):
    """A change by the host: ``name`` of ``kind`` is *value* now."""

    kind: Literal["preset", "option", "chairs", "setting"]
    name: str
    value: Any


class LogPlace(Struct, frozen=True):
    """A place in the log of game number ``game``: after its first ``lines`` lines."""

    game: int
    lines: int


class ChatLine(Struct, frozen=True):
    """A line of talk; ``gallery`` if it was said among those who only watched.

    ``alias`` is what the person who spoke is known by at this table, whatever the name.  Where the
    table itself speaks, ``told`` is its message, with the names of people, and ``changes`` are the
    rules that it names; with a ``chair``, the bot there speaks.  ``place`` is its place in the log
    for lines that stand there too, as those of people who leave and come back do, else None.
    """

    number: int
    chair: int | None
    name: str
    text: str
    gallery: bool
    alias: str = ""
    told: Message | None = None
    changes: list[RuleChange] = []
    place: LogPlace | None = None


class Received(Struct, frozen=True):
    """A viewer's present knowledge of a table: how many lines of which game's log, and of talk.

    ``viewer`` is the seat whose log it was, -1 for a spectator, None where nobody knows;
    ``gallery`` says whether they heard the gallery of that game, ``chair`` where they sat, and
    ``asked`` whether they were asked what was asked last.
    """

    deal: int = 0
    log: int = 0
    talk: int = 0
    viewer: int | None = None
    gallery: bool | None = None
    chair: int | None = None
    asked: bool = False


class DailyScene(Struct, frozen=True):
    """The ``day``, an ISO date, whose deal the game has, and whether it is *counted*.

    ``commitment`` is the SHA-256 of the key that is published when the day is over.
    """

    day: str
    counted: bool
    commitment: str


class Scene(Struct, frozen=True):
    """A table as one person sees it.

    ``you`` is one's chair, None for a spectator; ``invite`` is the token of the private link, for
    those who sit or came by it.  ``players`` are those of the game by seat, even if others have
    their chairs since it was over; nobody before the first.  ``least`` and ``most`` are how many
    the edition is for.  ``waits`` is what the table waits for, with numbers of chairs, None while a
    game goes on.  ``may`` are the commands that one may give, ``may_at`` those about each chair;
    they are refused only for what they say.  ``lesson`` is the one that is given here, empty for
    none.  ``sides`` are the chairs that win together if all are taken, none where everybody plays
    alone.  ``next`` describes the next deal, None while a game goes on and where a lesson
    is given.  ``queue`` are those who wait for a chair, the first in front, ``place`` is one's own
    among them, from 1; ``series`` is how the series stands, the leader first, empty where none is
    played.  ``watchers`` are those who watch, for the host alone, who may give them a chair;
    ``replaced`` is the chair that one had in this game and somebody else was given.  ``daily`` is
    told where the game under way or just over has the deal of a day.
    """

    table: str
    game: str
    preset: str
    options: dict[str, Any]
    least: int
    most: int
    settings: Settings
    phase: Phase
    chairs: list[ChairScene]
    players: list[PlayerScene]
    watching: int
    waits: Message | None
    may: list[CommandType]
    may_at: list[list[ChairCommandType]]
    queue: list[WaitingScene]
    place: int | None
    series: list[SeriesScore]
    watchers: list[Watcher]
    replaced: int | None
    you: int | None
    invite: str | None
    remarks: list[Message]
    deal: DealScene | None
    lesson: str
    daily: DailyScene | None
    sides: list[list[int]]
    next: NextDeal | None
    talk_from: int
    talk: list[ChatLine]


class LobbyRow(Struct, frozen=True):
    """A table as the lobby shows it; ``may`` are the commands open to somebody who comes."""

    table: str
    game: str
    preset: str
    names: list[str]
    chairs: int
    free: int
    phase: Phase
    since: int
    may: Literal["join", "watch"] = "watch"
    host: str = ""  # nobody, and in notes of an older Intriga


def with_own(public: bytes, own: OwnStep, menu: EncodedMenu, base: int) -> bytes:
    """Return the step *public*, in JSON, with the part *own* of a seat, which has *menu*.

    *base* is the length of the public parts that *own* repeats, or replaces.
    """
    part = _encode(own)
    length = base + _up(len(part) - menu.length - base, ROOM) + _up(menu.length + menu.room, MENU)
    return b"%b%b}" % (public[: -len(NO_OWN)], part.ljust(length))


def encoded_scene(scene: Scene, public: DealScene | None, menu: EncodedMenu) -> bytes:
    """Return *scene* in JSON, as long as it is whatever its person, who has *menu*, holds.

    *public* is its game as a spectator sees it, None where its person sees no more than that.
    """
    text = _encode(scene)
    if public is None or scene.deal is None:
        return text
    base = len(text) - length_of(scene.deal) + length_of(public) + LINE * len(public.log)
    length = base + _up(len(text) - menu.length - base, ROOM) + _up(menu.length + menu.room, MENU)
    return text.ljust(length)


def length_of(*parts: Any) -> int:  # noqa: ANN401  anything that is sent
    """Return how long *parts* are in JSON."""
    return sum(len(_encode(part)) for part in parts)


def _up(length: int, step: int) -> int:
    return max(1, -(-length // step)) * step
