"""Games follow each other; clocks stand when nobody is there; who is away comes back."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.core.chance import Committed
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.service.commands import (
    Answer,
    Back,
    Configure,
    HandOver,
    Join,
    Leave,
    NewTable,
    Pause,
    Ready,
    Resume,
    Start,
    Undo,
)
from intriga.service.events import Created, Rested
from intriga.service.session import Dice, Person
from intriga.service.table import Table
from intriga.service.table_settings import Settings
from tests.kuhn.installed import found
from tests.service.claims import claiming, others, played_out
from tests.service.evening import BOT, Evening, kinds


def chairs_of(evening: Evening, number: int = 0) -> list[Any]:
    """Return the chairs as person *number* sees them."""
    return list(evening.scene(number).chairs)


def awaited(evening: Evening) -> list[int]:
    """Return the seats that are asked."""
    deal = evening.spectator().deal
    assert deal is not None
    seats: list[int] = deal.view["awaiting"]
    return seats


def finish(evening: Evening, seed: int = 1) -> Evening:
    """Play the game to its end."""
    random = Random(seed)
    return played_out(evening, lambda _, words: random.choice(words))


# ------------------------------------------------------------------- one game after the other


def test_the_next_game_begins_when_everybody_wants_it() -> None:
    evening = finish(Evening(people=2, bots=1).start())
    evening.tell(1, Ready(ready=True))
    assert evening.table.phase == "over"
    evening.tell(0, Ready(ready=True))
    assert evening.table.phase == "playing"


def test_the_winner_of_the_last_game_begins_the_next() -> None:
    """COUP-SU-08."""
    for seed in range(4):
        evening = finish(Evening(people=3, secret=bytes([seed] * 32)).start(), seed)
        deal = evening.scene(0).deal
        assert deal is not None
        for number in range(3):
            evening.tell(number, Ready(ready=True))
        assert evening.on_turn == deal.standing.winners[0]


def test_wins_are_counted() -> None:
    evening = finish(Evening(people=2).start())
    deal = evening.scene(0).deal
    assert deal is not None
    assert [chair.wins for chair in chairs_of(evening)] == [
        int(seat in deal.standing.winners) for seat in range(2)
    ]


def test_a_bot_of_the_game_stands_in_for_a_player_who_leaves(tmp_path: Path) -> None:
    with found(tmp_path):
        evening = Evening(game="kuhn-poker", preset="kuhn", people=2).start()
        evening.tell(1, Leave())
        assert [chair.level for chair in chairs_of(evening)] == [None, "uniform"]
    evening = Evening(people=2).start()
    evening.tell(1, Leave())
    assert [chair.level for chair in chairs_of(evening)] == [None, "casual"]


def test_chairs_that_are_not_counted_are_as_many_as_usually_play(tmp_path: Path) -> None:
    who, wish = Person("ana"), NewTable(game="kuhn-poker", name="Ana", preset="kuhn")
    with found(tmp_path):
        assert Table.create(wish, who, 1, bytes(32)).summary().chairs == 3
    wish = NewTable(game="coup", name="Ana", preset="coup-br")
    assert Table.create(wish, who, 1, bytes(32)).summary().chairs == 4


def test_a_player_who_left_is_not_in_the_next_game() -> None:
    evening = Evening(people=3).start()
    evening.tell(2, Leave())
    finish(evening)
    evening.tell(0, Ready(ready=True))
    evening.tell(1, Ready(ready=True))
    assert [chair.kind for chair in chairs_of(evening)] == ["person", "person", "empty"]
    assert evening.table.phase == "playing"


@pytest.mark.parametrize("game", games())
def test_the_secret_told_at_the_end_explains_the_deal_and_every_draw(game: str) -> None:
    evening = finish(Evening(game=game, preset=first_preset(game), people=3).start())
    deal = evening.scene(0).deal
    assert deal is not None
    assert deal.secret is not None
    source = Committed(bytes.fromhex(deal.secret))
    assert source.commitment == deal.commitment
    finished = evening.table.finished()
    assert finished is not None
    header, *inputs = finished.lines
    header = {name: told for name, told in header.items() if name != "deal"}
    begun = {name: header[name] for name in ("preset", "options", "seats")}
    again: Game[Any, Any] = Game(ruleset_of(game), begun, source)
    assert again.header == header
    for line in inputs:
        again.play(line["do"], seat=line["by"])
    assert again.inputs == inputs
    assert sum("draws" in line for line in inputs) > 1


def first_preset(game: str) -> str:
    return next(iter(ruleset_of(game).variants.editions))


def test_a_table_that_keeps_its_cards_closed_tells_no_secret() -> None:
    evening = finish(Evening(people=2, settings=Settings(listed=True, open_cards=False)).start())
    deal = evening.scene(0).deal
    assert deal is not None
    assert (deal.open, deal.secret) == (None, None)


def test_the_secret_of_a_game_under_way_is_nowhere() -> None:
    evening = Evening(people=2).start()
    created = evening.log[0]
    assert isinstance(created, Created)
    secret = Dice(bytes.fromhex(created.secret)).key("deal", 1).hex()
    for number in range(2):
        assert secret not in repr(evening.scene(number))


# ------------------------------------------------------------------- clocks


def test_time_out_in_ones_own_turn_plays_on() -> None:
    evening = Evening(people=2, bots=1).start()
    step = evening.window.step
    evening.wait(60_000)
    evening.let_bots_answer()
    assert evening.window.step > step


def test_the_host_stops_the_clocks_and_lets_them_go_on() -> None:
    evening, turn = claiming()
    left = evening.window.left
    evening.tell(0, Pause())
    evening.wait(100_000)
    assert evening.window.left == left
    seat = (turn + 1) % 4
    assert evening.refuses(seat, Answer(step=evening.window.step, words="pass")) == "paused"
    evening.tell(0, Resume())
    assert evening.window.left == left
    assert evening.refuses(0, Resume()) == "not-paused"


def test_the_clocks_stand_while_nobody_is_there() -> None:
    evening, _ = claiming()
    evening.wait(4_000)
    left = evening.window.left
    evening.depart(0, 1, 2, 3)
    evening.wait(1_000_000)
    assert evening.table.due is None
    evening.arrive(2)
    assert evening.window.left == left


def test_a_table_found_again_after_a_crash_gives_back_the_time_that_was_lost() -> None:
    evening, _ = claiming()
    evening.wait(4_000)
    evening.say(evening.people.index(evening.people[(evening.on_turn + 1) % 4]), "pass")
    left = evening.window.left
    evening.table = type(evening.table).restore(evening.log)
    evening.now += 3_600_000
    evening.arrive(1)
    assert evening.window.left == left


def test_bots_do_not_play_on_while_nobody_watches() -> None:
    evening = Evening(people=1, bots=2).start()
    evening.depart(0)
    assert evening.table.wanted() == []


# ------------------------------------------------------------------- away and back


def test_a_player_is_away_after_45_seconds_and_back_at_once() -> None:
    evening = Evening(people=3, settings=Settings(listed=True, turn=300)).start()
    seat = (evening.on_turn + 1) % 3
    evening.depart(seat)
    evening.wait(44_000)
    assert not chairs_of(evening)[seat].away
    evening.wait(1_000)
    assert chairs_of(evening)[seat].away
    evening.arrive(seat)
    assert not chairs_of(evening)[seat].away


def test_two_questions_without_an_answer_make_away() -> None:
    evening = Evening(people=3, settings=Settings(listed=True, reaction=12, turn=300)).start()
    turn = evening.on_turn
    silent = (turn + 1) % 3
    evening.say(turn, "tax")
    evening.wait(12_000)
    evening.say(silent, "income")
    other = (turn + 2) % 3
    evening.say(other, "tax")
    evening.wait(12_000)
    evening.say(turn, "tax")
    evening.wait(12_000)
    assert chairs_of(evening)[silent].away


def test_an_answer_brings_back() -> None:
    evening = Evening(people=3, settings=Settings(listed=True, turn=15)).start()
    turn = evening.on_turn
    while not chairs_of(evening)[turn].away:
        evening.wait(15_000)
    while turn not in awaited(evening):
        evening.wait(1_000)
    evening.say_first(turn, "pass", "income", "coup", "lose", "prove")
    assert not chairs_of(evening)[turn].away


def test_an_answer_of_somebody_who_is_away_is_seen_by_nobody_while_the_question_is_open() -> None:
    evening = Evening(people=3, settings=PATIENT).start()
    turn, away, third = clockwise(evening)
    without(evening, away)
    evening.say(turn, "tax")
    before = evening.scene(turn), evening.scene(third), evening.spectator()
    evening.say(away, "pass")
    assert (evening.scene(turn), evening.scene(third), evening.spectator()) == before
    assert "CameBack" not in kinds(evening.log)

    evening.say(third, "pass")
    evening.wait(5_000)
    assert "CameBack" in kinds(evening.log)


def test_bots_that_say_nothing_are_never_away() -> None:
    settings = Settings(listed=True, turn=15, reaction=6)
    evening = Evening(people=2, bots=1, settings=settings).start()
    for _ in range(6):
        evening.wait(15_000)
    assert not chairs_of(evening)[2].away


def test_a_player_goes_away_once() -> None:
    evening = Evening(people=3, settings=Settings(listed=True, turn=15, bank=0, reaction=6)).start()
    evening.wait(100_000)
    assert kinds(evening.log).count("WentAway") == 3


# ------------------------------------------------------------------- away, and asked


PATIENT = Settings(listed=True, turn=0, reaction=0)


def clockwise(evening: Evening) -> list[int]:
    """Return the seats from the one on turn on."""
    turn = evening.on_turn
    return [turn, *others(3, turn)]


def without(evening: Evening, number: int) -> None:
    """Let person *number* be absent until they are away."""
    evening.depart(number)
    evening.wait(45_000)
    assert chairs_of(evening)[number].away


def test_an_away_player_lets_a_claim_pass_after_the_usual_time() -> None:
    evening = Evening(people=3, settings=PATIENT).start()
    turn, away, third = clockwise(evening)
    without(evening, away)
    evening.say(turn, "tax")
    evening.say(third, "pass")
    step = evening.window.step
    evening.wait(1_999)
    assert evening.window.step == step
    evening.wait(2_001)
    assert evening.window.step > step


def test_a_returning_player_alone_sees_that_the_table_has_answered() -> None:
    evening = Evening(people=3, settings=PATIENT).start()
    turn, away, third = clockwise(evening)
    without(evening, away)
    evening.say(turn, "tax")
    evening.wait(4_000)
    evening.arrive(away)

    deals = [scene.deal for scene in map(evening.scene, range(3)) if scene.deal is not None]
    assert (deals[away].answer, deals[away].given) == ("pass", True)
    assert not deals[turn].given
    assert not deals[third].given

    evening.tell(away, Undo(step=evening.window.step))
    evening.say(away, "pass")
    assert (own := evening.scene(away).deal) is not None
    assert (own.answer, own.given) == ("pass", False)


def test_a_player_who_goes_away_with_a_claim_open_lets_it_pass() -> None:
    evening = Evening(people=3, settings=PATIENT).start()
    turn, away, third = clockwise(evening)
    evening.say(turn, "tax")
    evening.say(third, "pass")
    step = evening.window.step
    without(evening, away)
    evening.wait(4_000)
    assert evening.window.step > step


def test_the_turn_of_an_away_and_unconnected_player_is_played() -> None:
    evening = Evening(people=3, settings=PATIENT).start()
    turn, away, third = clockwise(evening)
    without(evening, away)
    evening.say(turn, "income")
    assert evening.on_turn == away
    evening.wait(4_000)
    assert evening.on_turn == third


def test_a_short_absence_costs_no_time() -> None:
    evening = Evening(people=3, settings=PATIENT).start()
    turn, gone, _ = clockwise(evening)
    evening.depart(gone)
    evening.say(turn, "income")
    evening.wait(44_000)
    assert evening.on_turn == gone


def test_an_away_but_connected_player_has_all_the_time_of_a_turn() -> None:
    evening = Evening(people=3, settings=Settings(listed=True, turn=0, reaction=6)).start()
    *_, silent = clockwise(evening)
    while evening.on_turn != silent:
        evening.say(evening.on_turn, "tax")
        evening.wait(6_000)
    assert chairs_of(evening)[silent].away
    evening.wait(60_000)
    assert evening.on_turn == silent


def test_a_bot_plays_for_an_away_player_when_most_people_wish_it() -> None:
    evening = Evening(people=4, settings=Settings(listed=True, turn=300)).start()
    evening.depart(3)
    assert evening.refuses(0, HandOver(chair=3, level=BOT)) == "not-away"
    evening.wait(45_000)
    evening.tell(0, HandOver(chair=3, level=BOT))
    assert chairs_of(evening)[3].level is None
    evening.tell(1, HandOver(chair=3, level=BOT))
    assert chairs_of(evening)[3].level == BOT
    evening.arrive(3)
    evening.tell(3, Back())
    assert chairs_of(evening)[3].level is None


def test_ones_own_seat_is_handed_to_a_bot_at_once_and_taken_back() -> None:
    evening = Evening(people=2).start()
    evening.tell(1, HandOver(chair=1, level=BOT))
    assert chairs_of(evening)[1].level == BOT
    assert evening.refuses(1, Answer(step=evening.window.step, words="pass")) == "bot-plays"
    evening.tell(1, Back())
    assert evening.refuses(1, Back()) == "present"


@pytest.mark.parametrize("thinks", [True, False])
def test_a_player_back_from_a_bot_is_asked_again_without_its_answer(
    thinks: bool,  # noqa: FBT001  a parameter
) -> None:
    evening = Evening(people=3).start()
    turn = evening.on_turn
    evening.say_first(turn, "tax")
    who = (turn + 1) % 3
    asked, step = evening.scene(who).deal, evening.window.step
    evening.tell(who, HandOver(chair=who, level=BOT))
    if thinks:
        evening.let_bots_answer()
    evening.tell(who, Back())

    assert evening.window.step == step
    assert evening.scene(who).deal == asked
    assert evening.refuses(who, Undo(step=step)) == "nothing-to-undo"
    for seat in {0, 1, 2} - {turn, who}:
        evening.say(seat, "pass")
    evening.wait(3_000)
    assert evening.window.step == step
    evening.say(who, "pass")
    evening.wait(3_000)
    assert evening.window.step == step + 1


def test_a_bot_plays_for_nobody_who_wants_another_game_or_deals_one() -> None:
    evening = Evening(people=3).start()
    for seat in (0, 1):
        evening.tell(seat, HandOver(chair=seat, level=BOT))
    finish(evening)
    assert [chair.level for chair in chairs_of(evening)] == [BOT, BOT, None]
    evening.tell(1, Ready(ready=True))
    assert chairs_of(evening)[1].level is None
    evening.tell(2, Ready(ready=True))
    evening.tell(0, Start())
    assert [chair.level for chair in chairs_of(evening)] == [None, None, None]


def test_a_player_who_leaves_is_played_for_and_may_sit_down_again() -> None:
    evening = Evening(people=3).start()
    evening.tell(1, Leave())
    assert evening.scene(1).you is None
    assert chairs_of(evening)[1].level is not None
    evening.tell(1, Join(name="whatever"))
    assert evening.scene(1).you == 1
    assert chairs_of(evening)[1].level is None


def test_a_player_who_left_sees_no_more_than_a_spectator() -> None:
    evening = Evening(people=3).start()
    evening.tell(1, Leave())
    assert evening.scene(1).deal == evening.spectator().deal


@pytest.mark.parametrize("moment", range(0, 40, 4))
def test_a_game_goes_on_after_anybody_leaves_at_any_time(moment: int) -> None:
    evening = Evening(people=3, bots=1).start()
    random = Random(moment)
    for _ in range(moment):
        for seat in range(3):
            if evening.table.phase == "playing" and (words := evening.words(seat)):
                evening.say(seat, random.choice(words))
        evening.let_bots_answer()
        evening.wait(3_000)
    if evening.table.phase != "playing":
        return
    for seat in range(3):
        if evening.table.phase == "playing":
            evening.tell(seat, Leave())
            evening.let_bots_answer()
            evening.wait(20_000)
    for seed in range(2_000):
        if evening.table.phase != "playing":
            break
        evening.let_bots_answer(seed)  # the same chance again and again may go round in circles
        evening.wait(3_000)
    assert evening.table.phase == "over"


def test_when_the_host_is_absent_for_long_somebody_there_is_the_host() -> None:
    evening = Evening(people=2)
    evening.depart(0)
    evening.wait(45_000)
    assert [chair.host for chair in chairs_of(evening, 1)] == [False, True]


def test_events_say_when_clocks_end_so_that_they_can_be_set_again() -> None:
    evening, _ = claiming()
    asked = next(event for event in reversed(evening.log) if "Asked" in kinds([event]))
    assert asked.deadline == asked.at + 12_000  # type: ignore[union-attr]


def test_the_host_cannot_open_cards_that_the_players_agreed_to_keep_closed() -> None:
    evening = finish(Evening(people=2, settings=Settings(listed=True, open_cards=False)).start())
    evening.tell(0, Configure(settings={"open_cards": True}))
    deal, finished = evening.spectator().deal, evening.table.finished()
    assert deal is not None
    assert finished is not None
    assert (deal.open, deal.secret, finished.open_cards) == (None, None, False)


def test_a_table_made_again_from_its_log_rests_until_somebody_comes() -> None:
    evening = Evening(people=2, bots=1).start()
    for _ in range(12):
        again = Table.restore(evening.log)
        happened = [type(event) for event in again.tick(evening.now + 10**9)]
        assert happened in ([], [Rested])
        assert again.due is None
        assert again.wanted() == []
        evening.let_bots_answer(4)
        for person in range(2):
            if evening.table.phase == "playing" and evening.words(person):
                evening.say_first(person, "income", "pass", "lose", "prove", "coup")
        evening.wait(12_000)
