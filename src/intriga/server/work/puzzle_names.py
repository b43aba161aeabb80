"""What questions to practise with are called: in addresses, and to the server."""

from typing import Final, Literal, TypeAlias

PuzzleKind: TypeAlias = Literal["puzzle", "mistake", "endgame", "price"]
ENDGAME: Final = "endgame-"
PRICE: Final = "price-"
MARK: Final = "_"  # between a finished game and a step
LONGEST_STEP: Final = 5  # digits
LONGEST_NUMBER: Final = 9  # likewise


def mistake_name(game: str, step: int) -> str:
    """Return what the mistake at *step* of the finished *game* is called as a puzzle."""
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
    """Return what the question of the price in *puzzle* is called."""
    return f"{PRICE}{puzzle}"


def read_price(name: str) -> str | None:
    """Return the puzzle of which the price of a challenge is asked, None for another puzzle."""
    return name.removeprefix(PRICE) if name.startswith(PRICE) else None


def is_number(text: str, longest: int) -> bool:
    """Say whether *text* is a number from 0 on of at most *longest* digits."""
    return text.isascii() and text.isdecimal() and len(text) <= longest


def kind_of(name: str) -> PuzzleKind:
    """Return what kind of question is called *name*."""
    if read_mistake(name) is not None:
        return "mistake"
    if read_endgame(name) is not None:
        return "endgame"
    return "puzzle" if read_price(name) is None else "price"
