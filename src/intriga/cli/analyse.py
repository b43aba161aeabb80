"""``intriga analyse``: what each choice of a game cost, and what was luck."""

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from intriga.cli.arguments import JOBS, JSON, RAY, ruleset_of_record, spread_of
from intriga.terminal.failures import refuse, told

if TYPE_CHECKING:
    from intriga.analysis.findings import Analysis
    from intriga.cli.decision import AnyGame
    from intriga.words import Language


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class AnalyseArguments:
    """Which game, and how closely to look at it; everything has a default."""

    game: str | None = None
    """Where the file holds several games: the id of one, or its number, counted from 1."""
    quick: bool = False
    """Look at the choices that matter alone, in fewer worlds: a fifth of the time."""
    language: str | None = None
    """en, pt-BR, es or es-AR; otherwise that of the environment."""
    seed: int = 0
    """The same number finds the same again."""
    out: Path | None = None
    """Look at all games of the file, and add a line of JSON for each to this one; those that it
    has already are left out."""
    jobs: Annotated[int | None, JOBS] = None
    ray: Annotated[str | None, RAY] = None
    as_json: Annotated[bool, JSON] = False


app = App(name="analyse")


@app.default
def analyse(
    record: Path, /, *, asked: Annotated[AnalyseArguments, Parameter(name="*")] = AnalyseArguments()
) -> int:
    """Say what each choice of a game cost, what was luck, and which moments to look at again.

    Parameters
    ----------
    record
        A record, as JSON Lines; a name that ends in .gz is unpacked.
    """
    if asked.out is not None:
        return told("analyse", partial(_all, record, asked.out, asked), kept=asked.out)
    return _one(record, asked)


def _all(file: Path, out: Path, asked: AnalyseArguments) -> int:
    """Analyse all games of *file*."""
    from intriga.cli.analyse_many import analyse_many, in_words
    from intriga.core.errors import BadOptions

    if asked.game is not None:
        raise BadOptions("game", "--out is for all games of the file; leave --game out")
    spread = spread_of(asked.jobs, asked.ray)
    number = analyse_many(file, out, spread, careful=not asked.quick, seed=asked.seed)
    print(in_words(number, out, as_json=asked.as_json))
    return 0


def _one(record: Path, asked: AnalyseArguments) -> int:
    """Analyse one game of the file *record*."""
    from intriga.cli.decision import chosen
    from intriga.cli.play_setup import CannotBegin, chosen_language
    from intriga.cli.study_pages import AnalysisPage
    from intriga.core.chance import Scripted
    from intriga.core.errors import IntrigaError
    from intriga.core.record import resume
    from intriga.words import TAGS, Language

    if asked.jobs is not None or asked.ray is not None:
        return refuse("analyse", "one game is one task; --jobs and --ray go with --out")
    spoken = Language(TAGS[0])
    try:
        spoken = Language(chosen_language(asked.language))
        kept = chosen(record, asked.game)
        game = resume(ruleset_of_record(kept), kept, Scripted([]))
        found = _found(game, spoken, asked)
    except CannotBegin as refused:
        return refuse("analyse", refused.sentence(spoken))
    except IntrigaError as error:
        return refuse("analyse", str(error))
    if asked.as_json:
        print(json.dumps({"record": kept.name, **found.to_dict()}, ensure_ascii=False))
    else:
        AnalysisPage(game, found, spoken.tag).print()
    return 0


def _found(game: "AnyGame", language: "Language", asked: AnalyseArguments) -> "Analysis":
    """Return the analysis; tell a person at a terminal why it takes a moment."""
    from rich.console import Console

    from intriga.analysis.whole_game import analyse as look_through
    from intriga.cli.play_setup import CannotBegin

    if asked.seed < 0:
        raise CannotBegin("hint-bad-number", option="--seed", least=0, given=asked.seed)
    with Console(stderr=True).status(language.format("analyse-looks")):
        return look_through(game, careful=not asked.quick, seed=asked.seed)
