"""Matches between agents, in one call."""

from collections.abc import Mapping, Sequence

from intriga.agents.base import name_of
from intriga.core.agent import Agent
from intriga.core.chance import checked_seed
from intriga.core.games import ruleset_of, table_rules_of
from intriga.core.given import agents_of, options_of, whole_number
from intriga.matches.match import Match, fill, play_match
from intriga.matches.report import Report, report


def match(  # noqa: PLR0913  each is named at the call
    game: str,
    agents: Sequence[str | Agent],
    *,
    games: int,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Report:
    """Play *games* of *agents* against each other and return who won how often.

    Agents are names, as for :func:`intriga.agent`, or agents of your own, which are listed by the
    names of their classes.  Each plays on every seat, and all games of a round have the same deal.
    There are as many *players* as agents unless you say otherwise, and no fewer than the *edition*
    needs; the agents fill the seats in turn.  The same *seed* plays the same games.

    Raises:
        BadOptions: an unknown game, agent, edition, option or value, too few or many players, or
            no game at all.
        AgentFailed: an agent whose answer is not legal, or one from a file or a module that
            fails; the match ends there.
    """
    ruleset = ruleset_of(game)
    edition = edition or next(iter(ruleset.variants.editions))
    known = ruleset.variants.editions.get(edition)
    least = known.least if known else table_rules_of(game).players
    given = agents_of(agents)
    named = [(each, None) if isinstance(each, str) else (name_of(each), each) for each in given]
    guests = {name: guest for name, guest in named if guest is not None}
    seats = max(len(named), least) if players is None else players
    planned = Match(
        ruleset=ruleset,
        agents=fill([name for name, _ in named], seats),
        games=whole_number("games", games, 1),
        preset=edition,
        options=options_of(options),
        seed=checked_seed(seed),
        guests=guests,
    )
    return report(planned, play_match(planned))
