"""Refusals of a table's commands; refusals by the rules have their reasons in each game."""

from intriga.core.errors import IntrigaError, Reason


class TableRefusal(Reason):
    """The refusals of any table; their sentences are in ``words/*/refusals.ftl``."""

    PRIVATE = "private"
    NOT_SEATED = "not-seated"
    SEATED_ALREADY = "seated-already"
    NO_CHAIR = "no-chair"
    CHAIR_TAKEN = "chair-taken"
    TABLE_FULL = "table-full"
    QUEUE_FULL = "queue-full"
    NOT_HOST = "not-host"
    NOT_A_PERSON = "not-a-person"
    BAD_NAME = "bad-name"
    BAD_LEVEL = "bad-level"
    BAD_OPTIONS = "bad-options"
    BAD_SETTINGS = "bad-settings"
    TOO_FEW = "too-few"
    NOT_READY = "not-ready"
    GAME_ON = "game-on"
    NO_GAME = "no-game"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    STALE = "stale"
    NOTHING_TO_UNDO = "nothing-to-undo"
    BOT_PLAYS = "bot-plays"
    NOT_AWAY = "not-away"
    NOBODY_WATCHES = "nobody-watches"
    NOT_WATCHING = "not-watching"
    VOTED = "voted"
    PEOPLE_PLAY = "people-play"
    PRESENT = "present"
    TOO_FAST = "too-fast"
    NOTHING_SAID = "nothing-said"
    BARRED = "barred"
    OTHER_LESSON = "other-lesson"
    NOT_ALONE = "not-alone"
    OTHER_CHANCE = "other-chance"
    ONLY_SEATED = "only-seated"
    NUMBER_USED = "number-used"
    DAILY = "daily"


class Refused(IntrigaError):
    """A command that was not carried out; nothing has changed.

    ``reason`` is a :class:`TableRefusal` or one of the game's; ``detail`` says cause and value
    to the person who gave the command.
    """

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason.value}: {detail}")
        self.reason = reason
        self.detail = detail
