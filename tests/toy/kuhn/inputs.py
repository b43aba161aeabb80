"""The numbers of the inputs: action ids, frozen per version of the game."""

from enum import IntEnum
from typing import Final


class Input(IntEnum):
    """The kinds of input, one id each."""

    CHECK = 0
    BET = 1
    CALL = 2
    FOLD = 3


NUM_ACTIONS: Final = len(Input)
PAGE: Final = 60
PAGES: Final = 1
