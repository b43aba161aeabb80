# A mesa de Coup como é mostrada.

table-coins = Moedas
table-cards = Cartas
table-faction = Facção
table-claims = Afirmou
table-out = fora
table-treasury = Tesouro Central { $coins }
table-court = Baralho da Corte { $cards }
table-sewer = Asilo { $coins }
table-estate = Espólio de { $who }: { $coins }
table-hand-empty = Você não tem mais influência.
table-aside = De lado
table-known = Cartas vistas
table-no-duke = sem { $character }
table-no-duke-short = sem-{ $character }
table-legend = Afirmou: ×2 duas vezes · ✓ provou · ✗ não provou
table-held = Viradas para baixo
table-lost = Perdidas
table-court-deck = Baralho da Corte
table-talk-ban = Nesta mesa ninguém pode contar que cartas viu numa troca.
