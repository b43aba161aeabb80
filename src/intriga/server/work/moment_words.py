"""The sentences on a moment of a finished game, as the page has them."""

from collections.abc import Sequence

from intriga.server.work.game_analysis import AnalysedChoice, AnalysedMoment, GameAnalysis
from intriga.words import Language
from intriga.words.sentences import told


def said_of(
    language: Language, names: Sequence[str], found: GameAnalysis, moment: AnalysedMoment
) -> tuple[str, str]:
    """Return what was done at a *moment*, and what there is to say of it.

    The first is empty where no answers were compared.
    """
    choice = next((each for each in found.choices if each.step == moment.step), None)
    verdict = told(language, names, moment.verdict)
    if choice is None:
        return "", verdict
    who, action = names[choice.seat], label_at(language, names, choice, choice.played)
    if moment.kind == "lie":
        end = "caught" if moment.caught else "believed"
        return language.format(f"web-replay-moment-bluff-{end}", who=who, action=action), verdict
    deed = language.format("web-replay-moment-answered", who=who, action=action)
    if moment.kind == "turn":
        return deed, verdict
    best = label_at(language, names, choice, choice.best)
    could = (
        told(language, names, choice.could)
        if choice.could
        else language.format("web-replay-moment-could", who=who, best=best)
    )
    return deed, f"{could} {verdict}"


def label_at(language: Language, names: Sequence[str], choice: AnalysedChoice, place: int) -> str:
    """Return what the answer at a *place* was called."""
    return ": ".join(told(language, names, each) for each in choice.answers[place].label)
