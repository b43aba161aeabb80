# Por qué la respuesta de un ejercicio es la mejor.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

why-last-card = Es tu última carta: si esto sale bien, quedás afuera. No tenés nada más que perder.
why-card-anyway = Si permitís el asesinato, perdés una carta seguro.
why-coup-waits = { $who } tiene monedas para un { -coup } en el próximo turno: no podés esperar.
why-theft-overtakes =
    Después { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y vos { $own }: quedás atrás.
why-outpaced =
    { $who } llega antes que vos a un { -coup }: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } contra { $own }.
why-block-saves-last = A { $who } le queda una carta: si el bloqueo es mentira, ganás en el acto.
why-block-saves =
    Si el bloqueo se mantiene, perdés tus { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y { $who } conserva la carta.
why-block-stops-coup =
    Sin el bloqueo tenés { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y podés lanzar un { -coup } en tu próximo turno.
why-caught-ends = A { $who } le queda una carta: si es mentira, con desafiar ganás la partida.
why-caught-out = A { $who } le queda una carta: si es mentira, con desafiar queda afuera.
why-behind = { $who } tiene más cartas que vos, y sin arriesgar es difícil remontar.
why-not-your-fight = { $who } no te bloquea a vos, sino a otro.
why-others-may = También pueden desafiar los demás: dejá que arriesguen ellos.
why-bluff-last = Bloquear sería mentir, y si te desafían perdés la última carta.
why-bluff-block = Bloquear sería mentir, y si te desafían perdés una carta.
why-you-strike = Tenés las monedas para el { -coup } que se lleva la última carta de { $who }.
why-keep-one = Perdés una carta y conservás la otra; una mentira podría costarte las dos.
why-others-may-block = También pueden bloquear los demás: dejá que arriesguen ellos.
why-true-block = Tenés { THE($claim) }: quien desafíe tu bloqueo pierde una carta.
why-coup-ends = A { $who } le queda una carta: con un { -coup } ganás la partida.
why-strike-first =
    { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y puede lanzar un { -coup } en el próximo turno: golpeá primero.
why-one-fewer = A { $who } le queda una carta: vas a tener un rival menos.
why-you-hold = Tenés { THE($claim) }: quien te desafíe pierde una carta.
why-few-blocks = Ves { $seen } de las { $copies } cartas { OF($claim) }: un bloqueo sería probablemente mentira.
why-theft-swings =
    Ganás { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, y { $who } pierde otro tanto.
why-reach-coup =
    Llegás a { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: en tu próximo turno podés lanzar un { -coup }.
why-reach-coup-ends =
    Llegás a { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: en tu próximo turno podés lanzar el { -coup } que gana la partida.
why-twins = Tenés { THE($claim) } dos veces: dos personajes distintos pueden más.
why-no-coins = Nada de lo que tenés en la mano te da monedas.
why-needs-contessa = No tenés nada contra un asesinato: un intercambio puede traerte { THE($claim) }.
why-rest-bluffs = Lo otro que podría tentarte sería mentir.
why-aid-claims-nothing = La { -foreign-aid } no afirma ningún personaje: nadie puede descubrirte en una mentira.
why-keep-claimed = Ya afirmaste tener { THE($claim) }: si conservás la carta, podés seguir probándolo.
why-twins-back = Tenés { THE($claim) } dos veces: una carta sobra.
why-keep-assassin = Tenés las monedas para asesinar con { THE($claim) } en tu próximo turno.
why-keep-assassin-ends = Con { THE($claim) } podés sacarle la última carta a { $who } en tu próximo turno.
why-keep-guard = { $who } ya afirmó tener el personaje que se lleva monedas de los demás: con { THE($claim) } podés bloquearlo.
why-keep-duke =
    Con { THE($claim) } recibís { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } por turno.
why-keep-captain =
    Con { THE($claim) } te llevás { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } de los demás y podés impedir que se lleven las tuyas.
why-keep-blade =
    Con { THE($claim) } golpeás por { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
why-keep-ambassador = Con { THE($claim) } podés cambiar tus cartas e impedir que se lleven tus monedas.
why-though-unlikely = Por eso conviene dejarlo pasar aunque { $who } bien puede estar mintiendo.
