# Las partidas propias: todas, qué suman, con quién se jugó y los datos que se guardan.

web-me = Tus partidas
web-me-games = Partidas
web-me-statistics = Estadísticas
web-me-data = Tus datos
web-me-failed = No se pudieron traer tus partidas.
web-me-none = Todavía no terminaste ninguna partida aquí. Cuando termines una, la encontrarás en esta página.
web-me-none-fit = No hay ninguna partida así.
web-me-play = Jugar una
web-me-more = Más partidas
web-me-bot = Bot

## Las partidas propias

web-own-last = Tus últimas partidas
web-own-all = Todas tus partidas
web-own-won = Victoria
web-own-lost = Derrota
web-own-unknown = …
web-own-winner = ganó
web-own-replay = Repetición

web-own-circles = Tus mesas de amigos
web-own-circle-members =
    { $members ->
        [one] { $members } miembro
       *[other] { $members } miembros
    }
web-own-circle-tonight = ya hay alguien

## Buscar partidas

web-me-find = Buscar partidas
web-me-game = Juego
web-me-any-game = Los dos juegos
web-me-edition = Edición
web-me-any-edition = Todas las ediciones
web-me-with = Con
web-me-anybody = cualquiera
web-me-result = Resultado
web-me-result-any = Victoria o derrota
web-me-result-won = Victoria
web-me-result-lost = Derrota
web-me-since = Desde
web-me-until = Hasta

## Estadísticas

web-me-counting =
    { $games ->
        [one] Se está contando { $games } partida más…
       *[other] Se están contando { $games } partidas más…
    }
web-me-wins = Partidas ganadas
web-me-count = Partidas
web-me-won = Ganadas
web-me-fair = Parte justa
web-me-share = Parte ganada
web-me-total = En total
web-me-players = { $players } jugadores
web-me-too-few = pocas para saberlo
web-me-share-about = La parte justa es cuántas partidas ganarías si todos en la mesa jugaran igual de bien. La barra muestra la parte que ganaste y dónde está probablemente tu parte verdadera, en 95 de 100 casos; la raya que la cruza es la parte justa. Con menos de diez partidas no se puede decir nada. Cuentan las últimas 5000 partidas.
web-me-claims = Lo que afirmaste
web-me-character = Personaje
web-me-told = Afirmaciones
web-me-lies = Faroles
web-me-challenged = Desafiadas
web-me-caught = Sin probar
web-me-doubts =
    { $doubted ->
        [0] Todavía no desafiaste a nadie.
        [one] Desafiaste una vez y { $right ->
            [0] fallaste
           *[other] acertaste
        }.
       *[other] Desafiaste { $doubted } veces y acertaste { $right ->
            [one] una
           *[other] { $right }
        }.
    }
web-me-course = Errores a lo largo del tiempo
web-me-course-none = Hace falta que se hayan analizado al menos dos de tus partidas.
web-me-course-axis =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas, la más antigua a la izquierda. Cuanto más arriba, más costaron tus decisiones: la línea de trazos es { $most } de una victoria por decisión. Los puntos dorados son partidas con suerte en las cartas.
    }
web-me-course-about = Un jugador fuerte analiza la partida y dice cuánta probabilidad de ganar perdió cada decisión tuya. Las decisiones que daban lo mismo no cuentan. No se analizan partidas de mesas que no abren sus cartas.
web-me-look = Analizar mis últimas partidas
web-me-looking = Analizando: { $done } de { $games }
web-me-when = Cuándo
web-me-cost = Coste de una decisión
web-me-luck = Suerte en las cartas

## Los demás

web-me-met = Tú y los demás
web-me-together =
    { $games ->
        [one] { $games } partida juntos: ganaste { $own }, la otra parte { $theirs }
       *[other] { $games } partidas juntos: ganaste { $own }, la otra parte { $theirs }
    }
web-me-against = Tú y { $name }
web-me-against-somebody = Tú y …
web-me-never-met = Nunca terminaste una partida con nadie de esta dirección.
web-me-back = Estadísticas
web-me-you = Tú
web-me-others-won = ganaron otros
web-me-you-did = Tú
web-me-they-did = { $name }
web-me-deed-struck = Golpes y asesinatos contra la otra parte
web-me-deed-robbed = Robos de monedas a la otra parte
web-me-deed-believed = Afirmaciones de la otra parte aceptadas
web-me-deed-fooled = entre ellas, faroles
web-me-deed-doubted = Afirmaciones de la otra parte desafiadas
web-me-deed-right = entre ellas, con razón
web-me-deeds-about = Las afirmaciones aceptadas solo cuentan en mesas que abren sus cartas después de la partida.
web-me-shared = Sus partidas juntos

## Datos

web-me-files = Archivos
web-me-files-about = Los registros de tus partidas se pueden volver a ver con este programa en cualquier lugar. «Todo sobre mí» contiene lo que este servidor guarda de ti: lo que hiciste y dijiste en las mesas, tus partidas y tus denuncias.
web-me-records = Registros de mis partidas
web-me-everything = Todo sobre mí
web-me-open = Abrir un registro
web-me-kept = Qué se guarda
web-me-kept-about = Este servidor te conoce por un número al azar en tu navegador, no por un nombre ni por una dirección. Guarda las mesas en las que te sentaste, con la conversación, y las partidas terminadas, hasta que quien lo administra haga limpieza.
web-me-forget = Borrar mis datos
web-me-forget-about = Sales de todas las mesas. Se borran tu nombre, tu conversación y tus denuncias. No se puede deshacer.
web-me-forget-stays = Las partidas que jugaste quedan para los demás, con un nombre inventado en lugar del tuyo.
web-me-forget-not = Conservar todo
web-me-forget-sure = Borrar para siempre
web-me-forget-failed = No funcionó. Inténtalo de nuevo.

## Un registro de un archivo

web-open = Abrir un registro
web-open-about = Elige el archivo de una partida terminada, como lo guarda el botón «Registro» de una repetición. Las reglas juegan la partida entera; no se guarda nada.
web-open-choose = Elegir un archivo
web-open-reading = Jugando la partida…
web-open-refused = Este no es el registro de una partida que las reglas permitan: { $why }
web-open-too-long = Este no es el registro de una partida: está vacío o es demasiado largo.
