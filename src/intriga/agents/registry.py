"""The agents that are installed, of games and of other packages, and the cast that they play.

A game names its own in its manifest.  Another package adds one, for some games or for
every game, by an entry point that names an :class:`intriga.core.manifest.AgentEntry`::

    [project.entry-points."intriga.agents"]
    parrot = "parrot:AGENT"

The cast are persons whom bots play, the same in every game, each with a temper in each.  A
character has a name that every language can say, a face that the page draws, and a line about it
in the words of the package.  A game's manifest says which of its styles a character plays in; how
well it plays is another matter, a level.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Final

from intriga.agents.external.process import AgentLimits, external
from intriga.agents.external.source import FILE, MODULE, from_module, source_of
from intriga.core.agent import Agent
from intriga.core.errors import BadOptions, unknown
from intriga.core.games import manifest_of
from intriga.core.manifest import AgentEntry, load

GROUP: Final = "intriga.agents"
NOVICE: Final = "uniform"  # the level of games that have none of their own
USUAL: Final = "casual"  # who plays where nobody says which, if the game has it
NETWORK: Final = re.compile(r"(?P<path>.+\.npz)(?::(?P<setting>.*))?")
NETWORKED: Final = "intriga.agents.networked:"
HOUSE: Final[Mapping[str, AgentEntry]] = {  # those that know no game
    NOVICE: AgentEntry(maker="intriga.agents.base:Uniform"),
    "policy": AgentEntry(
        maker=NETWORKED + "policy",
        setting="temperature: above 1 chooses more evenly, below 1 more sharply",
        needs="network",
        knows_game=True,
    ),
    "blend": AgentEntry(
        maker=NETWORKED + "blend",
        setting="how many of the answers are the network's, 0 to 1",
        needs="network",
        knows_game=True,
    ),
    "lookahead": AgentEntry(
        maker=NETWORKED + "lookahead",
        setting="worlds x decisions looked ahead in each, as 24x6; 500deals played out; or 50ms",
        needs="network",
        knows_game=True,
    ),
}


Named = Mapping[str, Mapping[str, Agent]]  # agents by game and name
_named: Named = {}


def name_agents(named: Named) -> None:
    """Let this process know agents by further names, these and no others.

    People are offered them beside the styles of a game.
    """
    global _named  # noqa: PLW0603  a registry is known to all of a process
    _named = named


def named_agents() -> Named:
    """Return the agents that :func:`name_agents` was given."""
    return _named


@cache
def added() -> dict[str, AgentEntry]:
    """Return the agents that other packages add, by the names of their entry points."""
    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}


def entries_for(game: str) -> dict[str, AgentEntry]:
    """Return the agents that know *game* by name, without the levels.

    The game's own come before one of the same name that others add.

    Raises:
        BadOptions: there is no such game.
    """
    manifest = manifest_of(game)
    others = {
        name: entry
        for name, entry in (HOUSE | added()).items()
        if game in (entry.games or (game,))
        and (not entry.needs or getattr(manifest, entry.needs, ""))
    }
    return others | dict(manifest.agents)


def agents_for(game: str) -> list[str]:
    """Return the names of the agents that know *game*: the levels last, weakest first."""
    return [*entries_for(game), *manifest_of(game).levels, *_named.get(game, ())]


def levels_for(game: str) -> list[str]:
    """Return the levels that people are offered in *game*, weakest first."""
    return list(manifest_of(game).levels) or [NOVICE]


def styles_for(game: str) -> list[str]:
    """Return the agents that people are offered in *game* for their style, not their strength.

    Those that were named here come last.
    """
    return [*manifest_of(game).styles, *_named.get(game, ())]


def bots_for(game: str) -> list[str]:
    """Return all agents that people are offered in *game*: the levels, then the styles."""
    return levels_for(game) + styles_for(game)


def usual_bot(game: str) -> str:
    """Return the default agent of *game*: casual, or the first bot that it has."""
    bots = bots_for(game)
    return USUAL if USUAL in bots else bots[0]


def meant_by_levels(game: str) -> dict[str, str]:
    """Return the agent that each level is in *game*, weakest first."""
    return dict(manifest_of(game).levels)


def stand_in_for(game: str, level: str) -> str | None:
    """Return the stand-in for *level* until it is compiled, None if it needs none.

    A style at a level has itself at the level's stand-in.
    """
    style, _, strength = level.rpartition(":")
    found = manifest_of(game).stand_ins.get(strength)
    return f"{style}:{found}" if found and style else found


def setting_of(name: str, game: str) -> str:
    """Return the meaning of the setting of agent *name* in *game*; empty if it has none."""
    entry = entries_for(game).get(name)
    return entry.setting if entry else ""


def agent(name: str, game: str, limits: AgentLimits | None = None) -> Agent:
    """Return the agent that is written as *name*, which has to know *game*.

    That is the name of a level or agent, with a setting if need be: ``policy:1.5``; a file of
    weights as ``intriga train`` writes it: ``policy.npz``, ``policy.npz:1.5``; or a class, of a
    file or of a module: ``rich_bot.py:Rich``, ``package.module:Rich``.  Agents that are no part of
    the package or of a game play in a process of their own, within *limits*.

    Raises:
        BadOptions: there is none for the game, or not with that setting.
        AgentFailed: a class that cannot be loaded or made.
    """
    base, _, setting = name.partition(":")
    if base not in agents_for(game):
        return _unlisted(name, game, limits)
    if ":" in name and not setting_of(base, game):
        raise BadOptions("agents", f"{base} has no setting, as {setting!r}")
    manifest = manifest_of(game)
    if base in _named.get(game, ()):
        return _named[game][base]
    if base in manifest.levels:
        return agent(manifest.levels[base], game)
    entry = entries_for(game)[base]
    given = ([game] if entry.knows_game else []) + ([setting] if ":" in name else [])
    if not _is_own(base, game):
        return external(from_module(name, entry.maker, given), game, limits)
    make = (manifest.load if base in manifest.agents else load)(entry.maker)
    made: Agent = make(*given)
    return made


def from_outside(
    names: Iterable[str], game: str, limits: AgentLimits | None = None
) -> dict[str, Agent]:
    """Return by name those of the agents *names* that are no part of the package or of *game*.

    Each is read here and now.  Handed on to other processes they are what was read.

    Raises:
        BadOptions, AgentFailed: as :func:`agent`.
    """
    return {
        name: agent(name, game, limits)
        for name in dict.fromkeys(names)
        if not _is_own(name.partition(":")[0], game)
    }


def is_from_outside(name: str) -> bool:
    """Say whether *name* is written as that of a file of weights, or a class of a file or module.

    No file is read: a name that comes from a record may have been written by anybody.
    """
    return any(form.fullmatch(name) for form in (NETWORK, FILE, MODULE))


def _is_own(name: str, game: str) -> bool:
    """Say whether *name* is a level or agent of *game*, or one of the package."""
    manifest = manifest_of(game)
    return name in manifest.levels or name in manifest.agents or name in HOUSE


def _unlisted(name: str, game: str, limits: AgentLimits | None) -> Agent:
    """Return the agent that a file or a module holds."""
    if found := NETWORK.fullmatch(name):
        policy: Agent = load(NETWORKED + "from_file")(game, found["path"], found["setting"] or "1")
        return policy
    source = source_of(name)
    if source is None:
        kind = f"agent for {game} called"
        raise BadOptions("agents", unknown(kind, name.partition(":")[0], agents_for(game)))
    return external(source, game, limits)


CHARACTERS: Final = (
    *("amadeo", "dora", "greta", "iris", "lola"),
    *("noemi", "otto", "ramiro", "tobias", "valdo"),
)


def character_name(character: str) -> str:
    """Return the name of *character*, in every language alike."""
    return character.capitalize()


def cast_of(game: str) -> Mapping[str, str]:
    """Return the style in which each character plays *game*; nobody where it has no styles."""
    return manifest_of(game).cast


def player_of(game: str, level: str, character: str) -> str:
    """Return the agent that plays *game* at *level* as *character*.

    That is the level itself for nobody in particular, and where *level* is no level of the game.
    """
    style = cast_of(game).get(character, "")
    return f"{style}:{level}" if style and level in levels_for(game) else level


def drawn(game: str, number: int, taken: Collection[str], random: Random) -> list[str]:
    """Return *number* characters who are not *taken*, nobody (empty) where none is left.

    As far as they reach, no two of them and of those taken have the same temper.
    """
    cast = cast_of(game)
    met = {cast[character] for character in taken if character in cast}
    found: list[str] = []
    for _ in range(number):
        free = [each for each in cast if each not in taken and each not in found]
        fresh = [each for each in free if cast[each] not in met] or free
        character = random.choice(fresh) if fresh else ""
        found.append(character)
        met.add(cast.get(character, ""))
    return found
