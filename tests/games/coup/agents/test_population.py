"""Each kind of the population has the fault that it is called after."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

import pytest

from intriga.agents import agent, agents_for
from intriga.agents.policy import Policy
from intriga.core.errors import BadOptions
from intriga.core.games import games_with, manifest_of, population_of
from intriga.games.coup.agents import population
from intriga.games.coup.agents.moves import open_claims, turn_of
from intriga.games.coup.agents.population import FIRST, first_network, is_lie, wronged_by
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, Action, Phase
from intriga.matches.match import Match, play_match
from tests.games.coup.agents.games import Decision, decisions

Answers = Callable[[Decision], set[int]]


def choices() -> Iterator[Decision]:
    """Yield decisions with more than one answer, of games in random variants."""
    for seed in range(10):
        for choice in decisions(seed, 2 + seed % 4, ["uniform", "rule-of-thumb"]):
            if len(choice.legal) > 1:
                yield choice


CHOICES = list(choices())


def challenges(choice: Decision) -> set[int]:
    return {int(Input.CHALLENGE)} & {*choice.legal}


def passes(choice: Decision) -> set[int]:
    return {int(Input.PASS)} & {*choice.legal}


def blocks(choice: Decision) -> set[int]:
    return {*choice.legal} - {int(Input.PASS)} if choice.view.phase == Phase.BLOCK else set()


def truths(choice: Decision) -> set[int]:
    return {action for action in choice.legal if not is_lie(choice.view, action)}


def free(choice: Decision) -> set[int]:
    if choice.view.phase != Phase.ACTION:
        return set()
    return {action for action in choice.legal if not turn_of(choice.view, action).cost}


@pytest.mark.parametrize(
    ("kind", "where", "does"),
    [
        ("caller", challenges, challenges),
        ("honest-caller", challenges, challenges),
        ("never-challenger", challenges, passes),
        ("liar", challenges, passes),
        ("liar", blocks, blocks),
        ("blocker", blocks, blocks),
        ("truthful", truths, truths),
        ("honest-caller", truths, truths),
        ("hoarder", free, free),
    ],
)
def test_each_kind_plays_as_its_name_says(kind: str, where: Answers, does: Answers) -> None:
    player = agent(kind, "coup")
    asked = [choice for choice in CHOICES if where(choice) and does(choice) < {*choice.legal}]
    random = Random(1)
    true = [player.act(each.view, each.legal, random) in does(each) for each in asked]
    assert len(true) > 30
    assert all(true)


def test_a_grudge_holder_strikes_back_in_nine_of_ten_turns() -> None:
    player = agent("grudge-holder", "coup")
    struck = [
        turn_of(choice.view, player.act(choice.view, choice.legal, Random(1)))
        for choice in CHOICES
        if choice.view.phase == Phase.ACTION and wronged_by(choice.view) != NOBODY
    ]
    aimed = [turn for turn in struck if turn.target != NOBODY]
    assert len(aimed) > 0.9 * len(struck) > 20


def test_a_maniac_lies_more_and_a_timid_one_less_than_the_first_network() -> None:
    lies = dict.fromkeys(["maniac", "network-1", "timid"], 0)
    for kind in lies:
        player, random = agent(kind, "coup"), Random(1)
        for choice in CHOICES:
            if choice.view.phase == Phase.ACTION:
                lies[kind] += is_lie(choice.view, player.act(choice.view, choice.legal, random))
    assert lies["maniac"] > 1.5 * lies["network-1"] > 4 * lies["timid"]


def test_a_liar_does_not_assassinate_whom_it_has_believed_to_be_the_contessa() -> None:
    liar, met = agent("liar", "coup"), 0
    for choice in CHOICES:
        if choice.view.phase != Phase.ACTION:
            continue
        turn = turn_of(choice.view, liar.act(choice.view, choice.legal, Random(1)))
        if turn.action == Action.ASSASSINATE:
            assert open_claims(choice.view, turn.target, CONTESSA) <= 0
            met += 1
    assert met > 5


def test_games_of_liars_alone_come_to_an_end() -> None:
    match = Match(COUP, ("liar",) * 4, 20, "coup-es", most_decisions=1_000)
    assert all(game.winners for game in play_match(match))


@pytest.mark.parametrize("kind", ["liar", "honest-caller", "caller", "blocker"])
def test_in_no_part_of_its_answers_a_kind_is_the_first_network(kind: str) -> None:
    player, first = agent(f"{kind}:0", "coup"), agent("network-1", "coup")
    for at, choice in enumerate(CHOICES[:200]):
        seen = choice.view, choice.legal
        # of chance a blend asks for one number more
        assert player.act(*seen, Skipping(at, kind)) == first.act(*seen, Random(at))


class Skipping(Random):
    """Gives the numbers of :class:`Random`, but one before them where a blend is asked."""

    def __init__(self, seed: int, kind: str) -> None:
        super().__init__(seed)
        self.first = kind in {"liar", "honest-caller"}

    def random(self) -> float:
        if self.first:
            self.first = False
            return 0.5
        return super().random()


def test_a_part_of_a_kind_lies_between_the_first_network_and_the_kind() -> None:
    whole, half, none = (population.caller(part) for part in ("1", "0.5", "0"))
    for choice in CHOICES[:100]:
        chances = [each.weigh(choice.view, choice.legal) for each in (whole, half, none)]
        assert abs(chances[1] - (chances[0] + chances[2]) / 2).max() < 1e-9


@pytest.mark.parametrize("part", ["2", "-1", "much", ""])
def test_a_malformed_part_is_refused(part: str) -> None:
    with pytest.raises(BadOptions, match="a part is a number from 0 to 1"):
        agent(f"caller:{part}", "coup")


def test_the_first_network_has_the_weights_of_its_reports() -> None:
    first = agent("network-1", "coup")
    assert isinstance(first, Policy)
    assert first is first_network()
    weights = manifest_of("coup").file(FIRST).read_bytes()
    assert sha256(weights).hexdigest().startswith("264a6e8aa32b1d1f")  # as docs/strength names it


def test_every_member_is_an_agent_and_some_are_met_by_no_learner() -> None:
    for game in games_with("population"):
        members = population_of(game)
        assert len({member.agent for member in members}) == len(members) >= 8
        for member in members:
            assert member.agent.partition(":")[0] in agents_for(game)
            agent(member.agent, game)
        held_out = [member for member in members if member.held_out]
        assert len(held_out) >= 3
        assert all(member.met >= 0 for member in members)
