# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false
# pyright: reportPrivateImportUsage=false, reportMissingTypeStubs=false
# Numba, its CUDA half and JAX bring only some types.
"""Self-play that stays on a graphics card: games, encoding, choices and samples.

The processor only says what comes next.  Games are those of :class:`intriga.lab.cuda.CudaBatch`,
and JAX computes the network on the same card: it copies what the loops of a step have written
before the next one writes over it, and loops read JAX's arrays where they lie.  Both sides wait for
each other, since they do not share a stream.  Where JAX has no card its arrays are copied.
"""

from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from typing_extensions import override

from intriga.agents.encoding import Array, Encoding, Inputs
from intriga.core.compiled.batch import Batch
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of
from intriga.lab.cuda import CudaBatch, cuda, is_cuda_ndarray
from intriga.lab.learning.encoding_loops import loops_of
from intriga.lab.learning.rollout import LEARNER, WANDER, Ending, Policy, Rollout, Steps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray


class CudaRollout(Rollout):
    """B games of one number of players that go on for ever on a card, played by the learner alone.

    Arrays of its steps are JAX's.
    """

    xp = jnp

    @override
    def __init__(self, encoding: Encoding, *args: Any, seed: int, **named: Any) -> None:
        """Deal games on the card, as a :class:`Rollout` does.

        Raises:
            BadOptions: the game's encoding is not written in the dialect of the rules, the game
                pays otherwise than by winning, or its games begin or end elsewhere than a game's.
            RuntimeError: there is no card that CUDA can use.
        """
        if dialect_of(encoding.game).payoffs is not None:
            raise BadOptions("card", f"a card counts games won, and {encoding.game} pays otherwise")
        if named.get("positions") or named.get("horizon", MOST_DECISIONS) != MOST_DECISIONS:
            raise BadOptions("card", "on a card games are whole: from the deal to the end")
        if encoding.plain is None:
            raise BadOptions("card", f"no card can encode {encoding.game}: NumPy alone does")
        super().__init__(encoding, *args, seed=seed, **named)
        self._key = jax.random.key(seed)
        self.wander = jnp.asarray(self.wander)
        games, seats = len(self.batch.seats), self.players
        shape, put = encoding.shape, self.batch.placed
        self._loops = loops_of(encoding.plain, self.dialect.page)
        self._table = put(np.zeros((games, shape.table), np.float32))
        self._tokens = put(np.zeros((games, seats, shape.tokens[0]), np.float32))
        self._picks = put(np.zeros((games, shape.picks[0], seats), np.float32))
        self._hidden = put(np.zeros((games, seats), np.int8))
        self._open = put(np.zeros((games, self.width), np.bool_))
        self._ids_to_columns = put(self._columns.astype(np.int64))
        self._actions = put(np.zeros(games, np.int64))
        self._seats = put(np.zeros(games, np.int32))
        self._won = put(np.zeros((games, seats), np.float32))
        self._endings = put(np.zeros((games, 2), np.int32))
        self._ends: list[tuple[jax.Array, jax.Array]] = []

    @override
    def dealt(self, templates: list[Any], games: int, key: int) -> Batch:
        return CudaBatch.like(self.dialect, templates, games, key=key)

    @override
    def changing(self) -> "dict[str, NDArray[Any]]":
        """Return the arrays that change as games are played, by name: copies of those there."""
        there = {f"batch.{name}": each for name, each in self._of_batch().items()}
        copies = {name: self.batch.fetched(each) for name, each in there.items()}
        return copies | {"wander": np.asarray(self.wander)}

    def _of_batch(self) -> dict[str, Any]:
        return {name: each for name, each in vars(self.batch).items() if is_cuda_ndarray(each)}

    @override
    def state(self) -> "dict[str, NDArray[Any]]":
        return self.changing() | {"chance": np.asarray(jax.random.key_data(self._key))}

    @override
    def restore(self, kept: "Mapping[str, NDArray[Any]]") -> None:
        if {name: each.shape for name, each in kept.items()} != {
            name: each.shape for name, each in self.state().items()
        }:
            raise BadOptions("run", "the run that was kept has other tables")
        for name, each in self._of_batch().items():
            each.copy_to_device(kept[f"batch.{name}"])
        self.wander = jnp.asarray(kept["wander"])
        self._key = jax.random.wrap_key_data(jnp.asarray(kept["chance"]))

    # ------------------------------------------------------------------- a step

    @override
    def observe(self) -> tuple[Inputs, tuple[Array, ...], Array]:
        batch = self.batch
        self._loops.encode(batch.views, self.players, self._table, self._tokens, self._picks)
        self._loops.hide(batch.games, batch.seats, self.players, self._hidden)
        self._loops.open(batch.legal, self._ids_to_columns, self._open)
        found = taken(self._table, self._tokens, self._picks, self._hidden, self._open)
        table, tokens, picks, hidden, open_columns = found
        return Inputs(table, (tokens,), (picks,)), (hidden,), open_columns

    @override
    def asked(self) -> Array:
        self._loops.ask(self.batch.seats, self._seats)
        return taken(self._seats)[0]

    @override
    def kinds_around(self) -> Array:
        return jnp.full((len(self._seats), self.players), LEARNER, jnp.int8)

    def noise(self) -> Array:
        """Return the chance of the next choices, Gumbel's distribution, [B, columns]."""
        return jax.random.gumbel(self._drawn(), (len(self._seats), self.width), jnp.float32)

    def lots(self) -> Array:
        """Return how many moves by chance a game that begins now would have, [B]."""
        long, begins = jax.random.split(self._drawn())
        lots = jax.random.randint(long, self.wander.shape, 1, WANDER)
        return lots * (jax.random.uniform(begins, self.wander.shape) < self.wandering)

    def strays(self) -> Array:
        """Return which of all moves are made by chance, beside those that begin a game, [B]."""
        return jax.random.uniform(self._drawn(), self.wander.shape) < self.straying

    def _drawn(self) -> jax.Array:
        self._key, drawn = jax.random.split(self._key)
        return drawn

    @override
    def _step(self, policy: Policy) -> Steps:
        inputs, hidden, open_columns = self.observe()
        logs, seat = self.answers(policy, inputs, open_columns), self.asked()
        strays = self.wander > 0
        if self.straying:
            strays |= self.strays()
        even = jnp.where(open_columns, 0, -jnp.inf)
        chosen = (jnp.where(strays[:, None], even, logs) + self.noise()).argmax(axis=1)
        ended, won = self.act(chosen)
        self.wander = jnp.where(ended, self.lots(), jnp.maximum(self.wander - 1, 0))
        return Steps(
            inputs=inputs,
            hidden=hidden,
            open=open_columns,
            said=logs,
            chosen=chosen,
            logs=jnp.take_along_axis(logs, chosen[:, None], axis=1)[:, 0],
            seat=seat,
            ended=ended,
            won=won,
            counts=(~strays).astype(jnp.float32),
            strayed=strays,
            kinds=self.kinds_around(),
        )

    @override
    def act(self, chosen: Array) -> tuple[Array, Array]:
        """Play the columns *chosen* [B], which are open; return the ends as a rollout does."""
        batch, ends = self.batch, self._endings
        self._loops.act(
            batch.legal, self._ids_to_columns, lent(chosen), self._actions, batch.lengths, ends
        )
        batch.advance(self._actions)
        self._loops.end(batch.over, batch.winners, self.players, self._won, ends)
        ended, won, endings = taken(batch.over, self._won, ends)
        self._ends.append((ended, endings))
        return ended, won

    @override
    def play(self, policy: Policy, steps: int) -> Steps:
        played = super().play(policy, steps)
        for ended, endings in self._ends:
            for winners, length in np.asarray(endings)[np.asarray(ended)].tolist():
                self.finished.append(Ending(winners, length, 1.0, 1.0))
        self._ends.clear()
        return played


def taken(*arrays: Array) -> list[jax.Array]:
    """Return copies of *arrays* of the loops as JAX's, on its card if it has one."""
    cuda.synchronize()
    if jax.default_backend() == "gpu":
        copies = [jnp.array(each, copy=True) for each in arrays]
        return jax.block_until_ready(copies)  # before the loops write over what is copied
    return [jnp.asarray(each.copy_to_host()) for each in arrays]


def lent(array: jax.Array) -> Array:
    """Return *array* for the loops to read: where it lies, if that is on a card."""
    array.block_until_ready()
    if jax.default_backend() == "gpu":
        return cuda.as_cuda_array(array)
    return cuda.to_device(np.asarray(array))
