"""Puzzles: the list of a game's, the look-up of one by name, and each as the page asks it.

The page shows the table as a seat saw it, its buttons, and their values.
"""

from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from intriga.agents.registry import cast_of, character_name, drawn
from intriga.analysis.puzzles import (
    UNMEASURED,
    DoubtedClaim,
    Puzzle,
    PuzzleAnswer,
    PuzzleLevel,
    reasons_for,
    shipped_prices,
    shipped_puzzles,
)
from intriga.core.games import games_with, part_of, table_rules_of
from intriga.core.message import Message
from intriga.core.offered_parts import Endgames, SolvedQuestion
from intriga.core.offers import AnswerForm, Offer
from intriga.core.record import begin
from intriga.core.table_rules import SeatQuestion, question_behind, question_to
from intriga.server.wire.bodies import ReplayStep
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.game_analysis import GameAnalysis, label_of
from intriga.server.work.replays import Projector, begun_again
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from intriga.core.game import Game
    from intriga.core.offered_parts import Claims


PuzzleKind: TypeAlias = Literal["puzzle", "mistake", "endgame", "price"]
ENDGAME: Final = "endgame-"
PRICE: Final = "price-"
MARK: Final = "_"  # between a finished game and a step
LONGEST_STEP: Final = 5  # digits
LONGEST_NUMBER: Final = 9  # likewise
FACELESS: Final = ""


def mistake_name(game: str, step: int) -> str:
    """Return the name, as a puzzle, of the mistake at *step* of the finished *game*."""
    return f"{game}{MARK}{step}"


def read_mistake(name: str) -> tuple[str, int] | None:
    """Return the finished game and the step that *name* says, None for another puzzle."""
    game, _, step = name.rpartition(MARK)
    return (game, int(step)) if game and is_number(step, LONGEST_STEP) else None


def read_endgame(name: str) -> int | None:
    """Return the number of the solved endgame that *name* says, None for another puzzle."""
    number = name.removeprefix(ENDGAME)
    is_one = name.startswith(ENDGAME) and is_number(number, LONGEST_NUMBER)
    return int(number) if is_one else None


def price_name(puzzle: str) -> str:
    """Return the name of the question of the price in *puzzle*."""
    return f"{PRICE}{puzzle}"


def read_price(name: str) -> str | None:
    """Return the puzzle of which the price of a challenge is asked, None for another puzzle."""
    return name.removeprefix(PRICE) if name.startswith(PRICE) else None


def is_number(text: str, longest: int) -> bool:
    """Say whether *text* is a number from 0 on of at most *longest* digits."""
    return text.isascii() and text.isdecimal() and len(text) <= longest


def kind_of(name: str) -> PuzzleKind:
    """Return the kind of question with that *name*."""
    if read_mistake(name) is not None:
        return "mistake"
    if read_endgame(name) is not None:
        return "endgame"
    return "puzzle" if read_price(name) is None else "price"


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in the list of a game: its name, its difficulty, the number of players."""

    id: str
    level: PuzzleLevel
    players: int


class PuzzleList(Struct, frozen=True):
    """The puzzles that come with a game, and its other exercises.

    ``prices`` are the names of questions of what a challenge must be sure of; ``endgames`` says
    whether there are solved ones.
    """

    puzzles: list[PuzzleEntry]
    prices: list[str]
    endgames: bool


def list_of(game: str) -> PuzzleList:
    """Return the puzzles that come with *game*; none where it has none.

    Raises:
        BadOptions: there is no such game.
    """
    table_rules_of(game)
    entries: list[PuzzleEntry] = []
    if game in games_with("puzzles"):
        kept = shipped_puzzles(game).kept.items()
        entries = [PuzzleEntry(name, each.level, each.players) for name, each in kept]
    prices = [price_name(puzzle) for puzzle in shipped_prices(game)]
    return PuzzleList(entries, prices, game in games_with("endgames"))


def check_puzzle(game: str, name: str) -> Puzzle:
    """Return the puzzle of *game* that is called *name*, which is no mistake of a finished game.

    Raises:
        Refused, BadOptions: there is none.
    """
    if (number := read_endgame(name)) is not None and game in games_with("endgames"):
        endgames: Endgames = part_of(game, "endgames")
        return puzzle_of_solved(endgames.question(number))
    priced = read_price(name)
    puzzle = shipped_puzzles(game).get(name) if priced is None else shipped_prices(game).get(priced)
    if puzzle is None:
        raise Refused(ServerRefusal.NO_GAME, f"there is no puzzle {name!r} of {game}")
    return puzzle


def is_puzzle(game: str, name: str) -> bool:
    """Say whether *name* is a puzzle of *game*, as far as that can be seen in it."""
    if read_mistake(name) is not None:
        return True
    if read_endgame(name) is not None:
        return game in games_with("endgames")
    priced = read_price(name)
    return name in shipped_puzzles(game) if priced is None else priced in shipped_prices(game)


def puzzle_of_solved(question: SolvedQuestion) -> Puzzle:
    """Return a *question* of a solved endgame as a puzzle."""
    answers = tuple(
        PuzzleAnswer(each.do, each.win, each.chance, each.lie) for each in question.answers
    )
    best = max(range(len(answers)), key=lambda at: (answers[at].win, answers[at].reference))
    claim = question.claim
    doubt = claim and DoubtedClaim(claim.claimant, claim.word, claim.believed)
    return Puzzle(question.header, question.inputs, question.seat, answers, best, UNMEASURED, doubt)


class PuzzleChoice(Struct, frozen=True):
    """An answer to a puzzle, by the ``words`` of its offer, and what it is worth.

    ``label``, ``win``, ``reference`` and ``lie`` are those of an ``AnalysedAnswer``.
    """

    words: str
    label: list[Message]
    win: float
    reference: float
    lie: bool


class PuzzleClaim(Struct, frozen=True):
    """The claim that a puzzle asks about, and how likely it is true by all that was seen.

    The answer at the place ``challenge`` challenges it.  That pays where the claim is true less
    often than the ``price``, whose standard error is ``price_error``; None where nobody knows it.
    """

    claimant: int
    believed: float
    challenge: int
    price: float | None
    price_error: float | None


class PuzzleBody(Struct, frozen=True):
    """A question to ``seat``: the table as it saw it, and its log from the deal on.

    ``answers`` are those of ``offers``, in their order; ``best`` is the place of the one to find,
    ``reasons`` what speaks for it, the strongest first.
    """

    id: str
    kind: PuzzleKind
    game: str
    preset: str
    level: PuzzleLevel
    names: list[str]
    faces: list[str]
    seat: int
    material: dict[str, Any]
    step: ReplayStep
    log: list[Message]
    question: Message
    offers: list[Offer]
    form: AnswerForm
    answers: list[PuzzleChoice]
    best: int
    reasons: list[Message]
    claim: PuzzleClaim | None


_ANALYSIS: Final = msgspec.json.Decoder(GameAnalysis)


def puzzle_of(game: str, name: str) -> PuzzleBody:
    """Return the puzzle of *game* that is called *name*, as the page asks it.

    Raises:
        Refused, BadOptions: there is none.
    """
    puzzle = check_puzzle(game, name)
    names, faces = _others(game, puzzle)
    return body_of(puzzle, name, names, faces)


def mistake_of(kept: FinishedGame, analysis: bytes, step: int) -> PuzzleBody:
    """Return the mistake at *step* of the game *kept* as a puzzle; *analysis* found it, in JSON.

    Raises:
        Refused: no mistake was found there.
    """
    found = _ANALYSIS.decode(analysis)
    choice = next((each for each in found.choices if each.step == step and each.mistake), None)
    if choice is None:
        raise Refused(ServerRefusal.NO_GAME, f"game {kept.id!r} has no mistake at step {step}")
    header, inputs, cast = begun_again(kept, choice.asked)
    answers = tuple(
        PuzzleAnswer(each.words, each.win, each.reference, each.lie) for each in choice.answers
    )
    doubt = choice.doubt
    claim = doubt and DoubtedClaim(doubt.claimant, doubt.claim, doubt.believed)
    puzzle = Puzzle(header, tuple(inputs), choice.seat, answers, choice.best, UNMEASURED, claim)
    return body_of(puzzle, mistake_name(kept.id, step), header["seats"], cast)


def body_of(puzzle: Puzzle, name: str, names: list[str], faces: list[str]) -> PuzzleBody:
    """Return *puzzle*, called *name*, as the page asks it of those with these *names*."""
    record = puzzle.record(names)
    rules = table_rules_of(record.header["game"])
    game: Game[Any, Any] = begin(rules.ruleset, record)
    projector = Projector(rules, game, _viewer_name(puzzle.seat))
    steps = [projector.opening(), *map(projector.step, record.inputs)]
    asked = _asked(puzzle, game)
    offers = asked.offers()
    form, question = asked.form(offers), asked.sentence()
    if form is None or question is None:
        raise LookupError("a puzzle asks a seat that is not asked")
    best = puzzle.answers[puzzle.best].do
    return PuzzleBody(
        name,
        kind_of(name),
        record.header["game"],
        record.header["preset"],
        puzzle.level,
        names,
        faces,
        puzzle.seat,
        rules.material(game.view(None)),
        steps[-1],
        [line for step in steps for line in step.told],
        question,
        offers,
        form,
        [_answer(puzzle, form, offer) for offer in offers],
        next(place for place, offer in enumerate(offers) if offer.words == best),
        list(reasons_for(puzzle, game.view(puzzle.seat))),
        puzzle.doubt and _claim(puzzle.doubt, game, puzzle.seat, offers),
    )


def _asked(puzzle: Puzzle, game: "Game[Any, Any]") -> SeatQuestion[Any]:
    """Return the question of *puzzle* where *game* stands: the table's, or its first."""
    here, rules = game.position(), table_rules_of(game.ruleset.name)
    asked = question_to(puzzle.seat, here, question_behind(here, rules), rules)
    is_whole = {*asked.replies} == {each.do for each in puzzle.answers}
    return asked if is_whole else question_to(puzzle.seat, here, None, rules)


def _answer(puzzle: Puzzle, form: AnswerForm, offer: Offer) -> PuzzleChoice:
    """Return the value of *offer* as an answer to *puzzle*."""
    found = next(each for each in puzzle.answers if each.do == offer.words)
    label = label_of(form, offer)
    return PuzzleChoice(offer.words, label, found.win, found.reference, found.lie)


def _claim(
    doubt: DoubtedClaim, game: "Game[Any, Any]", seat: int, offers: "Sequence[Offer]"
) -> PuzzleClaim:
    """Return the claim that *seat* of *game* is asked about, which has these *offers*."""
    claims: Claims = part_of(game.ruleset.name, "claims")
    found = claims.doubted(game.view(seat))
    if found is None:
        raise LookupError("a puzzle asks about a claim where there is none")
    words = game.ruleset.format(game.state, seat, found.challenge)
    place = next(at for at, offer in enumerate(offers) if offer.words == words)
    return PuzzleClaim(doubt.claimant, doubt.believed, place, doubt.price, doubt.price_error)


def _others(game: str, puzzle: Puzzle) -> tuple[list[str], list[str]]:
    """Return names and faces by seat: persons of the cast, the same whenever it is asked."""
    random = Random(puzzle.id)  # noqa: S311  who plays, not what is dealt
    cast = drawn(game, puzzle.players, (), random) if cast_of(game) else []
    cast += [FACELESS] * (puzzle.players - len(cast))
    named = [character_name(each) or str(seat + 1) for seat, each in enumerate(cast)]
    return named, cast


def _viewer_name(seat: int) -> Any:  # noqa: ANN401  one of the words of a viewer
    return str(seat)
