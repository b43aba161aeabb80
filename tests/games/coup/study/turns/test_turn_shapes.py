"""The tree of a turn is that of the rules, whatever the cards, the coins and the options."""

from random import Random

import numpy as np
import pytest

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SPLIT
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.turns import shapes
from intriga.games.coup.study.turns.shapes import TurnShape
from intriga.games.coup.study.turns.weights import even_joint, fill
from intriga.games.coup.vocabulary import NOBODY, Phase
from tests.games.coup.study.turns import lines
from tests.games.coup.study.turns.lines import Line

# influences, coins of the mover: decisions, exchanges, leaves that networks value, ends of the game
COUNTED = {
    ((2, 2), 2): (77, 11, 212, 20),
    ((2, 2), 5): (117, 11, 292, 44),
    ((2, 2), 8): (118, 11, 297, 44),
    ((2, 2), 10): (2, 0, 5, 0),
    ((2, 1), 2): (15, 1, 35, 9),
    ((2, 1), 5): (20, 1, 45, 13),
    ((2, 1), 8): (20, 1, 45, 14),
    ((1, 2), 2): (30, 6, 45, 29),
    ((1, 2), 5): (46, 6, 56, 51),
    ((1, 2), 8): (47, 6, 61, 51),
    ((1, 1), 2): (9, 1, 8, 12),
    ((1, 1), 5): (12, 1, 9, 17),
    ((1, 1), 8): (12, 1, 9, 18),
}
OPTIONS = [
    {},
    {"decline_proof": 0},
    {"block_after_own_challenge": 0},
    {"steal_from_empty": 0},
    {"fa_reblock": 1},
]


def counts(shape: TurnShape) -> tuple[int, int, int, int]:
    kind = shape.game.kind
    over = int(shape.over.sum())
    decisions, keeps = int((kind < FIRST_KEEPS).sum()), int((kind == FIRST_KEEPS).sum())
    return decisions, keeps, int((kind == LEAF).sum()) - over, over


@pytest.mark.parametrize("case", COUNTED, ids=str)
def test_a_turn_has_as_many_nodes_as_were_counted_by_hand(
    case: tuple[tuple[int, int], int],
) -> None:
    influences, coins = case
    assert counts(shapes.shape(*influences, (coins, 2))) == COUNTED[case]


# ------------------------------------------------------------------- the rules


def assert_same(line: Line, begin: Line, filled: shapes.TurnGame) -> None:
    """Compare a line's state, where a question is put or the turn is over, with its node."""
    shape, state, node = line.shape, line.state, line.node
    assert shape.over[node] == (state.winner != NOBODY)
    if shape.over[node]:
        assert filled.sure[filled.leaf[node]] == 1 - 2 * state.winner
        return
    assert [*(shape.coins[node] + begin.state.coins[:2])] == state.coins[:2]
    assert tuple(shape.lost[node] + lines.face_up(begin)) == lines.face_up(line)
    if line.ended:
        leaf = filled.leaf[node]
        assert [*filled.situation[leaf]] == [*state.coins[1::-1], *lines.face_up(line)]
        sizes = [len(lines.hand(state, seat)) for seat in (1, 0)]
        assert shape.game.net[leaf] == lines.SIZES.index((sizes[0], sizes[1]))
        return
    assert shape.game.kind[node] == COUP.to_move(state) + FIRST_KEEPS * exchanges(line)
    own = labels(line)
    assert [*own[own >= 0]] == line.legal()


def labels(line: Line) -> np.ndarray:
    """Return the actions that the node of *line* has for the type that is asked."""
    game, who = line.shape.game, COUP.to_move(line.state)
    rows, size = game.actions[line.node], game.size[line.node, who]
    return game.label[game.at[line.node] :][: rows * size].reshape(rows, size)[:, line.types[who]]


def exchanges(line: Line) -> bool:
    return line.state.phase == Phase.EXCHANGE


def assert_chosen(line: Line, action: int, after: Line) -> None:
    """Compare a choice in secret with the row by which the type after it came."""
    game = line.shape.game
    row = game.chose[game.chose_at[after.node] + after.types[0]]
    assert labels(line)[row] == action


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_lines_of_a_turn_go_as_the_rules_say(options: dict[str, int]) -> None:
    random = Random(43)
    some = [(5, 0), (5, 3)] if options else [(a, b) for a in range(13) for b in range(13)]
    for _ in range(60 if options else 400):
        influences, coins = random.choice(lines.SIZES), random.choice(some)
        begin = line = lines.dealt(random, influences, coins, **options)
        joint = even_joint(influences, lines.face_up(begin))
        filled = fill(line.shape, joint, coins, lines.face_up(begin))
        assert_same(line, begin, filled._replace(net=line.shape.game.net))
        while not line.ended:
            if line.state.phase == Phase.CHANCE:
                line = random.choice([*line.drawn()])
            else:
                before, action = line, random.choice(line.legal())
                line = line.played(action)
                if exchanges(before):
                    assert_chosen(before, action, line)
            if line.ended or line.state.phase not in {Phase.CHANCE, Phase.PROVE}:
                assert_same(line, begin, filled)


def test_a_leaf_is_reached_by_every_node_and_maps_name_types_of_the_parent() -> None:
    game = shapes.shape(2, 2, (8, 2)).game
    for node in range(len(game.kind)):
        assert (game.count[node] == 0) == (game.kind[node] == LEAF)
        for turn in range(game.count[node]):
            child = game.first[node] + turn
            assert (game.parent[child], game.turn[child]) == (node, turn)
            assert child > node
    shape = shapes.shape(2, 2, (8, 2))
    for node in range(1, len(game.kind)):
        for who in range(2):
            came = shape.came_from(node, who)
            assert len(came) == game.size[node, who]
            assert 0 <= came.min() <= came.max() < game.size[game.parent[node], who]


def test_a_proof_that_was_asked_for_is_another_node_than_one_that_was_not() -> None:
    shape = shapes.shape(2, 2, (5, 5))
    challenged = [(0, int(Input.INCOME) + 2), (1, int(Input.CHALLENGE))]
    asked = shape.follow([*challenged, (0, Input.PROVE)]).node
    unasked, failed = (shape.follow(challenged, asked=who).node for who in (1, 0))
    split = shape.follow(challenged).node
    assert shape.game.kind[split] == SPLIT
    assert len({asked, unasked, failed, split}) == 4
    kept = [hand for hand in shape.held[unasked][0] if 0 not in hand]
    assert {shape.held[split][0][x] for x in shape.came_from(unasked, 0)} == {(0, 0)}
    assert len(kept) < len(shape.held[unasked][0])
    assert (0, 0) not in {shape.held[split][0][x] for x in shape.came_from(asked, 0)}


def test_an_answer_that_is_not_in_the_turn_is_refused_with_its_place() -> None:
    with pytest.raises(ValueError, match="answer 1, 60 of player 1"):
        shapes.shape(2, 2, (5, 5)).follow([(0, 60 + 2), (1, 60)])


def test_answers_of_later_turns_are_not_heard() -> None:
    shape = shapes.shape(2, 2, (5, 5))
    reached = shape.follow([(0, 60 + 2), (1, Input.PASS), (1, 60), (0, 60)])
    assert reached == (*shape.follow([(0, 60 + 2), (1, Input.PASS)])[:2], 2)


def test_shapes_are_the_same_object_for_coins_that_open_the_same_actions() -> None:
    assert shapes.shape(2, 2, (4, 9)) is shapes.shape(2, 2, (6, 2))
    assert shapes.shape(2, 2, (2, 2)) is not shapes.shape(2, 2, (3, 2))


def test_editions_with_other_cards_are_not_in_scope() -> None:
    assert shapes.in_scope(shapes.COUP_ES)
    for name in ("sets", "reforma", "inquisitor", "lawyer", "patron", "distinct", "declared"):
        assert not shapes.in_scope({**shapes.COUP_ES, name: 1})
    assert np.all([shapes.in_scope({**shapes.COUP_ES, **options}) for options in OPTIONS])


def test_games_in_which_the_claimed_card_itself_may_be_given_up_are_not_in_scope() -> None:
    assert not shapes.in_scope({**shapes.COUP_ES, "decline_proof": 2})
