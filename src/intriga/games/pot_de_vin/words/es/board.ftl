# La mesa de Pot de Vin tal como se muestra.

table-round = Ronda { $round } de { $rounds }
table-trump = Triunfo: { $character } ({ $card })
table-turned = Antes: { $cards }
table-pile = En la pila: { $cards }
table-put = Tuya en la pila: { $card }
table-played = En la mesa
table-nothing = nada aún
table-then = después { $players }
table-gem = gema
table-cards = Mano
table-gems = Gemas
table-treasure = Tesoro
table-void = Sin
table-neutral = Neutras
table-points = Puntos
score-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
table-scale = Un gremio, símbolos → puntos: { $scale }
table-hand-empty = No te quedan cartas.
table-legend = ▶ de quién es el turno · ▲ triunfo · ★ gana la ronda · Sin: personajes que no pudo seguir
table-legend-columns = 3:6→−1: tres símbolos valen 6 puntos, cuatro valdrían −1
table-legend-pairs = En parejas solo cuenta la columna menor de los dos: la que tiene puntos.
table-legend-gems = Gemas: para pasar · Tesoro: gemas ganadas, un punto cada una
table-legend-neutral = Neutras: ? comodín · + y − más y menos 2 · P Pot-de-Vin
table-unseen = Aún no vistas
table-unseen-about = En las manos de los demás o en la pila de triunfos:
table-unseen-held = En las manos de los demás:
table-jokers = ? con un comodín
table-bonus = ±2
table-pots = PdV
table-taken = Cartas

## En el navegador

web-felt-winners =
    { $winners ->
        [one] { $who } gana la partida
       *[other] { $who } ganan la partida
    }
web-felt-holds =
    { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
web-felt-gems =
    { $gems ->
        [0] ninguna gema
        [one] { $gems } gema
       *[other] { $gems } gemas
    }
web-felt-treasure =
    { $gems ->
        [one] { $gems } gema ganada
       *[other] { $gems } gemas ganadas
    }
web-felt-partner = Pareja
web-felt-pile =
    Pila de triunfos: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
web-felt-trump = Triunfo: { $character }
web-felt-led = abrió
web-felt-winning = va ganando
web-felt-last-round = La ronda anterior
web-felt-nothing-played = Aún no se jugó ninguna carta
web-felt-column =
    { $guild }: { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }, vale { $points }; con uno más, { $more }
web-felt-column-idle =
    { $guild }: { $symbols ->
        [one] { $symbols } símbolo
       *[other] { $symbols } símbolos
    }; cuenta la columna de la otra persona de la pareja

## Al final de la partida, en el navegador: lo que hay que decir además de quién ganó

web-end-log-wins =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
web-end-log-wins-cards =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por lado, y { $more ->
        [one] { $more } carta
       *[other] { $more } cartas
    } contra { $most }.
web-end-log-wins-gems =
    Los mismos puntos, { $points }, otras tantas cartas, y { $more ->
        [one] { $more } gema
       *[other] { $more } gemas
    } contra { $most }.
web-end-log-shared =
    Victoria compartida: las mismas cartas, las mismas gemas y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por lado.

## En la terminal, antes y después de la partida

cli-welcome = Un juego de gremios y sobornos.
cli-extra-pairs = Cuatro jugadores en dos parejas
cli-extra-joker = Los comodines van solos adonde más valen
cli-extra-deck = Mazo B: doce cartas con dos símbolos en lugar de seis
cli-again = ¿Otra partida?

## En la terminal, sobre una decisión: intriga hint

hint-noise-pot-de-vin = Tras cada respuesta se jugaron hasta el final { $worlds } repartos, con sensatez y rapidez. Un punto porcentual (p. p.) es una partida de cada cien. ± es cuánto se equivoca una pérdida: se midió con tres jugadores, en partidas que la red jugó hasta el final.
