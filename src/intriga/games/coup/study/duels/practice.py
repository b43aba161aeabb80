"""Questions of solved duels, to practise with.

A duel of the table is dealt and played by the table up to one of its questions.  The other goes on
by the table too; so the worth of an answer is the most that it can win from such an opponent, with
all hidden cards equally likely before the first claim.
"""

from dataclasses import dataclass, replace
from functools import cache
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from intriga.core.errors import BadOptions
from intriga.core.offered_parts import SolvedAnswer, SolvedClaim, SolvedQuestion
from intriga.core.table_rules import PASS
from intriga.games.coup.agents.duels import Pair, others_of, table
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.claims import CLAIMS
from intriga.games.coup.study.duels.duel_turns import header
from intriga.games.coup.study.duels.regret import Measure, SolvedTurn, Way
from intriga.games.coup.vocabulary import SLOTS, Phase

if TYPE_CHECKING:
    from intriga.core.ruleset import Json

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
            **header(coins, self.cards, face_up),
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
