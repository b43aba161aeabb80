"""A service of advisories for tests: it answers as OSV and as the registry of npm do.

https://google.github.io/osv.dev/api and the bulk endpoint that ``npm audit`` asks.
"""

import gzip
import json
import threading
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, cast
from urllib.parse import unquote

from typing_extensions import override

ID: Final = "OSV-2026-1"
ABOUT: Final = "It can be made to stop"


class AdvisoryService(ThreadingHTTPServer):
    """Knows one advisory, about every version of the packages *bad*."""

    def __init__(self, *bad: str, status: int = 200) -> None:
        """Answer with *status*; 200 is an answer, 405 is what a mirror says."""
        super().__init__(("127.0.0.1", 0), _Handler)
        self.bad, self.status = frozenset(bad), status
        self.asked: set[str] = set()

    @property
    def url(self) -> str:
        """The address of it."""
        return f"http://127.0.0.1:{self.server_port}"

    def answer(self, path: str, body: Any) -> Any:  # noqa: ANN401  JSON has no type
        """Return what is told to a question at *path*."""
        if path == "/v1/querybatch":
            return {"results": [self._noted(each["package"]["name"]) for each in body["queries"]]}
        if path == f"/v1/vulns/{ID}":
            return {"id": ID, "summary": ABOUT, "modified": "2026-11-01T00:00:00Z"}
        if body is None:  # npm looks at the package itself, to see which versions are good
            return {"name": unquote(path.lstrip("/")), "versions": {}}
        self.asked |= {*body}
        return {name: [_npm(name)] for name in body if name in self.bad}

    def _noted(self, name: str) -> dict[str, Any]:
        self.asked.add(name)
        known = {"id": ID, "modified": "2026-11-01T00:00:00Z"}
        return {"vulns": [known]} if name in self.bad else {}


def _npm(name: str) -> dict[str, Any]:
    return {
        "id": 1,
        "url": f"https://example.org/{ID}",
        "title": ABOUT,
        "severity": "high",
        "vulnerable_versions": "*",
        "name": name,
    }


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers["Content-Encoding"] == "gzip":
            body = gzip.decompress(body)
        self._say(json.loads(body))

    def do_GET(self) -> None:
        self._say(None)

    def _say(self, body: Any) -> None:  # noqa: ANN401  as above
        service = cast("AdvisoryService", self.server)
        told = json.dumps(service.answer(self.path, body)).encode()
        self.send_response(service.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def advising(*bad: str, status: int = 200) -> Generator[AdvisoryService]:
    """Yield a service that runs, and knows an advisory about the packages *bad*."""
    with AdvisoryService(*bad, status=status) as service:
        thread = threading.Thread(target=service.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()
