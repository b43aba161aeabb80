"""Matches are fair to every seat, can be played again, and leave records."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.record import begin, follow, read_records
from intriga.core.record_text import write_lines
from intriga.games.coup.ruleset import COUP
from intriga.matches.match import Match, PlayedGame, fill, play_match


def match_of(agents: str, seats: int, games: int, **options: object) -> Match:
    """Return a match of Coup."""
    return Match(COUP, fill(agents.split(","), seats), games, "coup-br", options, seed=5)


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
def test_every_agent_sits_on_every_seat_once_in_a_round(seats: int) -> None:
    match = match_of("uniform", seats, seats)

    for agent in range(seats):
        assert {match.seat_of(game, agent) for game in range(seats)} == set(range(seats))
        assert all(match.agent_on(game, match.seat_of(game, agent)) == agent for game in range(9))


def test_names_sit_where_their_agents_do() -> None:
    match = match_of("honest,uniform,rule-of-thumb", 3, 3)

    assert [match.names(game) for game in range(3)] == [
        ["honest", "uniform", "rule-of-thumb"],
        ["rule-of-thumb", "honest", "uniform"],
        ["uniform", "rule-of-thumb", "honest"],
    ]


def test_all_games_of_a_round_are_dealt_alike() -> None:
    match = match_of("honest,uniform", 3, 9, first_player="random")
    headers = [game.lines[0] for game in play_match(match, record=True) if game.lines]
    deals = [(header["first"], header["hands"]) for header in headers]

    assert deals[0:3] == [deals[0]] * 3
    assert deals[3:6] == [deals[3]] * 3
    assert deals[0] != deals[3] != deals[6]


def test_the_previous_winner_begins_from_where_it_sits_now() -> None:
    match = match_of("honest,uniform", 4, 40, first_player="previous_winner_else_random")
    games = list(play_match(match, record=True))

    for before, game in pairwise(games):
        assert game.lines is not None
        if before.winners:
            assert match.agent_on(game.number, game.lines[0]["first"]) == before.winners[0]


def test_the_first_seat_begins_where_that_is_fixed() -> None:
    match = match_of("honest,uniform", 4, 8, first_player="fixed")

    for game in play_match(match, record=True):
        assert game.lines is not None
        assert game.lines[0]["first"] == 0


@pytest.mark.parametrize(
    "options",
    [{}, {"reforma": True, "factions_start": "random"}, {"two_player_setup": "sets"}],
)
def test_a_match_is_the_same_every_time_and_recorded_or_not(options: dict[str, object]) -> None:
    match = match_of("rule-of-thumb,honest", 2, 12, **options)

    plain = [(game.winners, game.decisions) for game in play_match(match)]
    recorded = [(game.winners, game.decisions) for game in play_match(match, record=True)]
    assert plain == [(game.winners, game.decisions) for game in play_match(match)] == recorded


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"reforma": True, "slot_duke": "patron", "slot_contessa": "lawyer"}),
        (4, {"slot_ambassador": "inquisitor", "art_mode": "distinct"}),
        (2, {"declared_coup": "coup+assassinate", "two_player_setup": "normal"}),
    ],
)
def test_a_record_plays_through_to_the_same_end(
    tmp_path: Path, seats: int, options: dict[str, object]
) -> None:
    file = tmp_path / "games.jsonl"
    match = match_of("rule-of-thumb,uniform", seats, 10, **options)
    games = list(play_match(match, record=True))
    with file.open("w") as out:
        for game in games:
            write_lines(game.lines or [], out)

    for game, record in zip(games, read_records(file), strict=True):
        play = begin(COUP, record, Scripted([]))
        for line in record.inputs:
            follow(play, line)
        assert play.lines == game.lines
        assert [match.agent_on(game.number, seat) for seat in play.winners] == list(game.winners)


def test_a_game_that_does_not_end_has_no_result() -> None:
    match = Match(COUP, fill(["uniform"], 4), 3, "coup-br", most_decisions=5)

    assert list(play_match(match)) == [PlayedGame(number, (), 5) for number in range(3)]


def test_agents_that_are_alike_win_alike() -> None:
    match = match_of("honest", 3, 300, first_player="random")
    wins = Counter(agent for game in play_match(match) for agent in game.winners)

    assert all(71 <= wins[agent] <= 129 for agent in range(3)), wins  # 100 ± 3.5 deviations


def test_an_impossible_match_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadOptions, match="nobody"):
        play_match(match_of("nobody", 2, 1))
    with pytest.raises(BadOptions, match="2 to 10 players"):
        play_match(match_of("uniform", 11, 1))
    with pytest.raises(BadOptions, match="no option"):
        play_match(match_of("uniform", 2, 1, luck=True))


def test_more_agents_than_seats_are_refused() -> None:
    with pytest.raises(BadOptions, match="2 seats cannot be filled with 3 agents"):
        fill(["honest", "uniform", "rule-of-thumb"], 2)
