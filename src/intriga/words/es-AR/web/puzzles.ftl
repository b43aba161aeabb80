# Preguntas para practicar: la página que las ofrece y la mesa que hace una.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-puzzles-about = Las partidas las jugaron bots. Cada respuesta se jugó hasta el final cientos de veces, con las manos que el jugador podía imaginar, y la mejor quedó al menos ocho puntos porcentuales por delante, pensara lo que pensara de lo que habían dicho los demás. Un ejercicio que fallás vuelve al cabo de un día, y después a intervalos más largos. Solo este navegador lo recuerda.
web-puzzles-price-about = ¿Cuánto hay que estar seguro? Adiviná por debajo de qué probabilidad de verdad conviene desafiar. Acá está medido, sin opinar sobre el jugador que afirma.
web-puzzles-price-why = Descubrir una mentira te hace ganar algo, y desafiar una verdad te hace perder algo. Las dos cosas se jugaron hasta el final cientos de veces: se compensan cuando la afirmación de { $claimant } es verdad { $price } veces de cada cien.
web-puzzles-price-pays = Así que acá conviene desafiar.
web-puzzles-price-does-not = Así que acá es mejor dejarlo pasar.
web-puzzles-price-so-far =
    { $asked ->
        [one] Tu respuesta quedó a { $points } puntos.
       *[other] Tus últimas { $asked } respuestas quedaron a { $points } puntos en promedio.
    }
web-puzzles-endgame-about = Dos jugadores, una carta cada uno, nada afirmado antes. Esos duelos están resueltos, así que lo que vale cada respuesta no es una opinión. A veces hay que alternar: la página cuenta cuánto mentís y cuánto desafiás.
web-puzzles-endgame-so-far =
    { $asked ->
        [one] La pregunta te costó { $points } puntos porcentuales.
       *[other] Las últimas { $asked } preguntas te costaron { $points } puntos porcentuales cada una, en promedio.
    }
web-puzzles-bluffs-so-far = Mentiste { $own } veces de las { $open } en que podías; la solución lo habría hecho unas { $meant } veces.
