"""A language model behind the chat interface that most servers have: ``/chat/completions``.

The standard library sends one question a connection, through the proxy of the environment; nobody
is followed elsewhere, since the key is for one server.  The key never stands in an error or in an
answer.
"""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from operator import index
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from intriga.core.errors import BadOptions, IntrigaError
from intriga.core.ruleset import Json

Message = dict[str, str]
PATH: Final = "/chat/completions"
LARGEST: Final = 1_000_000  # bytes of an answer; thousands of tokens have less
SHOWN: Final = 300  # characters of what a server says went wrong
PASSING: Final = frozenset({408, 409, 425, 429})  # and 5xx: another request may succeed
SHORTEST_KEY: Final = 8  # characters; a shorter one is no secret, as "none" for a server at home
VISIBLE: Final = re.compile(r"[!-~]+")  # what a header and an address can have
MOST_TOKENS: Final = 1_000_000_000  # of one answer; a server that says more has not counted


class NoReply(IntrigaError):
    """No answer of a model.

    ``passing`` says whether another request may have one, after ``wait`` seconds where the server
    says so; ``charged`` whether it may cost something all the same.
    """

    def __init__(
        self, reason: str, *, passing: bool, charged: bool = False, wait: float | None = None
    ) -> None:
        super().__init__(reason)
        self.passing, self.charged, self.wait = passing, charged, wait


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer of a model: its ``text``, and why it ended there, as ``stop`` or ``length``.

    ``served`` is the model as the server calls it.  The tokens are None where it does not count
    them.
    """

    text: str
    finish: str
    served: str
    tokens_in: int | None
    tokens_out: int | None
    milliseconds: int


@dataclass(frozen=True, slots=True)
class ChatEndpoint:
    """A *model* at an address, as ``https://api.openai.com/v1``, asked with a *key* or none.

    ``limit`` is the name by which the server knows the most tokens of an answer.
    """

    address: str
    model: str
    key: str | None = field(default=None, repr=False)
    limit: str = "max_tokens"

    def __post_init__(self) -> None:
        """Refuse an address, a model or a key that cannot be.

        Raises:
            BadOptions: it is none; the message has nothing that may be secret.
        """
        if not _is_endpoint(self.address):
            likes = "http:// or https://, a host and a path, as https://api.openai.com/v1"
            reason = f"an endpoint is {likes}, without a name, a password, a query or a fragment"
            raise BadOptions("endpoint", reason)
        if not self.model:
            raise BadOptions("model", "a model has a name")
        if self.key is not None and not VISIBLE.fullmatch(self.key):
            reason = "a key has visible ASCII characters alone; this one has others, or none"
            raise BadOptions("key_variable", reason)

    def ask(
        self, messages: Sequence[Message], *, temperature: float, max_tokens: int, timeout: float
    ) -> Reply:
        """Return the model's answer to *messages*, within *timeout* seconds.

        Raises:
            NoReply: there is none.
        """
        body = {
            "model": self.model,
            "messages": list(messages),
            "temperature": temperature,
            self.limit: max_tokens,
        }
        begun = monotonic()
        said = within(timeout, lambda: self._sent(body, timeout))
        return self._read(said, round(1000 * (monotonic() - begun)))

    def _sent(self, body: Json, timeout: float) -> bytes:
        """Return the content of the server's answer to *body*.

        Raises:
            NoReply: there is none.
        """
        headers = {"Content-Type": "application/json", "User-Agent": "intriga"}
        if self.key is not None:
            headers["Authorization"] = f"Bearer {self.key}"
        data, url = json.dumps(body).encode(), f"{self.address.rstrip('/')}{PATH}"
        question = Request(url, data, headers)  # noqa: S310  __post_init__ has checked the scheme
        try:
            with _OPENER.open(question, timeout=timeout) as answer:
                said: bytes = answer.read(LARGEST + 1)
                torn = bool(answer.length) and len(said) <= LARGEST  # which read does not tell
        except HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except URLError as error:
            reason = f"the endpoint cannot be reached: {self._clean(error.reason)}"
            raise NoReply(reason, passing=True) from None
        except TimeoutError:
            raise _late(timeout) from None
        except (OSError, HTTPException) as error:
            cause = self._clean(error) or type(error).__name__
            raise _torn(cause) from None
        if torn:
            raise _torn(f"after {len(said):,} bytes")
        if len(said) > LARGEST:
            raise _unreadable(f"more than {LARGEST:,} bytes")
        return said

    def _refusal(self, error: HTTPError) -> NoReply:
        """Return what the server says went wrong, in a sentence."""
        try:
            said = error.read(LARGEST).decode(errors="replace")
        except (OSError, HTTPException):
            said = ""
        told = f"the endpoint answers with status {error.code}"
        why = self._clean(_message_in(said))
        passing = error.code in PASSING or error.code >= 500
        wait = wait_of(error.headers.get("Retry-After"))
        return NoReply(f"{told}: {why}" if why else told, passing=passing, wait=wait)

    def _read(self, said: bytes, milliseconds: int) -> Reply:
        """Return the answer in *said*.

        Raises:
            NoReply: it has none.
        """
        try:
            answer: Any = json.loads(self._hidden(said.decode()))
            choice = answer["choices"][0]
            text = choice["message"].get("content")  # none where all was thought
        except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
            shown = self._clean(said.decode(errors="replace"))
            raise _unreadable(f"no chat completion: {shown!r}") from None
        if not isinstance(text, str | None):
            raise _unreadable(f"a message whose content is no text: {self._clean(text)!r}")
        usage = answer.get("usage")
        counts = [_count(usage, key) for key in ("prompt_tokens", "completion_tokens")]
        known = None not in counts
        return Reply(
            text=_whole(text or ""),
            finish=self._clean(choice.get("finish_reason") or ""),
            served=self._clean(answer.get("model") or ""),
            tokens_in=counts[0] if known else None,
            tokens_out=counts[1] if known else None,
            milliseconds=milliseconds,
        )

    def _clean(self, said: object) -> str:
        """Return the beginning of *said*, in one printable line and without the key."""
        line = " ".join(self._hidden(str(said)).split())[:SHOWN]
        return "".join(sign if sign.isprintable() else "?" for sign in line)

    def _hidden(self, said: str) -> str:
        known = self.key is not None and len(self.key) >= SHORTEST_KEY
        return said.replace(str(self.key), "[key]") if known else said


def within(seconds: float, work: Callable[[], bytes]) -> bytes:
    """Return the result of *work*, which is left to itself if it takes longer than *seconds*.

    A socket's own timeout begins again with every byte.

    Raises:
        NoReply: it takes longer, or fails with that.
    """
    results: Queue[bytes | Exception] = Queue()

    def run() -> None:
        try:
            results.put(work())
        except Exception as error:  # noqa: BLE001  raised by the caller, below
            results.put(error)

    Thread(target=run, daemon=True).start()
    try:
        found = results.get(timeout=seconds)
    except Empty:
        raise _late(seconds) from None
    if isinstance(found, Exception):
        raise found
    return found


def wait_of(header: str | None) -> float | None:
    """Return the seconds that a ``Retry-After`` asks for, None where it says nothing readable."""
    if header is None:
        return None
    if header.strip().isdecimal():
        return float(header)
    try:
        until = parsedate_to_datetime(header)
        zoned = until if until.tzinfo else until.replace(tzinfo=UTC)
        return max(0.0, (zoned - datetime.now(UTC)).total_seconds())
    except (ValueError, OverflowError):
        return None


def _late(seconds: float) -> NoReply:
    reason = f"the endpoint has not answered within {seconds:g} s"
    return NoReply(reason, passing=True, charged=True)


def _torn(cause: str) -> NoReply:
    reason = f"the endpoint hung up before its answer was whole: {cause}"
    return NoReply(reason, passing=True, charged=True)


def _unreadable(what: str) -> NoReply:
    return NoReply(f"the endpoint answers with {what}", passing=True, charged=True)


def _message_in(said: str) -> str:
    """Return the message in a server's refusal, all of it where it has another form."""
    try:
        error: Any = json.loads(said)["error"]
        return error if isinstance(error, str) else str(error["message"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return said


def _is_endpoint(address: str) -> bool:
    """Say whether an *address* can be asked, and has nothing that may be secret."""
    try:
        parts = urlsplit(address)
        is_there = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is none, or half a bracket
        return False
    bare = not (parts.query or parts.fragment or parts.username or parts.password)
    return is_there and bare and bool(VISIBLE.fullmatch(address))


def _count(usage: Any, key: str) -> int | None:  # noqa: ANN401  whatever a server says
    try:
        count = index(usage[key])
    except (LookupError, TypeError):
        return None
    return count if 0 <= count <= MOST_TOKENS else None


def _whole(text: str) -> str:
    """Return *text* without halves of characters, which no file takes."""
    return text.encode(errors="replace").decode()


class _AtOneServer(HTTPRedirectHandler):
    """Follows nobody elsewhere: the key is for one server."""

    def redirect_request(self, *_: Any, **__: Any) -> None:  # noqa: ANN401  as its base has it
        """Return no other question."""


_OPENER: Final = build_opener(_AtOneServer)
