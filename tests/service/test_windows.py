"""Windows keep what ADR 10 promises: one sealed window a claim, and no tell in its timing."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any, Literal

import msgspec
import pytest

from intriga.agents import agent
from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.service.commands import Answer, AutoAnswer, Automate, Undo
from intriga.service.events import Asked, Played
from intriga.service.scene import Scene
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.service.evening import BOT, Evening, kinds

FRIENDS = Settings(listed=True, reaction=12, turn=60)
FIXED = Settings(listed=True, windows="fixed")


def claiming(
    *, people: int = 4, settings: Settings = FRIENDS, words: str = "tax", bots: int = 0
) -> tuple[Evening, int]:
    """Return a game in which somebody has just said *words*, and who that was."""
    evening = Evening(people=people, settings=settings, bots=bots).start()
    while evening.on_turn >= people:
        evening.wait(3_000)
        evening.let_bots_answer()
        evening.wait(60_000)
    turn = evening.on_turn
    evening.say(turn, words if words != "steal" else f"steal {(turn + 1) % people}")
    return evening, turn


def others(people: int, turn: int) -> list[int]:
    """Return the seats clockwise from the one after *turn*."""
    return [(turn + step) % people for step in range(1, people)]


# ------------------------------------------------------------------- one window a claim


def test_all_reactions_to_a_claim_are_offered_at_once() -> None:
    evening, turn = claiming(words="steal")
    target = (turn + 1) % 4
    assert evening.words(target) == ["pass", "challenge", "block captain", "block ambassador"]
    assert evening.words((turn + 2) % 4) == ["pass", "challenge"]


def test_a_challenge_is_settled_before_a_block_which_is_then_asked_anew() -> None:
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
def test_the_challenge_counts_of_who_sits_next_not_of_who_was_first(
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
def test_nobody_sees_that_or_what_others_have_answered(settings: Settings) -> None:
    evening, turn = claiming(settings=settings)
    target, second, third = others(4, turn)
    before = {seat: seen(evening.scene(seat)) for seat in (turn, third)}
    watching = seen(evening.spectator())
    evening.say(target, "challenge")
    evening.say(second, "pass")
    assert {seat: seen(evening.scene(seat)) for seat in (turn, third)} == before
    assert seen(evening.spectator()) == watching


def test_an_answer_is_told_to_its_seat_alone() -> None:
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


def test_who_is_not_asked_may_not_answer() -> None:
    evening, turn = claiming()
    step = evening.window.step
    assert evening.refuses(turn, Answer(step=step, words="pass")) == "not-awaited"


# ------------------------------------------------------------------- time


def closing(evening: Evening, answers: dict[int, str]) -> int:
    """Return how long the window stays open after *answers*, all given at once."""
    began, step = evening.now, evening.window.step
    for seat, words in answers.items():
        evening.say(seat, words)
    while (window := evening.spectator().deal) and window.window and window.window.step == step:
        due = evening.table.due
        assert due is not None
        evening.wait(max(1, due - evening.now))
    return evening.now - began


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


def test_who_plays_alone_against_bots_does_not_wait() -> None:
    evening = asked_alone(FRIENDS)
    step = evening.window.step
    evening.let_bots_answer()
    evening.say(0, "pass")
    assert evening.window.step > step


@pytest.mark.parametrize("pace", ["none", "brisk", "human"])
def test_bots_seem_to_think_as_long_whatever_they_hold(
    pace: Literal["none", "brisk", "human"],
) -> None:
    paces: set[int] = set()
    for deal in range(8):
        settings = Settings(listed=True, pace=pace)
        evening = Evening(people=1, bots=3, settings=settings, secret=bytes([deal] * 32)).start()
        if evening.on_turn == 0:
            continue
        began, step = evening.now, evening.window.step
        evening.let_bots_answer()
        evening.wait(10_000 if evening.window.step == step else 0)
        answered = next(event for event in evening.log if "Played" in kinds([event]))
        paces.add(answered.at - began)
    least, most = {"none": (0, 0), "brisk": (250, 650), "human": (1_100, 2_800)}[pace]
    assert all(least <= each <= most for each in paces)


LATE = [(0, 0), (1, 1_000), (999, 1_000), (1_000, 1_000), (1_001, 2_000), (4_200, 5_000)]


@pytest.mark.parametrize(("late", "closes"), LATE)
def test_whoever_plays_alone_cannot_tell_how_long_a_bot_has_thought(late: int, closes: int) -> None:
    evening = asked_alone(Settings(listed=True, reaction=0))
    opened, before = evening.now, len(evening.log)
    evening.say(0, "pass")
    evening.now += late
    evening.let_bots_answer()

    assert closes_at(evening, before) == opened + closes


@pytest.mark.parametrize(("late", "closes"), LATE)
def test_bots_alone_that_are_late_seem_to_think_for_whole_seconds_more(
    late: int, closes: int
) -> None:
    evening = Evening(people=1, bots=3, secret=bytes([3] * 32)).start()
    assert evening.on_turn != 0
    asked = next(event for event in evening.log if isinstance(event, Asked))
    evening.now = asked.pace + late
    evening.let_bots_answer()

    assert closes_at(evening, 0) == asked.pace + closes


def test_a_person_who_is_slower_than_the_bots_does_not_wait_for_their_seconds() -> None:
    evening = asked_alone(Settings(listed=True, reaction=0))
    step = evening.window.step
    evening.now += 300
    evening.let_bots_answer()
    evening.now += 1_500
    evening.say(0, "pass")

    assert evening.window.step > step


def test_where_bots_think_not_at_all_nobody_waits_for_a_second() -> None:
    evening = asked_alone(Settings(listed=True, reaction=0, pace="none"))
    step = evening.window.step
    evening.say(0, "pass")
    evening.now += 300
    evening.let_bots_answer()

    assert evening.window.step > step


def asked_alone(settings: Settings) -> Evening:
    """Return a table where the only person has just been asked with bots about a claim."""
    evening = Evening(people=1, bots=3, settings=settings).start()
    while not (is_asked(evening) and evening.window.reaction and evening.table.wanted()):
        if is_asked(evening):
            evening.say_first(0, "income", "coup", "lose", "pass")
        elif tasks := evening.table.wanted():
            action = agent(BOT, "coup").act(tasks[0].view, tasks[0].legal, Random(1))
            evening.log += evening.table.answer_for_bot(tasks[0], action, evening.now)
        elif (due := evening.table.due) is not None:
            evening.now = max(evening.now, due)
            evening.log += evening.table.tick(evening.now)
    return evening


def is_asked(evening: Evening) -> bool:
    """Say whether the first person has a question to answer."""
    return evening.table.viewer(evening.people[0]).step is not None


def closes_at(evening: Evening, before: int) -> int | None:
    """Return when the window closes or has closed that was open after *before* events."""
    played = (event.at for event in evening.log[before:] if isinstance(event, Played))
    return next(played, evening.table.due)


# ------------------------------------------------------------------- presets


def presets(*rules: AutoAnswer) -> Automate:
    """Return the command that sets *rules*."""
    return Automate(rules=list(rules))


def test_a_preset_answers_after_as_long_as_people_take() -> None:
    evening = Evening(people=4).start()
    turn = evening.on_turn
    for seat in others(4, turn):
        evening.tell(seat, presets(AutoAnswer(answer="pass")))
    evening.say(turn, "tax")
    assert 2_000 <= closing(evening, {}) <= 4_000


def test_a_preset_lets_a_fixed_window_stand_open() -> None:
    evening = Evening(people=4, settings=FIXED).start()
    turn = evening.on_turn
    for seat in others(4, turn):
        evening.tell(seat, presets(AutoAnswer(answer="pass")))
    evening.say(turn, "tax")
    assert closing(evening, {}) == 8_000


def test_a_preset_blocks_what_it_was_made_for_and_nothing_else() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    target = (turn + 1) % 3
    evening.tell(target, presets(AutoAnswer(answer="block captain", action="steal")))
    evening.say(turn, f"steal {target}")
    evening.say((turn + 2) % 3, "pass")
    evening.wait(4_000)
    subject = evening.window.subject
    assert subject is not None
    assert (subject.by, subject.claim) == (target, "captain")


def test_a_preset_unless_it_is_aimed_at_me_asks_me_then() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    target, other = others(3, turn)
    for seat in (target, other):
        evening.tell(seat, presets(AutoAnswer(answer="pass", unless_me=True)))
    evening.say(turn, f"steal {target}")
    step = evening.window.step
    evening.wait(5_000)
    assert evening.window.step == step
    answers = [scene.deal.answer for seat in (target, other) if (scene := evening.scene(seat)).deal]
    assert answers == [None, "pass"]


def test_the_narrowest_preset_counts_and_one_that_asks_me_comes_first() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    seat = (turn + 1) % 3
    evening.tell(seat, presets(AutoAnswer(answer="pass"), AutoAnswer(answer=None, claim="duke")))
    evening.say(turn, "tax")
    evening.wait(5_000)
    deal = evening.scene(seat).deal
    assert deal is not None
    assert deal.answer is None


def test_a_preset_that_blocks_an_action_comes_before_one_that_lets_its_claim_pass() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    target = (turn + 1) % 3
    lets_pass = AutoAnswer(answer="pass", claim="captain")
    blocks = AutoAnswer(answer="block captain", action="steal")
    evening.tell(target, presets(AutoAnswer(answer="pass"), lets_pass, blocks))

    deal = evening.scene(target).deal
    assert deal is not None
    assert deal.automatic == [blocks, lets_pass, AutoAnswer(answer="pass")]


def test_a_preset_never_makes_a_choice_of_ones_own_turn() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.tell(turn, presets(AutoAnswer(answer="tax"), AutoAnswer(answer="income")))
    evening.wait(5_000)
    assert evening.on_turn == turn


def test_presets_are_seen_by_their_owner_alone() -> None:
    evening = Evening(people=3).start()
    evening.tell(1, presets(AutoAnswer(answer="pass", claim="duke")))
    shown = [scene.deal.automatic for seat in range(3) if (scene := evening.scene(seat)).deal]
    assert [bool(rules) for rules in shown] == [False, True, False]


def test_presets_set_in_a_window_answer_it_and_taken_back_do_not() -> None:
    evening, turn = claiming()
    seat = (turn + 1) % 4
    evening.tell(seat, presets(AutoAnswer(answer="pass")))
    evening.tell(seat, presets())
    evening.wait(5_000)
    deal = evening.scene(seat).deal
    assert deal is not None
    assert deal.answer is None
    evening.tell(seat, presets(AutoAnswer(answer="pass")))
    evening.wait(4_000)
    deal = evening.scene(seat).deal
    assert deal is not None
    assert deal.answer == "pass"


def test_presets_end_with_the_game() -> None:
    evening = played_out(Evening(people=2).start(), lambda _, words: words[0])
    assert all(not scene.deal.automatic for seat in (0, 1) if (scene := evening.scene(seat)).deal)


# ------------------------------------------------------------------- whole games


def played_out(evening: Evening, choose: Callable[[int, list[str]], str]) -> Evening:
    """Return *evening* after its game, people answering as *choose* says."""
    people = range(len(evening.people))
    while evening.table.phase == "playing":
        evening.let_bots_answer()
        asked = [seat for seat in people if evening.words(seat)]
        for seat in asked:
            words = evening.words(seat)
            if words and evening.scene(seat).deal.answer is None:  # type: ignore[union-attr]
                evening.say(seat, choose(seat, words))
        if evening.table.phase == "playing":
            evening.wait(12_000)
    return evening


GAMES: list[dict[str, Any]] = [
    {"preset": "coup-br", "people": 2},
    {"preset": "coup-br", "people": 2, "bots": 4},
    {"preset": "urbis-reforma", "people": 3, "bots": 7},
    {"preset": "coup-es", "people": 1, "bots": 3},
    {"preset": "coup-br", "people": 3, "options": {"response_order": "clockwise"}},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 1, "bots": 3},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 3},
    {"game": "pot-de-vin", "preset": "pot-de-vin", "people": 2, "bots": 4},
]


@pytest.mark.parametrize("kind", GAMES)
def test_a_whole_game_ends_and_leaves_a_record_that_can_be_played_again(
    kind: dict[str, Any],
) -> None:
    random = Random(3)
    evening = played_out(Evening(**kind).start(), lambda _, words: random.choice(words))
    finished = evening.table.finished()
    assert finished is not None
    header, *inputs = finished.lines
    assert header["game"] == kind.get("game", "coup")
    assert len(inputs) > len(header["seats"])
    assert evening.scene(0).deal.standing.winners  # type: ignore[union-attr]


def test_words_behind_each_other_never_repeat() -> None:
    evening, _ = claiming(words="steal")
    for seat in range(4):
        words = evening.words(seat)
        assert all(one != other for one, other in combinations(words, 2))


# ------------------------------------------------------------------- blocks in line


def holds_duke(evening: Evening, seat: int) -> bool:
    deal = evening.scene(seat).deal
    assert deal is not None
    return "duke" in deal.view["hands"][seat]


def aided(held: str) -> tuple[Evening, int, list[int]]:
    """Return a game in which somebody has asked for foreign aid.

    *held* says of each seat clockwise from there whether it holds the Duke.
    """
    dukes = [word == "duke" for word in held.split()]
    people = len(dukes) + 1
    for number in range(10_000):
        evening = Evening(people=people, secret=number.to_bytes(32, "big")).start()
        turn = evening.on_turn
        seats = others(people, turn)
        if [holds_duke(evening, seat) for seat in seats] == dukes:
            evening.say(turn, "foreign_aid")
            return evening, turn, seats
    raise AssertionError("no such deal")


def answered(evening: Evening, seats: list[int], *answers: str) -> None:
    """Let *seats* give *answers* and the window close."""
    for seat, words in zip(seats, answers, strict=True):
        evening.say(seat, words)
    evening.wait(2_000)


def challenge(evening: Evening, by: int) -> None:
    """Let *by* challenge the block on the table, and the blocker lose a card."""
    for seat in range(len(evening.people)):
        if evening.words(seat):
            evening.say(seat, "challenge" if seat == by else "pass")
    evening.wait(2_000)
    for seat in range(len(evening.people)):
        if evening.words(seat)[:1] and evening.words(seat)[0].startswith("lose"):
            evening.say_first(seat, "lose")
            evening.wait(2_000)
            return


def coins(evening: Evening, seat: int) -> int:
    deal = evening.spectator().deal
    assert deal is not None
    return int(deal.view["coins"][seat])


def blocker(evening: Evening) -> int | None:
    """Return whose block may be challenged now."""
    subject = evening.window.subject
    return subject.by if subject and subject.claim == "duke" else None


def test_a_true_block_counts_though_an_earlier_one_was_a_bluff() -> None:
    evening, turn, (first, second, third) = aided("- - duke")

    answered(evening, [first, second, third], "block duke", "pass", "block duke")
    assert blocker(evening) == first
    challenge(evening, turn)
    assert blocker(evening) == third
    for seat in (turn, first, second):
        evening.say(seat, "pass")
    evening.wait(2_000)

    assert evening.on_turn == first
    assert coins(evening, turn) == 2


def test_a_pass_stays_a_pass_when_the_block_after_it_falls() -> None:
    evening, turn, (first, second, third) = aided("duke - -")

    answered(evening, [first, second, third], "pass", "block duke", "pass")
    challenge(evening, turn)

    assert evening.on_turn == first
    assert coins(evening, turn) == 4


def test_who_said_nothing_does_not_stand_in_line() -> None:
    evening, turn, (first, *_) = aided("- duke duke")

    evening.say(first, "block duke")
    evening.wait(1_000 * FRIENDS.reaction)
    challenge(evening, turn)

    assert evening.told().count("log-block") == 1
    assert coins(evening, turn) == 4


def test_a_block_behind_one_that_stands_stays_sealed() -> None:
    evening, turn, (first, second, third) = aided("duke - duke")
    answered(evening, [first, second, third], "block duke", "pass", "block duke")

    for seat in (turn, second, third):
        evening.say(seat, "pass")
    evening.wait(2_000)

    assert evening.on_turn == first
    assert [evening.told(seat).count("log-block") for seat in range(4)] == [1] * 4
    assert coins(evening, turn) == 2


def test_all_blocks_in_line_may_be_bluffs() -> None:
    evening, turn, seats = aided("- - -")

    answered(evening, seats, *["block duke"] * 3)
    for expected in seats:
        assert blocker(evening) == expected
        challenge(evening, turn)

    assert coins(evening, turn) == 4


def test_blocks_stand_in_line_after_a_restart_too() -> None:
    evening, turn, (first, second, third) = aided("- - duke")
    answered(evening, [first, second, third], "block duke", "pass", "block duke")

    evening.table = Table.restore(evening.log)
    evening.arrive(*range(4))
    challenge(evening, turn)

    assert blocker(evening) == third


def test_the_record_of_a_table_says_how_blocks_stand_and_replays() -> None:
    evening, turn, seats = aided("- - duke")
    answered(evening, seats, "block duke", "pass", "block duke")
    challenge(evening, turn)

    snapshot = evening.table.snapshot()
    assert snapshot.kept.deal is not None
    header = snapshot.kept.deal.header
    assert header["options"] == {"fa_reblock": "in_line"}
    replayed = Game(ruleset_of("coup"), header, Scripted([]))
    for line in snapshot.inputs:
        replayed.take(replayed.position().follow(line.by, line.do, line.draws))
    assert replayed.phase == "CHALLENGE_BLOCK"


@pytest.mark.parametrize(
    ("people", "options", "written"),
    [
        (3, {}, "in_line"),
        (3, {"fa_reblock": True}, True),
        (3, {"response_order": "clockwise"}, None),
        (2, {}, None),
    ],
)
def test_a_group_that_says_how_blocks_count_is_heard(
    people: int, options: dict[str, Any], written: object
) -> None:
    evening = Evening(people=people, options=options).start()

    deal = evening.table.snapshot().kept.deal
    assert deal is not None
    assert deal.header["options"].get("fa_reblock") == written
