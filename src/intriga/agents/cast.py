"""The cast: persons whom bots play, the same in every game, each with a temper in each.

A character has a name that every language can say, a face that the page draws, and a line about it
in the words of the package.  A game's manifest says which of its styles a character plays in; how
well it plays is another matter, a level.
"""

from collections.abc import Collection, Mapping
from random import Random
from typing import Final

from intriga.agents.registry import levels_for
from intriga.core.games import manifest_of

CHARACTERS: Final = (
    *("amadeo", "dora", "greta", "iris", "lola"),
    *("noemi", "otto", "ramiro", "tobias", "valdo"),
)


def name_of(character: str) -> str:
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
