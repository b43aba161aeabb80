"""Rounds of duplicate deals in which a language model sits, played as the arena plays its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import local
from typing import Any

from intriga.agents.base import answer_of
from intriga.core.agent import Agent
from intriga.core.game import Game
from intriga.core.public_history import informed
from intriga.lab.adapters.text import TextTable
from intriga.lab.adapters.variant import Variant
from intriga.lab.arena.contest import Contest
from intriga.lab.arena.contest_file import PlayedRound, round_of
from intriga.lab.llm.model_seat import MeasuredModel, ModelPlayer, ModelSeat
from intriga.matches.match import (
    Match,
    PlayedGame,
    chances_of,
    dealt_in_round,
    games_of_round,
    prepared,
)


@dataclass(frozen=True, slots=True)
class ToldRound:
    """A round that was played: its result, and the ``games`` with their records."""

    result: PlayedRound
    level: str
    games: tuple[Game[Any, Any], ...]


class ThreadAgents(local):
    """The agents of a contest, made and prepared once in each thread that asks for them."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    @cached_property
    def by_name(self) -> Mapping[str, Agent]:
        """Return those of this thread by name.

        Raises:
            BadOptions: an unknown agent.
            AgentFailed: one that cannot be made.
        """
        names = self.contest.agents
        return dict(zip(names, prepared(self.contest.match(names)), strict=True))


def level_of(agents: tuple[str, ...], model: str) -> str:
    """Return the agent of a pairing that the *model* is measured against."""
    return next(name for name in agents if name != model)


def play_told_round(
    contest: Contest,
    player: ModelPlayer,
    made: Mapping[str, Agent],
    agents: tuple[str, ...],
    number: int,
) -> ToldRound:
    """Play round *number* of the pairing *agents*, who are *made*: the arena's deals and dice.

    Raises:
        IntrigaError: the model does not answer (:meth:`ModelPlayer.answer`).
        AgentFailed: an agent answers what is not legal.
    """
    match, level = contest.match(agents), level_of(agents, player.endpoint.model)
    seated = [made[name] for name in agents]
    games: list[Game[Any, Any]] = []
    played: list[PlayedGame] = []
    for game in games_of_round(match, number):
        table = _table(match, game, player.suite.language)
        at_table = [
            ModelSeat(player, table, seat, level, game) if isinstance(each, MeasuredModel) else each
            for seat, each in enumerate(_by_seat(match, game, seated))
        ]
        _play(match, game, table, at_table)
        won = tuple(match.agent_on(game, seat) for seat in table.game.winners)
        played.append(PlayedGame(game, won, len(table.game.inputs)))
        games.append(table.game)
    return ToldRound(round_of(agents, number, played), level, tuple(games))


def _table(match: Match, game: int, language: str) -> TextTable:
    """Return the table of a game; its names say nothing of how anybody plays."""
    rules = Variant(match.ruleset, match.seats, match.preset, match.options)
    names = [f"Player {seat}" for seat in range(match.seats)]
    return TextTable(rules, names=names, language=language, dealt=dealt_in_round(match, game))


def _by_seat(match: Match, game: int, agents: list[Agent]) -> list[Agent]:
    return [agents[match.agent_on(game, seat)] for seat in range(match.seats)]


def _play(match: Match, number: int, table: TextTable, agents: list[Agent]) -> None:
    """Play a game to its end: seats are asked one at a time, clockwise."""
    game, chances, names = table.game, chances_of(match, number), match.names(number)
    while not table.is_over:
        seat = table.seat
        view, legal = game.view(seat), game.legal_ids(seat)
        player = informed(agents[seat], game.told)
        table.act(seat, answer_of(player, view, legal, chances[seat], names[seat]))
