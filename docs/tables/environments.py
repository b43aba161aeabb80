"""A card for each game as an environment, in the form that PettingZoo's pages have."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable
from functools import partial
from typing import Final

from docs.tables.markdown import code, codes, table
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.games import games, ruleset_of
from intriga.lab.adapters.variant import ENVIRONMENTS

GYMNASIUM: Final = {game: name for name, game in ENVIRONMENTS.items()}


def card(game: str) -> str:
    """Return what a learner has to know of *game* before anything else."""
    rules = ruleset_of(game)
    pieces, editions = rules.layout.pieces, rules.variants.editions.values()
    least, most = min(each.least for each in editions), max(each.most for each in editions)
    low, high = min(piece.low for piece in pieces), max(piece.high for piece in pieces)
    rows = (
        ("PettingZoo", code(f'intriga.lab.adapters.pettingzoo.env("{game}")')),
        ("Gymnasium, one seat", code(f'gymnasium.make("{GYMNASIUM[game]}")')),
        ("Gymnasium, many tables", code(f'intriga.lab.adapters.vector.Tables(256, "{game}")')),
        ("OpenSpiel", code(f'pyspiel.load_game("python_{game.replace("-", "_")}")')),
        ("Agents", f"{least} to {most}, by edition"),
        ("Names of agents", f"{code('seat_0')} to {code(f'seat_{most - 1}')}, clockwise"),
        ("Actions", "discrete; what is legal is masked"),
        ("Action shape", f"one number below {rules.num_actions}"),
        ("Observation shape", f"({rules.layout.width},), of {code('int8')}"),
        ("Observation values", f"{low} to {high}"),
        ("Mask shape", f"({rules.num_actions},), of {code('int8')}"),
        ("Returns", f"{rules.worth[0]:g} to {rules.worth[1]:g}, a sum of 0, at the end"),
        ("Longest game", f"{MOST_DECISIONS:,} decisions, then it is truncated"),
        ("Editions", codes(each.name for each in editions)),
        ("House rules", str(len(rules.variants.options))),
        ("Version", str(rules.version)),
    )
    return table(("about", "value"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    f"{game}-environment": partial(card, game) for game in games()
}
