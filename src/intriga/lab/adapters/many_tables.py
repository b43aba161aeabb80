"""The common part of environments of many tables, for any players."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from intriga.core.chance import SEEDS, checked_seed
from intriga.core.compiled.batch import Batch, whole
from intriga.core.compiled.seat_batch import SeatBatch
from intriga.core.errors import BadNotation, BadOptions
from intriga.core.games import dialect_of
from intriga.core.given import whole_number
from intriga.core.position import Position
from intriga.lab.adapters.spaces import MaskPlace, Seen, space_of
from intriga.lab.adapters.variant import Variant, variant

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.state import State

NONE: Final = (1 << 62) - 1  # instead of -1, a pause: an action that no game has
MODES: Final = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED)
B = TypeVar("B", bound=Batch | SeatBatch)


def mixed(
    game: str,
    players: int | Iterable[int] | None,
    edition: str | None,
    options: Mapping[str, object],
    variants: Sequence[Mapping[str, Any]],
) -> list[Variant]:
    """Return the variants of the tables, those of *variants* differing from the other arguments.

    Raises:
        BadOptions: an edition, option or number of players that there is not, or several numbers.
    """
    if isinstance(players, Iterable):
        kinds = ", ".join(f"{{'players': {each}}}" for each in players)
        raise BadOptions(
            "players", f"tables of several sizes are variants=[{kinds}], not players={players}"
        )
    usual: Mapping[str, Any] = {"players": players, "edition": edition, **options}
    found: list[Variant] = []
    for each in variants or [{}]:
        given = {**usual, **each}
        found.append(variant(game, given.pop("players"), given.pop("edition"), given))
    return found


class ManyTables(VectorEnv[Seen, "NDArray[Any]", "NDArray[Any]"], Generic[B]):
    """Tables side by side, each at a question, stepped by a batch."""

    observation_space: spaces.Space[Any]
    single_observation_space: spaces.Space[Any]
    action_space: spaces.Space[Any]
    batch: B

    def __init__(
        self,
        variants: Sequence[Variant],
        num_envs: int,
        *,
        mask: MaskPlace,
        autoreset_mode: AutoresetMode | str,
        copy: bool,
        threads: int,
    ) -> None:
        """Set up *num_envs* tables of *variants*, in turn, that are stepped in *threads*.

        Raises:
            BadOptions: a place for the mask, a mode, or a number of threads that there is not.
        """
        super().__init__()
        self.threads = whole_number("threads", threads, 1)
        self.variants, self.rules = [*variants], variants[0]
        self.num_envs, self.copy = num_envs, copy
        self.autoreset_mode = mode_of(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self._shows_end = self.autoreset_mode != AutoresetMode.SAME_STEP
        ruleset = self.rules.ruleset
        self.dialect = dialect_of(ruleset.name)
        self.single_observation_space = space_of(ruleset, mask)
        self.single_action_space = spaces.Discrete(ruleset.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._in_info = mask == "info"
        self._templates: list[State] = [each.deal(0).state for each in variants]
        self._nothing = np.zeros(ruleset.num_actions, np.int8)  # nobody may do anything at the end
        self._nothing.flags.writeable = False
        self._all = np.ones(num_envs, np.bool_)
        self._all.flags.writeable = False
        self._begin(None)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all tables; the same *seed* deals the same games.

        Of *options* only a ``reset_mask`` is used: then the tables alone are dealt where that is
        True [table].

        Raises:
            BadOptions: a mask that is not one truth for each table, a seed beside it, or a seed
                that there is not, of 64 bits.
        """
        seed = None if seed is None else checked_seed(seed)
        super().reset(seed=seed, options=options)
        which = (options or {}).get("reset_mask")
        if which is None:
            self._begin(seed)
        elif seed is None:
            self._deal_again(self._checked(which))
        else:
            raise BadOptions("seed", "a seed deals all tables, so there is none with a reset_mask")
        return self.look()

    def _checked(self, which: "NDArray[np.bool_]") -> "NDArray[np.bool_]":
        """Return *which* tables to deal.

        Raises:
            BadOptions: it is not one truth for each table.
        """
        mask = np.asarray(which)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            found = f"{mask.dtype} of the shape {mask.shape}"
            raise BadOptions(
                "reset_mask", f"a reset_mask is bool of the shape ({self.num_envs},), not {found}"
            )
        return mask

    def _deal_again(self, which: "NDArray[np.bool_]") -> None:
        early = np.flatnonzero(which & ~self._ended)  # the batch has dealt the others already
        self._ended &= ~which
        if early.size:
            self._deal_early(early)

    def _deal_early(self, tables: "NDArray[np.int64]") -> None:
        """Deal *tables* at which the game goes on."""
        for table in map(int, tables):
            kind = self.variants[table % len(self.variants)]
            kind.deal(self._drawn_seed()).state.pack(self.batch.games[table])
            self.batch.lengths[table] = 0
        self._ask(tables)

    def _begin(self, seed: int | None) -> None:
        self.batch = self._dealt(self._drawn_seed() if seed is None else seed)
        self._ended = np.zeros(self.num_envs, np.bool_)  # and the end is what they show
        self._seats = self.batch.seats.copy()  # who was asked before the last step

    def _drawn_seed(self) -> int:
        return int(self.np_random.integers(SEEDS, dtype=np.uint64))

    @abstractmethod
    def _dealt(self, key: int) -> B:
        """Return a batch, dealt under *key*."""

    @abstractmethod
    def _play(self, actions: "NDArray[np.int64]") -> None:
        """Play *actions* [table], none where one is -1."""

    def look(self) -> tuple[Seen, dict[str, Any]]:
        """Return the observations of the seats to move, and the infos."""
        return self._seen({"seat": self._asked()})

    def _asked(self) -> "NDArray[np.int64]":
        """Return the seat to move [table], or the last one where the end is shown."""
        if self._ended.any():
            return np.where(self._ended, self._seats, self.batch.seats)
        return self._out(self.batch.seats)

    def step(
        self, actions: "NDArray[Any]"
    ) -> tuple[Seen, "NDArray[Any]", "NDArray[Any]", "NDArray[Any]", dict[str, Any]]:
        """Play one of *actions* [table] at each table.

        Raises:
            ResetNeeded: a game is over, and the mode is ``DISABLED``.
            ValueError: not one whole number for each table.
        """
        taken, batch = whole(actions).astype(np.int64) & NONE, self.batch
        if self._shows_end:
            self._need_no_reset()
            taken[self._ended] = -1
            self._seats[:] = batch.seats
        self._play(taken)
        won = batch.winners > 0
        infos: dict[str, Any] = {
            "returns": self._out(batch.returns),
            "illegal": self._out(batch.illegal),
        }
        if self._shows_end:
            self._ended = batch.over.copy()
        elif batch.over.any():
            infos["_final_obs"] = self._out(batch.over)
            infos["final_obs"] = self._last()
        seen, infos = self._seen({"seat": self._asked(), **infos})
        return seen, self._out(batch.rewards), won, batch.over & ~won, infos

    def _need_no_reset(self) -> None:
        """Refuse to go on where a game is over that nobody but the caller deals again.

        Raises:
            ResetNeeded: there is one.
        """
        if self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            tables = ", ".join(map(str, np.flatnonzero(self._ended)))
            how = 'reset(options={"reset_mask": terminated | truncated})'
            raise ResetNeeded(f"games are over, at the tables {tables}: {how} deals them again")

    def _seen(self, infos: dict[str, Any]) -> tuple[Seen, dict[str, Any]]:
        """Return the observations, and *infos* with its part of them."""
        views, masks = self.batch.views, self.batch.mask()
        if self._shows_end and self._ended.any():
            views = np.where(self._ended[:, None], self.batch.lasts, views)
            masks = np.where(self._ended[:, None], self._nothing, masks)
        if self._in_info:
            return self._out(views), self._told({**infos, "action_mask": self._out(masks)})
        seen = {"observation": self._out(views), "action_mask": self._out(masks)}
        return seen, self._told(infos)

    def _told(self, infos: dict[str, Any]) -> dict[str, Any]:
        """Return *infos* with a mask beside each entry: the tables it is about, usually all."""
        return {f"_{name}": self._all for name in infos if not name.startswith("_")} | infos

    def _last(self) -> "NDArray[np.object_]":
        """Return the last observations [table], None where the game goes on."""
        last = np.empty(self.num_envs, np.object_)  # full of None
        tables = np.flatnonzero(self.batch.over)
        for table, seen in zip(tables.tolist(), self.batch.lasts[tables], strict=True):
            last[table] = (
                seen if self._in_info else {"observation": seen, "action_mask": self._nothing}
            )
        return last

    def _out(self, array: "NDArray[Any]") -> "NDArray[Any]":
        return array.copy() if self.copy else array

    def legal_actions(self) -> "NDArray[np.int64]":
        """Return a legal action for every table, by chance: for a first look, and for speed."""
        noise = self.np_random.bit_generator.random_raw(self.num_envs)
        return self.batch.choose(noise.view(np.int64))

    # --- single tables

    def position(self, table: int) -> Position[Any, Any]:
        """Return the position of a *table*, hidden cards too."""
        ruleset = self.rules.ruleset
        return Position(ruleset, ruleset.states.unpack(self.batch.games[table]))

    def place(self, table: int, position: Position[Any, Any]) -> None:
        """Put *table* into *position*, which :meth:`look` then shows.

        The position keeps its options and number of players until the next deal and from then
        on.  Results of the last step stay as they were only if arrays are copies.

        Raises:
            BadNotation: a position of another game, of too many players, or without a question.
        """
        most = self.batch.returns.shape[1]
        if position.ruleset.name != self.rules.ruleset.name:
            wanted = self.rules.ruleset.name
            raise BadNotation(f"the tables play {wanted}, not {position.ruleset.name}")
        if position.state.players > most:
            raise BadNotation(f"the tables have up to {most} seats, not {position.state.players}")
        if not position.awaiting:
            raise BadNotation("nobody is asked in that position")
        position.state.pack(self.batch.games[table])
        self.batch.lengths[table] = 0
        self._go_on(np.array([table]))

    def copy_table(self, source: int, tables: Sequence[int]) -> None:
        """Let *tables* stand as the table *source* does; their chances stay their own."""
        places = np.asarray(tables, np.int64)
        for name in ("games", "lengths"):
            array = getattr(self.batch, name)
            array[places] = array[source]
        self._go_on(places)

    def _go_on(self, tables: "NDArray[np.int64]") -> None:
        """See who is asked at *tables*, whose games were changed."""
        self._ended[tables] = False
        self._ask(tables)

    @abstractmethod
    def _ask(self, tables: "NDArray[np.int64]") -> None:
        """See who is asked at *tables*."""


def mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """Return when tables are dealt again.

    Raises:
        BadOptions: in another way than in the same step, in the next, or by the caller.
    """
    known = {each.value: each for each in MODES} | {each.name: each for each in MODES}
    found = known.get(mode.name if isinstance(mode, AutoresetMode) else mode)
    if found is None:
        wanted = " or ".join(each.value for each in MODES)
        raise BadOptions("autoreset_mode", f"a mode is {wanted}, not {mode}")
    return found
