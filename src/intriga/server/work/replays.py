"""Finished games as the page steps through them: as one viewer saw them, and reviewed.

A seat's view is for those who sat there; everybody else's, and what lies hidden, are
shown only where the table opens its cards after the end.
"""

import json
from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any, Final, cast

from intriga.agents.registry import cast_of
from intriga.core.chance import Scripted
from intriga.core.display_names import told_apart
from intriga.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from intriga.core.fair_deal import HEADER, FairDeal, fair_deal_of
from intriga.core.game import Game
from intriga.core.games import games_with, manifest_of, part_of, table_rules_of
from intriga.core.message import Message
from intriga.core.record import Record, RecordLine, begin, records_in, resume
from intriga.core.record_text import format_line
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.table_rules import AnyTableRules
from intriga.server.wire.bodies import Begun, Replay, ReplayStep, ViewerName
from intriga.server.wire.own_bodies import OpenedRecord
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.worker_process import check_wanted
from intriga.service.commands import LONGEST_NAME
from intriga.service.scenes.narrator import Narrator
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame

if TYPE_CHECKING:
    from intriga.core.offered_parts import Review
    from intriga.server.work.game_analysis import GameAnalysis

OPEN: Final = "open_cards"
"""The key of a kept game's header that says whether its table opens the cards."""

FACES: Final = "faces"
"""The key of a kept game's header that has the faces by seat; earlier releases kept none."""

BEGUN: Final = "begun"
"""The key of a record's header that says of which game, after which step, this one goes on."""

PEOPLE: Final = "people"
"""The key of a kept game's header that has the persons by seat, never sent out."""

WINNERS: Final = "winners"
"""The key of a kept game's header that has the seats that won; earlier releases kept none."""

AnyGame = Game[Any, Any]
MOST_CAREFUL: Final = 600  # inputs times players of a game that is looked through with care
MOST_LINES: Final = 600  # of a record that is looked through at all: a minute's work at a glance
NONE: Final[frozenset[int]] = frozenset()


def replay_of(
    kept: FinishedGame, viewer: ViewerName | None = None, own: frozenset[int] = NONE
) -> Replay:
    """Return the game *kept* as *viewer* saw it, None for the best informed.

    ``own`` are the seats that the one who asks had.

    Raises:
        Refused: there is no such viewer, or it is not for the caller.
    """
    seen, allowed = viewer_of(kept, viewer, own)
    record = record_in(kept)
    table_rules = table_rules_of(record.header["game"])
    game: AnyGame = begin(table_rules.ruleset, record)
    material = table_rules.material(game.view(None))
    projector = Projector(table_rules, game, seen)
    steps = [projector.opening(), *map(projector.step, record.inputs)]
    return Replay(
        kept.id,
        table_rules.ruleset.name,
        record.header["preset"],
        _options(table_rules.ruleset, record.header),
        record.header["seats"],
        _faces(kept, len(record.header["seats"])),
        datetime.fromtimestamp(kept.ended_ms / 1000, UTC).date().isoformat(),
        material,
        game.winners,
        seen,
        allowed,
        sorted(own),
        _deal_told(record.header),
        steps,
        _begun(record.header),
    )


def opened_record(text: str, viewer: ViewerName | None) -> OpenedRecord:
    """Return the record that *text* is, which may be anybody's, as *viewer* of all cards sees it.

    Nothing in it is believed: the rules play it through from its deal.
    """
    try:
        kept = _as_kept(text)
        return OpenedRecord(replay_of(kept, viewer), "")
    except (BadRecord, BadOptions, BadNotation, IllegalAction, Refused) as error:
        return OpenedRecord(None, str(error))


def _as_kept(text: str) -> FinishedGame:
    """Return the one record in *text* as a game of a table that opens its cards.

    Raises:
        BadRecord: it cannot be read, is too long, not the only one, or the rules refuse it.
        BadOptions: there is no such game.
    """
    records = records_in("the file", text)
    record = next(records)
    if next(records, None) is not None:
        raise BadRecord("the file", record.line, "it holds more than one record")
    if len(record.inputs) > MOST_LINES:
        raise BadRecord("the file", record.line, f"it has more than {MOST_LINES} inputs")
    resume(table_rules_of(record.header["game"]).ruleset, record, Scripted([]))
    known = ("record", "game", "preset", "options", "first", "hands", "position", "deal")
    header = {name: each for name, each in record.header.items() if name in known}
    header["seats"] = told_apart(record.header["seats"], LONGEST_NAME)
    lines = [header, *({"by": e.by, "do": e.do, "draws": e.draws} for e in record.inputs)]
    body = "".join(f"{format_line(line)}\n" for line in lines)
    return FinishedGame("", "", 1, json.dumps({OPEN: True}).encode(), body, 0)


def _deal_told(header: Json) -> FairDeal | None:
    """Return the deal in *header*, None if that cannot be read: the game still can."""
    try:
        return fair_deal_of(header)
    except BadNotation:
        return None


def viewer_of(
    kept: FinishedGame, viewer: ViewerName | None, own: frozenset[int]
) -> tuple[ViewerName, list[ViewerName]]:
    """Return *viewer* as :func:`replay_of` has it, and all viewers that are allowed.

    The best informed comes first.

    Raises:
        Refused: there is no such viewer, or it is not for the caller.
    """
    allowed = _allowed(kept, own)
    seen = allowed[0] if viewer is None else viewer
    if seen not in allowed:
        raise Refused(ServerRefusal.NOT_THIS_VIEWER, f"the viewer is one of {', '.join(allowed)}")
    return seen, allowed


def _allowed(kept: FinishedGame, own: frozenset[int]) -> list[ViewerName]:
    seats = range(len(_header(kept)["seats"]))
    if is_open(kept):
        return cast("list[ViewerName]", ["all", "table", *map(str, seats)])
    return cast("list[ViewerName]", [*(str(seat) for seat in seats if seat in own), "table"])


def _faces(kept: FinishedGame, seats: int) -> list[str]:
    return json.loads(kept.header).get(FACES) or [""] * seats


def _begun(header: Json) -> Begun | None:
    """Return of which game the one of *header* goes on, None for one that was dealt."""
    found = header.get(BEGUN)
    return None if found is None else Begun(str(found["game"]), int(found["step"]))


def _options(ruleset: Ruleset[Any, Any], header: Json) -> Json:
    """Return the options that a game was played with, as far as its record means them."""
    changed, seats = header.get("options", {}), header["seats"]
    return ruleset.variants.meant(header["preset"], changed, len(seats))


def record_of(kept: FinishedGame) -> bytes:
    """Return the record of the game *kept*, as ``docs/reference/record`` describes it.

    Raises:
        Refused: the table does not open its cards.
    """
    _check_open(kept)
    return kept.record.encode()


def review_of(kept: FinishedGame) -> object:
    """Return the review of the game *kept*, None if it has none.

    Raises:
        Refused: a review that tells what was hidden, of a table that does not open its cards.
    """
    review = check_review(kept)
    return None if review is None else review.of(record_in(kept))


def check_review(kept: FinishedGame) -> "Review[Any] | None":
    """Return the reviewer of the game *kept*, None if its kind has no review.

    Raises:
        Refused: it tells what was hidden, and the table does not open its cards.
    """
    name = game_of(kept)
    if name not in games_with("review"):
        return None
    review: Review[Any] = part_of(name, "review")
    if review.tells_hidden:
        _check_open(kept)
    return review


def check_analysis(kept: FinishedGame) -> None:
    """Say whether the game *kept* may be looked through, which tells all hands.

    Raises:
        Refused: the table does not open its cards, no network judges the game, or it is too long.
    """
    _check_open(kept)
    name = game_of(kept)
    if not manifest_of(name).network:
        raise Refused(ServerRefusal.NO_GAME, f"no network judges {name}")
    if kept.record.count("\n") > MOST_LINES:
        detail = f"game {kept.id!r} has more than {MOST_LINES} lines: it is not looked through"
        raise Refused(ServerRefusal.NO_GAME, detail)


def analysis_of(kept: FinishedGame, *, careful: bool) -> "GameAnalysis":
    """Return the analysis of the game *kept*, *careful* or quick.

    Where many play, or for long, all looks are quick.
    """
    from intriga.analysis.whole_game import analyse  # noqa: PLC0415  it loads networks
    from intriga.server.work.game_analysis import told  # noqa: PLC0415  likewise

    record = record_in(kept)
    game: AnyGame = resume(table_rules_of(record.header["game"]).ruleset, record, Scripted([]))
    is_short = game.players * len(game.inputs) <= MOST_CAREFUL
    found = analyse(game, careful=careful and is_short, heard=check_wanted)
    return told(game, found)


def begun_again(kept: FinishedGame, step: int) -> tuple[Json, list[Json], list[str]]:
    """Return the header of the game *kept*, its inputs up to *step*, and the cast by seat.

    Raises:
        Refused: the table does not open its cards, or the game is over by then.
    """
    _check_open(kept)
    header, *lines = (json.loads(line) for line in kept.record.split("\n") if line)
    if step >= len(lines):
        raise Refused(ServerRefusal.NO_GAME, f"game {kept.id!r} is over after step {step}")
    told = {key: each for key, each in header.items() if key not in {"id", "date", HEADER, BEGUN}}
    cast = cast_of(header["game"])
    faces = _faces(kept, len(header["seats"]))
    return told, lines[:step], [face if face in cast else "" for face in faces]


# ------------------------------------------------------------------- what is kept


def record_in(kept: FinishedGame) -> Record:
    """Return the record of the game *kept*."""
    header, *lines = (json.loads(line) for line in kept.record.split("\n") if line)
    inputs = [
        RecordLine(line["by"], line["do"], tuple(line.get("draws", ())), None, number)
        for number, line in enumerate(lines, 2)
    ]
    return Record(kept.id, 1, header, inputs)


def _header(kept: FinishedGame) -> Json:
    """Return the header of the record, without reading the rest of it."""
    header: Json = json.loads(kept.record.partition("\n")[0])
    return header


def game_of(kept: FinishedGame) -> str:
    """Return the name of the game that *kept* is one of."""
    return str(_header(kept)["game"])


def is_open(kept: FinishedGame) -> bool:
    """Say whether the table of the game *kept* opens its cards."""
    return json.loads(kept.header).get(OPEN) is True


def _check_open(kept: FinishedGame) -> None:
    if not is_open(kept):
        detail = f"the table of game {kept.id!r} does not open its cards"
        raise Refused(ServerRefusal.NOT_THIS_VIEWER, detail)


# ------------------------------------------------------------------- steps


class Projector:
    """Shows a game that is played through to one viewer."""

    def __init__(self, table_rules: AnyTableRules, game: AnyGame, seen_by: ViewerName) -> None:
        self.table_rules, self.game, self.seen_by = table_rules, game, seen_by
        self.viewer = int(seen_by) if seen_by.isdecimal() else None
        self.narrator = Narrator(table_rules, game)
        seats = range(len(game.header["seats"])) if seen_by == "all" else ()
        for viewer in (self.viewer, *seats):
            self.narrator.log(viewer)
        self.narrator.fetch()

    def opening(self) -> ReplayStep:
        """Return the deal."""
        ruleset, header = self.game.ruleset, self.game.header
        asked = outcomes_of(ruleset, ruleset.begin(header), ruleset.deal_of(header) or [])
        return self._step(None, None, list(self.narrator.log(self.viewer)), asked)

    def step(self, line: RecordLine) -> ReplayStep:
        """Play *line* and return what came of it."""
        before = self.game.position()
        step = before.follow(line.by, line.do, line.draws)
        words = line.do if self.seen_by == "all" else before.hear(self.viewer, line.by, step.action)
        self.narrator.tell(before, step)
        self.game.go_on(step)
        messages = self.narrator.fetch()
        public = messages.pop(self.viewer, [])
        state = before.state.copy()
        self.game.ruleset.play(state, line.by, step.action)
        asked = outcomes_of(self.game.ruleset, state, line.draws)
        return self._step(line.by, words, merged(public, messages.values()), asked)

    def _step(
        self, by: int | None, do: str | None, messages: list[Message], outcomes: list[list[str]]
    ) -> ReplayStep:
        view = self.game.view(self.viewer)
        reacts = bool(self.game.awaiting) and self.table_rules.reacts(view)
        asked = [] if reacts else list(self.game.awaiting)
        memory, standing = self.table_rules.memory(view), self.table_rules.standing(view)
        known = outcomes if self.seen_by == "all" else []
        return ReplayStep(by, do, messages, self._shown(), memory, standing, asked, known)

    def _shown(self) -> Json:
        if self.seen_by == "all":
            return {"seat": None, **self.game.position().to_dict()}
        return self.game.view(self.viewer).to_dict()


def outcomes_of(ruleset: Ruleset[Any, Any], state: State, drawn: Iterable[str]) -> list[list[str]]:
    """Return what chance could give at each draw in *state*, which goes on with those *drawn*.

    A list is empty where it is the one before without what was drawn of it.
    """
    found: list[list[str]] = []
    left: list[str] = []
    for word in drawn:
        outcomes = ruleset.outcomes(state)
        found.append([] if outcomes == left else outcomes)
        place = outcomes.index(word)
        ruleset.draw(state, place)
        left = [*outcomes[:place], *outcomes[place + 1 :]]
    return found


def merged(public: list[Message], known: Iterable[list[Message]]) -> list[Message]:
    """Return the lines of *public*, with those that only some saw instead or besides."""
    instead: dict[int, Message] = {}
    besides: defaultdict[int, list[Message]] = defaultdict(list)
    for own in known:
        if own == public:
            continue
        lines = SequenceMatcher(None, list(map(str, public)), list(map(str, own)), autojunk=False)
        for kind, first, last, begins, ends in lines.get_opcodes():
            if kind in {"replace", "insert"}:
                more = begins + last - first
                instead.update(zip(range(first, last), own[begins:more], strict=False))
                besides[last] += own[more:ends]
    return [
        line
        for at, each in enumerate([*public, None])
        for line in (*besides[at], instead.get(at, each))
        if line is not None
    ]
