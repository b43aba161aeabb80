"""Counts of the play of players of Pot de Vin: gems, and the marks of the cards they play."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from benchmarks.evaluation.watched_games import Deed, Seen
from intriga.games.pot_de_vin.agents.population import marks
from intriga.games.pot_de_vin.point_tables import GEMS, of

HEADS = {
    "takes": "cards that would take the round",
    "spoils": "cards that cost another points",
    "high": "high cards",
}


class PotDeVinWatching:
    """Gems are paid, or lost with the last card; cards go by what everybody sees of them."""

    game = "pot-de-vin"

    def deed(self, view: Any, action: int) -> Deed | None:  # noqa: ANN401
        """Return what everybody saw of the card that was played, and how many gems lay beside."""
        found = marks(view, action)
        return (
            (view.phase.name, f"{view.gems[view.turn]} {tuple(map(int, found))}") if found else None
        )

    def counted(self, view: Any, action: int) -> Iterable[str]:  # noqa: ANN401
        """Return the marks of what was played, ``plays`` and ``pays`` among them."""
        found = marks(view, action)
        return (
            ["plays", *(name for name, is_so in found._asdict().items() if is_so)] if found else []
        )

    def at_the_end(self, view: Any, seat: int) -> Mapping[str, int]:  # noqa: ANN401
        """Return how many gems *seat* was given, and how many it still holds."""
        return {"given": of(GEMS, view.players), "left": view.gems[seat]}

    def figures(self, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:
        """Return how many gems are paid and lost in a game."""
        whole = _summed(each for game in games for each in game)
        return _gems(whole, len(games))

    def figures_of(self, name: str, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:
        """Return what the player called *name* does with its gems, and with how many of its cards.

        In brackets stands what all do together.
        """
        seen = [each for game in games for each in game]
        own = [each for each in seen if each.name == name]
        rates = {**_gems(_summed(own), len(own)), **_rates(_summed(own))}
        others = {**_gems(_summed(seen), len(seen)), **_rates(_summed(seen))}
        return {head: f"{rate} ({others[head]})" for head, rate in rates.items()}


def _summed(seen: Iterable[Seen]) -> Counter[str]:
    whole = Counter[str]()
    for each in seen:
        whole.update(each.counts)
    return whole


def _gems(counts: Counter[str], number: int) -> dict[str, str]:
    paid, given = counts["pays"], counts["given"]
    return {
        "gems paid": f"{paid / number:.2f} of {given / number:.2f}",
        "gems lost unused": f"{(given - paid - counts['left']) / number:.2f}",
    }


def _rates(counts: Counter[str]) -> dict[str, str]:
    return {head: f"{counts[name] / counts['plays']:.1%}" for name, head in HEADS.items()}
