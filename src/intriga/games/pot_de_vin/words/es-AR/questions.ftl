# Lo que se pregunta a quien juega Pot de Vin, y lo que se puede responder.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

ask-discard = { $who }, tenés nueve cartas. ¿Cuál va a la pila de triunfos?
ask-lead = { $who }, abrís vos la ronda. ¿Con qué carta?
ask-follow = { $who }, se juega { NAME($led) }. ¿Qué carta jugás?
ask-follow-free = { $who }, se juega { NAME($led) } y no tenés: vale cualquier carta. ¿Cuál?
ask-leave = { $who }, la ronda es tuya. ¿Cuál de las cartas jugadas dejás en el medio?
ask-jokers =
    { $who }, { $jokers ->
        [one] tenés un comodín. ¿En qué gremio lo ponés?
       *[other] tenés { $jokers } comodines. ¿En qué gremios ponés cada uno?
    }
refusal-must-follow = Tenés cartas del personaje de la ronda: jugá una de ellas o pasá con una gema.
refusal-not-held = No tenés esa carta.
refusal-wrong-guilds = Tus comodines no pueden ir así: uno a cada gremio que tenés, sin guardar ninguno.
