# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
# pyspiel brings no types; TextArena is typed in part.
"""Play Kuhn poker through every adapter; run where it is installed, with a server's address."""

import asyncio
import re
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import textarena
from mcp import Client

from intriga.lab.adapters import gymnasium as seats
from intriga.lab.adapters import openspiel, pettingzoo
from intriga.lab.adapters import textarena as tables_in_words
from intriga.lab.adapters.llm_seat import LlmSeat
from intriga.lab.adapters.mcp_server import serving
from intriga.lab.adapters.remote import Remote
from intriga.lab.adapters.vector import Tables

GAME = "kuhn-poker"
CHANCE = Random(1)
LISTED = re.compile(r"^\[([a-z]+)\]$", re.MULTILINE)


def legal(seen: dict[str, Any]) -> int:
    """Return one of the legal actions of an observation."""
    return int(CHANCE.choice(np.flatnonzero(seen["action_mask"])))


def one_seat() -> None:
    """Play a game of one seat against others."""
    env = gymnasium.make("intriga/KuhnPoker-v1")
    seen, _ = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, *_ = env.step(legal(seen))
    assert reward


def many_tables() -> None:
    """Play many tables until some game has ended."""
    tables = Tables(16, GAME)
    seen, _ = tables.reset(seed=1)
    ended = 0
    while not ended:
        actions = [legal({"action_mask": mask}) for mask in seen["action_mask"]]
        seen, _, over, *_ = tables.step(np.array(actions))
        ended += int(over.sum())


def all_seats() -> None:
    """Play a game of all seats."""
    env = pettingzoo.env(GAME)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut or seen is None else legal(seen))
    assert not env.agents


def tree() -> None:
    """Play a game of which chance is a player."""
    state = pyspiel.load_game("python_kuhn_poker(bet=2)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(CHANCE.choice(state.legal_actions()))
    assert max(state.returns()) in {2.0, 4.0, 6.0}


def words() -> None:
    """Play a game in words."""
    env = textarena.make("IntrigaKuhnPoker-v1")
    env.reset(num_players=2, seed=1)
    done = False
    while not done:
        _, told = env.get_observation()
        done, _ = env.step(action=f"[{LISTED.findall(told)[-1]}]")
    rewards, _ = env.close()
    assert sum(rewards.values()) == 0


async def model(address: str) -> None:
    """Play a game at a server as a language model does."""
    async with Client(serving(LlmSeat(Remote(address, "Ana"), "en"))) as client:

        async def call(tool: str, **given: object) -> str:
            answer = await client.call_tool(tool, given)
            assert not answer.is_error, answer
            return "\n".join(part.text for part in answer.content if part.type == "text")

        await call("open_table", game=GAME, chairs=2, bots=["uniform"])
        told = await call("start")
        while "The game is over." not in told:
            listed = LISTED.findall(told)
            asked = {"answer": f"[{CHANCE.choice(listed)}]"} if listed else {"seconds": 60}
            told = await call("act" if listed else "wait", **asked)


assert "intriga/KuhnPoker-v1" in seats.ENVIRONMENTS
assert "IntrigaKuhnPoker-v1" in tables_in_words.ENVIRONMENTS
assert openspiel.OWN  # its games are known once it is imported
for way in (one_seat, many_tables, all_seats, tree, words):
    way()
asyncio.run(model(sys.argv[1]))
sys.stdout.write("played everywhere\n")
