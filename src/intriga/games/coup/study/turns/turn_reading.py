"""One turn of two players, read off the rules with all private types at once.

A place in the tree has one state of the rules, of which only what everybody sees counts, and the
types of both players: the cards that each of them holds.  Every legal action is played with each
hand of the player who acts and with each hand of the other.  The hand of who acts must not decide
anything that all hear and see, but for a choice of cards in secret; where the other's hand decides
it, the types of the other split in public, as a proof splits them.
"""

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeVar

from intriga.agents.resolving.turn_game import FIRST, FIRST_KEEPS, LEAF, SPLIT
from intriga.games.coup.inputs import Input
from intriga.games.coup.rules.table import one
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, SLOTS, Phase

NO_PART, NOT_PROVED, PROVED_UNASKED, PROVED_ASKED = range(4)
Hand = tuple[int, ...]
Looks = tuple[object, ...]
T = TypeVar("T")


@dataclass
class TurnPlace:
    """A node of the tree while it is read, with the step that led to it.

    ``held`` [player][type] are the cards of each type, ``maps`` [player][type] the type that it
    was at the ``parent``, ``turn`` the place among the parent's children.  ``drawer`` drew the
    cards ``drawn`` [type] on the way, after all else that changed its hand.  ``labels`` [type] are
    the legal actions, ``chose`` [type] the place among them of a choice in secret that led here.
    ``claim`` is the card in doubt at a split, ``parts`` are its children until they have numbers,
    ``part`` is which of them a child is.
    """

    state: CoupState
    held: tuple[list[Hand], list[Hand]]
    maps: tuple[list[int], list[int]]
    parent: int = NOBODY
    turn: int = 0
    drawer: int = NOBODY
    drawn: list[Hand] = field(default_factory=list[Hand])
    chose: list[int] = field(default_factory=list[int])
    kind: int = LEAF
    labels: list[list[int]] = field(default_factory=list[list[int]])
    claim: int = NOBODY
    part: int = NO_PART
    parts: list["TurnPlace"] = field(default_factory=list["TurnPlace"])
    children: list[int] = field(default_factory=list[int])


def read(state: CoupState) -> list[TurnPlace]:
    """Return the nodes of the turn that begins with *state*, seat 0 to move; parents come first.

    The hands of *state* say only how many cards each player has.

    Raises:
        ValueError: the rules tell everybody something that depends on the hands of both players.
    """
    hands = tuple(all_hands(2 - (state.face_up[seat] > 0)) for seat in range(2))
    same = tuple(list(range(len(each))) for each in hands)
    nodes = [TurnPlace(state, (hands[0], hands[1]), (same[0], same[1]))]
    for number, node in enumerate(nodes):  # which grows
        for turn, child in enumerate(_children(node)):
            child.parent, child.turn = number, turn
            node.children.append(len(nodes))
            nodes.append(child)
    return nodes


def all_hands(number: int) -> list[Hand]:
    """Return all hands of so many cards, as the networks count them."""
    return list(combinations_with_replacement(range(SLOTS), number))


# ------------------------------------------------------------------- one node


def _children(node: TurnPlace) -> list[TurnPlace]:
    """Return the children of *node* and write what kind of node it is."""
    state = node.state
    if node.parts:
        node.kind = SPLIT
        return node.parts
    if state.winner != NOBODY or (state.phase == Phase.ACTION and state.turn == 1):
        return []
    who = COUP.to_move(state)
    legal = {hand: _legal(node, who, hand) for hand in node.held[who]}
    node.labels = [legal[hand] for hand in node.held[who]]
    actions = sorted({action for each in legal.values() for action in each})
    if any(COUP.hear(state, None, who, action) == NOBODY for action in actions):
        node.kind = FIRST_KEEPS + who
        return [_kept(node, who)]
    node.kind = FIRST + who
    return [_answered(node, who, action) for action in actions]


def _legal(node: TurnPlace, who: int, hand: Hand) -> list[int]:
    """Return the legal actions of a hand."""
    state = _put(node.state, who, hand, node.held[1 - who][0])
    return COUP.legal_actions(state, who)


def _answered(node: TurnPlace, who: int, action: int) -> TurnPlace:
    """Return the node after an action that all hear: a split where the other's hand decides."""
    other = 1 - who
    able = [x for x, labels in enumerate(node.labels) if action in labels]
    own = {node.held[who][x]: _played(node, who, node.held[who][x], action) for x in able}
    if len({_looks(state) for state in own.values()}) > 1:
        raise ValueError(f"the hand of who plays {action} decides what all see")
    actor = node.held[who][able[0]]
    states = {hand: _played(node, who, actor, action, hand) for hand in node.held[other]}
    groups: dict[Looks, list[int]] = {}
    for x, hand in enumerate(node.held[other]):
        groups.setdefault(_looks(states[hand]), []).append(x)
    parts: list[TurnPlace] = []
    for group in groups.values():
        after = states[node.held[other][group[0]]]
        mine = [_hand(own[node.held[who][x]], who) for x in able]
        theirs = [_hand(states[node.held[other][x]], other) for x in group]
        parts.append(TurnPlace(after, _by(who, mine, theirs), _by(who, able, group)))
    if len(parts) == 1:
        return _settled(parts[0])
    if len(able) < len(node.held[who]):
        raise ValueError(f"the hands of both players decide what {action} leads to")
    return _split(node, other, parts)


def _split(node: TurnPlace, who: int, parts: list[TurnPlace]) -> TurnPlace:
    """Return the split of the types of *who*, whose claim is in doubt, into *parts*."""
    claim = node.state.claim
    for part in parts:
        proves = claim in node.held[who][part.maps[who][0]]
        part.part = PROVED_UNASKED if proves else NOT_PROVED
        _settled(part)
    whole = tuple(list(range(len(each))) for each in node.held)
    return TurnPlace(node.state, node.held, (whole[0], whole[1]), parts=parts, claim=claim)


def _kept(node: TurnPlace, who: int) -> TurnPlace:
    """Return the node after a choice of cards in secret; its types say what was chosen."""
    after: dict[Hand, list[CoupState]] = {}
    for hand, labels in zip(node.held[who], node.labels, strict=True):
        if hand not in after:
            after[hand] = [_played(node, who, hand, action) for action in labels]
    states = [(x, k, s) for x, hand in enumerate(node.held[who]) for k, s in enumerate(after[hand])]
    if len({_looks(state) for each in after.values() for state in each}) > 1:
        raise ValueError("a choice in secret decides what all see")
    kept = [_hand(state, who) for _, _, state in states]
    others = list(range(len(node.held[1 - who])))
    return TurnPlace(
        states[0][2],
        _by(who, kept, node.held[1 - who]),
        _by(who, [x for x, _, _ in states], others),
        chose=[k for _, k, _ in states],
    )


def _by(who: int, mine: list[T], theirs: list[T]) -> tuple[list[T], list[T]]:
    return (mine, theirs) if who == 0 else (theirs, mine)


# ------------------------------------------------------------------- until the next question


def _settled(node: TurnPlace) -> TurnPlace:
    """Go on to the next question: who is asked for a proof gives it, and chance draws.

    Nobody declines, which gives a card away.  The cards drawn are part of the drawer's types.
    """
    while node.state.winner == NOBODY and node.state.phase in (Phase.PROVE, Phase.CHANCE):
        if node.state.phase == Phase.PROVE:
            _prove(node)
        else:
            _draw(node)
    return node


def _prove(node: TurnPlace) -> None:
    who = COUP.to_move(node.state)
    proofs = {hand: _played(node, who, hand, Input.PROVE) for hand in node.held[who]}
    node.state = proofs[node.held[who][0]]
    node.held[who][:] = [_hand(proofs[hand], who) for hand in node.held[who]]
    node.part = PROVED_ASKED


def _draw(node: TurnPlace) -> None:
    """Let the drawer of the state draw any cards."""
    who, drawn = node.state.drawer, all_hands(node.state.draws)
    node.drawer = who
    node.drawn = [cards for _ in node.held[who] for cards in drawn]
    node.maps[who][:] = [x for x in node.maps[who] for _ in drawn]
    node.held[who][:] = [tuple(sorted(hand + cards)) for hand in node.held[who] for cards in drawn]
    node.state = node.state.copy()
    while node.state.phase == Phase.CHANCE:
        COUP.draw(node.state, 0)


# ------------------------------------------------------------------- the rules' states


def _played(
    node: TurnPlace, who: int, hand: Hand, action: int, against: Hand | None = None
) -> CoupState:
    """Return the state after *action* with *hand*, the other holding *against*, or any hand."""
    state = _put(node.state, who, hand, node.held[1 - who][0] if against is None else against)
    COUP.play(state, who, action)
    return state


def _put(state: CoupState, who: int, hand: Hand, against: Hand) -> CoupState:
    """Return *state* with these hands; nobody sees the Court deck, which stays as it is."""
    twin = state.copy()
    twin.hand[who], twin.hand[1 - who] = _digits(hand), _digits(against)
    return twin


@cache
def _digits(cards: Hand) -> int:
    return sum(one(card) for card in cards)


def _hand(state: CoupState, seat: int) -> Hand:
    """Return the cards that *seat* holds."""
    return _cards(state.hand[seat])


@cache
def _cards(digits: int) -> Hand:
    return tuple(card for card in range(SLOTS) for _ in range(digits >> 4 * card & 15))


def face_up(state: CoupState) -> list[int]:
    """Return the cards that lie face up."""
    digits = [pair >> at & 15 for pair in state.face_up[:2] for at in (0, 4)]
    return [digit - 1 for digit in digits if digit]


def _looks(state: CoupState) -> Looks:
    """Return what a spectator sees of *state*; of a game that is over, who won."""
    if state.winner != NOBODY:
        return (state.winner,)
    drawing = (state.draw, state.drawer, state.draws) if state.phase == Phase.CHANCE else ()
    table = (*state.coins[:2], *state.face_up[:2])
    return (state.phase, state.turn, state.awaited, *table, *drawing)
