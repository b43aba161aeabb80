"""What it is worth to claim the coins of the dead (COUP-LA-02)."""

from typing import Final

from intriga.games.coup.agents.assessment import Assessment
from intriga.games.coup.agents.moves import holds
from intriga.games.coup.vocabulary import CONTESSA, For

OTHERS: Final = 0.5  # how readily somebody who seems to hold the Lawyer claims it


def worth_of_renouncing(assessed: Assessment) -> float:
    """Return the share to expect if the viewer leaves the coins to others."""
    return assessed.share(assessed.standing)


def worth_of_claiming(assessed: Assessment) -> float:
    """Return the share to expect after claiming the Lawyer, held or not."""
    view, standing = assessed.view, assessed.standing
    heirs = 1 + sum(OTHERS * assessed.beliefs.holds(seat, CONTESSA) for seat in assessed.rivals)
    coins = int(view.estates[view.estate_of] / heirs)
    rich = assessed.share(standing.after(assessed.me, coins=coins))
    if not view.options["lawyer_challengeable"] or holds(view, CONTESSA):
        return rich
    doubted = assessed.challenged(CONTESSA, For.ESTATE)
    return doubted * assessed.share(standing.after(assessed.me, cards=-1)) + (1 - doubted) * rich
