"""What is seen of players of Pot de Vin: the marks of the cards that they play."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from benchmarks.watched_games import Deed, Seen
from intriga.games.pot_de_vin.agents.tempers import marks as card_marks


class PotDeVinWatching:
    """Cards go by what everybody sees of them."""

    game = "pot-de-vin"

    def deed(self, view: Any, action: int) -> Deed | None:  # noqa: ANN401
        """Return what everybody saw of the card that was played."""
        marks = card_marks(view, action)
        if marks is None:
            return None
        gems = view.gems[view.turn]
        return f"{view.phase.name} {min(view.round, 4)} {gems}", str(tuple(map(int, marks)))

    def counted(self, view: Any, action: int) -> Iterable[str]:  # noqa: ANN401, ARG002
        """Return nothing: no rate is told."""
        return ()

    def at_the_end(self, view: Any, seat: int) -> Mapping[str, int]:  # noqa: ANN401, ARG002
        """Return nothing likewise."""
        return {}

    def figures(self, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:  # noqa: ARG002
        """Return nothing likewise."""
        return {}

    def figures_of(self, name: str, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:  # noqa: ARG002
        """Return nothing likewise."""
        return {}
