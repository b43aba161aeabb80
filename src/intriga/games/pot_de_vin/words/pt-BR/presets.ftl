# As edições do jogo.

preset-pot-de-vin = Pot de Vin
    .about = 3 a 6 jogadores; seis jogam em duplas
