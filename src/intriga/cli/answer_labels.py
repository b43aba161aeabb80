"""What an answer is called at a terminal: the entries of the menu that lead to it."""

from collections.abc import Sequence
from typing import Any

from intriga.core.position import Position
from intriga.core.seat_question import SeatQuestion
from intriga.terminal.generic import board_of
from intriga.terminal.menus import AnyMenu, Prompt
from intriga.words import Language


def menu_of(
    asked: SeatQuestion[Position[Any, Any]], language: Language, names: Sequence[str]
) -> AnyMenu:
    """Return the menu of the answers to what a seat is *asked*; *names* are those of all seats."""
    view, offers = asked.places[0].view(asked.seat), asked.offers()
    form, question = asked.form(offers), asked.sentence()
    assert form is not None  # noqa: S101  there is a place where it is asked
    assert question is not None  # noqa: S101  likewise
    prompt = Prompt(view, question, offers, form)
    return board_of(view.game).menu(prompt, language, names)


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
