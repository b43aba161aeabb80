# Por qué se recuerda una noche de Pot de Vin.

title-best-round = Mejor ronda
title-best-round-about = La ronda que más puntos dio a quien la ganó, antes de colocar los comodines.
title-best-round-told =
    { $who } ganó la ronda { $round } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con ella.
title-most-trumps = Más rondas robadas
title-most-trumps-about = Más rondas ganadas con un triunfo cuando se jugaba otro personaje: dos como mínimo.
title-most-trumps-told =
    { $count ->
        [one] { $count } ronda ganada con triunfo
       *[other] { $count } rondas ganadas con triunfo
    }
title-poisoned-round = Regalo envenenado
title-poisoned-round-about = La ronda que más puntos costó a quien la ganó, antes de colocar los comodines.
title-poisoned-round-told =
    { $who } ganó la ronda { $round } y perdió { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con ella.
title-most-gems-lost = Mano cerrada
title-most-gems-lost-about = Más gemas guardadas demasiado: con la última carta de la mano salieron de la partida sin usar. Dos como mínimo.
title-most-gems-lost-told =
    { $gems ->
        [one] { $gems } gema guardada de más
       *[other] { $gems } gemas guardadas de más
    }
