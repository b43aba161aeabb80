# A mesa de Coup como é mostrada.

table-coins = Moedas
table-cards = Cartas
table-faction = Facção
table-claims = Afirmou
table-out = fora
table-treasury = Tesouro Central { $coins }
table-court = Baralho da Corte { $cards }
table-sewer = Esgoto { $coins }
table-estate = Espólio de { $who }: { $coins }
table-hand-empty = Você não tem mais influência.
table-aside = De lado
table-known = Cartas vistas
claim-none = sem { $character }
claim-none-short = sem-{ $character }
table-legend = Afirmou: ×2 duas vezes · ✓ provou · ✗ não provou
table-held = Viradas para baixo
table-lost = Perdidas
table-court-deck = Baralho da Corte
table-talk-ban = Nesta mesa ninguém pode contar quais cartas viu numa troca.

## No navegador

web-felt-turn = É a vez de { $who }
web-felt-wins = { $who } vence a partida
web-felt-does = { $who }: { $action }
web-felt-claims = { $who } afirma ter { THE($claim) }
web-felt-claims-none = { $who } afirma não ter { NAME($claim) }
web-felt-blocks = { $who } bloqueia com { THE($claim) }
web-felt-challenges = { $who } contesta { $whom }
web-felt-estate = O espólio de { $who }
web-felt-picks = Cada um escolhe a primeira carta
web-felt-face-down =
    { $cards ->
        [1] { $cards } carta virada para baixo
       *[other] { $cards } cartas viradas para baixo
    }
web-felt-lost = perdida
web-felt-tally =
    { $what }: { $made ->
        [1] uma afirmação
       *[other] { $made } afirmações
    }{ $proved ->
        [0] { "" }
       *[other] , { $proved } × com prova
    }{ $refused ->
        [0] { "" }
       *[other] , { $refused } × sem prova
    }

## Respostas automáticas

web-auto-is-allow = Deixar passar { THE($claim) }
web-auto-is-allow-none = Deixar passar “sem { NAME($claim) }”
web-auto-is-ask = Sempre perguntar: { NAME($claim) }
web-auto-is-ask-none = Sempre perguntar: sem { NAME($claim) }

## No terminal, antes e depois da partida

cli-welcome = Um jogo de blefe.
cli-extra-reforma = Reforma: duas facções, um esgoto, conversão e fraude
cli-extra-slot-duke = Mecenas em vez do Duque
cli-extra-slot-ambassador = Inquisidor em vez do Embaixador
cli-extra-slot-contessa = Advogado em vez da Condessa
cli-extra-declared-coup = Golpe Declarado: quem ataca nomeia uma carta
cli-again = Mais uma partida? Quem venceu começa.

## No terminal, sobre uma decisão: intriga hint

hint-noise-coup =
    Depois de cada resposta { $worlds ->
        [1] foi testado { $worlds } mundo
       *[other] foram testados { $worlds } mundos
    }; todos continuam jogando como a rede do mestre. Um ponto percentual (p.p.) é uma partida em cem. ± é quanto uma perda erra: isso foi medido com dois e com quatro jogadores, em partidas jogadas até o fim.
