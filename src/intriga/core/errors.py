"""What can go wrong, sorted by what the caller can do about it.

Every message is a sentence that names the cause and the value; none holds what
the seat it is meant for may not know.
"""

from enum import StrEnum


class IntrigaError(ValueError):
    """Anything a caller of this package may want to catch."""


class BadOptions(IntrigaError):
    """An option, preset or number of players that does not exist."""

    def __init__(self, option: str, reason: str) -> None:
        """Say which *option* and why."""
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
    """Why an input is refused; the sentences are in ``locales/*/refusals.ftl``."""

    GAME_OVER = "game-over"
    NOT_AWAITED = "not-awaited"
    NOT_THE_QUESTION = "not-the-question"
    MUST_COUP = "must-coup"
    CANNOT_AFFORD = "cannot-afford"
    NOT_IN_GAME = "not-in-game"
    NO_REFORMA = "no-reforma"
    NO_SUCH_TARGET = "no-such-target"
    OWN_FACTION = "own-faction"
    NOTHING_TO_STEAL = "nothing-to-steal"
    NOTHING_TO_EMBEZZLE = "nothing-to-embezzle"
    MUST_NAME = "must-name"
    MUST_NOT_NAME = "must-not-name"
    CANNOT_BLOCK_WITH = "cannot-block-with"
    CANNOT_DECLINE = "cannot-decline"
    CANNOT_PROVE = "cannot-prove"
    NOT_HELD = "not-held"
    WOULD_PROVE = "would-prove"
    WRONG_NUMBER = "wrong-number"
    UNREADABLE = "unreadable"


class IllegalAction(IntrigaError):
    """An input that the rules refuse; the game is left as it was."""

    def __init__(
        self, reason: Reason, seat: int, words: str, situation: str, detail: str = ""
    ) -> None:
        """Say the *reason*, who tried it, in which *words*, in which phase."""
        why = f"{reason.value}: {detail}" if detail else reason.value
        super().__init__(f"seat {seat} may not {words!r} in {situation}: {why}")
        self.reason = reason
        self.seat = seat
        self.words = words
        self.situation = situation
