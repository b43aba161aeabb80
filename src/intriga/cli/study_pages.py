"""The pages that ``intriga analyse`` and ``intriga hint`` print, about a game or a decision."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.analysis.advice import Advice, Weighed
from intriga.analysis.findings import Account, Analysis
from intriga.analysis.rollouts import OpenQuestion
from intriga.cli.decision import AnyGame, Decision
from intriga.core.position import Position
from intriga.core.table_rules import SeatQuestion
from intriga.server.work.game_analysis import labels_of, said_of, told
from intriga.terminal.generic import board_of
from intriga.terminal.lines import shown_names
from intriga.terminal.menus import AnyMenu, Prompt
from intriga.words import Language
from intriga.words.sentences import told as sentence

PLAYED: Final = "•"  # before the answer that was given
NOTHING: Final = "–"
AMPLE = 10_000  # columns of a terminal that has room for everything
PARTS = ("result", "cards", "choices", "guesses", "others")


class AdvicePage:
    """Advice in words: the view of the seat, the answers, and beliefs about the others."""

    def __init__(
        self, decision: Decision, advice: Advice, tag: str, others: Mapping[str, Sequence[float]]
    ) -> None:
        """Show *advice* on *decision* in the language of *tag*, in the words of the edition.

        *others* are further agents, with how often each gives every answer.
        """
        game = decision.game
        self.decision, self.advice, self.others = decision, advice, others
        self.language = Language(tag, game.ruleset.name, game.header["preset"])
        self.names = shown_names(game.header["seats"])
        self.who = self.names[decision.seat]
        self.view = decision.question.view
        self.board = board_of(game.ruleset.name)
        self.menu = menu_of(decision.question.asked, self.language, self.names)

    def print(self) -> None:
        """Print it for the terminal as it is."""
        console = Console(highlight=False)
        for part in self.parts(console.width):
            console.print(Text(part) if isinstance(part, str) else part)

    def parts(self, width: int) -> Iterator[RenderableType]:
        """Yield the parts of the page from top to bottom, for a screen of *width* columns."""
        drawing = self.board.drawing(self.language, self.names)
        inputs = len(self.decision.record.inputs)
        yield self._say("asked", at=self.decision.at, inputs=inputs, who=self.who)
        yield drawing.table(self.view, width)
        yield from drawing.known(self.view)
        yield drawing.hand(self.view)
        yield ""
        yield self.menu.question()
        yield self._answers()
        yield from self._verdict()
        for name, _ in self._books():
            yield self._say(f"{name}-about")
        if self.advice.beliefs:
            yield self._say("beliefs", who=self.who)
            yield self._beliefs()
        yield self._say(f"noise-{self.decision.game.ruleset.name}", worlds=self.advice.worlds)

    def _say(self, name: str, **args: str | int) -> str:
        return self.language.format(f"hint-{name}", **args)

    # --- numbers

    def _percent(self, part: float) -> str:
        """Return a part of 1 as a percentage with one decimal."""
        whole, tenths = divmod(round(1000 * part), 10)
        return self._say("percent", whole=whole, tenths=tenths)

    def _points(self, part: float) -> str:
        """Return a part of 1 as percentage points with one decimal."""
        whole, tenths = divmod(round(1000 * part), 10)
        return self._say("number", whole=whole, tenths=tenths)

    def _loss(self, answer: Weighed) -> str:
        off = self.advice.off(answer.loss_error)
        return f"{self._points(answer.loss)} ± {self._points(off)}"

    def _numbers(self, answer: Weighed) -> tuple[str, str, str]:
        chance = self._percent(answer.probability)
        if math.isnan(answer.win) or self.advice.decided:
            return chance, NOTHING, NOTHING
        return chance, self._percent(answer.win), self._loss(answer) if answer.loss else NOTHING

    # --- the answers

    def _answers(self) -> Table:
        """Return the answers, the master's likeliest first."""
        table = Table(box=box.SIMPLE)
        table.add_column("")
        table.add_column(self._say("answer"))
        for heading in ("probability", "win", "loss"):
            table.add_column(self._say(heading), justify="right", no_wrap=True)
        for name, _ in self._books():
            table.add_column(self._say(name), justify="right")
        for name in self.others:
            table.add_column(Text(name), justify="right")
        for answer in sorted(self.advice.answers, key=lambda each: -each.probability):
            mark = PLAYED if answer.words == self.decision.played else ""
            numbers = (*self._numbers(answer), *self._by_books(answer), *self._of_others(answer))
            table.add_row(mark, Text(self._label(answer)), *numbers)
        return table

    def _books(self) -> Iterator[tuple[str, Mapping[str, float]]]:
        """Yield the odds that stand beside those of the master, each with its name."""
        books = {"table": self.advice.table, "equilibrium": self.advice.equilibrium}
        yield from ((name, odds) for name, odds in books.items() if odds is not None)

    def _by_books(self, answer: Weighed) -> Iterator[str]:
        """Yield how often each of them gives *answer*."""
        yield from (self._percent(odds[answer.words]) for _, odds in self._books())

    def _of_others(self, answer: Weighed) -> Iterator[str]:
        """Yield how often each of the other agents gives *answer*."""
        place = self.advice.answers.index(answer)
        yield from (self._percent(chances[place]) for chances in self.others.values())

    def _label(self, answer: Weighed) -> str:
        return label_of(self.menu, answer.words)

    def _verdict(self) -> Iterator[str]:
        """Yield sentences on the answer that was given."""
        played = self.advice.of(self.decision.played)
        if len(self.advice.answers) == 1:
            yield self._say("only")
        elif self.advice.decided:
            yield self._say("decided", who=self.who)
        elif played is not None and played.verdict is not None:
            yield self._say(
                f"verdict-{played.verdict}",
                who=self.who,
                action=self._label(played),
                best=self._label(self.advice.best),
                probability=self._percent(played.probability),
                loss=self._loss(played),
            )

    # --- the others

    def _beliefs(self) -> Table:
        """Return how likely each of the others is to hold each character."""
        table = Table(box=box.SIMPLE)
        table.add_column("")
        beliefs = self.advice.beliefs
        for word in next(iter(beliefs.values())):
            table.add_column(self.language.card(word), justify="right")
        for seat, held in beliefs.items():
            table.add_row(Text(self.names[seat]), *map(self._percent, held.values()))
        return table


def menu_of(
    asked: SeatQuestion[Position[Any, Any]], language: Language, names: Sequence[str]
) -> AnyMenu:
    """Return the menu of the answers to the question *asked*; *names* are those of all seats."""
    view, offers = asked.places[0].view(asked.seat), asked.offers()
    form, question = asked.form(offers), asked.sentence()
    assert form is not None  # noqa: S101  there is a place where it is asked
    assert question is not None  # noqa: S101  likewise
    prompt = Prompt(view, question, offers, form)
    return board_of(view.game).menu(prompt, language, names)


def label_of(menu: AnyMenu, words: str) -> str:
    """Return the label of the answer *words* in *menu*."""
    labels: list[str] = []
    while True:
        entry = next(
            entry for entry in menu.entries if any(offer.words == words for offer in entry.offers)
        )
        labels.append(entry.label)
        if len(entry.offers) == 1:
            return ": ".join(labels)
        menu = menu.among(entry.offers)


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
