"""Settings of the documentation: `make docs` builds it into build/docs."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # where readers and rule_links are

project = "Intriga"
author = "The Intriga authors"
copyright = "2026, The Intriga authors"
version = release = version_of("intriga")

extensions = [
    "myst_parser",
    "readers",
    "rule_links",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.napoleon",
]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3  # headings can be linked to by name
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!intriga\.[A-Za-z_]+$).*")
]  # other projects' types, and ours below

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"show-inheritance": False}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = "Intriga"
html_copy_source = False
html_static_path = ["_static"]
html_css_files = ["intriga.css"]
