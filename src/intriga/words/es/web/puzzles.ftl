# Preguntas para practicar: la página que las ofrece y la mesa que hace una.

web-puzzles-lead = Una pregunta de una partida de verdad, en la mesa de verdad. Ves lo que veía el jugador; una respuesta es claramente la mejor.
web-puzzles-level = Dificultad
web-puzzles-level-all = Todos
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
web-puzzles-cost = «{ $own }» gana menos veces: { $points }{ "\u00a0" }puntos porcentuales menos.
web-puzzles-believed =
    { $times ->
        [0] Por lo que habías visto, la afirmación de { $claimant } difícilmente podía ser verdad.
        [1] Por lo que habías visto, la afirmación de { $claimant } podía ser verdad una vez de cada diez.
        [10] Por lo que habías visto, la afirmación de { $claimant } era verdad casi con certeza.
       *[other] Por lo que habías visto, la afirmación de { $claimant } podía ser verdad { $times } veces de cada diez.
    }
web-puzzles-note = Gana: cuántas veces fue así después de la respuesta, en partidas jugadas hasta el final. Referencia: con qué frecuencia responde así el jugador más fuerte de la casa.
web-puzzles-next = Siguiente ejercicio
web-puzzles-again = Probar otra vez
web-puzzles-back = Todos los ejercicios
