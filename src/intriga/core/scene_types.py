"""The declared types of what a game shows, as a game's manifest offers them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SceneTypes:
    """What a game shows, each a ``TypedDict``: pages in other languages take their types from it.

    ``view`` is that of :meth:`~intriga.core.ruleset.Ruleset.format_view`, and of a whole position
    with its seat; ``position`` that of ``format_position``; ``memory`` and ``material`` those of
    the table rules.
    """

    view: type
    position: type
    memory: type
    material: type
