# O que se pergunta a quem joga Pot de Vin, e o que se pode responder.

ask-discard = { $who }, você tem nove cartas. Qual delas vai para a pilha de trunfos?
ask-lead = { $who }, você abre a rodada. Com qual carta?
ask-follow = { $who }, a rodada é de { NAME($led) }. Qual carta você joga?
ask-follow-free = { $who }, a rodada é de { NAME($led) } e você não tem nenhuma: vale qualquer carta. Qual?
ask-leave = { $who }, a rodada é sua. Qual das cartas jogadas você deixa no meio?
ask-jokers =
    { $who }, { $jokers ->
        [1] você tem um coringa. Em que guilda você o coloca?
       *[other] você tem { $jokers } coringas. Em que guildas você coloca cada um?
    }

choice-play = jogar { NAME($card) }
    .words = jogar
choice-discard = descartar { NAME($card) }
    .words = descartar
choice-leave = deixar { NAME($card) }
    .words = deixar
choice-jokers = coringas para { $cards }
    .words = coringas, coringa
choice-auto = onde valem mais
    .words = auto, melhor
choice-gem =
    { $gems ->
        [1] passar a vez e pagar a última gema
       *[other] passar a vez e pagar uma de { $gems } gemas
    }
    .words = gema, passar
price-gem =
    { $count ->
        [1] { $count } gema
       *[other] { $count } gemas
    }
effect-joker =
    { $then ->
        [1] { $now } → { $then } ponto
        [-1] { $now } → { $then } ponto
       *[other] { $now } → { $then } pontos
    }
key-gem = Passar a vez por uma gema
warn-last-gem = sua última gema
warn-gems-lost =
    { $gems ->
        [1] sua última carta: { $gems } gema sem uso se perde
       *[other] sua última carta: { $gems } gemas sem uso se perdem
    }
choice-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }

prompt-watch = Você não tem mais cartas. Enter continua a assistir, rápido tira as pausas, sair encerra.

command-unseen = ocultas
    .words = ocultas, cartas
    .about = as cartas que você ainda não viu

## Por que uma resposta é recusada: uma frase para cada motivo

refusal-must-lead = Quem abre a rodada tem de jogar uma carta e não pode passar.
refusal-must-follow = Você tem cartas do personagem da rodada: jogue uma delas ou passe com uma gema.
refusal-no-gems = Você não tem mais gemas para passar.
refusal-not-held = Você não tem essa carta.
refusal-not-played = Essa carta não foi jogada nesta rodada.
refusal-wrong-guilds = Seus coringas não podem ir assim: um para cada guilda que você tem, sem guardar nenhum.
