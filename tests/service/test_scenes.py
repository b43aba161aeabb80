"""A scene says what is so at the table, and of a seat's own things only to that seat."""

import gc
from typing import Any

import pytest

from intriga.core.games import table_rules_of
from intriga.core.message import Message
from intriga.core.offers import AnswerForm, OfferClaim, Price
from intriga.service.commands import HandOver, Leave, Pause, Ready
from intriga.service.questions.question import Preview
from intriga.service.scenes.scene import DealScene, Scene
from intriga.service.session import Person
from intriga.service.table_settings import Settings
from tests.service.claims import others
from tests.service.evening import BOT, Evening


def deal(scene: Scene) -> DealScene:
    """Return the game in *scene*."""
    assert scene.deal is not None
    return scene.deal


def examined(settings: Settings | None = None) -> tuple[Evening, int, int]:
    """Return a game after somebody has examined a card, who that was and whose card."""
    inquisitor = {"slot_ambassador": "inquisitor"}
    evening = Evening(people=3, options=inquisitor, settings=settings).start()
    turn = evening.on_turn
    target, third = others(3, turn)
    evening.say(turn, f"examine {target}")
    for seat in (target, third):
        evening.say(seat, "pass")
    evening.wait(2_000)
    evening.say_first(target, "show")
    evening.say(turn, "leave")
    return evening, turn, target


# ------------------------------------------------------------------- memory


def test_cards_seen_by_one_seat_are_in_its_own_memory() -> None:
    evening, turn, target = examined()
    known = {seat: deal(evening.scene(seat)).memory for seat in range(3)}
    cards = {seat: memory["seen"][target] if memory else None for seat, memory in known.items()}
    assert [len(cards[seat] or []) for seat in (turn, *others(3, turn))] == [1, 0, 0]
    watching = deal(evening.spectator()).memory
    assert watching
    assert watching["seen"] == [[], [], []]


def test_a_table_that_agreed_to_remember_nothing_shows_no_memory() -> None:
    evening, *_ = examined(Settings(listed=True, memory=False))
    scenes = [*map(evening.scene, range(3)), evening.spectator()]
    assert [deal(scene).memory for scene in scenes] == [None] * 4


# ------------------------------------------------------------------- one's own


def test_an_offer_has_its_claim_its_truth_and_its_cost() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    scene = deal(evening.scene(turn))
    hand: list[str] = scene.view["hands"][turn]
    offers = {offer.words: offer for offer in scene.offers}
    for words, card in (("tax", "duke"), ("exchange", "ambassador")):
        assert (offers[words].claim, offers[words].true) == (OfferClaim(card), card in hand)
    assert (offers["income"].claim, offers["income"].true) == (None, None)
    while evening.table.phase == "playing" and "coup 0" not in (offers := offered(evening)):
        evening.say_first(evening.on_turn, "income")
    coup = next(group for group in scene_form(evening).groups if group.name == "coup")
    assert coup.price == Price("coin", 7)
    assert offers["coup 0"].path == ("coup",)
    assert offers["coup 0"].weight == "costly"


def scene_form(evening: Evening) -> AnswerForm:
    """Return how the seat on turn answers."""
    form = deal(evening.scene(evening.on_turn)).form
    assert form is not None
    return form


def test_questions_that_can_be_answered_together_are_asked_together() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    target = (turn + 1) % 3
    evening.say(turn, f"steal {target}")

    form = deal(evening.scene(target)).form
    other = deal(evening.scene((turn + 2) % 3)).form
    assert form is not None
    assert other is not None
    assert (form.kind, form.also) == ("reaction", Message("ask-block-too"))
    assert (other.kind, other.also) == ("reaction", None)


def test_the_seats_that_react_are_not_shown_as_asked() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    asked = deal(evening.spectator()).window
    evening.say(turn, "tax")
    reacting = deal(evening.spectator()).window

    assert asked is not None
    assert reacting is not None
    assert (asked.shown, reacting.shown) == ([turn], [])


def test_usual_answers_come_with_the_first_scene() -> None:
    evening = Evening(people=3).start()
    usual = deal(evening.scene(0)).usual

    assert usual is not None
    assert usual.allow == "pass"
    assert [each.key for each in usual.keys] == ["A", "C", "B"]
    assert "duke" in [each.word for each in usual.claims]
    assert [each.action for each in usual.blocks] == ["foreign_aid", "assassinate", "steal"]


def offered(evening: Evening) -> dict[str, Any]:
    """Return what the seat on turn is offered, by its words."""
    return {offer.words: offer for offer in deal(evening.scene(evening.on_turn)).offers}


def test_only_the_seats_asked_have_offers() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    asked = [deal(evening.scene(seat)).question is not None for seat in range(3)]
    assert asked == [seat == turn for seat in range(3)]
    assert deal(evening.spectator()).question is None


def test_a_person_whose_bot_plays_is_asked_nothing() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.tell(turn, HandOver(chair=turn, level=BOT))
    scene = deal(evening.scene(turn))
    assert (scene.question, scene.offers) == (None, [])


# ------------------------------------------------------------------- of all alike


def test_the_material_is_sent_once_a_game() -> None:
    evening = Evening(people=2).start()
    ana = evening.people[0]
    assert deal(evening.scene(0)).material
    again = evening.table.scene(ana, evening.now, evening.table.seen(ana))
    assert deal(again).material is None


def test_a_rule_that_forbids_talk_is_recalled_before_the_game() -> None:
    banned = Evening(preset="urbis-reforma", people=3).spectator().remarks
    free = Evening(preset="coup-br", people=3).spectator().remarks
    assert ([remark.id for remark in banned], free) == (["table-talk-ban"], [])


def test_those_who_watch_are_counted_and_not_those_who_sit() -> None:
    evening = Evening(people=2)
    assert evening.spectator().watching == 0
    evening.people.append(Person("watcher"))
    evening.arrive(2)
    assert evening.spectator().watching == 1


def test_bots_are_always_ready_and_people_when_they_say_so() -> None:
    evening = Evening(people=2, bots=1)
    assert [chair.ready for chair in evening.spectator().chairs][1:] == [True, True]
    evening.tell(1, Ready(ready=False))
    assert [chair.ready for chair in evening.spectator().chairs][1:] == [False, True]


def test_the_time_left_runs_down_to_nothing_and_stands_in_a_pause() -> None:
    evening = Evening(people=2, settings=Settings(listed=True, turn=15)).start()
    assert (evening.window.left, evening.window.whole) == (15_000, 15_000)
    evening.wait(5_000)
    assert (evening.window.left, evening.window.whole) == (10_000, 15_000)
    evening.tell(0, Pause())
    evening.wait(20_000)
    assert evening.window.left == 10_000
    assert {evening.spectator().phase, evening.table.summary().phase} == {"paused"}


def test_the_time_left_is_never_negative() -> None:
    evening = Evening(people=2, settings=Settings(listed=True, turn=15)).start()
    late = evening.table.scene(evening.people[0], evening.now + 16_000)
    window = deal(late).window
    assert window is not None
    assert window.left == 0


def test_a_reaction_names_its_cause() -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    target = others(3, turn)[0]
    evening.say(turn, f"steal {target}")
    subject = evening.window.subject
    assert subject is not None
    assert (subject.by, subject.action, subject.claim, subject.at) == (
        turn,
        "steal",
        "captain",
        target,
    )


@pytest.mark.parametrize("leaves", [False, True])
def test_the_chair_of_a_player_who_left_is_free_in_the_lobby(*, leaves: bool) -> None:
    evening = Evening(people=3).start()
    if leaves:
        evening.tell(1, Leave())
    row = evening.table.summary()
    assert (row.free, "P1" in row.names) == (int(leaves), not leaves)
    assert evening.spectator().chairs[1].away is leaves


def test_a_table_keeps_the_position_it_is_in_and_none_before() -> None:
    """With every position of a long game a table would be ten times as large."""
    evening = Evening(people=2).start()
    kept: list[int] = []
    for turns in (3, 9):  # to look at everything in memory takes seconds
        for _ in range(turns):
            for number in (0, 1):
                if words := evening.words(number):
                    evening.say(number, words[0])
            evening.wait(10_000)
        gc.collect()
        kept.append(sum(type(each) is Preview for each in gc.get_objects()))  # asks no dead proxy

    assert kept[1] <= kept[0]


@pytest.mark.parametrize(("game", "preset"), [("coup", "coup-br"), ("pot-de-vin", "pot-de-vin")])
def test_a_table_chooses_its_memory_if_the_game_allows(game: str, preset: str) -> None:
    agreed = Settings(listed=True, memory=False)
    evening = Evening(game=game, preset=preset, people=3, settings=agreed).start()
    chooses = "memory" in table_rules_of(game).settings
    assert (deal(evening.scene(0)).memory is None) == chooses
