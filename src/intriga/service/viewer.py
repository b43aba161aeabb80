"""One person at a table, for a program that hosts the table in its own process."""

from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer
from intriga.core.ruleset import Json
from intriga.core.view import View
from intriga.service.session import Person, Session


class Viewer:
    """What one person sees of the game at a table, and what they are asked.

    The same as their scene, as core has it: made of the view of their seat, and of nothing else.
    """

    def __init__(self, session: Session, who: Person) -> None:
        """Show *who* the game of *session*."""
        self._session, self._who = session, who

    @property
    def _seat(self) -> int | None:
        return self._session.seat_of(self._who.id)

    @property
    def view(self) -> View:
        """What they may know of the position.

        Raises:
            Refused: there is no game.
        """
        view: View = self._session.here.view(self._seat)
        return view

    @property
    def log(self) -> list[Message]:
        """All that they have been told of the game.

        Raises:
            Refused: there is no game.
        """
        return list(self._session.narrator.log(self._seat))

    @property
    def position(self) -> Json | None:
        """The whole position, once the game is over and the table shows its cards."""
        session = self._session
        if session.data.phase == "playing" or not session.deal.open_cards:
            return None
        return session.ruleset.format_position(session.game.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, empty while the game goes on.

        Raises:
            Refused: there is no game.
        """
        return self._session.deal.winners

    # --- what they are asked

    @property
    def step(self) -> int | None:
        """The number of the question that they have yet to answer, None where there is none."""
        window, seat = self._session.window, self._seat
        if window is None or seat is None or seat in window.answers:
            return None
        asked = seat in self._session.question.seats and self._session.plays(seat)
        return window.step if asked else None

    @property
    def question(self) -> Message:
        """The question that they have yet to answer.

        Raises:
            LookupError: there is none.
        """
        question = self._session.question.sentence(self._asked)
        if question is None:
            raise LookupError("this seat is asked nothing")
        return question

    @property
    def offers(self) -> list[Offer]:
        """What they may answer: everything at once that may be done about a claim.

        Raises:
            LookupError: they are asked nothing.
        """
        return self._session.question.offers(self._asked)

    @property
    def form(self) -> AnswerForm:
        """How they choose one of the offers.

        Raises:
            LookupError: they are asked nothing.
        """
        return self._session.question.form(self._asked, self.offers) or AnswerForm()

    @property
    def _asked(self) -> int:
        seat = self._seat
        if seat is None or self.step is None:
            raise LookupError("this person is asked nothing")
        return seat
