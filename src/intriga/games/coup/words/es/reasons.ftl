# Por qué la respuesta de un ejercicio es la mejor.

## Desafiar, y lo que viene de dejar pasar

why-last-card = Es tu última carta: si esto sale bien, te quedas fuera. No tienes nada más que perder.
why-card-anyway = Si permites el asesinato, pierdes una carta seguro.
why-coup-next-last =
    Si esto sale bien, { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, y el próximo { -coup } se lleva tu última carta.
why-coup-next =
    Si esto sale bien, { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: le alcanza para un { -coup } en el próximo turno.
why-coup-waits = { $who } tiene monedas para un { -coup } en el próximo turno: no puedes esperar.
why-assassin-next =
    Si esto sale bien, { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y puede asesinar en el próximo turno: ya afirmó tener { THE($claim) }.
why-theft-stops-coup =
    Te { $coins ->
        [one] queda { $coins } moneda
       *[other] quedan { $coins } monedas
    }: no te alcanza para el { -coup } que podrías lanzar en tu turno.
why-theft-stops-assassin =
    Te { $coins ->
        [one] queda { $coins } moneda
       *[other] quedan { $coins } monedas
    }: no te alcanza para el asesinato que podrías hacer en tu turno.
why-theft-overtakes =
    Después { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y tú { $own }: te quedas atrás.
why-theft =
    Te quita { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, y { $who } se las lleva.
why-outpaced =
    { $who } llega antes que tú a un { -coup }: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } contra { $own }.
why-block-saves-last = A { $who } le queda una carta: si el bloqueo es un farol, ganas en el acto.
why-block-saves =
    Si el bloqueo se mantiene, pierdes tus { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y { $who } conserva la carta.
why-block-stops-coup =
    Sin el bloqueo tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y puedes lanzar un { -coup } en tu próximo turno.
why-few-left = Ves { $seen } de las { $copies } cartas { OF($claim) }: es difícil que { $who } tenga una.
why-caught-before = Ya se descubrió una vez que { $who } no tenía { THE($claim) }.
why-many-claims =
    { $who } ya afirmó tener { $claims } personajes distintos, y tiene { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.
why-unlikely = Por todo lo que se dijo y se mostró, { $who } probablemente no tiene { THE($claim) }.
why-caught-ends = A { $who } le queda una carta: si es un farol, con desafiar ganas la partida.
why-caught-out = A { $who } le queda una carta: si es un farol, con desafiar queda fuera.
why-behind = { $who } tiene más cartas que tú, y sin arriesgar es difícil remontar.
why-though-likely = Por eso conviene desafiar aunque { $who } bien puede tener { THE($claim) }.

## Dejar pasar

why-likely = { $who } probablemente tiene { THE($claim) }.
why-risk-both = Desafiar una verdad te costaría las dos cartas.
why-risk-last = Desafiar una verdad te costaría la última carta.
why-though-unlikely = Por eso conviene dejarlo pasar aunque bien puede ser un farol de { $who }.
why-exchange-harmless = Un intercambio no te quita nada.
why-coins-harmless =
    Con { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } { $who } todavía no puede lanzar un { -coup }.
why-not-your-fight = { $who } no te bloquea a ti, sino a otro.
why-others-may = También pueden desafiar los demás: deja que arriesguen ellos.
why-bluff-last = Bloquear sería un farol, y si te desafían pierdes la última carta.
why-bluff-block = Bloquear sería un farol, y si te desafían pierdes una carta.
why-you-strike = Tienes las monedas para el { -coup } que se lleva la última carta de { $who }.
why-little-lost =
    Solo hay { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } en juego.
why-keep-one = Pierdes una carta y conservas la otra; un farol podría costarte las dos.
why-others-may-block = También pueden bloquear los demás: deja que arriesguen ellos.

## Bloquear

why-true-block = Tienes { THE($claim) }: quien desafíe tu bloqueo pierde una carta.
why-block-spends =
    { $who } pagó { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } para nada.
why-dare-last = A { $who } le queda una carta: es difícil que se arriesgue a desafiar.
why-told-before = Ya afirmaste antes tener { THE($claim) }, así que es más fácil que te crean.
why-none-seen = Todavía no se vio ninguna carta { OF($claim) }, así que es fácil que te crean.

## Qué hacer en el turno

why-coup-ends = A { $who } le queda una carta: con un { -coup } ganas la partida.
why-strike-first =
    { $who } tiene { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y puede lanzar un { -coup } en el próximo turno: golpea primero.
why-coup-sure = Un { -coup } no se puede desafiar ni bloquear.
why-strongest = Nadie está ahora tan fuerte como { $who }, en cartas y en monedas.
why-one-fewer = A { $who } le queda una carta: tendrás un rival menos.
why-kill-ends = A { $who } le queda una carta, y solo { THE($claim) } puede salvarla.
why-you-hold = Tienes { THE($claim) }: quien te desafíe pierde una carta.
why-few-blocks = Ves { $seen } de las { $copies } cartas { OF($claim) }: un bloqueo sería probablemente un farol.
why-strike-now =
    Un asesinato cuesta { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: no hace falta esperar a un { -coup }.
why-strike-cheap =
    Un asesinato cuesta menos que un { -coup } y te deja { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
why-theft-slows =
    A { $who } le { $coins ->
        [one] queda { $coins } moneda
       *[other] quedan { $coins } monedas
    }: no le alcanza para un { -coup } en el próximo turno.
why-theft-disarms =
    A { $who } le { $coins ->
        [one] queda { $coins } moneda
       *[other] quedan { $coins } monedas
    }: no le alcanza para un asesinato en el próximo turno.
why-theft-swings =
    Ganas { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, y { $who } pierde otro tanto.
why-reach-coup =
    Llegas a { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: en tu próximo turno puedes lanzar un { -coup }.
why-reach-coup-ends =
    Llegas a { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: en tu próximo turno puedes lanzar el { -coup } que gana la partida.
why-tax-most =
    Nada más te da { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
why-twins = Tienes { THE($claim) } dos veces: dos personajes distintos pueden más.
why-no-coins = Nada de lo que tienes en la mano te da monedas.
why-needs-contessa = No tienes nada contra un asesinato: un intercambio puede traerte { THE($claim) }.
why-income-sure = «{ action-income }» no se puede desafiar ni bloquear.
why-rest-bluffs = Lo otro que podría tentarte sería un farol.
why-let-aid-pass = { $who } ya dejó pasar una { -foreign-aid } sin afirmar tener { THE($claim) }.
why-aid-claims-nothing = La { -foreign-aid } no afirma ningún personaje: nadie puede descubrirte un farol.

## Qué carta conservar

why-keep-claimed = Ya afirmaste tener { THE($claim) }: si conservas la carta, puedes seguir probándolo.
why-twins-back = Tienes { THE($claim) } dos veces: una carta sobra.
why-keep-contessa = { $who } ya afirmó tener el personaje que asesina y tiene las monedas: solo { THE($claim) } te protege.
why-keep-assassin = Tienes las monedas para asesinar con { THE($claim) } en tu próximo turno.
why-keep-assassin-ends = Con { THE($claim) } puedes quitarle la última carta a { $who } en tu próximo turno.
why-keep-guard = { $who } ya afirmó tener el personaje que se lleva monedas de los demás: con { THE($claim) } puedes bloquearlo.
why-keep-duke =
    Con { THE($claim) } recibes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } por turno.
why-keep-captain =
    Con { THE($claim) } te llevas { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } de los demás y puedes impedir que se lleven las tuyas.
why-keep-blade =
    Con { THE($claim) } golpeas por { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
why-keep-ambassador = Con { THE($claim) } puedes cambiar tus cartas e impedir que se lleven tus monedas.
why-keep-shield = Nada más que { THE($claim) } detiene un asesinato.
