"""A small game of cards: most of its ruleset follows from its rules by number and its layout.

Each seat has one hidden card, a word ``hands`` of the view; each answer is one word; all
that is not hidden everybody sees; and few enough games can be played to try them all.
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import ClassVar, TypeVar, cast

from intriga.core.chance import Scripted
from intriga.core.errors import BadNotation, unknown_verb
from intriga.core.position import draw_all
from intriga.core.position_text import lists, shown, whole
from intriga.core.ruleset import Json, Ruleset, seats_in
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class SmallGame(Ruleset[S, V]):
    """A game that says its rules by number, its ``inputs`` and its ``cards``, and little else."""

    inputs: ClassVar[type[IntEnum]]
    cards: ClassVar[tuple[str, ...]]
    page = 60

    def __init_subclass__(cls, *, package: str | None = None) -> None:
        """Find the rules in *package*."""
        cls.num_actions = len(cls.inputs)
        super().__init_subclass__(package=package)

    # --- beginning

    def set_up(self, state: S, first: int, header: Json) -> None:
        """Begin a game in which the seat *first* is the first."""
        assert self.rules.set_up is not None  # noqa: S101  or the game says it itself
        self.rules.set_up(state, len(header["seats"]), first)

    def deal_of(self, header: Json) -> list[str] | None:
        """Return the cards dealt, clockwise from the first seat."""
        if "position" in header:
            return []
        if "hands" not in header:
            return None
        hands = lists(header["hands"], "hands", len(header["seats"]))
        if any(len(hand) != 1 for hand in hands):
            raise BadNotation("a hand is a list of one card")
        first = header["first"]
        return [str(card) for [card] in hands[first:] + hands[:first]]

    def dealt(self, state: S) -> Json:
        """Return the hands that were dealt."""
        return {"hands": self.format_position(state)["hands"]}

    def read_position(self, state: S, players: int, position: object) -> None:
        """Put *state* into *position*, to which some game from its deal must lead."""
        if not isinstance(position, dict):
            raise BadNotation("a position is an object")
        given = cast("Json", position)
        reached = self._reached(state, players, given)
        found = next((each for each in reached if self.format_position(each) == given), None)
        if found is None:
            raise BadNotation(f"no game that goes on comes to {shown(given)}")
        for field in self.states.FIELDS:
            setattr(state, field, getattr(found, field))

    def fill_position(self, state: S, players: int, given: Json) -> Json:
        """Return the first position that a game from its deal comes to and that has *given*.

        The hands have to be given; seat 0 begins unless it says otherwise.
        """
        known = {"first": 0, **given}
        for each in self._reached(state, players, known):
            position = self.format_position(each)
            if all(position.get(key) == value for key, value in known.items()):
                return position
        raise BadNotation(f"no game that goes on comes to {shown(given)}")

    def _reached(self, state: S, players: int, given: Json) -> Iterator[S]:
        """Yield the states where seats are asked, after the deal that *given* says.

        Raises:
            BadNotation: a deal that cannot be.
        """
        header: Json = {"hands": [], **given, "seats": range(players)}
        first = whole(header.get("first"), "first", players - 1)
        self.set_up(state, first, header)
        try:
            draw_all(self, state, Scripted(self.deal_of(header) or []))
        except LookupError as error:
            raise BadNotation(f"the hands of the position cannot be: {error}") from None
        return self._asked(state)

    def _asked(self, state: S) -> Iterator[S]:
        """Yield *state* and all that may come after it, where seats are asked."""
        if self.awaiting(state):
            yield state
        for place in range(len(self.outcomes(state))):
            twin = state.copy()
            self.draw(twin, place)
            yield from self._asked(twin)
        for seat in self.awaiting(state):
            for action in self.legal_actions(state, seat):
                twin = state.copy()
                self.play(twin, seat, action)
                yield from self._asked(twin)

    # --- chance

    def outcomes(self, state: S) -> list[str]:
        """Return the cards that may come now."""
        return [self.cards[card] for card in self._open(state)]

    def draw(self, state: S, place: int) -> None:
        """Let the card at *place* come."""
        assert self.rules.draw is not None  # noqa: S101  or the game says it itself
        self.rules.draw(state, self._open(state)[place])

    def _open(self, state: S) -> list[int]:
        assert self.rules.outcomes is not None  # noqa: S101  or the game says it itself
        return seats_in(self.rules.outcomes(state), len(self.cards))

    # --- words

    def parse(self, state: S, seat: int, words: str) -> int:
        """Return the action id of *words*."""
        known = {self.format(state, seat, action): int(action) for action in self.inputs}
        if words not in known:
            raise BadNotation(unknown_verb(words, known))
        return known[words]

    def format(self, state: S, seat: int, action: int) -> str:  # noqa: ARG002
        """Return the word of an action id."""
        return self.inputs(action).name.lower()

    def format_position(self, state: S) -> Json:
        """Return the public view, with the hand of each seat."""
        public = self.views.of(state)
        position = public.to_dict()
        del position["seat"]
        seen = [public.seen_by(state, seat).to_dict() for seat in public.seats]
        return {**position, "hands": [each["hands"][seat] for seat, each in enumerate(seen)]}
