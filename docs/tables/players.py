"""The parts of players' pages, in each language: rules in short, sheets to print, editions.

All of it comes from the words of the page and from the rules: nothing is said twice.
"""

# ruff: noqa: INP001 - scripts, no package

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Final, TypeAlias

from docs.tables.markdown import table
from intriga.core.games import ruleset_of, table_rules_of
from intriga.games.coup.action_table import (
    ASSASSIN_COST,
    BLOCKED_BY,
    CLAIM,
    CONVERT_OTHER,
    CONVERT_SELF,
    COUP_COST,
    of,
)
from intriga.games.coup.notation import FIRST, SECOND
from intriga.games.coup.options import COINS
from intriga.games.coup.vocabulary import NOT_DUKE, Action
from intriga.games.pot_de_vin import point_tables
from intriga.words import TAGS, Language

Heads: TypeAlias = Mapping[str, str]

RULES: Final = re.compile(r" ?\[[A-Z0-9, -]+\]")  # the ids at the end of a paragraph
ON_SCREEN: Final = "table"  # the topic about signs at the terminal
POTS: Final = range(1, 5)
NEWER: Final = (Action.PATRON, Action.EXAMINE, Action.CONVERT, Action.EMBEZZLE)
PRICES: Final = {
    Action.COUP: f"{COUP_COST}",
    Action.ASSASSINATE: f"{ASSASSIN_COST}",
    Action.CONVERT: f"{CONVERT_SELF} / {CONVERT_OTHER}",
}
COUP_SHEET: Final = (
    *("turn", "challenge", "block", "prove", "costs", "danger", "windows", "elimination"),
    *("inquisitor", "patron", "lawyer", "reforma"),
)
POT_SHEET: Final = (
    *("setup", "trump", "lead", "follow", "gems", "winning", "taking", "points", "jokers"),
    *("end", "pairs"),
)
HEADS: Final[Mapping[str, Heads]] = {
    "en": {
        "action": "action",
        "effect": "what it does",
        "price": "coins",
        "claim": "claims",
        "blocked": "blocked by",
        "without": "no {}",
        "symbols": "symbols of a guild",
        "points": "points",
        "more": "{} or more",
        "pots": "Pot-de-Vin cards",
        "box": "your box",
        "choose": "choose at the table",
        "players": "players",
        "coins": "coins in the box",
        "to": "{} to {}",
    },
    "pt-BR": {
        "action": "ação",
        "effect": "o que faz",
        "price": "moedas",
        "claim": "afirma ter",
        "blocked": "bloqueada por",
        "without": "não ter {}",
        "symbols": "símbolos de uma guilda",
        "points": "pontos",
        "more": "{} ou mais",
        "pots": "cartas Pot-de-Vin",
        "box": "sua caixa",
        "choose": "escolha na mesa",
        "players": "jogadores",
        "coins": "moedas na caixa",
        "to": "{} a {}",
    },
    "es": {
        "action": "acción",
        "effect": "qué hace",
        "price": "monedas",
        "claim": "afirma tener",
        "blocked": "la bloquea",
        "without": "no tener {}",
        "symbols": "símbolos de un gremio",
        "points": "puntos",
        "more": "{} o más",
        "pots": "cartas Pot-de-Vin",
        "box": "tu caja",
        "choose": "elige en la mesa",
        "players": "jugadores",
        "coins": "monedas en la caja",
        "to": "{} a {}",
    },
}

# ------------------------------------------------------------------- rules in short


def rules_in_short(tag: str, game: str) -> str:
    """Return the help of the page on all topics of *game*, with a heading for each."""
    topics = ("rules", *(each for each in table_rules_of(game).topics if each != ON_SCREEN))
    return "\n".join(_topic(Language(tag, game), topic) for topic in topics)


def _topic(language: Language, topic: str) -> str:
    paragraphs = language.format(f"help-{topic}.text").split("\n")
    title = language.format(f"help-{topic}")
    return f"## {title}\n\n" + "\n\n".join(each.strip() for each in paragraphs) + "\n"


# ------------------------------------------------------------------- sheets to print


def coup_sheet(tag: str) -> str:
    """Return the actions of Coup, and what one looks up in a game."""
    language = Language(tag, "coup")
    base = [action for action in Action if action not in NEWER]
    tables = [_actions(language, base), _actions(language, NEWER)]
    return "\n".join([*tables, _looked_up(language, COUP_SHEET)])


def coup_actions(tag: str) -> str:
    """Return the actions of Coup that are always there."""
    return _actions(Language(tag, "coup"), [each for each in Action if each not in NEWER])


def _actions(language: Language, actions: Iterable[Action]) -> str:
    heads = HEADS[language.tag]
    return table(
        [heads[key] for key in ("action", "effect", "price", "claim", "blocked")],
        [_action(language, action) for action in actions],
    )


def _action(language: Language, action: Action) -> Sequence[str]:
    name = f"action-{action.name.lower().replace('_', '-')}"
    blocked = [slot for slot in range(len(FIRST)) if of(BLOCKED_BY, action) >> slot & 1]
    return (
        language.format(name),
        language.format(f"{name}.about"),
        PRICES.get(action, "–"),
        _claim(language, action),
        ", ".join(language.card(FIRST[slot]) for slot in blocked) or "–",
    )


def _claim(language: Language, action: Action) -> str:
    claim = of(CLAIM, action) - 1
    if claim < 0:
        return "–"
    if claim == NOT_DUKE:
        return HEADS[language.tag]["without"].format(language.card(FIRST[0]))
    second = {slot: word for word, slot in SECOND.items()}
    return language.card(second[claim] if action in NEWER else FIRST[claim])


def pot_de_vin_sheet(tag: str) -> str:
    """Return the scale of points of Pot de Vin, and what one looks up in a game."""
    return "\n".join([pot_de_vin_scale(tag), _looked_up(Language(tag, "pot-de-vin"), POT_SHEET)])


def pot_de_vin_scale(tag: str) -> str:
    """Return what symbols of a guild and Pot-de-Vin cards are worth."""
    heads, most = HEADS[tag], point_tables.MOST_SYMBOLS
    symbols = range(1, most + 1)
    names = [*map(str, symbols[:-1]), heads["more"].format(most)]
    guilds = (heads["points"], *(_signed(point_tables.guild_points(each)) for each in symbols))
    pots = (heads["points"], *(_signed(point_tables.pot_points(each)) for each in POTS))
    return "\n".join(
        [
            table((heads["symbols"], *names), [guilds]),
            table((heads["pots"], *map(str, POTS)), [pots]),
        ]
    )


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _looked_up(language: Language, topics: Iterable[str]) -> str:
    return "\n".join(RULES.sub("", _topic(language, topic)) for topic in topics)


# ------------------------------------------------------------------- editions

BOXES: Final[Mapping[str, Mapping[str, str]]] = {
    "coup-br": {
        "en": "*Coup* in Portuguese, with cards of the Inquisitor",
        "pt-BR": "*Coup* em português, com cartas do Inquisidor",
        "es": "*Coup* en portugués, con cartas del Inquisidor",
    },
    "urbis-reforma": {
        "en": "*Coup: Urbis Reforma* of El Dragón Azul, 2016, with Lawyer and Patron",
        "pt-BR": "*Coup: Urbis Reforma* da El Dragón Azul, 2016, com Advogado e Mecenas",
        "es": "*Coup: Urbis Reforma* de El Dragón Azul, 2016, con Abogado y Mecenas",
    },
    "coup-es": {
        "en": "the small *Coup* box: three cards of each character and no others",
        "pt-BR": "a caixa pequena de *Coup*: três cartas de cada personagem e mais nada",
        "es": "la caja chica de *Coup*: tres cartas de cada personaje y nada más",
    },
    "pot-de-vin": {
        "en": "*Pot de Vin* of Mandala Jogos and Ace Studios, 2017",
        "pt-BR": "*Pot de Vin* da Mandala Jogos e Ace Studios, 2017",
        "es": "*Pot de Vin* de Mandala Jogos y Ace Studios, 2017",
    },
}


def editions(tag: str) -> str:
    """Return which edition belongs to which box, with what is counted in it."""
    heads = HEADS[tag]
    rows = [_edition(tag, game, name) for game in ("coup", "pot-de-vin") for name in _names(game)]
    return table([heads[key] for key in ("box", "choose", "players", "coins")], rows)


def _names(game: str) -> Iterable[str]:
    return ruleset_of(game).variants.editions


def _edition(tag: str, game: str, name: str) -> Sequence[str]:
    edition = ruleset_of(game).variants.editions[name]
    return (
        BOXES[name][tag],
        f"**{Language(tag, game).format(f'preset-{name}')}**",
        HEADS[tag]["to"].format(edition.least, edition.most),
        str(COINS.get(name, "–")),
    )


TRANSLATED: Final = tuple(tag for tag in TAGS if tag != "en")
TABLES: Final[dict[str, Callable[[], str]]] = {
    **{f"sheet-coup-{tag.lower()}": partial(coup_sheet, tag) for tag in TAGS},
    **{f"sheet-pot-de-vin-{tag.lower()}": partial(pot_de_vin_sheet, tag) for tag in TAGS},
    **{f"editions-{tag.lower()}": partial(editions, tag) for tag in TAGS},
    **{
        f"rules-{game}-{tag.lower()}": partial(rules_in_short, tag, game)
        for game in ("coup", "pot-de-vin")
        for tag in TRANSLATED
    },
    "actions-of-coup": partial(coup_actions, "en"),
    "scale-of-pot-de-vin": partial(pot_de_vin_scale, "en"),
}
