"""The price of a challenge: what it wins against what it costs, whatever one thinks of a claim."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from intriga.analysis.puzzles import Puzzle, PuzzleAnswer, shipped_prices
from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.core.record import resume
from intriga.lab import puzzle_finder
from intriga.lab.puzzle_finder import ClaimPrice, priced_question
from tests.lab.puzzles.test_puzzle_finder import short

if TYPE_CHECKING:
    from intriga.core.game import Game

MOST_ERROR = 0.04
ROUNDED = 0.002
HANDS = [["captain", "contessa"], ["assassin", "duke"], ["ambassador", "captain"]]


def price(gain: float, risk: float, worlds: int = 400) -> ClaimPrice:
    """Return a price that comes of *gain* and *risk*, by worlds that differ."""
    noise = np.linspace(-0.1, 0.1, worlds)
    lies = np.stack([0.5 + gain + noise, np.full(worlds, 0.5)])
    truths = np.stack([0.5 - risk + noise, np.full(worlds, 0.5)])
    return ClaimPrice(lies, truths)


def test_the_price_balances_gain_and_risk() -> None:
    found = price(gain=0.3, risk=0.2)
    assert found.price == pytest.approx(0.6)
    challenge, passing = found.wins(0.6)
    assert challenge == pytest.approx(passing)


@pytest.mark.parametrize(("believed", "pays"), [(0.55, True), (0.65, False)])
def test_a_challenge_pays_where_the_claim_is_true_less_often(believed: float, pays: bool) -> None:  # noqa: FBT001  a case
    challenge, passing = price(gain=0.3, risk=0.2).wins(believed)
    assert (challenge > passing) == pays


@pytest.mark.parametrize(("gain", "risk"), [(-0.01, 0.2), (-0.1, 0.2), (0.3, -0.01), (0.3, -0.1)])
def test_a_challenge_that_wins_or_costs_nothing_has_no_price(gain: float, risk: float) -> None:
    assert price(gain, risk).price is None


def test_the_error_is_as_large_as_prices_differ() -> None:
    random = np.random.default_rng(1)

    def found() -> ClaimPrice:
        def side(win: float) -> Any:  # noqa: ANN401  worlds that were won or lost
            return (random.random((2, 400)) < [[win], [0.4]]).astype(float)

        return ClaimPrice(side(0.8), side(0.15))

    many = [found() for _ in range(400)]
    spread = float(np.std([each.price for each in many if each.price is not None]))
    assert spread == pytest.approx(np.mean([each.error for each in many]), rel=0.15)


def test_shipped_prices_say_something_closely_and_agree_with_what_answers_win() -> None:
    for name, each in shipped_prices("coup").items():
        assert name == each.id
        assert each.doubt is not None
        assert each.doubt.price is not None
        assert each.doubt.price_error is not None
        assert each.doubt.price_error <= MOST_ERROR
        wins = {answer.do: answer.win for answer in each.answers}
        assert set(wins) == {"challenge", "pass"}
        if abs(wins["challenge"] - wins["pass"]) > ROUNDED:
            pays = each.doubt.believed < each.doubt.price
            assert pays == (wins["challenge"] > wins["pass"])


def test_a_game_may_have_no_prices() -> None:
    assert len(shipped_prices("pot-de-vin")) == 0
    with pytest.raises(BadOptions, match="bridge"):
        shipped_prices("bridge")


# ------------------------------------------------------------------- measured in games


def played(puzzle: Puzzle) -> "Game[Any, Any]":
    """Return the game that *puzzle* is from, with what was let pass for the last input."""
    game: Game[Any, Any] = resume(ruleset_of("coup"), puzzle.record(), Scripted([]))
    game.play("pass", seat=puzzle.seat)
    return game


@pytest.fixture(scope="module", name="puzzle")
def puzzle_fixture() -> Puzzle:
    passing = [PuzzleAnswer("pass", 0.0, 0.0, lie=False)]
    return next(
        each
        for each in shipped_prices("coup").values()
        if short(replace(each, best=0, answers=(*passing, *each.answers)))
    )


@pytest.mark.compiled
def test_a_question_about_a_claim_does_not_depend_on_hidden_cards(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other's cards are dealt another way round: the same question and numbers come of it."""
    monkeypatch.setattr(puzzle_finder, "PRICE_WORLDS", (100,))
    monkeypatch.setattr(puzzle_finder, "STAKE", 0.0)
    game = played(puzzle)
    seed, asked = next(
        (seed, found)
        for seed in range(40)
        if (found := priced_question(game, seed)) and found.seat == puzzle.seat
    )
    assert asked.doubt is not None
    assert {answer.do for answer in asked.answers} == {"challenge", "pass"}
    assert asked.header["seats"] == ["0", "1"]
    begun = resume(ruleset_of("coup"), asked.record(), Scripted([]))
    assert begun.legal(asked.seat) == [answer.do for answer in asked.answers]

    other = 1 - puzzle.seat
    dealt = [list(hand) for hand in puzzle.header["hands"]]
    dealt[other] = next(hand for hand in HANDS if hand != sorted(dealt[other]))
    again = replace(puzzle, header={**puzzle.header, "hands": dealt})
    same = priced_question(played(again), seed)
    assert same is not None
    assert (same.doubt, same.answers) == (asked.doubt, asked.answers)


@pytest.mark.compiled
def test_a_claim_with_a_small_stake_gives_no_question(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_finder, "PRICE_WORLDS", (100,))
    monkeypatch.setattr(puzzle_finder, "STAKE", 2.1)  # more than can be won and lost
    assert priced_question(played(puzzle)) is None


def test_a_game_in_which_nobody_claimed_anything_asks_nothing(puzzle: Puzzle) -> None:
    game: Game[Any, Any] = resume(
        ruleset_of("coup"), replace(puzzle, inputs=()).record(), Scripted([])
    )
    assert priced_question(game) is None
