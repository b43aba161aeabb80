# A mesa de Pot de Vin como é mostrada.

table-round = Rodada { $round } de { $rounds }
table-trump = Trunfo: { $character } ({ $card })
table-turned = Antes: { $cards }
table-pile = Na pilha: { $cards }
table-put = Sua na pilha: { $card }
table-played = Na mesa
table-nothing = ainda nada
table-then = depois { $players }
table-gem = gema
table-cards = Mão
table-gems = Gemas
table-treasure = Tesouro
table-void = Sem
table-neutral = Neutras
table-points = Pontos
score-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
table-scale = Uma guilda, símbolos → pontos: { $scale }
table-hand-empty = Você não tem mais cartas.
table-legend = ▶ de quem é a vez · ▲ trunfo · ★ vence a rodada · Sem: personagens que a pessoa não tem
table-legend-columns = 3:6→−1: três símbolos valem 6 pontos, quatro valeriam −1
table-legend-pairs = Em duplas só vale a menor das duas colunas: a que mostra pontos.
table-legend-gems = Gemas: para passar a vez · Tesouro: gemas ganhas, um ponto cada
table-legend-neutral = Neutras: ? coringa · + e − mais e menos 2 · P Pot-de-Vin
table-unseen = Ainda não vistas
table-unseen-about = Nas mãos dos outros ou na pilha de trunfos:
table-unseen-held = Nas mãos dos outros:
table-jokers = ? com um coringa
table-bonus = ±2
table-pots = PdV
table-taken = Cartas

## No navegador

web-felt-winners =
    { $winners ->
        [1] { $who } vence a partida
       *[other] { $who } vencem a partida
    }
web-felt-holds =
    { $cards ->
        [1] { $cards } carta na mão
       *[other] { $cards } cartas na mão
    }
web-felt-gems =
    { $gems ->
        [0] nenhuma gema
        [1] { $gems } gema
       *[other] { $gems } gemas
    }
web-felt-treasure =
    { $gems ->
        [1] { $gems } gema ganha
       *[other] { $gems } gemas ganhas
    }
web-felt-partner = Dupla
web-felt-pile =
    Pilha de trunfos: { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
web-felt-trump = Trunfo: { $character }
web-felt-led = abriu
web-felt-winning = está vencendo
web-felt-last-round = A rodada anterior
web-felt-nothing-played = Nenhuma carta jogada ainda
web-felt-column =
    { $guild }: { $symbols ->
        [1] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }, vale { $points }; com mais um, { $more }
web-felt-column-idle =
    { $guild }: { $symbols ->
        [1] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }; vale a coluna da outra pessoa da dupla

## No fim da partida, no navegador: o que há a dizer além de quem venceu

web-end-log-wins =
    { $points ->
        [1] { $points } ponto.
       *[other] { $points } pontos.
    }
web-end-log-wins-cards =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de cada lado, e { $more ->
        [1] { $more } carta
       *[other] { $more } cartas
    } contra { $most }.
web-end-log-wins-gems =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de cada lado, o mesmo número de cartas, e { $more ->
        [1] { $more } gema
       *[other] { $more } gemas
    } contra { $most }.
web-end-log-shared =
    Vitória dividida: as mesmas cartas, as mesmas gemas e { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de cada lado.

## No terminal, antes e depois da partida

cli-welcome = Um jogo de guildas e subornos.
cli-extra-pairs = Quatro jogadores em duas duplas
cli-extra-joker = Coringas vão sozinhos aonde valem mais
cli-extra-deck = Baralho B: doze cartas com dois símbolos em vez de seis
cli-again = Mais uma partida?

## No terminal, sobre uma decisão: intriga hint

hint-noise-pot-de-vin =
    Depois de cada resposta { $worlds ->
        [1] { $worlds } distribuição foi jogada
       *[other] { $worlds } distribuições foram jogadas
    } até o fim, com bom senso e depressa. Um ponto percentual (p.p.) é uma partida em cem. ± é quanto uma perda erra: isso foi medido com três jogadores, em partidas que a rede jogou até o fim.
