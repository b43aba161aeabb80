"""``intriga mcp``: a seat for a language model, over the Model Context Protocol."""

from typing import Final

from cyclopts import App

from intriga.terminal.failures import refuse, told

app = App(name="mcp")

OWN: Final = "http://127.0.0.1:8000"
MODEL: Final = "Model"
EXTRA: Final = frozenset({"mcp", "mcp_types", "pydantic"})  # the modules of the extra


@app.default
def mcp(*, server: str = OWN, name: str = MODEL, language: str | None = None) -> int:
    """Let a language model play at the tables of a server, through MCP over stdio.

    Parameters
    ----------
    server
        The address of the Intriga server.
    name
        The name of the model at the table.
    language
        en, pt-BR, es or es-AR; otherwise that of the environment.
    """
    from intriga.cli.play_setup import CannotBegin, chosen_language
    from intriga.words import TAGS, Language

    try:
        tag = chosen_language(language)
    except CannotBegin as refused:
        return refuse("mcp", refused.sentence(Language(TAGS[0])))
    return told("mcp", lambda: _serve(server, name, tag))


def _serve(address: str, name: str, tag: str) -> int:
    """Serve until the model's program closes the line.

    Raises:
        BadOptions: the extra is not installed, or there is no such address or name.
    """
    from intriga.core.errors import BadOptions
    from intriga.service.commands import LONGEST_NAME

    try:
        from intriga.lab.adapters.llm_seat import LlmSeat
        from intriga.lab.adapters.mcp_server import serving
        from intriga.lab.adapters.remote import Remote
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        reason = "a seat for a language model needs the MCP SDK 2: pip install 'intriga[mcp]'"
        raise BadOptions("mcp", reason) from None
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadOptions("name", f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    serving(LlmSeat(Remote(address, name), tag)).run()
    return 0
