"""The possible faults of an agent from outside the package."""

from dataclasses import dataclass
from typing import Final

from intriga.core.errors import IntrigaError

LOADING: Final = "loading"  # the work of an agent before the first question


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault, in words that follow the agent's name, with its place.

    ``detail`` is the message of the agent's own code; it may hold secrets of the agent's seat.
    ``line`` is 0 where no line is to blame.
    """

    what: str
    detail: str = ""
    file: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        """Return the file and the line, in brackets."""
        if not self.file:
            return ""
        return f" ({self.file}, line {self.line})" if self.line else f" ({self.file})"


class AgentFailed(IntrigaError):
    """An agent cannot be loaded or made, fails, answers with an illegal action, hangs or floods."""

    def __init__(self, agent: str, fault: Fault) -> None:
        detail = f": {fault.detail}" if fault.detail else ""
        super().__init__(f"{agent} {fault.what}{detail}{fault.place}")
        self.agent, self.fault = agent, fault

    @property
    def discreet(self) -> str:
        """Return the sentence without what the agent's own code said.

        It is for opponents and logs, which must not learn what the agent knows.
        """
        return f"{self.agent} {self.fault.what}{self.fault.place}"
