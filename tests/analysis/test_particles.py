"""A seat's beliefs about hidden cards, by worlds that are followed along a game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.opponents import own_kind_reader, own_opponent_model
from intriga.agents.policy import Policy, own_network
from intriga.analysis.advice import master_of
from intriga.analysis.particles import Particles, Population, followed
from intriga.analysis.posterior import OWN, believed, has_posterior, population_met
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import part_of, ruleset_of
from intriga.core.position import Position
from intriga.core.state import dtype
from intriga.lab.exact_beliefs import ExactBeliefs

pytestmark = pytest.mark.compiled
COUP = ruleset_of("coup")
NETWORK = own_network("coup")
HANDS = part_of("coup", "holdings")
ALONE = Population(NETWORK, None, (1.0,), blind=0)
CLOSE = 0.04  # root mean square
CALLER = own_kind_reader("coup").kinds.index("caller")
THREE = ["captain duke", "assassin contessa", "ambassador duke"]


def mixed(*kinds: float) -> Population:
    return Population(NETWORK, own_opponent_model("coup"), kinds)


def dealt(number: int, players: int = 2) -> tuple[Position[Any, Any], Seeded, list[ExactBeliefs]]:
    """Return a game at its first question, its chance, and what seat 0 of two knows exactly."""
    source = Seeded(number, 3)
    header: dict[str, object] = {"preset": "coup-es", "options": {}}
    header["seats"] = [str(seat) for seat in range(players)]
    state = COUP.begin(COUP.prepare(header, source))
    exact = [ExactBeliefs(COUP, state, 0, NETWORK)] if players == 2 else []
    while outcomes := COUP.outcomes(state):
        COUP.draw(state, source(outcomes))
        for each in exact:
            each.draw(state)
    return Position(COUP, state), source, exact


def packed(states: Sequence[Any]) -> Any:  # noqa: ANN401  an array
    found = np.zeros(len(states), dtype(COUP.dialect.fields))
    for at, state in enumerate(states):
        state.pack(found[at])
    return found


def follow_exactly(
    exact: ExactBeliefs, before: Position[Any, Any], seat: int, action: int, drawn: Sequence[str]
) -> None:
    after = before.state.copy()
    COUP.play(after, seat, action)
    exact.answer(before.state, seat, action, after)
    for word in drawn:
        COUP.draw(after, COUP.outcomes(after).index(word))
        exact.draw(after)


def test_four_hundred_worlds_come_near_to_all_there_are() -> None:
    off: list[float] = []
    for number in range(4):
        position, source, (exact,) = dealt(number)
        worlds, random = Particles(position, 0, ALONE, number=400, key=number), Random(number)
        while not position.winners:
            seat = position.to_move
            legal = position.legal_ids(seat)
            step = position.step(
                seat, Policy(NETWORK).act(position.view(seat), legal, random), source
            )
            worlds.follow(position, seat, step.action, step.drawn)
            follow_exactly(exact, position, seat, step.action, step.drawn)
            position = step.after
            if not position.winners:
                true = HANDS.held(packed(exact.positions), 2)
                told = np.average(
                    HANDS.held(worlds.worlds.games, 2), axis=0, weights=worlds.chances
                )
                off += (told - np.average(true, axis=0, weights=exact.chances))[1].tolist()
    assert np.sqrt(np.mean(np.square(off))) < CLOSE


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_world_that_counts_looks_to_the_viewer_as_the_game_does(players: int) -> None:
    position, source, _ = dealt(1, players)
    viewer, random = players - 1, Random(4)
    worlds = Particles(position, viewer, mixed(0.5, 0.25, 0.25), number=200)
    for _ in range(25):
        seat = position.to_move
        legal = position.legal_ids(seat)
        step = position.step(seat, Policy(NETWORK).act(position.view(seat), legal, random), source)
        worlds.follow(position, seat, step.action, step.drawn)
        position = step.after
        if position.winners:
            break
        views, _ = worlds.worlds.seen_by(viewer)
        assert worlds.chances.sum() == pytest.approx(1)
        assert (views[worlds.chances > 0] == position.view(viewer).numbers).all()


def test_a_viewer_holds_its_drawn_cards_in_every_world() -> None:
    game = table_of(THREE)
    for line in ("0 exchange", "1 pass"):
        said(game, line)
    said(game, "2 pass", draws=["contessa", "assassin"])

    worlds = followed(game, 0, ALONE, number=80, key=1)

    (held,) = HANDS.held(packed([game.state]), 3)[:, 0]
    own = HANDS.held(worlds.worlds.games, 3)[:, 0]
    assert (own[worlds.chances > 0] == held).all()


def table_of(hands: list[str]) -> Game[Any, Any]:
    header = {
        "preset": "coup-br",
        "seats": ["Ana", "Bia", "Caio"],
        "first": 0,
        "hands": [hand.split() for hand in hands],
    }
    return Game(COUP, header, Seeded(1))


def said(game: Game[Any, Any], line: str, draws: Sequence[str] = ()) -> None:
    seat, _, words = line.partition(" ")
    game.go_on(game.position().follow(int(seat), words, draws))


def test_hidden_cards_change_no_world() -> None:
    games = [table_of(THREE), table_of([THREE[0], "captain ambassador", "contessa contessa"])]
    for game, drawn in zip(games, (["duke", "contessa"], ["assassin", "captain"]), strict=True):
        for line in ("0 income", "1 income", "2 tax", "0 pass", "1 pass", "0 income", "1 exchange"):
            said(game, line)
        said(game, "0 pass")
        said(game, "2 pass", draws=drawn)

    one, other = (followed(game, 0, ALONE, number=40, key=3).worlds.games for game in games)

    assert (one == other).all()


def test_a_player_who_challenges_everything_is_classified_as_a_caller() -> None:
    kinds = len(population_met("coup"))
    caller = [0.0] * kinds
    caller[0] = caller[CALLER] = 0.5
    game = table_of(THREE)
    for line in ("0 tax", "1 challenge", "0 prove", "1 lose contessa"):
        said(game, line, draws=["duke"] if line == "0 prove" else [])

    worlds = followed(game, 2, mixed(*caller), number=400, key=1)

    assert worlds.chances[worlds.kinds[:, 1] == CALLER].sum() > 0.6


def test_a_game_that_does_not_stand_where_its_inputs_lead_is_taken_as_it_stands() -> None:
    game = table_of(THREE)
    said(game, "0 income")
    game.put(table_of(["duke duke", "captain captain", "contessa contessa"]).position())

    worlds = followed(game, 0, ALONE, number=20, key=1)

    assert (worlds.worlds.seen_by(0)[0] == game.view(0).numbers).all()


def test_an_improbable_answer_leaves_worlds_that_fit() -> None:
    game = table_of(["captain duke", "assassin contessa", "captain duke"])
    for line in ("0 steal 1", "1 challenge", "0 decline", "0 lose duke"):
        said(game, line)

    worlds = followed(game, 1, ALONE, number=3, key=1)

    assert (worlds.worlds.seen_by(1)[0] == game.view(1).numbers).all()


def test_an_impossible_input_raises_a_lookup_error() -> None:
    game = table_of(THREE)
    worlds = Particles(game.position(), 1, ALONE, number=20)
    other = table_of(["duke duke", "captain captain", "contessa contessa"])

    with pytest.raises(LookupError, match="after 1 inputs no world is left for seat 1"):
        worlds.follow(other.position(), 0, other.parse(0, "income"), ())


@pytest.mark.parametrize("seat", [1, 2])
def test_worlds_ask_the_same_question_as_the_true_game(seat: int) -> None:
    game = table_of(THREE)
    said(game, "0 tax")

    worlds = believed(game, seat, master_of("coup"), 30, key=2)

    assert worlds.seats.tolist() == [seat] * 30
    assert (worlds.views == game.view(seat).numbers).all()


def test_a_posterior_needs_kinds_of_players_and_hands() -> None:
    assert has_posterior("coup")
    assert not has_posterior("pot-de-vin")
    assert population_met("coup")[0] == OWN
    assert sum(population_met("coup")) == pytest.approx(1)
