# O que um link mostra onde é compartilhado.

preview-about = Dois jogos de cartas de intriga no navegador: contra bots na hora, ou com amigos por um link. Sem cadastro.
preview-calls = { $host } chamou você para jogar { $game }
preview-chairs =
    { $free ->
        [0] Todas as cadeiras estão ocupadas: venha assistir.
        [1] { $free } cadeira livre.
       *[other] { $free } cadeiras livres.
    }
preview-watch = Na mesa: { $names }. Venha assistir.
preview-private = Você recebeu um convite para { $game }
preview-table = Você recebeu um convite para uma mesa
preview-replay = Uma partida para rever
preview-played = { $game }: { $names }
preview-won =
    { $count ->
        [1] { $names } venceu
       *[other] { $names } venceram
    }
