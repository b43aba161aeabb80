"""What a table or the server refuses, and what to do then: for players."""

# ruff: noqa: INP001 - scripts, no package

from collections.abc import Callable
from typing import Final

from docs.tables.markdown import table
from intriga.server.problems import ServerRefusal, told_of
from intriga.service.table_refusals import TableRefusal
from intriga.words import Language

ADVICE: Final[dict[TableRefusal | ServerRefusal, str]] = {
    TableRefusal.PRIVATE: "Open the whole link that the host sent, with all that follows the `#`.",
    TableRefusal.NOT_SEATED: "Press **Sit down**. In another browser you are somebody else.",
    TableRefusal.SEATED_ALREADY: "Nothing: the chair is yours. Another window may show the table.",
    TableRefusal.NO_CHAIR: "Reload the page: the table has changed.",
    TableRefusal.CHAIR_TAKEN: "Take another chair.",
    TableRefusal.TABLE_FULL: "Watch this game, and ask the host for a chair in the next one.",
    TableRefusal.NOT_HOST: "Ask the host. The host may make somebody else the host.",
    TableRefusal.NOT_A_PERSON: "Choose a chair on which a person sits, no bot.",
    TableRefusal.BAD_NAME: "A name has letters or digits that can be seen.",
    TableRefusal.BAD_LEVEL: "Choose one of the bots in the list.",
    TableRefusal.BAD_OPTIONS: "Put the house rules back: **All house rules as in the edition**.",
    TableRefusal.BAD_SETTINGS: "Choose one of the values that the page offers.",
    TableRefusal.TOO_FEW: "Wait for more friends, or press **Add a bot**.",
    TableRefusal.NOT_READY: "Everybody presses **I am ready**, then the host deals.",
    TableRefusal.GAME_ON: "Wait until the game is over: rules and chairs change between games.",
    TableRefusal.NO_GAME: "The host presses **Deal the cards** first.",
    TableRefusal.PAUSED: "The host, or the player who paused it, presses **Go on**.",
    TableRefusal.NOT_PAUSED: "Nothing: the game goes on already.",
    TableRefusal.STALE: "Nothing: the table has moved on, and your answer came too late.",
    TableRefusal.NOTHING_TO_UNDO: "Your answer has been opened, or you have not given one.",
    TableRefusal.BOT_PLAYS: "Press **I am back**.",
    TableRefusal.NOT_AWAY: "You can vote for a bot only while the player is away.",
    TableRefusal.PRESENT: "Nothing: the player has come back.",
    TableRefusal.TOO_FAST: "Wait a few seconds.",
    TableRefusal.NOTHING_SAID: "Write a word or two.",
    ServerRefusal.UNREADABLE: "Reload the page. A bot of yours should read the server's protocol.",
    ServerRefusal.TOO_MANY: "Wait some minutes. Many people behind one address count as one.",
    ServerRefusal.FOREIGN: "Open the page under the address that its server knows; see `--origin`.",
    ServerRefusal.NO_TABLE: "Check the link. A table lives as long as its server keeps its data.",
    ServerRefusal.NO_GAME: "Check the link. The game may not be over yet.",
    ServerRefusal.NOT_THESE_EYES: "The table keeps its cards secret: watch with your own eyes.",
    ServerRefusal.BAD_TOKEN: "A program asks this server for a token of its own.",
    ServerRefusal.OTHER_PROTOCOL: "Reload the page: the server was updated.",
    ServerRefusal.NOT_KEPT: "The disk of the server is full or broken: tell the host.",
    ServerRefusal.DEFECT: "That is a mistake of ours: tell us what you did.",
}


def explained() -> str:
    """Return every refusal as people read it, with what to do.

    Raises:
        KeyError: there is no advice on a refusal.
    """
    language = Language("en")
    rows = [
        (f"*{language.format(told_of(reason).id)}*", ADVICE[reason])
        for reason in (*TableRefusal, *ServerRefusal)
    ]
    return table(("the page says", "what to do"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {"refusals-explained": explained}
