# La noche de una mesa: quién ganó cuántas veces y por qué se recuerda a cada uno.

web-evening = Nuestra noche
web-evening-titles = Para recordar
web-evening-wins = Partidas ganadas
web-evening-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
web-evening-share-of =
    { $games ->
        [one] { $wins } de { $games } partida
       *[other] { $wins } de { $games } partidas
    }
web-evening-last = Las últimas { $games } partidas de esta mesa.
web-evening-bot = Bot
web-evening-none = En esta mesa todavía no terminó ninguna partida.
web-evening-no-titles = Todavía no hay más que contar. Los títulos salen de lo que pasó, y nadie recibe uno por nada.
web-evening-measured = Cómo se mide
web-evening-look = Ver el momento
web-evening-back = Volver a la mesa
web-evening-picture = Una imagen para compartir
web-evening-drawing = Dibujando…
web-evening-picture-alt = La noche en una imagen: quién ganó cuántas veces y los títulos
web-evening-send = Compartir
web-evening-save = Guardar la imagen
web-evening-lost = No se pudo traer la noche.
web-evening-picture-lost = No se pudo dibujar la imagen.
web-evening-private = Esta mesa es privada: entra primero a su página con el enlace.
