"""Whole games against the solver, by a player who responds exactly within each turn.

The responder hears what everybody hears, knows the strategies by which the solver plays and what
they make likely, and answers so that it wins most if the turn ends by the networks' worths.  It
cannot look further ahead than they do: its wins are a lower bound of what can be won.

Two things it takes as the solver does.  It believes in slips, one answer in a thousand, that the
solver never makes.  And where a turn ends it forgets how it came by its cards: its types that hold
the same are one, weighed by how likely the averages make each.
"""

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.base import answer_of
from intriga.agents.resolving.rounds import Resolver
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.games.coup.agents.solver import Solver
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duel_turns import PRESET
from intriga.games.coup.study.turns.beliefs import PublicBelief
from intriga.games.coup.study.turns.shapes import TurnShape
from intriga.games.coup.study.turns.turn_reading import Hand
from intriga.games.coup.study.turns.turn_roots import root_of
from intriga.games.coup.vocabulary import NOBODY, Phase

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from intriga.games.coup.study.turns.resolved_turns import ResolvedTurn

PLAYERS: Final = 2


class OwnType:
    """The type of one player in a turn, followed by the cards that it really holds."""

    def __init__(self, tree: TurnShape, player: int, hand: Hand) -> None:
        """Begin at the root of *tree* with *hand*."""
        self.tree, self.player = tree, player
        self.node, self.number = 0, tree.held[0][player].index(hand)

    def go_to(self, node: int, hand: Hand) -> None:
        """Go on to *node*, where the player holds *hand*.

        Types that drew the same cards in another order are alike: what an action is worth to them
        differs by one factor, how likely that order was.
        """
        way, above = list[int](), node
        while above != self.node:
            way.append(above)
            above = int(self.tree.game.parent[above])
        there = {self.number}
        for each in reversed(way):
            came = self.tree.came_from(each, self.player).tolist()
            there = {number for number, before in enumerate(came) if before in there}
        held = self.tree.held[node][self.player]
        self.number = min(number for number in there if held[number] == hand)
        self.node = node

    def actions(self, values: "NDArray[np.floating]") -> dict[int, float]:
        """Return the value in *values* [place] of each action that is open to it."""
        game, node = self.tree.game, self.node
        first, size = int(game.at[node]) + self.number, int(game.size[node, self.player])
        places = range(first, first + int(game.actions[node]) * size, size)
        return {
            int(game.label[place]): float(values[place])
            for place in places
            if game.label[place] != NOBODY
        }


class OneTurnResponder:
    """Answers for *seat* by best responses within each turn of one game."""

    def __init__(self, agent: Solver, seat: int) -> None:
        """Respond to *agent*, which plays the other seat."""
        self._agent, self.seat = agent, seat
        self._begun = 0  # answers before the present turn
        self._turn: ResolvedTurn | None = None  # with what the responder believes

    def begin_turn(self, game: "Game[Any, Any]") -> None:
        """Look at a turn that begins.

        Raises:
            ValueError: the game is none that the solver plays by solving turns.
        """
        root, answers = root_of(game.told.began), game.told.answers
        if root is None:
            raise ValueError("the solver does not play this game by solving turns")
        belief = self._after(answers) or root.even
        turn, _ = self._agent.turns.at(root, answers, NOBODY)
        solver = Resolver(belief.game(turn.shape), self._agent.turns.nets)
        solver.begin(*belief.ranges)
        solver.values(0)  # even play comes everywhere: all ends get worths
        solver.room.average[:] = turn.strategy
        player = self.seat ^ turn.root.mover
        self._begun, self._turn = len(answers), replace(turn, belief=belief)
        self._worths = solver.answers(player)
        self._own = OwnType(turn.shape, player, self._hand(game))

    def _after(self, answers: tuple[tuple[int, int], ...]) -> PublicBelief | None:
        """Return the belief after the last turn, None if there was none.

        The own range is kept by itself: the responder does what the solver never would.
        """
        turn = self._turn
        if turn is None:
            return None
        reached = turn.shape.follow(self._line(answers))
        return turn.belief.after(turn.shape, reached, turn.reach, 1 - self.seat)

    def answer(self, game: "Game[Any, Any]") -> int:
        """Return the action that wins most within the turn."""
        if game.state.phase == Phase.PROVE:
            return Input.PROVE  # nobody gives a card away
        turn = self._turn
        if turn is None:
            raise ValueError("no turn has begun")
        node = turn.shape.follow(self._line(game.told.answers), self._own.player).node
        self._own.go_to(node, self._hand(game))
        worths = self._own.actions(self._worths)
        return max(worths, key=lambda action: worths[action])

    def _line(self, answers: "tuple[tuple[int, int], ...]") -> list[tuple[int, int]]:
        """Return the answers of the present turn, with players in place of seats."""
        mover = self._own.player ^ self.seat
        return [(seat ^ mover, action) for seat, action in answers[self._begun :]]

    def _hand(self, game: "Game[Any, Any]") -> Hand:
        return tuple(cards_of(game.state.hand[self.seat]))


class OneTurnRounds:
    """Rounds of two games of the responder against the solver, with the seats exchanged.

    Both games of a round have the same deal.
    """

    def __init__(self, agent: Solver, seed: int) -> None:
        """Play against *agent*; all chance follows from *seed*."""
        self._agent, self._seed = agent, seed

    def do(self, number: int) -> tuple[int, int]:
        """Return *number* and how many games of this round the responder wins."""
        return number, sum(seat in self.played(number, seat).winners for seat in range(PLAYERS))

    def played(self, number: int, seat: int) -> "Game[Any, Any]":
        """Return a game of that round that is over, with the responder on *seat*."""
        header: dict[str, Any] = {"preset": PRESET, "seats": ["0", "1"], "options": {}}
        game: Game[Any, Any] = Game(COUP, header, Seeded(number, self._seed))
        random = Random(f"{self._seed} {number} {seat}")
        responder = OneTurnResponder(self._agent, seat)
        while not game.is_over:
            if game.state.phase == Phase.ACTION:
                responder.begin_turn(game)
            asked = game.to_move
            action = responder.answer(game) if asked == seat else self._acts(game, asked, random)
            game.play_id(action, seat=asked)
        return game

    def _acts(self, game: "Game[Any, Any]", seat: int, random: Random) -> int:
        agent = self._agent.having_heard(game.told)
        return answer_of(agent, game.view(seat), game.legal_ids(seat), random)
