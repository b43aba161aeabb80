"""Answers are drawn, with noise, as softmax says."""

import numpy as np
import pytest

from intriga.agents.continuation import gumbel

DRAWS = 100_000
ERRORS = 5  # standard errors that chance may explain


def test_the_greatest_of_logits_and_noise_is_drawn_as_softmax_says() -> None:
    logits = np.array([0.0, 1.0, -2.0])
    noise = gumbel(np.random.default_rng(1).random((DRAWS, len(logits))))
    drawn = np.bincount((logits + noise).argmax(axis=1), minlength=len(logits)) / DRAWS
    wanted = np.exp(logits) / np.exp(logits).sum()

    assert drawn == pytest.approx(wanted, abs=ERRORS / 2 / DRAWS**0.5)


def test_noise_is_finite_at_both_ends() -> None:
    assert np.isfinite(gumbel(np.array([0.0, 1 - 2**-53]))).all()
