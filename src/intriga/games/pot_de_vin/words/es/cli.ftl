# Pot de Vin antes y después de la partida.

cli-welcome = Un juego de gremios y sobornos.
cli-extra-pairs = Cuatro jugadores en dos parejas
cli-extra-joker = Los comodines van solos adonde más valen
cli-extra-deck = Mazo B: doce cartas con dos símbolos en lugar de seis
cli-again = ¿Otra partida?
