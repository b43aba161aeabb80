# El comando: preparación, despedida y lo que puede fallar antes de la partida.

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
cli-ask-extras = Los números activan y desactivan; Enter termina:
cli-ask-house = Un número cambia una regla; Enter termina:
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
cli-getting-ready = Preparando a los jugadores que piensan por adelantado. La primera vez tarda hasta un minuto…
cli-no-record = Esta partida no deja registro: { $reason }.
cli-left = Has dejado la mesa.
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
cli-bad-preset = No hay edición «{ $preset }»; hay { $known }.
cli-bad-option = No hay opción «{ $option }»; hay { $known }.
cli-bad-value = { $option } es uno de { $known }, no «{ $value }».
cli-bad-written = { $option }: este archivo no sirve: { $reason }.
cli-not-possible = { $players } jugadores no pueden jugar así: { $option }.
cli-bad-pair = Las opciones se escriben nombre=valor, separadas por comas; «{ $pair }» no es así.
cli-bad-bot = No hay rival «{ $bot }»; hay { $known }.
cli-bad-setting =
    { $bot ->
        [blend] «{ $setting }» no es una parte para { $bot }: escribe un número de 0 a 1, como 0.5
        [policy] «{ $setting }» no es una temperatura para { $bot }: escribe un número mayor que 0, como 1.5
        [lookahead] «{ $setting }» no es un límite para { $bot }: escribe 24x6, mundos y decisiones, 500deals o 50ms por decisión
       *[other] «{ $setting }» no es un límite para { $bot }: escribe 100ms o 500deals por decisión
    }.
cli-no-setting = { $bot } no tiene ajuste; quita «{ $setting }».
cli-bad-language = No hay idioma «{ $language }»; hay { $known }.
cli-bad-seat = Un asiento es un número de 0 a { $most }, no { $seat }.
cli-bad-record = { $file } no se puede retomar: línea { $line }: { $reason }.
cli-bad-file = No se puede escribir en { $file }: { $reason }.
cli-file-exists = { $file } ya existe; elige otro nombre o sigue con --resume.
cli-record-over = { $file } no se puede retomar: la partida ya terminó.
cli-record-packed = { $file } no se puede retomar: un registro comprimido no se continúa.
cli-record-person = { $file } no dice en qué asiento juega la persona; agrega --seat.
cli-resume-alone = --resume toma jugadores y reglas del registro; quita { $option }.

cli-serve-own = Juega aquí: { $url }
cli-serve-opened = La página está abierta en tu navegador: { $url }
cli-serve-friends = Amigos en la misma red: { $url }
cli-serve-stop = Ctrl+C termina el servidor. Las partidas siguen cuando lo inicies de nuevo.
cli-serve-cannot = El servidor no puede empezar: { $reason }
cli-serve-folder = No se puede usar { $folder }: { $reason }.
