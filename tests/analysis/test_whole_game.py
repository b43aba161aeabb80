"""A whole game is looked through: what each choice cost, what was luck, what to look at again."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import intriga
from intriga.analysis.choice_reader import ChoiceReader, care_for
from intriga.analysis.costs import LEAST
from intriga.analysis.findings import MOST_MOMENTS, VERSION, Analysis, Grade, MomentKind
from intriga.analysis.luck import MOST_DRAWN, AnyStep, chances_of
from intriga.analysis.rollouts import OpenQuestion, Reference
from intriga.analysis.whole_game import analyse
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import part_of, ruleset_of
from intriga.core.record import Record, RecordLine
from intriga.core.record_text import write_lines
from tests.kuhn.installed import found as installed

pytestmark = pytest.mark.compiled
AnyGame = Game[Any, Any]
PLAYED = [("coup", 2, "network-1"), ("coup", 3, "liar"), ("pot-de-vin", 3, "rule-of-thumb")]
SURE = 4.0  # standard errors
SMALL = 0.05  # a difference of chances that 24 worlds may get wrong


def played(name: str, players: int, who: str, seed: int = 1) -> AnyGame:
    """Return a game that is over."""
    game = intriga.new_game(name, players=players, seed=seed)
    agent = intriga.agent(who)
    while not game.is_over:
        game.play(agent)
    return game


def steps_of(game: AnyGame) -> list[AnyStep]:
    """Return how *game* was played."""
    position, steps = game.begun, list[AnyStep]()
    for line in game.inputs:
        steps.append(position.follow(line["by"], line["do"], line.get("draws", ())))
        position = steps[-1].after
    return steps


@pytest.fixture(scope="module", params=PLAYED, ids="-".join(map(str, ("game", "{}"))).format)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return played(*request.param)


@pytest.fixture(scope="module")
def found(game: AnyGame) -> Analysis:
    return analyse(game, careful=False)


def test_cards_choices_guesses_and_others_are_the_result(game: AnyGame, found: Analysis) -> None:
    for seat, account in enumerate(found.accounts):
        parts = account.cards + account.choices + account.guesses + account.others
        assert parts == pytest.approx(account.result, abs=1e-9)
        won = (seat in game.winners) / len(game.winners)
        assert found.shares[-1][seat] == pytest.approx(won)
    assert sum(account.result for account in found.accounts) == pytest.approx(0, abs=1e-6)


def test_every_choice_is_one_of_the_record(game: AnyGame, found: Analysis) -> None:
    assert len(found.shares) == len(game.inputs) + 1
    for choice in found.choices:
        line = game.inputs[choice.step - 1]
        assert (choice.seat, choice.given.do) == (line["by"], line["do"])
        assert sum(option.reference for option in choice.options) == pytest.approx(1)
        assert min(option.loss for option in choice.options) >= -1e-9
        assert found.at(choice.step) is choice
    assert found.at(len(game.inputs) + 1) is None


def test_moments_are_few_each_at_a_step_of_its_own(game: AnyGame, found: Analysis) -> None:
    steps = [moment.step for moment in found.moments]

    assert steps == sorted(set(steps))
    assert len(steps) <= MOST_MOMENTS
    assert all(1 <= step <= len(game.inputs) for step in steps)


def test_a_lie_that_passed_and_changed_nothing_is_no_moment(found: Analysis) -> None:
    lies = [each for each in found.moments if each.kind == MomentKind.LIE]

    assert all(each.caught or each.grade != Grade.EVEN for each in lies)


def test_the_same_seed_finds_the_same_in_a_file(
    game: AnyGame, found: Analysis, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    with file.open("w", encoding="utf-8") as out:
        write_lines(game.lines, out)

    assert analyse(file, careful=False) == found
    assert analyse(str(file), careful=False, seed=1) != found


def test_an_analysis_is_written_as_json(found: Analysis) -> None:
    told = json.loads(json.dumps(found.to_dict()))

    assert told["analysis"] == VERSION
    assert len(told["choices"]) == len(found.choices)
    assert told["accounts"][0]["result"] == round(found.accounts[0].result, 4)


def test_counts_are_the_same_in_a_quick_and_a_careful_analysis() -> None:
    """A lie that anybody would tell is caught too, though a quick look does not weigh it."""
    game = played("coup", 2, "network-1", seed=10)
    quick, careful = analyse(game, careful=False), analyse(game)
    counts = [
        [(each.lies, each.caught, each.challenges, each.challenges_won) for each in found.accounts]
        for found in (quick, careful)
    ]

    assert counts[0] == counts[1]
    assert sum(each.caught for each in careful.accounts)


def test_a_seed_is_a_number_of_32_bits() -> None:
    game = intriga.new_game("coup", players=2, seed=1)
    for seed in (-1, 1 << 32):
        with pytest.raises(BadOptions, match=f"not {seed}"):
            analyse(game, seed=seed)


def test_a_lie_that_nobody_has_answered_is_no_moment() -> None:
    position = "hands=[[contessa,captain],[contessa,duke]] coins=[2,2] turn=0"
    game = intriga.new_game("coup", position=position, seed=1)
    game.play("tax")
    found = analyse(game)

    assert found.choices[0].given.lie
    assert found.accounts[0].lies == 1
    assert not found.moments


def test_the_grade_of_a_lie_holds_under_uniform_beliefs_too() -> None:
    reference = Reference("coup")
    for seed in range(3):
        game = played("coup", 2, "maniac", seed)
        before = [game.begun, *(step.after for step in steps_of(game))]
        for choice in analyse(game, careful=False).choices:
            if choice.grade not in {Grade.GOOD, Grade.POOR}:
                continue
            question = OpenQuestion.joined(before[choice.asked], choice.seat)
            worlds = reference.evenly(question, 400, key=1)
            every = range(len(choice.options))
            values = reference.in_worlds(question, every, worlds, 4, key=1).mean(axis=1)
            honest = max(
                value
                for value, option in zip(values, choice.options, strict=True)
                if not option.lie
            )
            ahead = values[choice.played] - honest
            assert ahead > -SMALL if choice.grade is Grade.GOOD else ahead < SMALL


def test_a_careful_look_misses_no_choice() -> None:
    game = played("coup", 2, "network-1", seed=3)
    before = [game.begun, *(step.after for step in steps_of(game))]
    asked = zip(before, game.inputs, strict=False)
    free = [at for at, (here, line) in enumerate(asked) if len(here.legal(line["by"])) > 1]
    choices = analyse(game).choices
    answered = {step for each in choices for step in (each.asked, each.step - 1)}

    assert sorted(answered) == free  # with two players nobody else can break in
    assert len(choices) > len(analyse(game, careful=False).choices)


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_went() -> None:
    game = intriga.new_game("coup", edition="coup-es", players=2, seed=5)
    nothing = analyse(game, careful=False)
    game.play("tax")
    begun = analyse(game, careful=False)

    assert [nothing.finished, begun.finished] == [False, False]
    assert (nothing.choices, nothing.moments) == ((), ())
    assert len(begun.shares) == 2
    assert begun.accounts[1].error_rate is None


def test_a_game_from_a_position_has_no_luck_of_a_deal() -> None:
    position = "hands=[[duke,captain],[contessa,duke]] coins=[2,2]"
    game = intriga.new_game("coup", position=position, seed=1)
    account = analyse(game, careful=False).accounts[0]

    assert (account.cards, account.result) == (0, 0)


def test_a_game_that_no_network_plays_cannot_be_judged(tmp_path: Path) -> None:
    with installed(tmp_path):
        game = intriga.new_game("kuhn-poker", seed=1)
        with pytest.raises(BadOptions, match="network"):
            analyse(game)


# ------------------------------------------------------------------- what nobody could know


def test_a_cost_depends_on_nothing_that_its_seat_could_not_know() -> None:
    """Hidden cards are dealt again, and the same answer costs the same."""
    game = played("coup", 3, "liar", seed=2)
    position = steps_of(game)[5].after
    for seat in position.awaiting:
        asked = [game_at(position), game_at(position.redeal(seat, 7))]
        words = position.legal(seat)[0]
        told = [choice_of(each, seat, words) for each in asked]
        assert told[0].options == told[1].options
        assert (told[0].cost, told[0].mistake) == (told[1].cost, told[1].mistake)


def game_at(position: Any) -> AnyGame:  # noqa: ANN401  of any game
    """Return a game that begins where *position* stands."""
    header: dict[str, object] = {"preset": "coup-br", "options": {}}
    header["seats"] = ["Ana", "Bia", "Caio"]
    game = Game(ruleset_of("coup"), {**header, "first": 0}, Seeded(1))
    game.begun = position
    return game


def choice_of(game: AnyGame, seat: int, words: str) -> Any:  # noqa: ANN401  a choice
    """Return what is found in the answer *words* of *seat* where *game* begins."""
    care = care_for("coup", game.begun.players, careful=True)
    reader = ChoiceReader(game, replace(care, worlds=24), 0)
    reader.read_choice(OpenQuestion.joined(game.begun, seat), words, asked=0, step=1)
    return reader.choices[0]


def test_a_mistake_is_one_under_every_belief() -> None:
    """Where the better answer is worse by another model of hidden cards, nothing is blamed."""
    games = [played("coup", players, "maniac", seed) for players, seed in ((2, 1), (3, 2), (2, 3))]
    reference, checked = Reference("coup"), 0
    for game in games:
        before = [game.begun, *(step.after for step in steps_of(game))]
        for choice in analyse(game, careful=False).choices:
            if not choice.mistake:
                continue
            question = OpenQuestion.joined(before[choice.asked], choice.seat)
            worlds = reference.evenly(question, 400, key=1)
            places = choice.best, choice.played
            best, given = reference.in_worlds(question, places, worlds, 8, key=1).mean(axis=1)
            assert best > given - SMALL
            checked += 1
    assert checked


# ------------------------------------------------------------------- luck


def test_luck_is_nothing_on_average() -> None:
    """Many deals and draws, played by whoever there is: the mean is within noise of 0."""
    reference = Reference("coup")
    worth = partial(reference.open_worths, depth=1, key=0)
    luck: list[float] = []
    for seed in range(40):
        game = played("coup", 2, "rule-of-thumb", seed=seed)
        chances = chances_of(game, steps_of(game), worth, games=4, key=seed)
        luck.append(float(chances.dealt[0] + chances.luck[:, 0].sum()))

    assert abs(np.mean(luck)) < SURE * np.std(luck) / np.sqrt(len(luck))


def test_a_draw_that_could_only_be_one_card_is_no_luck() -> None:
    reference = Reference("coup")
    position = "hands=[[duke,captain],[contessa,duke]] coins=[2,2]"
    game = intriga.new_game("coup", position=position, seed=1)
    game.play("exchange")
    step = game.begun.follow(0, "exchange", ())
    worth = partial(reference.open_worths, depth=1, key=0)

    assert not chances_of(game, [step], worth, games=4, key=0).luck.any()


def test_where_chance_could_go_on_in_too_many_ways_some_are_drawn() -> None:
    reference = Reference("coup")
    asked: list[int] = []

    def worth(states: Any, games: int) -> Any:  # noqa: ANN401  as in the module
        asked.append(len(states))
        return reference.open_worths(states, games, depth=0, key=0)

    game = intriga.new_game("coup", players=8, seed=1, edition="coup-br")
    while not any("draws" in line for line in game.inputs):
        words = "exchange" if "exchange" in game.legal(game.awaiting[0]) else "pass"
        game.play(words, seat=game.awaiting[0])
    chances_of(game, steps_of(game), worth, games=1, key=0)

    assert 1 < asked[1] <= MOST_DRAWN


# ------------------------------------------------------------------- claims


def test_claims_are_those_of_the_review() -> None:
    """Whether a claim was true, and who challenged it, is as in the facts of the replay."""
    game = played("coup", 3, "liar", seed=4)
    review = part_of("coup", "review").of(record_of(game))
    facts = {claim.step: claim for claim in review.claims}
    analysis = analyse(game, careful=False)
    lies = [choice for choice in analysis.choices if choice.given.lie]

    assert lies
    for choice in lies:
        assert not facts[choice.step].true
        assert choice.worth is not None or all(option.lie for option in choice.options)
    for choice in analysis.choices:
        if choice.doubt:
            claim = facts[max(step for step in facts if step < choice.step)]
            assert choice.doubt.claimant == claim.seat
            assert (choice.doubt.claim, choice.doubt.true) == (claim.claim, claim.true)
            assert 0 <= choice.doubt.believed <= 1
    caught = [claim for claim in review.claims if claim.challenged_by is not None]
    assert sum(account.caught for account in analysis.accounts) <= len(
        [claim for claim in caught if not claim.true]
    )


def record_of(game: AnyGame) -> Record:
    header, *lines = game.lines
    inputs = [
        RecordLine(line["by"], line["do"], tuple(line.get("draws", ())), None, at)
        for at, line in enumerate(lines, 2)
    ]
    return Record("game", 1, {"game": "coup", **header}, inputs)


def test_a_blunder_is_a_mistake_and_a_moment() -> None:
    """A player who is sure to win by a coup but takes income loses to the other's coup."""
    position = "hands=[[duke],[contessa]] face_up=[[captain],[assassin]] coins=[7,7] turn=0"
    game = intriga.new_game("coup", position=position, seed=1)
    game.play("income")
    game.play("coup 0")
    found = analyse(game)
    mistake = found.at(1)

    assert game.winners == [1]
    assert mistake is not None
    assert mistake.mistake
    assert mistake.better.do == "coup 1"
    assert found.accounts[0].dearest == 1
    assert (found.moments[0].step, found.moments[0].kind) == (1, MomentKind.MISTAKE)


def test_several_players_are_looked_at_in_fewer_worlds_but_further_than_at_a_glance() -> None:
    two, four = (care_for("coup", players, careful=True) for players in (2, 4))
    quick = care_for("coup", 4, careful=False)

    assert four.worlds < two.worlds
    assert four.depth > quick.depth
    assert care_for("pot-de-vin", 4, careful=True) == two  # deals are played out


@pytest.mark.parametrize("players", [2, 4])
def test_a_challenge_is_looked_at_in_worlds_enough_for_its_price(players: int) -> None:
    assert care_for("coup", players, careful=True).doubted >= 2 * LEAST


def test_where_a_claim_may_be_challenged_a_look_has_those_worlds() -> None:
    game = played("coup", 4, "rule-of-thumb", 1)
    care = replace(care_for("coup", 4, careful=False), first=2, worlds=2, doubted=2 * LEAST)
    reader = ChoiceReader(game, care, 0)
    reader.read()

    assert any(choice.doubt and choice.doubt.gain is not None for choice in reader.choices)
