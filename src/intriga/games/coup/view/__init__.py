"""What a seat may know of a game of Coup, in numbers and in words."""
