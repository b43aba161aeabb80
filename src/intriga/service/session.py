"""A table in memory: its data, the game that follows from them, and who is there just now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from intriga.core.chance import Committed, Keyed, Scripted
from intriga.core.fair_deal import FairDeal, commitment_of, key_of, source_of
from intriga.core.game import Game
from intriga.core.games import ruleset_of, table_rules_of
from intriga.core.ruleset import Json, Ruleset
from intriga.service.events import DailyDeal, Event, PlayedLine
from intriga.service.questions.question import Preview, Question
from intriga.service.scenes.narrator import Narrator
from intriga.service.scenes.scene import PlayerScene
from intriga.service.table_data import Chair, CurrentGame, TableData, Window
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import Pace

if TYPE_CHECKING:
    from intriga.core.table_rules import AnyTableRules
import base64
import hashlib
import hmac
from random import Random


class Dice:
    """Numbers that nobody can predict without the secret.

    Nothing is used up: the same question always has the same answer, so that a table
    restored from its events goes on as the other would have.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def key(self, *what: str | int) -> bytes:
        """Return 32 bytes for the purpose *what*."""
        purpose = "\n".join(map(str, what)).encode()
        return hmac.new(self._secret, purpose, hashlib.sha256).digest()

    def random(self, *what: str | int) -> Random:
        """Return a generator for the purpose *what*."""
        return Random(self.key(*what))  # noqa: S311  seeded by a secret

    def word(self, length: int, *what: str | int) -> str:
        """Return *length* letters and digits, 5 bits each, at most 51."""
        return base64.b32encode(self.key(*what)).decode().lower()[:length]


AnyGame = Game[Any, Any]


class Person(Struct, frozen=True):
    """The person who gives a command: ``id`` cannot be guessed and is never shown to anybody."""

    id: str
    program: bool = False


class Session:
    """The state that the parts of a table share.

    ``present`` are the persons connected, ``programs`` those of them that ever were that are
    programs, ``absent`` since when those who sit and are
    not: neither is kept.  ``fresh`` are the events that nobody has fetched yet, ``giving`` is who
    gives which command just now, ``dealt`` the game of which an event is about to tell,
    ``may_be_hurried`` the right to that as it was last sent, None before.
    """

    def __init__(self, kept: TableData) -> None:
        """Open a session on the data *kept* of it."""
        self.data = kept
        self.ruleset: Ruleset[Any, Any] = ruleset_of(kept.game)
        self.table_rules: AnyTableRules = table_rules_of(kept.game)
        self.dice = Dice(bytes.fromhex(kept.secret))
        self.present: set[str] = set()
        self.programs: set[str] = set()
        self.absent: dict[str, int] = {}
        self.fresh: list[Event] = []
        self.giving: tuple[str, int, int] | None = None
        self.dealt: AnyGame | None = None
        self.may_be_hurried: bool | None = None
        self._keyed = -1, b""  # the number of a deal, and its key
        self._game: AnyGame | None = None
        self._here: Preview | None = None
        self._narrator: Narrator | None = None
        self._question: Question | None = None

    # --- the game

    @property
    def deal(self) -> CurrentGame:
        """The game under way or just over.

        Raises:
            Refused: there is none.
        """
        if self.data.deal is None:
            raise Refused(TableRefusal.NO_GAME, "no game has begun at this table")
        return self.data.deal

    @property
    def game(self) -> AnyGame:
        """That game and its record.

        Raises:
            Refused: there is none.
        """
        if self._game is None:
            raise Refused(TableRefusal.NO_GAME, "no game has begun at this table")
        return self._game

    @property
    def here(self) -> Preview:
        """The position of that game, with all that has been worked out about it.

        Raises:
            Refused: there is none.
        """
        if self._here is None:
            raise Refused(TableRefusal.NO_GAME, "no game has begun at this table")
        return self._here

    @property
    def window(self) -> Window | None:
        """The question on the table."""
        return self.data.deal.window if self.data.deal else None

    def begin(self, header: Json, lines: list[PlayedLine]) -> None:
        """Play the game of *header*, dealt here or read from an event, through all *lines*."""
        dealt, self.dealt = self.dealt, None
        if dealt is None or dealt.header is not header:
            dealt = Game(self.ruleset, header, Scripted([]))
        self._game = dealt
        self._narrator = Narrator(self.table_rules, dealt)
        self.set_position(Preview(self.table_rules, dealt.state))
        for line in lines:
            self.follow(line)

    def set_position(self, here: Preview) -> None:
        """Go on from the position *here*; the record stays as it is.

        Raises:
            Refused: there is no game.
        """
        self.game.put(here)
        self._here, self._question = here, None

    def follow(self, line: PlayedLine) -> None:
        """Play one line of the record."""
        here = self.here
        step = here.follow(line.by, line.do, line.draws)
        self.narrator.tell(here, step)
        self.game.go_on(step, back=False)
        self._here, self._question = step.after, None

    @property
    def daily(self) -> DailyDeal | None:
        """The deal of a day that the game under way or just over has, None if it has none."""
        deal, daily = self.data.deal, self.data.daily
        return daily if deal is not None and deal.number == 1 else None

    @property
    def counts_today(self) -> bool:
        """Whether the game under way or just over is the counted one of a day."""
        daily = self.daily
        return daily is not None and daily.counted and not (self.deal.helped or self.is_helped)

    @property
    def is_helped(self) -> bool:
        """Whether somebody else plays for the person of the game of a day just now."""
        daily = self.daily
        own = (chair for chair in self.chairs if daily and chair.person == daily.person)
        chair = next(own, None)
        return daily is not None and (chair is None or chair.level is not None)

    def new_chance(self, contributions: list[str]) -> Committed | Keyed:
        """Return the chance of the game that would be dealt now with *contributions*."""
        number, daily = self.next_number, self.data.daily
        if daily is not None and number == 1:
            return Keyed(bytes.fromhex(daily.key))
        return source_of(self.secret_of(number), contributions)

    def chance(self) -> Committed | Keyed:
        """Return the chance of the deal, as far as it has been drawn."""
        deal = self.deal
        if self.daily is not None:
            return Keyed(bytes.fromhex(self.daily.key), deal.counts)
        if deal.number != self._keyed[0]:
            self._keyed = deal.number, key_of(self.secret_of(deal.number), deal.contributions)
        source = Committed(self._keyed[1])
        source.drawn = deal.drawn
        return source

    @property
    def next_number(self) -> int:
        """The number of the game that would be dealt now."""
        return self.data.deal.number + 1 if self.data.deal else 1

    def secret_of(self, number: int) -> bytes:
        """Return the secret of game number *number*."""
        return self.dice.key("deal", number)

    def fair_deal(self, *, told: bool) -> FairDeal | None:
        """Return how the game was dealt, with its secret if *told* is set.

        None for a lesson, whose deal is arranged, for the game of a day, whose key is published
        when the day is over, and for a game that was dealt elsewhere.
        """
        if self.data.lesson or self.daily is not None or not self.deal.dealt_here:
            return None
        deal, secret = self.deal, self.secret_of(self.deal.number)
        return FairDeal(
            commitment_of(secret),
            deal.contributions,
            deal.bots,
            deal.first_drawn,
            secret.hex() if told else None,
            deal.hashes,
        )

    @property
    def narrator(self) -> Narrator:
        """The narrator of that game.

        Raises:
            Refused: there is none.
        """
        if self._narrator is None:
            raise Refused(TableRefusal.NO_GAME, "no game has begun at this table")
        return self._narrator

    @property
    def question(self) -> Question:
        """The question in the position as it is."""
        if self._question is None:
            self._question = Question(self.table_rules, self.here)
        return self._question

    def open_window(self, step: int) -> Window:
        """Return the open window number *step*.

        Raises:
            Refused: it is not open.
        """
        window = self.window
        if window is None or window.step != step:
            raise Refused(TableRefusal.STALE, f"question {step} is no longer on the table")
        return window

    def unopened(self, phase: str) -> dict[int, str] | None:
        """Return the answers of the last window of *phase* that did not count, None if unknown."""
        return self.deal.unopened.get(phase)

    @property
    def remembers(self) -> bool:
        """Whether what may be remembered is shown: always, but where a game lets a table choose."""
        return self.data.settings.memory or "memory" not in self.table_rules.settings

    @property
    def players(self) -> list[PlayerScene]:
        """The players of the game by seat, also once it is over; nobody before the first.

        While it goes on they are called as their chairs are; after it they keep name and face.
        """
        deal = self.data.deal
        if deal is None or deal.players:
            return [] if deal is None else deal.players
        seated = {chair.seat: chair for chair in self.chairs}
        found = ((seated.get(seat), name) for seat, name in enumerate(deal.header["seats"]))
        return [
            PlayerScene(chair.name, chair.character or chair.face) if chair else PlayerScene(name)
            for chair, name in found  # an earlier Intriga has noted nobody
        ]

    # --- who sits where

    @property
    def chairs(self) -> list[Chair]:
        """All chairs, clockwise."""
        return self.data.chairs

    def chair_of(self, who: str) -> int | None:
        """Return the chair on which *who* sits, None for somebody who watches or has left."""
        for place, chair in enumerate(self.data.chairs):
            if chair.person == who and chair.seated:
                return place
        return None

    def alias(self, person: str) -> str:
        """Return the alias of *person* at this table, empty if they were not heard of yet."""
        return self.data.aliases.get(person, "")

    def own_chair(self, who: str) -> int:
        """Return the chair on which *who* sits.

        Raises:
            Refused: on none.
        """
        place = self.chair_of(who)
        if place is None:
            raise Refused(TableRefusal.NOT_SEATED, "you sit on no chair")
        return place

    def at_seat(self, seat: int) -> Chair:
        """Return the chair of *seat* in the game."""
        for chair in self.data.chairs:  # asked so often that a generator would count
            if chair.seat == seat:
                return chair
        raise LookupError(f"no chair has seat {seat}")

    def seat_of(self, who: str) -> int | None:
        """Return the seat that *who* has in the game, None without one or after leaving."""
        place = self.chair_of(who)
        return None if place is None else self.chairs[place].seat

    def people(self) -> Iterator[Chair]:
        """Yield the chairs on which people sit."""
        return (chair for chair in self.chairs if chair.seated)

    def is_there(self, chair: Chair) -> bool:
        """Say whether the person of *chair* is connected."""
        return chair.seated and chair.person in self.present

    def plays(self, seat: int) -> bool:
        """Say whether a person plays *seat*, there or away, not a bot."""
        return self.at_seat(seat).level is None

    @property
    def company(self) -> int:
        """How many people sit or watch."""
        seated = {chair.person for chair in self.people()}
        return len(seated | self.present)

    @property
    def inhabited(self) -> bool:
        """Whether anybody is there who sits, or where none but bots sit, who watches."""
        people = list(self.people())
        if not people:
            return bool(self.present)
        return any(chair.person in self.present for chair in people)

    def count_absence(self, now: int) -> None:
        """Begin to count the time of those who sit, are not there, and are not counted."""
        for chair in self.people():
            if chair.person not in self.present:
                self.absent.setdefault(chair.person, now)

    def in_game(self, place: int) -> bool:
        """Say whether chair number *place* has cards, or is about to get them."""
        kept = self.data
        if kept.reveal is not None:
            return place in kept.reveal.chairs
        return kept.phase == "playing" and self.chairs[place].seat is not None

    # --- time

    @property
    def is_between(self) -> bool:
        """Whether no game is under way, and none about to be dealt."""
        return self.data.phase != "playing" and self.data.reveal is None

    @property
    def pace(self) -> Pace:
        """How long bots seem to think just now."""
        hurried = self.data.deal is not None and self.data.deal.hurried
        return "none" if hurried else self.data.settings.pace

    @property
    def runs(self) -> bool:
        """Whether the clocks of a game go."""
        return self.data.phase == "playing" and self.data.stopped is None


def check_host(session: Session, who: Person) -> None:
    """Let only the host through.

    Raises:
        Refused: somebody else.
    """
    if session.data.host != who.id:
        raise Refused(TableRefusal.NOT_HOST, "only the host may do that")


def check_between(session: Session) -> None:
    """Let through only while no game is under way, nor about to be dealt.

    Raises:
        Refused: one is.
    """
    if not session.is_between:
        raise Refused(TableRefusal.GAME_ON, "a game is under way")
