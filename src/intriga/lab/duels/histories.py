"""Games walked by the interpreted rules, history by history, every draw by itself.

Nothing of the solvers' trees is used, so that they can be checked against it.  A proof that could
be declined is not: that gives a card for nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, Draw, Phase

PUBLIC_KEEP: Final = "keep"
PUBLIC_PROOF: Final = "shown"
Infoset = tuple[int, str, str]  # who, what it knows of cards, what everybody has heard
Known = tuple[str, str]  # what each player knows of cards
Payoff = Callable[[CoupState, str], float]


@dataclass
class Node:
    """A history: a draw (``who`` -1), a decision of a player, or an end (``who`` 2).

    An end behind which the game would go on has what was ``heard`` until then.
    """

    who: int
    infoset: Infoset | None = None
    labels: list[str] = field(default_factory=list[str])
    chances: list[float] = field(default_factory=list[float])
    children: list["Node"] = field(default_factory=list["Node"])
    value: float = 0.0
    heard: str = ""

    def add(self, label: str, chance: float, child: "Node") -> None:
        """Add a *child* of a draw."""
        self.labels.append(label)
        self.chances.append(chance)
        self.children.append(child)


@dataclass(frozen=True)
class Histories:
    """Walks games until they are over, or cuts them off when *turns* are; *cut* pays then.

    Payoffs are those of player 0, 1 for a win, -1 for a loss.
    """

    cut: Payoff
    turns: int = 1

    def after(self, state: CoupState, own: Known, heard: str = "", done: int = 0) -> Node:
        """Return the node at *state*, of whose cards each player knows its *own*.

        Everybody has *heard* what came before, in which *done* turns ended.
        """
        while state.phase == Phase.PROVE:
            who = COUP.to_move(state)
            proof = next(i for i in COUP.legal_actions(state, who) if i != Input.DECLINE)
            state, heard = _played(state, who, proof), f"{heard}.{proof}"
        if state.winner != NOBODY:
            return Node(2, value=1.0 if state.winner == 0 else -1.0)
        if state.phase == Phase.CHANCE:
            return self._draws(state, own, heard, done)
        if state.phase == Phase.ACTION and state.turn != done % 2:
            if done + 1 == self.turns:
                return Node(2, value=self.cut(state, heard), heard=heard)
            return self.after(state, own, heard + "/", done + 1)
        return self._decision(state, own, heard, done)

    def _decision(self, state: CoupState, own: Known, heard: str, done: int) -> Node:
        who = COUP.to_move(state)
        node = Node(who, (who, own[who], heard))
        secret = state.phase == Phase.EXCHANGE
        for action in COUP.legal_actions(state, who):
            told = f"{heard}.{PUBLIC_KEEP if secret else action}"
            known = _known(own, who, f"k{action - Input.KEEP_ONE}") if secret else own
            node.labels.append(str(action))
            node.children.append(self.after(_played(state, who, action), known, told, done))
        return node

    def _draws(self, state: CoupState, own: Known, heard: str, done: int) -> Node:
        """Return a draw for a proof or an exchange, a child for each card or pair of cards."""
        who, proof = state.drawer, state.draw == Draw.PROOF
        ways = list(_once(state)) if proof else _twice(state)
        if ways[0][1].winner != NOBODY:
            return self.after(ways[0][1], own)  # it is over whatever is drawn
        node, told = Node(-1), f"{heard}.{PUBLIC_PROOF}" if proof else heard
        for chance, after in ways:
            drawn = cards_of(after.hand[who] - state.hand[who])
            label = "d" + "".join(map(str, drawn))
            node.add(label, chance, self.after(after, _known(own, who, label), told, done))
        return node


def _played(state: CoupState, who: int, action: int) -> CoupState:
    after = state.copy()
    COUP.play(after, who, action)
    return after


def _once(state: CoupState) -> Iterator[tuple[float, CoupState]]:
    """Yield what may be drawn, each card once, and the state after it."""
    words = COUP.outcomes(state)
    for word, number in Counter(words).items():
        after = state.copy()
        COUP.draw(after, words.index(word))
        yield number / len(words), after


def _twice(state: CoupState) -> list[tuple[float, CoupState]]:
    """Return the states after two draws, each pair of cards once."""
    found: dict[int, tuple[float, CoupState]] = {}
    for first, between in _once(state):
        for second, after in _once(between):
            hand = after.hand[state.drawer]
            found[hand] = found.get(hand, (0.0, after))[0] + first * second, after
    return list(found.values())


def _known(own: Known, who: int, more: str) -> Known:
    return (own[0] + more, own[1]) if who == 0 else (own[0], own[1] + more)


def of(node: Node) -> Infoset:
    """Return the infoset of a decision.

    Raises:
        ValueError: the node is none.
    """
    if node.infoset is None:
        raise ValueError("only decisions have infosets")
    return node.infoset
