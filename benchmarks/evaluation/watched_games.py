"""Games that are watched: what each player did as everybody saw it, and how often it did what."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, TypeAlias

from intriga.core.agent import Agent
from intriga.core.chance import Seeded
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.games import ruleset_of, table_rules_of
from intriga.core.position import draw_all

Deed: TypeAlias = tuple[str, str]  # the situation, and what was done in it, as everybody saw


@dataclass
class Seen:
    """Observations of a player in a game."""

    name: str
    deeds: list[Deed] = field(default_factory=list[Deed])
    counts: Counter[str] = field(default_factory=Counter[str])


class Watching(Protocol):
    """Observes the players of a game, and counts."""

    game: str

    def deed(self, view: Any, action: int) -> Deed | None:  # noqa: ANN401  of its game
        """Return what everybody saw of *action*, None where that tells nothing."""
        ...

    def counted(self, view: Any, action: int) -> Iterable[str]:  # noqa: ANN401
        """Return what *action* counts for."""
        ...

    def at_the_end(self, view: Any, seat: int) -> Mapping[str, int]:  # noqa: ANN401
        """Return what the last *view* of a game says of *seat*."""
        ...

    def figures(self, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:
        """Return what *games* say, by headings that are the same each time."""
        ...

    def figures_of(self, name: str, games: Sequence[Sequence[Seen]]) -> Mapping[str, str]:
        """Return what *games* say of the player called *name*."""
        ...


def watched(
    watching: Watching, players: Sequence[tuple[str, Agent]], number: int, edition: str = ""
) -> list[Seen]:
    """Play game *number* of *players*, by seat, and return what is seen of each.

    Without an *edition* it is the one that people who speak English are offered.
    """
    rules = ruleset_of(watching.game)
    preset = edition or table_rules_of(watching.game).preset_for("en", len(players))
    names = [name for name, _ in players]
    source, random = Seeded(number, 2026), Random(f"watched {number}")
    state = rules.begin(rules.prepare({"preset": preset, "options": {}, "seats": names}, source))
    draw_all(rules, state, source)
    seen = [Seen(name) for name in names]
    for _ in range(MOST_DECISIONS):
        if rules.winners(state):
            break
        seat = rules.to_move(state)
        legal = rules.legal_actions(state, seat)
        view = rules.view(state, seat)
        action = players[seat][1].act(view, legal, random)
        if len(legal) > 1:
            deed = watching.deed(view, action)
            seen[seat].deeds += [deed] if deed else []
            seen[seat].counts.update(watching.counted(view, action))
        rules.play(state, seat, action)
        draw_all(rules, state, source)
    for seat, each in enumerate(seen):
        each.counts.update(watching.at_the_end(rules.view(state, seat), seat))
    return seen
