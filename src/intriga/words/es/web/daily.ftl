# El farol del día: un reparto por día, el mismo para todos en un servidor.

web-daily-title = El farol del día
web-daily-lead = Un reparto por día, el mismo para todos en este servidor. La primera partida es la que cuenta.
web-daily-link = El farol del día: un reparto por día, el mismo para todos
web-daily-next =
    { $hours ->
        [0] El próximo llega en menos de una hora.
        [one] El próximo llega en una hora.
       *[other] El próximo llega en { $hours } horas.
    }
web-daily-of = { $game }: el farol del día
web-daily-all = Todos los faroles del día
web-daily-table = { $preset } · { $players } jugadores
web-daily-company = En la mesa: { $who }.
web-daily-lost = No se pudo traer ese día.

## Jugar

web-daily-play = Jugar el farol de hoy
web-daily-go-on = Seguir con la partida
web-daily-practise = Jugar ese día como práctica
web-daily-again = Jugarlo otra vez, como práctica
web-daily-counts = Esta partida cuenta. No hay pistas hasta que termine.
web-daily-practice = Esta partida es de práctica: no cuenta.
web-daily-result = Tus puntos
web-daily-see = Ver tus puntos

## El resultado

web-daily-points = { $points } de 100 puntos
web-daily-won = Ganaste.
web-daily-not-won = No ganaste.
web-daily-looking = Se está analizando tu partida. Los puntos llegan en uno o dos minutos.
web-daily-spoilt = Alguien más o un bot jugó por ti, o el día había terminado hacía más de una hora: esta partida no cuenta.
web-daily-streak =
    { $days ->
        [0] Todavía ningún día seguido
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
web-daily-decisions = Tus decisiones
web-daily-grades = Excelentes: { $great }, buenas: { $fine }, errores: { $mistakes }
web-daily-share = Compartir
web-daily-copy = Copiar el texto para compartir
web-daily-share-line = { $game }, farol del día { $date }
web-daily-scored = Cómo se cuentan los puntos
web-daily-scored-about = El análisis compara tus decisiones con las mejores, a partir de lo que se podía saber. Dan hasta 70 puntos: perder en promedio un cinco por ciento de la probabilidad de ganar en cada decisión los reduce a la mitad. Ganar suma 30 más.

## Todos

web-daily-field = Todos en este servidor
web-daily-field-people =
    { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    }
web-daily-field-few = Todavía jugaron muy pocos para decir más. Hacen falta cinco.
web-daily-field-bar =
    { $people ->
        [one] { $from } a { $to } puntos: { $people } persona
       *[other] { $from } a { $to } puntos: { $people } personas
    }
web-daily-field-own = La tuya está marcada.

## El reparto

web-daily-explained = Tu partida con el análisis
web-daily-deal = El reparto
web-daily-deal-open = Todas las cartas del día salen de una clave secreta. Se publica una hora después de que termina el día. Hasta entonces solo existe su huella, y nadie puede averiguar las manos.
web-daily-deal-over = Todas las cartas de ese día salieron de esta clave. Cualquiera puede comprobarlo.
web-daily-key = Clave
web-daily-fingerprint = Huella de la clave (SHA-256)
web-daily-check = Comprobar el reparto
web-daily-check-key = La clave coincide con su huella.
web-daily-check-before = Este navegador recibió la misma huella el mismo día.
web-daily-check-late = Este navegador no estuvo aquí ese mismo día, así que no sabe qué se dijo entonces.
web-daily-check-hands = Las manos de tu partida se repartieron otra vez con la clave: son las mismas.
web-daily-check-other-key = La clave no coincide con su huella.
web-daily-check-other-before = Ese mismo día este navegador recibió otra huella.
web-daily-check-other-hands = La clave reparte otras manos, distintas de las de tu partida.
web-daily-check-failed = No se pudo traer tu partida para comprobarla.

## Otros días

web-daily-yesterday = Ayer, { $date }
web-daily-days = Los últimos días
web-daily-day-none = sin jugar
web-daily-day-playing = en curso
web-daily-day-looking = puntos en camino
web-daily-day-spoilt = no cuenta
