"""The solver follows what the table heard, turn by turn, and answers whatever it is asked."""

import pickle
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from intriga.agents import agent
from intriga.agents.base import Uniform, weighed
from intriga.core.agent import Told
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.options import Plain, holds_any
from intriga.games.coup.agents.solver import Solver, solver
from intriga.games.coup.agents.turn_nets import FILE, VERSION, leaf_nets
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.turns.resolved_turns import ResolvedTurns
from intriga.games.coup.study.turns.shapes import in_scope
from intriga.games.coup.study.turns.turn_roots import root_of, seen_turn
from intriga.games.coup.vocabulary import Phase
from intriga.matches.match import Match, play_match
from tests.games.coup.agents.worthless import worthless_nets
from tests.games.coup.tables import table

pytestmark = pytest.mark.compiled
QUICK = 12  # rounds
PHASES = {
    *(Phase.ACTION, Phase.CHALLENGE_ACTION, Phase.BLOCK, Phase.CHALLENGE_BLOCK),
    *(Phase.PROVE, Phase.LOSE, Phase.EXCHANGE),
}


class Lost(Uniform):
    """Plays where the solver does not, and counts how often that was."""

    def __init__(self) -> None:
        self.asked = 0

    def weigh(self, view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401
        self.asked += 1
        return super().weigh(view, legal)


class Listener(Solver):
    """Plays by all that was heard, and elsewhere where that does not help: never by the view."""

    def _seen(self, view: Any, legal: Sequence[int]) -> list[float] | None:  # noqa: ANN401, ARG002
        return None


def fresh(elsewhere: Lost | None = None, kind: type[Solver] = Solver) -> Solver:
    """Return a solver that remembers nothing; where it does not play *elsewhere* does."""
    other = elsewhere or Lost()
    return kind(ResolvedTurns(worthless_nets(), QUICK), lambda: other)


def dealt(key: int, edition: str = "coup-es", **options: object) -> Any:  # noqa: ANN401
    """Return a game of two that has just been dealt."""
    header = {"preset": edition, "options": options, "seats": ["a", "b"]}
    return Game(COUP, header, Seeded(key))


def questions(game: Any, random: Random) -> Iterator[tuple[Any, list[int], Told]]:  # noqa: ANN401
    """Yield the questions with a choice in *game*, played by chance: view, legal, what was told."""
    while not game.is_over:
        seat = game.to_move
        view, legal = game.view(seat), game.legal_ids(seat)
        if len(legal) > 1:
            yield view, legal, game.told
        game.play_id(random.choice(legal), seat=seat)


ALL = [each for key in range(25) for each in questions(dealt(key), Random(key))]


def test_it_answers_every_question_by_what_was_heard() -> None:
    lost = Lost()
    player, phases = fresh(lost, Listener), set[int]()
    for view, legal, told in ALL:
        found = weighed(player.having_heard(told), view, legal)
        assert len(found) == len(legal)
        phases.add(view.phase)
    answers = {action for _, _, told in ALL for _, action in told.answers}

    assert phases == PHASES
    assert Input.DECLINE in answers
    assert lost.asked == 0


@pytest.mark.parametrize("rival", ["uniform", "policy"])
def test_it_plays_whole_games_and_answers_only_what_is_legal(rival: str) -> None:
    lost = Lost()
    guests = {"solver": fresh(lost, Listener)}
    match = Match(COUP, ("solver", rival), 6, "coup-es", seed=4, guests=guests)

    assert all(game.winners for game in play_match(match))
    assert lost.asked == 0


@pytest.mark.parametrize(
    "options",
    [
        {"decline_proof": False},
        {"fa_reblock": True},
        {"block_after_own_challenge": False},
        {"steal_from_empty": False},
    ],
    ids=str,
)
def test_it_plays_by_the_house_rules_that_trees_are_read_for(options: dict[str, Any]) -> None:
    lost = Lost()
    player = fresh(lost, Listener)
    for key in range(4):
        for view, legal, told in questions(dealt(key, **options), Random(key)):
            weighed(player.having_heard(told), view, legal)
    assert lost.asked == 0


def test_it_answers_the_same_whether_it_has_followed_the_game_or_hears_it_all_at_once() -> None:
    follower = fresh()
    for view, legal, told in [*questions(dealt(7), Random(7))]:
        followed = follower.having_heard(told).weigh(view, legal)
        assert fresh().having_heard(told).weigh(view, legal) == followed


def test_games_in_step_are_solved_turn_by_turn_as_long_as_it_remembers_their_last_ones() -> None:
    player, games = fresh(kind=Listener), [dealt(key) for key in range(6)]
    player.turns.kept = 4 * len(games)
    turns, random = set[Told](), Random(8)
    for _ in range(25):
        for game in [each for each in games if not each.is_over]:
            view, legal = game.view(game.to_move), game.legal_ids(game.to_move)
            if view.phase == Phase.ACTION:
                turns.add(game.told)
            player.having_heard(game.told).weigh(view, legal)
            game.play_id(random.choice(legal), seat=view.seat)
    assert player.turns.solved <= len(turns)
    assert len(turns) > player.turns.kept
    assert fresh().turns.kept >= 4 * 512  # games that a learner plays at once


def test_it_solves_every_turn_once() -> None:
    player, turns = fresh(), 0
    for view, legal, told in questions(dealt(11), Random(2)):
        if view.phase != Phase.PROVE:
            player.having_heard(told).weigh(view, legal)
            declared = sum(action >= Input.INCOME for _, action in told.answers)
            turns = declared + (view.phase == Phase.ACTION)
            assert player.turns.solved == turns
    assert turns > 3


@pytest.mark.parametrize("kept", [0, 1])  # a turn may be forgotten at once, as by another thread
def test_its_memory_changes_no_answer(kept: int) -> None:
    forgetful, other = fresh(), fresh()
    forgetful.turns.kept = kept
    for view, legal, told in [*questions(dealt(13), Random(3))]:
        expected = other.having_heard(told).weigh(view, legal)
        assert forgetful.having_heard(told).weigh(view, legal) == expected


def test_it_goes_to_another_process_and_answers_the_same() -> None:
    view, legal, told = ALL[40]
    player = Solver(ResolvedTurns(worthless_nets(), QUICK), Uniform).having_heard(told)
    expected = player.weigh(view, legal)

    piped = pickle.dumps((player, view, legal))
    twin, there, open_there = pickle.loads(piped)  # noqa: S301  our own bytes

    assert twin.weigh(there, open_there) == expected
    assert twin.turns.solved == 2 * player.turns.solved  # nothing that was remembered goes along


# ------------------------------------------------------------------- without a public history


def test_the_present_turn_follows_from_the_view_alone() -> None:
    for key in range(60):
        game, random = dealt(key), Random(key)
        began, start = root_of(game.view(None)), 0
        while not game.is_over:
            seat = game.to_move
            view, legal = game.view(seat), game.legal_ids(seat)
            if view.phase == Phase.ACTION:
                began, start = root_of(game.view(None)), len(game.told.answers)
            if len(legal) > 1 and view.phase != Phase.PROVE:
                assert seen_turn(view, legal) == (began, game.told.answers[start:])
            game.play_id(random.choice(legal), seat=seat)


def test_without_what_was_heard_it_plays_by_the_present_turn() -> None:
    lost = Lost()
    player = fresh(lost)
    for view, legal, _ in ALL[:120]:
        weighed(player, view, legal)
    assert lost.asked == 0


def test_before_the_first_answer_hearing_changes_nothing() -> None:
    view, legal, told = ALL[0]

    assert told.answers == ()
    assert fresh().weigh(view, legal) == fresh().having_heard(told).weigh(view, legal)


def test_an_answer_that_no_tree_has_makes_it_play_by_the_view() -> None:
    view, legal, told = next(each for each in ALL if len(each[2].answers) > 6)
    strange = Told(told.began, ((0, Input.REPLACE), *told.answers))

    assert fresh().having_heard(strange).weigh(view, legal) == fresh().weigh(view, legal)


# ------------------------------------------------------------------- other games


@pytest.mark.parametrize(
    "game",
    [
        dealt(1, "coup-br"),
        dealt(1, slot_ambassador="inquisitor"),
        dealt(1, decline_proof="always"),
        table("duke duke", "captain captain", "contessa contessa"),
    ],
    ids=["sets", "the Inquisitor", "any card declined", "three players"],
)
def test_other_games_are_played_by_another_agent(game: Any) -> None:  # noqa: ANN401
    lost, random = Lost(), Random(1)
    player = fresh(lost)
    asked = 0
    for view, legal, told in questions(game, random):
        asked += 1
        assert [*player.having_heard(told).weigh(view, legal)] == [1 / len(legal)] * len(legal)
        if asked == 5:
            break
    assert lost.asked == asked


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("edition", VARIANTS.editions)
def test_people_are_told_of_every_rule_whether_it_is_played_in_its_own_manner(
    edition: str, players: int
) -> None:
    homes = table_rules_of("coup").bots_when["solver"]
    begun = VARIANTS.resolve(edition, {}, players)
    for option in VARIANTS.options.values():
        for value in option.values:
            values = begun | {option.name: value}
            codes = {
                field: each.code(cast("Plain", values[each.name]))
                for field, each in VARIANTS.rule_options.items()
            }
            served = players == 2 and in_scope(codes)
            assert holds_any(homes, values, players) == served, (option.name, value)


@pytest.mark.parametrize(("coins", "asked"), [([4, 12], 0), ([4, 13], 1), ([30, 2], 1)])
def test_coins_that_no_game_brings_are_played_by_another_agent(
    coins: list[int], asked: int
) -> None:
    lost = Lost()
    game = table("duke duke", "captain captain", coins=coins)
    view, legal = game.view(0), game.legal_ids(0)
    assert (root_of(view) is None) == (seen_turn(view, legal) is None) == bool(asked)
    fresh(lost).having_heard(game.told).weigh(view, [*legal, *legal[:1]])
    assert lost.asked == asked


def test_it_always_proves_what_it_can() -> None:
    view, legal, told = next(each for each in ALL if each[0].phase == Phase.PROVE)
    chances = dict(zip(legal, fresh().having_heard(told).weigh(view, legal), strict=True))

    assert chances[Input.DECLINE] == 0


@pytest.mark.parametrize("rounds", ["0", "-1", "many", "1000001", ""])
def test_a_number_of_rounds_that_cannot_be_is_refused(rounds: str) -> None:
    with pytest.raises(BadOptions, match="a number of rounds is from 1 to 100,000"):
        solver(rounds)


@pytest.mark.skipif(not FILE.exists(), reason="networks of leaves are not here yet")
def test_the_registry_has_it_with_its_rounds() -> None:
    made = agent("solver:40", "coup")

    assert isinstance(made, Solver)
    assert made.turns.rounds == 40


# ------------------------------------------------------------------- its networks


def stored(folder: Path, **arrays: Any) -> Path:  # noqa: ANN401
    """Return a file of networks that say nothing, with other *arrays*."""
    file = folder / "turns.npz"
    kept: dict[str, Any] = {"version": np.array(VERSION), **worthless_nets()._asdict(), **arrays}
    np.savez(file, **kept)
    return file


def test_networks_are_read_as_they_were_stored(tmp_path: Path) -> None:
    for found, expected in zip(leaf_nets(stored(tmp_path)), worthless_nets(), strict=True):
        assert np.array_equal(found, expected)


NETS = worthless_nets()


@pytest.mark.parametrize(
    "arrays",
    [
        {"weights": NETS.weights[:-1]},
        {"weights": NETS.weights.astype(np.int64)},
        {"weights_at": NETS.weights_at + len(NETS.weights)},
        {"tables_at": NETS.tables_at - 1},
        {"tables_at": NETS.tables_at[:, :-1]},
        {"sizes": NETS.sizes[::-1]},
        {"sizes": NETS.sizes[:3]},
        {"pairs_at": NETS.pairs_at - [0, 1]},
    ],
    ids=lambda arrays: next(iter(arrays)),
)
def test_networks_that_do_not_fit_the_game_are_refused(
    arrays: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(BadOptions, match="do not fit the hands and coins of a game"):
        leaf_nets(stored(tmp_path, **arrays))


def test_without_networks_nobody_plays(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="there are no networks of leaves at"):
        leaf_nets(tmp_path / "turns.npz")
    if not FILE.exists():
        with pytest.raises(BadOptions, match="there are no networks of leaves at"):
            solver()
