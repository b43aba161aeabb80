"""A server with the chat interface on a real socket, in place of a language model.

It plays as an agent does: ``python -m tests.lab.llm.stand_in coup --suite v1 --plays honest``.  For
that it plays the suite once by itself, and remembers its answer to each prompt; only words reach
it.  It can also fail in every way that a server may.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any, Self, cast

from intriga.agents import agent
from intriga.lab.adapters.text import TextTable
from intriga.lab.arena.contest import pairings
from intriga.lab.llm.chat_endpoint import ChatEndpoint
from intriga.lab.llm.model_run import ModelRun
from intriga.lab.llm.model_seat import question_prompt
from intriga.lab.llm.suite import Suite, read_suite
from intriga.matches.match import chances_of, dealt_in_round, games_of_round, seated

MODEL = "stand-in"
SERVED = "stand-in-2026"
FAULTS = ("500", "429", "garbage", "empty", "half", "huge", "stall")
Player = Callable[[str], str]


class StandIn(ThreadingHTTPServer):
    """Answers the last message of each request by *player*, unless the next of *faults* is due.

    ``answered`` counts whole answers, ``heard`` has the bodies and headers of all requests.  At
    request number ``waits_at``, from 1, it says so by ``waiting``, and answers when it is
    ``released``, or never.
    """

    daemon_threads = True

    def __init__(
        self, player: Player, faults: Iterable[str] = (), *, counts: bool = True, port: int = 0
    ) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.player, self.faults, self.counts = player, iter(faults), counts
        self.answered, self.waits_at = 0, 0
        self.heard: list[tuple[dict[str, Any], dict[str, str]]] = []
        self.lock, self.closing = Lock(), Event()
        self.waiting, self.released = Event(), Event()
        self._thread = Thread(target=self.serve_forever, args=(0.01,), daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/v1"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.closing.set()
        self.released.set()
        self.shutdown()
        self.server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Say nothing: those who hang up are expected."""


class Handler(BaseHTTPRequestHandler):
    """One request."""

    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002, ANN401  as its base has it
        """Say nothing."""

    def do_POST(self) -> None:
        server = cast("StandIn", self.server)
        body: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        with server.lock:
            server.heard.append((body, dict(self.headers)))
            fault = next(server.faults, "")
            waits = len(server.heard) == server.waits_at
        if waits:
            server.waiting.set()
            server.released.wait()
        if fault == "stall":
            server.closing.wait()
        elif waits and server.closing.is_set():
            self.close_connection = True
        elif fault.isdecimal():
            said = json.dumps({"error": {"message": f"not now, {self.headers['Authorization']}"}})
            self._send(int(fault), said.encode(), {"Retry-After": "0"})
        elif fault:
            self._send(200, BODIES[fault], half=fault == "half")
        else:
            with server.lock:
                text = server.player(body["messages"][-1]["content"])
                server.answered += 1
            self._send(200, self._completion(text, counts=server.counts))

    def _completion(self, text: str, *, counts: bool) -> bytes:
        message = {"role": "assistant", "content": text}
        said: dict[str, Any] = {
            "model": SERVED,
            "choices": [{"message": message, "finish_reason": "stop"}],
        }
        if counts:
            said["usage"] = {"prompt_tokens": 1000, "completion_tokens": 10}
        return json.dumps(said).encode()

    def _send(
        self, status: int, body: bytes, more: dict[str, str] | None = None, *, half: bool = False
    ) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **(more or {})}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[: len(body) // 2] if half else body)
        self.close_connection = True


BODIES = {
    "garbage": b"<html>Bad gateway</html>",
    "empty": b'{"choices": []}',
    "half": b'{"choices": [{"message": {"content": "[income]"}}]}',
    "huge": b" " * 10_000_000,
}


# ------------------------------------------------------------------- players


def first_input(prompt: str) -> str:
    """Return the first input that a *prompt* offers."""
    return next(line for line in prompt.splitlines() if line.startswith("["))


def as_agent(name: str, suite: Suite, game: str, *, arena_dice: bool = False) -> Player:
    """Return a player that answers prompts of *suite* as the agent called *name* does.

    The same prompt gets the same answer.  With the dice of the arena it does not where it is put in
    two games, but gets those of a run that nothing interrupts.
    """
    book = _book(name, suite, game, arena_dice=arena_dice)

    def answer(prompt: str) -> str:
        known = book[prompt]
        return f"So be it: [{known.pop(0) if len(known) > 1 else known[0]}]."

    return answer


def _book(name: str, suite: Suite, game: str, *, arena_dice: bool) -> dict[str, list[str]]:
    """Return the answers to all prompts of *suite*, in the order in which they are asked."""
    run = ModelRun(Path(), game, suite, ChatEndpoint("http://nowhere", MODEL))
    book: defaultdict[str, list[str]] = defaultdict(list)
    tables = [
        (pairing.agents, number)
        for number in range(suite.deals)
        for pairing in pairings(run.contest)
    ]
    for agents, number in tables:
        match = run.contest.match(agents)
        players = seated(match)
        for each in games_of_round(match, number):
            names = [f"Player {seat}" for seat in range(match.seats)]
            dealt = dealt_in_round(match, each)
            table = TextTable(run.rules, names=names, language=suite.language, dealt=dealt)
            logs: list[list[str]] = [[] for _ in names]
            chances = chances_of(match, each)
            while not table.is_over:
                seat = table.seat
                place = match.agent_on(each, seat)
                known = agent(name, game) if agents[place] == MODEL else players[place]
                legal = dealt.legal_ids(seat)
                asked = agents[place] == MODEL and len(legal) > 1
                logs[seat] += table.news(seat)
                prompt = question_prompt(suite, table, logs[seat]) if asked else ""
                chance = Random(prompt) if asked and not arena_dice else chances[seat]
                action = known.act(dealt.view(seat), legal, chance)
                if asked:
                    book[prompt].append(dealt.legal(seat)[legal.index(action)])
                table.act(seat, action)
    return book


def main() -> None:
    """Serve until somebody ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--suite", default="v1")
    parser.add_argument("--plays", default="honest")
    parser.add_argument("--port", type=int, default=8099)
    asked = parser.parse_args()
    player = as_agent(asked.plays, read_suite(asked.suite), asked.game)
    with StandIn(player, port=asked.port) as server:
        print(server.address, flush=True)  # noqa: T201  its work
        server.closing.wait()


if __name__ == "__main__":
    main()
