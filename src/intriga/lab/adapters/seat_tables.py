"""Many tables at once for Gymnasium, one seat at each for the learner, compiled.

The other seats play at random inside the compiled loop, or are a policy's, or agents'.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode
from typing_extensions import override

from intriga.agents.base import Uniform, answer_of, checked
from intriga.core.compiled.seat_batch import BEGIN, DRAWN, RESUME, STAY, Others, SeatBatch
from intriga.core.errors import BadOptions
from intriga.lab.adapters.many_tables import ManyTables, mixed
from intriga.lab.adapters.spaces import MaskPlace
from intriga.lab.adapters.variant import USUAL, Opponents, checked_seat, seated

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.agent import Agent

ONE_BY_ONE: Final = (
    "tables side by side are compiled and not shown; "
    'gymnasium.make_vec(..., vectorization_mode="sync") has them one by one'
)
Policy = Callable[["NDArray[np.int8]", "NDArray[np.int8]", "NDArray[np.int64]"], Any]
"""Chooses for other seats: observations [n, width], masks [n, actions], seats [n] to actions."""


class SeatTables(ManyTables[SeatBatch]):
    """Tables at which the caller has one seat, ``infos["seat"]`` [table].

    A step plays its answer, and then the others' until it is asked again.  The reward is that of
    the seat: its return when the game ends, whoever ended it, else 0.  An illegal action forfeits
    the game, a reward of -1, as ``infos["illegal"]`` [table] says.  A game of 5,000 decisions is
    truncated.

    Games that are over are dealt again as :class:`intriga.lab.adapters.vector.Tables` does it.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        game: str = USUAL,
        *,
        players: int | None = None,
        edition: str | None = None,
        opponents: Opponents | Policy | None = None,
        seat: int | None = None,
        variants: Sequence[Mapping[str, Any]] = (),
        mask: MaskPlace = "observation",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        threads: int = 1,
        compiled: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Set up *num_envs* tables, with arguments as those of ``Tables`` and of ``Seat``.

        *opponents* that are ``"uniform"`` play inside the compiled loop.  A function chooses for
        many seats at once, of ``(observation, action_mask, seats)``.  Agents, by name or as
        objects, one for all or one for each seat clockwise, are asked one by one, which is slow.
        A *seat* that is None is drawn for every game.

        Raises:
            BadOptions: a game, edition, option, agent, mode, seat or number that there is not; or
                what only tables one by one can do, as to be not *compiled* or shown.
        """
        for name, wanted in (("compiled", not compiled), ("render_mode", render_mode is not None)):
            if wanted:
                raise BadOptions(name, f"{name}: {ONE_BY_ONE}")
        kinds = mixed(game, players, edition, options, variants)
        self._fixed = checked_seat(seat, min(each.players for each in kinds))
        self._policy = opponents if callable(opponents) else None
        self._agents: Mapping[int, list[Agent]] = {}
        if not callable(opponents):
            numbers = {each.players for each in kinds}
            self._agents = {number: seated(game, opponents, number) for number in numbers}
        self._at_random = self._policy is None and all(
            type(each) is Uniform for agents in self._agents.values() for each in agents
        )
        self._chance = Random(0)  # noqa: S311  of the opponents
        super().__init__(
            kinds, num_envs, mask=mask, autoreset_mode=autoreset_mode, copy=copy, threads=threads
        )

    @override
    def _dealt(self, key: int) -> SeatBatch:
        others = Others(self._at_random, DRAWN if self._fixed is None else self._fixed)
        self._chance.seed(key)
        batch = SeatBatch(
            self.dialect, self._templates, self.num_envs, key, others, threads=self.threads
        )
        self._others(batch)
        return batch

    @override
    def _play(self, actions: "NDArray[np.int64]") -> None:
        self.batch.play(actions)
        self._others(self.batch)

    def _others(self, batch: SeatBatch) -> None:
        """Let the others play until the seat is asked everywhere."""
        while (waiting := batch.waiting()).size:
            masks = batch.mask()[waiting]
            answers = self._answers(batch, waiting, masks)
            batch.actions.fill(STAY)
            batch.actions[waiting] = answers
            batch.go_on()

    def _answers(
        self, batch: SeatBatch, waiting: "NDArray[np.int64]", masks: "NDArray[np.int8]"
    ) -> "NDArray[np.int64] | list[int]":
        """Return the answers of the others at the tables *waiting*, all of them legal.

        Raises:
            AgentFailed: one of them answers what is not legal.
            BadOptions: a policy does not answer once for each seat.
        """
        if self._policy is None:
            return [
                self._answer(batch, table, mask) for table, mask in zip(waiting, masks, strict=True)
            ]
        answers = np.asarray(self._policy(batch.views[waiting], masks, batch.seats[waiting]))
        if answers.shape != waiting.shape:
            wanted = f"one action for each of {len(waiting)} seats"
            raise BadOptions("opponents", f"opponents return {wanted}, not {answers.shape}")
        for place in np.flatnonzero(~_are_legal(answers, masks))[:1]:
            table = int(waiting[place])
            who = f"the opponent in seat {batch.seats[table]} of table {table}"
            checked(answers[place], np.flatnonzero(masks[place]).tolist(), who)
        return answers

    def _answer(self, batch: SeatBatch, table: int, mask: "NDArray[np.int8]") -> int:
        """Return the answer of the agent to move at *table*."""
        seat, players = int(batch.seats[table]), int(batch.games["players"][table])
        agent = self._agents[players][(seat - int(batch.owns[table]) - 1) % players]
        view = self.rules.ruleset.views(batch.views[table].tolist(), seat)
        return answer_of(agent, view, np.flatnonzero(mask).tolist(), self._chance)

    @override
    def _deal_early(self, tables: "NDArray[np.int64]") -> None:
        self.batch.actions.fill(STAY)
        self.batch.actions[tables] = BEGIN
        self.batch.go_on()
        self._others(self.batch)

    @override
    def _ask(self, tables: "NDArray[np.int64]") -> None:
        """See who is asked at *tables*: the seat that is the learner's there from now on."""
        batch = self.batch
        batch.actions.fill(STAY)
        batch.actions[tables] = RESUME
        batch.owns[tables] = [self.position(int(table)).to_move for table in tables]
        batch.go_on()


def _are_legal(answers: "NDArray[Any]", masks: "NDArray[np.int8]") -> "NDArray[np.bool_]":
    """Say which of *answers* [seat] are whole numbers that *masks* [seat, actions] allow."""
    if answers.dtype.kind not in "iu":
        return np.zeros(len(answers), np.bool_)
    within = (answers >= 0) & (answers < masks.shape[1])
    return within & (masks[np.arange(len(answers)), np.where(within, answers, 0)] > 0)
