"""The errors of the package, sorted by the caller's remedies.

Every message is a sentence that names the cause and the value; none holds
anything hidden from the seat that reads it.  Every place that looks a name up
answers with :func:`unknown`, so that Python, commands and the server report a
typing error alike, and suggest what was meant.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Final, TypeVar

E = TypeVar("E", bound=BaseException)


class IntrigaError(ValueError):
    """Anything a caller of this package may want to catch."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]:
        """Let it pass from one process to another, with its message and all its fields."""
        return rebuilt, (type(self), *self.args), vars(self)


def rebuilt(kind: type[E], *args: object) -> E:
    """Return an error of *kind* with its former attributes, without calling its ``__init__``."""
    return kind.__new__(kind, *args)


class BadOptions(IntrigaError):
    """An option, edition or number of players that does not exist."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(reason)
        self.option = option


class BadNotation(IntrigaError):
    """Words or a position that cannot be read."""


class BadRecord(IntrigaError):
    """A record that cannot be read: the file, the line and the reason."""

    def __init__(self, file: str, line: int, reason: str) -> None:
        """Say where, counting lines from 1, and why."""
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason


class Reason(StrEnum):
    """Why an input is refused; the sentences are in ``words/*/refusals.ftl``.

    A game's own reasons derive from this.
    """


class Always(Reason):
    """Reasons for which any game may refuse an answer."""

    GAME_OVER = "game-over"
    NOT_AWAITED = "not-awaited"
    NOT_THE_QUESTION = "not-the-question"
    UNREADABLE = "unreadable"


class SeatNotSaid(IntrigaError):
    """Not one seat is asked, and nobody said which is meant."""


class IllegalAction(IntrigaError):
    """An input that the rules refuse; the game is left as it was.

    The message has nothing that is hidden from anybody.  ``legal`` are the words that *seat*
    might have said, ``position`` its view, in one line; ``record`` has the lines of
    the whole game where a game was played, hidden cards too, so that it can be looked into.
    """

    def __init__(
        self, reason: Reason, seat: int, words: str, situation: str, detail: str = ""
    ) -> None:
        why = f"{reason.value}: {detail}" if detail else reason.value
        super().__init__(f"seat {seat} may not {words!r} in {situation}: {why}")
        self.reason = reason
        self.seat = seat
        self.words = words
        self.situation = situation
        self.legal: tuple[str, ...] = ()
        self.position = ""
        self.record: list[dict[str, Any]] = []


LIKE: Final = 0.6  # how alike two names are, 0 to 1, for one to be a typing error of the other


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the name among *known* that is most like *name*; None if none is like it.

    Upper and lower case, hyphens and underscores make no difference.
    """
    from difflib import get_close_matches  # noqa: PLC0415  nothing but an error needs it

    by_form: dict[str, str] = {}
    for each in known:
        by_form.setdefault(_form(each), each)
    found = get_close_matches(_form(name), by_form, n=1, cutoff=LIKE)
    return by_form[found[0]] if found else None


def unknown(kind: str, name: object, known: Iterable[str]) -> str:
    """Return the sentence for a *name* that is not among those *known* of its *kind*.

    It gives the nearest of them, where one is near, and all of them in the order of the alphabet:
    ``there is no option 'reform'; did you mean 'reforma'? There are lawyer and reforma``.
    """
    names = sorted(set(known))
    meant, listed = nearest(str(name), names), there_are(names)
    refusal = f"there is no {kind} {name!r}"
    if meant is None:
        return f"{refusal}; {listed}"
    return f"{refusal}; did you mean {meant!r}? {listed[0].upper()}{listed[1:]}"


def unknown_verb(words: str, known: Iterable[str]) -> str:
    """Return the sentence for *words* of a notation that begin with none of the verbs *known*.

    It gives the nearest, where one is near: ``there is no verb 'taxi'; did you mean 'tax'?``.
    """
    verb = words.partition(" ")[0]
    return f"there is no verb {verb!r}{guess(verb, known)}"


def guess(name: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that gives the nearest of *known*; nothing if none is near."""
    meant = nearest(name, known)
    return f"; did you mean {meant!r}?" if meant else ""


def there_are(names: Sequence[str]) -> str:
    """Return a clause that lists *names*, in their order: ``there are lawyer and reforma``."""
    if not names:
        return "there are none"
    *others, last = names
    return f"there are {', '.join(others)} and {last}" if others else f"there is {last}"


def _form(name: str) -> str:
    return name.casefold().replace("_", "-")
