"""A view is enough to make up a game that its seat cannot tell from the true one."""

from collections import Counter
from copy import copy

import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.position import Position
from intriga.games.coup.notation import cards_of
from intriga.games.coup.rules.memory import show_all
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.view.heard_moves import heard_moves
from intriga.games.coup.view.sampling import sample_state
from intriga.games.coup.vocabulary import DUKE, NOBODY, SLOTS, Phase
from tests.games.coup.promises import check_looks_alike, whole_deck
from tests.games.coup.tables import SCENES, CoupGame, any_play, table
from tests.games.tables import positions, say


def key(number: int) -> str:
    return f"from a view {number}"


@pytest.mark.parametrize("phase", SCENES)
def test_a_sampled_game_can_be_played_on_in_every_phase(phase: str) -> None:
    for seat in (0, 1, None):
        for number in range(5):
            game = SCENES[phase]()
            twin = copy(game)
            twin.put(Position(COUP, sample_state(game.view(seat), Seeded(number))))
            twin.source = Seeded(number)
            twin.inputs = list(game.inputs)

            *_, end = positions(twin, f"{phase} {number}")

            assert end.phase == "GAME_OVER"
            assert whole_deck(end.state) == whole_deck(game.state)


@pytest.mark.untraced
def test_from_there_any_game_can_be_played_to_its_end() -> None:
    for number in range(12):
        source = Seeded(number)
        for here in positions(any_play(key(number)), key(number)):
            if not here.awaiting or source.below(8):
                continue
            twin = copy(here)
            seat = here.awaiting[0]
            twin.put(Position(COUP, sample_state(here.view(seat), source)))
            twin.source = Seeded(number)
            twin.inputs = list(here.inputs)
            for later in positions(twin, key(number)):
                assert len(later.inputs) < len(here.inputs) + 5000
            assert twin.phase == "GAME_OVER"


def test_the_world_is_made_of_the_view_alone() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave")
    twin = COUP.redeal(game.state, 2, Seeded(4))

    worlds = [sample_state(COUP.view(state, 2), Seeded(5)) for state in (game.state, twin)]

    assert twin != game.state
    assert worlds[0] == worlds[1]


def test_the_others_hold_other_cards_each_time() -> None:
    game, source = SCENES["BLOCK"](), Seeded(1)

    worlds = [sample_state(game.view(1), source) for _ in range(100)]

    assert len({world.hand[1] for world in worlds}) == 1
    assert len({world.hand[0] for world in worlds}) > 8
    assert len({world.court for world in worlds}) > 8


def test_an_examined_card_is_in_the_hand_and_seen_by_the_actor_alone() -> None:
    game = SCENES["EXAMINE_DECIDE"]()
    for seat in (0, 1, 2, None):
        for number in range(30):
            world = sample_state(game.view(seat), Seeded(number))
            assert COUP.view(world, 0).seen(1) == (world.shown,)
            assert world.hand[1] >> 4 * world.shown & 15
            assert COUP.view(world, 2).seen(1) == ()


def test_a_move_of_a_seat_that_is_forgotten_is_left_out() -> None:
    view = COUP.view(SCENES["LOSE"]().state, 2)
    assert {move.seat for move in heard_moves(view)} == {0}

    view.recent, view.claimant = view.recent[:1], NOBODY  # the proof alone

    assert heard_moves(view) == []


def test_the_others_know_nothing_that_the_view_does_not_hold() -> None:
    game = say(
        table("duke captain", "assassin contessa", "duke duke", draws="captain"),
        *("0 tax", "1 challenge", "0 prove", "1 lose assassin", "1 income", "2 tax"),
    )
    game.state.returned = [DUKE + 1] * 3 + [0] * 7

    world = sample_state(game.view(1), Seeded(2))

    assert world.returned[:3] == [0, DUKE + 1, 0]
    assert world.watched == 0


@pytest.mark.parametrize("distinct", [False, True])
def test_after_sets_are_picked_four_cards_of_the_own_set_are_aside(distinct: bool) -> None:  # noqa: FBT001
    header = {
        "preset": "coup-br",
        "options": {"art_mode": "distinct"} if distinct else {},
        "seats": ["A", "B"],
        "first": 1,
    }
    asides: Counter[int] = Counter()
    for number in range(40):
        game = CoupGame(COUP, header, Seeded(number))
        for seat in (0, 1):
            game.play(game.legal(seat)[number % 5], seat=seat)
        for seat in (0, 1):
            world = sample_state(game.view(seat), Seeded(number))
            check_looks_alike(game, seat, world)
            aside = cards_of(world.aside[1 - seat])
            assert len(aside) == 4
            assert arts(aside) == arts(cards_of(game.state.aside[1 - seat]))
            asides[world.aside[1 - seat]] += 1
    assert len(asides) == (10 if distinct else 5)


def arts(cards: list[int]) -> set[int]:
    return {card // SLOTS for card in cards}


@pytest.mark.parametrize("order", ["arrival", "clockwise"])
def test_a_sampled_state_keeps_the_seats_still_to_answer(order: str) -> None:
    hands = ("captain duke", "assassin contessa", "ambassador duke", "duke contessa")
    for asked in ("0 tax", "0 foreign_aid"):
        game = say(table(*hands, response_order=order), asked)
        for seat in (1, 2, 3):
            world = sample_state(game.view(seat), Seeded(seat))
            assert (world.awaited, world.origin) == (game.state.awaited, game.state.origin)
            game.play("pass", seat=seat)


def test_a_blocker_is_not_asked_again() -> None:
    hands = ("captain duke", "assassin contessa", "ambassador duke", "captain contessa")
    game = table(*hands, response_order="clockwise", fa_reblock=True)
    say(game, "0 foreign_aid", "1 pass", "2 pass", "3 block duke", "0 challenge", "3 lose captain")

    world = sample_state(game.view(1), Seeded(1))

    assert game.awaiting == [1]
    assert world.awaited == game.state.awaited == 0b0110


def test_seats_in_line_are_asked_again() -> None:
    hands = ("captain duke", "assassin contessa", "ambassador duke", "captain contessa")
    game = say(table(*hands, fa_reblock="in_line"), "0 foreign_aid", "2 block duke")

    world = sample_state(game.view(0), Seeded(1))

    assert world.unheard == game.state.unheard == 0b1010


def test_both_sets_are_found_where_two_kinds_are_nearly_all_seen() -> None:
    game = SCENES["SETUP_PICK"]()
    game.source = Scripted(["captain", "contessa"])
    say(game, "0 pick captain", "1 pick contessa")
    # Both hands, two captains and two contessas, are known to everybody.
    show_all(game.state, 0)
    show_all(game.state, 1)

    world = sample_state(game.view(None), Seeded(1))

    check_looks_alike(game, None, world)
    assert world.hand == game.state.hand


def test_a_spectator_sees_a_game_that_is_over() -> None:
    world = sample_state(SCENES["GAME_OVER"]().view(None), Seeded(0))

    assert world.phase == Phase.GAME_OVER
    assert world.winner not in {NOBODY, 1}
