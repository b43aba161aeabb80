"""Settings of the documentation: `make docs` builds it into build/docs."""

from importlib.metadata import version as version_of

project = "Intriga"
author = "The Intriga authors"
copyright = "2026, The Intriga authors"
version = release = version_of("intriga")

extensions = ["myst_parser", "sphinx.ext.doctest"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3  # headings can be linked to by name
nitpicky = True

html_theme = "furo"
html_title = "Intriga"
html_copy_source = False
