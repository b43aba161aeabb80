"""The commands that people and programs may give to a table: one closed list.

A command names ids, never cards that the table does not know already; unknown
fields are refused where it is read.  ``id`` is chosen by the sender and comes
back with the answer, so that a command sent twice counts once.
"""

from typing import Annotated, Final, Literal
from zlib import crc32

from msgspec import UNSET, Meta, Struct, UnsetType, json

from intriga.service.table_settings import Pace, Settings

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 400  # characters of talk
MOST_RULES: Final = 24
EMOJI: Final = ("👍", "👏", "😂", "😮", "🤔", "😈", "🙈", "🔥")

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Chair = Annotated[int, Meta(ge=0, le=9)]
Word = Annotated[str, Meta(max_length=40)]
_END: Final = r"$(?!\n)"  # the end, and not before a last line feed, in Python as in JavaScript
Face = Annotated[str, Meta(pattern="^[a-z]{0,20}" + _END)]
Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?" + _END)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + _END)]
Plain = str | int | bool


class Command(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    omit_defaults=True,
):
    """A command to a table."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0

    @property
    def mark(self) -> int:
        """A number that equal commands have in common, and hardly ever any others.

        A field that commands get later changes nothing, as long as it has its default.
        """
        return crc32(json.encode(self))


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open; ``bots`` are the levels of those who sit already.

    ``characters`` are who of the cast they are, by place; empty, or without one, a bot is nobody in
    particular.  Chairs that are not counted are as many as usually play.  ``face`` is what the host
    looks like, empty if by the name.  ``lesson`` is the one that is given.
    """

    game: Word
    name: Name
    preset: Word
    options: dict[str, Plain] = {}
    chairs: Annotated[int, Meta(ge=2, le=10)] | None = None
    settings: Settings = Settings()
    bots: Annotated[list[Word], Meta(max_length=9)] = []
    characters: Annotated[list[Word], Meta(max_length=9)] = []
    face: Face = ""
    lesson: Word = ""


# ------------------------------------------------------------------- sitting down


class Join(Command, frozen=True, tag="join"):
    """Sit down on a chair, or on the first empty one; ``token`` is the invitation.

    ``face`` is what one looks like, empty if by the name.
    """

    name: Name
    chair: Chair | None = None
    token: Word | None = None
    face: Face = ""


class Leave(Command, frozen=True, tag="leave"):
    """Get up; in a game a bot plays on in one's place."""


class QueueUp(Command, frozen=True, tag="queue"):
    """Wait for a chair of the next game; fields as in *join*.  One who waits already goes on."""

    name: Name
    token: Word | None = None
    face: Face = ""


class LeaveQueue(Command, frozen=True, tag="unqueue"):
    """Wait for a chair no longer."""


class Move(Command, frozen=True, tag="move"):
    """Take another chair: a free one or a bot's, and the host a person's; the two change places."""

    chair: Chair


class Rename(Command, frozen=True, tag="rename"):
    """Take another name, and another ``face`` if one is given: empty for one by the name."""

    name: Name
    face: Face | None = None


class Ready(Command, frozen=True, tag="ready"):
    """Say whether one is ready for the next game.

    ``chance`` is the SHA-256 of 16 random bytes of one's own, in hexadecimal; everybody sees it.
    The bytes help to deal: see *reveal*.
    """

    ready: bool
    chance: Hash = ""


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the 16 bytes whose SHA-256 came with *ready* or *start*, after all ``hashes``."""

    chance: Contribution


# ------------------------------------------------------------------- the host's


class Configure(Command, frozen=True, tag="configure"):
    """Change the game that will be played; settings that are left out stay."""

    preset: Word | UnsetType = UNSET
    options: dict[str, Plain] | UnsetType = UNSET
    chairs: Annotated[int, Meta(ge=2, le=10)] | UnsetType = UNSET
    settings: "dict[str, Plain] | UnsetType" = UNSET


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Let a bot of *level* sit on an empty chair, or change the one there.

    ``character`` is who of the cast it is: empty for nobody in particular, None for anybody free.
    """

    chair: Chair
    level: Word
    character: Word | None = ""


class EmptyChair(Command, frozen=True, tag="empty-chair"):
    """Send a bot or a person away before the game; in it, a person until it is over."""

    chair: Chair


class Bar(Command, frozen=True, tag="bar"):
    """Send the person on a chair away for good: in a game a bot plays on."""

    chair: Chair


class BarWatcher(Command, frozen=True, tag="bar-watcher"):
    """Send somebody away for good who watches, by the ``alias`` of a line that they said."""

    alias: Annotated[str, Meta(min_length=1, max_length=40)]


class NewLink(Command, frozen=True, tag="new-link"):
    """Change the private link: the old one lets nobody in who was not there before."""


class GiveChair(Command, frozen=True, tag="give-chair"):
    """Give the chair of a bot, or of somebody who is gone, to one of the ``watchers`` of the scene.

    In a game they play on with its hand.
    """

    chair: Chair
    to: Word


class MakeHost(Command, frozen=True, tag="make-host"):
    """Make the person on a chair the host."""

    chair: Chair


class Start(Command, frozen=True, tag="start"):
    """Deal the cards to those who sit; ``chance`` as with *ready*."""

    chance: Hash = ""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks."""


class Resume(Command, frozen=True, tag="resume"):
    """Let the clocks go on."""


class SetPace(Command, frozen=True, tag="pace"):
    """Let bots seem to think for longer or shorter, in a game too."""

    pace: Pace


class Hurry(Command, frozen=True, tag="hurry"):
    """Let a game that no person plays on go to its end as quickly as the bots can."""


# ------------------------------------------------------------------- playing


class Answer(Command, frozen=True, tag="answer"):
    """Answer question number *step* in the words of the notation, sealed until it closes."""

    step: Annotated[int, Meta(ge=0)]
    words: Annotated[str, Meta(max_length=80)]


class Undo(Command, frozen=True, tag="undo"):
    """Take back the answer to question number *step*, which is still open."""

    step: Annotated[int, Meta(ge=0)]


class AutoAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """A private preset: how to answer reactions of one kind, the narrowest that fits counts.

    One that asks comes before all others, then those about an action, a claim, a seat.
    It fits where ``claim`` and ``action`` (words of the notation) and ``by`` (a seat) are what is
    reacted to; None fits all.  ``unless_me`` keeps it from answering what is aimed at
    oneself.  ``answer`` None asks me all the same: never answer by itself.
    """

    answer: Word | None
    claim: Word | None = None
    action: Word | None = None
    by: Chair | None = None
    unless_me: bool = False


class Automate(Command, frozen=True, tag="automate"):
    """Replace one's private presets for this game."""

    rules: Annotated[list[AutoAnswer], Meta(max_length=MOST_RULES)]


class Back(Command, frozen=True, tag="back"):
    """Play again oneself, after having been away or having let a bot play."""


class HandOver(Command, frozen=True, tag="hand-over"):
    """Let a bot play for a chair: one's own at once, one that is away if most people agree."""

    chair: Chair
    level: Word


# ------------------------------------------------------------------- talk


class Say(Command, frozen=True, tag="say"):
    """Say something: to the table, or from a spectator to the gallery."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class React(Command, frozen=True, tag="react"):
    """Show one of EMOJI over one's chair."""

    emoji: Literal["👍", "👏", "😂", "😮", "🤔", "😈", "🙈", "🔥"]


CommandType = Literal[
    "join",
    "queue",
    "unqueue",
    "leave",
    "rename",
    "ready",
    "reveal",
    "configure",
    "start",
    "pause",
    "resume",
    "pace",
    "hurry",
    "answer",
    "undo",
    "automate",
    "back",
    "say",
    "react",
    "bar-watcher",
    "new-link",
]
"""The commands that concern no one chair, or any."""
ChairCommandType = Literal[
    "join", "move", "seat-bot", "empty-chair", "bar", "give-chair", "make-host", "hand-over"
]
"""The commands about one chair."""

AnyCommand = (
    Join
    | QueueUp
    | LeaveQueue
    | Leave
    | Move
    | Rename
    | Ready
    | Reveal
    | Configure
    | SeatBot
    | EmptyChair
    | Bar
    | BarWatcher
    | NewLink
    | GiveChair
    | MakeHost
    | Start
    | Pause
    | Resume
    | SetPace
    | Hurry
    | Answer
    | Undo
    | Automate
    | Back
    | HandOver
    | Say
    | React
)
