"""Many games at once, compiled, from the name of a game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from intriga.api.checks import options_of, whole
from intriga.core.chance import by_seed, checked_seed
from intriga.core.compiled import batch
from intriga.core.games import dialect_of, ruleset_of

if TYPE_CHECKING:
    from intriga.core.ruleset import Json


class NamedBatch(batch.Batch):
    """Many games of one variant, each waiting for a decision; ended ones are dealt again.

    ``seats`` [game] are the seats that are asked; ``legal`` [game, page] has a bit for each legal
    action, and ``counts`` [game] their number; ``views`` [game, width] is what each of these
    seats sees, as int8.  ``over`` [game] says which games ended with the last action, and
    ``winners``, ``returns``, ``rewards`` and ``lasts`` say how.  See
    :class:`intriga.core.compiled.batch.Batch`.
    """

    def __init__(  # noqa: PLR0913  each is named at the call
        self,
        game: str,
        *,
        games: int,
        players: int = 4,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        """Deal *games* of *game* for *players*; the same *seed* deals and draws the same cards.

        Raises:
            BadOptions: an unknown game, edition, option or value, too few or many players, or
                no game at all.
        """
        ruleset = ruleset_of(game)
        edition = edition or next(iter(ruleset.variants.editions))
        changed: Json = options_of(options)
        numbers = whole("games", games, 1), checked_seed(seed)
        header: Json = {
            "preset": edition,
            "options": changed,
            "seats": [str(seat) for seat in range(players)],
            "first": 0,
        }
        super().__init__(
            dialect_of(game), ruleset.begin(ruleset.prepare(header, by_seed(seed))), *numbers
        )
        self.named = f"{edition}, {players} seats"

    def __repr__(self) -> str:
        """Say what is played, and how many games of it."""
        return f"<{len(self.seats)} games of {self.named}>"
