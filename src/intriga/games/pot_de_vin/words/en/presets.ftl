# The editions of the game.

preset-pot-de-vin = Pot de Vin
    .about = 3 to 6 players; six play in pairs
