# O que um link mostra onde é compartilhado.

preview-about = Dois jogos de cartas de intriga no navegador: contra bots na hora, ou com amigos por um link. Sem conta.
preview-calls = { $host } te chama para { $game }
preview-chairs =
    { $free ->
        [0] Todos os lugares estão ocupados: venha assistir.
        [one] { $free } lugar livre.
       *[other] { $free } lugares livres.
    }
preview-watch = Na mesa: { $names }. Venha assistir.
preview-private = Você recebeu um convite para { $game }
preview-table = Você recebeu um convite para uma mesa
preview-replay = Uma partida para rever
preview-played = { $game }: { $names }
