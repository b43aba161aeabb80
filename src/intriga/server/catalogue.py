"""What there is to play, as the page asks for it once."""

from functools import cache
from typing import Final

from intriga.agents import levels_for, styles_for
from intriga.games import GAMES, hosting_of
from intriga.server.bodies import GameBody, OptionBody, PresetBody

LOOK: Final = "court"  # the page draws every game so, unless somebody chose otherwise


@cache
def catalogue() -> list[GameBody]:
    """Return every game with its editions, options and bots."""
    return [_game(name) for name in GAMES]


def _game(name: str) -> GameBody:
    hosting = hosting_of(name)
    variants = hosting.game.variants
    return GameBody(
        name,
        hosting.players,
        [
            PresetBody(each.name, each.least, each.most, _values(name, each.name))
            for each in variants.presets.values()
        ],
        [
            OptionBody(each.name, list(each.values), each.rules)
            for each in variants.options.values()
        ],
        list(hosting.extras),
        levels_for(name),
        styles_for(name),
        list(hosting.topics),
        LOOK,
    )


def _values(game: str, preset: str) -> dict[str, object]:
    variants = hosting_of(game).game.variants
    return dict(variants.resolve(preset, {}, variants.presets[preset].least))
