# Por qué la respuesta de un ejercicio es la mejor.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

why-takes =
    { $sure ->
        [1] Ganás la ronda
       *[other] Probablemente ganás la ronda
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para vos, tal como está la mesa.
why-rids =
    Te sacás de encima { NAME($card) }, que te costaría { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } si te la llevaras.
why-keeps = { NAME($card) } es una carta más fuerte: guardala para otra ronda.
why-keeps-taking = Esta carta probablemente alcanza para ganar la ronda: guardá { NAME($card) } para otra.
why-gem-saves-card = De todos modos es difícil que ganes la ronda, y guardás { NAME($card) } para otra.
why-gems-lost-else =
    Tenés { $gems ->
        [one] { $gems } gema
       *[other] { $gems } gemas
    }: lo que no pagues antes de tu última carta se pierde.
