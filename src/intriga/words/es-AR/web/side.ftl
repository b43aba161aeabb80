# Junto al tablero: el historial, la charla, las afirmaciones y la ayuda, lo que se lee en voz alta y el final de la partida.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-side-talk-empty = Nadie dijo nada. Mentir bien empieza por hablar.
web-side-gallery-note = Solo mirás, así que la mesa no te oye. Hablá con el público; cuando la partida termine, todos lo leerán.
web-side-say = Decí algo
web-side-say-gallery = Decí algo al público
web-side-claims-about = Lo que todos oyeron hasta ahora. Una afirmación que nadie desafió también puede haber sido mentira.
web-side-say-watching = Solo mirás y no tenés cartas.
web-side-say-hand =
    Tenés { $cards }. { $coins ->
        [one] { $coins } moneda.
       *[other] { $coins } monedas.
    }
web-side-say-hand-gems =
    Tenés { $cards }. { $gems ->
        [one] { $gems } gema.
       *[other] { $gems } gemas.
    }
web-side-daily = Tus puntos en la mentira del día
