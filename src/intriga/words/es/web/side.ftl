# Junto al tablero: el historial, la charla, las afirmaciones y la ayuda, lo que se lee en voz alta y el final de la partida.

web-side = Junto a la mesa
web-side-tab-log = Historial
web-side-tab-talk = Charla
web-side-tab-claims = Memoria
web-side-tab-help = Ayuda
web-side-unread =
    { $lines ->
        [one] { $lines } mensaje nuevo
       *[other] { $lines } mensajes nuevos
    }

## Historial

web-side-log-empty = Todavía no pasó nada.
web-side-turn = Turno { $number }
web-side-new-lines =
    { $lines ->
        [one] { $lines } línea nueva
       *[other] { $lines } líneas nuevas
    }

## Charla

web-side-channel = Dónde
web-side-channel-table = Mesa
web-side-channel-gallery = Público
web-side-talk-empty = Nadie dijo nada. Un buen farol empieza hablando.
web-side-gallery-empty = Nadie dijo nada entre el público.
web-side-gallery-note = Solo miras, así que la mesa no te oye. Habla con el público; cuando la partida termine, todos lo leerán.
web-side-watcher = Alguien del público
web-side-say = Di algo
web-side-say-gallery = Di algo al público
web-side-send = Enviar
web-side-left =
    { $left ->
        [one] Queda { $left } carácter
       *[other] Quedan { $left } caracteres
    }
web-side-emoji = Mostrar un emoji en tu lugar
web-side-emoji-thumb = Pulgar arriba
web-side-emoji-clap = Aplausos
web-side-emoji-laugh = Lágrimas de risa
web-side-emoji-wonder = Sorpresa
web-side-emoji-think = Pensando
web-side-emoji-devil = Diablillo
web-side-emoji-blind = No quiero ver
web-side-emoji-fire = Fuego

## Afirmaciones, o las columnas de Pot de Vin

web-side-claims-about = Lo que todos oyeron hasta ahora. Una afirmación que nadie desafió también puede haber sido un farol.
web-side-claims-none = Ninguna afirmación todavía
web-side-claimed =
    { $times ->
        [one] lo afirmó una vez
        [2] lo afirmó dos veces
       *[other] lo afirmó { $times } veces
    }
web-side-proved =
    { $times ->
        [one] lo probó
       *[other] lo probó { $times } veces
    }
web-side-refused =
    { $times ->
        [one] no lo probó
       *[other] no lo probó { $times } veces
    }
web-side-seen = Viste: { $cards }
web-side-columns-about = Lo que está a la vista de todos: los símbolos, los puntos que valen ahora y los que valdrían con uno más.
web-side-columns-none = Ninguna carta ganada todavía
web-side-guild = Gremio
web-side-symbols = Símbolos
web-side-symbols-short = Símb.
web-side-more = Puntos con un símbolo más
web-side-idle = Cuenta la columna de la otra persona de la pareja
web-side-gems =
    { $gems ->
        [one] { $gems } gema para pasar
       *[other] { $gems } gemas para pasar
    }
web-side-treasure =
    { $gems ->
        [one] { $gems } gema ganada
       *[other] { $gems } gemas ganadas
    }
web-side-void = Ya no tiene: { $cards }
web-side-jokers = Un comodín en cada uno: { $guilds }

## Ayuda

web-side-topic = Explicar
web-side-keys = Teclas
web-side-reference = Resumen de las acciones
web-side-blocked-by = Se puede bloquear con
web-side-price =
    { $coins ->
        [one] cuesta { $coins } moneda
       *[other] cuesta { $coins } monedas
    }
web-side-copies = Hay { $copies } copias de cada personaje.
web-side-scale = Puntos
web-side-scale-guild = Símbolos de un gremio y cuánto valen
web-side-scale-pots = Cartas { $card } y cuánto valen
web-side-scale-plus = Cada +2 vale 2 puntos.
web-side-scale-minus = Cada −2 cuesta 2 puntos.
web-side-scale-gem = Cada gema ganada vale 1 punto.
web-side-scale-joker = Cada comodín suma un símbolo a un gremio al final.
web-side-key-number = Elegir por número
web-side-key-confirm = Confirmar
web-side-key-cancel = Cancelar
web-side-key-undo = Cambiar tu respuesta
web-side-key-hand = Leer en voz alta: tu mano
web-side-key-players = Leer en voz alta: monedas y cartas de cada uno
web-side-key-what = Leer en voz alta: qué se espera ahora
web-side-key-last = Leer en voz alta: lo que acaba de pasar
web-side-key-help = Estas teclas

## Leído en voz alta

web-side-say-no-game = Todavía no hay partida.
web-side-say-watching = Solo miras y no tienes cartas.
web-side-say-hand =
    Tienes { $cards }. { $coins ->
        [one] { $coins } moneda.
       *[other] { $coins } monedas.
    }
web-side-say-hand-gems =
    Tienes { $cards }. { $gems ->
        [one] { $gems } gema.
       *[other] { $gems } gemas.
    }
web-side-say-player =
    { $who }: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $cards ->
        [one] { $cards } carta.
       *[other] { $cards } cartas.
    }
web-side-say-lost = Perdió: { $cards }.
web-side-say-out = { $who } está fuera.
web-side-say-player-gems =
    { $who }: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $gems ->
        [one] { $gems } gema.
       *[other] { $gems } gemas.
    }
web-side-say-points =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
web-side-say-turn = Es el turno de { $who }.
web-side-say-reaction = Todos pueden responder aún a { $who }.
web-side-say-awaited = Esperando a { $players }.
web-side-say-seconds =
    { $seconds ->
        [one] Queda { $seconds } segundo.
       *[other] Quedan { $seconds } segundos.
    }

## El final de la partida

web-side-won-you = ¡Ganaste!
web-side-won-with = ¡Ganaste con { $who }!
web-side-won =
    { $winners ->
        [one] ¡Gana { $who }!
       *[other] ¡Ganan { $who }!
    }
web-series-won =
    { $winners ->
        [one] { $who } gana la serie
       *[other] { $who } ganan la serie
    }
web-series-standing = Serie a { $wins } victorias
web-side-open = Todas las cartas a la vista
web-side-closed = En esta mesa las manos siguen ocultas, incluso al final.
web-side-scores = Puntos
web-side-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
web-side-taken =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
web-side-sheet-number = Número
web-side-sheet-gems = Gemas ganadas
web-side-sheet-sum = Suma
web-side-sheet-joker = y un comodín
web-side-sheet-jokers = Un comodín cuenta como un símbolo más del gremio junto al que está.
web-side-sheet-pair = Si los dos tienen un gremio, cuenta la menor de sus dos columnas.
web-side-review = Tras las máscaras
web-side-rounds = Ronda a ronda
web-side-again = Volver a mirar
web-side-daily = Tus puntos en el farol del día
web-side-replay = Ver la repetición
web-side-analysis = Analizar la partida
web-side-moment = El momento de la partida
web-side-moment-look = Ver el momento
web-side-record = Descargar el registro
web-side-rematch = ¿Otra partida?
web-side-ready = Quiero jugar otra
web-side-unready = Mejor espero
web-side-ready-yes = Jugará otra
web-side-ready-no = Todavía no confirmó
web-side-bot = Bot
web-side-host = Anfitrión
web-side-pass-on = Ceder el papel de anfitrión
web-side-new-host = Nuevo anfitrión
web-side-make-host = Nuevo anfitrión: { $who }
web-side-wins =
    { $wins ->
        [one] { $wins } partida ganada
       *[other] { $wins } partidas ganadas
    }
web-side-start = Repartir de nuevo
web-side-change = Cambiar las reglas
web-side-leave = Salir de la mesa
web-side-watching = Estás mirando. La próxima partida es de quienes están en la mesa.
web-side-sit = Sentarse para la próxima partida
web-side-fair = ¿Fue limpio el reparto?
web-side-fair-about = Todo el azar de esta partida salió de un secreto y de bytes aleatorios que aportaron los jugadores. El SHA-256 del secreto se envió antes de que nadie aportara nada, y el SHA-256 de todos los bytes antes que los propios bytes. Así el servidor no pudo cambiar el secreto, los jugadores no lo conocían y nadie pudo ajustar sus bytes a los de los demás.
web-side-fair-limits = Lo que queda: quien maneja el servidor puede leer todas las cartas durante la partida. Junto con un jugador que no revela sus bytes, puede elegir entre dos repartos; esta página dice quién no los reveló.
web-side-fair-checking = Tu navegador está repartiendo la partida otra vez…
web-side-fair-failed = Tu navegador no pudo obtener el registro, así que no se comprobó nada.
web-side-fair-commitment = El SHA-256, enviado antes del reparto:
web-side-fair-contributions = Lo que aportó cada asiento; lo de un bot se deduce del secreto:
web-side-fair-secret = El secreto, revelado ahora:
web-side-fair-before = El secreto es aquel cuyo SHA-256 recibió esta página antes del reparto.
web-side-fair-late = Esta página recibió el SHA-256 solo con el reparto: no puede decir si el secreto estaba fijado antes.
web-side-fair-own = Los bytes aleatorios que aportó esta página están entre ellos, en tu asiento.
web-side-fair-missed = Los bytes aleatorios de esta página no están en este reparto: llegaron demasiado tarde, o el servidor no los aceptó. En el próximo reparto la página vuelve a aportar.
web-side-fair-others = Esta página no aportó nada a este reparto; otros sí.
web-side-fair-alone = Ningún jugador aportó nada a este reparto: lo decidió solo el secreto.
web-side-fair-copy = Copiar el secreto
web-side-fair-first-drawn = También se sorteó quién empieza.
web-side-fair-first-settled = Quién empieza no se sorteó: lo dicen las reglas, o empieza el último ganador.
web-side-fair-kept-back = { $who } anunció bytes aleatorios y no los reveló. Eso pasa cuando se corta la conexión; también permite, a quien conoce el secreto, elegir entre dos repartos.
web-side-fair-differs = ¡El reparto no coincide!
web-side-fair-fits =
    { $draws ->
        [one] Tu navegador repartió toda la partida otra vez: el { $draws } sorteo es igual
       *[other] Tu navegador repartió toda la partida otra vez: los { $draws } sorteos son iguales
    }
web-side-fair-fault-nothing-told = El registro no dice cómo se repartió. No se comprobó nada.
web-side-fair-fault-closed = Esta mesa mantiene sus cartas cerradas: el secreto nunca se revela y los sorteos no se pueden comprobar. El SHA-256 que se envió antes del reparto no cambió.
web-side-fair-fault-other-commitment = El SHA-256 no es el que esta página recibió primero: puede que cambiaran el secreto.
web-side-fair-fault-other-secret = El secreto no es el que corresponde al SHA-256.
web-side-fair-fault-not-added = Lo que aportó esta página no está en tu asiento: el servidor lo omitió o lo cambió.
web-side-fair-fault-other-told = Los aportes del registro no son los que se enviaron al repartir.
web-side-fair-fault-other-bot = Lo que aportó un bot no se deduce del secreto: alguien lo eligió.
web-side-fair-fault-other-hash = Lo que alguien aportó no es lo que había anunciado antes del reparto.
web-side-fair-fault-other-first = Debió empezar otro asiento, o debió sortearse.
web-side-fair-fault-other-deal = Con este secreto, las primeras cartas no serían las que se repartieron.
web-side-fair-fault-other-draw = Con este secreto, una carta que salió durante la partida habría sido otra.
