# La sala: la primera página.

web-lobby-title = Di que eres el Duque. ¿Quién te desafía?
web-lobby-lead = Dos juegos de faroles e intriga: ya mismo contra bots, o con amigos por un enlace. Sin registrarse.
web-lobby-name = Juegas como
web-lobby-mine = Tus mesas
web-lobby-refused = No se pudo. Quizá la mesa cambió mientras tanto.
web-lobby-unreachable = El servidor no responde en este momento.
web-lobby-offline = No tienes conexión. Las reglas y las repeticiones que ya abriste se pueden ver igual.
web-lobby-lost = Sin conexión
web-lobby-looking = Seguimos llamando a la puerta. Las mesas aparecen en cuanto responda el servidor.
web-lobby-asking = Buscando mesas…

## Los dos juegos

web-lobby-coup = Dos cartas en secreto, cinco personajes que afirmar. Farolea, desafía y que nadie te sobreviva.
web-lobby-coup-time = 15 minutos
web-lobby-coup-1 = En tu turno, afirma tener un personaje y haz lo que él hace, tengas la carta o no.
web-lobby-coup-2 = Cualquiera puede desafiar. Quien se equivoca pierde una de sus dos cartas, a la vista de todos.
web-lobby-coup-3 = Gana quien quede al final con una carta.
web-lobby-pot-de-vin = Rondas, gremios y pequeños sobornos: llévate lo que necesitas y procura perder el resto.
web-lobby-pot-de-vin-time = 20 minutos
web-lobby-pot-de-vin-1 = Juega el personaje de la ronda, o pasa y paga una gema. La carta más alta se lo lleva todo.
web-lobby-pot-de-vin-2 = Cada gremio paga por tres símbolos o por siete, y castiga lo que queda en el medio.
web-lobby-pot-de-vin-3 = Por eso ganar una ronda no siempre es buena idea. Gana quien suma más puntos.
web-lobby-players = { $least } a { $most } jugadores
web-lobby-play = Jugar
web-lobby-dealing = Repartiendo…
web-lobby-quick =
    { $bots ->
        [one] Tú y un bot · { $level }
       *[other] Tú y { $bots } bots · { $level }
    }
web-lobby-change = Personalizar
web-lobby-company = Quién juega contigo
web-lobby-others = Otros jugadores
web-lobby-ask-players = Jugadores, contándote
web-lobby-ask-level = ¿Cómo juegan los bots?
web-lobby-how = Cómo funciona
web-lobby-rules = Todas las reglas de { $game }

## Amigos

web-lobby-friends = Jugar con amigos
web-lobby-friends-about = Elige las reglas, manda el enlace y toma asiento. Las sillas vacías las pueden ocupar bots.
web-lobby-link = ¿Tienes un enlace?
web-lobby-link-go = Ir
web-lobby-link-bad = Ahí no hay ninguna mesa. Un enlace lleva …/t/ y unas letras.

## Mesas

web-lobby-tables = Mesas abiertas
web-lobby-people =
    { $people ->
        [one] { $people } persona aquí
       *[other] { $people } personas aquí
    }
web-lobby-more =
    { $tables ->
        [one] Una mesa más
       *[other] { $tables } mesas más
    }
web-lobby-none = Todo en calma en la corte.
web-lobby-none-about = Ahora no espera nadie. Abre una mesa, y quien llegue podrá sentarse contigo.
web-lobby-open = Abrir una mesa
web-lobby-nobody = Nadie todavía
web-lobby-free =
    { $chairs ->
        [one] { $chairs } silla libre
       *[other] { $chairs } sillas libres
    }
web-lobby-phase-gathering = Mesa completa
web-lobby-phase-playing = Partida en curso
web-lobby-phase-paused = En pausa
web-lobby-phase-over = Entre dos partidas
web-lobby-join = Entrar
web-lobby-watch = Mirar
web-lobby-return = Volver a la mesa
web-lobby-learn = ¿Primera vez? Aquí se aprende jugando
