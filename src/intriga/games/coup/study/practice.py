"""Questions of solved duels to practise with, and how much an answer or an agent loses in them.

A duel of the table is dealt and played by the table up to one of its questions.  The other goes on
by the table too; so the worth of an answer is the most that it can win from such an opponent, with
all hidden cards equally likely before the first claim.

The loss of an agent is that of one position, exactly: the agent plays the first turn, once as the
mover with each card and once as the other with each card, its opponent follows the table, and
afterwards the agent plays as well as can be against that opponent.  The loss is the worth of the
best response less that of the agent's turn, in wins less losses (0 to 2), averaged over the deal.
So mistakes of later turns do not count, and neither does the choice of an exchange, taken to be
best.  Claims and exchanges before the position are none.

Of an agent that tells its probabilities the loss is exact up to the table's own width (an
agent that plays the table may gain or lose that much); of others each question is put
``samples`` times and the frequencies are taken for probabilities, which is no biased estimate
of the loss of the mover's first choice, since that is linear in them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.base import answer_of, weighed
from intriga.core.agent import HearsTheTable, Told
from intriga.core.errors import BadOptions
from intriga.core.offered_parts import SolvedAnswer, SolvedClaim, SolvedQuestion
from intriga.core.table_rules import PASS
from intriga.games.coup.agents.duels import Duels, Edge, Pair, others_of, table, weight_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study import private_types
from intriga.games.coup.study.claims import CLAIMS
from intriga.games.coup.study.duel_turns import begin, header
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import SLOTS, Phase

if TYPE_CHECKING:
    from intriga.core.ruleset import Json


Way = tuple[int, ...]
Asked = Callable[[Way, int, int], dict[int, float]]


class SolvedTurn:
    """The first turn of a position: the worth of each action against the table's strategy."""

    def __init__(
        self, edges: Sequence[Edge], face_up: tuple[int, int], coins: tuple[int, int]
    ) -> None:
        """Take the *edges* of the position with these *coins*, the mover's first."""
        self.edges = {edge.way: edge for edge in edges}
        self.face_up = face_up
        self.coins = coins
        self.there = private_types.unseen(face_up)

    def answers(self, way: Way) -> list[Edge]:
        """Return the answers after *way*, those that lead to others before them."""
        return [edge for edge in self.edges.values() if edge.way[:-1] == way]

    def best(self, way: Way, who: int, card: int) -> float:
        """Return the worth of the best play from *way* on to *who* with *card*."""
        answers = self.answers(way)
        if not answers:
            return float(self.edges[way].worth[who, card])
        worths = [self.best(edge.way, who, card) for edge in answers]
        return max(worths) if answers[0].asked == who else sum(worths)

    def worth(self, way: Way, who: int, card: int, asked: Asked) -> float:
        """Return the worth of the agent's play from *way* on to it."""
        answers = self.answers(way)
        if not answers:
            return float(self.edges[way].worth[who, card])
        if answers[0].asked != who:
            return sum(self.worth(edge.way, who, card, asked) for edge in answers)
        chances = asked(way, who, card)
        listed = {edge.way[-1]: edge for edge in answers}
        total = 0.0
        for action, chance in chances.items():
            if chance == 0:
                continue
            if action in listed:
                total += chance * self.worth(listed[action].way, who, card, asked)
            else:  # left out of the table because it loses whatever the cards
                total -= chance * self.weight(way, who, card)
        return total

    def weight(self, way: Way, who: int, card: int) -> float:
        """Return the chance of *card* and of the opponent's part in *way*."""
        return weight_of(self.face_up, card, self.path(way), who)

    def path(self, way: Way) -> list[Edge]:
        """Return the edges along *way*."""
        return [self.edges[way[:at]] for at in range(1, len(way) + 1)]

    def state(self, way: Way, who: int, card: int) -> CoupState:
        """Return the rules' state after *way*, *who* holding *card*, the other any card left."""
        state = self.begun(who, card)
        for seat, action in self.played(way):
            COUP.play(state, seat, action)
        return state

    def begun(self, who: int, card: int) -> CoupState:
        """Return the state at the start, *who* holding *card*, the other any card left."""
        left = [slot for slot in range(SLOTS) if self.there[slot] > (slot == card)]
        held = (card, left[0]) if who == 0 else (left[0], card)
        return begin(*self.coins, held, self.face_up)

    def played(self, way: Way) -> tuple[tuple[int, int], ...]:
        """Return the answers along *way*, each with its seat."""
        return tuple((edge.asked, edge.way[-1]) for edge in self.path(way))

    def told(self, way: Way) -> Told:
        """Return what the table has heard after *way*, all of which is public."""
        card = next(slot for slot in range(SLOTS) if self.there[slot])
        return Told(COUP.view(self.begun(0, card), None), self.played(way))


if TYPE_CHECKING:
    from intriga.core.agent import Agent

SAMPLES: Final = 200
NARROW: Final = 0.01  # positions with a wider interval prove little about an agent
Coins = tuple[int, int]


@dataclass(frozen=True)
class DuelLoss:
    """The loss of an agent in one position, as the mover and as the other."""

    face_up: tuple[int, int]
    coins: tuple[int, int]
    mover: float
    other: float


class DuelsPlayer:
    """The table as an agent: it answers in solved duels alone."""

    def __init__(self, table: Duels) -> None:
        """Play by *table*."""
        self.table = table

    def weigh(self, view: CoupView, legal: Sequence[int]) -> list[float]:
        """Return the probability of each of *legal*, which has to be a position of the table."""
        chances = self.table.strategy(view)
        if chances is None:
            raise BadOptions("position", "this position is not in the table of duels")
        return [chances.get(action, 0.0) for action in legal]

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, each as often as the table says."""
        return random.choices(legal, self.weigh(view, legal))[0]


def spread(positions: "Sequence[Coins]", number: int) -> "list[Coins]":
    """Return at most *number* of *positions*, evenly apart."""
    step = max(1, -(-len(positions) // max(number, 1)))
    return list(positions[::step])


@dataclass
class Measure:
    """Measures agents against a table."""

    table: Duels
    samples: int = SAMPLES
    random: Random = field(default_factory=lambda: Random(0))

    def positions(self, face_up: tuple[int, int], width: float = NARROW) -> list[tuple[int, int]]:
        """Return the coins of the duels that the table knows within *width*."""
        found: list[tuple[int, int]] = []
        for coins in np.ndindex(7, 10):
            low, high = self.table.interval(face_up, *coins)
            if high - low <= width and self.table.edges(face_up, *coins):
                found.append((int(coins[0]), int(coins[1])))
        return found

    def loss(self, agent: "Agent", face_up: tuple[int, int], coins: tuple[int, int]) -> DuelLoss:
        """Return the loss of *agent* in one position."""
        turn = SolvedTurn(self.table.edges(face_up, *coins), face_up, coins)
        lost = [
            sum(
                turn.best((), who, card) - turn.worth((), who, card, self._asking(agent, turn))
                for card in range(SLOTS)
                if turn.there[card]
            )
            for who in range(2)
        ]
        return DuelLoss(face_up, coins, lost[0], lost[1])

    def _asking(self, agent: "Agent", turn: "SolvedTurn") -> Asked:
        def asked(way: Way, who: int, card: int) -> dict[int, float]:
            state = turn.state(way, who, card)
            legal = COUP.legal_actions(state, who)
            view = COUP.view(state, who)
            player = agent
            if isinstance(agent, HearsTheTable):
                player = agent.having_heard(turn.told(way))
            if hasattr(player, "weigh"):
                return dict(zip(legal, weighed(player, view, legal), strict=True))
            chosen = [answer_of(player, view, legal, self.random) for _ in range(self.samples)]
            return {action: chosen.count(action) / self.samples for action in legal}

        return asked


MIXED: Final = 0.4  # of the questions have no single answer: the table now answers so, now so
OFTEN: Final = 0.05  # how often the table gives an answer at the least that it mixes in
CLOSE: Final = 0.01  # of the chance to win: the most that the table itself may lose by its answer
AT_STAKE: Final = 0.02  # of the chance to win: where answers differ by less, nothing is asked


@dataclass(frozen=True, slots=True)
class DealtDuel:
    """A duel as it was dealt, and the *way* it went."""

    turn: SolvedTurn
    cards: Pair
    way: Way

    @property
    def who(self) -> int:
        """Whom the duel asks: 0 the mover, 1 the other."""
        return self.turn.answers(self.way)[0].asked

    @property
    def ahead(self) -> "DealtDuel | None":
        """The question that a table joins to it: to block, should the claim be let pass."""
        if self.phase != Phase.CHALLENGE_ACTION:
            return None
        behind = DealtDuel(self.turn, self.cards, (*self.way, Input.PASS))
        asks = behind.turn.answers(behind.way)
        return behind if asks and behind.who == self.who and behind.phase == Phase.BLOCK else None

    @property
    def phase(self) -> int:
        """Which question it is."""
        return self.turn.state(self.way, self.who, self.cards[self.who]).phase

    def answers(self) -> tuple[SolvedAnswer, ...]:
        """Return all answers of the table: to let both questions pass is one where it asks two."""
        behind = self.ahead
        here = {each.do: each for each in self.alone()}
        if behind is None:
            return tuple(here.values())
        passing = here[PASS].chance
        there = {each.do: replace(each, chance=passing * each.chance) for each in behind.alone()}
        return tuple((here | there).values())

    def alone(self) -> tuple[SolvedAnswer, ...]:
        """Return the answers to this question alone, in the order of action ids."""
        turn, who, way = self.turn, self.who, self.way
        card, state = self.cards[who], turn.state(way, who, self.cards[who])
        view, listed = COUP.view(state, who), {each.way[-1]: each for each in turn.answers(way)}
        there, found = turn.weight(way, who, card), list[SolvedAnswer]()
        for action in COUP.legal_actions(state, who):
            win = chance = 0.0  # actions that the table leaves out lose with any cards
            if action in listed:
                win = (1 + turn.best((*way, action), who, card) / there) / 2
                chance = float(listed[action].chance[card])
            word, lie = COUP.format(state, who, action), CLAIMS.is_lie(view, action)
            found.append(SolvedAnswer(word, min(1.0, max(0.0, win)), chance, lie))
        return tuple(found)

    def claim(self) -> SolvedClaim | None:
        """Return the claim that is asked about, None where there is none."""
        who = self.who
        card = self.cards[who]
        claim = CLAIMS.doubted(COUP.view(self.turn.state(self.way, who, card), who))
        if claim is None:
            return None
        likely = others_of(self.turn.face_up, card, self.turn.path(self.way), who)
        return SolvedClaim(claim.seat, claim.word, likely[claim.slot] / sum(likely))

    def inputs(self) -> "tuple[Json, ...]":
        """Return the lines of a record up to the question."""
        lines: list[Json] = []
        for at, edge in enumerate(self.turn.path(self.way)):
            state = self.turn.state(self.way[:at], edge.asked, self.cards[edge.asked])
            do = COUP.format(state, edge.asked, edge.way[-1])
            lines.append({"by": edge.asked, "do": do})
        return tuple(lines)

    def question(self) -> SolvedQuestion:
        """Return its question."""
        coins, face_up = self.turn.coins, self.turn.face_up
        begun: Json = {
            "record": 1,
            "game": COUP.name,
            "options": {},
            **header(coins, zip(self.cards), zip(face_up)),
        }
        begun["seats"] = ["0", "1"]
        return SolvedQuestion(begun, self.inputs(), self.who, self.answers(), self.claim())


@cache
def _positions() -> tuple[tuple[Pair, Pair], ...]:
    """Return the cards face up and the coins of every duel that is solved closely."""
    measure = Measure(table())
    pairs = table().compositions
    return tuple((face_up, coins) for face_up in pairs for coins in measure.positions(face_up))


def _dealt(random: Random) -> list[DealtDuel]:
    """Deal a duel and play it by the table; return it at each of its questions."""
    face_up, coins = random.choice(_positions())
    turn = SolvedTurn(table().edges(face_up, *coins), face_up, coins)
    left = [slot for slot in range(SLOTS) for _ in range(turn.there[slot])]
    mover, other = random.sample(left, 2)
    duel, found = DealtDuel(turn, (mover, other), ()), list[DealtDuel]()
    while answers := turn.answers(duel.way):
        if not found or found[-1].ahead != duel:  # else it was asked before, ahead
            found.append(duel)
        chances = [float(each.chance[duel.cards[each.asked]]) for each in answers]
        (chosen,) = random.choices(answers, chances)
        duel = DealtDuel(turn, duel.cards, chosen.way)
    return found


def is_worth_asking(question: SolvedQuestion) -> bool:
    """Say whether something is at stake, which the table knows closely.

    Answers are not all alike, more than one wins, and none that the table gives loses much.
    """
    wins = sorted((each.win for each in question.answers), reverse=True)
    lost = sum(each.chance * (wins[0] - each.win) for each in question.answers)
    often = all(each.win > wins[0] - CLOSE for each in question.answers if each.chance >= OFTEN)
    at_stake = len(wins) > 1 and wins[0] - wins[-1] >= AT_STAKE and wins[1] > 0
    return at_stake and often and lost < CLOSE


def is_mixed(question: SolvedQuestion) -> bool:
    """Say whether the table gives several answers, each now and then."""
    return sum(each.chance >= OFTEN for each in question.answers) > 1


class CoupEndgames:
    """Duels of single cards with the base rules."""

    def question(self, number: int) -> SolvedQuestion:
        """Return the question that *number* deals, the same each time.

        Raises:
            BadOptions: a *number* below 0.
        """
        if number < 0:
            raise BadOptions("number", f"questions are numbered from 0, not {number}")
        random = Random(number)
        mixed = random.random() < MIXED
        asked = (random.choice(_dealt(random)).question() for _ in count())
        worth_asking = filter(is_worth_asking, asked)
        return next(each for each in worth_asking if is_mixed(each) or not mixed)


ENDGAMES: Final = CoupEndgames()
