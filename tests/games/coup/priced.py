"""The price of an assassination on each screen, as JSON: run in a process of its own.

With the word ``cheap`` it is played by rules with another price.
"""

import json
import sys
from importlib import import_module
from typing import Any

if "cheap" in sys.argv:
    import_module("tests.cheap_assassins")

import msgspec

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.server.http.catalogue import catalogue
from intriga.terminal.generic import board_of
from intriga.terminal.menus import Prompt
from intriga.words import TAGS, Language

NAMES = ["Ana", "Bia", "Caio"]
TEXTS = ("help-assassinate.text", "help-costs.text", "help-rules.text", "action-assassinate.about")


def screens() -> dict[str, Any]:
    """Return what is shown to the first of three players once they can pay for it."""
    rules = table_rules_of("coup")
    header = {"preset": "coup-br", "seats": NAMES, "first": 0}
    game: Game[Any, Any] = Game(rules.ruleset, header, Seeded(1))
    while game.to_move != 0 or "assassinate 1" not in game.legal(0):
        game.play("income", seat=game.to_move)
    view = game.view(0)
    offers = rules.offers(view, list(game.legal(0)))
    form = rules.form(view, offers)
    prompt = Prompt(view, rules.question(view), offers, form)
    menu = board_of("coup").menu(prompt, Language("en", "coup", "coup-br"), NAMES)
    entry = next(entry for entry in menu.entries if entry.label == "Assassinate")
    listed = next(each for each in catalogue() if each.name == "coup")
    actions = {each["action"]: each for each in rules.material(view)["actions"]}
    prices = {each.name: each.price for each in form.groups}
    return {
        "coins": view.coins[0],
        "bar": msgspec.to_builtins(prices["assassinate"]),
        "terminal": [text.plain for text in entry.details],
        "texts": [Language(tag, "coup", "coup-br").format(text) for tag in TAGS for text in TEXTS],
        "page": listed.numbers,
        "reference": actions["assassinate"]["price"],
    }


if __name__ == "__main__":
    print(json.dumps(screens()))  # noqa: T201
