"""What was found in a game, as ``intriga analyse`` prints it."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.analysis.findings import Account, Analysis, Choice, KeyMoment, MomentKind
from intriga.analysis.trying import OpenQuestion
from intriga.cli.answer_labels import label_of, menu_of
from intriga.cli.decision import AnyGame
from intriga.core.games import manifest_of
from intriga.terminal.names import shown_names
from intriga.words import Language

NOTHING = "–"
PARTS = ("result", "cards", "choices", "guesses", "others")


class AnalysisPage:
    """An analysis in words: where each result came from, and the moments to look at again."""

    def __init__(self, game: AnyGame, found: Analysis, tag: str) -> None:
        """Show what was *found* in *game* in the language of *tag*, in the words of the edition."""
        self.game, self.found = game, found
        self.language = Language(tag, game.ruleset.name, game.header["preset"])
        self.names = shown_names(game.header["seats"])
        self._positions = [game.begun]
        for line in game.inputs:
            step = self._positions[-1].follow(line["by"], line["do"], line.get("draws", ()))
            self._positions.append(step.after)

    def print(self) -> None:
        """Print it for the terminal as it is."""
        console = Console(highlight=False)
        for part in self.parts():
            console.print(Text(part) if isinstance(part, str) else part)

    def parts(self) -> Iterator[RenderableType]:
        """Yield what stands one below the other."""
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
    def title(self) -> str:
        """The game as people call it."""
        return manifest_of(self.game.ruleset.name).title

    @property
    def summary(self) -> str:
        """How many played, and how long the game was."""
        return self.say("game", seats=len(self.names), inputs=len(self.game.inputs))

    @property
    def reference(self) -> str:
        """By whom all is judged, and how far that is off."""
        error = self.points(self.found.model_error)
        return self.say("reference", network=self.found.network[:8], error=error)

    # --- numbers

    def points(self, part: float) -> str:
        """Return a part of 1 as percentage points with one decimal, without its sign."""
        whole, tenths = divmod(round(1000 * abs(part)), 10)
        return self.language.format("hint-number", whole=whole, tenths=tenths)

    def percent(self, part: float) -> str:
        """Return a part of 1 as a percentage with one decimal."""
        whole, tenths = divmod(round(1000 * part), 10)
        return self.language.format("hint-percent", whole=whole, tenths=tenths)

    def _signed(self, part: float) -> str:
        if not round(1000 * part):
            return self.points(0)
        return f"{'+' if part > 0 else '−'}{self.points(part)}"

    # --- the seats

    def _accounts(self) -> Table:
        """Return a row for each seat: where its result came from, and how it chose."""
        table = Table(box=box.SIMPLE)
        for at, heading in enumerate(self.headings()):
            table.add_column(heading, justify="right" if at else "left")
        for name, *numbers in self.rows():
            table.add_row(Text(name), *numbers)
        return table

    def headings(self) -> list[str]:
        """Return what the columns of the accounts are called; the first is that of names."""
        columns = (*PARTS, "counted", "each", *(("lies", "challenges") if self._has_lies else ()))
        return ["", *map(self.say, columns)]

    def rows(self) -> Iterator[list[str]]:
        """Yield the account of each seat: its name, then what stands below the headings."""
        for name, account in zip(self.names, self.found.accounts, strict=True):
            parts = [self._signed(getattr(account, part)) for part in PARTS]
            each = NOTHING if account.error_rate is None else self._signed(account.error_rate)
            bluffs = self._bluffs(account) if self._has_lies else ()
            yield [name, *parts, str(account.counted), each, *bluffs]

    @property
    def _has_lies(self) -> bool:
        return any(choice.given.lie for choice in self.found.choices)

    def _bluffs(self, account: Account) -> tuple[str, str]:
        """Return how often a seat lied and challenged, and what came of it."""
        lies = self.say("of", some=account.caught, all=account.lies)
        won = self.say("of", some=account.challenges_won, all=account.challenges)
        return lies if account.lies else NOTHING, won if account.challenges else NOTHING

    # --- the moments

    def moments(self) -> Iterator[str]:
        """Yield what there is to say of each moment, with its step."""
        for moment in self.found.moments:
            yield self.say("moment", step=moment.step, what=self.sentence(moment))

    def sentence(self, moment: KeyMoment) -> str:
        """Return what there is to say of *moment*."""
        who, choice = self.names[moment.seat], self.found.at(moment.step)
        if moment.kind is MomentKind.TURN or choice is None:
            turned, line = "rose" if moment.worth > 0 else "fell", self.game.inputs[moment.step - 1]
            by, points = int(line["by"]), self.points(moment.worth)
            action = self._label(moment.step - 1, by, str(line["do"]))
            return self.say(
                f"turn-{turned}", who=who, by=self.names[by], action=action, points=points
            )
        action = self.given(choice)
        if moment.kind is MomentKind.LIE:
            end = "caught" if moment.caught else "believed"
            worth = self.say(f"lie-{moment.grade}", points=self.points(moment.worth))
            return f"{self.say(f'lie-{end}', who=who, action=action)} {worth}"
        points = f"{self.points(moment.worth)} ± {self.points(moment.off)}"
        best = self.better(choice)
        return self.say("mistake", who=who, action=action, best=best, points=points)

    def given(self, choice: Choice) -> str:
        """Return what the answer was called that was given to *choice*."""
        return self._label(choice.asked, choice.seat, choice.given.do)

    def better(self, choice: Choice) -> str:
        """Return what the best answer to *choice* was called."""
        return self._label(choice.asked, choice.seat, choice.better.do)

    def _label(self, asked: int, seat: int, words: str) -> str:
        """Return what the answer *words* of *seat* was called after so many inputs."""
        question = OpenQuestion.joined(self._positions[asked], seat)
        return label_of(menu_of(question.asked, self.language, self.names), words)
