"""The columns of guilds: their symbols, their points, and the points with one symbol more."""

from rich.text import Text

from intriga.games.pot_de_vin.board.card_texts import coloured
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.words import signed

NONE = "·"
JOKER = "?"


def cell(view: PotDeVinView, seat: int, guild: int, *, whole: bool) -> Text:
    """Return a column of *seat*: ``3:6``, and if *whole* ``3:6→−1``.

    In pairs the column that counts has the points, those of the pair.
    """
    own = view.columns[seat][guild]
    text = Text(str(own) if own else NONE, style="" if own else "dim")
    now = score.column_points(view, seat, guild)
    if score.counts(view, seat, guild):
        text.append(JOKER * score.jokers_on(view, seat, guild) + ":")
        text.append(signed(now), style=coloured(now))
    after = score.column_points(view, seat, guild, more=1)
    if whole and after != now and (own or score.symbols(view, seat, guild)):
        text.append(f"→{signed(after)}", style="dim")
    return text


def final_cell(view: PotDeVinView, seat: int, guild: int) -> Text:
    """Return a column of the side of *seat* at the end, with the joker that it got."""
    symbols = score.symbols(view, seat, guild)
    if not symbols:
        return Text(NONE, style="dim")
    now = score.column_points(view, seat, guild)
    joker = JOKER * score.jokers_on(view, seat, guild)
    return Text.assemble(f"{symbols}{joker}:", (signed(now), coloured(now)))
