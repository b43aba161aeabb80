"""What it is worth to claim the coins of the dead (COUP-LA-02)."""

from typing import Final

from intriga.agents.coup.moves import holds
from intriga.agents.coup.reading import Reading
from intriga.games.coup.vocabulary import CONTESSA, For

OTHERS: Final = 0.5  # how readily somebody who seems to hold the Lawyer claims it


def worth_of_renouncing(reading: Reading) -> float:
    """Return the share to expect if the viewer leaves the coins to others."""
    return reading.share(reading.standing)


def worth_of_claiming(reading: Reading) -> float:
    """Return the share to expect after claiming the Lawyer, held or not."""
    view, standing = reading.view, reading.standing
    heirs = 1 + sum(OTHERS * reading.beliefs.holds(seat, CONTESSA) for seat in reading.rivals)
    coins = int(view.estates[view.estate_of] / heirs)
    rich = reading.share(standing.after(reading.me, coins=coins))
    if not view.options["lawyer_challengeable"] or holds(view, CONTESSA):
        return rich
    doubted = reading.challenged(CONTESSA, For.ESTATE)
    return doubted * reading.share(standing.after(reading.me, cards=-1)) + (1 - doubted) * rich
