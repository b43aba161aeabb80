"""What was found in a game, as ``intriga analyse`` prints it."""

from collections.abc import Iterator

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.analysis.findings import Account, Analysis, KeyMoment, MomentKind
from intriga.cli.answer_labels import label_of, menu_of
from intriga.cli.decision import AnyGame
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
        yield self._say("game", seats=len(self.names), inputs=len(self.game.inputs))
        yield self._accounts()
        yield self._say("accounts")
        if self.found.moments:
            yield ""
            yield self._say("moments")
        for moment in self.found.moments:
            yield self._say("moment", step=moment.step, what=self.sentence(moment))
        yield ""
        error = self._points(self.found.model_error)
        yield self._say("reference", network=self.found.network[:8], error=error)

    def _say(self, name: str, **args: str | int) -> str:
        return self.language.format(f"analyse-{name}", **args)

    # --- numbers

    def _points(self, part: float) -> str:
        """Return a part of 1 as percentage points with one decimal, without its sign."""
        whole, tenths = divmod(round(1000 * abs(part)), 10)
        return self.language.format("hint-number", whole=whole, tenths=tenths)

    def _signed(self, part: float) -> str:
        if not round(1000 * part):
            return self._points(0)
        return f"{'+' if part > 0 else '−'}{self._points(part)}"

    # --- the seats

    def _accounts(self) -> Table:
        """Return a row for each seat: where its result came from, and how it chose."""
        table = Table(box=box.SIMPLE)
        table.add_column("")
        has_lies = any(choice.given.lie for choice in self.found.choices)
        columns = (*PARTS, "counted", "each", *(("lies", "challenges") if has_lies else ()))
        for name in columns:
            table.add_column(self._say(name), justify="right")
        for name, account in zip(self.names, self.found.accounts, strict=True):
            row = [self._signed(getattr(account, part)) for part in PARTS]
            each = NOTHING if account.error_rate is None else self._signed(account.error_rate)
            row += [str(account.counted), each, *(self._bluffs(account) if has_lies else ())]
            table.add_row(Text(name), *row)
        return table

    def _bluffs(self, account: Account) -> tuple[str, str]:
        """Return how often a seat lied and challenged, and what came of it."""
        lies = self._say("of", some=account.caught, all=account.lies)
        won = self._say("of", some=account.challenges_won, all=account.challenges)
        return lies if account.lies else NOTHING, won if account.challenges else NOTHING

    # --- the moments

    def sentence(self, moment: KeyMoment) -> str:
        """Return what there is to say of *moment*."""
        who, action = self.names[moment.seat], self._label(moment.step)
        if moment.kind is MomentKind.TURN:
            turned = "rose" if moment.worth > 0 else "fell"
            by = self.names[int(self.game.inputs[moment.step - 1]["by"])]
            points = self._points(moment.worth)
            return self._say(f"turn-{turned}", who=who, by=by, action=action, points=points)
        if moment.kind is MomentKind.LIE:
            end = "caught" if moment.caught else "believed"
            worth = self._say(f"lie-{moment.grade}", points=self._points(moment.worth))
            return f"{self._say(f'lie-{end}', who=who, action=action)} {worth}"
        choice = self.found.at(moment.step)
        assert choice is not None  # noqa: S101  mistakes are choices
        points = f"{self._points(moment.worth)} ± {self._points(moment.off)}"
        best = self._label(moment.step, choice.better.do)
        return self._say("mistake", who=who, action=action, best=best, points=points)

    def _label(self, step: int, words: str | None = None) -> str:
        """Return what the answer *words* was called at *step*: the one that was given, for none."""
        line, before = self.game.inputs[step - 1], self._positions[step - 1]
        seat = int(line["by"])
        legal, view = before.legal(seat), before.view(seat)
        said = before.format(seat, before.parse(seat, words or line["do"]))
        return label_of(menu_of(view, legal, self.language, self.names), said)
