"""The pictures that shared links show."""
