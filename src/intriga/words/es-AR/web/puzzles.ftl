# Preguntas para practicar: la página que las ofrece y la mesa que hace una.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-puzzles-about = Las partidas las jugaron bots. Cada respuesta se jugó hasta el final cientos de veces, con las manos que el jugador podía imaginar, y la mejor quedó al menos ocho puntos porcentuales por delante, pensara lo que pensara de lo que habían dicho los demás. Un ejercicio que fallás vuelve al cabo de un día, y después a intervalos más largos. Solo este navegador lo recuerda.
web-puzzles-price-about = ¿Cuánta seguridad hace falta? Adiviná con qué probabilidad puede ser verdad una afirmación para que todavía convenga desafiarla. Acá está medido, sin opinar sobre quien hace la afirmación.
web-puzzles-price-why = Descubrir una mentira te hace ganar algo, y desafiar una verdad te hace perder algo. Las dos cosas se jugaron hasta el final cientos de veces: se compensan cuando la afirmación de { $claimant } es verdad { $price } veces de cada cien.
web-puzzles-price-pays = Así que acá conviene desafiar.
web-puzzles-price-does-not = Así que acá es mejor dejarlo pasar.
web-puzzles-price-is-even = Así que acá casi da igual.
web-puzzles-price-so-far =
    { $asked ->
        [one]
            { $points ->
                [one] Tu respuesta quedó a un punto.
               *[other] Tu respuesta quedó a { $points } puntos.
            }
       *[other]
            { $points ->
                [one] Tus últimas { $asked } respuestas quedaron a un punto en promedio.
               *[other] Tus últimas { $asked } respuestas quedaron a { $points } puntos en promedio.
            }
    }
web-puzzles-endgame-about = Dos jugadores, una carta cada uno, nada afirmado antes. Esos duelos están resueltos, así que lo que vale cada respuesta no es una opinión. A veces hay que alternar: la página cuenta cuánto mentís y cuánto desafiás.
web-puzzles-endgame-so-far =
    { $asked ->
        [one]
            { $points ->
                [one] La pregunta te costó un punto porcentual.
               *[other] La pregunta te costó { $points } puntos porcentuales.
            }
       *[other]
            { $points ->
                [one] Las últimas { $asked } preguntas te costaron un punto porcentual cada una, en promedio.
               *[other] Las últimas { $asked } preguntas te costaron { $points } puntos porcentuales cada una, en promedio.
            }
    }
web-puzzles-bluffs-so-far =
    Mentiras: { $own } de { $open ->
        [one] la única vez
       *[other] las { $open } veces
    } en que podías; la solución habría mentido { $meant ->
        [one] una vez
       *[other] unas { $meant }
    }.
web-puzzles-endgame-mixed = Acá varias respuestas ganan lo mismo. Conviene alternarlas: quien siempre responde igual se deja leer.
web-puzzles-endgame-note = Gana: cuántas veces ganás después de esta respuesta si el otro juega según la solución y vos seguís lo mejor posible. Referencia: con qué frecuencia responde así la solución. Las respuestas que ganan lo mismo se alternan; si no, el otro podría aprovecharse.
