"""All seats of a table for PettingZoo (J. K. Terry and others, NeurIPS 2021).

Where the rules ask several seats at once they are asked one after the other, clockwise.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger
from typing_extensions import override

from intriga.lab.adapters.spaces import (
    RENDER_MODES,
    MaskPlace,
    Seen,
    box_of,
    checked_mode,
    shown,
    space_of,
)
from intriga.lab.adapters.stepping import Stepped
from intriga.lab.adapters.variant import USUAL, AnyGame, Deals, number_of, refusal, variant

WORST: Final = -1.0  # the reward of an illegal action
BEFORE_RESET: Final = "nothing is dealt yet: reset comes first"
STATED: Final = frozenset(
    {
        "agents",
        "agent_selection",
        "infos",
        "num_agents",
        "rewards",
        "terminations",
        "truncations",
    }
)
"""The attributes that an environment has from the first deal on."""


def env(
    game: str = USUAL,
    *,
    players: int | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    mask: MaskPlace = "observation",
    compiled: bool | None = None,
    **options: object,
) -> "Seats":
    """Return an environment in which an illegal action loses and ends the game.

    House rules are further keywords, as ``reforma=True``.  A game of *max_cycles* decisions is
    truncated.  With ``mask="info"`` an observation is an array, and ``infos`` have the mask.  The
    rules are *compiled*, which may take a minute, or never where that is False; where it is None
    they are if their code is at hand.

    Raises:
        BadOptions: a game, edition, option, mode or number that there is not.
    """
    rules = variant(game, players, edition, options)
    stepped = Stepped(rules, compiled=compiled, most=max_cycles)
    return Enforcing(stepped, render_mode, mask)


def raw_env(
    game: str = USUAL,
    *,
    players: int | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    mask: MaskPlace = "observation",
    compiled: bool | None = None,
    **options: object,
) -> "Seats":
    """Return the bare environment, in which an illegal action is an error.

    Raises:
        BadOptions: as :func:`env`.
    """
    rules = variant(game, players, edition, options)
    return Seats(Stepped(rules, compiled=compiled, most=max_cycles), render_mode, mask)


def parallel_env(game: str = USUAL, **given: Any) -> Any:  # noqa: ANN401  PettingZoo's wrapper is not typed
    """Return the environment of :func:`env` for learners that step all seats at once.

    The action of the seat that is asked is played; the others may say anything.  ``infos`` name
    the ``active_agent``.  Seats that are out stay until the game is over.

    Raises:
        BadOptions: as :func:`env`.
    """
    return turn_based_aec_to_parallel(env(game, **given))


class Seats(AECEnv[str, Seen, int | None]):
    """A table as an AEC environment: ``seat_0`` and on, clockwise.

    Rewards come at the end: the game's returns, a sum of 0.  A game of 5,000 decisions, or of
    fewer if that was asked for, is truncated, worth nothing to anybody.
    """

    def __init__(
        self,
        stepped: Stepped,
        render_mode: str | None = None,
        mask: MaskPlace = "observation",
    ) -> None:
        """Set up a table where *stepped* is played; nothing is dealt before :meth:`reset`.

        Raises:
            BadOptions: a mode or a place for the mask that there is not.
        """
        super().__init__()
        self.rules, self.render_mode = stepped.rules, checked_mode(render_mode)
        self.metadata = {
            "name": self.rules.name,
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        ruleset = self.rules.ruleset
        self._sight, self._in_info = space_of(ruleset, mask), mask == "info"
        self._acts = {each: spaces.Discrete(ruleset.num_actions) for each in self._seat_of}
        box = box_of(ruleset)
        wide = (self.rules.players, ruleset.layout.width)
        low, high = np.broadcast_to(box.low, wide), np.broadcast_to(box.high, wide)
        self.state_space = spaces.Box(low, high, dtype=np.int8)
        self._deals = Deals()
        self.stepped = stepped

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  of any kind
        """Say that nothing is dealt yet, for attributes that need a deal."""
        raise AttributeError(
            f"{name}: {BEFORE_RESET}" if name in STATED else f"an environment has no {name}"
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what *agent* sees: alike for all."""
        self._seat_of[agent]
        return self._sight

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action ids, the same for all variants and phases."""
        return self._acts[agent]

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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  nothing can be changed but the deal
        """Deal a game; the same *seed* deals the same games from here on."""
        self.stepped.deal(self._deals.next(seed))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = False
        self._ask()

    def observe(self, agent: str) -> Seen:
        """Return the observation of *agent*.

        Raises:
            RuntimeError: nothing is dealt yet.
        """
        stepped, seat = self.stepped, self._seat_of[agent]
        row = stepped.row(seat)
        if self._in_info:
            return row
        mask = np.zeros_like(stepped.engine.mask) if self._over else stepped.mask(seat)
        return {"observation": row, "action_mask": mask}

    def state(self) -> "np.ndarray[Any, np.dtype[np.int8]]":
        """Return the observations of all seats [seat, width], for critics that may know all hands.

        Raises:
            RuntimeError: nothing is dealt yet.
        """
        return self.stepped.state

    def step(self, action: int | None) -> None:
        """Play *action* for the seat that is asked; None where its game is over.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
            RuntimeError: nothing is dealt yet.
        """
        stepped = self.stepped
        stepped.engine  # noqa: B018  or nothing is dealt
        if self._over:
            self._leave(action)
            return
        number = number_of(action)
        if stepped.may(number):
            stepped.play(number)
            self._settle()
        else:
            self._refuse(action)

    def _leave(self, action: int | None) -> None:
        """Let the next seat leave a game that is over."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _refuse(self, action: int | None) -> None:
        raise refusal(self.game, self.stepped.seat, action)

    def _settle(self) -> None:
        """Note the seat to move, or the returns of the game."""
        stepped = self.stepped
        if not stepped.is_over:
            self._ask()
            return
        ended = self.terminations if stepped.is_won else self.truncations
        self._end(ended, dict(zip(self.possible_agents, stepped.returns, strict=True)))

    def _end(self, ended: dict[str, bool], rewards: dict[str, float]) -> None:
        """End the game for everybody, *ended* saying how, with *rewards*."""
        self._over = True
        ended.update(dict.fromkeys(self.agents, True))
        self.rewards, self._cumulative_rewards = rewards, {**rewards}
        self._tell_masks()

    def _ask(self) -> None:
        """Turn to the seat that is asked."""
        self.agent_selection = self.possible_agents[self.stepped.seat]
        self._tell_masks()

    def _tell_masks(self) -> None:
        """Put the masks into ``infos``, where they are wanted there."""
        if not self._in_info:
            return
        for agent, info in self.infos.items():
            nobody = self._over or agent != self.agent_selection
            engine, seat = self.stepped.engine, self._seat_of[agent]
            info["action_mask"] = np.zeros_like(engine.mask) if nobody else self.stepped.mask(seat)

    def render(self) -> str | None:
        """Return the public view as the terminal shows it, or print it for ``human``.

        Raises:
            RuntimeError: nothing is dealt yet.
        """
        return shown(self.game, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""


class Enforcing(Seats):
    """A table with the behaviour of PettingZoo's wrappers.

    An illegal action loses, which ``infos`` explain to that seat, and is worth nothing to others.
    A loop over ``agent_iter`` has to step or reset in each turn.
    """

    _has_moved = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game, as :meth:`Seats.reset` does."""
        self._has_moved = True
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        """Play *action*, as :meth:`Seats.step` does, but for illegal ones.

        Raises:
            IllegalAction: an *action* that there is not.
        """
        self._has_moved = True
        super().step(action)

    @override
    def _refuse(self, action: int | None) -> None:
        why = refusal(self.game, self.stepped.seat, action)
        loser = self.agent_selection
        if action is None or not self._acts[loser].contains(number_of(action)):
            raise why
        EnvLogger.warn_on_illegal_move()
        self._end(self.terminations, {**dict.fromkeys(self.agents, 0.0), loser: WORST})
        self.infos[loser]["illegal"] = str(why)

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Seen, int | None]:
        """Return an iterator over the seats to move, turn after turn."""
        return Turns(self, max_iter)

    def has_moved(self) -> bool:
        """Say whether there was a step or a reset since this was asked last."""
        moved, self._has_moved = self._has_moved, False
        return moved


class Turns(AECIterable[str, Seen, int | None]):
    """The turns of an :class:`Enforcing` environment."""

    env: Enforcing
    max_iter: int

    def __iter__(self) -> AECIterator[str, Seen, int | None]:
        """Begin with the seat that is asked."""
        return SeatTurn(self.env, self.max_iter)


class SeatTurn(AECIterator[str, Seen, int | None]):
    """One turn after the other."""

    env: Enforcing

    def __next__(self) -> str:
        """Return the seat that is asked.

        Raises:
            AssertionError: it was asked already, and there was neither a step nor a reset.
        """
        agent = super().__next__()
        if not self.env.has_moved():
            raise AssertionError("a loop over agent_iter has to step or reset in each turn")
        return agent
