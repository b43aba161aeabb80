"""The rules of sight: where a seat sees the pieces of a view, and a piece by hand.

In the dialect of the rules, since rows are written at their speed.
"""

from intriga.games.coup.rules.memory import HEARD_BITS, seen_at
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, RECENT, Phase


def acts(s: CoupState) -> bool:
    """Say whether an action is under way: answers to it are seen until it ends."""
    return s.action != NOBODY


def loses(s: CoupState) -> bool:
    """Say whether an influence is being lost."""
    return s.action != NOBODY and s.phase == Phase.LOSE


def by_sets(s: CoupState) -> bool:
    """Say whether cards are put aside."""
    return s.sets != 0 and s.players == 2


def with_lawyers(s: CoupState) -> bool:
    """Say whether there are estates."""
    return s.lawyer != 0


def parted(s: CoupState) -> bool:
    """Say whether every seat has its faction."""
    return s.reforma != 0 and s.factions != NOBODY


def examines(s: CoupState, viewer: int) -> bool:
    """Say whether *viewer* sees the examined card, which it examines or shows (AMB-53)."""
    return s.phase == Phase.EXAMINE_DECIDE and viewer in (s.turn, s.target)


def card_shown(s: CoupState) -> int:
    """Return the examined card."""
    return s.shown


def watches(s: CoupState) -> bool:
    """Say whether anybody knows a card of another."""
    return s.watched != 0


def faction_of(s: CoupState, seat: int) -> int:
    """Return the faction of *seat*, where there are any."""
    return s.factions >> seat & 1


def lawyer_of(s: CoupState, seat: int) -> int:
    """Return 1 where the claim of the lawyer of *seat* is to be tested, 2 where it stands."""
    return (s.lawyers >> seat & 1) + 2 * (s.heirs >> seat & 1)


def known(s: CoupState, viewer: int, seat: int) -> int:
    """Return the cards of *seat* that *viewer* has seen and not lost sight of, as digits."""
    return s.seen[seen_at(viewer, seat)]


def write_recent(s: CoupState, eye: int, out: list[int], at: int) -> None:
    """Write the last inputs, latest first; branches would cost as much as all the rest."""
    for back in range(RECENT):
        code = s.recent[s.heard - 1 - back & RECENT - 1]
        steps = (code >> HEARD_BITS) - eye
        steps += s.players * (steps < 0)
        out[at + 3 * back] = (steps + 1) * (code > 0)
        out[at + 3 * back + 1] = code & 127
        out[at + 3 * back + 2] = code >> 7 & 3
