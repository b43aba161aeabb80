# O que aconteceu à mesa. Cada participante é chamado pelo nome.

log-pair = Dupla: { $side }.
log-deal = As cartas estão na mesa. { $who } abre a primeira rodada.
log-deal-six = As cartas estão na mesa. { $who } abre a primeira rodada. { $holders } têm nove cartas e põem uma cada, virada para baixo, na pilha de trunfos.
log-discards = { $who } põe uma carta na pilha de trunfos.
log-discards-card = { $who } põe { NAME($card) } na pilha de trunfos.
log-round = Rodada { $round }: aparece { NAME($card) }, o trunfo é { NAME($trump) }.
log-renewed = As quatro cartas do meio são embaralhadas e formam uma nova pilha de trunfos.

## As jogadas

log-leads = { $who } abre com { NAME($card) }.
log-plays = { $who } joga { NAME($card) }.
log-trumps = { $who } não tem { NAME($led) } e corta com { NAME($card) }.
log-throws = { $who } não tem { NAME($led) } e joga { NAME($card) }.
log-gem = { $who } passa a vez e paga uma gema.
log-last-card =
    Foi a última carta de { $who }{ $gems ->
        [0] .
        [1] : perde-se { $gems } gema sem uso.
       *[other] : perdem-se { $gems } gemas sem uso.
    }
log-wins-round = { $who } vence a rodada.
log-takes =
    { $who } vence a rodada: { $prizes }{ $gems ->
        [0] .
        [1] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }
log-leaves = { $who } deixa { NAME($card) } no meio.
log-gets =
    { $who } leva: { $prizes }{ $gems ->
        [0] .
        [1] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }

## O fim

log-early =
    Ninguém mais tem cartas: a partida termina { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    } antes.
log-jokers =
    { $who } coloca { $jokers ->
        [1] um coringa
       *[other] { $jokers } coringas
    }: { $guilds }.
log-jokers-lost =
    { $who } não tem guilda para { $jokers ->
        [1] um coringa, que sai
       *[other] { $jokers } coringas, que saem
    } do jogo.
log-score =
    { $side }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-wins =
    { $side } { $winners ->
        [1] vence
       *[other] vencem
    } a partida com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }!
log-wins-cards =
    { $side } { $winners ->
        [1] vence
       *[other] vencem
    } a partida: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de cada lado, e { $more ->
        [1] { $more } carta
       *[other] { $more } cartas
    } contra { $most }.
log-wins-gems =
    { $side } { $winners ->
        [1] vence
       *[other] vencem
    } a partida: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de cada lado, o mesmo número de cartas, e { $more ->
        [1] { $more } gema
       *[other] { $more } gemas
    } contra { $most }.
log-shared =
    { $side } dividem a vitória: as mesmas cartas, as mesmas gemas e { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de cada lado.
