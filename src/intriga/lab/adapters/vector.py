"""Many tables at once for Gymnasium, compiled: every step answers one question at each.

Another seat is asked at each step, so the same learner plays all seats; ``infos["seat"]``
says which one it is, and :mod:`~intriga.lab.adapters.credit` which reward each answer earned.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gymnasium.vector import AutoresetMode
from typing_extensions import override

from intriga.core.compiled.batch import Batch
from intriga.lab.adapters.many_tables import ManyTables, mixed
from intriga.lab.adapters.spaces import MaskPlace
from intriga.lab.adapters.variant import USUAL

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Tables(ManyTables[Batch]):
    """Tables at which the caller plays all seats.

    A step gives the reward of the seat that acted: its return if that ended the game, else 0;
    ``infos["returns"]`` [table, seat] has all seats'.  A seat that loses while another acts gets
    nothing in any step, so a learner takes its rewards from
    :func:`~intriga.lab.adapters.credit.credit`.  An illegal action changes nothing but
    ``infos["illegal"]`` [table].  A game of 5,000 decisions is truncated.

    Games that are over are dealt again in the same step: where ``infos["_final_obs"]`` [table] says
    so, ``infos["final_obs"]`` [table] is what the seat that acted saw at the end.  In the mode
    ``NEXT_STEP`` that is what the step returns, and the next one deals, whatever the action;
    in ``DISABLED`` the caller does, by ``reset(options={"reset_mask": terminated | truncated})``.

    Without ``copy`` the arrays are the batch's own: the next step writes into them, and nobody
    else may.
    """

    def __init__(
        self,
        num_envs: int = 1024,
        game: str = USUAL,
        *,
        players: int | None = None,
        edition: str | None = None,
        variants: Sequence[Mapping[str, Any]] = (),
        mask: MaskPlace = "observation",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        threads: int = 1,
        **options: object,
    ) -> None:
        """Set up *num_envs* tables; house rules are further keywords, as ``reforma=True``.

        With *variants* tables are of different kinds, in turn: each says how it differs, as
        ``{"players": 2, "reforma": True}``.  With ``mask="info"`` observations are an array, and
        ``infos`` have the ``action_mask``.  Any number of *threads* plays the same games.

        Raises:
            BadOptions: a game, edition, option, mode, number of players or of threads that there
                is not.
        """
        kinds = mixed(game, players, edition, options, variants)
        super().__init__(
            kinds, num_envs, mask=mask, autoreset_mode=autoreset_mode, copy=copy, threads=threads
        )

    @override
    def _dealt(self, key: int) -> Batch:
        return Batch.like(self.dialect, self._templates, self.num_envs, key, threads=self.threads)

    @override
    def _play(self, actions: "NDArray[np.int64]") -> None:
        self.batch.advance(actions)

    @override
    def _ask(self, tables: "NDArray[np.int64]") -> None:
        self.batch.over[tables] = False
        self.batch.advance(self.batch.still)
