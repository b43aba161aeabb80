# La mesa de Pot de Vin tal como se muestra.

table-round = Ronda { $round } de { $rounds }
table-trump = Triunfo: { $character } ({ $card })
table-turned = Antes: { $cards }
table-pile = En la pila: { $cards }
table-put = Tuya en la pila: { $card }
table-played = En la mesa
table-nothing = nada aún
table-gem = gema
table-cards = Mano
table-gems = Gemas
table-won = Tesoro
table-void = Sin
table-neutral = Neutras
table-points = Puntos
table-scale = Un gremio, símbolos → puntos: { $scale }
table-hand-empty = No te quedan cartas.
table-legend = ▶ de quién es el turno · ▲ triunfo · ★ gana la ronda · Sin: personajes que mostró no tener
table-legend-columns = 3:6→−1: tres símbolos valen 6 puntos, cuatro valdrían −1
table-legend-pairs = En parejas solo cuenta la columna menor de los dos: la que tiene puntos.
table-legend-neutral = Neutras: ? comodín · + y − más y menos 2 · P Pot-de-Vin
table-unseen = Aún no vistas
table-unseen-about = En las manos de los demás o en la pila de triunfos:
table-jokers = ? con un comodín
table-bonus = ±2
table-pots = PdV
table-taken = Cartas
