"""What an answer is called at a terminal: the entries of the menu that lead to it."""

from collections.abc import Sequence

from intriga.core.view import View
from intriga.terminal.generic import board_of
from intriga.terminal.menus import AnyMenu, Prompt
from intriga.words import Language


def menu_of(view: View, legal: Sequence[str], language: Language, names: Sequence[str]) -> AnyMenu:
    """Return the menu of the *legal* answers to what the seat of *view* is asked.

    *names* are those of all seats.
    """
    board = board_of(view.game)
    rules = board.table_rules
    offers = rules.offers(view, [*legal])
    form = rules.form(view, offers)
    prompt = Prompt(view, rules.question(view), offers, form)
    return board.menu(prompt, language, names)


def label_of(menu: AnyMenu, words: str) -> str:
    """Return what the answer *words* is called in *menu*."""
    labels: list[str] = []
    while True:
        entry = next(
            entry for entry in menu.entries if any(offer.words == words for offer in entry.offers)
        )
        labels.append(entry.label)
        if len(entry.offers) == 1:
            return ": ".join(labels)
        menu = menu.among(entry.offers)
