# Por que a resposta de um exercício é a melhor.

why-takes =
    { $sure ->
        [1] Você vence a rodada
       *[other] Você provavelmente vence a rodada
    }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para você, do jeito que está a mesa.
why-avoids =
    A rodada custaria { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } a você, do jeito que está a mesa: que outra pessoa a leve.
why-avoids-gem =
    A rodada custaria { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } a você, do jeito que está a mesa: uma gema custa menos.
why-denies =
    Senão { $who } { $sure ->
        [1] vence
       *[other] provavelmente vence
    } a rodada e ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
why-spoils =
    { $who } { $sure ->
        [1] vence
       *[other] provavelmente vence
    } a rodada, e assim ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } a menos.
why-harms =
    { $who } { $sure ->
        [1] vence
       *[other] provavelmente vence
    } a rodada e com ela perde { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
why-rids =
    Você se livra de { NAME($card) }, que custaria { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se você a levasse.
why-spares = { NAME($card) } valeria mais para { $who }.
why-likelier = Assim é mais provável que você vença a rodada, e as cartas dela ajudam você.
why-ducks = Assim é menos provável que você vença a rodada, e as cartas dela prejudicariam você.
why-keeps = { NAME($card) } é uma carta mais forte: guarde-a para outra rodada.
why-keeps-taking = Esta carta provavelmente basta para vencer a rodada: guarde { NAME($card) } para outra.
why-gem-saves-card = De qualquer jeito é difícil que você vença a rodada, e você guarda { NAME($card) } para outra.
why-gems-lost-else =
    Você tem { $gems ->
        [1] { $gems } gema
       *[other] { $gems } gemas
    }: o que não for pago antes da sua última carta se perde.
why-gem-goes = Uma gema iria para { $who }, que provavelmente vence a rodada.
