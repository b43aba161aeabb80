"""The rounds of a game, as its review shows them."""

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import Record, RecordLine, read_records, resume
from intriga.games.pot_de_vin.notation import card_word
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.study.review import Round, points_in, review_of, rounds_in
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.vocabulary import NOBODY, Phase
from tests.games.pot_de_vin.tables import PotDeVinGame, table
from tests.games.records import files_of
from tests.games.tables import say

GUILD_POINTS = (0, 1, 3, 6, -1, -3, -6, 10, 15, *[15] * 20)  # PDV-A03
GAMES = [record for file in files_of("pot-de-vin") for record in read_records(file)][::3]


def record_of(game: PotDeVinGame) -> Record:
    """Return the record of *game* so far."""
    inputs = [
        RecordLine(line["by"], line["do"], tuple(line.get("draws", [])), None, number)
        for number, line in enumerate(game.inputs, 2)
    ]
    return Record("here", 1, game.header, inputs)


def rounds_of(game: PotDeVinGame) -> list[Round]:
    """Return the rounds of *game* so far."""
    return rounds_in(record_of(game))


def three(draws: str = "") -> PotDeVinGame:
    """Return a game of three who have two rounds to play."""
    return table("aldo-5 aldo-6", "aldo-9 enzo-4", "pietra-7", pile="enzo-10", draws=draws, left=2)


def test_a_round_has_its_plays_its_winner_and_the_cards_taken() -> None:
    game = say(three("enzo-10"), "0 play aldo-5", "1 play aldo-9", "2 gem")

    first, *_ = rounds_of(game)
    assert first.laid == [(0, "aldo-5"), (1, "aldo-9"), (2, "gem")]
    assert (first.step, first.winner, first.gems) == (1, 1, 1)
    assert sorted(first.taken) == ["aldo-5", "aldo-9", "ugo-13"]


def test_a_review_says_all_rounds_and_how_the_game_came_out() -> None:
    record = record_of(say(three("enzo-10"), "0 play aldo-5", "1 play aldo-9", "2 gem"))
    review = review_of(record)

    assert (review.game, review.points) == ("pot-de-vin", points_in(record))
    first, *_ = review.rounds
    assert first.cards == [(0, "aldo-5"), (1, "aldo-9"), (2, "gem")]
    assert (first.step, first.leader, first.winner) == (1, 0, 1)
    assert {who for who, _ in first.taken} == {1}
    assert first.taken[-1] == (1, "gem")


def test_a_round_that_is_still_played_has_no_winner() -> None:
    (first,) = rounds_of(say(three(), "0 play aldo-5"))

    assert (first.winner, first.taken, first.laid) == (NOBODY, [], [(0, "aldo-5")])


def test_a_game_in_which_nothing_was_laid_has_no_rounds() -> None:
    assert rounds_of(three()) == []


def test_a_round_begun_before_the_position_has_the_cards_on_the_table() -> None:
    game = say(three("enzo-10"), "0 play aldo-5")
    header = {**three().header, "position": POT_DE_VIN.format_position(game.state)}
    lines = [RecordLine(1, "play aldo-9", (), None, 2), RecordLine(2, "gem", ("enzo-10",), None, 3)]

    (first,) = rounds_in(Record("here", 1, header, lines))
    assert first.laid == [(0, "aldo-5"), (1, "aldo-9"), (2, "gem")]


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_rounds_hand_out_the_cards_and_gems_of_the_game(record: Record) -> None:
    start = resume(POT_DE_VIN, Record(record.file, record.line, record.header), Scripted([]))
    before, view = start.view(None), resume(POT_DE_VIN, record, Scripted([])).view(None)
    rounds = rounds_in(record)
    for seat in view.seats:
        won = [each for each in rounds if each.winner == seat]
        taken = [card_word(card) for card in view.taken[seat] if card not in before.taken[seat]]
        assert sorted(taken) == sorted(card for each in won for card in each.taken)
        assert sum(each.gems for each in won) == view.treasure[seat] - before.treasure[seat]
    if view.phase == Phase.GAME_OVER:
        assert all(each.winner != NOBODY for each in rounds)


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_points_are_those_before_the_jokers(record: Record) -> None:
    """The points of a guild with its joker are those of one symbol more."""
    view, rounds = resume(POT_DE_VIN, record, Scripted([])).view(None), rounds_in(record)
    if view.phase != Phase.GAME_OVER or not rounds:
        return
    for seat in view.seats:
        placed = {guild for each in view.side(seat) for guild in view.placed[each]}
        numbers = [score.symbols(view, seat, guild) for guild in placed]
        gained = sum(GUILD_POINTS[n + 1] - GUILD_POINTS[n] for n in numbers)
        assert rounds[-1].points[seat] + gained == score.points(view, seat)


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_the_points_at_the_end_are_those_of_the_game(record: Record) -> None:
    view = resume(POT_DE_VIN, record, Scripted([])).view(None)
    assert points_in(record) == [score.points(view, seat) for seat in view.seats]
