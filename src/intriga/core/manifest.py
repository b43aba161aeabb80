"""What a game's folder offers: a name, and where each part of the game is.

A manifest is data.  It names modules and imports none of them, so that listing the games is
quick and each part is loaded when it is first used.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

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


USUAL: Final = {
    "table_rules": "table.table_rules:TABLE_RULES",
    "board": "board:BOARD",
    "lessons": "table.lessons:LESSONS",
    "titles": "table.titles:TITLES",
    "pictures": "table/cards.svg.gz",
    "imagine": "view.imagine:imagine",
    "population": "agents.population:POPULATION",
    "network": "agents/data/policy.npz",
    "critic": "agents/data/critic.npz",
    "reader": "agents/data/reader.npz",
    "opponents": "agents/data/opponents.npz",
    "budget": "agents.budget:BUDGET",
    "training": "study.training:TRAINING",
    "review": "study.review_body:REVIEW",
    "reasons": "study.reasons:REASONS",
    "claims": "study.claims:CLAIMS",
    "holdings": "study.holdings:HOLDINGS",
    "puzzles": "study/puzzles.jsonl.xz",
    "prices": "study/prices.jsonl.xz",
}
"""Where a part is that a manifest does not name: a game offers it if there is such a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """One game: what it is called, and its parts as ``module:attribute`` below ``package``.

    What lies at its usual place (:data:`USUAL`) need not be named.  Other parts that are empty are
    not offered; of ``table_rules`` and ``board`` there are generic ones.  The types of parts are in
    :mod:`intriga.core.offered_parts` where no other place is named.
    """

    name: str
    """As in records and on the command line: ``kuhn-poker``."""
    title: str
    """As people say it, in every language alike."""
    package: str
    """The package that holds the parts: ``kuhn_poker``."""
    ruleset: str
    """What the rules say: :class:`intriga.core.ruleset.Ruleset`."""

    # --- the table, and what is shown there

    table_rules: str = ""
    """What a table has to know besides: :class:`intriga.core.table_rules.TableRules`."""
    board: str = ""
    """How a terminal shows it, :class:`intriga.terminal.boards.TerminalBoard`."""
    scene_types: str = ""
    """The types of what a table shows of it: :class:`intriga.core.scene_types.SceneTypes`."""
    lessons: str = ""
    """What people learn the game by: :class:`Lesson`, the first one first."""
    titles: str = ""
    """What people are remembered by after an evening: :class:`Titles`."""
    pictures: str = ""
    """The file of its cards, drawn as the symbols of an SVG that gzip packed, by its path below
    ``package``: each has the word of a card for its id."""
    numbers: str = ""
    """The numbers of the rules that sentences speak of, by name: prices and limits.

    One game of the house has it."""
    moments: tuple[Moment, ...] = ()
    """What bots of the cast speak of, what matters most first."""

    # --- players

    agents: Mapping[str, AgentEntry] = field(default_factory=dict[str, AgentEntry])
    """The game's own players by name."""
    levels: Mapping[str, str] = field(default_factory=dict[str, str])
    """The agent that each level is, with its setting; weakest first."""
    styles: tuple[str, ...] = ()
    """The agents that people are offered for their style, not their strength."""
    cast: Mapping[str, str] = field(default_factory=dict[str, str])
    """The style in which each character of :mod:`intriga.agents.cast` plays."""
    stand_ins: Mapping[str, str] = field(default_factory=dict[str, str])
    """The level that answers for another until that one is compiled."""
    population: str = ""
    """Kinds of player to be measured against: of :class:`PopulationMember`."""

    # --- networks and the search beside them

    imagine: str = ""
    """Makes a state that fits a view: ``(view, chance) -> state``."""
    encoding: str = ""
    """How networks see the game: makes an :class:`intriga.agents.encoding.Encoding`."""
    network: str = ""
    """The file of the network that comes with the game, by its path below ``package``."""
    critic: str = ""
    """The file of what that network learned beside it: :class:`intriga.agents.critic.Critic`.

    One game of the house has it, and the two that follow."""
    reader: str = ""
    """The file of the kind reader: :class:`intriga.agents.kind_reader.KindReader`."""
    opponents: str = ""
    """The file of how these kinds play: :class:`intriga.agents.opponent_model.OpponentModel`."""
    budget: str = ""
    """How far to look ahead, where :class:`intriga.agents.lookahead.Budget` differs."""
    training: str = ""
    """What learners know of the game: :class:`intriga.agents.network.TrainingSetup`."""
    valuer: str = ""
    """Makes a simple guess of how a game will end: :class:`intriga.matches.aivat.Valuer`."""

    # --- advice, analysis and practice

    model_errors: Mapping[int, float] = field(default_factory=dict[int, float])
    """By how much what an answer loses is off in a hint, beyond the noise of deals: root mean
    square, a share of 1, by the number of players from which on it holds; none where nobody
    measured.  ``benchmarks/evaluation/values.py`` prints it, or it is made of that."""
    quick_model_errors: Mapping[int, float] = field(default_factory=dict[int, float])
    """Likewise in a quick look at a game, where that is more."""
    review: str = ""
    """What can be learnt from a finished game: :class:`Review`."""
    reasons: str = ""
    """Why an answer is the best one: :class:`Reasons`."""
    puzzles: str = ""
    """The file of the questions that one can practise with, packed, by its path below
    ``package``: :class:`intriga.analysis.puzzles.Puzzle`."""
    prices: str = ""
    """The file of questions of what a challenge must be sure of, packed likewise.

    One game of the house has it, and all that follow."""
    claims: str = ""
    """What answers claim, and what may be doubted: :class:`Claims`."""
    holdings: str = ""
    """What hidden hands hold, for beliefs: :class:`Holdings`."""
    book: str = ""
    """Returns what is known of solved positions: :class:`intriga.analysis.advice.Book`."""
    endgames: str = ""
    """Solved endgames to practise with: :class:`Endgames`."""

    def __post_init__(self) -> None:
        """Note the parts that lie at their usual places."""
        found = find_spec(self.package)
        folders = [Path(each) for each in (found and found.submodule_search_locations) or ()]
        for part, place in USUAL.items():
            if not getattr(self, part) and any(_is_there(folder, place) for folder in folders):
                object.__setattr__(self, part, place)

    def load(self, part: str) -> Any:  # noqa: ANN401  each part has a type of its own
        """Return the *part*, ``module:attribute``, imported now if it was not before."""
        return load(f"{self.package}.{part}")

    def model_error(self, players: int, *, quick: bool = False) -> float:
        """Return the error of a hint, or of a *quick* look, for *players*; 0 if unmeasured."""
        errors = {**self.model_errors, **(self.quick_model_errors if quick else {})}
        measured = [least for least in errors if least <= players]
        return errors[max(measured)] if measured else 0.0

    def file(self, path: str) -> "Traversable":
        """Return the file at *path* below the package."""
        return files(self.package).joinpath(path)


def _is_there(folder: Path, place: str) -> bool:
    """Say whether *folder* has the module or the file of a *place*."""
    module, is_module, _ = place.partition(":")
    if not is_module:
        return folder.joinpath(place).is_file()
    path = folder.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or path.joinpath("__init__.py").is_file()


def load(place: str) -> Any:  # noqa: ANN401  as above
    """Return what is at *place*, ``module:attribute``, imported now if it was not before."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
