# Lo que solo dice la terminal.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

language-name = Español (Argentina)
cli-ask-extras = Escribí un número para activar o desactivar, Enter para terminar:
cli-ask-house = Escribí un número para cambiar una regla, Enter para terminar:
cli-bad-setting =
    { $bot ->
        [blend] «{ $setting }» no es una proporción para { $bot }: escribí un número de 0 a 1, como 0.5
        [policy] «{ $setting }» no es una temperatura para { $bot }: escribí un número mayor que 0, como 1.5
        [lookahead] «{ $setting }» no es un límite para { $bot }: escribí 24x6, mundos y decisiones, 500deals o 50ms por decisión
       *[other] «{ $setting }» no es un límite para { $bot }: escribí 100ms o 500deals por decisión
    }.
cli-no-setting = { $bot } no tiene ajuste; quitá «{ $setting }».
cli-agent-failed = La partida se detiene acá, porque un rival no puede seguir: { $reason }.
cli-record-agents = El registro nombra rivales de archivos, que solo se ejecutan si lo pedís: agregá --agents { $agents }
cli-file-exists = { $file } ya existe; elegí otro nombre o seguí con --resume.
cli-record-person = { $file } no dice en qué asiento juega la persona; agregá --seat.
cli-resume-alone = --resume toma jugadores y reglas del registro; quitá { $option }.
cli-serve-two-places = --data y --database son dos lugares para las mesas: elegí uno solo.
cli-serve-own = Jugá acá: { $url }
prompt-unknown = No conozco «{ $typed }». Escribí un número de la lista o ayuda.
hint-which-game = { $file } contiene { $games } partidas; elegí una con --game: { $known }.
hint-over =
    { $at ->
        [one] Después de { $at } jugada la partida ya terminó; elegí una decisión anterior con --at.
       *[other] Después de { $at } jugadas la partida ya terminó; elegí una decisión anterior con --at.
    }
analyse-lies = mentiras descubiertas
