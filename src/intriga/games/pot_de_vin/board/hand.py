"""Cards by character: a line for each, or more where there are many."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from intriga.games.pot_de_vin.board.card_texts import CardTexts
from intriga.games.pot_de_vin.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import VALUES, Character

IN_LINE: Final = 5  # cards; they fit into eighty columns


def hand_lines(
    texts: CardTexts, view: PotDeVinView, cards: Sequence[int], numbers: Mapping[int, int]
) -> Table:
    """Return *cards*, those to choose from with their *numbers*, the others dim.

    Without any numbers all look alike.
    """
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for _ in range(IN_LINE):
        grid.add_column(no_wrap=True)
    for character in Character:
        own = [card for card in cards if card // VALUES == character]
        for first in range(0, len(own), IN_LINE):
            suit = Text() if first else texts.suit(view, character)
            line = own[first : first + IN_LINE]
            grid.add_row(suit, *(_cell(texts, view, card, numbers) for card in line))
    return grid


def _cell(texts: CardTexts, view: PotDeVinView, card: int, numbers: Mapping[int, int]) -> Text:
    value = texts.value(view, card)
    if not numbers:
        return Text(value)
    if card not in numbers:
        return Text(f"    {value}", style="dim")
    return Text.assemble((f"{numbers[card]:>2}) ", "bold cyan"), (value, "bold"))
