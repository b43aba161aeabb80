# Lo que solo dice la terminal.

## Preparación, despedida y lo que puede fallar antes de la partida

language-name = Español

cli-line-name = Nombre
cli-line-language = Idioma
cli-line-players = Jugadores
cli-line-preset = Edición
cli-line-extras = Extras
cli-line-bots = Rivales
cli-line-house = Reglas de la casa
cli-start-hint = Enter reparte las cartas; un número cambia una línea
cli-no-extras = ninguno
cli-no-house = las de la edición
cli-ask-name = Tu nombre
cli-ask-language = ¿Qué idioma?
cli-ask-players = ¿Cuántos juegan, contándote?
cli-ask-preset = ¿Qué edición?
cli-ask-extras = Escribe un número para activar o desactivar, Enter para terminar:
cli-ask-house = Escribe un número para cambiar una regla, Enter para terminar:
cli-ask-value = ¿Qué valor?
cli-ask-bots = ¿Cómo juegan los demás?
cli-not-understood = «{ $typed }» no es una de las respuestas.
cli-range = Un número de { $least } a { $most }, por favor.
cli-table = En la mesa: { $players }.
cli-others-play =
    { $others ->
        [one] Nivel de tu rival
       *[other] Nivel de los demás
    }: { $how }.
cli-record = El registro de la partida: { $file }
cli-getting-ready = Preparando los bots que piensan por adelantado. La primera vez tarda hasta un minuto…
cli-compiling = Se compilan las reglas para este equipo: hasta un minuto, y solo la primera vez.
cli-no-record = Esta partida no deja registro: { $reason }.
cli-left = Saliste de la mesa.
cli-resume = Para seguir: { $command }
cli-resumed =
    La partida sigue, después de { $inputs ->
        [one] { $inputs } jugada
       *[other] { $inputs } jugadas
    }.
cli-won = ¡Victoria tuya, { $who }!
cli-another = ¿Otra partida?
cli-yes = sí, s
cli-bad-players = { $preset } es para { $least } a { $most } jugadores, no { $players }.
cli-bad-edition = No hay edición «{ $name }»; hay { $known }.
cli-bad-option = No hay opción «{ $name }»; hay { $known }.
cli-bad-value = { $option } es uno de { $known }, no «{ $name }».
cli-bad-written = { $option }: este archivo no sirve: { $reason }.
cli-not-possible = { $players } jugadores no pueden jugar así: { $option }.
cli-bad-pair = Las opciones se escriben nombre=valor, separadas por comas; «{ $pair }» no es así.
cli-bad-bot = No hay rival «{ $name }»; hay { $known }.
cli-bad-setting =
    { $bot ->
        [blend] «{ $setting }» no es una proporción para { $bot }: escribe un número de 0 a 1, como 0.5
        [policy] «{ $setting }» no es una temperatura para { $bot }: escribe un número mayor que 0, como 1.5
        [lookahead] «{ $setting }» no es un límite para { $bot }: escribe 24x6, mundos y decisiones, 500deals o 50ms por decisión
       *[other] «{ $setting }» no es un límite para { $bot }: escribe 100ms o 500deals por decisión
    }.
cli-no-setting = { $bot } no tiene ajuste; quita «{ $setting }».
cli-meant = ¿Quisiste decir «{ $meant }»?
cli-bad-agent = Este rival no puede jugar: { $reason }.
cli-agent-failed = La partida se detiene aquí, porque un rival no puede seguir: { $reason }.
cli-record-agents = El registro nombra rivales de archivos, que solo se ejecutan si lo pides: añade --agents { $agents }
cli-bad-language = No hay idioma «{ $name }»; hay { $known }.
cli-bad-seat = Un asiento es un número de 0 a { $most }, no { $seat }.
cli-bad-record = { $file } no se puede retomar: línea { $line }: { $reason }.
cli-bad-file = No se puede escribir en { $file }: { $reason }.
cli-file-exists = { $file } ya existe; elige otro nombre o sigue con --resume.
cli-record-over = { $file } no se puede retomar: la partida ya terminó.
cli-record-packed = { $file } no se puede retomar: un registro comprimido no se continúa.
cli-record-person = { $file } no dice en qué asiento juega la persona; añade --seat.
cli-resume-alone = --resume toma jugadores y reglas del registro; quita { $option }.

cli-serve-own = Juega aquí: { $url }
cli-serve-opened = La página está abierta en tu navegador: { $url }
cli-serve-friends = Amigos en la misma red: { $url }
cli-serve-lan-host = --lan atiende en todas las direcciones, así que no va con --host { $host }.
cli-serve-two-places = --data y --database son dos lugares para las mesas: elige uno solo.
cli-serve-stop = Ctrl+C termina el servidor. Las partidas siguen cuando lo inicies de nuevo.
cli-serve-cannot = El servidor no puede empezar: { $reason }
cli-serve-runs = Intriga ya está abierto: { $url }
cli-serve-in-use = { $database } está en uso por otro servidor, proceso { $process }.
cli-serve-folder = No se puede usar { $folder }: { $reason }.
cli-move-cannot = No se copió nada: { $reason }
cli-move-done = Todo copiado. Eventos de las mesas: { $events }; mesas en el índice: { $tables }; partidas terminadas: { $games }; instantáneas: { $snapshots }; claves: { $secrets }. Los dos lugares tienen el resumen { $digest }.

## Lo que se puede escribir en cualquier mesa, y lo que se dice entonces

command-help = ayuda
    .words = ayuda, ?
    .about = esta lista; ayuda y un tema explican una regla
command-rules = reglas
    .words = reglas
    .about = el juego en resumen
command-table = mesa
    .words = mesa
    .about = muestra la mesa otra vez
command-log = historial
    .words = historial
    .about = todo lo que pasó hasta ahora
command-hand = mano
    .words = mano
    .about = tus cartas y las que viste
command-options = opciones
    .words = opciones
    .about = las reglas de la casa de esta partida
command-quit = salir
    .words = salir
    .about = sale de la mesa; la partida se puede retomar

prompt-hint = Un número o una palabra; ayuda lo explica todo.
prompt-hint-enter = Un número o una palabra; Enter deja pasar; ayuda lo explica todo.
prompt-hint-only = Enter basta; ayuda lo explica todo.
prompt-unknown = No conozco «{ $typed }». Escribe un número de la lista o ayuda.
prompt-ambiguous = «{ $typed }» puede ser { $choices }.
prompt-more = Enter continúa
prompt-watch-words = rápido

## Ayuda, sea cual sea el tema

help-topics = Hay ayuda sobre:
help-unknown = No hay ayuda sobre «{ $typed }».

## Qué haría el maestro en una decisión de una partida anotada: intriga hint

hint-thinks = El maestro piensa…
hint-asked =
    { $at ->
        [one] Después de { $at } jugada de { $inputs }, le toca a { $who }.
       *[other] Después de { $at } jugadas de { $inputs }, le toca a { $who }.
    }
hint-answer = respuesta
hint-probability = probabilidad
hint-win = ganaría
hint-loss = pérdida, p. p.
hint-percent = { $whole },{ $tenths } %
hint-number = { $whole },{ $tenths }
hint-only = No hay otra respuesta posible.
hint-decided = En todos los mundos probados, ninguna respuesta cambia si { $who } gana o pierde.
hint-table = tabla
hint-table-about = Las frecuencias de la columna «tabla» están demostradas para duelos en los que ninguna afirmación reveló nada todavía. Se muestran para comparar y no juzgan nada.
hint-equilibrium = equilibrio
hint-equilibrium-about = Las frecuencias de la columna «equilibrio» son las de un jugador del que nadie puede sacar provecho, según las estima el Equilibrista con todo lo que ambos jugadores han oído. No demuestran ni juzgan nada.
hint-verdict-best = { $who } jugó «{ $action }». Ninguna respuesta es mejor.
hint-verdict-close = { $who } jugó «{ $action }». Está cerca de la mejor, «{ $best }».
hint-verdict-mixed = { $who } jugó «{ $action }». «{ $best }» es mejor, pero en el { $probability } de los casos el maestro también responde «{ $action }».
hint-verdict-loses = { $who } jugó «{ $action }». Eso cuesta { $loss } puntos porcentuales de probabilidad de ganar frente a «{ $best }».
hint-beliefs = Lo que { $who } puede pensar que tienen los demás:

hint-which-game = { $file } contiene { $games } partidas; elige una con --game: { $known }.
hint-no-game = { $file } no contiene la partida «{ $game }»; contiene { $known }.
hint-no-input = --at es un número de jugadas de 0 a { $most }, no { $at }.
hint-over =
    { $at ->
        [one] Después de { $at } jugada la partida ya terminó; elige una decisión anterior con --at.
       *[other] Después de { $at } jugadas la partida ya terminó; elige una decisión anterior con --at.
    }
hint-not-asked =
    { $at ->
        [one] Después de { $at } jugada no le toca al asiento { $seat }; les toca a: { $known }.
       *[other] Después de { $at } jugadas no le toca al asiento { $seat }; les toca a: { $known }.
    }
hint-bad-number = { $option } es un número a partir de { $least }, no { $given }.

## Qué se encontró en una partida entera: intriga analyse

analyse-looks = Analizando la partida…
analyse-game =
    { $inputs ->
        [one] { $seats } asientos, { $inputs } jugada.
       *[other] { $seats } asientos, { $inputs } jugadas.
    }
analyse-result = resultado
analyse-cards = cartas
analyse-choices = decisiones
analyse-guesses = corazonadas
analyse-others = los demás
analyse-counted = decisiones importantes
analyse-each = costo de cada una
analyse-lies = faroles descubiertos
analyse-challenges = desafíos acertados
analyse-of = { $some } de { $all }
analyse-accounts = En puntos porcentuales. El resultado es lo que ganó cada asiento, menos lo que podía esperar antes del reparto. Es la suma de las cartas que recibió y tomó del mazo, de sus decisiones comparadas con las de la referencia, de las corazonadas que salieron bien o mal y de lo que hicieron los demás.
analyse-moments = Momentos que vale la pena repasar
analyse-moment = { $step }. { $what }
analyse-reference = Así lo ve el jugador más fuerte de la casa (red { $network }); no es la verdad. En las partidas en que se midió, el costo de una respuesta tuvo un error típico de { $error } puntos porcentuales; solo se señala un error de juego si es el doble.
