"""Tables about the project: its extras, its benchmarks, what its adapters offer."""

# ruff: noqa: INP001 - scripts, no package

import ast
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from docs.tables.markdown import code, codes, table

ROOT: Final = Path(__file__).parents[2]
SRC: Final = ROOT / "src" / "intriga"
ADAPTERS: Final = (
    "credit",
    "gymnasium",
    "openspiel",
    "openspiel_policy",
    "pettingzoo",
    "rllib",
    "seat_tables",
    "stable_baselines3",
    "text",
    "textarena",
    "vector",
)
BEHIND: Final = (  # `intriga mcp`; machinery
    "fold",
    "llm_seat",
    "many_tables",
    "mcp_server",
    "opponents",
    "spaces",
    "stepping",
    "variant",
)
FAULTS: Final = tuple(ROOT / "tests/faults" / f"{name}.py" for name in ("crash", "floods", "soak"))
PACKING: Final = tuple(sorted((ROOT / "packing").glob("*.py")))
WORD: Final = re.compile(r"\b[a-z]\w*")
NAME: Final = re.compile(r"[\w.-]+(?:\[[\w,]+\])?")


def extras() -> dict[str, list[str]]:
    """Return what each extra of the package asks for."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project: dict[str, Any] = tomllib.load(file)["project"]
    return project["optional-dependencies"]


def extra_table() -> str:
    """Return the extras, with the comments that stand beside them."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    rows = [(code(name), _comment(text, name), _wanted(needs)) for name, needs in extras().items()]
    return table(("extra", "for", "brings"), rows)


def _comment(text: str, name: str) -> str:
    found = re.search(rf"^{name} = \[.*\] # (.*)$", text, re.MULTILINE)
    return found[1] if found else "–"


def _wanted(needs: list[str]) -> str:
    return codes(found[0] for need in needs if (found := NAME.match(need)))


def benchmarks() -> dict[str, str]:
    """Return what each script that measures, breaks or packs something says, by its module."""
    texts = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in (*sorted((ROOT / "benchmarks").rglob("*.py")), *FAULTS, *PACKING)
    }
    called = {name: text for name, text in texts.items() if '__name__ == "__main__"' in text}
    return {name: _about(text) for name, text in called.items()}


def _about(text: str) -> str:
    said = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
    return " ".join(said.replace("``", "`").split())


def benchmark_table() -> str:
    """Return the scripts that measure, and what they say they do."""
    rows = ((code(f"python -m {name}"), about) for name, about in benchmarks().items())
    return table(("command", "what it does"), rows)


def adapters() -> dict[str, dict[str, str]]:
    """Return what each adapter offers, by name: classes and functions with what they say."""
    return {name: _offered(name) for name in ADAPTERS}


def _offered(adapter: str) -> dict[str, str]:
    tree = ast.parse((SRC / "lab/adapters" / f"{adapter}.py").read_text(encoding="utf-8"))
    return {
        node.name: _first_sentence(ast.get_docstring(node) or "")
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if not node.name.startswith("_") and node.name not in _shared(adapter)
    }


def _shared(adapter: str) -> set[str]:
    """Return the functions that other modules take from *adapter*: machinery, not for callers."""
    taken = re.compile(
        rf"^from intriga\.lab\.adapters\.{adapter} import (\([^)]*\)|.*)$", re.MULTILINE
    )
    texts = (path.read_text(encoding="utf-8") for path in SRC.rglob("*.py"))
    return {name for text in texts for names in taken.findall(text) for name in WORD.findall(names)}


def _first_sentence(text: str) -> str:
    whole = " ".join(text.split("\n\n", maxsplit=1)[0].replace("``", "`").split())
    return re.sub(r":\w+:(?=`)", "", whole)


def adapter_table() -> str:
    """Return the classes and functions of the adapters."""
    rows = (
        (code(f"intriga.lab.adapters.{adapter}"), code(name), about)
        for adapter, offered in adapters().items()
        for name, about in offered.items()
    )
    return table(("module", "name", "what it is or does"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "adapters": adapter_table,
    "benchmarks": benchmark_table,
    "extras": extra_table,
}
