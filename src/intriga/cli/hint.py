"""``intriga hint``: what the master would do at a decision of a record."""

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import JSON, agents_parameter, words_of
from intriga.terminal.failures import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from intriga.analysis.advice import Advice, Weighed
    from intriga.cli.decision import Decision
    from intriga.core.ruleset import Json
    from intriga.words import Language


AGENTS: Final = agents_parameter("Who else is asked: how often each gives every answer.")


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which decision, and how to look at it; everything has a default."""

    at: int | None = None
    """After so many inputs, 0 for none; the end of an unfinished game where it is left out."""
    seat: int | None = None
    """Where several are asked: which; otherwise who answered next."""
    game: str | None = None
    """Where the file holds several games: the id of one, or its number, counted from 1."""
    language: str | None = None
    """en, pt-BR, es or es-AR; otherwise that of the environment."""
    worlds: int | None = None
    """How many deals to try after each answer, 20 times the master's own otherwise: more, less
    noise."""
    agents: Annotated[list[str] | None, AGENTS] = None
    seed: int = 0
    """The same number gives the same advice again."""
    as_json: Annotated[bool, JSON] = False


app = App(name="hint")


@app.default
def hint(record: Path, /, *, wanted: Annotated[Wanted, Parameter(name="*")] = Wanted()) -> int:
    """Say what the master would do at a decision of a record, with probabilities and win chances.

    Parameters
    ----------
    record
        A record, as JSON Lines; a name that ends in .gz is unpacked.
    """
    from intriga.cli.decision import chosen, decision_of
    from intriga.cli.play_setup import CannotBegin, chosen_language
    from intriga.cli.study_pages import AdvicePage
    from intriga.core.errors import IntrigaError
    from intriga.words import TAGS, Language

    spoken = Language(TAGS[0])
    try:
        spoken = Language(chosen_language(wanted.language))
        decision = decision_of(chosen(record, wanted.game), wanted.at, wanted.seat)
        others = _others(decision, wanted)
        advice = _advice(decision, spoken, wanted)
    except CannotBegin as refused:
        return refuse("hint", refused.sentence(spoken))
    except IntrigaError as error:
        return refuse("hint", str(error))
    if wanted.as_json:
        found = {**_as_json(decision, advice, wanted.seed), "agents": others}
        print(json.dumps(found, ensure_ascii=False))
    else:
        AdvicePage(decision, advice, spoken.tag, others).print()
    return 0


def _advice(decision: "Decision", language: "Language", wanted: Wanted) -> "Advice":
    """Return the master's advice; tell a person at a terminal why it takes a moment."""
    from rich.console import Console

    from intriga.analysis.advice import advise
    from intriga.cli.play_setup import CannotBegin

    for option, given, least in (("--seed", wanted.seed, 0), ("--worlds", wanted.worlds, 1)):
        if given is not None and given < least:
            raise CannotBegin("hint-bad-number", option=option, least=least, given=given)
    with Console(stderr=True).status(language.format("hint-thinks")):
        return advise(decision.game, decision.seat, worlds=wanted.worlds, seed=wanted.seed)


def _others(decision: "Decision", wanted: Wanted) -> dict[str, list[float]]:
    """Return how often each agent that was named gives every answer, in the order of action ids."""
    from intriga.agents import agent
    from intriga.analysis.rollouts import choices

    game = decision.game
    return {
        name: list(choices(game, decision.seat, agent(name, game.ruleset.name), seed=wanted.seed))
        for name in words_of(wanted.agents)
    }


# ------------------------------------------------------------------- as JSON


def _as_json(decision: "Decision", advice: "Advice", seed: int) -> "Json":
    """Return the advice on a decision as JSON; docs/reference/json explains the keys."""
    played = advice.of(decision.played)
    return {
        "record": decision.record.name,
        "game": decision.game.ruleset.name,
        "at": decision.at,
        "phase": decision.game.phase,
        "seat": decision.seat,
        "answers": [_weighed(answer) for answer in advice.answers],
        "table": _odds(advice, advice.table),
        "equilibrium": _odds(advice, advice.equilibrium),
        "decided": advice.decided,
        "best": advice.best.words,
        "played": played.words if played else None,
        "verdict": played.verdict if played else None,
        "beliefs": {str(seat): dict(held) for seat, held in advice.beliefs.items()},
        "model_error": advice.model_error,
        "worlds": advice.worlds,
        "seed": seed,
    }


def _odds(advice: "Advice", odds: "Mapping[str, float] | None") -> list[float] | None:
    return None if odds is None else [odds[answer.words] for answer in advice.answers]


def _weighed(answer: "Weighed") -> "Json":
    numbers = {name: getattr(answer, name) for name in ("win", "error", "loss", "loss_error")}
    known = {key: None if math.isnan(number) else number for key, number in numbers.items()}
    return {"do": answer.words, "probability": answer.probability, **known}
