"""Counts of the play of players of Coup: their claims, bluffs and challenges."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from benchmarks.evaluation.watched_games import Deed, Seen
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.population import claim_of, is_lie, wronged_by
from intriga.games.coup.inputs import Input, kind_of
from intriga.games.coup.view.outcome import DOUBTING
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, Phase

BLUFFED: Final = ("bluffs", "claims")
CHALLENGED: Final = ("challenges", "asked")
RIGHT: Final = ("right", "challenges")


class CoupWatching:
    """Claims are those that somebody could challenge; a bluff could not have been proved."""

    game = "coup"

    def deed(self, view: CoupView, action: int) -> Deed | None:
        """Return what everybody saw of *action*."""
        if view.phase in {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK}:
            return f"{view.phase.name} {view.claim}", str(action == Input.CHALLENGE)
        if view.phase == Phase.BLOCK:
            return f"{view.phase.name} {view.action}", "pass" if action == Input.PASS else "block"
        if view.phase != Phase.ACTION:
            return None
        foe, turn = wronged_by(view), turn_of(view, action)
        coins = min(view.coins[view.turn], 7)
        band = 0 if coins < 3 else 3 if coins < 7 else 7
        aimed = "" if turn.target == NOBODY else " foe" if turn.target == foe else " other"
        return f"turn {band} {foe != NOBODY}", f"{kind_of(action).name}{aimed}"

    def counted(self, view: CoupView, action: int) -> Iterable[str]:
        """Return whether *action* is a claim and a bluff, and whether one could challenge."""
        if view.phase in DOUBTING:
            yield "asked"
        if claim_of(view, action) != NOBODY:
            yield "claims"
            if is_lie(view, action):
                yield "bluffs"

    def at_the_end(self, view: CoupView, seat: int) -> Mapping[str, int]:
        """Return how many challenges *seat* made, and after how many nothing was proved."""
        return {"challenges": view.challenged(seat), "right": view.caught(seat)}

    def figures(self, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:
        """Return how often players bluff and challenge, and how far tempers differ in it."""
        found = Figures(games)
        return {
            "claims a game": f"{found.whole['claims'] / len(games):.1f}",
            "bluffs among them": f"{found.bluffs:.1%}",
            "challenges a game": f"{found.whole['challenges'] / len(games):.1f}",
            "of them right": f"{found.right:.1%}",
            "games without a bluff": f"{found.without:.1%}",
            "hunter challenges, times cautious": _times(found.times("hunter", CHALLENGED)),
            "bluffer bluffs, times cautious": _times(found.times("bluffer", BLUFFED)),
        }

    def figures_of(self, name: str, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:
        """Return how often the player called *name* bluffs and challenges."""
        counts = Figures(games).by_name[name]
        return {
            "bluffs among its claims": f"{_part(counts, BLUFFED):.1%}",
            "claims of others that it challenges": f"{_part(counts, CHALLENGED):.1%}",
            "of these rightly": f"{_part(counts, RIGHT):.1%}",
        }


class Figures:
    """Figures of how players of Coup claim and challenge."""

    def __init__(self, games: Sequence[Sequence[Seen]]) -> None:
        """Count *games*."""
        self.by_name: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for seen in chain(*games):
            self.by_name[seen.name].update(seen.counts)
        self.whole = sum(self.by_name.values(), Counter[str]())
        silent = sum(not any(each.counts["bluffs"] for each in game) for game in games)
        self.without = silent / len(games)

    @property
    def bluffs(self) -> float:
        """Return the part of the claims that are bluffs."""
        return _part(self.whole, BLUFFED)

    @property
    def right(self) -> float:
        """Return the part of the challenges after which nothing was proved."""
        return _part(self.whole, RIGHT)

    def times(self, name: str, part: tuple[str, str]) -> float:
        """Return how many times as large the *part* of *name* is as that of the cautious one.

        It is 0 where either is not there.
        """
        least = _part(self.by_name["cautious"], part)
        return _part(self.by_name[name], part) / least if least else 0.0


def _part(counts: Counter[str], part: tuple[str, str]) -> float:
    some, of_all = part
    return counts[some] / max(1, counts[of_all])


def _times(number: float) -> str:
    return f"{number:.1f}" if number else ""
