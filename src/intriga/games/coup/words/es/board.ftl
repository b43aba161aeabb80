# La mesa de Coup tal como se muestra.

table-coins = Monedas
table-cards = Cartas
table-faction = Facción
table-claims = Afirmó
table-out = fuera
table-treasury = Tesoro { $coins }
table-court = Mazo de la Corte { $cards }
table-sewer = Alcantarilla { $coins }
table-estate = Herencia de { $who }: { $coins }
table-hand-empty = No te queda influencia.
table-aside = Apartadas
table-known = Cartas vistas
claim-none = sin { $character }
claim-none-short = sin-{ $character }
table-legend = Afirmó: ×2 dos veces · ✓ lo probó · ✗ no lo probó
table-held = Boca abajo
table-lost = Perdidas
table-court-deck = Mazo de la Corte
table-talk-ban = En esta mesa nadie puede contar qué cartas vio en un intercambio.

## En el navegador

web-felt-turn = Es el turno de { $who }
web-felt-wins = { $who } gana la partida
web-felt-does = { $who }: { $action }
web-felt-claims = { $who } afirma tener { THE($claim) }
web-felt-claims-none = { $who } afirma no tener { NAME($claim) }
web-felt-blocks = { $who } bloquea con { THE($claim) }
web-felt-challenges = { $who } desafía a { $whom }
web-felt-estate = La herencia de { $who }
web-felt-picks = Cada uno elige su primera carta
web-felt-face-down =
    { $cards ->
        [one] { $cards } carta boca abajo
       *[other] { $cards } cartas boca abajo
    }
web-felt-lost = perdida
web-felt-tally =
    { $what }: { $made ->
        [one] una afirmación
       *[other] { $made } afirmaciones
    }{ $proved ->
        [0] { "" }
       *[other] , { $proved } × con prueba
    }{ $refused ->
        [0] { "" }
       *[other] , { $refused } × sin prueba
    }

## Respuestas automáticas

web-auto-is-allow = Dejar pasar { THE($claim) }
web-auto-is-allow-none = Dejar pasar «sin { NAME($claim) }»
web-auto-is-ask = Preguntar siempre: { NAME($claim) }
web-auto-is-ask-none = Preguntar siempre: sin { NAME($claim) }

## En la terminal, antes y después de la partida

cli-welcome = Un juego de faroles.
cli-extra-reforma = Reforma: dos facciones, una { -sewer }, conversión y { -embezzlement }
cli-extra-slot-duke = Mecenas en lugar del Duque
cli-extra-slot-ambassador = Inquisidor en lugar del Embajador
cli-extra-slot-contessa = Abogado en lugar { OF("contessa") }
cli-extra-declared-coup = { -coup } declarado: quien ataca nombra una carta
cli-again = ¿Otra partida? Empieza quien ganó.

## En la terminal, sobre una decisión: intriga hint

hint-noise-coup = Tras cada respuesta se probaron { $worlds } mundos; todos siguen jugando como la red del maestro. Un punto porcentual (p. p.) es una partida de cada cien. ± es cuánto se equivoca una pérdida: se midió con dos y con cuatro jugadores, en partidas jugadas hasta el final.
