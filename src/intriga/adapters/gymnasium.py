# pyright: reportUnknownMemberType=false
# Gymnasium's register() is typed in part.
"""One seat of a table for Gymnasium (M. Towers and others, 2024); agents have the others.

Whoever has imported this can make the :data:`ENVIRONMENTS` by name, as in
``gymnasium.make("intriga/Coup-v1", players=4)``.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from intriga.adapters.spaces import Seen, seen, shown, space_of
from intriga.adapters.variant import (
    SEEDS,
    USUAL,
    AnyGame,
    act,
    dealt,
    in_camel_case,
    is_endless,
    is_over,
    variant,
)
from intriga.agents import agent
from intriga.agents.base import Agent
from intriga.agents.registry import usual_bot
from intriga.core.errors import BadOptions, IllegalAction
from intriga.core.games import games

ENVIRONMENTS: Final = {f"intriga/{in_camel_case(game)}-v1": game for game in games()}
FORFEIT: Final = -1.0  # what an illegal action is worth


class Seat(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of agents.

    ``opponents`` are the name of an agent for all other seats, or names or agents for each,
    clockwise.  Which seat it is is drawn again for every game where ``seat`` is None.  The reward
    comes at the end, the seat's return; an illegal action forfeits the game, and
    ``info["illegal"]`` says why.  A game of 5,000 decisions is truncated.
    """

    metadata = {"render_modes": ["ansi", "human"]}  # noqa: RUF012  as Gymnasium has it

    def __init__(  # noqa: PLR0913  each is named at the call
        self,
        game: str = USUAL,
        *,
        players: int | None = None,
        edition: str | None = None,
        opponents: str | Sequence[str | Agent] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Set up a table; house rules are further keywords, as ``reforma=True``.

        Opponents that are not named are ``casual``, or the first bot that the game has.

        Raises:
            BadOptions: a game, edition, option, agent or seat that there is not.
        """
        self.rules = variant(game, players, edition, options)
        players = self.rules.players
        named = usual_bot(game) if opponents is None else opponents
        self.opponents = _seated(game, named, players)
        if seat is not None and not 0 <= seat < players:
            raise BadOptions("seat", f"a seat is a number from 0 to {players - 1}, not {seat}")
        self.fixed, self.render_mode = seat, render_mode
        self.observation_space = space_of(self.rules.ruleset)
        self.action_space = spaces.Discrete(self.rules.ruleset.num_actions)
        self.seat = seat or 0
        self.game: AnyGame | None = None
        self._chance = Random(0)  # noqa: S311  of the opponents

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a game, and let the others play until the seat is asked.

        The same *seed* deals the same games from here on; *options* are not used.
        """
        super().reset(seed=seed, options=options)
        while True:
            deal, chance = (int(each) for each in self.np_random.integers(SEEDS, size=2))
            self._chance.seed(chance)
            drawn = int(self.np_random.integers(self.rules.players))
            self.seat = drawn if self.fixed is None else self.fixed
            self.game = self.rules.deal(deal)
            self._others(self.game)
            if not is_over(self.game):  # else it ended before the seat was ever asked
                return self._sight(self.game)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play *action*, and let the others play until the seat is asked again."""
        game = dealt(self.game)
        try:
            act(game, self.seat, int(action))
        except IllegalAction as error:
            sight, info = self._sight(game)
            return sight, FORFEIT, True, False, {**info, "illegal": str(error)}
        self._others(game)
        sight, info = self._sight(game)
        reward = game.ruleset.returns(game.state)[self.seat]
        return sight, reward, bool(game.winners), is_endless(game), info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return which actions are legal, as learners with masks ask for it."""
        return seen(dealt(self.game), self.seat)["action_mask"].astype(bool)

    def _others(self, game: AnyGame) -> None:
        """Let the others play until the seat is asked or the game is over."""
        while not is_over(game) and (asked := game.to_move) != self.seat:
            player = self.opponents[(asked - self.seat - 1) % self.rules.players]
            game.play_id(
                player.act(game.view(asked), game.legal_ids(asked), self._chance), seat=asked
            )

    def _sight(self, game: AnyGame) -> tuple[Seen, dict[str, Any]]:
        return seen(game, self.seat), {"seat": self.seat}

    def render(self) -> str | None:
        """Return what the seat sees, as JSON, or print it where ``human`` is to see it."""
        return shown(dealt(self.game), self.seat, self.render_mode)


def _seated(game: str, opponents: str | Sequence[str | Agent], players: int) -> list[Agent]:
    """Return who has the other seats, clockwise.

    Raises:
        BadOptions: an unknown agent, or as many as there are no seats for.
    """
    named = [opponents] * (players - 1) if isinstance(opponents, str) else [*opponents]
    if len(named) != players - 1:
        raise BadOptions("opponents", f"{players - 1} have the other seats, not {len(named)}")
    made = {name: agent(name, game) for name in named if isinstance(name, str)}
    return [made[each] if isinstance(each, str) else each for each in named]


for _name, _game in ENVIRONMENTS.items():
    gymnasium.register(_name, entry_point=f"{__name__}:Seat", kwargs={"game": _game})
