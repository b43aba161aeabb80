# Nossa mesa: gente que joga junto sempre.

web-circle = Nossa mesa
web-circle-none = Não há nada aqui
web-circle-none-about = Essa mesa de amigos não existe, ou o link dela mudou. Peça o novo a alguém que faz parte dela.
web-circle-lost = Não foi possível buscar a mesa.
web-circle-back = Voltar à nossa mesa
web-circle-members =
    { $members ->
        [1] { $members } membro
       *[other] { $members } membros
    }

## Hoje

web-circle-meet = Ir para a nossa mesa
web-circle-tonight = Já tem alguém lá, ou tinha agora há pouco.
web-circle-first = Ninguém chegou ainda: você abre a mesa, e quem vier pelo link encontra você lá.
web-circle-usual = O que vocês costumam jogar
web-circle-usual-chairs =
    { $chairs ->
        [1] { $chairs } cadeira
       *[other] { $chairs } cadeiras
    }
web-circle-usual-add = Mais um jogo
web-circle-usual-remove = Tirar

## Fazer parte

web-circle-join-title = Você joga com eles?
web-circle-join-about = Então suas partidas aqui contam na classificação com um nome só, em todos os seus aparelhos. Sem cadastro.
web-circle-own-name = Seu nome aqui
web-circle-join = Faço parte
web-circle-who = Quem faz parte
web-circle-you = você
web-circle-looks-after = cuida da mesa
web-circle-about = O que fazer com { $name }?
web-circle-link = Link para os amigos
web-circle-link-about = Quem tem este link encontra a mesa da noite e pode fazer parte.
web-circle-remove-about = Quem você manda embora não volta, e o link muda. Se você passar a mesa adiante, vira membro como os outros.
web-circle-hand-over = Passar a mesa
web-circle-remove = Mandar embora

## Classificação

web-circle-standings = Classificação
web-circle-season-of = Temporada
web-circle-season = Temporada { $number }, desde { $day }
web-circle-all-seasons = Todas as temporadas
web-circle-counting =
    { $games ->
        [1] Mais { $games } partida está sendo contada.
       *[other] Mais { $games } partidas estão sendo contadas.
    }
web-circle-no-games = Nenhuma partida terminou ainda. A primeira noite enche esta página.
web-circle-player = Nome
web-circle-guest = visita
web-circle-points-wins = Pontos
web-circle-points-fair = Pontos
web-circle-points-recent = Pontos
web-circle-won = Vitórias
web-circle-games = Partidas
web-circle-fair = Parte justa
web-circle-scoring = Uma vitória vale
web-circle-scoring-wins = um ponto
web-circle-scoring-fair = quantos jogam
web-circle-scoring-recent = um, por três semanas
web-circle-scoring-wins-about = Uma vitória vale um ponto.
web-circle-scoring-fair-about = Uma vitória vale tantos pontos quantos jogadores havia para cada vencedor: seis numa mesa de seis, dois numa mesa de dois.
web-circle-scoring-recent-about = Uma vitória das últimas três semanas vale um ponto; uma mais antiga, nada.
web-circle-fair-about = A parte justa é quantas partidas alguém teria vencido se todos jogassem igualmente bem.
web-circle-awards = Para lembrar
web-circle-award-bluffer = Cara de pau
web-circle-award-bluffer-told =
    { $count ->
        [1] { $count } blefe que ninguém pegou
       *[other] { $count } blefes que ninguém pegou
    }
web-circle-award-reader = Lê pensamentos
web-circle-award-reader-told =
    { $count ->
        [1] contestou certo uma vez a mais do que errado
       *[other] contestou certo { $count } vezes a mais do que errado
    }
web-circle-award-gullible = Boa-fé
web-circle-award-gullible-told =
    { $count ->
        [1] acreditou em { $count } blefe
       *[other] acreditou em { $count } blefes
    }
web-circle-award-unlucky = Azar
web-circle-award-unlucky-told = As cartas custaram { $count }% de uma vitória, nas partidas analisadas.
web-circle-evenings = Nossas noites
web-circle-more-evenings = Todas as noites
web-circle-evening-games =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    }

## Ajustes

web-circle-settings = Ajustes
web-circle-name = Nome da mesa
web-circle-face = Outro rosto
web-circle-save = Salvar
web-circle-seen = Quem vê a classificação e as noites
web-circle-seen-members = Membros
web-circle-seen-link = Quem tem o link
web-circle-rules = Regras da casa
web-circle-new-season = Começar nova temporada
web-circle-new-link = Trocar o link
web-circle-leave = Sair desta mesa
web-circle-leave-about = As partidas que você jogou ficam na classificação. Se você cuida da mesa, quem chegou depois passa a cuidar; sem ninguém, ela acaba.
web-circle-stay = Ficar

web-circle-today = O blefe do dia
web-circle-daily-points =
    { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
web-circle-daily = Jogar o blefe do dia
