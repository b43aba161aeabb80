# pyright: reportUnknownMemberType=false
# pytest types a path in part.
"""A module whose library is not installed names the extra that brings it."""

import pickle
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from intriga.core.optional_packages import MissingExtra, Need, state_needs


@pytest.fixture
def adapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "kept_apart").mkdir()
    (tmp_path / "kept_apart" / "__init__.py").touch()
    (tmp_path / "kept_apart" / "adapter.py").write_text("import fractured\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    needs = [Need("json", "nothing"), Need("fractured", "intriga[breaks]")]
    state_needs("kept_apart", {"adapter": needs})
    yield "kept_apart.adapter"
    for name in ("kept_apart", "kept_apart.adapter", "fractured"):
        sys.modules.pop(name, None)


def test_a_missing_library_is_named_with_its_extra(adapter: str) -> None:
    told = r"kept_apart.adapter needs fractured, .*: pip install 'intriga\[breaks\]'"

    with pytest.raises(MissingExtra, match=told) as refused:
        import_module(adapter)

    assert (refused.value.name, refused.value.requirement) == ("fractured", "intriga[breaks]")


def test_it_passes_from_one_process_to_another() -> None:
    missing = MissingExtra("a.module", Need("numba", "intriga[speed]"))

    twin = pickle.loads(pickle.dumps(missing))  # noqa: S301  made here

    assert (type(twin), str(twin), twin.name, twin.requirement) == (
        *(MissingExtra, str(missing), "numba", "intriga[speed]"),
    )


def test_an_adapter_is_imported_with_its_library(adapter: str, tmp_path: Path) -> None:
    (tmp_path / "fractured.py").touch()

    assert import_module(adapter)
