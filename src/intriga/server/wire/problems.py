"""Refusals as they are sent: a word, a sentence's id, the cause."""

from intriga.core.errors import BadOptions, IllegalAction, IntrigaError, Reason
from intriga.core.message import Message
from intriga.server.wire.bodies import Problem
from intriga.service.table_refusals import Refused, TableRefusal


class ServerRefusal(Reason):
    """The refusals of the server; their sentences are in ``words/*/refusals.ftl``."""

    UNREADABLE = "unreadable-message"
    TOO_MANY = "too-many"
    FULL = "full"
    TOO_MUCH = "too-much"
    FOREIGN = "foreign"
    NO_TABLE = "no-table"
    NO_GAME = "no-replay"
    NO_CIRCLE = "no-circle"
    NOT_THIS_VIEWER = "not-this-viewer"
    BAD_TOKEN = "bad-token"  # noqa: S105  a word, no token
    BAD_LINK = "bad-link"
    BAD_PASSKEY = "bad-passkey"
    BAD_WORDS = "bad-words"
    NO_LOGIN = "no-login"
    MANY_PASSKEYS = "many-passkeys"
    OWN_PLACE = "own-place"
    NO_BROWSER = "no-browser"
    BANNED = "banned"
    CLOSED = "closed-table"
    TAKEN_DOWN = "taken-down"
    OTHER_PROTOCOL = "other-protocol"
    NOT_KEPT = "not-kept"
    LATER = "later"
    DEFECT = "defect"


def told_of(reason: Reason) -> Message:
    """Return the sentence for people: those of the rules are the game's own."""
    ours = isinstance(reason, TableRefusal | ServerRefusal)
    return Message(f"{'table-' if ours else ''}refusal-{reason.value}", {})


def problem_of(reason: Reason, detail: str) -> Problem:
    """Return the body of a refusal over HTTP."""
    return Problem(reason.value, told_of(reason), detail)


def refused_for(error: IntrigaError) -> Refused:
    """Return *error* as a refusal of a table."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Refused(error.reason, str(error))
    if isinstance(error, BadOptions):
        return Refused(TableRefusal.BAD_OPTIONS, str(error))
    return Refused(ServerRefusal.DEFECT, "the server could not do it")
