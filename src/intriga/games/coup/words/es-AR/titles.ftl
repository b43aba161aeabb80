# Por qué se recuerda una noche de Coup.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

title-best-bluff = Mejor mentira
title-best-bluff-about = La mentira menos probable que nadie desafió. Cuentan solo las cartas descubiertas: de 100 manos que podía tener el jugador, tantas tendrían el personaje.
title-most-gullible-about = Más mentiras dirigidas a esta persona, o que la bloquearon, sin que nadie desafiara: dos como mínimo. Una mentira bloqueada no cuenta.
title-most-gullible-told =
    { $count ->
        [one] { $count } mentira creída
       *[other] { $count } mentiras creídas
    }
