"""The state of a table as plain data: events change it, and snapshots keep it."""

from typing import Any, Literal

from msgspec import Struct, field

from intriga.service.commands import AutoAnswer
from intriga.service.events import Auto, DailyDeal
from intriga.service.scenes.scene import ChatLine, PlayerScene
from intriga.service.table_settings import Settings


class Chair(Struct):
    """A chair: who sits there, and who plays.

    ``person`` is empty without one; a bot plays where ``level`` is set, for the person if there is
    one.  ``left``: the person has gone and may come back while the game lasts, or once it is over
    where the host sent them away, ``sent_off``.  ``missed`` counts the questions in a row whose
    time ran out.  ``votes``: persons who wish for a bot, and its level.  ``again``: the person
    was ready before the rules changed.  ``bank`` is what is left of the person's time bank in
    the game, in milliseconds.  ``character`` is who of the cast a bot is, empty for none;
    ``face`` what a person chose to look like.  ``chance`` is the SHA-256 of what the person adds to
    the next deal, empty for nothing.  ``wins`` is what earlier releases counted here and not in
    ``scores``.
    """

    person: str = ""
    program: bool = False
    name: str = ""
    level: str | None = None
    seat: int | None = None
    ready: bool = False
    left: bool = False
    away: bool = False
    missed: int = 0
    wins: int = 0
    rules: list[AutoAnswer] = field(default_factory=list[AutoAnswer])
    votes: dict[str, str] = field(default_factory=dict[str, str])
    again: bool = False
    character: str = ""
    face: str = ""
    bank: int = 0
    chance: str = ""
    sent_off: bool = False

    @property
    def empty(self) -> bool:
        """Whether nobody sits there."""
        return not self.person and self.level is None

    @property
    def seated(self) -> bool:
        """Whether a person sits there who has not left."""
        return bool(self.person) and not self.left


class QueuedPerson(Struct):
    """A person who waits for a chair of the next game; fields as in :class:`Chair`."""

    person: str
    name: str
    program: bool = False
    face: str = ""


class Score(Struct):
    """A player's wins at the table: games in all, and games of the series under way."""

    name: str
    wins: int = 0
    series: int = 0


class Window(Struct):
    """A question on the table and the answers so far, all of them sealed: see ``Asked``.

    ``half`` are bots that let this question pass and have the one ahead still to answer; ``back``
    are the seats that were away and have answered: everybody hears of it when the window closes.
    ``given`` are those for whom the table answered, for nobody else to see.  ``bank`` of the
    milliseconds up to ``deadline`` come from a time bank.  ``held`` is since when the clock stands
    for a person whose line is lost, and ``stood`` for how many milliseconds it has before.
    """

    step: int
    reaction: bool
    asked: list[int]
    ahead: list[int]
    opened: int
    earliest: int
    deadline: int | None
    whole: int | None
    pace: int
    auto: dict[int, Auto]
    answers: dict[int, str] = field(default_factory=dict[int, str])
    half: list[int] = field(default_factory=list[int])
    back: list[int] = field(default_factory=list[int])
    given: list[int] = field(default_factory=list[int])
    bank: int = 0
    held: int | None = None
    stood: int = 0


class CurrentGame(Struct):
    """A game under way or over; ``first_line`` is the number of talk lines before it.

    ``open_cards`` says whether all hands are shown after the end.  ``unopened`` are, by phase, the
    answers of its last reaction window that another one kept from counting: nobody has seen them.
    ``hurried``: somebody asked for the end, and no person plays on.  ``spoke`` is how many
    questions had closed when a bot said something last.
    ``steps`` counts its questions that have closed, which everybody sees: never its events, whose
    number would tell how many have answered.  ``contributions``, ``bots``, ``first_drawn`` and
    ``hashes`` say how it was dealt: see ``Began``.  ``dealt_here``: not in another place, from
    which its record came.  ``players`` are those who played it, by seat, noted when it was over.
    ``replaced`` are the persons whose chair somebody else was given, each with that chair.
    In the game of a day ``counts`` are the draws so far by purpose, ``decisions`` how often each
    seat was asked; ``helped``: somebody else played for its person.
    """

    number: int
    id: str
    header: dict[str, Any]
    drawn: int
    began: int
    first_line: int
    open_cards: bool = True
    window: Window | None = None
    winners: list[int] = field(default_factory=list[int])
    unopened: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])
    steps: int = 0
    hurried: bool = False
    spoke: int = 0
    contributions: list[str] = field(default_factory=list[str])
    bots: list[int] = field(default_factory=list[int])
    first_drawn: bool | None = None
    dealt_here: bool = True
    players: list[PlayerScene] = field(default_factory=list[PlayerScene])
    replaced: dict[str, int] = field(default_factory=dict[str, int])
    hashes: list[str] = field(default_factory=list[str])
    counts: dict[str, int] = field(default_factory=dict[str, int])
    decisions: dict[int, int] = field(default_factory=dict[int, int])
    helped: bool = False


class RevealRound(Struct):
    """A game about to be dealt: see ``RevealAsked``; ``told`` are the bytes by chair, so far."""

    chairs: list[int]
    hashes: list[str]
    due: int
    told: dict[int, str] = field(default_factory=dict[int, str])


class TalkAllowance(Struct):
    """How much somebody may still say, at the instant ``at``."""

    left: float
    at: int


class TableData(Struct):
    """A table.

    ``lines_before`` counts the lines of talk that are forgotten, ``hidden_before`` those of them
    that the gallery said in the game under way.
    ``events`` counts what has happened, ``last`` is when.  ``stopped`` is since when the
    clocks of a game stand.  ``step`` is the number of the last question; ``done`` are the
    numbers of the last commands of each person, ``marks`` those of these commands by their
    numbers, where they are known.  ``barred`` are the persons whom the host sent away for good,
    ``visitors`` and ``faces`` are the names and faces of persons without a chair,
    ``guests`` those who have no chair and may come in, each with the invitation that they know,
    ``aliases`` what persons are known by, which nothing else of them follows from; ``lesson``
    is the one that is given there, empty for none.  ``queue`` are those who wait for a chair, the
    first in front; ``scores`` are by person, or by bot, as ``apply.occupant`` names them.
    ``reveal`` is the game that is about to be dealt.  ``daily`` is the deal of a day that the first
    game has.
    """

    table: str
    game: str
    secret: str
    invite: str
    preset: str
    options: dict[str, Any]
    settings: Settings
    chairs: list[Chair]
    created: int
    since: int
    host: str = ""
    phase: Literal["gathering", "playing", "over"] = "gathering"
    paused: bool = False
    stopped: int | None = None
    step: int = 0
    deal: CurrentGame | None = None
    winner: str = ""
    winner_chair: int | None = None
    lines: list[ChatLine] = field(default_factory=list[ChatLine])
    lines_before: int = 0
    hidden_before: int = 0
    visitors: dict[str, str] = field(default_factory=dict[str, str])
    faces: dict[str, str] = field(default_factory=dict[str, str])
    buckets: dict[str, TalkAllowance] = field(default_factory=dict[str, TalkAllowance])
    done: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    marks: dict[str, dict[int, int]] = field(default_factory=dict[str, dict[int, int]])
    barred: list[str] = field(default_factory=list[str])
    guests: dict[str, str] = field(default_factory=dict[str, str])
    aliases: dict[str, str] = field(default_factory=dict[str, str])
    events: int = 0
    last: int = 0
    lesson: str = ""
    queue: list[QueuedPerson] = field(default_factory=list[QueuedPerson])
    scores: dict[str, Score] = field(default_factory=dict[str, Score])
    reveal: RevealRound | None = None
    daily: DailyDeal | None = None
