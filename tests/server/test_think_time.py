"""The instant at which a bot's answer is heard tells nothing of what it holds.

Each test listens to many answers, and asks how probable it is by chance that their instants go with
what was held as well as they do (:mod:`tests.server.permutations`).  One in a hundred honest bots
is unlucky, so whatever is found is looked for again in other games before it counts.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pytest

from intriga.agents.registry import levels_for
from intriga.core.games import games
from intriga.service import apply
from intriga.service.questions import windows
from intriga.service.questions.windows import BotTask
from intriga.service.session import Session
from intriga.service.table_settings import Pace
from tests.server import heard_answers
from tests.server.heard_answers import HeardAnswer, ThinkingHere, hand_of, listen
from tests.server.permutations import p_value

CHANCE: Final = 0.01  # of an honest bot that is looked at once; twice is one in ten thousand
MANY: Final = 5_000
FEW: Final = 80  # of each level that thinks quickly
ENOUGH: Final = 1_200  # of a level that bluffs often, with which a leak is found
SLOW: Final = {("coup", "master")}  # a tenth of a second for each answer
CLAIMS: Final = {"tax": "duke", "steal": "captain", "assassinate": "assassin"}
Listen = Callable[[int], list[HeardAnswer]]  # to games by their number


def tells(heard: Sequence[HeardAnswer], seed: int) -> set[str]:
    """Return of what the instants of *heard* tell: the hand, or whether a claim is true."""
    found = {"hand": p_value(heard, lambda each: each.holds, seed)}
    claims = [each for each in heard if each.truth is not None]
    if claims:
        found["truth"] = p_value(claims, lambda each: [each.truth is True], seed)
    return {what for what, chance in found.items() if chance <= CHANCE}


def tells_again(listening: Listen) -> set[str]:
    """Return of what instants tell, in two evenings."""
    found = tells(listening(1), 1)
    return found and found & tells(listening(2), 2)


def levels(game: str, seed: int) -> list[HeardAnswer]:
    """Listen to a few answers of every level of *game* that thinks quickly."""
    quick = [level for level in levels_for(game) if (game, level) not in SLOW]
    heard: list[HeardAnswer] = []
    for level in quick:
        found = listen(game, level, FEW, seed=seed)
        heard += [_of(level, each) for each in found]
    return heard


def _of(level: str, heard: HeardAnswer) -> HeardAnswer:
    return HeardAnswer((level, *heard.known), heard.delay, heard.holds, heard.truth)


@pytest.mark.parametrize("game", games())
def test_the_instant_of_an_answer_tells_nothing_of_the_hand(game: str) -> None:
    assert tells_again(partial(levels, game)) == set()


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["human", "brisk"])
@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in games() for level in levels_for(game)]
)
def test_in_many_games_of_every_level_instants_tell_nothing(
    game: str, level: str, pace: Pace
) -> None:
    def listening(seed: int) -> list[HeardAnswer]:
        return listen(game, level, MANY, pace=pace, seed=seed)

    assert tells_again(listening) == set()


# ------------------------------------------------------------------- what would be found


def claims_the_truth(task: BotTask, words: str) -> bool:
    """Say whether *words* claim what the bot of *task* holds."""
    return CLAIMS.get(words.partition(" ")[0]) in hand_of(task)


def wait_for_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Let a window stay open a little longer where the bot tells the truth."""
    real = windows.answer_for_bot

    def answer(session: Session, task: BotTask, action: int, now: int) -> None:
        window = session.window
        if window is not None and not window.reaction and window.step == task.step:
            words = session.question.here.format(task.seat, action)
            window.pace += 300 * claims_the_truth(task, words)
        real(session, task, action, now)

    patch.setattr(windows, "answer_for_bot", answer)


def wait_for_the_duke(patch: pytest.MonkeyPatch) -> None:
    """Let a window stay open a little longer where the bot holds a Duke."""
    real = windows.answer_for_bot

    def answer(session: Session, task: BotTask, action: int, now: int) -> None:
        if session.window is not None and session.window.step == task.step:
            session.window.pace += 300 * ("duke" in hand_of(task))
        real(session, task, action, now)

    patch.setattr(windows, "answer_for_bot", answer)


def think_for_seconds_about_a_duke(patch: pytest.MonkeyPatch) -> None:
    """Let a bot that holds a Duke think longer than it would seem to."""

    def more(_: ThinkingHere, given: tuple[object, ...]) -> float:
        asked: Any = given[2]
        return 1.5 * ("duke" in asked.view.to_dict()["hands"][asked.view.seat])

    patch.setattr(ThinkingHere, "more", more)


def tell_how_long_it_took(patch: pytest.MonkeyPatch) -> None:
    """Let a window close as soon as a bot has thought, which takes longer with a Duke."""
    think_for_seconds_about_a_duke(patch)
    patch.setattr(apply, "in_whole_seconds", max)


PLANTS: Final = {
    "truth": wait_for_the_truth,
    "hand": wait_for_the_duke,
    "seconds of thought": think_for_seconds_about_a_duke,
    "thought": tell_how_long_it_took,
}
QUICK: Final = ("truth", "seconds of thought")  # tried with every change


@pytest.mark.parametrize(
    "plant",
    [*QUICK, *(pytest.param(each, marks=pytest.mark.slow) for each in PLANTS if each not in QUICK)],
)
def test_a_wait_that_depends_on_the_hand_is_found(
    plant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    PLANTS[plant](monkeypatch)

    assert tells(listen("coup", "expert", ENOUGH, pace="brisk"), 1)


def test_listening_ends_where_no_bot_answers_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: ThinkingHere, given: tuple[object, ...]) -> float:  # noqa: ARG001  whatever is asked
        return 10.0**9

    monkeypatch.setattr(ThinkingHere, "more", never)
    monkeypatch.setattr(heard_answers, "SILENCE", 30)

    with pytest.raises(AssertionError, match="no bot was heard any more"):
        listen("pot-de-vin", "beginner", FEW)
