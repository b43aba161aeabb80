"""Games in which something has just been claimed, and games that are played to the end."""

from collections.abc import Callable

from intriga.service.table_settings import Settings
from tests.service.evening import Evening

FRIENDS = Settings(listed=True, reaction=12, turn=60)
FIXED = Settings(listed=True, windows="fixed")
LOOKED = 5_000  # milliseconds in which everybody has seen what happened, and windows may close


def claiming(
    *, people: int = 4, settings: Settings = FRIENDS, words: str = "tax", bots: int = 0
) -> tuple[Evening, int]:
    """Return a game in which somebody has just said *words*, and who that was."""
    evening = Evening(people=people, settings=settings, bots=bots).start()
    while evening.on_turn >= people:
        evening.wait(3_000)
        evening.let_bots_answer()
        evening.wait(60_000)
    turn = evening.on_turn
    evening.say(turn, words if words != "steal" else f"steal {(turn + 1) % people}")
    return evening, turn


def others(people: int, turn: int) -> list[int]:
    """Return the seats clockwise from the one after *turn*."""
    return [(turn + step) % people for step in range(1, people)]


def played_out(evening: Evening, choose: Callable[[int, list[str]], str]) -> Evening:
    """Return *evening* after its game, people answering as *choose* says."""
    people = range(len(evening.people))
    while evening.table.phase == "playing":
        evening.let_bots_answer()
        asked = [seat for seat in people if evening.words(seat)]
        for seat in asked:
            words = evening.words(seat)
            if words and evening.scene(seat).deal.answer is None:  # type: ignore[union-attr]
                evening.say(seat, choose(seat, words))
        if evening.table.phase == "playing":
            evening.wait(12_000)
    return evening


def closing(evening: Evening, answers: dict[int, str]) -> int:
    """Return how long the window stays open after *answers*, all given at once."""
    began, step = evening.now, evening.window.step
    for seat, words in answers.items():
        evening.say(seat, words)
    while (window := evening.spectator().deal) and window.window and window.window.step == step:
        due = evening.table.due
        assert due is not None
        evening.wait(max(1, due - evening.now))
    return evening.now - began
