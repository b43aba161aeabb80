"""What has been told of a game, a log for each pair of eyes, from views alone."""

from typing import Any

from intriga.core.chance import Scripted
from intriga.core.game import View
from intriga.core.hosting import AnyHosting
from intriga.core.play import Play
from intriga.core.telling import Telling
from intriga.service.scene import Told

AnyPlay = Play[Any, Any]


def told(telling: Telling) -> Told:
    """Return *telling* as it is sent."""
    args = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in telling.args.items()
    }
    return Told(telling.id, args)  # type: ignore[arg-type]  a list of one kind stays one


class Narrator:
    """Keeps the logs of those who have asked for theirs, and the last view of each."""

    def __init__(self, hosting: AnyHosting, play: AnyPlay) -> None:
        """Tell the game *play*, from now on."""
        self._hosting, self._play = hosting, play
        self._views: dict[int | None, View] = {}
        self._logs: dict[int | None, list[Told]] = {}

    def act(self, seat: int, action: int) -> None:
        """Play *action* of *seat* and tell it to everybody who listens."""
        heard = self._heard(self._play, seat, action)
        self._play.act(seat, action)
        for viewer, heard_as in heard.items():
            before, after = self._views[viewer], self._play.view(viewer)
            tellings = self._hosting.tell(before, seat, heard_as, after)
            self._logs[viewer].extend(map(told, tellings))
            self._views[viewer] = after

    def view(self, viewer: int | None) -> View:
        """Return what *viewer* may know now."""
        self._listen(viewer)
        return self._views[viewer]

    def log(self, viewer: int | None) -> list[Told]:
        """Return all that *viewer* was told."""
        self._listen(viewer)
        return self._logs[viewer]

    def _heard(self, play: AnyPlay, seat: int, action: int) -> dict[int | None, int]:
        game = play.game
        return {viewer: game.hear(play.state, viewer, seat, action) for viewer in self._logs}

    def _listen(self, viewer: int | None) -> None:
        """Tell *viewer*, who comes to it now, all that has happened."""
        if viewer in self._logs:
            return
        play: AnyPlay = Play(self._play.game, self._play.header, Scripted([]))
        one = Narrator(self._hosting, play)
        view = play.view(viewer)
        one._views[viewer] = view
        one._logs[viewer] = list(map(told, self._hosting.opening(view)))
        for line in self._play.inputs:
            play.source = Scripted(line.get("draws", []))
            one.act(line["by"], play.read(line["by"], line["do"]))
        self._views[viewer] = self._play.view(viewer)
        self._logs[viewer] = one._logs[viewer]
