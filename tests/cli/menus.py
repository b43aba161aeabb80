"""The question to a seat in a game, as the terminal lists it."""

from collections.abc import Sequence
from typing import Any

from intriga.core.game import Game
from intriga.terminal.boards import AnyBoard
from intriga.terminal.menus import AnyMenu, Prompt
from intriga.words import Language


def menu_of(
    board: AnyBoard, game: Game[Any, Any], seat: int, tag: str, names: Sequence[str]
) -> AnyMenu:
    """Return the menu of the answers that are legal for *seat* now."""
    view, rules = game.view(seat), board.table_rules
    offers = rules.offers(view, list(game.legal(seat)))
    prompt = Prompt(view, rules.question(view), offers, rules.form(view, offers))
    return board.menu(prompt, Language(tag, board.ruleset.name), names)


def read(asked: AnyMenu, typed: str) -> str:
    """Return the answers that *typed* may mean, in the words of the notation."""
    return "|".join(offer.words for offer in asked.read(typed))
