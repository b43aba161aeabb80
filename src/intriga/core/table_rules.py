"""The table rules of a game: everything that a host needs besides its rules.

The rules say which actions are legal; a host also knows who begins the next game, the
meaning of silence, the log of an answer and the common memory.  Terminal
and server ask the :class:`TableRules` of a game for all of it, and hand it views,
never states, so nothing that it says can leak.  A small game need say nothing but
its rules: seats are asked one after the other, and the log has their answers.

The table, advice and analysis all ask here which windows one question joins, should everybody let
the first pass, so that a button means the same wherever it is shown.
"""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar, cast

from intriga.core.agent import Told
from intriga.core.chance import Scripted
from intriga.core.message import ARGUMENTS, INPUT_ARG, ArgumentKind, Message
from intriga.core.offers import AnswerForm, Offer, UsualAnswers, plain_offer
from intriga.core.options import Value, When
from intriga.core.position import Position, Step
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

SEAT_KEYS: Final = frozenset({"awaiting", "first", "seat", "turn", "winner", "winners"})
Beat = Literal[
    "deal",
    "round",
    "pay",
    "challenge",
    "block",
    "stands",
    "proof",
    "miss",
    "lose",
    "out",
    "trick",
    "bribe",
    "last",
    "win",
]
"""The subject of a line of the log: every kind has its sign and sound, some are shown at length.

``stands`` is a block that nobody doubts, ``proof`` a claim that was proved or a guess that was
right, ``miss`` one that was not; a seat loses something of its own with ``lose``, and is out with
``out``; it wins a ``trick``, pays a ``bribe``, plays its ``last`` card.  All logs have a beat:
a line for some seats alone is none.
"""
SeatStanding = Literal["plays", "out", "watches"]
"""How a seat stands: it plays, has lost, or has nothing left to do and may still win."""
HIDDEN: Final = "?"
"""A card in words that the viewer does not see."""
PASS: Final = "pass"  # noqa: S105  a word of the notation


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a reaction, all of it public: the actor, the action or claim, the target.

    ``by`` is the seat reacted to; ``action`` and ``claim`` are words of the notation,
    ``claim`` None where nothing is claimed; ``at`` is the target, None for none.
    """

    by: int
    action: str
    claim: str | None = None
    at: int | None = None


@dataclass(frozen=True, slots=True)
class GameStanding:
    """How a game stands, as everybody sees.

    ``seats`` has, by seat, who plays, is out or only watches.  ``turn`` is the seat whose turn it
    is, None where there is no such seat; ``winning`` the seat that wins the current
    round, or won the last one; ``winners`` are those that have won the game, none before its end.
    """

    seats: list[SeatStanding]
    turn: int | None
    winning: int | None
    winners: list[int]


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat in a game that is over: its cards, and a score in words.

    ``closed`` is how many cards of its own nobody sees, ``lost`` are those that it lost.
    """

    cards: Sequence[str] = ()
    closed: int = 0
    lost: Sequence[str] = ()
    score: Message | None = None


class TableRules(Generic[S, V]):
    """One game as a table hosts it; its sentences are in its folder ``words``."""

    ruleset: ClassVar[Ruleset[Any, Any]]
    memory_kind: ClassVar[Any] = dict[str, Any]
    material_kind: ClassVar[Any] = dict[str, Any]
    """The types of :meth:`memory` and :meth:`material`, from which the page takes its own."""
    players: ClassVar[int] = 4
    """How many play where nobody says."""
    topics: ClassVar[tuple[str, ...]] = ()
    """The topics of the help: ``help-<topic>``."""
    help_when: ClassVar[Mapping[str, tuple[When, ...]]] = {}
    """The tables with help on a topic; without an entry all of them."""
    bots_when: ClassVar[Mapping[str, tuple[When, ...]]] = {}
    """The tables at which a bot plays in its own manner; without an entry all of them.

    At the others ``level-<bot>-<game>.elsewhere`` says how it plays."""
    terms: ClassVar[tuple[str, ...]] = ()
    """The words that people can look up where they stand: ``term-<term>``."""
    extras: ClassVar[tuple[str, ...]] = ()
    """The options that a set-up shows first."""
    settings: ClassVar[frozenset[str]] = frozenset()
    """The settings of a table that mean something in this game, besides those of every game."""
    news: ClassVar[frozenset[str]] = frozenset()
    """The messages that begin something new in the log."""
    beats: ClassVar[Mapping[str, Beat]] = {}
    """The subjects of messages of the log that are marked, heard or found again."""
    arguments: ClassVar[Mapping[str, ArgumentKind]] = ARGUMENTS
    """The kinds of the arguments of its messages, by name."""
    seat_keys: ClassVar[frozenset[str]] = SEAT_KEYS
    """The keys of a view in words whose numbers are seats; other lists as long run over seats."""

    # --- before the game

    def preset_for(self, locale: str, players: int) -> str:  # noqa: ARG002
        """Return the preset that people with *locale* are likely to know."""
        editions = self.ruleset.variants.editions
        fitting = (each.name for each in editions.values() if each.least <= players <= each.most)
        return next(fitting, next(iter(editions)))

    def first(self, values: Mapping[str, Value], winner: int | None) -> int | None:  # noqa: ARG002
        """Return the first seat after a game that *winner* won, None where chance decides."""
        return None

    def sides(self, values: Mapping[str, Value], players: int) -> list[list[int]]:  # noqa: ARG002
        """Return the seats that win together, none where everybody plays alone."""
        return []

    def remarks(self, values: Mapping[str, Value]) -> list[Message]:  # noqa: ARG002
        """Return further messages before the deal, besides the players."""
        return []

    def sealed_options(
        self,
        values: Mapping[str, Value],  # noqa: ARG002
        players: int,  # noqa: ARG002
    ) -> Mapping[str, Value]:
        """Return the options that change where answers are sealed, as at every table."""
        return {}

    # --- questions

    def question(self, view: V) -> Message:
        """Return the question put to the seat of *view*, which is awaited: that of the phase."""
        phase = str(view.to_dict()["phase"])
        return Message(f"ask-{phase.lower().replace('_', '-')}")

    def reacts(self, view: V) -> bool:  # noqa: ARG002
        """Say whether the seats awaited react to another's action, so that they may let it pass."""
        return False

    def resumes(self, view: V) -> bool:  # noqa: ARG002
        """Say whether the question goes on where an answer had broken it off.

        Sealed answers that were not opened then count now.
        """
        return False

    def subject(self, view: V) -> Subject | None:  # noqa: ARG002
        """Return the subject of the reaction of the seats awaited, None where they do not react."""
        return None

    def silence(self, view: V, legal: Sequence[int], random: Random) -> int:
        """Return the one of *legal* that counts for a seat whose time has run out.

        Silence means *pass* where one may pass.  A forced choice is drawn at random, from the
        answers that a player might have given, so a time-out looks like an answer.
        """
        passes = [action for action in legal if self.words(view, view.seat or 0, action) == PASS]
        return random.choice(passes or legal)

    def offers(self, view: V, words: Sequence[str]) -> list[Offer]:  # noqa: ARG002
        """Return the answers *words*, all those that are open to the seat of *view*."""
        return [plain_offer(each) for each in words]

    def form(self, view: V, offers: Sequence[Offer]) -> AnswerForm:  # noqa: ARG002
        """Return how the seat of *view* chooses one of *offers*."""
        return AnswerForm("reaction" if self.reacts(view) else "menu")

    def menu_key(self, view: V) -> Hashable | None:  # noqa: ARG002
        """Return all of *view* on which the offers of the words open there, and the form, depend.

        Where keys and words are equal a table makes them once.  None: they are made each time.
        """
        return None

    def also(self, view: V) -> Message:
        """Return the question to the seat of *view* that is asked together with an earlier one."""
        return self.question(view)

    def hindsight(self, view: V, offer: Offer) -> Message | None:  # noqa: ARG002
        """Return a message for afterwards: the seat of *view* could have answered with *offer*.

        None where the game has no words for it.
        """
        return None

    def usual_answers(self, view: V) -> UsualAnswers:  # noqa: ARG002
        """Return the answers that come again all game long; *view* may be anybody's."""
        return UsualAnswers()

    # --- the log

    def words(self, view: V, seat: int, action: int) -> str:
        """Return the words of an input of *seat*, as the viewer of *view* heard it.

        Where they depend on more than a view shows as a state does, the game says how.
        """
        return self.ruleset.format(view, seat, action)

    def opening(self, view: V) -> list[Message]:  # noqa: ARG002
        """Return the log of the deal."""
        return []

    def tell(self, before: V, seat: int, heard: int, after: V) -> list[Message]:  # noqa: ARG002
        """Return the log of an input of *seat* for the viewer of *before* and *after*.

        It is empty for all if it is empty for spectators.
        """
        if heard < 0:
            return []
        return [Message("log-input", {"who": seat, INPUT_ARG: self.words(before, seat, heard)})]

    def only_watches(self, view: V) -> bool:
        """Say whether the seat of *view* has nothing left to do."""
        return view.seat is None or self.watches(view, view.seat)

    def watches(self, view: V, seat: int) -> bool:
        """Say whether *seat* has nothing left to do, as everybody sees in *view*."""
        return self.seat_standings(view)[seat] != "plays"

    def standing(self, view: V) -> GameStanding:
        """Return how the game stands, as everybody sees in *view*."""
        return GameStanding(
            self.seat_standings(view), self.turn(view), self.winning(view), self.winners(view)
        )

    def seat_standings(self, view: V) -> list[SeatStanding]:
        """Return, by seat, who plays, is out or only watches, as everybody sees in *view*."""
        return ["plays" for _ in view.seats]

    def turn(self, view: V) -> int | None:
        """Return the seat whose turn it is: the only one that is asked, None where several are."""
        asked = seats_of(view.to_dict().get("awaiting"))
        return min(asked) if len(asked) == 1 else None

    def winning(self, view: V) -> int | None:  # noqa: ARG002
        """Return the seat that wins the current round, or won the last one; None for none."""
        return None

    def winners(self, view: V) -> list[int]:
        """Return the seats that have won the game, none before its end."""
        words = view.to_dict()
        return sorted(seats_of(words.get("winner")) | seats_of(words.get("winners")))

    def results(self, shown: Json, memory: Json) -> list[SeatResult]:  # noqa: ARG002
        """Return, by seat, the results of a game that is over.

        *shown* is the last view of a spectator or the last position, in words; *memory* is the
        common memory.
        """
        hands: list[Any] = shown.get("hands") or []
        each_is_hand = all(isinstance(hand, list) for hand in hands)
        return [SeatResult(open_cards(hand), hand.count(HIDDEN)) for hand in hands if each_is_hand]

    def memory(self, view: V) -> Json:
        """Return the memory of the seat of *view* besides the position, in words."""
        return {**self.common_memory(view), **self.own_memory(view)}

    def common_memory(self, view: V) -> Json:  # noqa: ARG002
        """Return the common memory, which is the same from every view."""
        return {}

    def own_memory(self, view: V) -> Json:  # noqa: ARG002
        """Return the private memory of the seat of *view*."""
        return {}

    def material(self, view: V) -> Json:  # noqa: ARG002
        """Return the fixed material of the game: characters, actions, the cards' marks."""
        return {"seat_keys": sorted(self.seat_keys)}


AnyTableRules = TableRules[Any, Any]


def open_cards(hand: Sequence[str]) -> list[str]:
    """Return the cards of *hand* that are not hidden."""
    return [card for card in hand if card != HIDDEN]


def seats_of(value: Any) -> set[int]:  # noqa: ANN401  a seat, seats or null, as JSON has them
    """Return the seats that *value* of a view in words names."""
    seats = cast("list[Any]", value) if isinstance(value, list) else [value]
    return {seat for seat in seats if isinstance(seat, int)}


def usual_table_rules(ruleset: Ruleset[Any, Any]) -> AnyTableRules:
    """Return the table rules of a game that says nothing but its rules."""
    most = max(edition.most for edition in ruleset.variants.editions.values())
    seats = {each.attribute for each in ruleset.layout.pieces if each.is_set or each.names_seat}
    own = {
        "ruleset": ruleset,
        "players": min(TableRules.players, most),
        "seat_keys": SEAT_KEYS | seats,
    }
    usual: AnyTableRules = type("UsualTableRules", (TableRules,), own)()
    return usual


P = TypeVar("P", bound=Position[Any, Any])


def question_behind(here: P, rules: AnyTableRules) -> P | None:
    """Return the question that follows that of *here* if everybody lets it pass.

    None unless seats react to something in both, it is another one, and no chance comes before.
    """
    if not _reacts(here, rules):
        return None
    later = here
    try:
        for step in _passing(here):
            later = step.after
    except LookupError:  # it may not be let pass, or chance comes before
        return None
    return later if later.phase != here.phase and _reacts(later, rules) else None


def _passing(here: P) -> Iterator[Step[P]]:
    """Yield the steps in which all let the question of *here* pass.

    Raises:
        LookupError: it may not be let pass, or chance comes before.
    """
    later, seats = here, {*here.awaiting}
    while seats and later.phase == here.phase and (seat := later.to_move) in seats:
        step = later.step(seat, later.answers(seat)[PASS], Scripted([]))
        yield step
        later = step.after
        seats.discard(seat)


def told_behind(told: Told, here: Position[Any, Any]) -> Told:
    """Return what the table has heard at the question behind that of *here*, by then *told*."""
    passes = tuple((step.seat, step.action) for step in _passing(here))
    return Told(told.began, told.answers + passes)


def _reacts(position: Position[Any, Any], rules: AnyTableRules) -> bool:
    """Say whether the seats awaited react to another seat's action or claim."""
    return bool(position.awaiting) and rules.reacts(position.view(None))


@dataclass(frozen=True, slots=True)
class SeatQuestion(Generic[P]):
    """The joined question to *seat*: ``places`` are the positions in which it may answer.

    There are none where it is not asked.  In the second one it answers ahead: that counts if
    everybody lets the first one pass.
    """

    rules: AnyTableRules
    seat: int
    places: tuple[P, ...]

    @property
    def replies(self) -> Mapping[str, tuple[int, ...]]:
        """The effect of each answer, by its words: the action ids in one place after the other.

        To let it pass is one answer, which does so in all of them.
        """
        found: dict[str, tuple[int, ...]] = {}
        before: tuple[int, ...] = ()
        for at, place in enumerate(self.places):
            for words, action in place.answers(self.seat).items():
                if at == 0 or words == PASS:
                    found[words] = *before, action
                else:
                    found.setdefault(words, (*before, action))
            before = found.get(PASS, ())
        return found

    def offers(self) -> list[Offer]:
        """Return the answers with all that a button shows of them."""
        found: dict[str, Offer] = {}
        for place in self.places:
            words = [each for each in place.answers(self.seat) if each not in found]
            offers = self.rules.offers(place.view(self.seat), words)
            found.update((offer.words, offer) for offer in offers)
        return list(found.values())

    def hindsight(self, words: str) -> Message | None:
        """Return the sentence on the missed answer *words*, None where there is no sentence."""
        place = self.places[len(self.replies[words]) - 1]
        offer = next(each for each in self.offers() if each.words == words)
        return self.rules.hindsight(place.view(self.seat), offer)

    def form(self, offers: Sequence[Offer]) -> AnswerForm | None:
        """Return how one of the *offers* is chosen, None where the seat is not asked."""
        if not self.places:
            return None
        first, *others = (place.view(self.seat) for place in self.places)
        form = self.rules.form(first, offers)
        return form.beside(self.rules.also(others[0])) if others else form

    def menu_key(self) -> Hashable | None:
        """Return all on which the offers and their form depend, None where a game says nothing."""
        views = [place.view(self.seat) for place in self.places]
        keys = [self.rules.menu_key(view) for view in views]
        if not keys or None in keys:
            return None
        words = [tuple(place.answers(self.seat)) for place in self.places]
        also = [self.rules.also(view) for view in views[1:2]]
        return (*keys, *words, *((each.id, *each.args.items()) for each in also))

    def sentence(self) -> Message | None:
        """Return the question as the seat is asked it, None where it is not."""
        return self.rules.question(self.places[0].view(self.seat)) if self.places else None


def question_to(seat: int, here: P, behind: P | None, rules: AnyTableRules) -> SeatQuestion[P]:
    """Return the question to *seat* in *here*, joined with that in *behind*, if there is one."""
    asked = [each for each in (here, behind) if each is not None and seat in each.awaiting]
    return SeatQuestion(rules, seat, tuple(asked))
