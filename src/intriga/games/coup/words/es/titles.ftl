# Por qué se recuerda una noche de Coup.

title-best-bluff = Mejor farol
title-best-bluff-about = El farol menos probable que nadie desafió. Cuentan solo las cartas descubiertas: de 100 manos que podía tener el jugador, tantas tendrían el personaje.
title-best-bluff-told =
    { $none ->
        [1] { $who } afirmó no tener { NAME($card) }, lo tenía, y nadie desafió. Por las cartas descubiertas, { $percent ->
                [0] no lo tenía casi ninguna mano
                [one] no lo tenía 1 de 100 manos
               *[other] no lo tenían { $percent } de 100 manos
            }.
       *[other] { $who } afirmó tener { THE($card) } sin tener esa carta, y nadie desafió. Por las cartas descubiertas, { $percent ->
                [0] la tenía casi ninguna mano
                [one] la tenía 1 de 100 manos
               *[other] la tenían { $percent } de 100 manos
            }.
    }
title-best-read = Mejor lectura
title-best-read-about = Más desafíos acertados, menos los fallados: dos de diferencia como mínimo.
title-best-read-told =
    { $right ->
        [one] { $right } desafío acertado
       *[other] { $right } desafíos acertados
    }, { $wrong ->
        [one] { $wrong } fallado
       *[other] { $wrong } fallados
    }
title-most-gullible = Se lo creyó todo
title-most-gullible-about = Más faroles dirigidos a esta persona, o que la bloquearon, sin que nadie desafiara: dos como mínimo. Un farol bloqueado no cuenta.
title-most-gullible-told =
    { $count ->
        [one] { $count } farol creído
       *[other] { $count } faroles creídos
    }
title-unluckiest = Peor suerte
title-unluckiest-about = El desafío que perdió contra una afirmación verdadera aunque, por las cartas descubiertas, la mayoría de las manos no habría podido probarla.
title-unluckiest-told =
    { $none ->
        [1] { $who } dudó de que { $whom } no tuviera { NAME($card) }. Por las cartas descubiertas, { $percent ->
                [0] no lo tenía casi ninguna mano
                [one] no lo tenía solo 1 de 100 manos
               *[other] no lo tenían solo { $percent } de 100 manos
            }. { $whom } no lo tenía.
       *[other] { $who } desafió { THE($card) } de { $whom }. Por las cartas descubiertas, esa carta { $percent ->
                [0] la tenía casi ninguna mano
                [one] la tenía solo 1 de 100 manos
               *[other] la tenían solo { $percent } de 100 manos
            }. { $whom } la tenía.
    }
