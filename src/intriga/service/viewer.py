"""One person at a table, for a program that hosts the table in its own process."""

from intriga.core.message import Message
from intriga.core.ruleset import Json
from intriga.core.view import View
from intriga.service.scenes.scenes import OwnScene, is_asked, own_scene
from intriga.service.session import Person, Session


class Viewer:
    """The game at a table as one person sees it, with their question.

    The same as their scene, as core has it: made of the view of their seat, and of nothing else.
    """

    def __init__(self, session: Session, who: Person) -> None:
        self._session, self._who = session, who

    @property
    def _seat(self) -> int | None:
        return self._session.seat_of(self._who.id)

    @property
    def view(self) -> View:
        """Their view of the position.

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
        if window is None or seat in window.answers:
            return None
        return window.step if is_asked(self._session, seat) else None

    @property
    def own(self) -> OwnScene:
        """Their question, and its answers: everything at once that may be done.

        Raises:
            LookupError: they are asked nothing.
        """
        if self.step is None:
            raise LookupError("this person is asked nothing")
        return own_scene(self._session, self._seat)
