"""Matrices are multiplied in one thread, unless somebody says otherwise."""

import os

import pytest

from intriga.core.matrix_threads import MATRICES, use_one_thread_for_matrices


@pytest.mark.parametrize(("said", "used"), [("", "1"), ("3", "3")])
def test_what_is_said_of_threads_stands(
    monkeypatch: pytest.MonkeyPatch, said: str, used: str
) -> None:
    monkeypatch.setenv(MATRICES, said)
    if not said:
        monkeypatch.delenv(MATRICES)
    use_one_thread_for_matrices()

    assert os.environ[MATRICES] == used
