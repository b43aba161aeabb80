# A mesa de Pot de Vin como é mostrada.

table-round = Rodada { $round } de { $rounds }
table-trump = Trunfo: { $character } ({ $card })
table-turned = Antes: { $cards }
table-pile = Na pilha: { $cards }
table-put = Sua na pilha: { $card }
table-played = Na mesa
table-nothing = ainda nada
table-gem = gema
table-cards = Mão
table-gems = Gemas
table-won = Ganhas
table-void = Sem
table-neutral = Neutras
table-points = Pontos
table-scale = Uma guilda, símbolos → pontos: { $scale }
table-hand-empty = Você não tem mais cartas.
table-legend = ▶ de quem é a vez · ▲ trunfo · ★ vence a rodada · Sem: personagens que se mostrou não ter
table-legend-columns = 3:6→−1: três símbolos valem 6 pontos, quatro valeriam −1
table-legend-pairs = Em duplas só conta a coluna menor dos dois: a que tem pontos.
table-legend-neutral = Neutras: ? coringa · + e − mais e menos 2 · P Pot-de-Vin
table-unseen = Ainda não vistas
table-unseen-about = Nas mãos dos outros ou na pilha de trunfos:
table-jokers = ? com um coringa
table-bonus = ±2
table-pots = PdV
table-taken = Cartas
