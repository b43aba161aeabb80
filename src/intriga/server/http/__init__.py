"""The HTTP side: the page, the API, and the guards of both."""
