"""Games in random variants, decision by decision, for the tests of agents."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from intriga.agents import agent
from intriga.core.chance import Seeded
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study.duel_turns import header
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CARDS, CONTESSA, NOBODY, NOT_DUKE, SLOTS, Phase

MOST = 200  # decisions of a game


class Decision(NamedTuple):
    """An agent's choice, and the state it was made in."""

    state: CoupState
    view: CoupView
    legal: list[int]
    agent: str
    action: int


def random_options(random: Random) -> dict[str, object]:
    """Return options of which each is changed now and then."""
    changed = {name: random.choice(option.values) for name, option in VARIANTS.options.items()}
    return {name: value for name, value in changed.items() if random.random() < 0.4}


def decisions(seed: int, players: int, names: list[str]) -> Iterator[Decision]:
    """Play a game of a random variant by *seed*, the agents *names* in turn around the table.

    Every decision is given before it is played.
    """
    random = Random(seed)
    seats = [names[seat % len(names)] for seat in range(players)]
    header = {"preset": "coup-br", "options": random_options(random), "seats": seats}
    source = Seeded(seed)
    state = COUP.begin(COUP.prepare(header, source))
    agents = {name: agent(name, "coup") for name in names}
    for _ in range(MOST):
        while outcomes := COUP.outcomes(state):
            COUP.draw(state, source(outcomes))
        if COUP.winners(state):
            return
        seat = COUP.to_move(state)
        legal = COUP.legal_actions(state, seat)
        view = COUP.view(state, seat)
        action = agents[seats[seat]].act(view, legal, random)
        yield Decision(state, view, legal, seats[seat], action)
        COUP.play(state, seat, action)


def truly_holds(state: CoupState, seat: int, claim: int) -> bool:
    """Say whether *seat* could prove *claim*."""
    slots = {card % SLOTS for card in range(CARDS) if state.hand[seat] >> 4 * card & 15}
    return 0 not in slots if claim == NOT_DUKE else claim in slots


def claim_of(choice: Decision) -> int:
    """Return what *choice* claims, NOBODY if it claims nothing."""
    match choice.view.phase:
        case Phase.ACTION:
            return turn_of(choice.view, choice.action).claim
        case Phase.BLOCK if choice.action != Input.PASS:
            return choice.action - Input.BLOCK
        case Phase.LAWYER if choice.action == Input.CLAIM:
            return CONTESSA
        case _:
            return NOBODY


def duel_header(
    coins: tuple[int, int],
    hands: tuple[int, int],
    face_up: tuple[int, int],
    preset: str = "coup-es",
) -> dict[str, Any]:
    """Return what a turn with one card each begins from; two cards by slot are face up."""
    normal = {"two_player_setup": "normal"}
    return {**header(coins, zip(hands), zip(face_up)), "preset": preset, "options": normal}
