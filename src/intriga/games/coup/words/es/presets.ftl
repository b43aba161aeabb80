# Las ediciones del juego.

preset-coup-br = Coup, edición brasileña
    .about = 2 a 10 jugadores; de a dos se juega con juegos de cinco cartas
preset-urbis-reforma = Coup: Urbis Reforma, edición argentina
    .about = 2 a 10 jugadores; quien dice la verdad tiene que probarla
preset-coup-es = Coup, edición española
    .about = 2 a 6 jugadores
