"""A game in words: its log and its table, in one of the languages of the players."""

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.text import Text

from intriga.core.errors import BadOptions
from intriga.core.games import table_rules_of
from intriga.core.message import Message
from intriga.core.nearest import unknown
from intriga.core.position import Position
from intriga.terminal.generic import board_of
from intriga.terminal.names import shown_names
from intriga.words import LOCALES, Language
from intriga.words.plain import card
from intriga.words.sentences import told

if TYPE_CHECKING:
    from intriga.api.game_in_words import AnyGame


def language_for(game: "AnyGame", tag: str) -> Language:
    """Return the language of *tag*, in the terms of the edition of *game*.

    Raises:
        BadOptions: there is no such language.
    """
    if tag not in LOCALES:
        raise BadOptions("language", unknown("language", tag, LOCALES))
    return Language(tag, game.ruleset.name, game.edition)


def messages(
    game: "AnyGame", positions: Sequence[Position[Any, Any]], seat: int | None
) -> list[Message]:
    """Return what *seat* heard of *game*, whose inputs were played in *positions*."""
    rules = table_rules_of(game.ruleset.name)
    told_so_far = [*rules.opening(positions[0].view(seat))]
    for before, after, line in zip(positions, positions[1:], game.inputs, strict=False):
        by, words = line["by"], line["do"]
        heard = game.ruleset.hear(before.state, seat, by, before.parse(by, words))
        told_so_far += rules.tell(before.view(seat), by, heard, after.view(seat))
    return told_so_far


def sentences(game: "AnyGame", entries: Sequence[Message], tag: str) -> list[str]:
    """Return *entries* of the log of *game* in the language of *tag*."""
    language = language_for(game, tag)
    return [told(language, game.seats, entry) for entry in entries]


def drawn(game: "AnyGame", tag: str, seat: int | None, width: int) -> str:
    """Return the table of *game* as text, with the hand of *seat*, or all hands for None."""
    language, view = language_for(game, tag), game.view(seat)
    names = shown_names(game.seats)
    drawing = board_of(game.ruleset.name).drawing(language, names)
    own: list[RenderableType] = []
    if seat is not None:
        own = [*drawing.known(view), *drawing.in_hand(view)]
    elif not game.is_over:
        own = _hands(game, language, names)
    rest = [drawing.table(view, width), *own]
    if game.is_over:
        rest = [drawing.ending(view, game.position().to_dict())]
    return _text([*rest, Text(f"  {asked(game, names)}")], width)


def asked(game: "AnyGame", names: Sequence[str]) -> str:
    """Return the phase, with the *names* of those asked or, at the end, of the winners."""
    mark, seats = ("★", game.winners) if game.is_over else ("▶", game.awaiting)
    return f"{mark} {game.phase}: {', '.join(names[seat] for seat in seats)}"


def _hands(game: "AnyGame", language: Language, names: Sequence[str]) -> list[RenderableType]:
    """Return a line for each hand, or no line if positions have no hands."""
    hands: list[list[str]] = game.position().to_dict().get("hands", [])
    return [
        Text(f"  {names[seat]}: {', '.join(card(language, word) for word in hand)}")
        for seat, hand in enumerate(hands)
        if hand
    ]


def _text(parts: Sequence[RenderableType], width: int) -> str:
    """Return *parts* as a terminal without colours shows them."""
    file = StringIO()
    console = Console(file=file, width=width, color_system=None, force_terminal=False, _environ={})
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in file.getvalue().rstrip().splitlines())
