"""The offers of a server, in words: its games, and the tables of its lobby."""

import json

from intriga.core.ruleset import Json


def games_of(games: list[Json]) -> str:
    """Return *games* with their editions, bots and house rules."""
    return "\n".join(line for game in games for line in _game(game))


def _game(game: Json) -> list[str]:
    editions = (f"{each['name']} ({each['least']} to {each['most']})" for each in game["presets"])
    rules = (f"  {each['name']}: {_values(each['values'])}" for each in game["options"])
    return [
        f"{game['name']}",
        f"Editions, for so many players: {', '.join(editions)}.",
        f"Bots, weakest first: {', '.join(game['levels'])}.",
        *([f"Bots with a style: {', '.join(game['styles'])}."] if game["styles"] else []),
        "House rules, with their values:",
        *rules,
    ]


def _values(values: list[object]) -> str:
    return ", ".join(map(json.dumps, values))


def tables_of(lobby: Json) -> str:
    """Return the tables of a *lobby*."""
    own, shown = lobby["mine"], lobby["tables"]
    mine = ["You sit at:", *map(_table, own)] if own else []
    return "\n".join([*mine, *(["On show:", *map(_table, shown)] if shown else ["None on show."])])


def _table(row: Json) -> str:
    names = ", ".join(row["names"]) or "nobody"
    free = f"{row['free']} of {row['chairs']} chairs free"
    return f"{row['table']}: {row['game']} ({row['preset']}), {row['phase']}, {free}; {names}"
