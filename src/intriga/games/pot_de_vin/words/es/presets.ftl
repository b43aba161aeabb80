# Las ediciones del juego.

preset-pot-de-vin = Pot de Vin
    .about = 3 a 6 jugadores; seis juegan en parejas
