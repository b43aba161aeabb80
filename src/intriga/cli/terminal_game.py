"""One game at the terminal: what a person sees of a table in this process, and is asked."""

from intriga.cli.dialogue import Dialogue
from intriga.cli.hosted_table import HostedTable
from intriga.cli.screen import Screen


class TerminalGame:
    """Plays one game to its end."""

    def __init__(self, hosted: HostedTable, screen: Screen) -> None:
        """Show the game that is under way at the table *hosted*."""
        self.hosted, self.screen = hosted, screen
        self.viewer, self.dialogue = hosted.viewer, Dialogue(hosted, screen)
        self.told = 0  # messages of the log
        self.watches = False

    def remember(self) -> None:
        """Take all that has happened so far as something that the person knows."""
        log = self.viewer.log
        self.screen.remember(log)
        self.told = len(log)

    def run(self) -> None:
        """Play until somebody has won.

        Raises:
            LeaveGame: the person leaves.
            AgentFailed: a bot cannot play on.
        """
        self._tell()
        while self.hosted.table.phase == "playing":
            if self.viewer.step is not None:
                self.dialogue.answer()
                self._tell()
            for task in self.hosted.table.wanted():
                self.hosted.answer_for_bot(task)
                self._tell()

    def _tell(self) -> None:
        """Tell what is new; a person who has nothing more to do is asked how to go on."""
        view, log = self.viewer.view, self.viewer.log
        self.screen.tell(view, log[self.told :])
        self.told = len(log)
        watched, self.watches = self.watches, self.screen.board.table_rules.only_watches(view)
        if self.watches and not watched and not self.viewer.winners:
            self.dialogue.watch()
