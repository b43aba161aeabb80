"""One game at a time by action ids, for interfaces that ask one question at a time.

The rules are stepped compiled where their code is at hand, and as plain Python otherwise: nobody
waits for a compiler who did not ask for it.  Both deal and play the same games.
"""

from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

from intriga.core.chance import MASK, Seeded
from intriga.core.dialect import MOST_DECISIONS, Dialect
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of
from intriga.core.returns import returns_of
from intriga.core.state import State
from intriga.core.view import View
from intriga.lab.adapters.variant import AnyGame, Variant

if TYPE_CHECKING:
    from numpy.typing import NDArray

SPECTATOR: Final = -1


class Engine(Protocol):
    """One game, dealt and played by :class:`intriga.core.compiled.single_game.Single` or Plain."""

    seat: int
    winners: int
    mask: "NDArray[np.int8]"
    dialect: Dialect

    @property
    def state(self) -> State:
        """Return the whole state."""
        ...

    @property
    def row(self) -> "NDArray[np.int8]":
        """Return the observation of the seat to move."""
        ...

    def deal(self, game: int, key: int) -> None:
        """Deal game number *game* under *key*."""

    def play(self, action: int) -> None:
        """Play a legal action of the seat that is asked."""

    def view(self, seat: int) -> "NDArray[np.int8]":
        """Return the observation of *seat*."""
        ...


class Plain:
    """One game by the plain rules; it offers what the compiled one does."""

    def __init__(self, dialect: Dialect, template: State) -> None:
        """Hold a game like *template*, a state that has the options and players."""
        self.dialect, self.state = dialect, template.copy()
        self.chance = Seeded(0)
        self.seat = self.winners = 0
        self.mask = np.zeros(dialect.actions, np.int8)
        self._row: NDArray[np.int8] | None = None

    @property
    def row(self) -> "NDArray[np.int8]":
        """The observation of the seat to move [width]."""
        if self._row is None:
            self._row = self.view(self.seat)
        return self._row

    def deal(self, game: int, key: int) -> None:
        """Deal game number *game* under *key*, both below ``2**32``."""
        self.chance = Seeded(game, key)
        self.dialect.deal(self.state, self.chance)
        self._ask()

    def play(self, action: int) -> None:
        """Play a legal *action* of the seat that is asked."""
        self.dialect.step(self.state, self.seat, action, self.chance)
        self._ask()

    def _ask(self) -> None:
        rules, state = self.dialect, self.state
        self.mask, self._row = np.zeros(rules.actions, np.int8), None
        self.winners = int(rules.winners(state)) if rules.is_over(state) else 0
        if self.winners:
            return
        self.seat = int(rules.to_move(state))
        for page in range(rules.first_page(state), rules.last_page(state) + 1):
            legal = rules.legal_actions(state, self.seat, page)
            while legal:
                lowest = legal & -legal
                self.mask[rules.page * page + lowest.bit_length() - 1] = 1
                legal ^= lowest

    def view(self, seat: int) -> "NDArray[np.int8]":
        """Return the observation of *seat* [width], -1 for a spectator."""
        numbers = [0] * self.dialect.width
        self.dialect.view(self.state, seat, numbers)
        try:
            return np.frombuffer(bytearray(numbers), np.int8)
        except ValueError:  # a number below 0, which bytes cannot be
            return np.array(numbers, np.int8)


class Stepped:
    """A game of one variant, dealt again as often as one likes.

    ``actions`` are those played since the deal.  It can be pickled and copied, as the deal and
    the actions.
    """

    def __init__(
        self, rules: Variant, *, compiled: bool | None = None, most: int | None = None
    ) -> None:
        """Play by *rules*; a game of *most* decisions is cut off, 5,000 where none are said.

        It is compiled if *compiled* is true, never if it is false; else if the code is at hand.

        Raises:
            BadOptions: *most* that is not from 1 to 5,000.
        """
        if most is not None and not 1 <= most <= MOST_DECISIONS:
            wanted = f"a game is cut off after 1 to {MOST_DECISIONS:,} decisions"
            raise BadOptions("max_cycles", f"{wanted}, not {most}")
        self.rules, self.compiled = rules, compiled
        self.most = MOST_DECISIONS if most is None else most
        self.seed: int | None = None  # of the deal
        self.actions: list[int] = []
        self._engine: Engine | None = None
        self._game: AnyGame | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling: the deal and the actions."""
        return {**vars(self), "_engine": None, "_game": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Play the game again."""
        vars(self).update(kept)
        if self.seed is not None:
            actions, self.actions = self.actions, []
            self.deal(self.seed)
            for action in actions:
                self.play(action)

    # --- playing

    def deal(self, seed: int) -> None:
        """Deal the game of *seed*, as :meth:`intriga.lab.adapters.variant.Variant.deal` does."""
        if self._engine is None:
            self._engine = engine_of(self.rules, compiled=self.compiled)
        self.seed, self.actions, self._game = seed, [], None
        self._engine.deal(seed & MASK, seed >> 32)

    def play(self, action: int) -> None:
        """Play a legal *action* of the seat that is asked."""
        self.engine.play(action)
        self.actions.append(action)

    def may(self, action: int) -> bool:
        """Say whether *action* is legal for the seat that is asked."""
        mask = self.engine.mask
        return 0 <= action < len(mask) and bool(mask[action])

    # --- asking

    @property
    def engine(self) -> Engine:
        """Return the engine of the game.

        Raises:
            RuntimeError: nothing is dealt yet.
        """
        if self._engine is None:
            raise RuntimeError("nothing is dealt yet: reset comes first")
        return self._engine

    @property
    def is_compiled(self) -> bool:
        """Whether the rules run as machine code, three times as fast as the plain ones."""
        return not isinstance(self.engine, Plain)

    @property
    def seat(self) -> int:
        """The seat that is asked, or acted last."""
        return self.engine.seat

    @property
    def is_won(self) -> bool:
        """Say whether somebody has won."""
        return self.engine.winners > 0

    @property
    def is_cut_off(self) -> bool:
        """Say whether the game was cut off before anybody won."""
        return not self.engine.winners and len(self.actions) >= self.most

    @property
    def is_over(self) -> bool:
        """Say whether somebody has won, or the game was cut off."""
        return self.engine.winners > 0 or len(self.actions) >= self.most

    @property
    def returns(self) -> list[float]:
        """The return of each seat; 0 while the game goes on, or if it was cut off."""
        engine = self.engine
        if not engine.winners:
            return [0.0] * self.rules.players
        return returns_of(engine.dialect, engine.state)

    def row(self, seat: int) -> "NDArray[np.int8]":
        """Return the observation of *seat*, an array of its own."""
        engine = self.engine
        return engine.row.copy() if seat == engine.seat else engine.view(seat)

    def mask(self, seat: int) -> "NDArray[np.int8]":
        """Return which actions are legal for *seat*, none unless it is asked, as its own array."""
        engine = self.engine
        if seat != engine.seat or self.is_over:
            return np.zeros(len(engine.mask), np.int8)
        return engine.mask.copy()

    @property
    def legal_ids(self) -> list[int]:
        """The actions open to the seat that is asked, ascending."""
        return np.flatnonzero(self.engine.mask).tolist()

    @property
    def view(self) -> View:
        """The view of the seat to move."""
        engine = self.engine
        return self.rules.ruleset.views(engine.row.tolist(), engine.seat)

    @property
    def game(self) -> AnyGame:
        """The game with its record, played on to here when it is asked for."""
        game = self._game
        if game is None:
            self.engine  # noqa: B018  or there is none
            game = self._game = self.rules.deal(self.seed or 0)
        for action in self.actions[len(game.inputs) :]:
            game.play_id(action, seat=game.to_move)
        return game

    @property
    def state(self) -> "NDArray[np.int8]":
        """The observations of all seats [seat, width]."""
        return np.stack([self.row(seat) for seat in range(self.rules.players)])


def engine_of(rules: Variant, *, compiled: bool | None) -> Engine:
    """Return the engine of a game of *rules*, compiled as :class:`Stepped` says."""
    from intriga.core.compiled import single_game  # noqa: PLC0415  it loads a compiler

    dialect, template = dialect_of(rules.ruleset.name), rules.deal(0).state
    if compiled is None:
        compiled = single_game.is_ready(dialect)
    return single_game.Single(dialect, template) if compiled else Plain(dialect, template)
