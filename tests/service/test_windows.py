"""Windows keep what ADR 10 promises: one sealed window a claim, open as it says."""

import msgspec
import pytest

from intriga.service.commands import Answer, Undo
from intriga.service.scenes.scene import Scene
from intriga.service.table_settings import Settings
from tests.service.claims import FIXED, FRIENDS, claiming, closing, others


def test_all_reactions_to_a_claim_are_offered_at_once() -> None:
    evening, turn = claiming(words="steal")
    target = (turn + 1) % 4
    assert evening.words(target) == ["pass", "challenge", "block captain", "block ambassador"]
    assert evening.words((turn + 2) % 4) == ["pass", "challenge"]


def test_a_challenge_is_settled_before_a_block_which_is_then_asked_again() -> None:
    evening, turn = claiming(words="steal")
    target, second, third = others(4, turn)
    evening.say(target, "block captain")
    evening.say(second, "challenge")
    evening.say(third, "pass")
    evening.wait(2_000)
    step = evening.window.step
    evening.wait(200_000)
    assert evening.window.step > step
    told = evening.told()
    assert "log-challenge" in told or any("challenge" in word for word in told)
    assert not any(word.startswith("log-block") for word in told)


def test_a_block_counts_when_nobody_challenges() -> None:
    evening, turn = claiming(words="steal")
    target, second, third = others(4, turn)
    for seat, words in ((third, "pass"), (second, "pass"), (target, "block captain")):
        evening.say(seat, words)
    evening.wait(2_000)
    subject = evening.window.subject
    assert subject is not None
    assert (subject.by, subject.claim) == (target, "captain")


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_challenge_of_the_next_seat_counts_not_the_first_one(
    order: tuple[int, ...],
) -> None:
    evening, turn = claiming()
    for step in order:
        evening.say((turn + step) % 4, "challenge" if step > 1 else "pass")
    evening.wait(2_000)
    deal = evening.spectator().deal
    assert deal is not None
    challenges = [line for line in deal.log if line.id.startswith("log-challenge")]
    assert (turn + 2) % 4 in challenges[0].args.values()


# ------------------------------------------------------------------- sealed


def seen(scene: Scene) -> object:
    """Return *scene* as it is sent, without the time left."""
    return msgspec.to_builtins(scene)


@pytest.mark.parametrize("settings", [FRIENDS, FIXED])
def test_sealed_answers_of_others_are_invisible(settings: Settings) -> None:
    evening, turn = claiming(settings=settings)
    target, second, third = others(4, turn)
    before = {seat: seen(evening.scene(seat)) for seat in (turn, third)}
    watching = seen(evening.spectator())
    evening.say(target, "challenge")
    evening.say(second, "pass")
    assert {seat: seen(evening.scene(seat)) for seat in (turn, third)} == before
    assert seen(evening.spectator()) == watching


def test_a_sealed_answer_is_sent_to_its_seat_alone() -> None:
    evening, turn = claiming()
    seat = (turn + 1) % 4
    audience = evening.table.audience(evening.say(seat, "pass"))
    assert [(each.person, each.words) for each in audience.sealed] == [(f"person {seat}", "pass")]
    assert not audience.everybody


def test_an_answer_can_be_taken_back_or_changed_while_the_window_is_open() -> None:
    evening, turn = claiming()
    target, second, third = others(4, turn)
    evening.say(target, "challenge")
    evening.tell(target, Undo(step=evening.window.step))
    evening.say(target, "challenge")
    evening.say(target, "pass")
    evening.say(second, "pass")
    evening.say(third, "pass")
    evening.wait(2_000)
    assert not any(word.startswith("log-challenge") for word in evening.told())


def test_nothing_can_be_taken_back_that_was_not_said() -> None:
    evening, turn = claiming()
    step = evening.window.step
    assert evening.refuses((turn + 1) % 4, Undo(step=step)) == "nothing-to-undo"


def test_an_answer_to_a_question_that_is_gone_is_refused() -> None:
    evening, turn = claiming()
    assert evening.refuses((turn + 1) % 4, Answer(step=0, words="pass")) == "stale"


def test_a_seat_that_is_not_asked_may_not_answer() -> None:
    evening, turn = claiming()
    step = evening.window.step
    assert evening.refuses(turn, Answer(step=step, words="pass")) == "not-awaited"


# ------------------------------------------------------------------- time


def test_a_window_among_friends_stays_open_two_seconds_however_fast_they_are() -> None:
    evening, turn = claiming()
    assert closing(evening, dict.fromkeys(others(4, turn), "pass")) == 2_000


def test_a_window_among_friends_closes_after_its_time() -> None:
    evening, _ = claiming()
    assert closing(evening, {}) == 12_000


def test_a_window_is_open_twice_as_long_where_the_target_answers() -> None:
    evening, _ = claiming(words="steal")
    assert closing(evening, {}) == 24_000


def test_a_window_without_limit_waits() -> None:
    evening, turn = claiming(settings=Settings(listed=True, reaction=0))
    evening.wait(60_000)
    step = evening.window.step
    for seat in others(4, turn):
        evening.say(seat, "pass")
    evening.wait(1)
    assert evening.window.step > step


@pytest.mark.parametrize(("people", "seconds"), [(3, 8), (4, 8), (5, 10), (6, 10)])
def test_a_fixed_window_depends_on_the_number_of_players_alone(people: int, seconds: int) -> None:
    reactions: list[dict[int, str]] = [
        {},
        {1: "pass"},
        {1: "challenge"},
        dict.fromkeys(range(1, people), "pass"),
        dict.fromkeys(range(1, people), "challenge"),
    ]
    for answers in reactions:
        evening, turn = claiming(people=people, settings=FIXED)
        placed = {(turn + step) % people: words for step, words in answers.items()}
        assert closing(evening, placed) == seconds * 1000


def test_silence_lets_it_pass_and_looks_like_a_pass() -> None:
    silent, turn = claiming()
    silent.wait(12_000)
    spoken, _ = claiming()
    for seat in others(4, turn):
        spoken.say(seat, "pass")
    spoken.wait(2_000)
    for seat in range(4):
        one, other = silent.scene(seat).deal, spoken.scene(seat).deal
        assert one is not None
        assert other is not None
        assert (one.log, one.view) == (other.log, other.view)
