# Lo que pasó en la mesa. A cada participante se le llama por su nombre.

log-pair = Pareja: { $side }.
log-deal = Las cartas están repartidas. { $who } abre la primera ronda.
log-deal-six = Las cartas están repartidas. { $who } abre la primera ronda. { $holders } tienen nueve cartas y ponen una cada uno, boca abajo, en la pila de triunfos.
log-discards = { $who } pone una carta en la pila de triunfos.
log-discards-card = { $who } pone { NAME($card) } en la pila de triunfos.
log-round = Ronda { $round }: aparece { NAME($card) }, el triunfo es { NAME($trump) }.
log-renewed = Las cuatro cartas del medio se barajan y forman una nueva pila de triunfos.

## Las jugadas

log-leads = { $who } abre con { NAME($card) }.
log-plays = { $who } juega { NAME($card) }.
log-trumps = { $who } no tiene { NAME($led) } y juega el triunfo { NAME($card) }.
log-throws = { $who } no tiene { NAME($led) } y juega { NAME($card) }.
log-gem = { $who } pasa y paga una gema.
log-last-card =
    Fue la última carta de { $who }{ $gems ->
        [0] .
        [one] : se pierde { $gems } gema sin usar.
       *[other] : se pierden { $gems } gemas sin usar.
    }
log-wins-round = { $who } gana la ronda.
log-takes =
    { $who } gana la ronda: { $prizes }{ $gems ->
        [0] .
        [one] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }
log-leaves = { $who } deja { NAME($card) } en el medio.
log-gets =
    { $who } se lleva: { $prizes }{ $gems ->
        [0] .
        [one] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }

## El final

log-early =
    Nadie tiene más cartas: la partida termina { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } antes.
log-jokers =
    { $who } coloca { $jokers ->
        [one] un comodín
       *[other] { $jokers } comodines
    }: { $guilds }.
log-jokers-lost =
    { $who } no tiene gremio para { $jokers ->
        [one] un comodín, que sale
       *[other] { $jokers } comodines, que salen
    } del juego.
log-score =
    { $side }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
log-wins =
    ¡{ $side } { $winners ->
        [one] gana
       *[other] ganan
    } la partida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
log-wins-cards =
    { $side } { $winners ->
        [one] gana
       *[other] ganan
    } la partida: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por lado, y { $more ->
        [one] { $more } carta
       *[other] { $more } cartas
    } contra { $most }.
log-wins-gems =
    { $side } { $winners ->
        [one] gana
       *[other] ganan
    } la partida: los mismos puntos, { $points }, otras tantas cartas, y { $more ->
        [one] { $more } gema
       *[other] { $more } gemas
    } contra { $most }.
log-shared =
    { $side } comparten la victoria: las mismas cartas, las mismas gemas y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por lado.
