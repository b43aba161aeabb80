"""The exercises of a game, and the look-up of one by name."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from intriga.analysis.puzzles import (
    UNMEASURED,
    DoubtedClaim,
    Puzzle,
    PuzzleAnswer,
    PuzzleLevel,
    shipped_prices,
    shipped_puzzles,
)
from intriga.core.games import games_with, part_of, table_rules_of
from intriga.core.offered_parts import Endgames, SolvedQuestion
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import Refused

PuzzleKind: TypeAlias = Literal["puzzle", "mistake", "endgame", "price"]
ENDGAME: Final = "endgame-"
PRICE: Final = "price-"
MARK: Final = "_"  # between a finished game and a step
LONGEST_STEP: Final = 5  # digits
LONGEST_NUMBER: Final = 9  # likewise


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
