"""Core serves any game: it names none and imports none."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.core.games import games

HERE = Path(__file__).parent
CORE = HERE.parents[1] / "src" / "intriga" / "core"
NAMES = {name.replace("-", "").lower() for name in games()}


def words(file: Path) -> Iterator[str]:
    """Yield every name and text in the code of *file*, but not what docstrings tell."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) not in told:
            yield from (value for _, value in ast.iter_fields(node) if isinstance(value, str))


@pytest.mark.parametrize("file", sorted(CORE.glob("*.py")), ids=lambda file: file.name)
def test_nothing_in_core_names_a_game(file: Path) -> None:
    flat = {word: word.lower().replace("_", "").replace("-", "") for word in words(file)}

    assert [word for word, said in flat.items() if any(name in said for name in NAMES)] == []


def test_core_can_be_loaded_without_any_game() -> None:
    modules = [f"intriga.core.{file.stem}" for file in CORE.glob("*.py") if file.stem != "__init__"]
    loaded = "[name for name in sys.modules if name.startswith('intriga.games')]"
    script = f"import sys, {', '.join(modules)}\nprint({loaded})"

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)

    assert done.stdout.strip() == b"[]"
