"""Where a turn began and what was answered in it since, as spectators know it.

The public history says it of every turn.  A view alone says it of the present one, since it leaves
only passes out; those follow from the tree.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST
from intriga.games.coup.inputs import Input
from intriga.games.coup.study.turns.beliefs import PublicBelief, even_belief
from intriga.games.coup.study.turns.shapes import MOST_COINS, READ, TurnShape, in_scope, shape
from intriga.games.coup.vocabulary import NOBODY, SLOTS, Phase

if TYPE_CHECKING:
    from intriga.games.coup.view.view import CoupView

Line = tuple[tuple[int, int], ...]  # answers, each with its seat
PLAYERS = 2


class TurnRoot(NamedTuple):
    """All that is public where a turn begins.

    ``codes`` are those of the options that trees are read for, by their order; ``mover`` is a
    seat.  ``coins`` and ``influences`` are those of the mover and of the other; ``face_up`` counts
    the characters that lie face up.
    """

    codes: tuple[int, ...]
    mover: int
    coins: tuple[int, int]
    influences: tuple[int, int]
    face_up: tuple[int, ...]

    @property
    def shape(self) -> TurnShape:
        """The tree of the turn."""
        return shape(*self.influences, self.coins, dict(zip(READ, self.codes, strict=True)))

    @property
    def even(self) -> PublicBelief:
        """The belief of who has heard nothing yet."""
        return even_belief(self.mover, self.coins, self.influences, self.face_up)


def is_served(view: "CoupView") -> bool:
    """Say whether *view* is one of a game of two for which turns are read."""
    return view.players == PLAYERS and len(view.alive) == PLAYERS and in_scope(view.options)


def root_of(view: "CoupView") -> TurnRoot | None:
    """Return the turn that begins at *view*, None if none begins there or it is not served."""
    if view.phase != Phase.ACTION or not is_served(view):
        return None
    return _root(view, (0, 0), ())


def seen_turn(view: "CoupView", legal: Sequence[int]) -> tuple[TurnRoot, Line] | None:
    """Return where the turn of *view* began and the answers since, passes too.

    *legal* are the actions of its seat, which is asked.  None where the view does not tell.
    """
    if not is_served(view) or view.seat is None:
        return None
    if view.phase == Phase.ACTION:
        root = _root(view, (0, 0), ())
        return None if root is None else (root, ())
    line = _remembered(view)
    if line is None:
        return None
    lost = tuple((seat, action) for seat, action in line if Input.LOSE <= action < Input.SHOW)
    for paid in (_cost(line[0][1]), 0):
        root = _root(view, (paid, 0), lost)
        whole = None if root is None else _with_passes(root, line, view, legal)
        if root is not None and whole is not None:
            return root, whole
    return None


def _root(view: "CoupView", paid: tuple[int, int], lost: Line) -> TurnRoot | None:
    """Return the root of the turn of *view*, in which so much was *paid* and those cards *lost*.

    None where somebody has more coins than a game can bring: no network knows such turns.
    """
    seats = view.turn, 1 - view.turn
    coins = [view.coins[seat] + more for seat, more in zip(seats, paid, strict=True)]
    if max(coins) > MOST_COINS:
        return None
    influences = [
        2 - len(view.face_up[seat]) + sum(who == seat for who, _ in lost) for seat in seats
    ]
    cards = [card for cards in view.face_up for card in cards]
    for _, action in lost:
        cards.remove(action - Input.LOSE)
    codes: Mapping[str, int] = view.options
    return TurnRoot(
        tuple(codes[name] for name in READ),
        view.turn,
        (coins[0], coins[1]),
        (influences[0], influences[1]),
        tuple(cards.count(slot) for slot in range(SLOTS)),
    )


def _remembered(view: "CoupView") -> Line | None:
    """Return the answers of this turn but passes, None if its beginning is forgotten."""
    line: list[tuple[int, int]] = []
    for seat, action in view.recent:
        line.append((seat, action))
        if Input.INCOME <= action < Input.KEEP_ONE:
            return tuple(reversed(line)) if seat == view.turn else None
    return None


def _cost(action: int) -> int:
    """Return what was paid for *action* when it was declared."""
    if Input.COUP <= action < Input.ASSASSINATE:
        return COUP_COST
    return ASSASSIN_COST if Input.ASSASSINATE <= action < Input.STEAL else 0


def _with_passes(root: TurnRoot, line: Line, view: "CoupView", legal: Sequence[int]) -> Line | None:
    """Return *line* with the passes between, up to the question of *view*, None if it has none."""
    tree, asked = root.shape, (view.seat or 0) ^ root.mover
    waiting, whole = list(line), list[tuple[int, int]]()
    while True:
        heard = [(seat ^ root.mover, action) for seat, action in whole]
        try:
            node = tree.follow(heard, _who_loses(waiting, root) if waiting else asked).node
        except ValueError:
            return None
        if not waiting and _is_asked(tree, node, asked, legal):
            return tuple(whole) if _pays(tree, node, root, view) else None
        if waiting and _may(tree, node, waiting[0][0] ^ root.mover, waiting[0][1]):
            whole.append(waiting.pop(0))
            continue
        kind = int(tree.game.kind[node])
        if kind > 1 or Input.PASS not in tree.actions(node):
            return None
        whole.append((kind ^ root.mover, int(Input.PASS)))


def _who_loses(waiting: Sequence[tuple[int, int]], root: TurnRoot) -> int:
    """Return the player who turns up a card in the next answer, NOBODY if nobody does."""
    seat, action = waiting[0]
    return seat ^ root.mover if Input.LOSE <= action < Input.SHOW else NOBODY


def _may(tree: TurnShape, node: int, who: int, action: int) -> bool:
    """Say whether *action* of player *who* may be the next that is heard at *node*."""
    if action in (Input.PROVE, Input.DECLINE):
        return tree.game.kind[node] > 1
    return _asks(tree, node, who) and (action == NOBODY or action in tree.actions(node))


def _asks(tree: TurnShape, node: int, who: int) -> bool:
    kind = int(tree.game.kind[node])
    return kind < PLAYERS + 2 and kind & 1 == who


def _is_asked(tree: TurnShape, node: int, who: int, legal: Sequence[int]) -> bool:
    """Say whether player *who* is asked at *node* for one of *legal*."""
    if not _asks(tree, node, who):
        return False
    return tree.game.kind[node] > 1 or {*legal} <= {*tree.actions(node)}


def _pays(tree: TurnShape, node: int, root: TurnRoot, view: "CoupView") -> bool:
    """Say whether both have the coins at *node* that *view* shows."""
    seats = root.mover, 1 - root.mover
    there = [int(more) + had for more, had in zip(tree.coins[node], root.coins, strict=True)]
    return there == [view.coins[seat] for seat in seats]
