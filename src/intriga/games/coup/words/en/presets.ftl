# The editions of the game.

preset-coup-br = Coup, Brazilian edition
    .about = 2 to 10 players; two play by sets
preset-urbis-reforma = Coup: Urbis Reforma, Argentine edition
    .about = 2 to 10 players; a claim that is true has to be proved
preset-coup-es = Coup, Spanish edition
    .about = 2 to 6 players
