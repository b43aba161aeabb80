"""The bodies of HTTP requests and answers; the page's types are made from them."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.core.fair_deal import FairDeal
from intriga.core.message import ArgumentKind, Message
from intriga.core.options import When
from intriga.core.table_rules import Beat, GameStanding
from intriga.server.wire.messages import Changing
from intriga.service.commands import Face, Name, Plain, Word
from intriga.service.scenes.scene import LobbyRow, NextDeal
from intriga.service.table_settings import SettingName

ViewerName = Literal["all", "table", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
"""The viewer of a replay: one from whom nothing is hidden, a spectator, or a seat."""


# ------------------------------------------------------------------- what there is to play


class PresetBody(Struct, frozen=True):
    """An edition: how many it is for, and the value of every option."""

    name: str
    least: int
    most: int
    values: dict[str, Any]


class OptionBody(Struct, frozen=True):
    """An option, the default first; ``rules`` are those that it settles and the help states.

    It changes something where one of ``matters`` holds, always where that is empty.
    """

    name: str
    values: list[Plain]
    rules: list[str]
    matters: Sequence[When]


class SettingBody(Struct, frozen=True):
    """A setting of the table: the values that a set-up offers, numbers being seconds.

    It changes something where one of ``matters`` holds among the settings, always where that
    is empty.
    """

    name: SettingName
    values: list[Plain]
    default: Plain
    matters: Sequence[When]


class LogLineBody(Struct, frozen=True):
    """The role of a line of the log: whether something new begins with it, and its subject."""

    opens: bool
    beat: Beat | None


class LessonBody(Struct, frozen=True):
    """A lesson: its texts are ``lesson-<name>``, it takes about ``minutes``."""

    name: str
    minutes: int


class GameBody(Struct, frozen=True):
    """A game: its editions, options and settings, its bots weakest first, those with a style.

    A bot plays in its own manner where one of its ``bots_when`` holds; without an entry,
    everywhere.  ``cast`` has the characters whom bots play, each with its style.
    ``usual`` is the bot that plays where nobody says which; ``topics`` are those of its help.
    ``lines`` has the messages of the log that are more than a sentence, by their id.

    There is something to say on a topic where one of its ``help_when`` holds; without an
    entry, everywhere.  ``numbers`` are those that its sentences speak of, by name; ``arguments``
    says of the arguments of its messages, by name, whether they are seats, cards or inputs;
    ``lessons`` are those that it is learnt by, the first one first, ``terms`` the words that people
    can look up.
    """

    name: str
    players: int
    presets: list[PresetBody]
    options: list[OptionBody]
    extras: list[str]
    settings: list[SettingBody]
    levels: list[str]
    usual: str
    styles: list[str]
    bots_when: dict[str, Sequence[When]]
    cast: dict[str, str]
    topics: list[str]
    help_when: dict[str, Sequence[When]]
    lines: dict[str, LogLineBody]
    look: str
    numbers: dict[str, int]
    arguments: dict[str, ArgumentKind]
    lessons: list[LessonBody]
    terms: list[str]


# ------------------------------------------------------------------- tables


class Lobby(Struct, frozen=True, omit_defaults=True):
    """The tables on show, those this browser sits at, and how many people are connected.

    ``notice`` is what those who run the server say to everybody just now.
    """

    tables: list[LobbyRow]
    mine: list[LobbyRow]
    people: int
    notice: str = ""


class RecordedMessage(Struct, frozen=True):
    """A message to a learner, milliseconds *after* the one before it."""

    after: int
    message: Changing


class RecordedTurn(Struct, frozen=True):
    """The learner's answer to the open question, and the messages sent then."""

    words: str
    messages: list[RecordedMessage]


class LessonRecording(Struct, frozen=True):
    """A lesson as its learner is sent it: ``opening`` comes before the first answer.

    ``refused`` is the reply to any other answer than the one that the lesson shows.
    """

    game: str
    lesson: str
    refused: Message
    opening: list[RecordedMessage]
    turns: list[RecordedTurn]


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson after whose last line somebody plays on, in the edition of *locale*'s country."""

    game: Word
    lesson: Word
    name: Name
    locale: Word = "en"


class NewContinuation(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game that somebody plays on after a *step*, on *seat*, against bots of a level."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    level: Word
    name: Name
    face: Face = ""


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, dealt at once; the edition is the one of the country of *locale*.

    ``characters`` are those wished for: others of the cast fill the table.  With ``adds`` the cards
    are dealt on *start*, which brings the person's contribution, or after a few seconds without it.
    """

    game: Word
    name: Name
    level: Word
    face: Face = ""
    players: Annotated[int, Meta(ge=2, le=10)] | None = None
    locale: Annotated[str, Meta(max_length=40)] = "en"
    characters: Annotated[list[Word], Meta(max_length=9)] = []
    adds: bool = False


class Opened(Struct, frozen=True, omit_defaults=True):
    """A new table, and the token of its private link: ``/t/{table}#{invite}``.

    ``next`` describes a deal that waits for its host's contribution.
    """

    table: str
    invite: str
    next: NextDeal | None = None


class LinkToDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to a table, with the token of its invitation."""

    token: Word = ""


LinkState = Literal["none", "open", "opened", "over"]
"""The state of a person's last link to another device."""


class NewDeviceLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link by which one goes on in another browser, at *table* or in the lobby."""

    table: Word = ""


class MadeDeviceLink(Struct, frozen=True):
    """The link, good once and for *seconds*, and its drawing as SVG."""

    link: str
    seconds: int
    drawn: str


class DeviceLinkState(Struct, frozen=True):
    """The state of the last link that one has made."""

    state: LinkState


class DeviceLinkToOpen(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link; ``replaces`` whoever this browser was, and sits at tables."""

    token: Word
    replaces: bool = False


class DeviceLinkReached(Struct, frozen=True):
    """The browser is that of the person who made the link, ``new`` if it was not so before."""

    new: bool


ReportKind = Literal["name", "talk", "cheating", "other"]
"""The grounds of a report."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report of the person known by *alias* at a table, with its invitation."""

    alias: Word
    kind: ReportKind
    token: Word = ""


class ReportTaken(Struct, frozen=True):
    """The report is stored, with that number of *lines* of talk."""

    lines: int


class OwnIdentity(Struct, frozen=True):
    """The identity of the caller: it opens nothing, and names nobody."""

    identity: str


class Home(Struct, frozen=True, omit_defaults=True):
    """The address that links of invitation begin with, as ``http://192.168.1.20:8000``.

    Where only this computer reaches it, ``network`` is the command that starts the server for its
    network, and ``tunnel`` one that leads to it from anywhere.
    """

    address: str
    network: str = ""
    tunnel: str = ""


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that wants to play."""

    name: Name


class ProgramToken(Struct, frozen=True):
    """The token that the program sends with each connection: ``Authorization: Bearer …``."""

    token: str


class Problem(Struct, frozen=True):
    """Why something was not done: a word for programs, a sentence for people, the cause."""

    reason: str
    told: Message
    detail: str


# ------------------------------------------------------------------- finished games


class ReplayStep(Struct, frozen=True):
    """One step of a replay: the action, the log lines about it, and the table afterwards.

    Step 0 is the deal; nobody did it.  ``standing`` is how the game stood, ``shown`` are the seats
    to be shown as asked.  ``outcomes`` are what chance could give at each draw, in the order in
    which it counts them; none for what the draw before left.  Only who sees all cards is told.
    """

    by: int | None
    do: str | None
    told: list[Message]
    view: dict[str, Any]
    memory: dict[str, Any]
    standing: GameStanding
    shown: list[int]
    outcomes: list[list[str]]


class Begun(Struct, frozen=True):
    """The *game* of which another goes on after its *step*: somebody had read its cards."""

    game: str
    step: int


class Replay(Struct, frozen=True):
    """A finished game as one viewer saw it; ``viewers`` lists those that may be asked for.

    ``faces`` are those of the players, empty for one by the name; ``own`` are the seats that the
    one who asks had.  ``deal`` says how it was dealt,
    with its secret where the table opens its cards; None for a lesson or an earlier release.
    ``begun`` says of which game this one goes on, None for one that was dealt.
    """

    id: str
    game: str
    preset: str
    options: dict[str, Any]
    names: list[str]
    faces: list[str]
    date: str
    material: dict[str, Any]
    winners: list[int]
    seen: ViewerName
    viewers: list[ViewerName]
    own: list[int]
    deal: FairDeal | None
    steps: list[ReplayStep]
    begun: Begun | None = None


# ------------------------------------------------------------------- an evening


class EveningAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the evening of a table, with the token of its invitation."""

    token: Word = ""


class EveningPlayer(Struct, frozen=True):
    """Somebody who played at a table: how many games, and how many of them they have won."""

    name: str
    face: str
    bot: bool
    games: int
    wins: int


class EveningTitle(Struct, frozen=True):
    """A title, whose words are ``title-<name>``, and those who have it, by their places.

    ``told`` is what for, by holder; ``replay`` is the game in which it was done, with the ``step``,
    both None where it was done in several.
    """

    name: str
    holders: list[int]
    told: list[Message]
    replay: str | None
    step: int | None


class TableEvening(Struct, frozen=True):
    """The summary of a table's finished games: the last ``games`` of them.

    ``players`` are those who played, the one with most wins in front.  ``dates`` are the days of
    the first and the last game.
    """

    table: str
    game: str
    preset: str
    games: int
    dates: tuple[str, str] | None
    players: list[EveningPlayer]
    titles: list[EveningTitle]
