"""Agents know the rules as the rules are."""

from intriga.games.coup.agents.moves import blockers_of, redirected_to, turn_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, Action, Phase
from tests.games.coup.agents.games import Decision, decisions


def test_cost_claim_and_blocks_of_an_action_are_those_of_the_rules() -> None:
    seen: set[Action] = set()
    for seed in range(60):
        for choice in decisions(seed, 2 + seed % 5, ["honest", "uniform"]):
            if choice.view.phase == Phase.ACTION:
                seen.add(_check_action(choice))

    assert seen == set(Action)


def _check_action(choice: Decision) -> Action:
    state, turn = choice.state.copy(), turn_of(choice.view, choice.action)
    actor = choice.view.turn
    COUP.play(state, state.turn, choice.action)
    after = COUP.view(state, None)
    if after.phase == Phase.CHALLENGE_ACTION:
        assert after.claim == turn.claim
        assert after.coins[actor] == choice.view.coins[actor] - turn.cost
        while COUP.phase(state) == Phase.CHALLENGE_ACTION.name:
            COUP.play(state, COUP.to_move(state), Input.PASS)
        after = COUP.view(state, None)
    else:
        assert turn.claim == NOBODY
    if after.phase == Phase.BLOCK:
        legal = COUP.legal_actions(state, after.awaiting[0])
        slots = [action - Input.BLOCK for action in legal if action != Input.PASS]
        assert slots == list(blockers_of(choice.view, turn.action))
    return turn.action


def turn_seat(choice: Decision) -> int:
    """Return whose turn it is."""
    return choice.view.turn


def test_an_action_is_understood_as_it_is_said() -> None:
    for seed in range(40):
        for choice in decisions(seed, 2 + seed % 9, ["uniform"]):
            words = [COUP.format(choice.state, choice.view.seat or 0, a) for a in choice.legal]
            if choice.view.phase == Phase.ACTION:
                assert [_said(choice.view, action) for action in choice.legal] == [
                    " ".join(said.split(" ")[:2]) for said in words
                ]
            if choice.view.phase == Phase.PATRON_REDIRECT:
                targets = [redirected_to(choice.view, action) for action in choice.legal]
                assert [f"redirect {target}" for target in targets] == words


def _said(view: CoupView, action: int) -> str:
    turn = turn_of(view, action)
    name = turn.action.name.lower()
    return name if turn.target == NOBODY else f"{name} {turn.target}"
