"""The table of Coup as one player sees it, drawn with rich from a view."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from intriga.games.coup.notation import names_of
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CLAIMS, NOBODY, NOT_DUKE, Phase
from intriga.terminal.boards import Drawing
from intriga.terminal.lines import Flow, InParts, hanging

FACE_DOWN: Final = "■"
TURN: Final = "▶"
WINNER: Final = "★"
PROVED, REFUSED = "✓", "✗"
NARROW: Final = 60  # columns below which claims are a table of their own
WIDE: Final = 110  # columns from which on claims are written out


class CoupDrawing(Drawing[CoupView]):
    """Draws views of one game."""

    def table(self, view: CoupView, width: int) -> RenderableType:
        """Return the seats and, below them, the middle of the table."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        table.add_column("", width=1)
        table.add_column("#", justify="right", width=1)
        table.add_column(self._say("player"), no_wrap=True)
        table.add_column(self._say("coins"), justify="right")
        table.add_column(self._say("cards"))
        if view.options["reforma"]:
            table.add_column(self._say("faction"))
        table.add_column(self._say("claims"), ratio=1)
        for seat in view.seats:
            table.add_row(*self._row(view, seat, width), style=_style(view, seat))
        *others, claims = range(len(table.columns))
        parts = InParts(table, (others, (*others[:3], claims)), below=NARROW)
        return Group(parts, self.middle(view))

    def _row(self, view: CoupView, seat: int, width: int) -> list[Text]:
        mark = TURN if seat == view.turn and view.phase != Phase.GAME_OVER else ""
        name = Text(self.names[seat], style="bold cyan" if seat == view.seat else "")
        alive = seat in view.alive
        coins = Text(str(view.coins[seat]) if alive else self._say("out"))
        row = [Text(mark), Text(str(seat)), name, coins, self._cards(view, seat)]
        if view.options["reforma"]:
            row.append(Text(self._faction(view, seat) if alive else ""))
        return [*row, Text(self.claims(view, seat, whole=width >= WIDE))]

    def _cards(self, view: CoupView, seat: int) -> Text:
        cards = names_of(view).cards
        text = Text(" ".join(FACE_DOWN * view.hand_sizes[seat]), style="yellow")
        for card in view.face_up[seat]:
            text.append(" " if text.plain else "")
            text.append(self.language.card(cards[card]), style="dim strike")
        return text

    def _faction(self, view: CoupView, seat: int) -> str:
        return self.language.format(f"faction-{view.factions[seat]}") if view.factions else ""

    def claims(self, view: CoupView, seat: int, *, whole: bool) -> str:
        """Return the claims that *seat* has made so far, each with how it fared."""
        counts = (view.claimed(seat), view.proved(seat), view.refused(seat))
        marks = [
            self._claim(view, claim, whole=whole) + _fared(made, proved, refused)
            for claim, (made, proved, refused) in enumerate(zip(*counts, strict=True))
            if made
        ]
        return (" · " if whole else " ").join(marks)

    def _claim(self, view: CoupView, claim: int, *, whole: bool) -> str:
        word = names_of(view).slots[claim % NOT_DUKE]
        character = self.language.format(f"character-{word}" + ("" if whole else ".short"))
        if claim < CLAIMS - 1:
            return character
        short = "" if whole else "-short"
        return self.language.format(f"claim-none{short}", character=character)

    def middle(self, view: CoupView) -> Flow:
        """Return the middle of the table: Treasury, Court deck, sewer, estates."""
        parts = [
            self.language.format("table-treasury", coins=view.treasury),
            self.language.format("table-court", cards=view.court_size),
        ]
        if view.options["reforma"]:
            parts.append(self.language.format("table-sewer", coins=view.sewer))
        for seat in view.seats:
            if coins := view.estates[seat]:
                who = self.names[seat]
                parts.append(self.language.format("table-estate", who=who, coins=coins))
        return Flow("  ", [Text(part, style="dim") for part in parts])

    # --- one's own

    @override
    def hand(self, view: CoupView) -> RenderableType:
        cards = names_of(view).cards
        if not view.hand:
            return hanging(self._say("hand-empty"), style="dim")
        text = Text(f"{self._say('hand')}: ")
        for card in view.hand:
            text.append(f" {self.language.card(cards[card])} ", style="bold reverse")
            text.append(" ")
        return hanging(text)

    def known(self, view: CoupView) -> list[RenderableType]:
        """Return the viewer's further knowledge: cards put aside, cards seen of others."""
        cards = names_of(view).cards
        lines: list[RenderableType] = []
        if view.aside:
            aside = self.language.list(self.language.card(cards[card]) for card in view.aside)
            lines.append(hanging(f"{self._say('aside')}: {aside}"))
        for seat in view.seats:
            if seen := view.seen(seat) if seat != view.seat else ():
                known = self.language.list(self.language.card(cards[card]) for card in seen)
                lines.append(hanging(f"{self._say('known')}: {self.names[seat]}, {known}"))
        return lines

    def page(self, view: CoupView, width: int) -> RenderableType:
        """Return the table with its claims written out, and a legend of its marks."""
        legend = hanging(self._say("legend"), style="dim")
        return Group(self.table(view, max(width, WIDE)), legend)

    # --- the end

    def ending(self, view: CoupView, position: dict[str, Any]) -> Table:
        """Return the hands of *position*, the end of the game, and the Court deck."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        table.add_column("", width=1)
        table.add_column(self._say("player"))
        for name in ("held", "lost"):
            table.add_column(self._say(name), overflow="fold")
        for seat in view.seats:
            mark = WINNER if seat == view.winner else ""
            held, lost = position["hands"][seat], position["face_up"][seat]
            row = [mark, self.names[seat], self._listed(held), self._listed(lost)]
            table.add_row(*map(Text, row), style="bold" if mark else "")
        court = [word for word, number in position["court"].items() for _ in range(number)]
        table.add_section()
        table.add_row("", Text(self._say("court-deck")), Text(self._counted(court)), "")
        return table

    def _listed(self, words: Sequence[str]) -> str:
        return ", ".join(self.language.card(word) for word in words)

    def _counted(self, words: Sequence[str]) -> str:
        counts = Counter(words)
        each = ((self.language.card(word), number) for word, number in counts.items())
        return ", ".join(f"{card} ×{number}" if number > 1 else card for card, number in each)

    def _say(self, name: str) -> str:
        return self.language.format(f"table-{name}")


def _style(view: CoupView, seat: int) -> str:
    if seat not in view.alive:
        return "dim"
    return "bold" if seat == view.turn and view.winner == NOBODY else ""


def _fared(made: int, proved: int, refused: int) -> str:
    """Return how often a claim was made, and the marks for its challenges."""
    times = f"×{made}" if made > 1 else ""
    return times + PROVED * min(proved, 3) + REFUSED * min(refused, 3)
