# Preguntas para practicar: la página que las ofrece y la mesa que hace una.

web-puzzles-lead = Una pregunta de una partida de verdad, en la mesa de verdad. Ves lo que veía el jugador; una respuesta es claramente la mejor.
web-puzzles-level = Dificultad
web-puzzles-level-all = Todas
web-puzzles-level-easy = Fácil
web-puzzles-level-medium = Media
web-puzzles-level-hard = Difícil
web-puzzles-solved =
    { $solved ->
        [0] { $all } ejercicios
       *[other] { $solved } de { $all } resueltos
    }
web-puzzles-due =
    { $due ->
        [one] Hoy vuelve uno que fallaste.
       *[other] Hoy vuelven { $due } que fallaste.
    }
web-puzzles-begin = Empezar
web-puzzles-about = Las partidas las jugaron bots. Cada respuesta se jugó hasta el final cientos de veces, con las manos que el jugador podía imaginar, y la mejor quedó al menos ocho puntos porcentuales por delante, pensara lo que pensara de lo que habían dicho los demás. Un ejercicio que fallas vuelve al cabo de un día, y después a intervalos más largos. Solo este navegador lo recuerda.
web-puzzles-of = Ejercicio: { $game }
web-puzzles-board = La mesa
web-puzzles-log = Lo que se dijo, de lo último a lo primero
web-puzzles-solution = La respuesta
web-puzzles-right = Sí: «{ $best }».
web-puzzles-wrong = La mejor respuesta era «{ $best }».
web-puzzles-cost =
    { $points ->
        [one] «{ $own }» gana menos veces: un punto porcentual menos.
       *[other] «{ $own }» gana menos veces: { $points }{ "\u00a0" }puntos porcentuales menos.
    }
web-puzzles-believed =
    { $times ->
        [0] Por lo que habías visto, la afirmación de { $claimant } difícilmente podía ser verdad.
        [1] Por lo que habías visto, la afirmación de { $claimant } podía ser verdad una vez de cada diez.
        [10] Por lo que habías visto, la afirmación de { $claimant } era verdad casi con certeza.
       *[other] Por lo que habías visto, la afirmación de { $claimant } podía ser verdad { $times } veces de cada diez.
    }
web-puzzles-note = Gana: cuántas veces ganó cada respuesta al jugar la partida hasta el final. Referencia: con qué frecuencia responde así el jugador más fuerte de la casa.
web-puzzles-next = Siguiente ejercicio
web-puzzles-again = Probar otra vez
web-puzzles-back = Todos los ejercicios
web-puzzles-next-question = Siguiente pregunta

# Dos entrenamientos: el precio de un desafío y los finales resueltos.

web-puzzles-price = El precio de un desafío
web-puzzles-price-about = ¿Hasta qué punto hay que estar seguro? Adivina con qué probabilidad puede ser verdad una afirmación para que todavía convenga desafiarla. Aquí está medido, sin opinar sobre quien hace la afirmación.
web-puzzles-price-begin = Adivinar un precio
web-puzzles-price-ask = Conviene desafiar si la afirmación de { $claimant } es verdad en menos de…
web-puzzles-price-of-hundred = { $percent } veces de cada cien
web-puzzles-price-say = Eso creo
web-puzzles-price-is = Conviene desafiar por debajo del { $price }{ "\u00a0" }%.
web-puzzles-price-note =
    { $points ->
        [one] El precio se midió con un punto de margen.
       *[other] El precio se midió con { $points } puntos de margen.
    }
web-puzzles-price-off =
    { $points ->
        [0] Dijiste justo eso.
        [one] Dijiste { $guess }{ "\u00a0" }%: un punto de diferencia.
       *[other] Dijiste { $guess }{ "\u00a0" }%: { $points } puntos de diferencia.
    }
web-puzzles-price-why = Descubrir un farol te hace ganar algo, y desafiar una verdad te hace perder algo. Las dos cosas se jugaron hasta el final cientos de veces: se compensan cuando la afirmación de { $claimant } es verdad { $price } veces de cada cien.
web-puzzles-price-pays = Así que aquí conviene desafiar.
web-puzzles-price-does-not = Así que aquí es mejor dejarlo pasar.
web-puzzles-price-is-even = Así que aquí casi da igual.
web-puzzles-price-so-far =
    { $asked ->
        [one]
            { $points ->
                [one] Tu respuesta quedó a un punto.
               *[other] Tu respuesta quedó a { $points } puntos.
            }
       *[other]
            { $points ->
                [one] Tus últimas { $asked } respuestas quedaron a un punto de media.
               *[other] Tus últimas { $asked } respuestas quedaron a { $points } puntos de media.
            }
    }
web-puzzles-endgame = Finales resueltos
web-puzzles-endgame-about = Dos jugadores, una carta cada uno, nada afirmado antes. Esos duelos están resueltos, así que lo que vale cada respuesta no es una opinión. A veces hay que alternar: la página cuenta cuánto faroleas y cuánto desafías.
web-puzzles-endgame-begin = Jugar finales
web-puzzles-endgame-mixed = Aquí varias respuestas ganan lo mismo. Conviene alternarlas: quien siempre responde igual se deja leer.
web-puzzles-endgame-note = Gana: cuántas veces ganas después de esta respuesta si el otro juega según la solución y tú sigues lo mejor posible. Referencia: con qué frecuencia responde así la solución. Las respuestas que ganan lo mismo se alternan; si no, el otro podría aprovecharse.
web-puzzles-endgame-so-far =
    { $asked ->
        [one]
            { $points ->
                [one] La pregunta te costó un punto porcentual.
               *[other] La pregunta te costó { $points } puntos porcentuales.
            }
       *[other]
            { $points ->
                [one] Las últimas { $asked } preguntas te costaron un punto porcentual cada una, de media.
               *[other] Las últimas { $asked } preguntas te costaron { $points } puntos porcentuales cada una, de media.
            }
    }
web-puzzles-bluffs-so-far =
    Faroles: { $own } de { $open ->
        [one] la única vez
       *[other] las { $open } veces
    } en que podías; la solución habría faroleado { $meant ->
        [one] una vez
       *[other] unas { $meant }
    }.
web-puzzles-doubts-so-far =
    Desafíos: { $own } de { $open ->
        [one] { $open } afirmación
       *[other] { $open } afirmaciones
    }; la solución habría desafiado { $meant ->
        [one] una
       *[other] unas { $meant }
    }.
