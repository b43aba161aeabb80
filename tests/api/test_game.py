"""A game from the front door prints, plays, copies, saves and tells its log as it says."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

import intriga
from intriga import View


def test_a_game_prints_as_a_table_with_all_hands() -> None:
    game = intriga.new_game("coup", seats=["Ana", "Beto", "Caro"], first=0, seed=1)

    drawn = str(game)

    assert repr(game) == "<coup-br: Ana, Beto, Caro; ACTION, seat 0 to answer>"
    assert "Treasury 48" in drawn
    assert drawn.endswith("▶ ACTION: Ana")
    for name, hand in zip(game.seats, game.position().to_dict()["hands"], strict=True):
        assert f"{name}: {', '.join(word.capitalize() for word in hand)}" in drawn


def test_a_view_is_a_dictionary_of_what_its_seat_may_know() -> None:
    game = intriga.new_game("coup", players=3, first=0, seed=1)

    seen = game.view(1).to_dict()

    assert seen["hands"][0] == ["?", "?"]
    assert seen["hands"][1] == game.position().to_dict()["hands"][1]
    assert game.view(0).coins == [2, 2, 2]


def test_a_game_begins_from_a_position_of_another() -> None:
    game = intriga.new_game("coup", players=3, first=0, seed=1)
    game.play("income")

    for position in (game.position(), game.position().to_dict(), game.position().text):
        again = intriga.new_game("coup", position=position)
        assert again.position().to_dict() == game.position().to_dict()


@pytest.mark.parametrize("name", ["coup", "pot-de-vin"])
def test_a_game_is_saved_and_resumed(name: str, tmp_path: Path) -> None:
    game = intriga.new_game(name, seed=1)
    for _ in range(9):
        game.play(intriga.agent("casual"))

    game.save(tmp_path / "game.jsonl")
    again = intriga.load(tmp_path / "game.jsonl")

    assert (again.lines, again.position()) == (game.lines, game.position())
    again.play(intriga.agent("casual"))
    assert again.undo()
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_an_agent_answers_for_the_seat_that_is_named() -> None:
    game = intriga.new_game("coup", players=3, first=0, seed=1)
    game.play("tax")

    game.play(Cautious(), seat=2)

    assert game.inputs[-1]["by"] == 2


@pytest.mark.parametrize("name", ["coup", "pot-de-vin"])
def test_an_agent_plays_whatever_is_asked(name: str) -> None:
    games = [intriga.new_game(name, seed=1) for _ in range(2)]
    player = intriga.agent("casual")

    for game in games:
        while not game.is_over:
            game.play(player)

    assert games[0].winners
    assert games[0].lines == games[1].lines  # the same seed, the same game


def test_a_copy_lets_agents_answer_as_they_would_have() -> None:
    game = intriga.new_game("coup", seed=1)
    twin, player = game.copy(), intriga.agent("uniform")

    for each in (game, twin):
        for _ in range(10):
            each.play(player)

    assert game.lines == twin.lines


def test_a_match_says_who_won_how_often() -> None:
    result = intriga.match("coup", ["casual", "beginner"], games=20)

    assert result.games == 20
    assert [row.agent for row in result.rows] == ["casual", "beginner"]
    assert result.rows[0].low < result.rows[0].share < result.rows[0].high
    first, *agents = str(result).splitlines()
    assert first.startswith("20 games, ")
    assert agents[0].startswith(
        f"casual    {result.rows[0].share:6.1%} [{result.rows[0].low:.1%}, "
    )


class Cautious:
    """Takes the first legal answer."""

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        return legal[0]


def test_an_agent_of_ones_own_plays_in_games_and_matches() -> None:
    result = intriga.match("coup", [Cautious(), "uniform"], games=4, players=4)
    game = intriga.new_game("coup", first=0, seed=1)
    game.play(Cautious())

    assert [row.agent for row in result.rows] == ["Cautious", "uniform"]
    assert game.inputs[0]["do"] == game.begun.legal()[0]


class Wild(Cautious):
    """Answers what nobody may."""

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        return max(legal) + 1


@pytest.mark.parametrize("answer", [Wild(), intriga.agent("uniform")])
def test_an_agent_neither_breaks_the_rules_nor_plays_on_at_the_end(answer: intriga.Agent) -> None:
    game = intriga.new_game("coup", players=3, first=0, seed=1)

    if isinstance(answer, Wild):
        with pytest.raises(intriga.AgentFailed, match=r"^Wild answered what is not legal: \d+, wh"):
            game.play(answer)
        with pytest.raises(
            intriga.IllegalAction, match=r"^seat 0 may not '9999' in ACTION: not-th"
        ):
            game.play_id(9999)
        with pytest.raises(intriga.IllegalAction, match=r"^seat 2 may not '62' in ACTION: not-awa"):
            game.play_id(62, seat=2)
        assert (game.inputs, game.position()) == ([], game.begun)
        return
    while not game.is_over:
        game.play(answer)
    with pytest.raises(intriga.SeatNotSaid, match=r"^no seat is asked: GAME_OVER, won by seat"):
        game.play(answer)


@pytest.mark.parametrize("game", ["coup", "pot-de-vin"])
@pytest.mark.parametrize("players", [3, 4])
def test_a_match_ends_at_an_illegal_answer_of_an_agent(game: str, players: int) -> None:
    with pytest.raises(intriga.AgentFailed, match=r"^Wild answered what is not legal: \d+, where"):
        intriga.match(game, [Wild(), "uniform"], games=4, players=players, seed=1)


def test_a_log_comes_in_three_languages() -> None:
    game = intriga.new_game("coup", seats=["Ana", "Beto", "Caro"], first=0, seed=1)
    game.play("tax")

    assert game.log()[-1] == "Ana claims the Duke to collect taxes."
    assert game.log("pt-BR")[-1] == "Ana afirma ter o Duque para taxar."
    assert "Duque" in game.log("es")[-1]
    with pytest.raises(
        intriga.BadOptions, match="there is no language 'pt-PT'; did you mean 'pt-BR'"
    ):
        game.log("pt-PT")


def test_the_log_of_a_seat_has_the_cards_that_only_it_saw() -> None:
    game = intriga.new_game("coup", seats=["Ana", "Beto", "Caro"], first=0, seed=1)
    game.play("exchange")
    game.play("pass", seat=1)
    game.play("pass", seat=2)
    game.play(game.legal()[0])

    own, other = game.log(seat=0), game.log(seat=1)

    assert "Ana draws Duke" in own[-2]
    assert other[-1] == "Ana returns 2 cards to the Court deck."


def test_games_editions_house_rules_and_agents_are_listed() -> None:
    assert {"coup", "pot-de-vin"} <= {*intriga.game_names()}
    assert {"coup-br", "urbis-reforma", "coup-es"} == {*intriga.editions("coup")}
    assert intriga.options("coup")["reforma"].values == (False, True)
    assert {"master", "uniform"} <= {*intriga.agent_names("coup")}


def test_hidden_cards_are_dealt_again() -> None:
    game = intriga.new_game("coup", first=0, seed=1)

    worlds = [game.position().redeal(0, seed=seed) for seed in range(9)]

    assert len({world.text for world in worlds}) > 1
    assert {world.view(0).numbers == game.view(0).numbers for world in worlds} == {True}
