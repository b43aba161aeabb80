"""What is answered over HTTP: the page, the API, and what guards both."""
