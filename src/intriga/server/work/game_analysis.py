"""The analysis of a finished game as the page shows it, with answers named as on the buttons.

So is advice to a person who plays alone against bots: the value of each answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from msgspec import Struct

from intriga.analysis.findings import Account, Analysis, Choice, Doubt, KeyMoment, MomentKind
from intriga.analysis.puzzles import record_of
from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.message import Message, Value
from intriga.core.offers import AnswerForm, Offer
from intriga.core.public_history import PublicHistory
from intriga.core.record import resume
from intriga.core.table_rules import PASS, SeatQuestion
from intriga.words import Language, sentences

if TYPE_CHECKING:
    from intriga.analysis.rollouts import OpenQuestion
    from intriga.core.agent import Told as Heard
    from intriga.service.people.lone_player import LoneQuestion

AnyGame = Game[Any, Any]
Told = TypeVar("Told", Account, Doubt)
DIGITS: Final = 6  # of a share that is sent
BIG: Final = 0.25  # of the chance to win: a mistake that costs so much is a big one
LEVELS: Final = ((0.9, "won"), (0.6, "good"), (0.3, "even"), (0.1, "poor"), (0.0, "lost"))


class AnalysedAnswer(Struct, frozen=True):
    """An answer that was open, by the ``words`` of its offer, and what it was worth.

    ``label`` are the names of the groups that it lay in, the outermost first, then its own.
    ``win`` is the chance of the seat's side after it, ``loss`` how much less that is than after the
    best one, ``reference`` how often the house's network gives it, ``equilibrium`` how often the
    game's solver does, None where it does not serve the table; ``lie`` says whether it claims what
    the seat could not prove.
    """

    words: str
    label: list[Message]
    win: float
    loss: float
    reference: float
    equilibrium: float | None
    lie: bool


class AnalysedChoice(Struct, frozen=True):
    """A question with more than one answer: ``played`` and ``best`` are places in ``answers``.

    It was asked after ``asked`` steps, and answered with ``step``, which may be a later one than
    the next.  ``could`` says of a mistake what could have been done, if the game has words for it.
    """

    asked: int
    step: int
    seat: int
    answers: list[AnalysedAnswer]
    played: int
    best: int
    mistake: bool
    doubt: Doubt | None
    could: Message | None


class AnalysedMoment(Struct, frozen=True):
    """A step to look at again; ``grade`` is what a lie was, whatever came of it, else None.

    ``verdict`` is what there is to say of it, after what was done.
    """

    step: int
    kind: Literal["mistake", "lie", "turn"]
    seat: int
    worth: float
    off: float
    caught: bool
    grade: Literal["good", "even", "poor"] | None
    verdict: Message


class GameAnalysis(Struct, frozen=True):
    """The analysis of a finished game; chances and costs are shares of 1.

    ``network`` is the fingerprint of the network that judged, ``careful`` whether it looked at all
    choices, ``model_error`` by how much a loss is off beyond noise, root mean square.  ``shares``
    are the chances of all seats, all cards open, after the deal and after each step.
    """

    game: str
    network: str
    careful: bool
    model_error: float
    shares: list[list[float]]
    choices: list[AnalysedChoice]
    accounts: list[Account]
    moments: list[AnalysedMoment]


def told(game: AnyGame, found: Analysis) -> GameAnalysis:
    """Return the analysis *found* of *game* as it is sent."""
    from intriga.analysis.books import in_equilibrium  # noqa: PLC0415  it loads networks

    shown = [
        _choice(choice, question.asked, in_equilibrium(heard, question))
        for choice, question, heard in questions_of(game, found)
    ]
    return GameAnalysis(
        found.game,
        found.network,
        found.careful,
        found.model_error,
        [list(map(_rounded, shares)) for shares in found.shares],
        shown,
        list(map(_in_round_numbers, found.accounts)),
        [_moment(each, found) for each in found.moments],
    )


def questions_of(game: AnyGame, found: Analysis) -> "Iterator[tuple[Choice, OpenQuestion, Heard]]":
    """Yield each choice in *found* with its question, and what the table had heard by then."""
    from intriga.analysis.rollouts import OpenQuestion  # noqa: PLC0415  it loads networks

    choices = {choice.asked: choice for choice in found.choices}
    position, history = game.begun, PublicHistory(game.begun)
    for asked, line in enumerate(game.inputs):
        if choice := choices.get(asked):
            yield choice, OpenQuestion.joined(position, choice.seat), history.told
        step = position.follow(line["by"], line["do"], line.get("draws", ()))
        history.hear(position.state, step.seat, step.action)
        position = step.after


def _choice(
    choice: Choice, asked: SeatQuestion[Any], odds: Mapping[str, float] | None
) -> AnalysedChoice:
    labels = labels_of(asked)
    answers = [
        AnalysedAnswer(
            each.do,
            labels[each.do],
            _rounded(each.win),
            _rounded(each.loss),
            _rounded(each.reference),
            None if odds is None else _rounded(odds[each.do]),
            each.lie,
        )
        for each in choice.options
    ]
    doubt = None if choice.doubt is None else _in_round_numbers(choice.doubt)
    fits = choice.played, choice.best, choice.mistake, doubt
    could = asked.hindsight(choice.better.do) if choice.mistake else None
    return AnalysedChoice(choice.asked, choice.step, choice.seat, answers, *fits, could)


def _rounded(share: float) -> float:
    """Return *share* rounded for sending: processors differ in the digits after these."""
    return round(share, DIGITS)


def _in_round_numbers(found: Told) -> Told:
    """Return *found* with all shares rounded for sending."""
    whole: dict[str, Any] = asdict(found)
    shares = {name: each for name, each in whole.items() if isinstance(each, float)}
    return replace(found, **{name: _rounded(share) for name, share in shares.items()})


# ------------------------------------------------------------------- moments


def _moment(moment: KeyMoment, found: Analysis) -> AnalysedMoment:
    return AnalysedMoment(
        moment.step,
        moment.kind.value,
        moment.seat,
        _rounded(moment.worth),
        _rounded(moment.off),
        moment.caught,
        None if moment.grade is None else moment.grade.value,
        _verdict(moment, found),
    )


def _verdict(moment: KeyMoment, found: Analysis) -> Message:
    choice = found.at(moment.step)
    if moment.kind is MomentKind.LIE:
        return Message(f"web-replay-moment-bluff-{moment.grade}")
    if moment.kind is MomentKind.TURN or choice is None:
        before, after = (found.shares[at][moment.seat] for at in (moment.step - 1, moment.step))
        turned = "rose" if moment.worth > 0 else "fell"
        percents = _percents(before, after)
        return Message(f"web-replay-moment-{turned}", {"who": moment.seat, **percents})
    before, after = choice.better.win, choice.given.win
    levels = {"before": level_of(before), "after": level_of(after)}
    if levels["before"] == levels["after"]:
        return Message("web-replay-moment-cost", _percents(before, after))
    size = "big" if before - after >= BIG else "small"
    return Message("web-replay-moment-better", {"size": size, **levels})


def _percents(before: float, after: float) -> dict[str, Value]:
    return {"before": round(100 * before), "after": round(100 * after)}


def level_of(chance: float) -> str:
    """Return how a game stands for somebody with this *chance* to win, as messages have it."""
    return next(level for least, level in LEVELS if chance >= least)


# ------------------------------------------------------------------- what buttons are called


def labels_of(asked: SeatQuestion[Any]) -> dict[str, list[Message]]:
    """Return the labels of the buttons of the question *asked*, by the words of each."""
    offers = asked.offers()
    form = asked.form(offers)
    return {} if form is None else {offer.words: label_of(form, offer) for offer in offers}


def label_of(form: AnswerForm, offer: Offer) -> list[Message]:
    """Return the names of the groups of *form* that *offer* lies in, then its own."""
    return [*_groups(form, offer), offer.label]


def _groups(form: AnswerForm, offer: Offer) -> Sequence[Message]:
    """Return the names of the groups that *offer* lies in, the outermost first."""
    places: dict[tuple[str, ...], Message] = {
        (*group.path, group.name): group.label for group in form.groups
    }
    return [places[offer.path[:depth]] for depth in range(1, len(offer.path) + 1)]


def said_of(
    language: Language, names: Sequence[str], found: GameAnalysis, moment: AnalysedMoment
) -> tuple[str, str]:
    """Return the action at a *moment*, and the comment on it.

    The first is empty where no answers were compared.
    """
    choice = next((each for each in found.choices if each.step == moment.step), None)
    verdict = sentences.told(language, names, moment.verdict)
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
        sentences.told(language, names, choice.could)
        if choice.could
        else language.format("web-replay-moment-could", who=who, best=best)
    )
    return deed, f"{could} {verdict}"


def label_at(language: Language, names: Sequence[str], choice: AnalysedChoice, place: int) -> str:
    """Return the label of the answer at a *place*."""
    return ": ".join(sentences.told(language, names, each) for each in choice.answers[place].label)


class AdvisedAnswer(Struct, frozen=True):
    """An answer that is open: its ``label`` as in an analysis, what it wins, who gives it.

    ``win`` is the chance of the seat's side after it, ``loss`` how much less that is than after the
    best one, both None where nothing else is open; ``reference`` is how often the house's network
    gives it, ``equilibrium`` how often the game's solver does, None where it does not serve the
    table.
    """

    label: list[Message]
    win: float | None
    loss: float | None
    reference: float
    equilibrium: float | None


class TableAdvice(Struct, frozen=True):
    """Advice on question *step*, from what its seat has seen and nothing else.

    ``decided`` says whether all answers come to the same, ``model_error`` by how much a loss is off
    beyond noise, root mean square.
    """

    step: int
    answers: list[AdvisedAnswer]
    decided: bool
    model_error: float


def table_advice(asked: "LoneQuestion") -> TableAdvice:
    """Return the advice on the question *asked*."""
    from intriga.analysis.advice import advise  # noqa: PLC0415  it loads networks
    from intriga.analysis.rollouts import OpenQuestion  # noqa: PLC0415  likewise

    game: Game[Any, Any] = resume(
        ruleset_of(asked.header["game"]),
        record_of(asked.id, asked.header, asked.inputs),
        Scripted([]),
    )
    seat = asked.seat
    while seat not in game.awaiting:  # it is asked ahead
        game.play(PASS, seat=game.to_move)
    found = advise(game, seat)
    labels, odds = labels_of(OpenQuestion.joined(game.position(), seat).asked), found.equilibrium
    only = len(found.answers) == 1
    return TableAdvice(
        asked.step,
        [
            AdvisedAnswer(
                labels[each.words],
                None if only else each.win,
                None if only else each.loss,
                each.probability,
                None if odds is None else odds[each.words],
            )
            for each in found.answers
        ],
        found.decided,
        found.model_error,
    )
