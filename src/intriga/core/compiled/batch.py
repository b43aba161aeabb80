"""Many games at once, compiled, for research and benchmarks.

The loops are the same for every game, and the same on a graphics card
(:mod:`intriga.lab.cuda`).  One seat is asked at a time, clockwise.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Self, cast

import numpy as np

from intriga.core import chance, returns
from intriga.core.chance import by_seed, checked_seed
from intriga.core.compiled import loops
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.game_threads import in_threads
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.games import ruleset_of
from intriga.core.given import options_of, whole_number
from intriga.core.state import dtype

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.ruleset import Json


@dataclass(frozen=True)
class Kernels:
    """The loops of :mod:`intriga.core.compiled.loops`, compiled; each does every game."""

    deal: Callable[..., None]
    playouts: Callable[..., None]
    advance: Callable[..., None]
    choose: Callable[..., None]
    mask: Callable[..., None]

    def in_threads(self, threads: int) -> "Kernels":
        """Return the loops in as many *threads*; the deal, which counts all games, is in one."""
        return Kernels(
            deal=self.deal,
            playouts=in_threads(self.playouts, threads),
            advance=in_threads(self.advance, threads),
            choose=in_threads(self.choose, threads),
            mask=in_threads(self.mask, threads),
        )


def kernels(
    dialect: Dialect, compiled: Callable[[Callable[..., None]], Callable[..., None]]
) -> Kernels:
    """Return the loops over games of *dialect*, each as *compiled* makes it."""
    return Kernels(
        deal=compiled(loops.deal(dialect)),
        playouts=compiled(loops.playouts(dialect)),
        advance=compiled(loops.advance(dialect)),
        choose=compiled(loops.choose(dialect)),
        mask=compiled(loops.mask(dialect)),
    )


@cache
def on_processor(dialect: Dialect) -> Kernels:
    """Return the loops over games of *dialect*, compiled when first called."""

    def compiled(loop: Callable[..., None]) -> Callable[..., None]:
        every = kernel(loop, [*dialect.modules, chance, returns])
        return lambda *arrays: every(0, 1, *arrays)

    return kernels(dialect, compiled)


class Batch:
    """Many games of one variant, each waiting for a decision; ended ones are dealt again.

    ``seats`` [game] are the seats that are asked; ``legal`` [game, page] has a bit for each legal
    action (id ``page_size * page + bit``), and ``counts`` [game] their number; ``views``
    [game, width] is what each of these seats sees, as int8.

    ``over`` [game] says which games ended with the last action, won or cut off after 5,000
    decisions.  ``winners`` [game] has a bit for each seat that won then, 0
    for none; ``returns`` [game, seat] is what it was worth to them, float32, and ``rewards``
    [game] to the seat that acted last; ``lasts`` [game, width] is what that seat saw at the end.
    ``illegal`` [game] says whose last action was refused.
    """

    def __init__(  # noqa: PLR0913  each is named at the call
        self,
        game: str,
        *,
        games: int,
        players: int = 4,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        """Deal *games* of *game* for *players*; the same *seed* deals and draws the same cards.

        Any number of *threads* plays the same games, each a part of them.

        Raises:
            BadOptions: an unknown game, edition, option or value, too few or many players, or
                no game or thread at all.
        """
        ruleset = ruleset_of(game)
        edition = edition or next(iter(ruleset.variants.editions))
        changed: Json = options_of(options)
        number, key = whole_number("games", games, 1), checked_seed(seed)
        header: Json = {
            "preset": edition,
            "options": changed,
            "seats": [str(seat) for seat in range(players)],
            "first": 0,
        }
        template = ruleset.begin(ruleset.prepare(header, by_seed(seed)))
        self.threads = whole_number("threads", threads, 1)
        self._deal(ruleset.dialect, template, number, key, f"{edition}, {players} seats")

    @classmethod
    def like(
        cls, dialect: Dialect, template: Any, games: int, key: int = 0, *, threads: int = 1
    ) -> Self:
        """Deal *games* games like *template*, a state that holds the options and players.

        With a list of templates the first game is like the first, and so on around.  A *key* has
        64 bits; game *i* draws the numbers of :func:`intriga.core.chance.by_number`.

        Raises:
            BadOptions: no thread at all.
        """
        batch = cls.__new__(cls)
        batch.threads = whole_number("threads", threads, 1)
        cls._deal(batch, dialect, template, games, key)
        return batch

    def _deal(self, dialect: Dialect, template: Any, games: int, key: int, named: str = "") -> None:
        self._named = named or dialect.name
        self.dialect = dialect
        self._compile()
        templates = cast("list[Any]", template if isinstance(template, list) else [template])
        most = max(each.players for each in templates)
        self.games = self.placed(records(dialect, templates, games))
        self.chances = self.placed(np.zeros(games, CHANCE))
        self.still = self.placed(np.full(games, -1, np.int64))  # plays nothing anywhere
        self.actions = self.placed(np.zeros(games, np.int64))
        self.seats = self.placed(np.zeros(games, np.int64))
        self.legal = self.placed(np.zeros((games, dialect.pages), np.int64))
        self.counts = self.placed(np.zeros(games, np.int64))
        self.views = self.placed(np.zeros((games, dialect.width), np.int8))
        self.winners = self.placed(np.zeros(games, np.int64))
        self.returns = self.placed(np.zeros((games, most), np.float32))
        self.rewards = self.placed(np.zeros(games, np.float32))
        self.lengths = self.placed(np.zeros(games, np.int64))
        self.over = self.placed(np.zeros(games, np.bool_))
        self.lasts = self.placed(np.zeros((games, dialect.width), np.int8))
        self.illegal = self.placed(np.zeros(games, np.bool_))
        self._masks = self.placed(np.zeros((games, dialect.actions), np.int8))
        self._shown = self.placed(np.zeros((games, dialect.pages), np.int64))  # by the masks
        self.kernels.deal(self.games, self.chances, signed(key))
        self.advance(self.still)

    def __repr__(self) -> str:
        """Name the game, and the number of games."""
        return f"<{len(self.seats)} games of {self._named}>"

    def __getstate__(self) -> dict[str, Any]:
        """Return all attributes but the loops, so that games can be pickled."""
        return {name: each for name, each in vars(self).items() if name != "kernels"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore the attributes, and add the loops."""
        vars(self).update(kept)
        self._compile()

    def _compile(self) -> None:
        self.kernels = self.compiled(self.dialect).in_threads(self.threads)

    compiled = staticmethod(on_processor)

    @staticmethod
    def placed(array: "NDArray[Any]") -> "NDArray[Any]":
        """Return *array* where the loops reach it."""
        return array

    @staticmethod
    def fetched(array: "NDArray[Any]") -> "NDArray[Any]":
        """Return an array of the loops where NumPy reaches it."""
        return array

    def step(self, actions: "NDArray[np.integer[Any]]") -> int:
        """Play *actions* [game], none where one is below 0; return how many were not legal.

        Games whose action is not legal stay as they were.

        Raises:
            ValueError: not one action for each game.
        """
        self.advance(actions)
        return int(self.fetched(self.illegal).sum())

    def read(self, numbers: "NDArray[np.integer[Any]]") -> "NDArray[np.int64]":
        """Return *numbers* [game] as the loops read them, where they lie if that can be.

        Raises:
            ValueError: not one whole number for each game.
        """
        taken = np.ascontiguousarray(whole(numbers), np.int64)
        one_each(taken.shape, self.actions.shape)
        if taken.flags.writeable:
            return taken
        self.actions[:] = taken  # the compiler takes an array that is only read for another kind
        return self.actions

    def advance(self, actions: "NDArray[np.integer[Any]]") -> None:
        """Play *actions* as :meth:`step` does, and count nothing.

        Raises:
            ValueError: not one action for each game.
        """
        self.kernels.advance(
            self.games,
            self.chances,
            self.read(actions),
            self.seats,
            self.legal,
            self.counts,
            self.views,
            self.winners,
            self.returns,
            self.rewards,
            self.lengths,
            self.over,
            self.lasts,
            self.illegal,
        )

    def choose(self, noise: "NDArray[np.integer[Any]]") -> "NDArray[np.int64]":
        """Return a legal action for every game by *noise* [game], 32 random bits each."""
        actions = np.empty_like(self.actions)
        self.kernels.choose(self.legal, self.counts, self.read(noise), actions)
        return actions

    def mask(self) -> "NDArray[np.int8]":
        """Return a 1 for each legal action and 0 for the others [game, actions], int8.

        It is the same array each time, and only changes are written: nobody else may write
        into it.
        """
        self.kernels.mask(self.legal, self._shown, self._masks)
        return self._masks

    def playouts(self, decisions: int) -> int:
        """Play *decisions* random decisions in every game; return how many games ended."""
        ended = self.placed(np.zeros(len(self.games), np.int64))
        self.kernels.playouts(self.games, self.chances, self.lengths, ended, decisions)
        self.advance(self.still)
        return int(self.fetched(ended).sum())


def signed(key: int) -> int:
    """Return *key*, 0 to 2**64 - 1, as loops take it, whose numbers have a sign."""
    return key - (1 << 64) if key >> 63 else key


def whole(numbers: object) -> "NDArray[np.integer[Any]]":
    """Return *numbers* as an array, which are whole.

    Raises:
        ValueError: they are not.
    """
    taken = np.asarray(numbers)
    if taken.dtype.kind not in "iu":
        raise ValueError(f"actions are whole numbers, not of the type {taken.dtype}")
    return taken


def one_each(found: tuple[int, ...], wanted: tuple[int, ...]) -> None:
    """Check that there is one number for each game, since loops do not look.

    Raises:
        ValueError: there is not.
    """
    if found != wanted:
        raise ValueError(f"numbers have the shape {wanted}, one for each game, not {found}")


def records(dialect: Dialect, templates: list[Any], games: int) -> "NDArray[Any]":
    """Return the records of *games* games like *templates*, one after the other."""
    made = np.zeros(games, dtype(dialect.fields))
    for name in dialect.fields:
        for at, each in enumerate(templates[:games]):
            made[name][at :: len(templates)] = getattr(each, name)
    return made
