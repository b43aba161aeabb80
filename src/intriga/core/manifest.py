"""The manifest of a game's folder: its name, and the places of its parts.

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
    """A player that is a program: its maker, and the kind of its setting."""

    maker: str
    """Its maker, as ``module:attribute``, in a manifest below the game's package."""
    setting: str = ""
    """The meaning of the setting in ``name:setting``, in words; empty where it takes none."""
    games: tuple[str, ...] = ()
    """The games that it plays, where no manifest says so; empty for every game."""
    needs: str = ""
    """The part that a game must offer for it."""
    knows_game: bool = False
    """Whether its maker takes the name of the game as its first argument."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that a bot may say a word on: a line of the public log, and a seat in it."""

    log: str
    """The id of the line."""
    seat: str
    """The argument of the line that names the seat, or all seats, that may speak; * for any."""
    name: str
    """An event of the bot, as ``caught``: the sentences are ``says-<style>-<name>-<number>``."""
    chance: float
    """How often a word is said, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How far to look: *worlds* for each action, *depth* decisions after it.

    The worlds are chosen from *deals* deals, as often as the network guesses them to be true.
    At tables for up to *at_once* players nobody plays on: the critic says what each action is
    worth in each world.  Elsewhere actions that the policy plays less often than *rare* are not
    looked at, and the worlds, or halved playouts, are fewer where these would make more than
    *positions* positions.  *temperature* is the share that makes an action e times as likely.  With
    *playouts* each action is played out in that number of worlds instead; with *halved* that number
    for each of up to five actions is spent on the better half of them, again and again (Z. Karnin
    and others, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013: sequential halving).
    With *seconds* it looks again and again until they are over, so that the same position may be
    answered otherwise the next time.  At tables for less than the *fewest* players the policy is
    played as it is.  A *sharpness* above 1 makes likely actions likelier still: the policy's mere
    exploration goes away (S. Ganzfried, T. Sandholm and K. Waugh, "Strategy Purification and
    Thresholding", AAMAS 2012).
    """

    worlds: int = 24
    deals: int = 256
    depth: int = 6
    rare: float = 0.05
    temperature: float = 0.03
    sharpness: float = 1.0
    playouts: int = 0
    halved: bool = False
    seconds: float = 0.0
    fewest: int = 2
    at_once: int = 0
    positions: int = 1 << 20


@dataclass(frozen=True, slots=True)
class DailyPlan:
    """The tables of which chance picks one a day, the same for everybody on a server.

    ``tables`` are editions, each with a number of players; one that stands there twice comes more
    often.  The bots play at *level*, which must need no stand-in and no clock: equal answers get
    equal replies.
    """

    level: str = ""
    tables: tuple[tuple[str, int], ...] = ()


USUAL: Final = {
    "table_rules": "table.table_rules:TABLE_RULES",
    "board": "board:BOARD",
    "lessons": "table.lessons:LESSONS",
    "titles": "table.titles:TITLES",
    "pictures": "table/cards.svg.gz",
    "sample_state": "view.sampling:sample_state",
    "population": "agents.population:POPULATION",
    "network": "agents/data/policy.npz",
    "critic": "agents/data/critic.npz",
    "reader": "agents/data/reader.npz",
    "opponents": "agents/data/opponents.npz",
    "training": "study.training:TRAINING",
    "review": "study.review:REVIEW",
    "reasons": "study.reasons:REASONS",
    "claims": "study.claims:CLAIMS",
    "puzzles": "study/puzzles.jsonl.xz",
    "prices": "study/prices.jsonl.xz",
    "tasks": "study/tasks.toml",
}
"""Where a part is that a manifest does not name: a game offers it if there is such a file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    """One game: its name, and its parts as ``module:attribute`` below ``package``.

    Parts at their usual places (:data:`USUAL`) need not be named.  Other parts that are empty are
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
    """The rules: :class:`intriga.core.ruleset.Ruleset`."""

    # --- the table and its display

    table_rules: str = ""
    """The rules of a table around the game: :class:`intriga.core.table_rules.TableRules`."""
    board: str = ""
    """How a terminal shows it, :class:`intriga.terminal.boards.TerminalBoard`."""
    lessons: str = ""
    """The lessons of the game, the first one first: :class:`Lesson`."""
    titles: str = ""
    """The titles that people win in an evening: :class:`Titles`."""
    pictures: str = ""
    """The file of its cards, drawn as the symbols of an SVG that gzip packed, by its path below
    ``package``: each has the word of a card for its id."""
    numbers: str = ""
    """The numbers of the rules that sentences speak of, by name: prices and limits.

    One game of the house has it."""
    moments: tuple[Moment, ...] = ()
    """The moments that bots of the cast comment on, the most important first."""

    # --- players

    agents: Mapping[str, AgentEntry] = field(default_factory=dict[str, AgentEntry])
    """The game's own players by name."""
    levels: Mapping[str, str] = field(default_factory=dict[str, str])
    """The agent that each level is, with its setting; weakest first."""
    styles: tuple[str, ...] = ()
    """The agents that people are offered for their manner, not their strength."""
    cast: Mapping[str, str] = field(default_factory=dict[str, str])
    """The style in which each character of :mod:`intriga.agents.registry` plays."""
    stand_ins: Mapping[str, str] = field(default_factory=dict[str, str])
    """The level that answers for another bot until that one is compiled."""
    daily: DailyPlan = DailyPlan()
    """The tables of the daily bluff; none where there is no such game."""
    population: str = ""
    """Kinds of player to be measured against: of :class:`PopulationMember`."""

    # --- networks and the search beside them

    sample_state: str = ""
    """Makes a state that fits a view: ``(view, chance) -> state``."""
    encoding: str = ""
    """How networks see the game: makes an :class:`intriga.agents.encoding.Encoding`."""
    network: str = ""
    """The file of the network that comes with the game, by its path below ``package``."""
    critic: str = ""
    """The file of the critic trained beside that network: :class:`intriga.agents.critic.Critic`.

    One game of the house has it, and the two that follow."""
    reader: str = ""
    """The file of the kind reader: :class:`intriga.agents.opponents.KindReader`."""
    opponents: str = ""
    """The file of their play: :class:`intriga.agents.opponents.OpponentModel`."""
    budget: Budget = Budget()
    """How far an agent looks ahead that does so."""
    training: str = ""
    """The set-up of training: :class:`intriga.agents.network.TrainingSetup`."""
    tasks: str = ""
    """The file of its tasks of learning, by its path below ``package``:
    :class:`intriga.lab.learning.learning_tasks.LearningTask`."""
    valuer: str = ""
    """Makes a simple guess of how a game will end: :class:`intriga.matches.aivat.Valuer`."""

    # --- advice, analysis and practice

    model_errors: Mapping[int, float] = field(default_factory=dict[int, float])
    """The error of an answer's loss in a hint, beyond the noise of deals: root mean square, a
    share of 1, by the number of players from which on it holds; empty if not measured.
    ``benchmarks/evaluation/values.py`` prints it, or the numbers that it is computed from."""
    quick_model_errors: Mapping[int, float] = field(default_factory=dict[int, float])
    """Likewise in a quick look at a game, where that is more."""
    review: str = ""
    """The review of a finished game: :class:`Review`."""
    reasons: str = ""
    """Why an answer is the best one: :class:`Reasons`."""
    puzzles: str = ""
    """The file of the questions that one can practise with, packed, by its path below
    ``package``: :class:`intriga.analysis.puzzles.Puzzle`."""
    prices: str = ""
    """The file of questions on the price of a challenge, the certainty it needs, packed likewise.

    One game of the house has it, and all later ones."""
    claims: str = ""
    """The claims that answers make, and those open to doubt: :class:`Claims`."""
    holdings: str = ""
    """The cards of hidden hands, for beliefs: :class:`Holdings`."""
    book: str = ""
    """Returns the solutions of solved positions: :class:`intriga.analysis.books.Book`."""
    equilibrium: str = ""
    """Returns who answers as in equilibrium: :class:`intriga.analysis.books.Equilibrium`."""
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
    """Return the object at *place*, ``module:attribute``, imported now if need be."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
