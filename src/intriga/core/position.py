"""A position of any game, which never changes: to play in it leads to another."""

from collections.abc import Iterable, Iterator
from operator import index
from typing import Any, Generic, NamedTuple, Self, TypeVar, cast

from intriga.core.chance import Keyed, Scripted, Source, by_seed
from intriga.core.errors import Always, BadNotation, IllegalAction, Reason, SeatNotSaid
from intriga.core.position_text import format_text
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
P_co = TypeVar("P_co", bound="Position[Any, Any]", covariant=True)


def draw_all(ruleset: Ruleset[S, Any], state: S, source: Source) -> list[str]:
    """Let *source* answer in *state* as long as chance is asked, and return its outcomes.

    Raises:
        LookupError: the source could not answer; *state* stands where it was asked.
    """
    drawn: list[str] = []
    while outcomes := ruleset.outcomes(state):
        if isinstance(source, Keyed):
            source.purpose = ruleset.purpose(state)
        place = source(outcomes)
        ruleset.draw(state, place)
        drawn.append(outcomes[place])
    return drawn


class Step(NamedTuple, Generic[P_co]):
    """An input that was played: its seat and words, the outcomes of chance, the new position."""

    seat: int
    action: int
    words: str
    drawn: list[str]
    after: P_co


class Position(Generic[S, V]):
    """A state of a game; its derived values are computed once.

    Equal positions have the same hash; hidden cards count.
    """

    __slots__ = ("_legal", "_views", "ruleset", "state")

    def __init__(self, ruleset: Ruleset[S, V], state: S) -> None:
        """Take *state*, which nobody may change any more."""
        self.ruleset, self.state = ruleset, state
        self._views: dict[int | None, V] = {}
        self._legal: dict[int, dict[str, int]] = {}

    def __eq__(self, other: object) -> bool:
        """Compare every number of the states."""
        if not isinstance(other, Position):
            return NotImplemented
        there = cast("Position[Any, Any]", other)
        return self.ruleset.name == there.ruleset.name and self.state == there.state

    def __hash__(self) -> int:
        """Return the hash of every number of the state."""
        return hash((self.ruleset.name, self.state.key()))

    def __repr__(self) -> str:
        """Name the game and its question, and no card."""
        return f"<{self.ruleset.name}: {self.players} seats; {self.standing}>"

    def __str__(self) -> str:
        """Return :attr:`text`."""
        return self.text

    # --- the question

    @property
    def players(self) -> int:
        """The number of players."""
        return self.state.players

    @property
    def standing(self) -> str:
        """The phase, with the seats that are asked or have won."""
        if winners := self.winners:
            return f"{self.phase}, won by {_seats(winners)}"
        return f"{self.phase}, {_seats(self.awaiting)} to answer"

    def asked(self, seat: int | None = None) -> int:
        """Return *seat*, or where it is none the one seat that is asked.

        Raises:
            SeatNotSaid: several seats are asked, or none because the game is over.
        """
        if seat is not None:
            return seat
        awaiting = self.awaiting
        if len(awaiting) == 1:
            return awaiting[0]
        if not awaiting:
            raise SeatNotSaid(f"no seat is asked: {self.standing}")
        raise SeatNotSaid(f"{_seats(awaiting)} are asked: say which, as seat={awaiting[0]}")

    def _check_seat(self, seat: object) -> None:
        """Refuse a seat that there is not.

        Raises:
            BadNotation: there is no such seat.
        """
        if seat not in range(self.state.players):
            raise BadNotation(f"a seat is a number from 0 to {self.players - 1}, not {seat!r}")

    @property
    def awaiting(self) -> list[int]:
        """The seats that may answer now, ascending."""
        return self.ruleset.awaiting(self.state)

    @property
    def to_move(self) -> int:
        """The seat to be asked next where seats are asked one at a time."""
        return self.ruleset.to_move(self.state)

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.ruleset.phase(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.ruleset.winners(self.state)

    @property
    def returns(self) -> list[float]:
        """The return of each seat, all 0 while the game goes on."""
        return self.ruleset.returns(self.state)

    @property
    def outcomes(self) -> list[str]:
        """The outcomes of chance now, each as often as it is there; empty if it is not asked."""
        return self.ruleset.outcomes(self.state)

    def view(self, seat: int | None) -> V:
        """Return the view of *seat*, None for a spectator.

        Raises:
            BadNotation: there is no such seat.
        """
        view = self._views.get(seat)
        if view is None:
            if seat is not None:
                self._check_seat(seat)
            view = self._views[seat] = self.ruleset.view(self.state, seat)
        return view

    def answers(self, seat: int) -> dict[str, int]:
        """Return the action ids open to *seat*, ascending, by their words; not to be changed."""
        legal = self._legal.get(seat)
        if legal is None:
            ids = self.ruleset.legal_actions(self.state, seat)
            legal = self._legal[seat] = {self.format(seat, action): action for action in ids}
        return legal

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the words open to *seat*, in the order of action ids; none when the game is over.

        Raises:
            SeatNotSaid: several seats are asked, and *seat* is none.
            BadNotation: there is no such seat.
        """
        if seat is None and self.winners:
            return []
        seat = self.asked(seat)
        self._check_seat(seat)
        return list(self.answers(seat))

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """Return the action ids open to *seat*, ascending; none when the game is over.

        Raises:
            SeatNotSaid: several seats are asked, and *seat* is none.
            BadNotation: there is no such seat.
        """
        if seat is None and self.winners:
            return []
        seat = self.asked(seat)
        self._check_seat(seat)
        return self.ruleset.legal_actions(self.state, seat)

    # --- words

    def parse(self, seat: int, words: str) -> int:
        """Return the action id of *words*, legal for *seat* now.

        Raises:
            IllegalAction: words that mean nothing here, or that the rules refuse.
        """
        if seat not in range(self.state.players):
            raise self._refusal(Always.NOT_AWAITED, seat, words)
        try:
            action = self.ruleset.parse(self.state, seat, words)
        except BadNotation as error:
            raise self._refusal(Always.UNREADABLE, seat, words, str(error)) from None
        reason = self.ruleset.why_illegal(self.state, seat, action)
        if reason is not None:
            raise self._refusal(reason, seat, words)
        return action

    def checked(self, seat: int, action: int) -> int:
        """Return *action*, an id that is legal for *seat* now.

        Raises:
            IllegalAction: it is not.
            TypeError: it is no whole number.
        """
        action, rules = index(action), self.ruleset
        if 0 <= seat < self.state.players and 0 <= action < rules.num_actions:
            page, bit = divmod(action, rules.page)
            if rules.legal_page(self.state, seat, page) >> bit & 1:
                return action
        is_asked = seat in self.awaiting
        reason = Always.NOT_THE_QUESTION if is_asked else Always.NOT_AWAITED
        raise self._refusal(reason, seat, str(action))

    def _refusal(self, reason: Reason, seat: int, words: str, detail: str = "") -> IllegalAction:
        """Return the error that refuses *words* of *seat*."""
        refusal = IllegalAction(reason, seat, words, self.phase, detail)
        if seat in range(self.players):
            refusal.legal = tuple(self.answers(seat))
            refusal.position = self.view(seat).text
        return refusal

    def format(self, seat: int, action: int) -> str:
        """Return the words of *action*, open to *seat*."""
        return self.ruleset.format(self.state, seat, action)

    def hear(self, viewer: int | None, seat: int, action: int) -> str:
        """Return the words of *action*, about to be played, as *viewer* hears them."""
        return self.ruleset.format_heard(self.state, viewer, seat, action)

    def to_dict(self) -> Json:
        """Return the whole position as records write it, hidden cards too."""
        return self.ruleset.format_position(self.state)

    @property
    def text(self) -> str:
        """The whole position in one line, hidden cards too, as a game can begin from it.

        Null values are left out (:mod:`intriga.core.position_text`).
        """
        return format_text(self.to_dict())

    def redeal(self, seat: int | None, seed: int) -> Self:
        """Return a position that *seat* cannot tell from this one, its hidden cards dealt again.

        None is a spectator.  The same *seed* gives the same cards.

        Raises:
            BadNotation: there is no such seat.
            BadOptions: a seed that there is not, of 64 bits.
        """
        if seat is not None:
            self._check_seat(seat)
        return self._with(self.ruleset.redeal(self.state, seat, by_seed(seed)))

    @staticmethod
    def read(ruleset: Ruleset[S, V], header: Json) -> "Position[S, V]":
        """Return the position that *header* begins from, before chance deals the rest.

        Raises:
            BadOptions, BadNotation: a header that no game can begin from.
        """
        return Position(ruleset, ruleset.begin(header))

    # --- playing

    def play(self, words: str, /, *, seat: int | None = None) -> Self:
        """Return the position after *seat* says *words*; chance may be asked in it.

        Raises:
            IllegalAction: an input that the rules refuse.
            SeatNotSaid: several seats are asked, and *seat* is none.
        """
        seat = self.asked(seat)
        return self.played(seat, self.parse(seat, words))

    def play_id(self, action: int, *, seat: int | None = None) -> Self:
        """Return the position after *action* of *seat*.

        Raises:
            IllegalAction: an action that is not legal.
            SeatNotSaid: several seats are asked, and *seat* is none.
        """
        seat = self.asked(seat)
        return self.played(seat, self.checked(seat, action))

    def played(self, seat: int, action: int) -> Self:
        """Return the position after *action* of *seat*, of which the caller knows it is legal."""
        state = self.state.copy()
        self.ruleset.play(state, seat, action)
        return self._with(state)

    def draw(self, place: int) -> Self:
        """Return the position after chance gave the outcome at *place* of :attr:`outcomes`.

        Raises:
            BadNotation: there is no such place.
        """
        if place not in range(found := len(self.outcomes)):
            raise BadNotation(f"chance gives one of {found} outcomes, of which {place!r} is none")
        return self._drawn(place)

    def _drawn(self, place: int) -> Self:
        """Return the position after chance gave the outcome at *place*, which there is."""
        state = self.state.copy()
        self.ruleset.draw(state, place)
        return self._with(state)

    def successors(self) -> Iterator[Self]:
        """Yield the positions one answer or one draw further on; none where the game is over.

        Where several seats are asked it is the answers of :attr:`to_move`.  A draw counts as
        often as chance may give it.
        """
        if outcomes := self.outcomes:
            yield from map(self._drawn, range(len(outcomes)))
        elif self.awaiting:
            seat = self.to_move
            for action in self.legal_ids(seat):
                yield self.played(seat, action)

    def step(self, seat: int, action: int, source: Source) -> Step[Self]:
        """Play *action* of *seat*, which must be legal, and let *source* answer for chance.

        Raises:
            LookupError: the source could not answer.
        """
        ruleset, state = self.ruleset, self.state.copy()
        ruleset.play(state, seat, action)
        drawn = draw_all(ruleset, state, source)
        words = ruleset.format(self.state, seat, action)
        return Step(seat, action, words, drawn, self._with(state))

    def follow(self, seat: int, words: str, drawn: Iterable[str]) -> Step[Self]:
        """Play a line of a record.

        Raises:
            IllegalAction: an input that the rules refuse.
            BadNotation: draws that cannot be, or are too few or too many.
        """
        action, script = self.parse(seat, words), Scripted(drawn)
        try:
            step = self.step(seat, action, script)
        except LookupError as error:
            raise BadNotation(f"{words!r}: {error}") from None
        if left := script.left():
            raise BadNotation(f"{words!r} draws nothing more, yet there is {', '.join(left)}")
        return step

    def _with(self, state: S) -> Self:
        """Return a position of this kind with *state*."""
        return type(self)(self.ruleset, state)


def _seats(seats: list[int]) -> str:
    """Return *seats* in words: ``seat 2``, ``seats 0 and 3``."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"
