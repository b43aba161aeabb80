# As próprias partidas: todas elas, o que somam, com quem se jogou e os dados guardados.

web-me = Suas partidas
web-me-games = Partidas
web-me-statistics = Estatísticas
web-me-data = Seus dados
web-me-failed = Não foi possível buscar suas partidas.
web-me-none = Você ainda não terminou nenhuma partida aqui. Quando terminar, ela aparece nesta página.
web-me-none-fit = Nenhuma partida encontrada.
web-me-play = Jogar uma
web-me-more = Mais partidas
web-me-bot = Bot

## As próprias partidas

web-own-last = Suas últimas partidas
web-own-all = Todas as suas partidas
web-own-won = Vitória
web-own-lost = Derrota
web-own-unknown = …
web-own-winner = venceu
web-own-replay = Rever

web-own-circles = Suas mesas de amigos
web-own-circle-members =
    { $members ->
        [1] { $members } membro
       *[other] { $members } membros
    }
web-own-circle-tonight = já tem gente

## Encontrar partidas

web-me-find = Encontrar partidas
web-me-game = Jogo
web-me-any-game = Os dois jogos
web-me-edition = Edição
web-me-any-edition = Todas as edições
web-me-with = Com
web-me-anybody = qualquer pessoa
web-me-result = Resultado
web-me-result-any = Vitória ou derrota
web-me-result-won = Vitória
web-me-result-lost = Derrota
web-me-since = De
web-me-until = Até

## Estatísticas

web-me-counting =
    { $games ->
        [1] Mais { $games } partida está sendo contada…
       *[other] Mais { $games } partidas estão sendo contadas…
    }
web-me-wins = Partidas vencidas
web-me-count = Partidas
web-me-won = Vitórias
web-me-fair = Parte justa
web-me-share = Parte vencida
web-me-total = No total
web-me-players = { $players } jogadores
web-me-too-few = poucas para dizer
web-me-share-about = A parte justa é quantas partidas você venceria se todos à mesa jogassem igualmente bem. A barra mostra a parte que você venceu e onde provavelmente fica a sua parte verdadeira, em 95 de 100 casos; o traço que a cruza é a parte justa. Com menos de dez partidas não dá para dizer nada. Contam as últimas 5.000 partidas.
web-me-claims = O que você declarou
web-me-character = Personagem
web-me-told = Declarações
web-me-lies = Blefes
web-me-challenged = Contestadas
web-me-caught = Não provadas
web-me-doubts =
    { $doubted ->
        [0] Você ainda não contestou ninguém.
        [1] Você contestou uma vez e { $right ->
            [0] errou
           *[other] acertou
        }.
       *[other] Você contestou { $doubted } vezes e acertou { $right ->
            [1] uma
           *[other] { $right }
        }.
    }
web-me-course = Erros ao longo do tempo
web-me-course-none = É preciso que pelo menos duas partidas suas tenham sido analisadas.
web-me-course-axis =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas, a mais antiga à esquerda. Quanto mais alto, mais custaram suas escolhas: a linha tracejada é { $most } de uma vitória por escolha. Os pontos dourados são partidas com sorte nas cartas.
    }
web-me-course-about = Um jogador forte analisa a partida e diz quanto da chance de vencer cada escolha sua desperdiçou. Escolhas que não faziam diferença ficam de fora. Partidas de mesas que não abrem as cartas não são analisadas.
web-me-look = Analisar minhas últimas partidas
web-me-looking = Analisando: { $done } de { $games }
web-me-when = Quando
web-me-cost = Custo de uma escolha
web-me-luck = Sorte nas cartas

## Os outros

web-me-met = Você e os outros
web-me-together =
    { $games ->
        [1] { $games } partida juntos: você venceu { $own }, o outro lado { $theirs }
       *[other] { $games } partidas juntos: você venceu { $own }, o outro lado { $theirs }
    }
web-me-against = Você e { $name }
web-me-against-somebody = Você e …
web-me-never-met = Você nunca terminou uma partida com alguém deste endereço.
web-me-back = Estatísticas
web-me-you = Você
web-me-others-won = outros venceram
web-me-you-did = Você
web-me-they-did = { $name }
web-me-deed-struck = Golpes e assassinatos contra o outro lado
web-me-deed-robbed = Roubos de moedas do outro lado
web-me-deed-believed = Declarações do outro lado aceitas
web-me-deed-fooled = entre elas, blefes
web-me-deed-doubted = Declarações do outro lado contestadas
web-me-deed-right = entre elas, com razão
web-me-deeds-about = Declarações aceitas só contam em mesas que abrem as cartas depois da partida.
web-me-shared = Suas partidas juntos

## Dados

web-me-files = Arquivos
web-me-files-about = Os registros das suas partidas podem ser revistos com este programa em qualquer lugar. “Tudo sobre mim” traz o que este servidor guarda de você: o que fez e disse nas mesas, suas partidas e suas denúncias.
web-me-records = Registros das minhas partidas
web-me-everything = Tudo sobre mim
web-me-open = Abrir um registro
web-me-kept = O que fica guardado
web-me-kept-about = Este servidor conhece você por um número aleatório no seu navegador, não por um nome nem por um endereço. Guarda as mesas em que você se sentou, com a conversa, e as partidas terminadas, até que quem o administra faça uma limpeza.
web-me-forget = Apagar meus dados
web-me-forget-about = Você sai de todas as mesas. Seu nome, sua conversa e suas denúncias são apagados. Isso não pode ser desfeito.
web-me-forget-stays = As partidas que você jogou ficam para os outros, com um nome inventado no lugar do seu.
web-me-forget-not = Manter tudo
web-me-forget-sure = Apagar para sempre
web-me-forget-failed = Não deu certo. Tente de novo.

## Um registro de um arquivo

web-open = Abrir um registro
web-open-about = Escolha o arquivo de uma partida terminada, como o botão “Registro” de uma repetição o salva. As regras jogam a partida inteira; nada fica guardado.
web-open-choose = Escolher um arquivo
web-open-reading = Jogando a partida…
web-open-refused = Este não é o registro de uma partida que as regras permitem: { $why }
web-open-too-long = Este não é o registro de uma partida: está vazio ou é longo demais.
