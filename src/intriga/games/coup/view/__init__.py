"""The view of a seat of a game of Coup, in numbers and in words."""
