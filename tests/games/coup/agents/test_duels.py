"""The table of duels as agents read it."""

from pathlib import Path

import pytest

from intriga.core.errors import BadOptions
from intriga.games.coup.agents.duels import FILE, HOLDS_FOR, Duels, table
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, Phase
from tests.games.coup.agents.games import duel_header

DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA = range(5)


def duel(
    coins: tuple[int, int],
    hands: tuple[int, int],
    face_up: tuple[int, int],
    preset: str = "coup-es",
) -> CoupState:
    return COUP.begin(duel_header(coins, hands, face_up, preset))


def chances(state: CoupState, seat: int) -> dict[int, float]:
    found = table().strategy(COUP.view(state, seat))
    assert found is not None
    assert sum(found.values()) == pytest.approx(1)
    assert set(found) <= set(COUP.legal_actions(state, seat))
    return found


def test_every_question_of_the_first_turn_is_answered() -> None:
    """Play the first turn of a duel in all ways, and look up every question met."""
    questions = 0
    waiting = [duel((4, 4), (DUKE, AMBASSADOR), (DUKE, DUKE))]
    while waiting:
        state = waiting.pop()
        if state.winner != NOBODY or state.turn == 1:
            continue
        if state.phase == Phase.CHANCE:
            COUP.draw(state, 0)
            waiting.append(state)
            continue
        seat = COUP.to_move(state)
        for action in chances(state, seat):
            after = state.copy()
            COUP.play(after, seat, action)
            waiting.append(after)
        questions += 1
    assert questions > 10


def test_an_assassination_is_looked_up_with_the_coins_before_it_was_paid() -> None:
    state = duel((5, 6), (ASSASSIN, CONTESSA), (DUKE, DUKE))
    COUP.play(state, 0, Input.ASSASSINATE)
    assert state.coins[0] == 2
    assert chances(state, 1)[Input.PASS] > 0.9  # a Contessa blocks, it need not doubt


def test_one_coup_away_a_contessa_hopes() -> None:
    low, high = table().interval((DUKE, DUKE), 6, 9)
    assert -1 < low <= high < 0


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (duel((7, 3), (DUKE, DUKE), (CAPTAIN, DUKE)), "a coup wins"),
        (duel((2, 9), (DUKE, DUKE), (CAPTAIN, DUKE)), "all is lost"),
    ],
)
def test_decided_duels_are_not_in_the_table(state: CoupState, why: str) -> None:
    assert table().strategy(COUP.view(state, 0)) is None, why


def test_other_games_are_not_in_the_table() -> None:
    state = duel((3, 3), (DUKE, CAPTAIN), (DUKE, DUKE))
    state.inquisitor = 1
    assert table().strategy(COUP.view(state, 0)) is None
    assert table().strategy(COUP.view(state, None)) is None


def test_the_table_is_small_and_its_intervals_are_in_order() -> None:
    assert FILE.stat().st_size < 4_000_000
    for face_up in table().compositions:
        for mover in range(7):
            for other in range(10):
                low, high = table().interval(face_up, mover, other)
                assert -1 <= low <= high <= 1


def test_a_missing_table_and_impossible_coins_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="no table of duels"):
        Duels.load(tmp_path / "none.npz")
    with pytest.raises(BadOptions, match="coins"):
        table().interval((DUKE, DUKE), 3, 12)


def test_the_table_says_of_every_option_for_which_values_it_holds() -> None:
    assert {*HOLDS_FOR} == {*VARIANTS.rule_options}, (
        "say in HOLDS_FOR of games/coup/agents/duels.py for which values of the option the table"
        " of duels holds; until then it is asked for the value that games had before, alone"
    )
    for name, codes in HOLDS_FOR.items():
        assert VARIANTS.before(name) in codes or name == "sets"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (each.name, value)
        for each in VARIANTS.rule_options.values()
        for value in each.values
        if each.code(value) not in HOLDS_FOR[str(each.field)] and each.field != "sets"
    ],
)
def test_a_duel_by_a_rule_that_the_table_does_not_hold_for_is_not_answered(
    option: str, value: object
) -> None:
    header = duel_header((4, 4), (DUKE, AMBASSADOR), (DUKE, DUKE), "coup-es")
    state = COUP.begin(header)
    changed = VARIANTS.options[option]
    setattr(state, str(changed.field), changed.code(value))  # type: ignore[arg-type]

    assert table().strategy(COUP.view(COUP.begin(header), 0)) is not None
    assert table().strategy(COUP.view(state, 0)) is None
