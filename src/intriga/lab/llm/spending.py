"""The budget of a run: tokens, or money at the prices of a million tokens."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Condition
from typing import Final

from intriga.core.errors import BadOptions, IntrigaError

MILLION: Final = 1_000_000


class BudgetSpent(IntrigaError):
    """The next answer might cost more than is left."""


@dataclass(frozen=True, slots=True)
class TokenBudget:
    """The most that a run may cost over all its calls; None for no bound.

    ``tokens`` are those of questions and answers together; ``money`` is in the currency of the
    prices, which are those of a million tokens of questions and of answers.
    """

    tokens: int | None = None
    money: float | None = None
    price_in: float | None = None
    price_out: float | None = None

    def __post_init__(self) -> None:
        """Refuse money without prices.

        Raises:
            BadOptions: there is a sum, or one price, and another price is missing.
        """
        prices = self.price_in, self.price_out
        if None in prices and (self.money is not None or prices != (None, None)):
            reason = "a sum of money needs both --price-in and --price-out, of a million tokens"
            raise BadOptions("money", reason)

    def cost(self, tokens_in: int, tokens_out: int) -> float | None:
        """Return what so many tokens cost, None where no price is known."""
        if self.price_in is None or self.price_out is None:
            return None
        return (tokens_in * self.price_in + tokens_out * self.price_out) / MILLION


class Spending:
    """The tokens that a run has spent of its *budget*; several threads may ask at once."""

    def __init__(self, budget: TokenBudget) -> None:
        self.budget = budget
        self.tokens_in = self.tokens_out = 0
        self._held_in = self._held_out = 0
        self._changed = Condition()

    def add(self, tokens_in: int, tokens_out: int) -> None:
        """Count the tokens of a question and its answer."""
        with self._changed:
            self.tokens_in += tokens_in
            self.tokens_out += tokens_out

    @property
    def money(self) -> float | None:
        """Return what was spent, None where no price is known."""
        return self.budget.cost(self.tokens_in, self.tokens_out)

    @contextmanager
    def held(self, tokens_in: int, tokens_out: int) -> Generator[None]:
        """Hold so many tokens back while a question is asked that may cost them.

        It waits for questions of other threads, which may cost less than is held for them.

        Raises:
            BudgetSpent: they may be more than is left.
        """
        with self._changed:
            self._check(tokens_in, tokens_out)
            while self._exceeds(self._held_in + tokens_in, self._held_out + tokens_out):
                self._changed.wait()
                self._check(tokens_in, tokens_out)
            self._held_in += tokens_in
            self._held_out += tokens_out
        try:
            yield
        finally:
            with self._changed:
                self._held_in -= tokens_in
                self._held_out -= tokens_out
                self._changed.notify_all()

    def _exceeds(self, tokens_in: int, tokens_out: int) -> bool:
        """Say whether so many more tokens are more than the budget has."""
        whole_in, whole_out = self.tokens_in + tokens_in, self.tokens_out + tokens_out
        tokens, money = self.budget.tokens, self.budget.money
        cost = self.budget.cost(whole_in, whole_out)
        dear = money is not None and cost is not None and cost > money
        return dear or (tokens is not None and whole_in + whole_out > tokens)

    def _check(self, tokens_in: int, tokens_out: int) -> None:
        """Refuse a question for which not enough is left.

        Raises:
            BudgetSpent: as above.
        """
        if not self._exceeds(tokens_in, tokens_out):
            return
        tokens, money = self.budget.tokens, self.budget.money
        if (
            tokens is not None
            and self.tokens_in + self.tokens_out + tokens_in + tokens_out > tokens
        ):
            spent = f"{self.tokens_in + self.tokens_out:,} of {tokens:,} tokens are spent"
            raise BudgetSpent(f"{spent}, and the next answer may take {tokens_in + tokens_out:,}")
        cost = self.budget.cost(tokens_in, tokens_out)
        spent = f"{self.money:.4f} of {money:g} is spent"
        raise BudgetSpent(f"{spent}, and the next answer may cost {cost:.4f}")
