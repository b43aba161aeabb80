"""All seats of a table for PettingZoo (J. K. Terry and others, NeurIPS 2021).

Where the rules ask several seats at once they are asked one after the other, clockwise.
"""

from typing import Any, Final, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from intriga.adapters.spaces import Seen, seen, shown, space_of
from intriga.adapters.variant import USUAL, AnyGame, Deals, Variant, act, dealt, is_endless, variant

WORST: Final = -1.0  # what an illegal action is worth
Environment: TypeAlias = AECEnv[str, Seen, int | None]


def env(
    game: str = USUAL,
    *,
    players: int | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
    **options: object,
) -> Environment:
    """Return the environment as PettingZoo's own: an illegal action loses and ends the game.

    House rules are further keywords, as ``reforma=True``.

    Raises:
        BadOptions: a game, edition, option or number of players that there is not.
    """
    made: Any = raw_env(game, players=players, edition=edition, render_mode=render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=WORST)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    game: str = USUAL,
    *,
    players: int | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
    **options: object,
) -> "Seats":
    """Return the bare environment, in which an illegal action is an error.

    Raises:
        BadOptions: as :func:`env`.
    """
    return Seats(variant(game, players, edition, options), render_mode)


def parallel_env(
    game: str = USUAL,
    *,
    players: int | None = None,
    edition: str | None = None,
    render_mode: str | None = None,
    **options: object,
) -> Any:  # noqa: ANN401  PettingZoo's wrapper is not typed
    """Return the environment that steps all seats at once; a seat that is not asked may say 0.

    Raises:
        BadOptions: as :func:`env`.
    """
    made = raw_env(game, players=players, edition=edition, render_mode=render_mode, **options)
    return turn_based_aec_to_parallel(made)


class Seats(AECEnv[str, Seen, int | None]):
    """A table as an AEC environment: ``seat_0`` and on, clockwise.

    Rewards come at the end: the game's returns, a sum of 0.  A game of 5,000 decisions is
    truncated, worth nothing to anybody.
    """

    def __init__(self, rules: Variant, render_mode: str | None = None) -> None:
        """Set up a table with *rules*; nothing is dealt before :meth:`reset`."""
        super().__init__()
        self.metadata = {
            "name": rules.name,
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
        }
        self.rules, self.render_mode = rules, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._sight = space_of(rules.ruleset)
        self._acts = {each: spaces.Discrete(rules.ruleset.num_actions) for each in self._seat_of}
        self._deals = Deals()
        self.game: AnyGame | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what *agent* sees: alike for all."""
        self._seat_of[agent]
        return self._sight

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action ids, the same for all variants and phases."""
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  nothing can be changed but the deal
        """Deal a game; the same *seed* deals the same games from here on."""
        self.game = self.rules.deal(self._deals.next(seed))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.to_move]

    def observe(self, agent: str) -> Seen:
        """Return what *agent* sees."""
        return seen(dealt(self.game), self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play *action* for the seat that is asked; None where its game is over.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = dealt(self.game)
        act(game, self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._settle(game)
        self._accumulate_rewards()

    def _settle(self, game: AnyGame) -> None:
        """Say who is asked next, or what the game was worth."""
        if game.winners:
            worth = game.ruleset.returns(game.state)
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif is_endless(game):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.to_move]

    def render(self) -> str | None:
        """Return what everybody sees, as JSON, or print it where ``human`` is to see it."""
        return shown(dealt(self.game), None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to be closed."""
