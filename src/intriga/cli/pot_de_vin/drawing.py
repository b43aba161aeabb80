"""The table of Pot de Vin as one player sees it, drawn with rich from a view."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.cli.face import Drawing
from intriga.cli.pot_de_vin.cards import TRUMP, CardTexts, coloured, signed
from intriga.cli.pot_de_vin.columns import cell, final_cell
from intriga.cli.pot_de_vin.hand import hand_lines
from intriga.core.game import Json
from intriga.games.pot_de_vin import worth
from intriga.games.pot_de_vin.eyes import PotDeVinView
from intriga.games.pot_de_vin.points import guild_points
from intriga.games.pot_de_vin.vocabulary import GEM, NOBODY, VALUES, Guild, Phase
from intriga.locales import Language

TURN: Final = "▶"
WINNER: Final = "★"
BRACES: Final = ("┐", "┘")  # what two partners have together
WIDE: Final = 96  # columns from which on a column shows what one more symbol makes of it
WIDEST: Final = 120  # columns from which on guilds have their whole names
LONGEST_NAME: Final = 10  # on a narrow screen
SCALE: Final = range(1, 9)  # symbols of one guild


class PotDeVinDrawing(Drawing[PotDeVinView]):
    """Draws views of one game."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        """Draw in *language*, with players by their *names*."""
        super().__init__(language, names)
        self.texts = CardTexts(language)

    # --- the table

    def table(self, view: PotDeVinView, width: int) -> RenderableType:
        """Return the round, what everybody has won, and what is played."""
        parts = [self._round(view), self._seats(view, width)]
        if width < WIDE:
            parts.append(self._scale())
        if view.trump != NOBODY:
            parts.append(self._played(view))
        return Group(*parts)

    def _round(self, view: PotDeVinView) -> Text:
        """Return the round, its trump, and what is known of the trump pile."""
        text = Text("  ")
        text.append(self.language.format("table-round", round=view.round, rounds=view.rounds))
        if view.trump != NOBODY:
            character = self.texts.character(view.trump // VALUES)
            card = self.texts.card(view, view.trump)
            trump = self.language.format("table-trump", character=character, card=card)
            text.append(f"  ·  {TRUMP} ")
            text.append(trump, style="bold yellow")
        known = [("table-turned", view.turned), ("table-pile", view.pile or [])]
        for name, cards in known if view.turned or view.pile_size else []:
            if cards:
                said = self.language.format(name, cards=self.texts.codes(cards))
                text.append(f"  ·  {said}", style="dim")
        return text

    def _seats(self, view: PotDeVinView, width: int) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
        table.add_column("", width=1)
        longest = LONGEST_NAME if width < WIDE else None
        table.add_column(self._say("player"), no_wrap=True, max_width=longest)
        for name in ("cards", "gems", "won"):
            table.add_column(self._say(name), justify="right", no_wrap=True)
        table.add_column(self._say("void"), no_wrap=True)
        for guild in Guild:
            name = self.texts.guild(guild, short=width < WIDEST)
            table.add_column(name, min_width=4, no_wrap=True)
        table.add_column(self._say("neutral"), overflow="fold")
        table.add_column(self._say("points"), justify="right", no_wrap=True)
        for side in view.sides:
            for place, seat in enumerate(side):
                brace = BRACES[place] if len(side) > 1 else ""
                style = "bold" if seat == view.turn and view.phase != Phase.GAME_OVER else ""
                table.add_row(*self._row(view, seat, brace, width), style=style)
        return table

    def _row(self, view: PotDeVinView, seat: int, brace: str, width: int) -> list[Text]:
        mark = TURN if seat == view.turn and view.phase != Phase.GAME_OVER else ""
        counts = (view.hand_sizes[seat], view.gems[seat], view.treasure[seat])
        cells = [cell(view, seat, guild, whole=width >= WIDE) for guild in Guild]
        return [
            Text(mark),
            Text(self.names[seat], style="bold cyan" if seat == view.seat else ""),
            *(Text(str(count)) for count in counts),
            Text(self.texts.initials(view.void[seat])),
            *cells,
            Text(self.texts.neutral(view.taken[seat])),
            self._points(view, seat, brace),
        ]

    def _points(self, view: PotDeVinView, seat: int, brace: str) -> Text:
        """Return the points of a side so far; of a pair beside the first partner."""
        if brace == BRACES[1]:
            return Text(brace)
        points = worth.points(view, seat)
        text = Text(signed(points), style=f"bold {coloured(points)}".strip())
        return text.append(f" {brace}" if brace else "", style="not bold default")

    def page(self, view: PotDeVinView, width: int) -> RenderableType:
        """Return the table with what one more symbol would make of columns, and a legend."""
        names = ("legend", "legend-columns", "legend-pairs", "legend-neutral")
        legend = [Text(f"  {self._say(name)}", style="dim") for name in names]
        columns = [Text(), self._columns(view)] if width < WIDE else []
        return Group(self.table(view, width), *columns, Text(), *legend)

    def _columns(self, view: PotDeVinView) -> Table:
        """Return the columns of guilds alone."""
        table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
        table.add_column("", width=1)
        table.add_column(self._say("player"), no_wrap=True)
        for guild in Guild:
            table.add_column(self.texts.guild(guild, short=False), no_wrap=True)
        for seat in (seat for side in view.sides for seat in side):
            cells = [cell(view, seat, guild, whole=True) for guild in Guild]
            table.add_row("", self.names[seat], *cells)
        return table

    def _scale(self) -> Text:
        """Return what so many symbols of one guild are worth."""
        scale = "  ".join(f"{symbols}:{signed(guild_points(symbols))}" for symbols in SCALE)
        return Text(f"  {self.language.format('table-scale', scale=scale)}", style="dim")

    def _played(self, view: PotDeVinView) -> Text:
        """Return what lies on the table, in order, and what wins so far."""
        text = Text(f"  {self._say('played')}: ")
        best = winning(view)
        for place, (seat, card) in enumerate(view.table):
            text.append("  ·  " if place else "")
            text.append(f"{self.names[seat]} ")
            if card == GEM:
                text.append(self._say("gem"), style="dim")
            else:
                text.append(self.texts.card(view, card), style="bold")
                text.append(f" {WINNER}" if card == best else "", style="yellow")
        return text if view.table else text.append(self._say("nothing"), style="dim")

    # --- one's own

    def hand(self, view: PotDeVinView) -> RenderableType:
        """Return the viewer's own cards by character."""
        if not view.hand:
            return Text("  " + self._say("hand-empty"), style="dim")
        return hand_lines(self.texts, view, view.hand, {})

    def known(self, view: PotDeVinView) -> list[Text]:
        """Return the card that the viewer has put into the pile."""
        if view.put == NOBODY:
            return []
        card = self.texts.card(view, view.put)
        return [Text(f"  {self.language.format('table-put', card=card)}", style="dim")]

    def unseen(self, view: PotDeVinView) -> RenderableType:
        """Return the cards that others may hold, or that may lie in the pile."""
        title = Text(f"{self._say('unseen')} ({len(view.unseen)})", style="bold cyan")
        about = Text(f"{self._say('unseen-about')}\n", style="dim")
        return Group(title, about, hand_lines(self.texts, view, view.unseen, {}))

    # --- the end

    def ending(self, view: PotDeVinView, position: Json) -> RenderableType:  # noqa: ARG002
        """Return the points of every side by what they are for."""
        table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
        table.add_column("", width=1)
        table.add_column(self._say("player"))
        for guild in Guild:
            table.add_column(self.texts.guild(guild), no_wrap=True)
        for name in ("bonus", "pots", "gems", "points", "taken"):
            table.add_column(self._say(name), justify="right")
        for side in view.sides:
            won = side[0] in view.winners
            table.add_row(*self._sum(view, side), style="bold" if won else "")
        return Group(table, Text(f"  {self._say('jokers')}", style="dim"))

    def _sum(self, view: PotDeVinView, side: Sequence[int]) -> Iterable[Text]:
        first = side[0]
        yield Text(WINNER if first in view.winners else "")
        yield Text(self.language.list(self.names[seat] for seat in side))
        for guild in Guild:
            yield final_cell(view, first, guild)
        for worth_of in (worth.bonus, worth.pots, worth.gems, worth.points):
            yield Text(signed(worth_of(view, first)))
        yield Text(str(worth.cards(view, first)))

    def _say(self, name: str) -> str:
        return self.language.format(f"table-{name}")


def winning(view: PotDeVinView) -> int:
    """Return the card on the table that wins so far, NOBODY for none (PDV-RO-06)."""
    cards = [card for _, card in view.table if card != GEM]
    trumps = [card for card in cards if card // VALUES == view.trump // VALUES]
    led = [card for card in cards if card // VALUES == view.led]
    return max(trumps or led, default=NOBODY)
