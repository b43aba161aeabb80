# A mesa de Pot de Vin no navegador.

web-felt-winners = Quem venceu a partida: { $players }
web-felt-holds =
    { $cards ->
        [one] { $cards } carta na mão
       *[other] { $cards } cartas na mão
    }
web-felt-gems =
    { $gems ->
        [0] nenhuma gema
        [one] { $gems } gema
       *[other] { $gems } gemas
    }
web-felt-treasure =
    { $gems ->
        [one] { $gems } gema ganha
       *[other] { $gems } gemas ganhas
    }
web-felt-partner = Dupla
web-felt-pile =
    Pilha de trunfos: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
web-felt-trump = Trunfo: { $character }
web-felt-led = abriu
web-felt-winning = está vencendo
web-felt-last-round = A rodada anterior
web-felt-nothing-played = Nenhuma carta jogada ainda
web-felt-column =
    { $guild }: { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }, vale { $points }; com mais um, { $more }
web-felt-column-idle =
    { $guild }: { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }; conta a coluna da dupla
