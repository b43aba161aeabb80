# La mesa de Pot de Vin en el navegador.

web-felt-winners = Ganan la partida: { $players }
web-felt-holds =
    { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
web-felt-gems =
    { $gems ->
        [0] ninguna gema
        [one] { $gems } gema
       *[other] { $gems } gemas
    }
web-felt-treasure =
    { $gems ->
        [one] { $gems } gema ganada
       *[other] { $gems } gemas ganadas
    }
web-felt-partner = Pareja
web-felt-pile =
    Pila de triunfos: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
web-felt-trump = Triunfo: { $character }
web-felt-led = salió
web-felt-winning = va ganando
web-felt-last-round = La ronda anterior
web-felt-nothing-played = Aún no se jugó ninguna carta
web-felt-column =
    { $guild }: { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }, vale { $points }; con uno más, { $more }
web-felt-column-idle =
    { $guild }: { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }; cuenta la columna de la pareja
