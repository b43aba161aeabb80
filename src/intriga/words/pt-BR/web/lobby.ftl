# O saguão: a primeira página.

web-lobby-title = Diga que é o Duque. Quem vai contestar?
web-lobby-lead = Dois jogos de blefe e intriga: agora mesmo contra bots, ou com amigos por um link. Sem cadastro.
web-lobby-name = Você joga como
web-lobby-mine = Suas mesas
web-lobby-refused = Não foi desta vez: talvez a mesa tenha mudado.
web-lobby-unreachable = Ninguém abre a porta. Tente de novo daqui a pouco.
web-lobby-offline = Você está sem conexão. As regras e os replays que você já abriu continuam disponíveis.
web-lobby-lost = Sem conexão
web-lobby-looking = Continuamos batendo à porta. As mesas aparecem assim que o servidor responder.
web-lobby-asking = Procurando mesas…

## Os dois jogos

web-lobby-coup = Duas cartas em segredo, cinco personagens para afirmar. Blefe, conteste e seja quem sobra com influência.
web-lobby-coup-time = 15 minutos
web-lobby-coup-1 = Na sua vez, afirme ter um personagem e faça o que ele faz — com a carta na mão ou sem ela.
web-lobby-coup-2 = Qualquer um pode contestar. Quem erra perde uma das duas cartas, à vista de todos.
web-lobby-coup-3 = Vence quem ficar por último com uma carta.
web-lobby-pot-de-vin = Rodadas, guildas e pequenos subornos: leve o que precisa e dê um jeito de perder o resto.
web-lobby-pot-de-vin-time = 20 minutos
web-lobby-pot-de-vin-1 = Siga o personagem da rodada, ou passe e pague uma gema. A carta mais alta leva tudo.
web-lobby-pot-de-vin-2 = Cada guilda paga por três símbolos ou por sete, e castiga o que fica no meio.
web-lobby-pot-de-vin-3 = Por isso, vencer uma rodada nem sempre é boa ideia. Vence quem fizer mais pontos.
web-lobby-players = { $least } a { $most } jogadores
web-lobby-play = Jogar
web-lobby-dealing = Distribuindo…
web-lobby-quick =
    { $bots ->
        [1] Você e um bot · { $level }
       *[other] Você e { $bots } bots · { $level }
    }
web-lobby-change = Personalizar
web-lobby-company = Quem joga com você
web-lobby-others = Outros jogadores
web-lobby-ask-players = Jogadores, contando você
web-lobby-ask-level = Como jogam os bots?
web-lobby-how = Como funciona
web-lobby-rules = Todas as regras de { $game }

## Amigos

web-lobby-friends = Jogar com amigos
web-lobby-friends-about = Escolha as regras, mande o link e sente-se à mesa. Bots podem ocupar as cadeiras vazias.
web-lobby-link = Recebeu um link?
web-lobby-link-go = Ir
web-lobby-link-bad = Não há mesa nenhuma aí. Um link tem …/t/ e algumas letras.

## Mesas

web-lobby-tables = Mesas abertas
web-lobby-people =
    { $people ->
        [1] { $people } pessoa aqui
       *[other] { $people } pessoas aqui
    }
web-lobby-more =
    { $tables ->
        [1] Mais uma mesa
       *[other] Mais { $tables } mesas
    }
web-lobby-none = Tudo calmo na corte.
web-lobby-none-about = Ninguém está esperando agora. Abra uma mesa, e quem chegar pode se sentar com você.
web-lobby-open = Abrir uma mesa
web-lobby-nobody = Ninguém ainda
web-lobby-free =
    { $chairs ->
        [1] { $chairs } cadeira livre
       *[other] { $chairs } cadeiras livres
    }
web-lobby-phase-gathering = Mesa completa
web-lobby-phase-playing = Partida em andamento
web-lobby-phase-paused = Em pausa
web-lobby-phase-over = Entre duas partidas
web-lobby-join = Entrar
web-lobby-watch = Assistir
web-lobby-return = Voltar à mesa
web-lobby-learn = É a primeira vez? Aprenda jogando
