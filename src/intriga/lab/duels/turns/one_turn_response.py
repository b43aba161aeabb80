"""Whole games against turns as they are solved, by who responds exactly within each turn.

The responder hears what everybody hears, knows the strategies by which the solver plays and what
they make likely, and answers so that it wins most if the turn ends by the networks' worths.  It
cannot look further ahead than they do: its wins are a lower bound of what can be won.
"""

from random import Random
from typing import TYPE_CHECKING, Any

from intriga.core.chance import Seeded
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.turns.shapes import PRESET
from intriga.games.coup.vocabulary import Phase
from intriga.lab.duels.turns.turn_response import BestAnswers
from intriga.lab.duels.turns.turns_played import (
    Line,
    PlayedTurn,
    PrivateTypes,
    TurnsPlayed,
    begun_at,
    hands_of,
)

if TYPE_CHECKING:
    from intriga.agents.resolving.leaf_worths import LeafNets
    from intriga.games.coup.state import CoupState

PLAYERS = 2


class OneTurnRounds:
    """Rounds of two games of the responder against the solver, with the seats exchanged.

    Both games of a round have the same deal.
    """

    def __init__(self, nets: "LeafNets", rounds: int, seed: int) -> None:
        """Play against turns solved in *rounds* with *nets*; all chance follows from *seed*."""
        self._nets, self._rounds, self._seed = nets, rounds, seed
        self._turns: dict[tuple[int, int], TurnsPlayed] = {}

    def do(self, number: int) -> tuple[int, int]:
        """Return *number* and how many games of this round the responder wins."""
        return number, sum(self._wins(number, seat) for seat in range(PLAYERS))

    def _wins(self, number: int, seat: int) -> bool:
        """Play one game; say whether the responder on *seat* wins it."""
        source = Seeded(number, self._seed)
        header: dict[str, Any] = {"preset": PRESET, "seats": ["0", "1"], "options": {}}
        state = COUP.begin(COUP.prepare(header, source))
        while state.phase == Phase.CHANCE:
            COUP.draw(state, source(COUP.outcomes(state)))
        key = seat, state.turn
        if key not in self._turns:
            begun = begun_at(state)
            self._turns[key] = TurnsPlayed(self._nets, self._rounds, begun, 1 - seat)
        random = Random(f"{self._seed} {number} {seat}")
        return _Game(self._turns[key], state, seat, source, random).played()


class _Game:
    """One game; ``heard`` are its turns that are over."""

    def __init__(
        self, turns: TurnsPlayed, state: "CoupState", seat: int, source: Seeded, random: Random
    ) -> None:
        self.turns, self.state, self.seat = turns, state, seat
        self.source, self.random = source, random
        self.heard: tuple[Line, ...] = ()

    def played(self) -> bool:
        """Play to the end; say whether the responder wins."""
        while not COUP.winners(self.state):
            self._turn(self.turns.after(self.heard))
        return self.seat in COUP.winners(self.state)

    def _turn(self, turn: PlayedTurn) -> None:
        """Play a turn to its end."""
        state, mover = self.state, turn.belief.mover
        types = PrivateTypes.begin(turn.tree, hands_of(state, mover))
        strategy = turn.solver.strategy()
        best = BestAnswers(turn.solver, self.seat ^ mover)
        while not COUP.winners(state) and not (state.phase == Phase.ACTION and state.turn != mover):
            if outcomes := COUP.outcomes(state):
                COUP.draw(state, self.source(outcomes))
                continue
            asked = COUP.to_move(state)
            who = asked ^ mover
            if state.phase == Phase.PROVE:
                action = int(Input.PROVE)  # nobody gives a card away
            else:
                types.ask(who, hands_of(state, mover))
                chances = types.chances(strategy, who)
                worths = best.worths(types.node, types.own[who]) if asked == self.seat else chances
                action = self._chosen(worths, asked)
            COUP.play(state, asked, action)
            types.answer(who, action)
        self.heard = (*self.heard, types.heard)

    def _chosen(self, worths: dict[int, float], asked: int) -> int:
        if asked == self.seat:
            return max(worths, key=lambda action: worths[action])
        return self.random.choices(list(worths), list(worths.values()))[0]
