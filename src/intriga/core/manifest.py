"""What a game's folder offers: a name, and where each part of the game is.

A manifest is data.  It names modules and imports none of them, so that listing the games is
quick and each part is loaded when it is first used.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentEntry:
    """A player that is a program: where it is made, and what it may be called with."""

    maker: str
    """What makes it, as ``module:attribute``, in a manifest below the game's package."""
    setting: str = ""
    """What ``name:setting`` sets, in words; empty where it takes none."""
    games: tuple[str, ...] = ()
    """The games that it plays, where no manifest says so; empty for every game."""
    needs: str = ""
    """The part that a game must offer for it."""
    knows_game: bool = False
    """Whether what makes it is given the name of the game first."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that a bot may say a word on: a line of the public log, and a seat in it."""

    log: str
    """The id of the line."""
    seat: str
    """The argument of the line that names the seat, or all seats, that may speak; * for any."""
    name: str
    """What happened to it, as ``caught``: the sentences are ``says-<style>-<name>-<number>``."""
    chance: float
    """How often a word is said, 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """One game: what it is called, and its parts as ``module:attribute`` below ``package``.

    A part that is empty is not offered; of ``table_rules`` and ``board`` there are generic ones.
    """

    name: str
    """As in records and on the command line: ``kuhn-poker``."""
    title: str
    """As people say it, in every language alike."""
    package: str
    """The package that holds the parts: ``kuhn_poker``."""
    ruleset: str
    """What the rules say: :class:`intriga.core.ruleset.Ruleset`."""
    table_rules: str = ""
    """What a table has to know besides: :class:`intriga.core.table_rules.TableRules`."""
    board: str = ""
    """How a terminal shows it, :class:`intriga.terminal.boards.TerminalBoard`."""

    numbers: str = ""
    """The numbers of the rules that sentences speak of, by name: prices and limits."""

    imagine: str = ""
    """Makes a state that fits a view: ``(view, chance) -> state``."""
    agents: Mapping[str, AgentEntry] = field(default_factory=dict[str, AgentEntry])
    """The game's own players by name."""
    levels: Mapping[str, str] = field(default_factory=dict[str, str])
    """The agent that each level is, with its setting; weakest first."""
    styles: tuple[str, ...] = ()
    """The agents that people are offered for their style, not their strength."""
    cast: Mapping[str, str] = field(default_factory=dict[str, str])
    """The style in which each character of :mod:`intriga.agents.cast` plays."""
    moments: tuple[Moment, ...] = ()
    """What bots of the cast speak of, what matters most first."""
    stand_ins: Mapping[str, str] = field(default_factory=dict[str, str])
    """The level that answers for another until that one is compiled."""
    encoding: str = ""
    """How networks see the game: makes an :class:`intriga.agents.encoding.Encoding`."""
    network: str = ""
    """The file of the network that comes with the game, by its path below ``package``."""
    critic: str = ""
    """The file of what that network learned beside it: :class:`intriga.agents.critic.Critic`."""
    reader: str = ""
    """The file of the kind reader: :class:`intriga.agents.kind_reader.KindReader`."""
    opponents: str = ""
    """The file of how these kinds play: :class:`intriga.agents.opponent_model.OpponentModel`."""
    budget: str = ""
    """How far to look ahead, where :class:`intriga.agents.lookahead.Budget` differs."""
    model_errors: Mapping[int, float] = field(default_factory=dict[int, float])
    """By how much what an answer loses is off in a hint, beyond the noise of deals: root mean
    square, a share of 1, by the number of players from which on it holds; none where nobody
    measured.  It is what ``benchmarks/bench_values.py`` prints, or is made of what it prints."""
    quick_model_errors: Mapping[int, float] = field(default_factory=dict[int, float])
    """Likewise in a quick look at a game, where that is more."""
    book: str = ""
    """Returns what is known of solved positions: :class:`intriga.analysis.advice.Book`."""
    population: str = ""
    """Kinds of player to be measured against: of :mod:`intriga.agents.population_members`."""
    valuer: str = ""
    """Makes a simple guess of how a game will end: :class:`intriga.matches.aivat.Valuer`."""
    training: str = ""
    """What learners know of the game: :class:`intriga.agents.training_setup.TrainingSetup`."""
    holdings: str = ""
    """What hidden hands hold, for beliefs: :class:`intriga.agents.holdings.Holdings`."""
    claims: str = ""
    """What answers claim, and what may be doubted: :class:`intriga.agents.claims.Claims`."""
    pictures: str = ""
    """The file of its cards, drawn as the symbols of an SVG that gzip packed, by its path below
    ``package``: each has the word of a card for its id."""
    lessons: str = ""
    """What people learn the game by: :class:`intriga.core.lesson.Lesson`, the first one first."""
    puzzles: str = ""
    """The file of the questions that one can practise with, packed, by its path below
    ``package``: :class:`intriga.analysis.puzzles.Puzzle`."""
    prices: str = ""
    """The file of questions of what a challenge must be sure of, packed likewise."""
    reasons: str = ""
    """Why an answer is the best one: :class:`intriga.agents.reasons.Reasons`."""
    endgames: str = ""
    """Solved endgames to practise with: :class:`intriga.agents.endgames.Endgames`."""
    review: str = ""
    """What can be learnt from a finished game: :class:`intriga.core.review.Review`."""
    titles: str = ""
    """What people are remembered by after an evening: :class:`intriga.core.titles.Titles`."""

    def load(self, part: str) -> Any:  # noqa: ANN401  each part has a type of its own
        """Return the *part*, ``module:attribute``, imported now if it was not before."""
        return load(f"{self.package}.{part}")

    def model_error(self, players: int, *, quick: bool = False) -> float:
        """Return by how much a hint is off where so many play, 0 where nobody measured.

        Or a *quick* look at a game.
        """
        errors = {**self.model_errors, **(self.quick_model_errors if quick else {})}
        measured = [least for least in errors if least <= players]
        return errors[max(measured)] if measured else 0.0

    def file(self, path: str) -> "Traversable":
        """Return the file at *path* below the package."""
        return files(self.package).joinpath(path)


def load(place: str) -> Any:  # noqa: ANN401  as above
    """Return what is at *place*, ``module:attribute``, imported now if it was not before."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
