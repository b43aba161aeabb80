"""A game walked node by node: chance, which chooses by itself, and one seat after the other.

Nothing here is decided by a source of chance: the caller chooses its outcomes too: who
begins, the deal, and every draw.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from intriga.core.agent import Told
from intriga.core.chance import Numbers, Source
from intriga.core.errors import BadNotation
from intriga.core.position import Position
from intriga.core.ruleset import Json, Ruleset
from intriga.core.view import NOBODY

AnyPosition = Position[Any, Any]
HIDDEN: Final = "?"  # a card that chance deals, in a position where play begins
DECKS: Final = ("court", "pile")  # by the name that a position has for it
MOST_BEGINNINGS: Final = 4096  # kept, so that walks share them


@dataclass(frozen=True)
class WalkStart:
    """Where walks begin: the *header* of a record before chance, and when they are cut off.

    After *horizon* decisions a game is over and worth nothing to anybody.
    """

    ruleset: Ruleset[Any, Any]
    header: Json
    horizon: int
    _begun: "dict[tuple[int, ...], AnyPosition | list[str]]" = field(
        default_factory=dict[tuple[int, ...], "AnyPosition | list[str]"], compare=False, repr=False
    )

    @property
    def players(self) -> int:
        """Return the number of seats."""
        return len(self.header["seats"])

    def after(self, settled: tuple[int, ...]) -> "AnyPosition | list[str]":
        """Return where chance has led that answered *settled*, or what it may answer next.

        It is asked who begins and the like, until there is a position.
        """
        found = self._begun.get(settled)
        if found is None:
            found = self._after(settled)
            if len(self._begun) < MOST_BEGINNINGS:
                self._begun[settled] = found
        return found

    def _after(self, settled: tuple[int, ...]) -> "AnyPosition | list[str]":
        source = partial(_answer, iter(settled))
        try:
            header = self.ruleset.prepare(known(self.header, source), source)
        except _Asked as asked:
            return asked.outcomes
        return AnyPosition.read(self.ruleset, header)


def known(header: Json, source: Source) -> Json:
    """Return *header* with a card by *source* for every hidden one in the hands of its position.

    They come, evenly, out of the deck of the position, which holds all cards that nobody
    sees.

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
    """Chance is asked for a further outcome."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        super().__init__()
        self.outcomes = list(outcomes)


def _answer(answers: Iterator[int], outcomes: Sequence[str]) -> int:
    """Return the next of *answers*, or ask for it."""
    answer = next(answers, None)
    if answer is None:
        raise _Asked(outcomes)
    return answer


class Heard:
    """The seats' information at one question; it is put in words on demand.

    Entries are chained.  A seat knows its entry ``before``, what it heard of the ``action``
    of ``seat`` that led here from there, and what it sees of ``position``.  If hidden cards
    were dealt again behind the back of all seats but one, that one is ``whose``.
    """

    __slots__ = ("_new", "_rows", "_words", "action", "before", "position", "seat", "whose")

    def __init__(
        self, before: "Heard | None", position: AnyPosition, seat: int, action: int
    ) -> None:
        self.before, self.position, self.seat, self.action = before, position, seat, action
        self.whose: int | None = None
        self._words: dict[int | None, Json] = {}
        self._new: dict[tuple[int | None, int | None], str] = {}
        self._rows: dict[int | None, tuple[int, ...]] = {}

    def heard(self, viewer: int | None) -> str:
        """Return the lines heard by *viewer*, None for a spectator, since the entry before."""
        if self.before is None:
            return ""
        return f"{self.seat} {self.before.position.hear(viewer, self.seat, self.action)}\n"

    def heard_in_public(self) -> tuple[int, int]:
        """Return the seat that answered since the entry before, and the action id as heard."""
        assert self.before is not None  # noqa: S101  nobody has answered before the first entry
        before = self.before.position
        heard = before.ruleset.hear(before.state, None, self.seat, self.action)
        return self.seat, heard

    def words(self, viewer: int | None) -> Json:
        """Return the view of *viewer*, in words; not to be changed."""
        found = self._words.get(viewer)
        if found is None:
            view = self.position.view(viewer)
            found = self._words[viewer] = view.to_dict()
        return found

    def new(self, viewer: int | None, earlier: int | None) -> str:
        """Return, as JSON, what *viewer* sees that *earlier* did not see in the entry before."""
        found = self._new.get((viewer, earlier))
        if found is None:
            known = {} if self.before is None else self.before.words(earlier)
            words = self.words(viewer).items()
            new = {key: value for key, value in words if key not in known or known[key] != value}
            found = self._new[viewer, earlier] = json.dumps(new, separators=(",", ":"))
        return found

    def row(self, viewer: int | None) -> tuple[int, ...]:
        """Return the observation of *viewer*."""
        found = self._rows.get(viewer)
        if found is None:
            found = self._rows[viewer] = tuple(self.position.view(viewer).numbers)
        return found

    def dealt_again(self, position: AnyPosition, whose: int) -> "Heard":
        """Return this entry in another *position*, which the seat *whose* cannot tell from it."""
        entry = Heard(self.before, position, self.seat, self.action)
        entry.whose = whose
        return entry

    def to(self, viewer: int) -> "Iterator[tuple[Heard, int | None, int | None]]":
        """Yield the entries for *viewer*, the last first: with the seats that hear and see them.

        Where cards were dealt again behind its back, it sees what it holds now, and recalls of
        all before what everybody heard and saw: what it held then is not known any more.
        """
        entry: Heard | None = self
        sees: int | None = viewer
        while entry is not None:
            hears = sees if entry.whose in {None, viewer} else None
            yield entry, hears, sees
            entry, sees = entry.before, hears


class Walk:
    """A walk as far as it has come.

    ``outcomes`` are those of chance now, each as often as it is there, empty where a seat is
    asked; ``to_move`` is that seat.  :meth:`told` has an entry for each decision and one for
    the beginning: a seat with equal entries cannot tell two walks apart.  Nothing is put in
    words before somebody asks.
    """

    def __init__(self, start: WalkStart) -> None:
        self.start = start
        self.position: AnyPosition | None = None  # until it is settled who begins
        self.settled: tuple[int, ...] = ()
        self.outcomes: list[str] = []
        self.decisions = 0
        self.is_over = False
        self.to_move = NOBODY  # where chance is asked, or nobody any more
        self._last: Heard | None = None
        self._played = (NOBODY, -1)  # the seat and its action since the last entry
        self._alone = False  # whether no other walk stands in a position where chance is asked
        self._legal: list[int] | None = None  # what is open, once somebody has asked
        self._settle()

    def twin(self) -> "Walk":
        """Return a walk that goes on by itself."""
        self._alone = False
        return copy(self)

    def __deepcopy__(self, memo: object) -> "Walk":
        """Return a copy; parts that walks share are not copied."""
        return self.twin()

    # --- where it stands

    @property
    def returns(self) -> list[float]:
        """Return the returns of the seats: 0 while the game goes on, or where cut off."""
        if not self.is_over:
            return [0.0] * self.start.players
        return self.here.returns

    @property
    def here(self) -> AnyPosition:
        """Return the position, once it is settled who begins."""
        assert self.position is not None  # noqa: S101  chance is asked until then
        return self.position

    @property
    def places(self) -> list[int]:
        """Return where each different outcome stands first among those that chance may give."""
        words = self.outcomes
        if len({*words}) == len(words):
            return list(range(len(words)))
        return [words.index(word) for word in dict.fromkeys(words)]

    @property
    def legal(self) -> list[int]:
        """Return the actions of the seat that is asked, ascending; not to be changed."""
        if self._legal is None:
            self._legal = [] if self.to_move == NOBODY else self.here.legal_ids(self.to_move)
        return self._legal

    def view(self, seat: int | None) -> Any:  # noqa: ANN401  of its game
        """Return the view of *seat*, None before it is settled who begins."""
        return None if self.position is None else self.position.view(seat)

    def told(self, seat: int) -> list[str]:
        """Return all that *seat* has heard and seen: the first view, then what is new in each."""
        entries = [*self._entries(seat)]
        earlier = [*(sees for _, _, sees in entries[1:]), seat]  # of the first nothing was seen
        pairs = zip(entries, earlier, strict=False)
        heard = [entry.heard(hears) + entry.new(sees, at) for (entry, hears, sees), at in pairs]
        return heard[::-1]

    @property
    def public(self) -> Told:
        """The public history: every answer, as a spectator hears it.

        There is a position (:attr:`here`).
        """
        entries = [entry for entry, _, _ in self._entries(NOBODY)][::-1]
        answers = [entry.heard_in_public() for entry in entries[1:]]
        return Told(entries[0].position.view(None), tuple(answers))

    def rows(self, seat: int) -> list[tuple[int, ...]]:
        """Return the numbers of the views of *seat* at the same times."""
        return [entry.row(sees) for entry, _, sees in self._entries(seat)][::-1]

    def _entries(self, seat: int) -> Iterator[tuple[Heard, int | None, int | None]]:
        return iter(()) if self._last is None else self._last.to(seat)

    # --- going on

    def draw(self, place: int) -> None:
        """Let chance give the outcome at *place*.

        Raises:
            ValueError: chance is not asked, or has no such outcome; nothing has changed.
        """
        words = self.outcomes
        if not 0 <= place < len(words) or words.index(words[place]) != place:
            raise ValueError(f"chance gives one of {self.places}, not {place}")
        if self.position is None:
            self.settled = (*self.settled, place)
            self._settle()
            return
        if self._alone:  # a deal is many draws, and nobody else has seen the state between them
            self.start.ruleset.draw(self.position.state, place)
            self._stand(Position(self.start.ruleset, self.position.state))
        else:
            self._stand(self.position.draw(place))
            self._alone = True

    def play(self, action: int) -> None:
        """Play an action of the seat that is asked.

        Raises:
            ValueError: nobody is asked any more.
            IllegalAction: it is not legal; nothing has changed.
        """
        seat = self.to_move
        if seat == NOBODY:
            raise ValueError(f"action {action} cannot be played: no seat is asked")
        here = self.here
        after = here.played(seat, action if action in self.legal else here.checked(seat, action))
        self._played = (seat, action)
        self.decisions += 1
        self._stand(after)
        self._alone = True

    def _settle(self) -> None:
        """Ask chance who begins and the like, as far as it has not answered yet."""
        found = self.start.after(self.settled)
        if isinstance(found, list):
            self.outcomes = found
        else:
            self._stand(found)

    def _stand(self, position: AnyPosition) -> None:
        """Stand in *position*; unless chance is asked, keep what led there."""
        self.position, self.outcomes, self._legal = position, position.outcomes, None
        if self.outcomes:
            self.to_move = NOBODY
            return
        self._last = Heard(self._last, position, *self._played)
        self._played = (NOBODY, -1)
        self.is_over = self.decisions >= self.start.horizon or bool(position.winners)
        self.to_move = NOBODY if self.is_over else position.to_move

    def dealt_again(self, seat: int, numbers: Numbers) -> "Walk":
        """Return a walk that *seat* cannot tell from this one, all it cannot see dealt again.

        Raises:
            ValueError: chance is asked, so that no question stands.
        """
        if self.outcomes or self._last is None:
            raise ValueError("hidden cards can be dealt again where a seat is asked, not chance")
        state = self.start.ruleset.redeal(self.here.state, seat, numbers)
        twin = self.twin()
        twin.position, twin._legal = Position(self.start.ruleset, state), None  # noqa: SLF001
        twin._last = self._last.dealt_again(twin.position, seat)  # noqa: SLF001  of this class
        return twin
