"""A seat that a language model plays: prompts, answers, and a legal input by chance at worst."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from string import Template
from threading import Event
from typing import Any, Final

from intriga.core.errors import IntrigaError
from intriga.lab.adapters.text import (
    BRACKETS,
    TextTable,
    laid,
    remembered,
    seating,
    seen,
    written,
)
from intriga.lab.llm.chat_endpoint import ChatEndpoint, Message, NoReply, Reply
from intriga.lab.llm.spending import Spending
from intriga.lab.llm.suite import DIGITS, Suite
from intriga.lab.llm.transcript import LostReply, ModelAnswer, QuestionPlace, Transcript

ATTEMPTS: Final = 2  # at a legal answer, before chance gives it
WAITS: Final = (
    0.5,
    2.0,
    8.0,
    30.0,
    60.0,
)  # seconds between requests, if the server asks for no more
LONGEST_WAIT: Final = 300.0  # seconds; a server that asks for more is left for now
TEMPLATE: Final = 64  # tokens that a server may put around the messages, and more than it does
NOTHING: Final = "…"  # in place of an answer without text, which some servers do not take back
CUT_OFF: Final = "length"  # why an answer ended that was too long
ENDING: Final = re.compile(rf"{BRACKETS.pattern}\s*\Z")
SHOWN: Final = 60  # characters of an input that is not legal


class RunStopped(IntrigaError):
    """Another thread has ended the run."""


def system_prompt(suite: Suite, table: TextTable) -> str:
    """Return the first message: the rules of the game, its material, how to answer."""
    speech = table.speech
    return _filled(
        suite.system,
        players=str(table.rules.players),
        rules=f"{speech.format('help-rules')}\n{speech.format('help-rules.text')}",
        material=laid(table.table_rules.material(table.game.view(0))),
    )


def question_prompt(suite: Suite, table: TextTable, log: Sequence[str]) -> str:
    """Return the question to the seat that is asked, which has read *log* since the deal."""
    view = table.game.view(table.seat)
    return _filled(
        suite.ask,
        seating=seating(table.names, table.seat),
        log="\n".join(log),
        view=seen(view.to_dict()),
        memory=remembered(table.table_rules.memory(view)),
        question=table.question(),
        inputs=_listed(table.legal),
    )


def _filled(prompt: str, **words: str) -> str:
    return Template(prompt).substitute(words).strip()


def _listed(legal: Sequence[str]) -> str:
    return "\n".join(f"[{words}]" for words in legal)


def fault_of(reply: Reply, legal: Sequence[str]) -> str:
    """Return why a *reply* holds none of the *legal* inputs; empty if it holds one.

    One that was cut off holds it at its very end: brackets before that may be of a thought.
    """
    words = written(reply.text)
    if reply.finish == CUT_OFF and not ENDING.search(reply.text):
        return "it was cut off before it ended"
    if words in legal:
        return ""
    if not words:
        return "it has no text"
    if not BRACKETS.search(reply.text):
        return "it has nothing in square brackets"
    return f"[{words:.{SHOWN}}] is not open to you now"


def digest_of_messages(messages: Sequence[Message]) -> str:
    """Return the beginning of the SHA-256 of *messages*."""
    return sha256(json.dumps(messages, ensure_ascii=False).encode()).hexdigest()[:DIGITS]


def most_tokens(messages: Sequence[Message]) -> int:
    """Return a bound of the tokens of *messages*: no tokenizer makes more of them than bytes."""
    return TEMPLATE + sum(len(each["content"].encode()) for each in messages)


@dataclass(frozen=True, slots=True)
class MeasuredModel:
    """A model as a contest names it; ``digest`` is the SHA-256 of all that it is asked alike."""

    name: str
    digest: str

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401, ARG002
        """Refuse to play by a view alone.

        Raises:
            TypeError: always.
        """
        raise TypeError(f"{self.name} is asked in words: a ModelSeat plays for it")


@dataclass
class ModelPlayer:
    """A language model that plays by a *suite*: its answers are in *transcript*.

    Several threads may ask it at once.  ``waits`` are the seconds between two requests for one
    answer, after the last of which the run ends.
    """

    endpoint: ChatEndpoint
    suite: Suite
    transcript: Transcript
    spending: Spending
    waits: Sequence[float] = WAITS
    stopped: Event = field(default_factory=Event)

    def __post_init__(self) -> None:
        """Count what the transcript has spent."""
        for line in (*self.transcript.answers.values(), *self.transcript.lost):
            self.spending.add(line.tokens_in, line.tokens_out)

    def answer(
        self, place: QuestionPlace, seat: int, messages: Sequence[Message], legal: Sequence[str]
    ) -> ModelAnswer:
        """Return the answer to *messages*, of the transcript if it is there.

        Raises:
            NoReply: the model does not answer, however often it is asked.
            BudgetSpent: the answer may cost more than is left.
            RunStopped: another thread has ended the run.
            IntrigaError: the answer of the transcript is one to other messages.
        """
        kept = self.transcript.answers.get(place)
        if kept is None:
            return self._asked(place, seat, messages, legal)
        if kept.prompt != digest_of_messages(messages):
            where = f"game {place.game} against {place.level}, step {place.step}"
            reason = f"its answer in {where} is one to another prompt than is asked now"
            raise IntrigaError(f"{self.transcript.path} does not belong to this run: {reason}")
        return kept

    def _asked(
        self, place: QuestionPlace, seat: int, messages: Sequence[Message], legal: Sequence[str]
    ) -> ModelAnswer:
        """Return the model's answer, after requests that came to nothing if need be.

        Raises:
            NoReply, BudgetSpent, RunStopped: as above.
        """
        for wait in (*self.waits, None):
            if self.stopped.is_set():
                raise RunStopped("the run has ended")
            try:
                return self._once(place, seat, messages, legal)
            except NoReply as error:
                if not error.passing or wait is None:
                    raise
                pause = max(wait, error.wait or 0.0)
                if pause > LONGEST_WAIT:
                    told = f"{error}; it asks to be left alone for {pause:,.0f} s"
                    raise NoReply(told, passing=False) from None
                self.stopped.wait(pause)
        raise AssertionError  # the last wait is None

    def _once(
        self, place: QuestionPlace, seat: int, messages: Sequence[Message], legal: Sequence[str]
    ) -> ModelAnswer:
        """Ask once, and keep the answer before anything is made of it.

        Raises:
            NoReply, BudgetSpent: as above.
        """
        suite, bound = self.suite, most_tokens(messages)
        with self.spending.held(bound, suite.max_tokens):
            try:
                reply = self.endpoint.ask(
                    messages,
                    temperature=suite.temperature,
                    max_tokens=suite.max_tokens,
                    timeout=suite.timeout,
                )
            except NoReply as error:
                if error.charged:
                    self._keep(
                        LostReply(
                            **place._asdict(),
                            reason=str(error),
                            tokens_in=bound,
                            tokens_out=suite.max_tokens,
                        )
                    )
                raise
            said = self._answer(place, seat, messages, legal, reply)
            self._keep(said)
            return said

    def _answer(
        self,
        place: QuestionPlace,
        seat: int,
        messages: Sequence[Message],
        legal: Sequence[str],
        reply: Reply,
    ) -> ModelAnswer:
        fault, counts = fault_of(reply, legal), (reply.tokens_in, reply.tokens_out)
        by_chance = fault and place.attempt == ATTEMPTS
        bounds = most_tokens(messages), self.suite.max_tokens
        return ModelAnswer(
            **place._asdict(),
            seat=seat,
            prompt=digest_of_messages(messages),
            asked=messages[-1]["content"],
            text=reply.text,
            fault=fault,
            drawn=_drawn(self.suite, place, legal) if by_chance else "",
            tokens_in=bounds[0] if counts[0] is None else counts[0],
            tokens_out=bounds[1] if counts[1] is None else counts[1],
            counted=None not in counts,
            milliseconds=reply.milliseconds,
            finish=reply.finish,
            served=reply.served,
        )

    def _keep(self, line: ModelAnswer | LostReply) -> None:
        self.transcript.add(line)
        self.spending.add(line.tokens_in, line.tokens_out)


def _drawn(suite: Suite, place: QuestionPlace, legal: Sequence[str]) -> str:
    """Return a legal input by chance, which follows from the seed of the suite and the place."""
    return Random(f"{suite.seed}-{place.level}-{place.game}-{place.step}").choice(legal)  # noqa: S311


class ModelSeat:
    """One seat of game number *game*, told at a *table*, that a *player* plays against *level*."""

    def __init__(
        self, player: ModelPlayer, table: TextTable, seat: int, level: str, game: int
    ) -> None:
        self.player, self.table, self.seat = player, table, seat
        self.level, self.game = level, game
        self._log: list[str] = []
        self._system = system_prompt(player.suite, table)

    def act(self, view: Any, legal: Sequence[int], random: Random) -> int:  # noqa: ANN401, ARG002  as agents do
        """Return the one of *legal* that the model chooses, or that chance chooses for it.

        Nobody is asked where only one is open.

        Raises:
            IntrigaError: as :meth:`ModelPlayer.answer`.
        """
        if len(legal) == 1:
            return legal[0]
        words, step = self.table.legal, len(self.table.game.inputs) + 1
        self._log += self.table.news(self.seat)
        suite = self.player.suite
        asked = question_prompt(suite, self.table, self._log)
        messages = [_message("system", self._system), _message("user", asked)]
        chosen = ""
        for attempt in range(1, ATTEMPTS + 1):
            place = QuestionPlace(self.level, self.game, step, attempt)
            said = self.player.answer(place, self.seat, messages, words)
            chosen = said.drawn or written(said.text)
            if not said.fault:
                break
            again = _filled(suite.again, fault=said.fault, inputs=_listed(words))
            messages += [_message("assistant", said.text or NOTHING), _message("user", again)]
        return self.table.game.parse(self.seat, chosen)


def _message(role: str, content: str) -> Message:
    return {"role": role, "content": content}
