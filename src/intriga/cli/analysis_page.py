"""The analysis of a game, as ``intriga analyse`` prints it."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.analysis.findings import Account, Analysis
from intriga.analysis.rollouts import OpenQuestion
from intriga.cli.decision import AnyGame
from intriga.server.work.game_analysis import labels_of, said_of, told
from intriga.terminal.lines import shown_names
from intriga.words import Language
from intriga.words.sentences import told as sentence

NOTHING = "–"
AMPLE = 10_000  # columns of a terminal that has room for everything
PARTS = ("result", "cards", "choices", "guesses", "others")


class Accounts:
    """The accounts of all seats: a row for each, or a column where that is too wide."""

    def __init__(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.headings, self.rows = headings, rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Yield the form that has room for all headings."""
        table = _table(self.headings, self.rows)
        room = options.update(max_width=AMPLE)
        if console.measure(table, options=room).maximum <= options.max_width:
            yield table
            return
        first, *names = zip(self.headings, *self.rows, strict=True)
        yield _table(first, names)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=box.SIMPLE)
    for at, heading in enumerate(headings):
        table.add_column(Text(heading), justify="right" if at else "left", overflow="fold")
    for name, *numbers in rows:
        table.add_row(Text(name), *numbers)
    return table


class AnalysisPage:
    """An analysis in words: where each result came from, and the moments to look at again."""

    def __init__(self, game: AnyGame, found: Analysis, tag: str) -> None:
        """Show the analysis *found* of *game* in the language of *tag*, in the edition's words."""
        self.game, self.found = game, found
        self.language = Language(tag, game.ruleset.name, game.header["preset"])
        self.names = shown_names(game.header["seats"])
        self.told = told(game, found)

    def print(self) -> None:
        """Print it for the terminal as it is."""
        console = Console(highlight=False)
        for part in self.parts():
            console.print(Text(part) if isinstance(part, str) else part)

    def parts(self) -> Iterator[RenderableType]:
        """Yield the parts of the page, from top to bottom."""
        yield self.summary
        yield self._accounts()
        yield self.say("accounts")
        if self.found.moments:
            yield ""
            yield self.say("moments")
        yield from self.moments()
        yield ""
        yield self.reference

    def say(self, name: str, **args: str | int) -> str:
        """Return the sentence called *name*."""
        return self.language.format(f"analyse-{name}", **args)

    @property
    def summary(self) -> str:
        """How many played, and how long the game was."""
        return self.say("game", seats=len(self.names), inputs=len(self.game.inputs))

    @property
    def reference(self) -> str:
        """The network that judges, and its error."""
        error = self.points(self.found.model_error)
        return self.say("reference", network=self.found.network[:8], error=error)

    # --- numbers

    def points(self, part: float) -> str:
        """Return a part of 1 as percentage points with one decimal, without its sign."""
        whole, tenths = divmod(round(1000 * abs(part)), 10)
        return self.language.format("hint-number", whole=whole, tenths=tenths)

    def _signed(self, part: float) -> str:
        if not round(1000 * part):
            return self.points(0)
        return f"{'+' if part > 0 else '−'}{self.points(part)}"

    # --- the seats

    def _accounts(self) -> "Accounts":
        """Return where the result of each seat came from, and how it chose."""
        return Accounts(self.headings(), list(self.rows()))

    def headings(self) -> list[str]:
        """Return the headings of the accounts; the first one, of the names, is empty."""
        columns = (*PARTS, "counted", "each", *(("lies", "challenges") if self._has_lies else ()))
        return ["", *map(self.say, columns)]

    def rows(self) -> Iterator[list[str]]:
        """Yield the account of each seat: its name, then a text for each further heading."""
        for name, account in zip(self.names, self.found.accounts, strict=True):
            parts = [self._signed(getattr(account, part)) for part in PARTS]
            each = NOTHING if account.error_rate is None else self._signed(account.error_rate)
            bluffs = self._bluffs(account) if self._has_lies else ()
            yield [name, *parts, str(account.counted), each, *bluffs]

    @property
    def _has_lies(self) -> bool:
        return any(choice.given.lie for choice in self.found.choices)

    def _bluffs(self, account: Account) -> tuple[str, str]:
        """Return how often a seat lied and was caught, and challenged and won."""
        lies = self.say("of", some=account.caught, all=account.lies)
        won = self.say("of", some=account.challenges_won, all=account.challenges)
        return lies if account.lies else NOTHING, won if account.challenges else NOTHING

    # --- the moments

    def moments(self) -> Iterator[str]:
        """Yield a sentence on each moment, with its step."""
        for moment in self.told.moments:
            deed, verdict = said_of(self.language, self.names, self.told, moment)
            what = f"{deed or self._answered(moment.step)} {verdict}"
            yield self.say("moment", step=moment.step, what=what)

    def _answered(self, step: int) -> str:
        """Return the answer given with *step*, where no answers were compared."""
        *before, line = self.game.inputs[:step]
        position, seat = self.game.begun, int(line["by"])
        for each in before:
            position = position.follow(each["by"], each["do"], each.get("draws", ())).after
        labels = labels_of(OpenQuestion.joined(position, seat).asked)
        action = ": ".join(
            sentence(self.language, self.names, each) for each in labels[str(line["do"])]
        )
        return self.language.format(
            "web-replay-moment-answered", who=self.names[seat], action=action
        )
