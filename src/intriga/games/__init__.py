"""The games: each one package, independent of the others, named by its manifest."""
