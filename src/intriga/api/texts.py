"""A game in words: its log and its table, in one of the languages of the players."""

import re
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from intriga.core.errors import BadOptions, unknown
from intriga.core.game import Game
from intriga.core.games import manifest_of, table_rules_of
from intriga.core.message import Message
from intriga.core.position import Position
from intriga.terminal.generic import board_of
from intriga.terminal.lines import shown_names
from intriga.words import LOCALES, Language
from intriga.words.sentences import card, told

AnyGame = Game[Any, Any]
WIDTH: Final = 80  # columns of a picture
FONT: Final = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # to be fetched from afar


def language_for(game: AnyGame, tag: str) -> Language:
    """Return the language of *tag*, in the terms of the edition of *game*.

    Raises:
        BadOptions: there is no such language.
    """
    if tag not in LOCALES:
        raise BadOptions("language", unknown("language", tag, LOCALES))
    return Language(tag, game.ruleset.name, game.edition)


def log(
    game: AnyGame, positions: Sequence[Position[Any, Any]], tag: str, seat: int | None
) -> list[str]:
    """Return the log of *game* for *seat*; its inputs were played in *positions*."""
    entries = [*_messages(game, positions, seat)]
    language = language_for(game, tag)
    return [told(language, game.seats, entry) for entry in entries]


def _messages(
    game: AnyGame, positions: Sequence[Position[Any, Any]], seat: int | None
) -> Iterator[Message]:
    rules = table_rules_of(game.ruleset.name)
    yield from rules.opening(positions[0].view(seat))
    for before, after, line in zip(positions, positions[1:], game.inputs, strict=False):
        by, words = line["by"], line["do"]
        heard = game.ruleset.hear(before.state, seat, by, before.parse(by, words))
        yield from rules.tell(before.view(seat), by, heard, after.view(seat))


def drawing(game: AnyGame, tag: str, seat: int | None, width: int) -> str:
    """Return the table of *game* as text, with the hand of *seat*, or all hands for None."""
    file = StringIO()
    console = Console(file=file, width=width, color_system=None, force_terminal=False, _environ={})
    for part in _parts(game, tag, seat, width):
        console.print(part)
    return "\n".join(line.rstrip() for line in file.getvalue().rstrip().splitlines())


def picture(game: AnyGame, tag: str, seat: int | None) -> str:
    """Return :func:`drawing` as an SVG picture of a terminal, with its colours."""
    console = Console(
        file=StringIO(), width=WIDTH, color_system="truecolor", record=True, _environ={}
    )
    for part in _parts(game, tag, seat, WIDTH):
        console.print(part)
    return FONT.sub("", console.export_svg(title=manifest_of(game.ruleset.name).title))


def _parts(game: AnyGame, tag: str, seat: int | None, width: int) -> list[RenderableType]:
    """Return the parts of the drawn table, from top to bottom."""
    language, view = language_for(game, tag), game.view(seat)
    names = shown_names(game.seats)
    drawn = board_of(game.ruleset.name).drawing(language, names)
    own: list[RenderableType] = []
    if seat is not None:
        own = [*drawn.known(view), *drawn.in_hand(view)]
    elif not game.is_over:
        own = _hands(game, language, names)
    rest = [drawn.table(view, width), *own]
    if game.is_over:
        rest = [drawn.ending(view, game.position().to_dict())]
    return [*rest, Text(f"  {_asked(game, names)}")]


def _asked(game: AnyGame, names: Sequence[str]) -> str:
    """Return the phase, with the *names* of those asked or, at the end, of the winners."""
    mark, seats = ("★", game.winners) if game.is_over else ("▶", game.awaiting)
    return f"{mark} {game.phase}: {', '.join(names[seat] for seat in seats)}"


def _hands(game: AnyGame, language: Language, names: Sequence[str]) -> list[RenderableType]:
    """Return a line for each hand, or no line if positions have no hands."""
    hands: list[list[str]] = game.position().to_dict().get("hands", [])
    return [
        Text(f"  {names[seat]}: {', '.join(card(language, word) for word in hand)}")
        for seat, hand in enumerate(hands)
        if hand
    ]
