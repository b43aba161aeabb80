# Lo que se pregunta a quien juega Pot de Vin, y lo que se puede responder.

ask-discard = { $who }, tienes nueve cartas. ¿Cuál va a la pila de triunfos?
ask-lead = { $who }, abres tú la ronda. ¿Con qué carta?
ask-follow = { $who }, se juega { NAME($led) }. ¿Qué carta juegas?
ask-follow-free = { $who }, se juega { NAME($led) } y no tienes: vale cualquier carta. ¿Cuál?
ask-leave = { $who }, la ronda es tuya. ¿Cuál de las cartas jugadas dejas en el medio?
ask-jokers =
    { $who }, { $jokers ->
        [one] tienes un comodín. ¿En qué gremio lo pones?
       *[other] tienes { $jokers } comodines. ¿En qué gremios pones cada uno?
    }

choice-play = jugar { NAME($card) }
    .words = jugar
choice-discard = descartar { NAME($card) }
    .words = descartar
choice-leave = dejar { NAME($card) }
    .words = dejar
choice-jokers = comodines para { $cards }
    .words = comodines, comodín
choice-auto = donde más valen
    .words = auto, mejor
choice-gem =
    { $gems ->
        [one] pasar y pagar la última gema
       *[other] pasar y pagar una de { $gems } gemas
    }
    .words = gema, pasar
price-gem =
    { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
effect-joker =
    { $then ->
        [one] { $now } → { $then } punto
       *[other] { $now } → { $then } puntos
    }
key-gem = Pasar por una gema
warn-last-gem = tu última gema
warn-gems-lost =
    { $gems ->
        [one] tu última carta: { $gems } gema sin usar se pierde
       *[other] tu última carta: { $gems } gemas sin usar se pierden
    }
choice-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

prompt-watch = No te quedan cartas. Enter sigue mirando, rápido quita las pausas, salir termina.

command-unseen = ocultas
    .words = ocultas, cartas
    .about = las cartas que aún no viste

## Por qué se rechaza una respuesta: una frase para cada motivo

refusal-must-lead = Quien abre la ronda tiene que jugar una carta y no puede pasar.
refusal-must-follow = Tienes cartas del personaje de la ronda: juega una de ellas o pasa con una gema.
refusal-no-gems = No te quedan gemas para pasar.
refusal-not-held = No tienes esa carta.
refusal-not-played = Esa carta no se jugó en esta ronda.
refusal-wrong-guilds = Tus comodines no pueden ir así: uno a cada gremio que tienes, sin guardar ninguno.
