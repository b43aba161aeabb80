"""The table of solved duels: two players, one influence each, the base rules.

Made by ``intriga tablebase build``; read here with NumPy alone.  Every entry holds for the
start of a turn at which each player knows its own card and nothing else of the thirteen
cards that are not face up: beliefs are uniform.  In play a belief may differ, because of
earlier claims and exchanges; then the entry is a good guess, not a proof.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from intriga.core.errors import BadOptions
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import SLOTS, Action, Phase

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE: Final = Path(__file__).with_name("data") / "duels.npz"
VERSION: Final = 1  # changes when a duel is played otherwise: tables of another are refused
FULL: Final = 65535  # a probability of 1
COINS: Final = 10  # of the other player; those of the mover go from 0 to 6
COPIES: Final = 3  # of each character
ASSASSIN_COST: Final = 3  # paid when declared
HOLDS_FOR: Final[Mapping[str, Collection[int]]] = {
    "patron": (0,),
    "inquisitor": (0,),
    "lawyer": (0,),
    "reforma": (0,),
    "distinct": (0,),
    "sets": (0,),
    "declared": (0,),
    "block_after_own_challenge": (1,),
    "steal_from_empty": (1,),
    "finite": (0,),
    # --- options that change no duel
    "first_coins": (1, 2),  # before the first turn
    "declared_exchange": (0, 1, 2),  # where coups are declared
    "declared_loss": (0, 1),
    "decline_proof": (0, 1, 2),  # the last card: nobody gives it up who can prove it
    "clockwise": (0, 1),  # one opponent
    "fa_reblock": (0, 1, 2),
    "embezzle_empty": (0, 1),  # where there are factions
    "duke_and_redraw": (0, 1),
    "examine_random": (0, 1),  # where there is the Inquisitor
    "examine_block": (0, 1),
    "return_first": (0, 1),
    "examine_own_faction": (0, 1),
    "patron_own_faction": (0, 1),  # where there is the Patron
    "lawyer_challengeable": (0, 1),  # where there is the Lawyer
    "factions_dealt": (0, 1),
}
"""The codes of every option, by field, that the table was made with or that change no duel.

A duel with a younger option, or with a younger value of one of these, is not in the table.
"""
KEPT: Final = list(combinations_with_replacement(range(SLOTS), 3))
Pair = tuple[int, int]


@dataclass(frozen=True)
class Edge:
    """An action of the first turn of a duel, with its value.

    ``way`` are the actions from the start of the turn, ``asked`` the player of the last of them (0
    the mover, 1 the other).  ``chance`` [card] is how often the asked player takes it, by own
    card; ``worth`` [player, own card] its counterfactual value: times the chances of the cards and
    of the opponent's actions, in wins less losses.
    """

    way: tuple[int, ...]
    asked: int
    chance: "NDArray[Any]"
    worth: "NDArray[Any]"


class Duels:
    """The table, in memory."""

    def __init__(self, arrays: "Mapping[str, NDArray[Any]]") -> None:
        """Take the arrays of the file."""
        self.arrays = dict(arrays)
        pairs: list[list[int]] = self.arrays["compositions"].tolist()
        self.places: dict[Pair, int] = {(low, high): at for at, (low, high) in enumerate(pairs)}

    @classmethod
    def load(cls, file: Path | None = None) -> "Duels":
        """Read the table from *file*, by default the one that comes with Intriga.

        Raises:
            BadOptions: there is no such file, it holds no table, or one of other rules.
        """
        from intriga.agents.policy import (  # noqa: PLC0415  play against people needs no NumPy
            read_arrays,
        )

        file = file or FILE
        if not file.exists():
            raise BadOptions("table", f"there is no table of duels at {file}")
        arrays = read_arrays(file)
        if "version" not in arrays:
            raise BadOptions("table", f"{file} has arrays, but they are no table of duels")
        version = int(arrays["version"][0])
        if version != VERSION:
            raise BadOptions("table", f"{file} was made with version {version} of the rules")
        return cls(arrays)

    @property
    def compositions(self) -> list[Pair]:
        """Return the pairs of characters face up that the table has, each ascending."""
        return list(self.places)

    def interval(self, face_up: Sequence[int], mover: int, other: int) -> tuple[float, float]:
        """Return the proved bounds of a duel: the mover's wins less its losses lie in between.

        *face_up* are two slots; coins are those of the *mover* and of the *other*.

        Raises:
            BadOptions: a duel that is not in the table.
        """
        place = self._place(face_up)
        if not (mover >= 0 and 0 <= other < COINS):
            raise BadOptions("coins", f"the table has 0 to 9 coins each, not {mover} and {other}")
        if mover >= self.arrays["low"].shape[1]:
            return 1.0, 1.0  # a coup
        low, high = (float(self.arrays[key][place, mover, other]) for key in ("low", "high"))
        return max(low, -1.0), min(high, 1.0)

    def guarantee(self, face_up: Sequence[int], mover: int, other: int) -> tuple[float, float]:
        """Return the bounds that the strategies in the table ensure alone, as ``interval``."""
        place = self._place(face_up)
        low, high = (self.arrays[key][place, mover, other] for key in ("sure_low", "sure_high"))
        return float(low), float(high)

    def edges(self, face_up: Sequence[int], mover: int, other: int) -> list[Edge]:
        """Return the actions of the first turn, those that lead to others before them.

        Actions that lose with any cards are left out, and so is the choice of an exchange.
        """
        place, begin, end = self._place(face_up), *self._nodes(mover, other)
        ways: list[tuple[int, ...]] = [()]
        found: list[Edge] = []
        for node in range(begin + 1, end):
            parent, action = (int(self.arrays[key][node]) for key in ("parent", "action"))
            ways.append((*ways[parent], action))
            if action < 0:
                continue
            chance = self.arrays["chance"][place, node] / FULL
            asked = int(self.arrays["asked"][begin + parent])
            found.append(Edge(ways[-1], asked, chance, self.arrays["worth"][place, node]))
        return found

    def strategy(self, view: CoupView) -> dict[int, float] | None:
        """Return the probabilities of the actions open to the seat of *view*, a sum of 1.

        None if the position is not in the table.  Actions that the table leaves out are not
        listed: they are never better.
        """
        face_up = composition_of(view)
        if face_up is None or face_up not in self.places:
            return None
        mover, other = coins_of(view)
        if mover >= self.arrays["low"].shape[1] or other >= COINS:
            return None
        if view.phase == Phase.EXCHANGE:
            return self._kept(face_up, mover, other, view)
        way = way_of(view)
        if way is None:
            return None
        answers = [edge for edge in self.edges(face_up, mover, other) if edge.way[:-1] == way]
        chances = {edge.way[-1]: float(edge.chance[view.hand[0]]) for edge in answers}
        return _summing_to_one(chances)

    def _kept(
        self, face_up: Pair, mover: int, other: int, view: CoupView
    ) -> dict[int, float] | None:
        row = KEPT.index((view.hand[0], view.hand[1], view.hand[2]))
        chances = self.arrays["keep"][self.places[face_up], mover, other, row]
        cards = sorted(set(view.hand))
        return _summing_to_one(
            {Input.KEEP_ONE + card: float(chances[at]) for at, card in enumerate(cards)}
        )

    def _place(self, face_up: Sequence[int]) -> int:
        low, high = sorted(face_up)
        if (low, high) not in self.places:
            raise BadOptions("composition", f"the table has no duels with {low}, {high} face up")
        return self.places[low, high]

    def _nodes(self, mover: int, other: int) -> tuple[int, int]:
        at = mover * COINS + other
        begins = self.arrays["begins"]
        if at + 1 >= len(begins):
            return 0, 0
        return int(begins[at]), int(begins[at + 1])


def weight_of(face_up: Pair, card: int, way: Sequence[Edge], who: int) -> float:
    """Return the chance of *card* for *who* and of the opponent's part in *way*."""
    unseen = [COPIES - face_up.count(slot) for slot in range(SLOTS)]
    others = others_of(face_up, card, way, who)
    return unseen[card] * sum(others) / (sum(unseen) * (sum(unseen) - 1))


def others_of(face_up: Pair, card: int, way: Sequence[Edge], who: int) -> list[float]:
    """Return by card how likely the opponent of *who* has it after *way*, for *who* with *card*.

    Their sum is below that of all unseen cards: the opponent's answers on the way make it rarer.
    """
    others = [COPIES - face_up.count(slot) - (slot == card) for slot in range(SLOTS)]
    likely = [float(left) for left in others]
    for edge in way:
        if edge.asked != who:
            likely = [left * float(edge.chance[slot]) for slot, left in enumerate(likely)]
    return likely


def _summing_to_one(chances: dict[int, float]) -> dict[int, float] | None:
    total = sum(chances.values())
    if total <= 0:
        return None
    return {action: chance / total for action, chance in chances.items()}


@cache
def table() -> Duels:
    """Return the table that comes with Intriga, read once."""
    return Duels.load()


# ------------------------------------------------------------------- reading a view


def composition_of(view: CoupView) -> Pair | None:
    """Return the characters face up if *view* shows a duel of the base rules, else None."""
    if view.players != 2 or view.seat is None or len(view.alive) != 2:
        return None
    if not VARIANTS.holds_for(HOLDS_FOR, view.options):
        return None
    face_up = [card for cards in view.face_up for card in cards]
    if [len(cards) for cards in view.face_up] != [1, 1]:
        return None
    return min(face_up), max(face_up)


def coins_of(view: CoupView) -> Pair:
    """Return the coins at the start of the turn, of the mover and of the other."""
    mover, other = view.coins[view.turn], view.coins[1 - view.turn]
    paid = view.phase != Phase.ACTION and view.action == Action.ASSASSINATE
    return mover + ASSASSIN_COST * paid, other


def way_of(view: CoupView) -> tuple[int, ...] | None:
    """Return the actions since the start of the turn, None for a question that is not there."""
    if view.phase == Phase.ACTION:
        return ()
    declared = {
        Action.ASSASSINATE: int(Input.ASSASSINATE),
        Action.STEAL: int(Input.STEAL),
    }.get(Action(view.action), Input.INCOME + view.action)
    passed = () if view.action == Action.FOREIGN_AID else (int(Input.PASS),)
    if view.phase == Phase.CHALLENGE_ACTION:
        return (declared,)
    if view.phase == Phase.BLOCK:
        return (declared, *passed)
    if view.phase == Phase.CHALLENGE_BLOCK:
        return (declared, *passed, Input.BLOCK + view.block)
    return None
