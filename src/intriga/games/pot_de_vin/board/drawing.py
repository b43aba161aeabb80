"""The table of Pot de Vin as one player sees it, drawn with rich from a view."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.core.ruleset import Json
from intriga.games.pot_de_vin.board.card_texts import TRUMP, CardTexts, HandLines, coloured
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GEM, NOBODY, VALUES, Guild, Phase
from intriga.terminal.boards import Drawing
from intriga.terminal.lines import SEPARATOR, Flow, InParts, hanging
from intriga.words import Language, signed

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


TURN: Final = "▶"
WINNER: Final = "★"
BRACES: Final = ("┐", "┘")  # around the common columns of two partners
WIDE: Final = 96  # columns of a screen from which on a guild shows its points with one more symbol
WIDEST: Final = 120  # columns from which on guilds have their whole names
LONGEST_NAME: Final = 10  # on a narrow screen
SHORTEST_NAME: Final = 6  # the bots' names; only a person's is cut where columns are scarce
PLAYING: Final = frozenset({Phase.LEAD, Phase.FOLLOW})
NARROW: Final = 72  # columns below which tables are shown in parts
SEATS_IN_PARTS: Final = ((0, 1, 2, 3, 4, 13), (0, 1, *range(6, 12)), (0, 1, 5, 12))
SUMS_IN_PARTS: Final = ((0, 1, *range(2, 8)), (0, 1, *range(8, 13)))
SCALE: Final = range(1, 9)  # symbols of one guild


class PotDeVinDrawing(Drawing[PotDeVinView]):
    """Draws views of one game."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        """Draw in *language*, with players by their *names*."""
        super().__init__(language, names)
        self.texts = CardTexts(language)

    # --- the table

    def table(self, view: PotDeVinView, width: int) -> RenderableType:
        """Return the round, the cards that everybody has won, and the cards on the table."""
        parts: list[RenderableType] = [self._round(view), self._seats(view, width)]
        if width < WIDE:
            parts.append(self._scale())
        if view.trump != NOBODY:
            parts.append(self._played(view))
        return Group(*parts)

    def _round(self, view: PotDeVinView) -> Flow:
        """Return the round, its trump, and the known cards of the trump pile."""
        said = [Text(self.language.format("table-round", round=view.round, rounds=view.rounds))]
        if view.trump != NOBODY:
            character = self.texts.character(view.trump // VALUES)
            card = self.texts.card(view, view.trump)
            trump = self.language.format("table-trump", character=character, card=card)
            said.append(Text.assemble(f"{TRUMP} ", (trump, "bold yellow")))
        known = [("table-turned", view.turned), ("table-pile", view.pile or [])]
        for name, cards in known if view.turned or view.pile_size else []:
            if cards:
                codes = self.texts.codes(cards)
                said.append(Text(self.language.format(name, cards=codes), style="dim"))
        return Flow("  ", said)

    def _seats(self, view: PotDeVinView, width: int) -> InParts:
        table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
        table.add_column("", width=1)
        longest = LONGEST_NAME if width < WIDE else None
        table.add_column(self._say("player"), min_width=SHORTEST_NAME, max_width=longest)
        for name in ("cards", "gems", "treasure"):
            table.add_column(self._say(name), justify="right", no_wrap=True)
        table.add_column(self._say("void"), no_wrap=True)
        for guild in Guild:
            name = self.texts.guild(guild, short=width < WIDEST)
            table.add_column(name, min_width=4, no_wrap=True)
        neutral = self._say("neutral")
        table.add_column(neutral, min_width=len(neutral), overflow="fold")
        table.add_column(self._say("points"), justify="right", no_wrap=True)
        for side in view.sides:
            for place, seat in enumerate(side):
                brace = BRACES[place] if len(side) > 1 else ""
                style = "bold" if seat == view.turn and view.phase != Phase.GAME_OVER else ""
                table.add_row(*self._row(view, seat, brace, width), style=style)
        return InParts(table, SEATS_IN_PARTS, below=NARROW)

    def _row(self, view: PotDeVinView, seat: int, brace: str, width: int) -> list[Text]:
        mark = TURN if seat == view.turn and view.phase != Phase.GAME_OVER else ""
        counts = (view.hand_sizes[seat], view.gems[seat], view.treasure[seat])
        cells = [cell(view, seat, guild, whole=width >= WIDE) for guild in Guild]
        return [
            Text(mark),
            self._name(view, seat),
            *(Text(str(count)) for count in counts),
            Text(self.texts.initials(view.void[seat])),
            *cells,
            Text(self.texts.neutral(view.taken[seat])),
            self._points(view, seat, brace),
        ]

    def _name(self, view: PotDeVinView, seat: int) -> Text:
        style = "bold cyan" if seat == view.seat else ""
        return Text(self.names[seat], style=style, no_wrap=True, overflow="ellipsis")

    def _points(self, view: PotDeVinView, seat: int, brace: str) -> Text:
        """Return the points of a side so far; of a pair beside the first partner."""
        if brace == BRACES[1]:
            return Text(brace)
        points = score.points(view, seat)
        text = Text(signed(points), style=f"bold {coloured(points)}".strip())
        return text.append(f" {brace}" if brace else "", style="not bold default")

    def page(self, view: PotDeVinView, width: int) -> RenderableType:
        """Return the table with the points of columns with one more symbol, and a legend."""
        names = ("legend", "legend-columns", "legend-pairs", "legend-gems", "legend-neutral")
        legend = [self._legend(name) for name in names]
        columns = [Text(), self._columns(view)] if width < WIDE else []
        return Group(self.table(view, width), *columns, Text(), *legend)

    def _legend(self, name: str) -> Flow:
        marks = self._say(name).split(f" {SEPARATOR} ")
        return Flow("  ", [Text(mark, style="dim") for mark in marks], gap=1)

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

    def _scale(self) -> RenderableType:
        """Return the scale: the points of each number of symbols of one guild."""
        scale = "  ".join(f"{symbols}:{signed(guild_points(symbols))}" for symbols in SCALE)
        return hanging(self.language.format("table-scale", scale=scale), style="dim")

    def _played(self, view: PotDeVinView) -> Flow:
        """Return the cards on the table, in order, the best so far, and the seats still to play."""
        best = view.winning
        said = [self._turn(view, seat, card, best) for seat, card in view.table]
        said = said or [Text(self._say("nothing"), style="dim")]
        if seats := still_to_play(view):
            players = self.language.list(self.names[seat] for seat in seats)
            said.append(Text(self.language.format("table-then", players=players), style="dim"))
        return Flow(f"  {self._say('played')}: ", said)

    def _turn(self, view: PotDeVinView, seat: int, card: int, best: int) -> Text:
        """Return the card, or the gem, that a player has put on the table."""
        if card == GEM:
            return Text.assemble(f"{self.names[seat]} ", (self._say("gem"), "dim"))
        mark = f" {WINNER}" if card == best else ""
        shown = (self.texts.card(view, card), "bold")
        return Text.assemble(f"{self.names[seat]} ", shown, (mark, "yellow"))

    # --- one's own

    def hand(self, view: PotDeVinView) -> RenderableType:
        """Return the viewer's own cards by character."""
        if not view.hand:
            return Text("  " + self._say("hand-empty"), style="dim")
        return HandLines(self.texts, view, view.hand, {})

    def in_hand(self, view: PotDeVinView) -> list[RenderableType]:
        """Return the viewer's own cards, or that there are none, while others go on playing."""
        return [self.hand(view)] if view.hand or view.phase in PLAYING else []

    def known(self, view: PotDeVinView) -> list[Text]:
        """Return the card that the viewer has put into the pile."""
        if view.put == NOBODY:
            return []
        card = self.texts.card(view, view.put)
        return [Text(f"  {self.language.format('table-put', card=card)}", style="dim")]

    def unseen(self, view: PotDeVinView) -> RenderableType:
        """Return the cards that others may hold, or that may lie in a pile nobody knows."""
        title = Text(f"{self._say('unseen')} ({len(view.unseen)})", style="bold cyan")
        where = "unseen-about" if view.pile is None else "unseen-held"
        about = Text(f"{self._say(where)}\n", style="dim")
        return Group(title, about, HandLines(self.texts, view, view.unseen, {}))

    # --- the end

    def ending(self, view: PotDeVinView, position: Json) -> RenderableType:  # noqa: ARG002
        """Return the points of every side by their source."""
        table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
        table.add_column("", width=1)
        table.add_column(self._say("player"))
        for guild in Guild:
            table.add_column(self.texts.guild(guild), no_wrap=True)
        for name in ("bonus", "pots", "treasure", "points", "taken"):
            table.add_column(self._say(name), justify="right")
        for side in view.sides:
            won = side[0] in view.winners
            table.add_row(*self._sum(view, side), style="bold" if won else "")
        return Group(
            InParts(table, SUMS_IN_PARTS, below=NARROW),
            Text(f"  {self._say('jokers')}", style="dim"),
        )

    def _sum(self, view: PotDeVinView, side: Sequence[int]) -> Iterable[Text]:
        first = side[0]
        yield Text(WINNER if first in view.winners else "")
        yield Text(self.language.list(self.names[seat] for seat in side))
        for guild in Guild:
            yield final_cell(view, first, guild)
        for worth_of in (score.bonus, score.pots, score.gems, score.points):
            yield Text(signed(worth_of(view, first)))
        yield Text(str(score.cards(view, first)))

    def _say(self, name: str) -> str:
        return self.language.format(f"table-{name}")


def still_to_play(view: PotDeVinView) -> list[int]:
    """Return the seats that have their turn in this round after the one that has it now."""
    if view.phase not in PLAYING:
        return []
    others = [(view.turn + steps) % view.players for steps in range(1, view.players)]
    return [seat for seat in others if view.played[seat] == NOBODY and view.hand_sizes[seat]]
