# As edições do jogo.

preset-coup-br = Coup, edição brasileira
    .about = 2 a 10 jogadores; a dois joga-se com conjuntos
preset-urbis-reforma = Coup: Urbis Reforma, edição argentina
    .about = 2 a 10 jogadores; quem diz a verdade tem de provar
preset-coup-es = Coup, edição espanhola
    .about = 2 a 6 jogadores
