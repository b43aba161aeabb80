# El comando: preparación, despedida y lo que puede fallar antes de la partida.

language-name = Español

cli-title = Coup
cli-welcome = Un juego de faroles y mentiras.
cli-default-name = Visitante
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
cli-ask-extras = Los números activan y desactivan; Enter termina:
cli-ask-house = Un número cambia una regla; Enter termina:
cli-ask-value = ¿Qué valor?
cli-ask-bots = ¿Cómo juegan los demás?
cli-extra-reforma = Reforma: dos facciones, una { -sewer }, conversión y { -embezzlement }
cli-extra-slot-duke = Mecenas en lugar del Duque
cli-extra-slot-ambassador = Inquisidor en lugar del Embajador
cli-extra-slot-contessa = Abogado en lugar { OF("contessa") }
cli-extra-declared-coup = { -coup } declarado: quien ataca nombra una carta
bot-uniform = al azar
bot-honest = con honradez
bot-rule-of-thumb = por reglas prácticas
bot-belief = con buena memoria
bot-search = pensando adelante
cli-not-understood = «{ $typed }» no es una de las respuestas.
cli-range = Un número de { $least } a { $most }, por favor.
cli-table = En la mesa: { $players }.
cli-others-play =
    { $others ->
        [one] Tu rival juega
       *[other] Los demás juegan
    } { $how }.
cli-talk-ban = En esta mesa nadie puede contar qué cartas vio en un intercambio.
cli-record = El registro de la partida: { $file }
cli-no-record = Esta partida no deja registro: { $reason }.
cli-left = Has dejado la mesa.
cli-resume = Para seguir: { $command }
cli-resumed =
    La partida sigue, después de { $inputs ->
        [one] { $inputs } jugada
       *[other] { $inputs } jugadas
    }.
cli-won = ¡Victoria tuya, { $who }!
cli-again = ¿Otra partida? Empieza quien ganó.
cli-yes = sí, s
cli-bad-players = { $preset } es para 2 a { $most } jugadores, no { $players }.
cli-bad-preset = No hay edición «{ $preset }»; hay { $known }.
cli-bad-option = No hay opción «{ $option }»; hay { $known }.
cli-bad-value = { $option } es uno de { $known }, no «{ $value }».
cli-bad-pair = Las opciones se escriben nombre=valor, separadas por comas; «{ $pair }» no es así.
cli-bad-bot = No hay rival «{ $bot }»; hay { $known }.
cli-bad-language = No hay idioma «{ $language }»; hay { $known }.
cli-bad-seat = Un asiento es un número de 0 a { $most }, no { $seat }.
cli-bad-record = { $file } no se puede retomar: línea { $line }: { $reason }.
cli-bad-file = No se puede escribir en { $file }: { $reason }.
cli-file-exists = { $file } ya existe; elige otro nombre o sigue con --resume.
cli-record-over = { $file } no se puede retomar: la partida ya terminó.
cli-record-packed = { $file } no se puede retomar: un registro comprimido no se continúa.
cli-record-person = { $file } no dice en qué asiento juega la persona; agrega --seat.
cli-resume-alone = --resume toma jugadores y reglas del registro; quita { $option }.
