# Nuestra mesa: gente que juega junta una y otra vez.

web-circle = Nuestra mesa
web-circle-none = No hay nada aquí
web-circle-none-about = Esa mesa de amigos no existe, o su enlace cambió. Pide el nuevo a alguien que forme parte de ella.
web-circle-lost = No se pudo traer la mesa.
web-circle-back = Volver a nuestra mesa
web-circle-members =
    { $members ->
        [one] { $members } miembro
       *[other] { $members } miembros
    }

## Esta noche

web-circle-meet = Ir a nuestra mesa
web-circle-tonight = Ya hay alguien, o lo había hace un momento.
web-circle-first = Todavía no llegó nadie: tú abres la mesa, y quienes vengan por el enlace te encuentran allí.
web-circle-usual = A qué juegan normalmente
web-circle-usual-chairs =
    { $chairs ->
        [one] { $chairs } silla
       *[other] { $chairs } sillas
    }
web-circle-usual-add = Otro juego
web-circle-usual-remove = Quitar

## Formar parte

web-circle-join-title = ¿Juegas con ellos?
web-circle-join-about = Entonces tus partidas aquí cuentan en la clasificación con un solo nombre, en todos tus dispositivos. Sin registrarse.
web-circle-own-name = Tu nombre aquí
web-circle-join = Formo parte
web-circle-who = Quiénes forman parte
web-circle-you = tú
web-circle-looks-after = cuida la mesa
web-circle-about = ¿Qué hacer con { $name }?
web-circle-link = Enlace para los amigos
web-circle-link-about = Quien tiene este enlace encuentra la mesa de la noche y puede formar parte.
web-circle-remove-about = Alguien a quien echas no puede volver, y el enlace cambia. Si entregas la mesa, eres un miembro como los demás.
web-circle-hand-over = Entregar la mesa
web-circle-remove = Echar

## Clasificación

web-circle-standings = Clasificación
web-circle-season-of = Temporada
web-circle-season = Temporada { $number }, desde el { $day }
web-circle-all-seasons = Todas las temporadas
web-circle-counting =
    { $games ->
        [one] Se está contando { $games } partida más.
       *[other] Se están contando { $games } partidas más.
    }
web-circle-no-games = Todavía no terminó ninguna partida. La primera noche llena esta página.
web-circle-player = Nombre
web-circle-guest = visita
web-circle-points-wins = Puntos
web-circle-points-fair = Puntos
web-circle-points-recent = Puntos
web-circle-won = Ganadas
web-circle-games = Partidas
web-circle-fair = Parte justa
web-circle-scoring = Una victoria vale
web-circle-scoring-wins = un punto
web-circle-scoring-fair = cuantos juegan
web-circle-scoring-recent = uno, por tres semanas
web-circle-scoring-wins-about = Una victoria vale un punto.
web-circle-scoring-fair-about = Una victoria vale tantos puntos como jugadores había por cada ganador: seis en una mesa de seis, dos en una de dos.
web-circle-scoring-recent-about = Una victoria de las últimas tres semanas vale un punto; una anterior, nada.
web-circle-fair-about = La parte justa es cuántas partidas alguien habría ganado si todos jugaran igual de bien.
web-circle-awards = Para recordar
web-circle-award-bluffer = Cara de piedra
web-circle-award-bluffer-told =
    { $count ->
        [one] { $count } farol que nadie descubrió
       *[other] { $count } faroles que nadie descubrió
    }
web-circle-award-reader = Lee el pensamiento
web-circle-award-reader-told =
    { $count ->
        [one] acertó una vez más de las que falló al desafiar
       *[other] acertó { $count } veces más de las que falló al desafiar
    }
web-circle-award-gullible = Buena fe
web-circle-award-gullible-told =
    { $count ->
        [one] creyó { $count } farol
       *[other] creyó { $count } faroles
    }
web-circle-award-unlucky = Mala suerte
web-circle-award-unlucky-told = Las cartas costaron el { $count } % de una victoria, en las partidas analizadas.
web-circle-evenings = Nuestras noches
web-circle-more-evenings = Todas las noches
web-circle-evening-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }

## Ajustes

web-circle-settings = Ajustes
web-circle-name = Nombre de la mesa
web-circle-face = Otra cara
web-circle-save = Guardar
web-circle-seen = Quién ve la clasificación y las noches
web-circle-seen-members = Los miembros
web-circle-seen-link = Quien tiene el enlace
web-circle-rules = Reglas de la casa
web-circle-new-season = Empezar otra temporada
web-circle-new-link = Cambiar el enlace
web-circle-leave = Dejar esta mesa
web-circle-leave-about = Las partidas que jugaste quedan en la clasificación. Si cuidas la mesa, pasa a cuidarla quien llegó después; sin nadie, se termina.
web-circle-stay = Quedarse

web-circle-today = El farol del día
web-circle-daily-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-circle-daily = Jugar el farol del día
