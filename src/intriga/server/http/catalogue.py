"""The catalogue of games, which the page asks for once."""

import gzip
from functools import cache
from typing import Final

import msgspec

from intriga.agents import levels_for, styles_for
from intriga.agents.registry import cast_of, usual_bot
from intriga.core.games import games, lessons_of, table_rules_of
from intriga.server.wire.bodies import (
    GameBody,
    LessonBody,
    LogLineBody,
    OptionBody,
    PresetBody,
    SettingBody,
)
from intriga.service.table_settings import settings_for
from intriga.words import arguments_of, numbers_of

LOOK: Final = "court"  # the page draws every game so, unless somebody chose otherwise


@cache
def catalogue() -> list[GameBody]:
    """Return every game with its editions, options and bots."""
    return [_game(name) for name in games()]


@cache
def packed_catalogue() -> bytes:
    """Return :func:`catalogue` in JSON, packed by gzip."""
    return gzip.compress(msgspec.json.encode(catalogue()), mtime=0)


def _game(name: str) -> GameBody:
    table_rules = table_rules_of(name)
    variants = table_rules.ruleset.variants
    return GameBody(
        name,
        table_rules.players,
        [
            PresetBody(
                each.name, each.least, each.most, variants.resolve(each.name, {}, each.least)
            )
            for each in variants.editions.values()
        ],
        [
            OptionBody(each.name, list(each.values), each.stated, each.matters)
            for each in variants.options.values()
        ],
        list(table_rules.extras),
        [
            SettingBody(each.name, list(each.values), each.default, each.matters)
            for each in settings_for(table_rules.settings)
        ],
        levels_for(name),
        usual_bot(name),
        styles_for(name),
        dict(cast_of(name)),
        list(table_rules.topics),
        dict(table_rules.help_when),
        {
            name: LogLineBody(name in table_rules.news, table_rules.beats.get(name))
            for name in sorted({*table_rules.news, *table_rules.beats})
        },
        LOOK,
        dict(numbers_of(name)),
        dict(arguments_of(name)),
        [LessonBody(each.name, each.minutes) for each in lessons_of(name)],
        list(table_rules.terms),
    )
