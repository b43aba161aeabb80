# A noite de uma mesa: quem venceu quantas vezes e pelo que cada um é lembrado.

web-evening = Nossa noite
web-evening-titles = Para lembrar
web-evening-wins = Partidas vencidas
web-evening-games =
    { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    }
web-evening-share-of =
    { $games ->
        [1] { $wins } de { $games } partida
       *[other] { $wins } de { $games } partidas
    }
web-evening-last =
    { $games ->
        [1] A última partida desta mesa.
       *[other] As últimas { $games } partidas desta mesa.
    }
web-evening-bot = Bot
web-evening-none = Nenhuma partida terminou nesta mesa ainda.
web-evening-no-titles = Ainda não há mais o que contar. Os títulos vêm do que aconteceu: de graça, ninguém ganha nenhum.
web-evening-measured = Como isto é medido
web-evening-look = Ver o momento
web-evening-back = Voltar à mesa
web-evening-picture = Uma imagem para compartilhar
web-evening-drawing = Desenhando…
web-evening-picture-alt = A noite numa imagem: quem venceu quantas vezes e os títulos
web-evening-send = Compartilhar
web-evening-save = Salvar a imagem
web-evening-lost = Não foi possível buscar a noite.
web-evening-picture-lost = Não foi possível desenhar a imagem.
web-evening-private = Esta mesa é privada: abra antes a página dela com o link.
