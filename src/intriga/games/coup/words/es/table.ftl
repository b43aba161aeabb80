# La mesa de Coup tal como se muestra.

table-coins = Monedas
table-cards = Cartas
table-faction = Facción
table-claims = Afirmó
table-out = fuera
table-treasury = Tesoro { $coins }
table-court = Mazo de la Corte { $cards }
table-sewer = En la { -sewer } { $coins }
table-estate = Herencia de { $who }: { $coins }
table-hand-empty = No te queda influencia.
table-aside = Apartadas
table-known = Cartas vistas
table-no-duke = sin { $character }
table-no-duke-short = sin-{ $character }
table-legend = Afirmó: ×2 dos veces · ✓ lo probó · ✗ no lo probó
table-held = Boca abajo
table-lost = Perdidas
table-court-deck = Mazo de la Corte
table-talk-ban = En esta mesa nadie puede contar qué cartas vio en un intercambio.
