"""Exact best responses to agents that tell their probabilities, in short games of Coup.

Plain expectimax by the interpreted rules: the responder knows what its seat has seen and heard,
the other seats choose as the agent says, chance as the rules say.  All hidden deals are
carried along with their chances, which is a belief exact to the last digit.  A game that is
not over at the limit of inputs counts once as lost and once as won, so that the true figure
lies in between.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, Protocol

from intriga.agents.base import weighed
from intriga.core.errors import BadOptions
from intriga.core.ruleset import Ruleset
from intriga.games.coup.notation import cards_of, hand_of
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import Phase

Weighed = tuple[float, CoupState]  # a world and its chance
Heard = tuple[int, ...]


class Tells(Protocol):
    """An agent that tells its probabilities."""

    def weigh(self, view: Any, legal: Sequence[int]) -> Iterable[float]:  # noqa: ANN401
        """Return the probability of each of the actions *legal*."""
        ...


@dataclass(frozen=True, slots=True)
class Exact:
    """A share in winning, 0 to 1, that lies between *low* and *high*."""

    low: float
    high: float

    def __add__(self, other: "Exact") -> "Exact":
        return Exact(self.low + other.low, self.high + other.high)

    def best(self, other: "Exact") -> "Exact":
        """Return the better of two, for each of the two ways to count what is not over."""
        return Exact(max(self.low, other.low), max(self.high, other.high))

    def times(self, chance: float) -> "Exact":
        """Return it *chance* times."""
        return Exact(chance * self.low, chance * self.high)


NOTHING: Final = Exact(0.0, 0.0)
OPEN: Final = Exact(0.0, 1.0)  # a game that is not over is lost once, and won once
EVEN: Final = Exact(0.5, 0.5)  # a game that is not over is half won: the cut game is exact


def exact_response(
    ruleset: Ruleset[Any, Any],
    state: CoupState,
    agent: Tells,
    seat: int,
    depth: int,
    *,
    unfinished: Exact = OPEN,
) -> Exact:
    """Return the share that the best response of *seat* wins against *agent* on all others.

    From *state*, at the start of a turn, its hidden cards dealt in all ways; games are cut
    off after *depth* inputs, and count as *unfinished* then.  The response remembers everything.
    Its cost grows with the inputs as the tree of the game does, about 12 times for two more: for
    duels, 6 to 8.

    Raises:
        BadOptions: a state that cannot be dealt again.
    """
    return ResponseWalk(ruleset, agent, seat, unfinished=unfinished).begin(state, depth)


def exact_share(
    ruleset: Ruleset[Any, Any],
    state: CoupState,
    agents: tuple[Tells, Tells],
    seat: int,
    depth: int,
    *,
    unfinished: Exact = OPEN,
) -> Exact:
    """Return the share that the first of *agents* wins on *seat*, the second on all others.

    As :func:`exact_response`.
    """
    walk = ResponseWalk(ruleset, agents[1], seat, agents[0], unfinished=unfinished)
    return walk.begin(state, depth)


def deals(state: CoupState) -> Iterator[Weighed]:
    """Yield every deal of the hidden cards of *state*, with its chance.

    Raises:
        BadOptions: not at the start of a turn, or somebody has seen hidden cards.
    """
    if state.phase != Phase.ACTION or state.watched or any(state.returned) or any(state.aside):
        reason = (
            f"only the start of a turn is dealt again in all ways, not {Phase(state.phase).name}"
        )
        raise BadOptions("position", reason)
    sizes = [len(cards_of(state.hand[seat])) for seat in range(state.players)]
    hidden = [*cards_of(state.court), *(c for hand in state.hand for c in cards_of(hand))]
    for chance, hands, court in _dealt(sorted(hidden), sizes):
        twin = state.copy()
        for seat, hand in enumerate(hands):
            twin.hand[seat] = hand_of(hand)
        twin.court = hand_of(court)
        yield chance, twin


def _dealt(
    cards: Sequence[int], sizes: Sequence[int]
) -> Iterator[tuple[float, list[tuple[int, ...]], Sequence[int]]]:
    """Yield every deal of hands of *sizes* out of *cards*: its chance, the hands, the rest."""
    if not sizes:
        yield 1.0, [], cards
        return
    ways = Counter(combinations(cards, sizes[0]))
    for hand, number in ways.items():
        rest = list(cards)
        for card in hand:
            rest.remove(card)
        for chance, others, court in _dealt(rest, sizes[1:]):
            yield chance * number / ways.total(), [hand, *others], court


class ResponseWalk:
    """The walk through all that can come; the seat is *mine*, a responder may be given."""

    def __init__(
        self,
        ruleset: Ruleset[Any, Any],
        agent: Tells,
        mine: int,
        responder: Tells | None = None,
        *,
        unfinished: Exact = OPEN,
    ) -> None:
        self.game, self.agent, self.mine, self.responder = ruleset, agent, mine, responder
        self.unfinished = unfinished
        self.told: dict[bytes, Sequence[float]] = {}  # the agent's choices, by what it sees
        self._own: dict[bytes, Sequence[float]] = {}  # and those of the responder

    def begin(self, state: CoupState, depth: int) -> Exact:
        """Return the share from *state* on, dealt in all ways, within *depth* inputs.

        Raises:
            BadOptions: a state that cannot be dealt again.
        """
        return self._follow(list(deals(state)), depth)

    def _follow(self, worlds: list[Weighed], left: int) -> Exact:
        """Return the value of *worlds*, which the seat could not tell apart until now."""
        over, asked = NOTHING, dict[tuple[Heard, bytes], list[Weighed]]()
        waiting: list[tuple[float, CoupState, Heard]] = [(w, s, ()) for w, s in worlds]
        while waiting:
            chance, state, heard = waiting.pop()
            winners = self.game.winners(state)
            if winners:
                share = (self.mine in winners) / len(winners)
                over += Exact(share, share).times(chance)
            elif state.phase == Phase.CHANCE:
                waiting += [(chance * w, s, heard) for w, s in self._draws(state)]
            elif len(heard) >= 2 * left:
                over += self.unfinished.times(chance)
            elif self.game.to_move(state) == self.mine:
                key = heard, bytes(self.game.view(state, self.mine).numbers)
                asked.setdefault(key, []).append((chance, state))
            else:
                waiting += [(chance * w, s, (*heard, *what)) for w, s, what in self._answers(state)]
        for (heard, _), group in asked.items():
            over += self.decide(_merged(group), left - len(heard) // 2)
        return over

    def _draws(self, state: CoupState) -> Iterator[Weighed]:
        words = self.game.outcomes(state)
        for word, number in Counter(words).items():
            twin = state.copy()
            self.game.draw(twin, words.index(word))
            yield number / len(words), twin

    def _answers(self, state: CoupState) -> Iterator[tuple[float, CoupState, tuple[int, int]]]:
        """Yield the answers of another seat: its chance, the next state, what the seat hears."""
        who = self.game.to_move(state)
        legal = self.game.legal_actions(state, who)
        for action, chance in zip(legal, self._weigh(state, who, legal), strict=True):
            if chance > 0:
                twin = state.copy()
                self.game.play(twin, who, action)
                yield chance, twin, (who, self.game.hear(state, self.mine, who, action))

    def _weigh(self, state: CoupState, who: int, legal: list[int]) -> Sequence[float]:
        """Return the probabilities by which seat *who* chooses."""
        if len(legal) == 1:
            return [1.0]
        agent, told = self.agent, self.told
        if self.responder and who == self.mine:
            agent, told = self.responder, self._own
        view = self.game.view(state, who)
        key = bytes(view.numbers)
        if key not in told:
            told[key] = weighed(agent, view, legal)
        return told[key]

    def decide(self, worlds: list[Weighed], left: int) -> Exact:
        """Return the value of the decision in *worlds*, which the seat cannot tell apart."""
        legal = self.game.legal_actions(worlds[0][1], self.mine)
        if self.responder is not None:
            chances = self._weigh(worlds[0][1], self.mine, legal)
            mixed = NOTHING
            for action, chance in zip(legal, chances, strict=True):
                if chance > 0:
                    mixed += self.played(worlds, action, left).times(chance)
            return mixed
        found, most = NOTHING, sum(chance for chance, _ in worlds)
        for action in reversed(legal):  # coups have the highest ids, and nothing beats winning
            found = found.best(self.played(worlds, action, left))
            if found.low >= most:
                break
        return found

    def played(self, worlds: list[Weighed], action: int, left: int) -> Exact:
        """Return the value after *action* of the seat in *worlds*, *left* inputs from the end."""
        after: list[Weighed] = []
        for chance, state in worlds:
            twin = state.copy()
            self.game.play(twin, self.mine, action)
            after.append((chance, twin))
        return self._follow(after, left - 1)


def _merged(worlds: list[Weighed]) -> list[Weighed]:
    """Return *worlds*, equal ones as one."""
    found: dict[tuple[Any, ...], Weighed] = {}
    for chance, state in worlds:
        key = (*state.hand, state.court, *state.returned, *state.seen, state.shown)
        before = found.get(key, (0.0, state))
        found[key] = before[0] + chance, state
    return list(found.values())
