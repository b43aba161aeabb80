"""The server that the browsers of a test visit; it may be killed and started again."""

import signal
from pathlib import Path
from types import TracebackType
from typing import Self

from intriga.server.settings import ServerSettings
from intriga.service.events import Event
from tests.server.serving import ROOMY, Serving


class Site:
    """A real server in a process of its own, always at the same address.

    ``first`` is a module that it imports before all others.
    """

    def __init__(self, folder: Path, first: str = "sys", settings: ServerSettings = ROOMY) -> None:
        self.folder, self.first, self.settings = folder, first, settings
        self._serving = Serving(folder, settings, first=first)
        self.url, self.port = self._serving.url, self._serving.port

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._serving.stop()

    def kill(self) -> None:
        """End the server without a word: kill -9."""
        self._serving.kill()

    def interrupt(self) -> int:
        """End the server as Ctrl+C does, and return its exit status."""
        return self._serving.stop(signal.SIGINT)

    def start(self) -> None:
        """Start the server that has ended again, with the store that it left."""
        self._serving = Serving(self.folder, self.settings, port=self.port, first=self.first)

    def events(self, table: str) -> list[Event]:
        """Return what the store has of *table*."""
        return self._serving.events(table)
