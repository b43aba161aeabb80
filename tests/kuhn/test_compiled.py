"""The compiled rules of the toy game are the interpreted ones."""

import numpy as np
import pytest
from kuhn_poker.observation import LAYOUT, view
from kuhn_poker.rules import legal_actions, to_move
from kuhn_poker.ruleset import KUHN
from kuhn_poker.state import Input, KuhnState

from intriga.core.chance import Seeded
from intriga.core.compiled.batch import Batch
from intriga.core.compiled.search import Search
from intriga.core.game import Game
from intriga.core.state import dtype

pytestmark = [pytest.mark.compiled, pytest.mark.untraced]
RULES = KUHN.dialect
VARIANTS = [(2, 1), (2, 2), (3, 1), (3, 2)]


def template(players: int, bet: int) -> KuhnState:
    """Return a state that holds the options and players of a variant."""
    seats = ["?"] * players
    return KUHN.begin({"preset": "kuhn", "options": {"bet": bet}, "seats": seats, "first": 0})


def packed(state: KuhnState) -> bytes:
    record = np.zeros(1, dtype(KuhnState.FIELDS))
    state.pack(record[0])
    return record.tobytes()


@pytest.mark.parametrize(("players", "bet"), VARIANTS)
def test_every_field_legal_set_view_and_winner_is_equal_after_every_input(
    players: int, bet: int
) -> None:
    games = Batch.like(RULES, template(players, bet), games=8, key=5)
    plain = [template(players, bet) for _ in range(8)]
    numbers = [Seeded(game, 5) for game in range(8)]
    for state, c in zip(plain, numbers, strict=True):
        RULES.deal(state, c)
    noise = np.random.default_rng(players)
    for _ in range(60):
        actions = games.choose(noise.integers(0, 1 << 32, 8))
        assert games.step(actions) == 0
        for i, (state, c) in enumerate(zip(plain, numbers, strict=True)):
            RULES.step(state, to_move(state), int(actions[i]), c)
            won = sum(1 << seat for seat in KUHN.winners(state))
            if RULES.is_over(state):
                RULES.deal(state, c)
            seat = to_move(state)
            seen = [0] * LAYOUT.width
            view(state, seat, seen)
            assert packed(state) == games.games[i : i + 1].tobytes()
            assert (won, seat) == (games.winners[i], games.seats[i])
            assert legal_actions(state, seat, 0) == games.legal[i, 0]
            assert seen == games.views[i].tolist()


@pytest.mark.parametrize(("players", "bet"), VARIANTS)
def test_random_playouts_are_the_same_games(players: int, bet: int) -> None:
    games = Batch.like(RULES, template(players, bet), games=1, key=7)
    ended = games.playouts(200)
    plain, numbers, over = template(players, bet), Seeded(0, 7), 0
    RULES.deal(plain, numbers)
    for _ in range(200):
        seat = to_move(plain)
        RULES.step(plain, seat, RULES.random_action(plain, seat, numbers), numbers)
        if RULES.is_over(plain):
            over += 1
            RULES.deal(plain, numbers)

    assert packed(plain) == games.games.tobytes()
    assert (ended, numbers.drawn) == (over, games.chances[0]["drawn"])


def test_the_dialect_has_the_modules_and_width_of_the_game() -> None:
    offered = [value for value in vars(KUHN.dialect).values() if callable(value)]

    assert {each.__module__ for each in offered} <= {m.__name__ for m in KUHN.dialect.modules}
    assert KUHN.dialect.width == KUHN.layout.width


@pytest.mark.parametrize(("card", "share"), [("king", 1.0), ("queen", 0.5), ("jack", 0.0)])
def test_a_search_redeals_the_cards_hidden_from_a_seat(card: str, share: float) -> None:
    other = "queen" if card == "jack" else "jack"
    header = {"preset": "kuhn", "seats": ["Ana", "Beto"], "first": 0, "hands": [[other], [card]]}
    game = Game(KUHN, header, Seeded(1))
    game.play("bet", seat=0)

    weighed = Search(RULES, game.state, 1, game.legal_ids(1), key=1)
    weighed.weigh(400)

    shares = dict(zip(game.legal_ids(1), weighed.shares / weighed.deals, strict=True))
    assert shares[Input.FOLD] == 0
    assert shares[Input.CALL] == pytest.approx(share, abs=0.1)
