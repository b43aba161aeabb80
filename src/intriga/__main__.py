"""``python -m intriga`` is the command ``intriga``.

A process that a server begins imports what the server was started by: so nothing else is imported
before the command runs.
"""


def main() -> None:
    """Run the command line."""
    from intriga.cli.main import main as run  # noqa: PLC0415  see above

    run()


if __name__ == "__main__":
    main()
