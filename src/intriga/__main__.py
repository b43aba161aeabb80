"""``python -m intriga`` is the command ``intriga``."""

from intriga.cli.main import main

main()
