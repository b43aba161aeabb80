"""Cards by character: a line for each, or more where there are many."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from intriga.games.pot_de_vin.board.card_texts import CardTexts
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import VALUES, Character

IN_LINE: Final = 5  # cards, at most
SUIT, CARD = 10, 13  # columns of the name of a character, and of a card with its number


class HandLines:
    """*cards*, those to choose from with their *numbers*, the others dim.

    Without any numbers all look alike.
    """

    def __init__(
        self, texts: CardTexts, view: PotDeVinView, cards: Sequence[int], numbers: Mapping[int, int]
    ) -> None:
        """Write *cards* of *view* with *texts*."""
        self.texts, self.view, self.cards, self.numbers = texts, view, cards, numbers

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Yield the lines, with as many cards in each as fit."""
        in_line = max(1, min(IN_LINE, (options.max_width - SUIT) // CARD))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(1 + in_line):
            grid.add_column(no_wrap=True)
        for character in Character:
            own = [card for card in self.cards if card // VALUES == character]
            for first in range(0, len(own), in_line):
                suit = Text() if first else self.texts.suit(self.view, character)
                line = own[first : first + in_line]
                cells = (_cell(self.texts, self.view, card, self.numbers) for card in line)
                grid.add_row(suit, *cells)
        yield grid


def _cell(texts: CardTexts, view: PotDeVinView, card: int, numbers: Mapping[int, int]) -> Text:
    value = texts.value(view, card)
    if not numbers:
        return Text(value)
    if card not in numbers:
        return Text(f"    {value}", style="dim")
    return Text.assemble((f"{numbers[card]:>2}) ", "bold cyan"), (value, "bold"))
