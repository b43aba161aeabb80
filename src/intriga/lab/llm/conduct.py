"""The conduct of a player in finished games: its bluffs, its challenges, the cost of its choices.

Bluffs and challenges are read from the claims of a game, costs from its analysis; a game that has
none of them says nothing.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from intriga.analysis.whole_game import analyse
from intriga.core.game import Game
from intriga.core.games import games_with, manifest_of, part_of
from intriga.matches.report import Estimate, linearized, mean_of, share_of_games

if TYPE_CHECKING:
    from intriga.core.offered_parts import Claims

Care = Literal["none", "quick", "careful"]


class Conduct(msgspec.Struct, frozen=True, kw_only=True):
    """Counts of one game; those of several games add up.

    ``lies`` of the ``claims`` were false; ``challenges`` were made of the ``doubtable`` claims that
    it was asked about.  ``weighed`` choices mattered, and cost ``loss`` in all, in chances to win,
    of 0 to 1 each (:class:`intriga.analysis.findings.Choice`).
    """

    claims: int = 0
    lies: int = 0
    doubtable: int = 0
    challenges: int = 0
    weighed: int = 0
    loss: float = 0.0


def added_up(games: Sequence[Conduct]) -> Conduct:
    """Return the sum of the conduct in *games*."""
    names = Conduct.__struct_fields__
    return Conduct(**{name: sum(getattr(each, name) for each in games) for name in names})


def conduct_in(game: Game[Any, Any], steps: Collection[int], care: Care) -> Conduct:
    """Return the conduct in *game*, in the inputs number *steps* alone, from 1.

    Costs are looked for with *care*; there are none where no network can judge the game.
    """
    heard = _heard(game, steps)
    if care == "none" or game.ruleset.name not in games_with("network"):
        return heard
    choices = analyse(game, careful=care == "careful").choices
    costs = [each.cost for each in choices if each.step in steps and each.counts]
    return msgspec.structs.replace(heard, weighed=len(costs), loss=sum(costs))


def _heard(game: Game[Any, Any], steps: Collection[int]) -> Conduct:
    """Return the part of the inputs *steps* in claims."""
    if not manifest_of(game.ruleset.name).claims:
        return Conduct()
    known: Claims = part_of(game.ruleset.name, "claims")
    claims = lies = doubtable = challenges = 0
    position = game.begun
    for number, line in enumerate(game.inputs, 1):
        step = position.follow(line["by"], line["do"], line.get("draws", ()))
        if number in steps:
            view = position.view(step.seat)
            claims += known.is_claim(view, step.action)
            lies += known.is_lie(view, step.action)
            doubted = known.doubted(view)
            doubtable += doubted is not None
            challenges += doubted is not None and step.action == doubted.challenge
        position = step.after
    return Conduct(claims=claims, lies=lies, doubtable=doubtable, challenges=challenges)


# ------------------------------------------------------------------- rates


def rate_of(rounds: Sequence[Conduct], part: str, whole: str) -> Estimate | None:
    """Return the rate of the count *part* among *whole*, 0 to 1, with its 95 % interval.

    It is measured in rounds (:func:`intriga.matches.report.share_of_games`); None where *whole* is
    0 in all of them.
    """
    counts = _counts(rounds, part, whole)
    return share_of_games(*zip(*counts, strict=True)) if counts else None


def loss_of(rounds: Sequence[Conduct]) -> Estimate | None:
    """Return the mean cost of a choice that mattered, with Student's interval; None for none."""
    counts = _counts(rounds, "loss", "weighed")
    return mean_of(linearized(*zip(*counts, strict=True))) if counts else None


def _counts(rounds: Sequence[Conduct], part: str, whole: str) -> list[tuple[float, int]]:
    """Return the counts of the rounds that have any."""
    counts = [(getattr(each, part), getattr(each, whole)) for each in rounds]
    return [(some, every) for some, every in counts if every]
