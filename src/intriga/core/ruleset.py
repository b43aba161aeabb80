"""The rules of a game: the one interface that records, agents and arenas use.

A *state* is a game being played; a :class:`Ruleset` has the rules of all of them
and no state of its own.  Seats are 0 to n-1, clockwise; an *action id*
is the number of an input, the same for all variants and numbers of players.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from intriga.core.chance import MASK, Numbers, Seeded, Source
from intriga.core.dialect import Dialect, dialect_in
from intriga.core.errors import Always, BadNotation, BadOptions, Reason
from intriga.core.observation import Layout
from intriga.core.options import Variants
from intriga.core.returns import returns_of
from intriga.core.state import State
from intriga.core.view import NOBODY, View

Json = dict[str, Any]


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


SIGHT: Final = ("observation", "view.observation")
"""The modules in which a package may declare its view; a larger one has a folder for it."""
PLAYING_ON: Final = ("rollout_policy", "study.rollout_policy")


class Ruleset(ABC, Generic[S, V]):
    """A game of hidden cards for several seats.

    A class that names the *package* of a game offers the rules in it by number.
    """

    name: ClassVar[str]
    version: ClassVar[int]  # changes when action ids or observations do
    num_actions: ClassVar[int]
    page: ClassVar[int]  # action ids on a page, at most 62: a legal set is a number a page
    layout: ClassVar[Layout]
    variants: ClassVar[Variants]
    phases: ClassVar[type[IntEnum]]
    worth: ClassVar[tuple[float, float]] = (-1.0, 1.0)  # the least and the most of returns
    states: type[S]
    views: type[V]
    rules: ClassVar[Dialect]  # by number, found in the package
    package: ClassVar[str]

    def __init_subclass__(cls, *, package: str | None = None) -> None:
        """Find the rules in *package*; the functions asked for most stand for methods."""
        super().__init_subclass__()
        if package is None:
            return
        cls.views.RULESET, cls.layout = cls, cls.views.LAYOUT
        cls.package, cls.rules = package, cls.rules_in(package, *SIGHT)
        for name in ("legal_actions", "play", "to_move"):
            method = "legal_page" if name == "legal_actions" else name
            if method not in vars(cls):
                setattr(cls, method, staticmethod(getattr(cls.rules, name)))

    @classmethod
    def rules_in(cls, package: str, *beside: str) -> Dialect:
        """Return the interface by number of the rules in *package* and modules *beside* them."""
        return dialect_in(
            package,
            beside,
            name=cls.name,
            state=cls.states,
            layout=cls.layout,
            actions=cls.num_actions,
            page=cls.page,
        )

    @property
    def dialect(self) -> Dialect:
        """The rules by number for compiled loops, with how searches play on if a game says it."""
        return _dialect(type(self))

    # --- beginning

    def options(self, preset: str, changed: Mapping[str, object], seats: int) -> Json:
        """Return every option of a game for *seats* players.

        Raises:
            BadOptions: an unknown preset, option or value, or too few or many seats.
        """
        return dict(self.variants.resolve(preset, changed, seats))

    def prepare(self, header: Json, source: Source) -> Json:
        """Return *header* as the head of a record, with who begins settled by *source*.

        A header without the key ``record`` is that of a new game: it gets the defaults that
        older records did not mean (:meth:`intriga.core.options.Variants.written`).  Where a game
        has the option ``first_player``, *fixed* means seat 0.

        Raises:
            BadOptions: as :meth:`options`.
        """
        header = self.head(header)
        if "position" in header or "first" in header:
            return header
        if not self.draws_first(header):
            return {**header, "first": 0}
        return {**header, "first": source([str(seat) for seat in range(len(header["seats"]))])}

    def draws_first(self, header: Json) -> bool:
        """Say whether the seat that begins is drawn, *header* being that of a new game.

        Raises:
            BadOptions: as :meth:`options`.
        """
        if "position" in header or "first" in header:
            return False
        return self.options_of(header).get("first_player") != "fixed"

    def head(self, header: Json) -> Json:
        """Return *header* as that of a record, whose meaning depends on no default.

        Raises:
            BadOptions: as :meth:`options`.
        """
        if "record" in header:
            return header
        changed = header.get("options", {})
        options = self.variants.written(header["preset"], changed, len(header["seats"]))
        later = {"options": options} if options != changed else {}
        return {"record": 1, "game": self.name, **header, **later}

    def options_of(self, header: Json) -> Json:
        """Return every option of the game of *header*: a record may mean older defaults.

        Raises:
            BadOptions: as :meth:`options`.
        """
        changed = self.head(header).get("options", {})
        read = self.variants.read(header["preset"], changed)
        return self.options(header["preset"], read, len(header["seats"]))

    def begin(self, header: Json) -> S:
        """Return the state at the head of a record, before chance deals.

        Raises:
            BadOptions: as :meth:`options`.
            BadNotation: a header that cannot be read.
        """
        players = len(header["seats"])
        state = self.blank(header["preset"], self.options_of(header))
        if "position" in header:
            self.read_position(state, players, header["position"])
            return state
        first = header.get("first")
        if type(first) is not int or not 0 <= first < players:
            raise BadNotation(f"first is a seat from 0 to {players - 1}, not {first!r}")
        self.set_up(state, first, header)
        return state

    def blank(self, preset: str, options: Json) -> S:  # noqa: ARG002  an edition may have more of its own
        """Return a state that holds *options*, those of an edition, and nothing else."""
        state = self.states()
        for field, option in self.variants.rule_options.items():
            setattr(state, field, option.code(options[option.name]))
        return state

    def options_in(self, state: S) -> Json:
        """Return the options that *state* holds."""
        held = self.variants.rule_options.items()
        return {option.name: option.value(getattr(state, field)) for field, option in held}

    def variant_of(self, state: S) -> tuple[str, Json]:
        """Return an edition that *state* may be of, and the options in it that differ from that.

        Options that a state does not hold have the values of the edition.

        Raises:
            BadOptions: it is of none.
        """
        held, players = self.options_in(state), state.players
        for name, edition in self.variants.editions.items():
            if edition.least <= players <= edition.most:
                usual = self.options(name, {}, players)
                changed = {each: value for each, value in held.items() if value != usual[each]}
                if self._begins_as(self.blank(name, {**usual, **changed}), state):
                    return name, changed
        raise BadOptions("edition", f"no edition of {self.name} leads to this position")

    def _begins_as(self, blank: S, state: S) -> bool:
        """Say whether *state* may have come from *blank*, which an edition has filled in."""
        nothing = self.states()
        return all(
            getattr(blank, field) in (getattr(nothing, field), getattr(state, field))
            for field in self.states.FIELDS
        )

    @abstractmethod
    def set_up(self, state: S, first: int, header: Json) -> None:
        """Begin the game of *header*, the seat *first* being the first; *state* holds the options.

        Raises:
            BadNotation: a header that cannot be read.
        """

    @abstractmethod
    def read_position(self, state: S, players: int, position: object) -> None:
        """Put *state*, which holds the options, into a position from which play can go on.

        Raises:
            BadNotation: a position that is incomplete or impossible.
        """

    def whole_position(self, preset: str, options: Json, players: int, given: Json) -> Json:
        """Return the whole of a position that is *given* in part, as a header has it.

        Raises:
            BadOptions: as :meth:`options`.
            BadNotation: a position that leaves too much open, or is impossible.
        """
        blank = self.blank(preset, self.options(preset, options, players))
        filled = self.fill_position(blank.copy(), players, given)
        self.read_position(blank, players, filled)
        return self.format_position(blank)

    def fill_position(self, state: S, players: int, given: Json) -> Json:  # noqa: ARG002  a game fills in what its rules say
        """Return *given* with its consequences; *state* holds the options and is used up.

        Raises:
            BadNotation: a position that leaves too much open.
        """
        return given

    @abstractmethod
    def deal_of(self, header: Json) -> list[str] | None:
        """Return the draws that make the deal of *header*, None if it names no hands."""

    @abstractmethod
    def dealt(self, state: S) -> Json:
        """Return the header keys that say how *state* was dealt."""

    # --- chance

    @abstractmethod
    def outcomes(self, state: S) -> list[str]:
        """Return the outcomes of chance now, each as often as it is there; empty if not asked."""

    @abstractmethod
    def draw(self, state: S, place: int) -> None:
        """Go on with the outcome at *place* of :meth:`outcomes`."""

    def purpose(self, state: S) -> str:  # noqa: ARG002  for games that tell
        """Return for what and for which seat chance is asked now: one word for all, unless told."""
        return "draw"

    # --- playing

    def awaiting(self, state: S) -> list[int]:
        """Return the seats that may answer now, ascending."""
        return seats_in(self.rules.awaiting(state), state.players)

    def to_move(self, state: S) -> int:
        """Return the seat to be asked next where seats are asked one at a time."""
        return self.rules.to_move(state)

    def pages(self, state: S) -> range:
        """Return the pages of action ids that may hold legal ones now."""
        return range(self.rules.first_page(state), self.rules.last_page(state) + 1)

    def legal_page(self, state: S, seat: int, page: int) -> int:
        """Return the actions open to *seat* on one page: bit *i* is id ``self.page * page + i``."""
        return self.rules.legal_actions(state, seat, page)

    def legal_actions(self, state: S, seat: int) -> list[int]:
        """Return the action ids open to *seat*, ascending; none if it is not awaited."""
        legal: list[int] = []
        for page in self.pages(state):
            actions = self.legal_page(state, seat, page)
            before = self.page * page - 1
            while actions:
                lowest = actions & -actions
                legal.append(before + lowest.bit_length())
                actions ^= lowest
        return legal

    @abstractmethod
    def reason(self, view: V, action: int) -> Reason:
        """Return why the seat of *view*, which is awaited, may not do *action*."""

    def why_illegal(self, state: S, seat: int, action: int) -> Reason | None:
        """Return why *seat* may not do *action*, None if it may."""
        page, bit = divmod(action, self.page)
        if self.legal_page(state, seat, page) >> bit & 1:
            return None
        if self.winners(state):
            return Always.GAME_OVER
        if seat not in self.awaiting(state):
            return Always.NOT_AWAITED
        return self.reason(self.view(state, seat), action)

    def play(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal action, up to the next question or draw."""
        self.rules.play(state, seat, action)

    def winners(self, state: S) -> list[int]:
        """Return the seats that have won; none while the game goes on."""
        won = self.rules.winners(state)
        return seats_in(won, state.players) if won else []

    def sides(self, state: S) -> list[list[int]]:
        """Return the seats that win and lose together, every seat in one of the lists."""
        return [[seat] for seat in range(state.players)]

    def returns(self, state: S) -> list[float]:
        """Return the return of each seat, all 0 while the game goes on.

        The rules say it: :func:`intriga.core.returns.returns_of`.
        """
        return returns_of(self.rules, state) if self.winners(state) else [0.0] * state.players

    # --- views

    def view(self, state: S, seat: int | None) -> V:
        """Return the view of *seat*, None for a spectator."""
        numbers = [0] * self.layout.width
        self.rules.view(state, NOBODY if seat is None else seat, numbers)
        return self.views(numbers, seat)

    def hidden(self, state: S, seat: int) -> tuple[int, ...]:
        """Return the numbers that *seat* knows and spectators do not, for comparisons."""
        return self.views.SIGHT.hidden(state, seat)

    def hidden_alike(self, before: S, after: S) -> bool:
        """Say whether :meth:`hidden` is the same in both states for every seat."""
        return self.views.SIGHT.alike(before, after)

    def only_waits(self, before: S, action: int, after: S) -> bool:  # noqa: ARG002
        """Say whether *action* changed only which seats are awaited, so that no log has it.

        A game that answers true saves a table two views; the log is the same.
        """
        return False

    def hear(self, state: S, viewer: int | None, seat: int, action: int) -> int:  # noqa: ARG002  all is public unless a game says otherwise
        """Return the action id that *viewer* observes when *seat* plays *action*, -1 for none.

        That somebody answered, and to which question, everybody sees.
        """
        return action

    def redeal(self, state: S, seat: int | None, source: Numbers) -> S:
        """Return a state that *seat* cannot tell from *state*, its hidden cards dealt again."""
        assert self.rules.redeal is not None  # noqa: S101  or the game says it itself
        twin = state.copy()
        numbers = Seeded(source.below(MASK), source.below(MASK))
        self.rules.redeal(twin, NOBODY if seat is None else seat, numbers)
        return twin

    # --- words

    @abstractmethod
    def parse(self, state: S, seat: int, words: str) -> int:
        """Return the action id of *words*, said by *seat*.

        Raises:
            BadNotation: words that mean nothing in this game.
        """

    @abstractmethod
    def format(self, state: S, seat: int, action: int) -> str:
        """Return the words of an action id of *seat*, legal in *state*."""

    def format_heard(self, state: S, viewer: int | None, seat: int, action: int) -> str:
        """Return the words of *action*, about to be played by *seat*, as *viewer* hears them.

        Of an input with secret cards only the verb is heard.
        """
        words = self.format(state, seat, action)
        heard = self.hear(state, viewer, seat, action)
        return words if heard == action else words.split(" ")[0]

    def phase(self, state: S) -> str:
        """Return the name of the phase."""
        return self.phases(state.phase).name

    @abstractmethod
    def format_position(self, state: S) -> Json:
        """Return the whole position, hidden cards too."""


def seats_in(seats: int, players: int) -> list[int]:
    """Return the seats of a set, ascending."""
    return [seat for seat in range(players) if seats >> seat & 1]


@cache
def _dialect(ruleset: type[Ruleset[Any, Any]]) -> Dialect:
    return ruleset.rules_in(ruleset.package, *SIGHT, *PLAYING_ON)
