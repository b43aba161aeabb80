"""Advice is fair, adds up, repeats itself, and blames nobody for what noise explains."""

import math
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.analysis.advice import Advice, Verdict, Weighed, advise, look_into, master_of
from intriga.analysis.rollouts import OpenQuestion
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import manifest_of, ruleset_of
from intriga.games.coup.agents.duels import table
from tests.games.coup.agents.games import duel_header

FEW = 160  # worlds: five looks
FACE_UP = (0, 4)  # Duke and Contessa
GAMES = [("coup", "urbis-reforma", 3), ("coup", "coup-es", 2), ("pot-de-vin", "pot-de-vin", 4)]

pytestmark = pytest.mark.compiled


def played(
    game: str, preset: str, seats: int, inputs: int, seed: int = 1, **options: object
) -> Game[Any, Any]:
    """Return a game in which so many inputs were made by chance, at a question with a choice."""
    names = [f"P{seat}" for seat in range(seats)]
    header = {"preset": preset, "options": options, "seats": names, "first": 0}
    play: Game[Any, Any] = Game(ruleset_of(game), header, Seeded(seed))
    random = Random(seed)
    while not play.winners:
        seat = play.to_move
        if len(play.inputs) >= inputs and len(play.legal_ids(seat)) > 1:
            break
        play.play_id(random.choice(play.legal_ids(seat)), seat=seat)
    return play


def few(game: Game[Any, Any], seed: int = 0) -> Advice:
    return advise(game, game.to_move, worlds=FEW, seed=seed)


# ------------------------------------------------------------------- the numbers


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
@pytest.mark.parametrize("inputs", [0, 7, 15])
def test_probabilities_and_win_chances_can_be_such(
    game: str, preset: str, seats: int, inputs: int
) -> None:
    play = played(game, preset, seats, inputs)

    advice = few(play)

    assert [answer.action for answer in advice.answers] == play.legal_ids(advice.seat)
    assert [answer.words for answer in advice.answers] == play.legal(advice.seat)
    assert sum(answer.probability for answer in advice.answers) == pytest.approx(1)
    for answer in advice.answers:
        assert answer.probability >= 0
        assert 0 <= answer.win <= 1
        assert answer.loss == pytest.approx(advice.best.win - answer.win)
        assert answer.error >= 0
        assert answer.loss_error >= 0
    assert advice.best.loss == 0


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_the_seed_decides_on_everything(game: str, preset: str, seats: int) -> None:
    play = played(game, preset, seats, 9)

    assert few(play, seed=3) == few(play, seed=3)
    assert few(play, seed=3) != few(play, seed=4)


def test_more_worlds_leave_less_noise() -> None:
    game = played("coup", "coup-es", 2, 6)

    noise = {
        worlds: sum(a.error for a in advise(game, game.to_move, worlds=worlds).answers)
        for worlds in (FEW, 4 * FEW)
    }

    assert noise[4 * FEW] < noise[FEW]
    assert advise(game, game.to_move, worlds=1).worlds == FEW  # five looks at least


def test_with_two_players_nearly_every_world_is_played_to_its_end() -> None:
    ended: list[float] = []
    for seats in (2, 4):
        game = played("coup", "coup-es", seats, 5)
        question = OpenQuestion.joined(game.position(), game.to_move)
        values = look_into(game, question, master_of("coup"), [1, 2]).values
        ended.append(float(np.isin(values, (0, 1)).mean()))  # else the critic says what is likely

    assert ended[0] > 0.9
    assert ended[1] < 0.5


def test_partners_win_together() -> None:
    """A seat's share in a win of its pair is a half; the pair's chance may be more."""
    chances = [
        few(game).best.win
        for game in (
            played("pot-de-vin", "pot-de-vin", 4, 36, seed, pairs=True) for seed in range(9)
        )
        if not game.winners
    ]

    assert max(chances) > 0.75


def test_a_forced_answer_is_certain_and_not_looked_at() -> None:
    game = played("coup", "coup-es", 2, 0)
    game.state.coins[game.to_move] = 10  # one has to launch a coup, and there is one target

    (answer,) = few(game).answers

    assert answer.words == "coup 1"
    assert answer.probability == 1
    assert math.isnan(answer.win)
    assert answer.verdict is None


# ------------------------------------------------------------------- fairness


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_hidden_cards_change_nothing(game: str, preset: str, seats: int) -> None:
    play = played(game, preset, seats, 8)
    seat = play.to_move
    told = few(play)
    before = play.ruleset.format_position(play.state)

    play.put(play.position().redeal(seat, 7))

    assert play.ruleset.format_position(play.state) != before
    assert few(play) == told


def test_beliefs_are_about_the_hidden_hands_of_the_living() -> None:
    game = played("coup", "coup-br", 4, 12)

    advice = few(game)

    view = game.view(advice.seat)
    assert {*advice.beliefs} == {seat for seat in view.alive if seat != advice.seat}
    for seat, held in advice.beliefs.items():
        assert [*held] == ["duke", "assassin", "captain", "ambassador", "contessa"]
        assert all(0 <= chance <= 1 for chance in held.values())
        assert sum(held.values()) >= 1 - 1e-9  # a hand holds at least one character
        assert sum(held.values()) <= view.hand_sizes[seat] + 1e-9


def test_a_character_of_which_all_copies_are_seen_is_held_by_nobody() -> None:
    game = played("coup", "coup-br", 3, 0)
    position = game.ruleset.format_position(game.state)
    position["hands"] = [["duke", "duke"], ["captain"], ["contessa", "contessa"]]
    position["face_up"] = [[], ["duke"], []]
    position["court"] = {"ambassador": 3, "assassin": 3, "captain": 2, "contessa": 1}
    header = {"preset": "coup-br", "seats": ["A", "B", "C"], "position": position}

    beliefs = few(Game(ruleset_of("coup"), header, Seeded(1))).beliefs

    assert beliefs[1]["duke"] == beliefs[2]["duke"] == 0
    assert sum(beliefs[1].values()) == pytest.approx(1)


# ------------------------------------------------------------------- the verdict


@pytest.mark.parametrize(
    ("probability", "loss", "error", "verdict"),
    [
        (0.0, 0.0, 0.0, Verdict.BEST),
        (0.0, 0.009, 0.0, Verdict.CLOSE),
        (0.0, 0.05, 0.03, Verdict.CLOSE),
        (0.1, 0.05, 0.01, Verdict.MIXED),
        (0.09, 0.05, 0.01, Verdict.LOSES),
    ],
)
def test_noise_and_mixing_excuse_a_loss(
    probability: float, loss: float, error: float, verdict: Verdict
) -> None:
    answer = Weighed(0, "income", probability, 0.5 - loss, error, loss, error)

    assert answer.verdict == verdict


# ------------------------------------------------------------------- what cannot be


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    game = played("coup", "coup-br", 3, 0)

    with pytest.raises(BadOptions, match=r"seat 2 is not asked; \[0\] are"):
        advise(game, 2)


def test_advice_needs_at_least_one_world() -> None:
    with pytest.raises(BadOptions, match="at least 1 world, not 0"):
        advise(played("coup", "coup-br", 3, 0), 0, worlds=0)


def test_an_unknown_game_has_no_master() -> None:
    with pytest.raises(BadOptions, match="there is no game 'poker'"):
        master_of("poker")


# ------------------------------------------------------------------- solved duels


def test_the_table_of_a_solved_duel_stands_beside_and_judges_nothing() -> None:
    game = Game(ruleset_of("coup"), duel_header((5, 5), (2, 1), FACE_UP), Seeded(1))

    advice = few(game)

    odds, question = table().strategy(game.view(0)), OpenQuestion.joined(game.position(), 0)
    assert odds is not None
    assert advice.table == {words: odds[reply[0]] for words, reply in question.replies.items()}
    assert all(answer.error > 0 for answer in advice.answers)


def test_unsolved_positions_have_no_table() -> None:
    assert few(played("coup", "coup-es", 2, 0)).table is None
    assert few(played("pot-de-vin", "pot-de-vin", 3, 4)).table is None


# ------------------------------------------------------------------- how sure it is


@pytest.mark.parametrize(("game", "preset", "seats"), GAMES)
def test_numbers_are_as_doubtful_as_was_measured(game: str, preset: str, seats: int) -> None:
    advice = few(played(game, preset, seats, 3))

    assert advice.model_error == manifest_of(game).model_error(seats) > 0
    assert advice.off(0) == advice.model_error
    assert advice.off(0.3) == pytest.approx(math.hypot(0.3, advice.model_error))


def weighed(*wins: float) -> Advice:
    best = max(wins)
    answers = [Weighed(at, str(at), 0.5, win, 0, best - win, 0) for at, win in enumerate(wins)]
    return Advice(0, tuple(answers), {}, 1, 0.05, None, None)


@pytest.mark.parametrize(
    ("wins", "decided"),
    [
        ((1.0, 1.0), True),
        ((0.0, 0.0002), True),
        ((1.0, 0.99), False),
        ((0.0, 1.0), False),
        ((math.nan,), False),
    ],
)
def test_a_game_is_decided_where_every_answer_wins_or_none(
    wins: tuple[float, ...], *, decided: bool
) -> None:
    assert weighed(*wins).decided is decided
