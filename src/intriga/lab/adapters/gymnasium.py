# pyright: reportUnknownMemberType=false
# Gymnasium's register() is typed in part.
"""One seat of a table for Gymnasium (M. Towers and others, 2024); agents have the others.

Gymnasium knows the :data:`ENVIRONMENTS` once this is imported, which it does itself where the
module stands before the name: ``gymnasium.make("intriga.lab.adapters.gymnasium:intriga/Coup-v1")``.
"""

from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from intriga.agents.base import Uniform, answer_of
from intriga.core.agent import HearsTheTable
from intriga.core.chance import SEEDS, checked_seed
from intriga.lab.adapters.spaces import RENDER_MODES, MaskPlace, Seen, checked_mode, shown, space_of
from intriga.lab.adapters.stepping import Stepped
from intriga.lab.adapters.variant import (
    ENVIRONMENTS,
    USUAL,
    AnyGame,
    Opponents,
    checked_seat,
    number_of,
    refusal,
    seated,
    variant,
)

FORFEIT: Final = -1.0  # the reward of an illegal action


class Seat(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of agents.

    ``opponents`` are the name of an agent for all other seats, or names or agents for each,
    clockwise.  Which seat it is, is drawn for every game where ``seat`` is None.  The reward
    comes at the end, the seat's return; an illegal action forfeits the game, and
    ``info["illegal"]`` says why.  A game of 5,000 decisions is truncated.
    """

    metadata = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str = USUAL,
        *,
        players: int | None = None,
        edition: str | None = None,
        opponents: Opponents | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        mask: MaskPlace = "observation",
        compiled: bool | None = None,
        **options: object,
    ) -> None:
        """Set up a table; house rules are further keywords, as ``reforma=True``.

        Opponents that are not named are ``casual``, or the first bot that the game has.  With
        ``mask="info"`` an observation is an array, and ``info`` has the ``action_mask``.  The
        rules are *compiled*, which may take a minute, or never where that is False; where it is
        None they are if their code is at hand.

        Raises:
            BadOptions: a game, edition, option, agent, mode or seat that there is not.
        """
        self.rules = variant(game, players, edition, options)
        players = self.rules.players
        self.opponents = seated(game, opponents, players)
        self.fixed, self.render_mode = checked_seat(seat, players), checked_mode(render_mode)
        self.observation_space = space_of(self.rules.ruleset, mask)
        self.action_space = spaces.Discrete(self.rules.ruleset.num_actions)
        self.seat = seat or 0
        self._is_forfeit = False
        self.stepped = Stepped(self.rules, compiled=compiled)
        self._in_info = mask == "info"
        self._chance = Random(0)  # noqa: S311  of the opponents

    @property
    def game(self) -> AnyGame:
        """The game that was dealt last, with its record.

        Raises:
            RuntimeError: there is none yet.
        """
        return self.stepped.game

    @property
    def is_compiled(self) -> bool:
        """Whether the rules run as machine code: asked for, or at hand when the first was dealt.

        Raises:
            RuntimeError: nothing is dealt yet.
        """
        return self.stepped.is_compiled

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a game, and let the others play until the seat is asked.

        The same *seed* deals the same games from here on; *options* are not used.

        Raises:
            BadOptions: a seed that there is not, of 64 bits.
        """
        seed = None if seed is None else checked_seed(seed)
        super().reset(seed=seed, options=options)
        while True:
            deal, chance = (
                int(each) for each in self.np_random.integers(SEEDS, size=2, dtype=np.uint64)
            )
            self._chance.seed(chance)
            drawn = int(self.np_random.integers(self.rules.players))
            self.seat = drawn if self.fixed is None else self.fixed
            self.stepped.deal(deal)
            self._is_forfeit = False
            self._others()
            if not self.stepped.is_over:  # else it ended before the seat was ever asked
                return self._sight()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play *action*, and let the others play until the seat is asked again.

        Raises:
            IllegalAction: an *action* that there is not; nothing has changed.
            RuntimeError: nothing is dealt yet.
        """
        stepped, number = self.stepped, number_of(action)
        if self._is_forfeit or stepped.is_over or not stepped.may(number):
            why = refusal(self.game, self.seat, action)
            if not self.action_space.contains(number):
                raise why
            self._is_forfeit = True
            sight, info = self._sight()
            return sight, FORFEIT, True, False, {**info, "illegal": str(why)}
        stepped.play(number)
        self._others()
        sight, info = self._sight()
        reward = stepped.returns[self.seat]
        return sight, reward, stepped.is_won, stepped.is_cut_off, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return which actions are legal, as learners with masks ask for it."""
        return self._mask().astype(bool)

    def _mask(self) -> "np.ndarray[Any, np.dtype[np.int8]]":
        mask = self.stepped.mask(self.seat)
        return np.zeros_like(mask) if self._is_forfeit else mask

    def _others(self) -> None:
        """Let the others play until the seat is asked or the game is over.

        Raises:
            AgentFailed: one of them answers what is not legal.
        """
        stepped, own, players = self.stepped, self.seat, self.rules.players
        while not stepped.is_over and (seat := stepped.seat) != own:
            player, legal = self.opponents[(seat - own - 1) % players], stepped.legal_ids
            # one that chooses blindly need not be shown anything
            view = None if type(player) is Uniform else stepped.view
            if isinstance(player, HearsTheTable):
                player = player.having_heard(stepped.game.told)
            stepped.play(answer_of(player, view, legal, self._chance))

    def _sight(self) -> tuple[Seen, dict[str, Any]]:
        """Return the observation of the seat, and the infos."""
        row, mask = self.stepped.row(self.seat), self._mask()
        if self._in_info:
            return row, {"seat": self.seat, "action_mask": mask}
        return {"observation": row, "action_mask": mask}, {"seat": self.seat}

    def render(self) -> str | None:
        """Return the seat's view as the terminal shows it, or print it for ``human``."""
        return shown(self.game, self.seat, self.render_mode)


for _name, _game in ENVIRONMENTS.items():
    gymnasium.register(
        _name,
        entry_point=f"{__name__}:Seat",
        vector_entry_point="intriga.lab.adapters.seat_tables:SeatTables",
        kwargs={"game": _game},
    )
