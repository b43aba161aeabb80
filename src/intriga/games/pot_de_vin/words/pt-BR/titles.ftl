# Pelo que se lembra uma noite de Pot de Vin.

title-best-round = Melhor rodada
title-best-round-about = A rodada que mais pontos deu a quem a venceu, antes de colocar os coringas.
title-best-round-told =
    { $who } venceu a rodada { $round } e ganhou { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com ela.
title-most-trumps = Mais rodadas roubadas
title-most-trumps-about = Mais rodadas vencidas com um trunfo quando a rodada era de outro personagem: duas, no mínimo.
title-most-trumps-told =
    { $count ->
        [1] { $count } rodada vencida com trunfo
       *[other] { $count } rodadas vencidas com trunfo
    }
title-poisoned-round = Presente de grego
title-poisoned-round-about = A rodada que mais pontos custou a quem a venceu, antes de colocar os coringas.
title-poisoned-round-told =
    { $who } venceu a rodada { $round } e perdeu { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com ela.
title-most-gems-lost = Mão fechada
title-most-gems-lost-about = Mais gemas guardadas por tempo demais: com a última carta da mão saíram da partida sem uso. Duas, no mínimo.
title-most-gems-lost-told =
    { $gems ->
        [1] { $gems } gema guardada demais
       *[other] { $gems } gemas guardadas demais
    }
