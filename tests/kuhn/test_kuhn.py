"""A third game needs nothing in core but what is there: Kuhn poker keeps every promise."""

import io
import pickle
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import prod
from operator import mul
from pathlib import Path

import numpy as np
import pytest
from kuhn_poker.observation import KuhnView
from kuhn_poker.ruleset import KUHN, Refusal
from kuhn_poker.state import CARDS, KuhnState, Phase

from intriga.core.chance import Scripted, Seeded
from intriga.core.check import check_game
from intriga.core.compiled.batch import Batch
from intriga.core.errors import Always, BadNotation, BadOptions, IllegalAction
from intriga.core.game import Game
from intriga.core.record import begin, follow, read_records
from intriga.core.record_text import write_lines
from intriga.core.ruleset import Json
from intriga.matches.match import Match, play_match
from intriga.matches.report import report
from tests.kuhn.installed import found

Table = Game[KuhnState, KuhnView]
JACK, QUEEN, KING = range(3)


def header(players: int, bet: int = 1) -> Json:
    return {"preset": "kuhn", "options": {"bet": bet}, "seats": ["Ana", "Beto", "Caro"][:players]}


def dealt(*cards: str, bet: int = 1) -> Table:
    """Return a game in which seat 0 speaks first and holds the first card."""
    hands = [[card] for card in cards]
    return Game(KUHN, {**header(len(cards), bet), "first": 0, "hands": hands}, Scripted([]))


def said(game: Table, *words: str) -> Table:
    for word in words:
        game.play(word, seat=game.to_move)
    return game


# ------------------------------------------------------------------- the promises of every game


@pytest.mark.parametrize("bet", [1, 2])
@pytest.mark.parametrize("players", [2, 3])
def test_any_variant_keeps_every_promise(players: int, bet: int) -> None:
    examined = check_game(KUHN, [header(players, bet)] * 40, closely=1)

    assert set(examined) == {phase.name for phase in Phase} - {Phase.CHANCE.name}


def test_a_record_is_read_and_replayed(tmp_path: Path) -> None:
    game = said(dealt("jack", "king", "ace"), "check", "bet", "fold", "call")
    file = io.StringIO()
    write_lines(game.lines, file)
    path = tmp_path / "game.jsonl"
    path.write_text(file.getvalue(), encoding="utf-8")

    record = next(read_records(path))
    again = begin(KUHN, record)
    for line in record.inputs:
        follow(again, line)

    assert again.state == game.state
    assert again.lines == game.lines


def test_agents_that_know_no_game_play_a_match(tmp_path: Path) -> None:
    match = Match(KUHN, ("uniform", "uniform", "uniform"), games=30, preset="kuhn")

    with found(tmp_path):
        quick, recorded = list(play_match(match)), list(play_match(match, record=True))

    assert [game.winners for game in quick] == [game.winners for game in recorded]
    assert report(match, quick).games == 30


def test_the_edition_is_for_two_or_three() -> None:
    with pytest.raises(BadOptions, match="kuhn is for 2 to 3 players, not 4"):
        KUHN.options("kuhn", {}, 4)


# ------------------------------------------------------------------- its own rules


@pytest.mark.parametrize(
    ("words", "winner", "returns"),
    [
        (("check", "check", "check"), 2, [-1, -1, 2]),
        (("check", "check", "bet", "fold", "fold"), 2, [-1, -1, 2]),
        (("check", "bet", "fold", "call"), 1, [-2, 3, -1]),
        (("bet", "call", "fold"), 0, [3, -2, -1]),
        (("bet", "fold", "fold"), 0, [2, -1, -1]),
    ],
)
def test_the_highest_card_of_those_who_stay_takes_the_pot(
    words: tuple[str, ...], winner: int, returns: list[int]
) -> None:
    cards = {
        0: ("king", "queen", "jack"),
        1: ("jack", "king", "queen"),
        2: ("jack", "queen", "king"),
    }

    game = said(dealt(*cards[winner]), *words)

    assert game.winners == [winner]
    assert KUHN.returns(game.state) == returns


def test_a_bet_may_be_two_chips() -> None:
    game = said(dealt("jack", "king", bet=2), "bet", "call")

    assert KUHN.returns(game.state) == [-3, 3]


def test_a_bettor_whom_nobody_calls_shows_nothing() -> None:
    game = said(dealt("jack", "king"), "bet", "fold")

    assert game.view(None).to_dict()["hands"] == [["?"], ["?"]]


def test_a_show_down_shows_who_has_not_folded() -> None:
    game = said(dealt("jack", "king", "ace"), "bet", "call", "fold")

    assert game.view(None).to_dict()["hands"] == [["jack"], ["king"], ["?"]]


@pytest.mark.parametrize(
    ("words", "seat", "input_", "reason"),
    [
        ((), 0, "call", Refusal.NO_BET_YET),
        ((), 1, "check", Always.NOT_AWAITED),
        (("bet",), 1, "bet", Refusal.BET_ALREADY),
        (("check", "check"), 0, "bet", Always.GAME_OVER),
        ((), 0, "raise", Always.UNREADABLE),
    ],
)
def test_a_refusal_has_a_reason(
    words: tuple[str, ...], seat: int, input_: str, reason: str
) -> None:
    game = said(dealt("jack", "king"), *words)

    with pytest.raises(IllegalAction) as refused:
        game.play(input_, seat=seat)

    assert refused.value.reason == reason


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "GAME_OVER"}, "no game that goes on comes to"),
        ({"bettor": 1}, "no game that goes on comes to"),
        ({"paid": [1, 1]}, "no game that goes on comes to"),
        ({"first": 2}, "first holds whole numbers from 0 to 1"),
        ({"hands": [["jack"]]}, "hands is a list of 2 lists"),
        ({"hands": [["jack"], []]}, "a hand is a list of one card"),
        ({"hands": [["jack"], ["ace"]]}, "the hands of the position cannot be"),
        ({"hands": [["jack"], ["duke"]]}, "'duke' cannot be drawn now"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: Json, message: str) -> None:
    position = KUHN.format_position(said(dealt("jack", "king"), "bet").state)

    with pytest.raises(BadNotation, match=message):
        KUHN.begin({**header(2), "position": {**position, **changes}})


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadNotation, match="a position is an object"):
        KUHN.begin({**header(2), "position": "jack"})


# ------------------------------------------------------------------- the whole tree


def ends(game: Table) -> Iterator[Table]:
    """Yield the game at every end that it may come to."""
    if not game.awaiting:
        yield game
    for words in game.legal(game.to_move) if game.awaiting else []:
        after = Game(KUHN, game.header, Seeded(0))
        for line in game.inputs:
            after.play(line["do"], seat=line["by"])
        after.play(words, seat=after.to_move)
        yield from ends(after)


@pytest.mark.parametrize(("players", "deals", "number"), [(2, 6, 30), (3, 24, 312)])
def test_the_number_of_games_is_that_of_the_game_tree(
    players: int, deals: int, number: int
) -> None:
    all_deals = list(permutations(CARDS[: players + 1], players))

    assert len(all_deals) == deals
    assert sum(1 for cards in all_deals for _ in ends(dealt(*cards))) == number


def first_player(game: Table, card: int) -> dict[str, Fraction]:
    """Return how Kuhn lets the first of two players play, one way among many."""
    if game.phase == "CALL":
        calls = {JACK: Fraction(0), QUEEN: Fraction(2, 3), KING: Fraction(1)}[card]
        return {"call": calls, "fold": 1 - calls}
    bets = {JACK: Fraction(1, 3), QUEEN: Fraction(0), KING: Fraction(1)}[card]
    return {"bet": bets, "check": 1 - bets}


def second_player(game: Table, card: int) -> dict[str, Fraction]:
    """Return how Kuhn lets the second player play."""
    if game.phase == "CALL":
        calls = {JACK: Fraction(0), QUEEN: Fraction(1, 3), KING: Fraction(1)}[card]
        return {"call": calls, "fold": 1 - calls}
    bets = {JACK: Fraction(1, 3), QUEEN: Fraction(0), KING: Fraction(1)}[card]
    return {"bet": bets, "check": 1 - bets}


def chance_of(cards: tuple[str, ...], end: Table) -> Fraction:
    """Return how likely two such players come to *end* when these cards are dealt."""
    game, chances = dealt(*cards), [Fraction(1)]
    for line in end.inputs:
        seat: int = line["by"]
        player = (first_player, second_player)[seat]
        chances.append(player(game, CARDS.index(cards[seat]))[line["do"]])
        game.play(line["do"], seat=seat)
    return prod(chances, start=Fraction(1))


def test_the_first_of_two_loses_a_chip_in_eighteen_games_as_kuhn_found() -> None:
    deals = list(permutations(CARDS[:3], 2))
    all_ends = [(cards, end) for cards in deals for end in ends(dealt(*cards))]

    chances = [chance_of(cards, end) for cards, end in all_ends]
    gains = [Fraction(KUHN.returns(end.state)[0]) for _, end in all_ends]

    assert sum(chances) == len(deals)
    assert sum(map(mul, chances, gains)) / len(deals) == Fraction(-1, 18)


def test_a_view_goes_from_one_process_to_another() -> None:
    view = Game(KUHN, {"preset": "kuhn", "seats": ["Ana", "Beto"], "first": 0}, Seeded(1)).view(0)

    assert pickle.loads(pickle.dumps(view)).to_dict() == view.to_dict()  # noqa: S301  our own


# ------------------------------------------------------------------- what it pays


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "bet"), [(2, 1), (3, 2)])
def test_a_batch_pays_in_chips(tmp_path: Path, players: int, bet: int) -> None:
    with found(tmp_path):
        batch = Batch("kuhn-poker", games=64, players=players, options={"bet": bet}, seed=1)
    random, paid = np.random.default_rng(1), set[tuple[float, ...]]()
    for _ in range(30):
        acted = batch.seats.copy()
        batch.step(batch.choose(random.integers(0, 1 << 32, 64)))
        assert batch.rewards.tolist() == [batch.returns[i, seat] for i, seat in enumerate(acted)]
        paid |= {tuple(each) for each in batch.returns[batch.over].tolist()}

    deals = permutations(CARDS[: players + 1], players)
    possible = [KUHN.returns(end.state) for cards in deals for end in ends(dealt(*cards, bet=bet))]
    assert paid <= {tuple(each) for each in possible}
    assert max(max(each) for each in paid) == (1 + bet) * (players - 1)
