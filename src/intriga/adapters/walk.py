"""A game walked node by node: chance, which chooses by itself, and one seat after the other.

Nothing here is decided by a source of chance: whoever walks chooses its outcomes too, those
by which it is settled who begins, the deal, and every draw.
"""

import json
from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Final

from intriga.core.chance import Source
from intriga.core.errors import BadNotation
from intriga.core.position import Position
from intriga.core.ruleset import Json, Ruleset

AnyPosition = Position[Any, Any]
HIDDEN: Final = "?"  # a card that chance deals, in a position where play begins
DECKS: Final = ("court", "pile")  # by the name that a position has for it


@dataclass(frozen=True)
class WalkStart:
    """Where walks begin: the *header* of a record before chance, and when they are cut off.

    After *horizon* decisions a game is over and worth nothing to anybody.
    """

    ruleset: Ruleset[Any, Any]
    header: Json
    horizon: int

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.header["seats"])


def known(header: Json, source: Source) -> Json:
    """Return *header* with a card by *source* for every hidden one in the hands of its position.

    They come, evenly, out of what the position says of its deck, where all cards are that
    nobody sees.

    Raises:
        BadNotation: hidden cards in a position without a deck.
    """
    position: Json = header.get("position", {})
    hands: list[list[str]] = position.get("hands", [])
    if not any(HIDDEN in hand for hand in hands):
        return header
    name = next((each for each in DECKS if each in position), None)
    if name is None:
        raise BadNotation("the position has no deck that its hidden cards could come from")
    deck: dict[str, int] | list[str] = position[name]
    cards = sorted(Counter(deck).elements())
    dealt = [[_drawn(cards, source) if card == HIDDEN else card for card in hand] for hand in hands]
    left = dict(Counter(cards)) if isinstance(deck, dict) else cards
    return {**header, "position": {**position, "hands": dealt, name: left}}


def _drawn(cards: list[str], source: Source) -> str:
    """Take one of *cards* by *source*."""
    return cards.pop(source(cards))


class _Asked(Exception):
    """Chance is asked for more than was answered yet."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        super().__init__()
        self.outcomes = list(outcomes)


class Walk:
    """A walk as far as it has come.

    ``outcomes`` are what chance may give now, each as often as it is there, empty where a
    seat is asked.  ``told`` [seat] is all that it has heard and seen, an entry for each
    decision and one for the beginning: whoever is told the same cannot tell two walks apart.
    ``rows`` [seat] has the numbers of its views at the same times.
    """

    def __init__(self, start: WalkStart) -> None:
        self.start = start
        self.position: AnyPosition | None = None  # until it is settled who begins
        self.settled: tuple[int, ...] = ()
        self.outcomes: list[str] = []
        self.decisions = 0
        self.told: list[tuple[str, ...]] = [()] * start.players
        self.rows: list[tuple[tuple[int, ...], ...]] = [()] * start.players
        self._heard = ("",) * start.players  # since the last entry
        self._settle()

    def twin(self) -> "Walk":
        """Return a walk that goes on by itself."""
        twin = copy(self)
        twin.told, twin.rows = [*self.told], [*self.rows]
        return twin

    def __deepcopy__(self, memo: object) -> "Walk":
        """Return a copy; what walks share is not copied."""
        return self.twin()

    # --- where it stands

    @property
    def is_over(self) -> bool:
        """Say whether somebody has won, or the horizon is reached."""
        if self.outcomes:
            return False
        return bool(self.here.winners) or self.decisions >= self.start.horizon

    @property
    def to_move(self) -> int:
        """Return the seat that is asked, where chance is not."""
        return self.here.to_move

    @property
    def returns(self) -> list[float]:
        """Return what the game was worth to each seat: 0 while it goes on, or where cut off."""
        if self.outcomes:
            return [0.0] * self.start.players
        return self.here.returns

    @property
    def here(self) -> AnyPosition:
        """Return the position, once it is settled who begins."""
        assert self.position is not None  # noqa: S101  chance is asked until then
        return self.position

    def view(self, seat: int | None) -> Any:  # noqa: ANN401  of its game
        """Return what *seat* may know, None before it is settled who begins."""
        return None if self.position is None else self.position.view(seat)

    # --- going on

    def draw(self, place: int) -> None:
        """Let chance give the outcome at *place*."""
        if self.position is None:
            self.settled = (*self.settled, place)
            self.outcomes = []
            self._settle()
            return
        self._look(self.position.draw(place))

    def play(self, action: int) -> None:
        """Play a legal action of the seat that is asked."""
        here, seat = self.here, self.to_move
        self._heard = tuple(
            f"{seat} {here.hear(viewer, seat, action)}\n" for viewer in range(self.start.players)
        )
        self.decisions += 1
        self._look(here.play_id(action, seat=seat))

    def _settle(self) -> None:
        """Ask chance who begins and the like, as far as it has not answered yet."""
        answers = iter(self.settled)

        def source(outcomes: Sequence[str]) -> int:
            answer = next(answers, None)
            if answer is None:
                raise _Asked(outcomes)
            return answer

        try:
            header = self.start.ruleset.prepare(known(self.start.header, source), source)
        except _Asked as asked:
            self.outcomes = asked.outcomes
            return
        self._look(AnyPosition.read(self.start.ruleset, header))

    def _look(self, position: AnyPosition) -> None:
        """Go on to *position*; unless chance is asked, tell every seat what it heard and sees."""
        self.position, self.outcomes = position, position.outcomes
        if self.outcomes:
            return
        for seat in range(self.start.players):
            view = position.view(seat)
            shown = json.dumps(self.start.ruleset.format_view(view), separators=(",", ":"))
            self.told[seat] = (*self.told[seat], self._heard[seat] + shown)
            self.rows[seat] = (*self.rows[seat], tuple(view.numbers))
        self._heard = ("",) * self.start.players
