"""The titles of an evening of Pot de Vin: for rounds, trumps and gems."""

from itertools import pairwise
from typing import Final

from intriga.core.offered_parts import Deed, Title, Titles
from intriga.core.record import Record, begin, follow
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.study.review import LAYING, Round, rounds_in
from intriga.games.pot_de_vin.vocabulary import NOBODY

BEST: Final = "best-round"
POISONED: Final = "poisoned-round"
TRUMPS: Final = "most-trumps"
WASTED: Final = "most-gems-lost"
GEM: Final = "gem"


def deeds_in(record: Record) -> list[Deed]:
    """Return the deeds in *record* that count for a title.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    return [*of_rounds(rounds_in(record)), *_gems_lost(record)]


def of_rounds(rounds: list[Round]) -> list[Deed]:
    """Return the deeds of rounds won: by their points, and by the winning card."""
    deeds: list[Deed] = []
    first = [Round(0, 0, points=[0] * len(each.points)) for each in rounds[:1]]
    for before, this in pairwise([*first, *rounds]):
        if this.winner == NOBODY:
            continue
        gain = this.points[this.winner] - before.points[this.winner]
        args = {"who": this.winner, "points": abs(gain), "round": this.number}
        if gain:
            title = BEST if gain > 0 else POISONED
            deeds.append(Deed(title, this.winner, abs(gain), this.step, args))
        if _is_trumped(this):
            deeds.append(Deed(TRUMPS, this.winner, 1, this.step, {"count": 1}))
    return deeds


def _is_trumped(this: Round) -> bool:
    """Say whether the winner had none of the character that was led."""
    (_, led), *_ = this.laid
    won = next(card for seat, card in this.laid if seat == this.winner and card != GEM)
    return _character(won) != _character(led)


def _character(card: str) -> str:
    return card.partition("-")[0]


def _gems_lost(record: Record) -> list[Deed]:
    """Return the gems that were not paid while there was a card: they leave with the last."""
    game = begin(POT_DE_VIN, record)
    deeds: list[Deed] = []
    for step, line in enumerate((line for line in record.inputs if not line.refused), 1):
        before = game.view(None)
        follow(game, line)
        after = game.view(None)
        lost = before.gems[line.by] - after.gems[line.by]
        is_last = before.hand_sizes[line.by] == 1 and after.hand_sizes[line.by] == 0
        if before.phase in LAYING and is_last and lost > 0:
            deeds.append(Deed(WASTED, line.by, lost, step, {"gems": lost}))
    return deeds


TITLES: Final = Titles(
    titles=(
        Title(BEST, least=1),
        Title(TRUMPS, least=2, adds=True),
        Title(POISONED, least=1),
        Title(WASTED, least=2, adds=True),
    ),
    deeds=deeds_in,
    tells_hidden=False,
)
