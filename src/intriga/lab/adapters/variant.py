"""The argument of every adapter: game and rules together, and the agents on the other seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from random import Random
from typing import Any, Final

from intriga.agents import agent
from intriga.agents.registry import usual_bot
from intriga.core.agent import Agent
from intriga.core.chance import by_seed, checked_seed
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import Always, BadOptions, IllegalAction
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.core.ruleset import Ruleset
from intriga.words import FALLBACK, Language

AnyGame = Game[Any, Any]
USUAL: Final = "coup"  # the game played where none is named
USUAL_PLAYERS: Final = 4  # as near as an edition comes to it


@dataclass(frozen=True, slots=True)
class Variant:
    """A game, how many play it, an edition, and the options that differ from it."""

    ruleset: Ruleset[Any, Any]
    players: int
    edition: str
    options: Mapping[str, object]

    def deal(self, seed: int) -> AnyGame:
        """Deal the game of *seed*, as :func:`intriga.core.chance.by_seed` does.

        Raises:
            BadOptions: a seed that there is not, of 64 bits.
        """
        header = {
            "preset": self.edition,
            "options": dict(self.options),
            "seats": [str(seat) for seat in range(self.players)],
        }
        return Game(self.ruleset, header, by_seed(seed))

    @property
    def name(self) -> str:
        """Return the name and version by which other packages tell environments apart."""
        return f"{self.ruleset.name}_v{self.ruleset.version}"


def variant(
    game: str, players: int | None, edition: str | None, options: Mapping[str, object]
) -> Variant:
    """Return the game called *game*, by its first edition where none is named.

    Without a number of *players* there are four, or as near to four as the edition allows.

    Raises:
        BadOptions: an unknown game, edition, option or value, or too few or many players.
    """
    found = ruleset_of(game)
    editions = found.variants.editions
    name = edition or next(iter(editions))
    if players is None and name in editions:
        players = min(max(editions[name].least, USUAL_PLAYERS), editions[name].most)
    number = USUAL_PLAYERS if players is None else players
    found.options(name, options, number)
    return Variant(found, number, name, dict(options))


class Deals:
    """The seeds of the games that an environment deals, one after the other."""

    def __init__(self) -> None:
        self._random = Random()  # noqa: S311  what is to be secret is dealt by the server

    def next(self, seed: int | None) -> int:
        """Return the seed of the next deal; with *seed* this and all that follow are known.

        Raises:
            BadOptions: a seed that there is not, of 64 bits.
        """
        if seed is not None:
            self._random.seed(checked_seed(seed))
        return self._random.getrandbits(64)


def number_of(action: object) -> int:
    """Return the action id that *action* is, -1 if it is none."""
    try:
        return index(action)  # type: ignore[arg-type]  # whatever has no index raises
    except TypeError:
        return -1


def refusal(game: AnyGame, seat: int, action: object) -> IllegalAction:
    """Return why *seat* may not play *action*, an id that is not legal, in a sentence.

    The legal actions are in its ``legal``, as in any refusal of the rules.
    """
    number, reason = number_of(action), None
    if 0 <= number < game.ruleset.num_actions:
        reason = game.ruleset.why_illegal(game.state, seat, number)
    reason = reason or Always.UNREADABLE
    language = Language(FALLBACK, game.ruleset.name, game.header["preset"])
    told = language.format(f"refusal-{reason.value}")
    error = IllegalAction(reason, seat, str(action), game.phase, told)
    error.legal, error.record = tuple(game.legal(seat)), game.lines
    error.position = game.view(seat).text
    return error


def is_over(game: AnyGame) -> bool:
    """Say whether somebody has won, or the game was cut off."""
    return bool(game.winners) or is_endless(game)


def is_endless(game: AnyGame) -> bool:
    """Say whether a game was cut off: nobody has won in 5,000 decisions, as in batches."""
    return not game.winners and len(game.inputs) >= MOST_DECISIONS


def in_camel_case(game: str) -> str:
    """Return the name of *game* as Gymnasium and TextArena write names: ``KuhnPoker``."""
    return "".join(word.capitalize() for word in game.split("-"))


ENVIRONMENTS: Final = {
    f"intriga/{in_camel_case(game)}-v{ruleset_of(game).version}": game for game in games()
}
"""The games by their names in Gymnasium."""


Opponents = str | Sequence[str | Agent]


def seated(game: str, opponents: Opponents | None, players: int) -> list[Agent]:
    """Return the agents of the other seats at a table of *players*, clockwise.

    They are ``casual``, or the first bot that the game has, where nobody is named.

    Raises:
        BadOptions: an unknown agent, or more or fewer of them than there are seats.
    """
    given = usual_bot(game) if opponents is None else opponents
    named = [given] * (players - 1) if isinstance(given, str) else [*given]
    if len(named) != players - 1:
        raise BadOptions("opponents", f"{players - 1} have the other seats, not {len(named)}")
    made = {name: agent(name, game) for name in named if isinstance(name, str)}
    return [made[each] if isinstance(each, str) else each for each in named]


def checked_seat(seat: int | None, players: int) -> int | None:
    """Return *seat*, None for one that is drawn.

    Raises:
        BadOptions: there is no such seat at a table of *players*.
    """
    if seat is not None and not 0 <= seat < players:
        raise BadOptions("seat", f"a seat is a number from 0 to {players - 1}, not {seat}")
    return seat
