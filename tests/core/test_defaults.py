"""The defaults of core for a game that says nothing of its own, and small questions to it."""

# pyright: reportPrivateUsage=false

from pathlib import Path
from random import Random
from typing import Any

import pytest
from kuhn_poker.ruleset import KUHN

from intriga.core.chance import Scripted, Seeded
from intriga.core.check import CheckFailed, check_own
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import manifest_of, part_of
from intriga.core.offers import plain_offer
from intriga.core.options import Option, When, holds_any
from intriga.core.returns import decided, in_proportion
from intriga.core.ruleset import Ruleset
from intriga.core.table_rules import GameStanding, question_to, usual_table_rules
from intriga.games.coup.ruleset import COUP

USUAL = usual_table_rules(KUHN)


def dealt() -> Game[Any, Any]:
    """Return a game of two in which the first seat speaks first."""
    header = {"preset": "kuhn", "seats": ["Ana", "Beto"], "first": 0}
    return Game(KUHN, {**header, "hands": [["jack"], ["king"]]}, Scripted([]))


def test_the_default_question_is_the_phase_and_the_default_log_the_inputs() -> None:
    game = dealt()
    before = game.view(None)
    (bet,) = [game.parse(0, words) for words in game.legal(0) if words == "bet"]
    game.play_id(bet, seat=0)

    assert USUAL.question(before).id == "ask-bet"
    assert (USUAL.subject(before), USUAL.reacts(before)) == (None, False)
    (told,) = USUAL.tell(before, 0, bet, game.view(None))
    assert (told.id, told.args["who"]) == ("log-input", 0)
    assert USUAL.tell(before, 0, -1, before) == []


def test_the_standing_of_a_small_game_has_winners_only_at_its_end() -> None:
    game = dealt()
    standings: list[GameStanding] = []
    while not game.is_over:
        standings.append(USUAL.standing(game.view(None)))
        game.play_id(game.legal_ids(game.to_move)[0], seat=game.to_move)
    assert all(each.turn is not None and each.winners == [] for each in standings)
    assert USUAL.standing(game.view(None)) == GameStanding(
        ["plays", "plays"], None, None, game.winners
    )


def test_a_menu_is_made_each_time_where_the_game_says_nothing_of_it() -> None:
    assert question_to(0, dealt().position(), None, USUAL).menu_key() is None


def test_a_small_game_has_nothing_more_to_say() -> None:
    view = dealt().view(0)

    assert (USUAL.remarks({}), USUAL.opening(view)) == ([], [])
    assert USUAL.offers(view, ["bet"]) == [plain_offer("bet")]
    assert USUAL.form(view, []).kind == "menu"
    assert USUAL.also(view) == USUAL.question(view)
    assert USUAL.usual_answers(view).allow is None
    assert not USUAL.only_watches(view)
    assert USUAL.standing(view) == GameStanding(
        ["plays", "plays"], turn=0, winning=None, winners=[]
    )
    assert (USUAL.common_memory(view), USUAL.own_memory(view), USUAL.memory(view)) == ({}, {}, {})
    assert USUAL.material(view) == {"seat_keys": sorted(USUAL.seat_keys)}


def test_the_views_of_a_small_game_follow_its_declaration() -> None:
    game = dealt()
    state, public = game.state, KUHN.views.of(game.state)

    assert public.to_dict() == game.view(None).to_dict()
    assert public.seen_by(state, 1).to_dict() == game.view(1).to_dict()
    assert KUHN.hidden(state, 0) == (state.hand[0], -1)
    assert KUHN.hidden_alike(state, state)
    assert not KUHN.only_waits(state, 0, state)


def test_silence_is_one_of_the_answers_that_are_open() -> None:
    game = dealt()
    legal = game.legal_ids(0)

    assert {USUAL.silence(game.view(0), legal, Random(seed)) for seed in range(20)} == {*legal}


def test_shares_are_those_of_the_winners_or_in_proportion_to_weights() -> None:
    assert decided([], 3) is None
    assert decided([0, 2], 3) == [0.5, 0.0, 0.5]
    assert in_proportion({0: 3.0, 2: 1.0}, 3) == [0.75, 0.0, 0.25]


def test_a_condition_holds_at_the_tables_that_it_names() -> None:
    two = When(players=(2,))
    reforma = When(options={"reforma": (True,)})

    assert two.holds({}, 2)
    assert not two.holds({}, 3)
    assert reforma.holds({"reforma": True}, 3)
    assert not reforma.holds({"reforma": False}, 3)
    assert holds_any((), {}, 5)
    assert not holds_any((two, reforma), {}, 5)


def test_a_part_that_a_game_lacks_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="pot-de-vin has no book; there is one of coup"):
        part_of("pot-de-vin", "book")


def test_a_file_of_a_game_is_found_beside_its_manifest() -> None:
    assert Path(str(manifest_of("coup").file("words"))).is_dir()


def test_a_position_is_equal_to_positions_only_and_worth_nothing_yet() -> None:
    header = {"preset": "coup-br", "seats": ["Ana", "Beto"]}
    position = Game(COUP, header, Seeded(1)).position()

    assert position != "a position"
    assert position.returns == [0.0, 0.0]


def test_functions_of_the_rules_agree_with_the_default_methods() -> None:
    game = dealt()
    state, twin = game.state.copy(), game.state.copy()

    assert Ruleset[Any, Any].to_move(KUHN, state) == KUHN.to_move(state)
    assert Ruleset[Any, Any].legal_page(KUHN, state, 0, 0) == KUHN.legal_page(state, 0, 0)
    action = KUHN.legal_actions(state, 0)[0]
    Ruleset[Any, Any].play(KUHN, state, 0, action)
    KUHN.play(twin, 0, action)
    assert state == twin


def test_a_small_game_tries_every_deal_to_read_a_position() -> None:
    undealt = KUHN.begin({"preset": "kuhn", "seats": ["Ana", "Beto"], "first": 0})
    hands = {tuple(state.hand[:2]) for state in KUHN._asked(undealt)}

    assert len(hands) == len({(one, two) for one in range(3) for two in range(3) if one != two})


def test_a_broken_promise_of_a_game_is_reported_by_its_name() -> None:
    def nobody_is_ever_asked(game: Game[Any, Any]) -> None:
        assert not game.awaiting, "somebody is"

    promises = {"nobody_is_ever_asked": nobody_is_ever_asked}
    with pytest.raises(CheckFailed, match="nobody is ever asked: somebody is"):
        check_own(dealt(), promises)


def test_the_stated_rules_of_an_option_leave_out_our_own_rulings() -> None:
    option = Option("own", (False, True), "COUP-2P-04, COUP-IQ-01, AMB-49, PDV-A13")

    assert option.stated == ["COUP-2P-04", "COUP-IQ-01"]
