"""The optional parts of an agent, besides answers."""

from typing import Protocol, runtime_checkable

from intriga.core.agent import Agent


@runtime_checkable
class SlowToBegin(Protocol):
    """An agent whose first answer would take long, if it did not prepare."""

    def prepare(self) -> None:
        """Prepare for the first answer."""
        ...


def digest_of(agent: Agent) -> str:
    """Return the SHA-256 of the file that *agent* was made from, in hexadecimal.

    It is empty for one that comes with the package.
    """
    digest: str = getattr(agent, "digest", "")
    return digest
