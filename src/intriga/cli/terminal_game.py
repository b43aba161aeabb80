"""One game at the terminal: a person, bots, and the sealed windows between them.

Where several seats are awaited at once everybody answers before any answer is
opened; then they count clockwise, as the rules of the game ask seats one by
one, until the window closes.  So speed decides nothing, and the person answers
without having seen what the bots do.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from intriga.agents.base import Agent
from intriga.cli.dialogue import Dialogue
from intriga.cli.record_file import RecordFile
from intriga.cli.screen import Screen
from intriga.core.game import Game
from intriga.core.view import View

AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Company:
    """The seating: the person's seat, and a bot for each other seat."""

    person: int
    bots: Mapping[int, Agent]
    random: Random


class TerminalGame:
    """Plays one game to its end."""

    def __init__(
        self, game: AnyGame, company: Company, screen: Screen, record_file: RecordFile
    ) -> None:
        """Sit down at *game*."""
        self.game, self.company, self.screen, self.record_file = game, company, screen, record_file
        self.ruleset, self.board = game.ruleset, screen.board
        self.dialogue = Dialogue(game, company.person, screen)

    @property
    def view(self) -> View:
        """Return what the person sees."""
        return self.game.view(self.company.person)

    def begin(self) -> None:
        """Tell how the game was dealt."""
        self.screen.tell(self.view, self.board.table_rules.opening(self.view))

    def run(self) -> None:
        """Play until somebody has won.

        Raises:
            Leave: the person leaves.
        """
        if self.board.table_rules.only_watches(self.view):
            self.dialogue.watch()
        while not self.game.winners:
            self._open(self._answers())

    def _answers(self) -> dict[int, int]:
        """Collect the answer of every seat that is awaited, the person's first."""
        awaiting = self.game.awaiting
        answers: dict[int, int] = {}
        if self.company.person in awaiting:
            answers[self.company.person] = self.dialogue.answer()
        for seat in awaiting:
            if seat != self.company.person:
                legal = self.game.legal_ids(seat)
                view = self.game.view(seat)
                answers[seat] = self.company.bots[seat].act(view, legal, self.company.random)
        return answers

    def _open(self, answers: dict[int, int]) -> None:
        """Apply *answers* clockwise; those given to a window that closes are dropped."""
        closed = False
        while not closed and (seat := self.game.to_move) in answers:
            closed = self._act(seat, answers.pop(seat))

    def _act(self, seat: int, action: int) -> bool:
        """Play one answer, tell it, and say whether it closed its window."""
        before, board = self.view, self.board
        heard = self.ruleset.hear(self.game.state, self.company.person, seat, action)
        self.game.play_id(action, seat=seat)
        self.record_file.keep(self.game.inputs[-1])
        after = self.view
        self.screen.tell(after, board.table_rules.tell(before, seat, heard, after))
        if board.table_rules.only_watches(after) and not board.table_rules.only_watches(before):
            self.dialogue.watch()
        return board.table_rules.closes(before, seat, heard, after)
