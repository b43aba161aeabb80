"""Matches: many games of the same agents, every one of them in every seat.

In game *g* of a match for *n* seats agent *i* sits on seat ``(i + g) % n``, so
*n* games in a row, a *round*, give every agent every seat; all games of a round
are dealt by the same numbers (duplicate deals).

The first player follows the option ``first_player``, where a game has it:

- ``random``, and games without the option: chance chooses, once for each round.
- ``fixed``: seat 0.
- ``previous_winner_else_random``: the agent that won the game before, wherever
  it sits now; chance where there was no game before, no result or more than one
  winner.  A round played by itself (:func:`play_round`) has no game before: chance
  chooses once for all its games.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from intriga.agents import agent
from intriga.agents.base import SlowToBegin, answer_of
from intriga.core.agent import Agent
from intriga.core.chance import Seeded, Source, by_number
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.position import draw_all
from intriga.core.public_history import PublicHistory
from intriga.core.ruleset import Json, Ruleset
from intriga.matches.aivat import Luck, Valuer

WINNER_BEGINS: Final = "previous_winner"


@dataclass(frozen=True, slots=True)
class Match:
    """A match to be played: by whom, how often and by which rules.

    ``agents`` are names, agent *i* the one who sits on seat *i* in game 0; the
    same name may stand there more than once.  ``guests`` are agents of one's own
    by name, looked up before the registry.  A game that is not over after
    ``most_decisions`` has no result.
    """

    ruleset: Ruleset[Any, Any]
    agents: tuple[str, ...]
    games: int
    preset: str
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    seed: int = 0
    most_decisions: int = MOST_DECISIONS
    guests: Mapping[str, Agent] = field(default_factory=dict[str, Agent])

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.agents)

    def agent_on(self, number: int, seat: int) -> int:
        """Return which agent sits on *seat* in game *number*."""
        return (seat - number) % self.seats

    def seat_of(self, number: int, agent: int) -> int:
        """Return where *agent* sits in game *number*."""
        return (agent + number) % self.seats

    def names(self, number: int) -> list[str]:
        """Return the names of the agents in game *number*, by seat."""
        return [self.agents[self.agent_on(number, seat)] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game of a match: the agents that won, none if it had no result, and its record.

    ``luck`` [agent] is the part of its share in winning that it owes to luck, as far as a
    valuer could tell (:mod:`intriga.matches.aivat`); empty where nobody was asked.
    """

    number: int
    winners: tuple[int, ...]
    decisions: int
    lines: list[Json] | None = None
    luck: tuple[float, ...] = ()


def fill(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return *names*, repeated to fill the seats.

    Raises:
        BadOptions: no names, or more than seats.
    """
    if not 1 <= len(names) <= seats:
        raise BadOptions("agents", f"{seats} seats cannot be filled with {len(names)} agents")
    return tuple(names[seat % len(names)] for seat in range(seats))


def play_match(match: Match, *, record: bool = False) -> Iterator[PlayedGame]:
    """Play the games of *match* one after the other; with *record* their records too.

    Recorded or not, the games are the same.

    Raises:
        BadOptions: before the first game; an unknown agent, preset, option, or too many seats.
        AgentFailed: an agent answers what is not legal.
    """
    return _games(match, seated(match), range(match.games), _who_begins(match), record=record)


def play_part(
    match: Match, numbers: range, players: Sequence[Agent], *, record: bool = False
) -> Iterator[PlayedGame]:
    """Play the games *numbers* of *match*, the same as in the whole of it.

    ``players`` are :func:`seated`.

    Raises:
        BadOptions: before the first game; who won one begins the next, so they cannot be parted.
    """
    rule = _who_begins(match)
    if rule.startswith(WINNER_BEGINS):
        reason = (
            "who wins a game begins the next, so these games are played one after the other: "
            "they can be played side by side with first_player=random or first_player=fixed"
        )
        raise BadOptions("first_player", reason)
    return _games(match, players, numbers, rule, record=record)


def _who_begins(match: Match) -> str:
    """Return the rule by which the first player is found.

    Raises:
        BadOptions: a preset or option that there is not, or too many seats.
    """
    options = match.ruleset.options(match.preset, match.options, match.seats)
    return str(options.get("first_player", "random"))


def seated(match: Match) -> list[Agent]:
    """Return the agents of *match* by their place in it; those of one name are one agent.

    Raises:
        BadOptions: an unknown agent.
    """
    made = {
        name: match.guests.get(name) or agent(name, match.ruleset.name)
        for name in dict.fromkeys(match.agents)
    }
    return [made[name] for name in match.agents]


def prepared(match: Match) -> list[Agent]:
    """Return the agents as :func:`seated` does, those ready that are slow to begin.

    Raises:
        BadOptions: an unknown agent.
    """
    players = seated(match)
    for each in players:
        if isinstance(each, SlowToBegin):
            each.prepare()
    return players


def play_round(
    match: Match, number: int, players: Sequence[Agent], valuer: Valuer | None = None
) -> list[PlayedGame]:
    """Play the games of round *number* of *match*, which need no other round.

    ``players`` are :func:`seated`.  With a *valuer* each game comes with its luck.
    """
    games: list[PlayedGame] = []
    for game in games_of_round(match, number):
        header = _header_in_round(match, game)
        luck = Luck(match.ruleset, valuer, match.seats) if valuer is not None else None
        games.append(_play(match, game, Quick(match, game, header, luck), players))
    return games


def games_of_round(match: Match, number: int) -> range:
    """Return the numbers of the games of round *number*."""
    return range(number * match.seats, (number + 1) * match.seats)


def dealt_in_round(match: Match, number: int) -> Game[Any, Any]:
    """Return game *number* as :func:`play_round` deals it, with nothing played, and its record.

    Raises:
        BadOptions: a preset or option that there is not, or too many seats.
    """
    return Recorded(match, number, _header_in_round(match, number)).game


def _header_in_round(match: Match, number: int) -> Json:
    header = _header(match, number)
    return {**header, "first": 0} if _who_begins(match) == "fixed" else header


def _games(
    match: Match, players: Sequence[Agent], numbers: range, rule: str, *, record: bool
) -> Iterator[PlayedGame]:
    before: PlayedGame | None = None
    for number in numbers:
        header = _header(match, number)
        first = _first(match, number, rule, before)
        if first is not None:
            header["first"] = first
        table = Recorded(match, number, header) if record else Quick(match, number, header)
        before = _play(match, number, table, players)
        yield before


def _header(match: Match, number: int) -> Json:
    return {
        "preset": match.preset,
        "options": dict(match.options),
        "seats": match.names(number),
        "id": f"{match.seed}-{number}",
    }


def _first(match: Match, number: int, rule: str, before: PlayedGame | None) -> int | None:
    """Return the seat that begins, None if chance has to say."""
    if rule == "fixed":
        return 0
    if rule.startswith(WINNER_BEGINS) and before is not None and len(before.winners) == 1:
        return match.seat_of(number, before.winners[0])
    return None


def chances_of(match: Match, number: int) -> list[Random]:
    """Return the chance of each seat in game *number*."""
    return [Random(f"{match.seed}-{number}-{seat}") for seat in range(match.seats)]  # noqa: S311


def _play(
    match: Match, number: int, table: "Quick | Recorded", players: Sequence[Agent]
) -> PlayedGame:
    """Play one game: seats are asked one at a time, clockwise.

    Raises:
        AgentFailed: an agent answers what is not legal.
    """
    game, names = match.ruleset, match.names(number)
    at_table = [players[match.agent_on(number, seat)] for seat in range(match.seats)]
    history = PublicHistory.for_any(at_table, game, table.state)
    chances = chances_of(match, number)
    decisions = 0
    while not (winners := game.winners(table.state)) and decisions < match.most_decisions:
        seat = game.to_move(table.state)
        legal = game.legal_actions(table.state, seat)
        view = game.view(table.state, seat)
        player = at_table[seat] if history is None else history.tell(at_table[seat])
        action = answer_of(player, view, legal, chances[seat], names[seat])
        if table.luck is not None:
            table.luck.choose(table.state, seat, player, view, legal, action)
        if history is not None:
            history.hear(table.state, seat, action)
        table.act(seat, action)
        decisions += 1
    won = tuple(match.agent_on(number, seat) for seat in winners)
    luck = table.luck.by_seat if table.luck is not None else []
    by_agent = tuple(luck[match.seat_of(number, agent)] for agent in range(len(luck)))
    return PlayedGame(number, won, decisions, table.lines, by_agent)


# ------------------------------------------------------------------- tables


class Recorded:
    """A game that leaves a record."""

    luck: Luck | None = None

    def __init__(self, match: Match, number: int, header: Json) -> None:
        self.game = Game(match.ruleset, header, _chance(match, number))

    @property
    def state(self) -> Any:  # noqa: ANN401  a state of whatever game it is
        """Return the state of the game."""
        return self.game.state

    def act(self, seat: int, action: int) -> None:
        """Play a legal action."""
        self.game.play_id(action, seat=seat)

    @property
    def lines(self) -> list[Json]:
        """Return the record."""
        return self.game.lines


class Quick:
    """A game that leaves nothing: the same draws, without words and copies.

    *luck* hears of every draw but those of the deal: who sits where in the games of a
    round is dealt the same, so the luck of the deal cancels out within it.
    """

    lines = None

    def __init__(self, match: Match, number: int, header: Json, luck: Luck | None = None) -> None:
        self.luck: Luck | None = None
        self.game = match.ruleset
        self.source: Source = _chance(match, number)
        self.state = self.game.begin(self.game.prepare(header, self.source))
        self._draw()
        if luck is not None:
            self.luck, self.source = luck, self._lucky(luck, self.source)

    def act(self, seat: int, action: int) -> None:
        """Play a legal action."""
        self.game.play(self.state, seat, action)
        self._draw()

    def _draw(self) -> None:
        draw_all(self.game, self.state, self.source)

    def _lucky(self, luck: Luck, source: Source) -> Source:
        """Return *source*, of whose answers *luck* hears."""

        def answer(outcomes: Sequence[str]) -> int:
            place = source(outcomes)
            luck.draw(self.state, outcomes, place)
            return place

        return answer


def _chance(match: Match, number: int) -> Seeded:
    """Return the numbers of the round that game *number* belongs to."""
    return by_number(number // match.seats, match.seed)
