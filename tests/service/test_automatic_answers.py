"""Presets answer for whoever made them, in their time, and tell nobody else."""

from intriga.service.commands import AutoAnswer, Automate
from tests.service.claims import FIXED, claiming, closing, others, played_out
from tests.service.evening import Evening


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


def test_a_preset_blocks_its_own_action_alone() -> None:
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


def test_setting_the_same_presets_again_makes_no_event() -> None:
    evening = Evening(people=2).start()
    rules = presets(AutoAnswer(answer="pass", claim="duke"), AutoAnswer(answer="pass"))
    assert evening.tell(1, rules)
    assert evening.tell(1, rules) == []
    assert evening.tell(1, presets(AutoAnswer(answer="pass")))


def test_presets_end_with_the_game() -> None:
    evening = played_out(Evening(people=2).start(), lambda _, words: words[0])
    assert all(not scene.deal.automatic for seat in (0, 1) if (scene := evening.scene(seat)).deal)
