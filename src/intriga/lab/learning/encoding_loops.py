"""Loops over games on a card: they encode what is seen, and read what a network chose.

Each begins with game ``first`` and goes on by ``stride``, as the loops of a batch do
(:mod:`intriga.core.compiled.loops`); arrays run over games.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from intriga.agents.encoding import PlainEncoding
from intriga.core.compiled.engine import learn
from intriga.lab.cuda import launched


class EncodingLoops:
    """Loops over games that encode what is seen, and read what was chosen, on a card."""

    def __init__(self, plain: PlainEncoding, page: int) -> None:
        """Compile them for an encoding that is *plain* text, and ids in pages of *page* bits."""
        learn(plain.modules)
        self.encode, self.hide = launched(encode(plain)), launched(hide(plain))
        self.open, self.act = launched(open_columns(page)), launched(act(page))
        self.ask, self.end = launched(ask), launched(end)


loops_of: Final = cache(EncodingLoops)


def encode(plain: PlainEncoding) -> Callable[..., None]:
    """Return the loop that writes the network's input for every view."""
    write = plain.view

    def encode_all(
        first: int, stride: int, views: Any, players: int, tables: Any, tokens: Any, picks: Any
    ) -> None:
        for i in range(first, len(views), stride):
            table, seats, gathered = tables[i], tokens[i], picks[i]
            for at in range(tables.shape[1]):
                table[at] = 0
            for row in range(tokens.shape[1]):
                for at in range(tokens.shape[2]):
                    seats[row, at] = 0
            for row in range(picks.shape[1]):
                for at in range(picks.shape[2]):
                    gathered[row, at] = 0
            write(views[i], players, table, seats, gathered)

    return encode_all


def hide(plain: PlainEncoding) -> Callable[..., None]:
    """Return the loop that writes the hidden class of every seat."""
    write = plain.hidden

    def hide_all(
        first: int, stride: int, games: Any, seats: Any, players: int, classes: Any
    ) -> None:
        for i in range(first, len(seats), stride):
            write(games[i], seats[i], players, classes[i])

    return hide_all


def open_columns(page_size: int) -> Callable[..., None]:
    """Return the loop that writes which columns have a legal action id."""

    def open_all(first: int, stride: int, legal: Any, columns: Any, opened: Any) -> None:
        for i in range(first, len(legal), stride):
            for column in range(opened.shape[1]):
                opened[i, column] = False
            for action in range(len(columns)):
                if legal[i, action // page_size] >> action % page_size & 1:
                    opened[i, columns[action]] = True

    return open_all


def act(page_size: int) -> Callable[..., None]:
    """Return the loop that finds the first legal action id of a column, and counts it."""

    def act_all(
        first: int,
        stride: int,
        legal: Any,
        columns: Any,
        chosen: Any,
        actions: Any,
        lengths: Any,
        endings: Any,
    ) -> None:
        for i in range(first, len(legal), stride):
            endings[i, 1] = lengths[i] + 1
            actions[i] = -1
            for action in range(len(columns) - 1, -1, -1):
                is_legal = legal[i, action // page_size] >> action % page_size & 1
                if is_legal and columns[action] == chosen[i]:
                    actions[i] = action

    return act_all


def ask(first: int, stride: int, seats: Any, asked: Any) -> None:
    """Write the seats that are asked, in the numbers that JAX has."""
    for i in range(first, len(seats), stride):
        asked[i] = seats[i]


def end(
    first: int, stride: int, over: Any, winners: Any, players: int, won: Any, endings: Any
) -> None:
    """Write every seat's share in winning, all the same where a game ended without a winner."""
    for i in range(first, len(over), stride):
        endings[i, 0] = winners[i]
        number = 0
        for seat in range(players):
            number += winners[i] >> seat & 1
        for seat in range(players):
            won[i, seat] = 0
            if over[i] and number == 0:
                won[i, seat] = 1 / players
            elif over[i]:
                won[i, seat] = (winners[i] >> seat & 1) / number
