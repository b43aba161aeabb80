# Lo que se pregunta a quien juega Coup, y lo que se puede responder.

## Preguntas, una para cada fase

ask-action = { $who }, es tu turno. ¿Qué haces?
ask-must-coup = { $who }, con { $must_coup } monedas o más tienes que lanzar un { -coup }.
ask-challenge-tax = { $who } afirma tener { THE($claim) } para recibir 3 monedas. ¿Desafías?
ask-challenge-exchange = { $who } afirma tener { THE($claim) } para intercambiar cartas. ¿Desafías?
ask-challenge-assassinate = { $who } afirma tener { THE($claim) } para asesinar a { $whom }. ¿Desafías?
ask-challenge-assassinate-you = { $who } afirma tener { THE($claim) } para asesinarte: perderías una influencia. ¿Desafías?
ask-challenge-assassinate-named = { $who } afirma tener { THE($claim) } para asesinar a { $whom }, nombrando { THE($card) }. ¿Desafías?
ask-challenge-assassinate-named-you =
    { $who } afirma tener { THE($claim) } para asesinarte, nombrando { THE($card) }. { $choices ->
        [0] No tienes esa carta: no perderías nada.
        [1] Tienes esa carta y la perderías.
       *[other] Tienes esa carta: perderías una influencia.
    } ¿Desafías?
ask-challenge-steal =
    { $who } afirma tener { THE($claim) } para quitarle { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } a { $whom }. ¿Desafías?
ask-challenge-steal-you =
    { $who } afirma tener { THE($claim) } para quitarte { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }. ¿Desafías?
ask-challenge-examine = { $who } afirma tener { THE($claim) } para ver una carta de { $whom }. ¿Desafías?
ask-challenge-examine-you = { $who } afirma tener { THE($claim) } para ver una de tus cartas. ¿Desafías?
ask-challenge-patron = { $who } afirma tener { THE($claim) } para recibir 2 monedas y dar 1 a { $whom }. ¿Desafías?
ask-challenge-patron-you = { $who } afirma tener { THE($claim) } para recibir 2 monedas y darte 1. ¿Desafías?
ask-challenge-embezzle =
    { $who } afirma no tener { NAME($claim) } para llevarse { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } de la { -sewer }. ¿Desafías?
ask-challenge-block = { $who } afirma tener { THE($claim) } para bloquear a { $whom }. ¿Desafías?
ask-challenge-block-you = { $who } afirma tener { THE($claim) } para bloquearte. ¿Desafías?
ask-challenge-lawyer = { $who } afirma tener { THE($claim) } por la herencia de { $whom }. ¿Desafías?
ask-prove = { $who } te desafía. ¿Muestras { THE($claim) }?
ask-prove-none = { $who } te desafía. ¿Muestras toda la mano?
ask-lose-challenger = Era verdad. ¿Qué influencia pierdes?
ask-lose-claimant = No probaste lo que dijiste. ¿Qué influencia pierdes?
ask-lose-coup = { $who } lanza un { -coup } contra ti: pierdes una influencia. ¿Qué carta revelas?
ask-lose-assassinate = { $who } te asesina: pierdes una influencia. ¿Qué carta revelas?
ask-lose-challenger-named = Era verdad, y la carta nombrada es { THE($card) }. ¿Qué influencia pierdes?
ask-lose-claimant-named = No probaste lo que dijiste, y la carta nombrada es { THE($card) }. ¿Qué influencia pierdes?
ask-lose-coup-named = { $who } lanza un { -coup } contra ti, nombrando { THE($card) }, que tienes. ¿Qué influencia pierdes?
ask-lose-assassinate-named = { $who } te asesina, nombrando { THE($card) }, que tienes. ¿Qué influencia pierdes?
ask-block-foreign-aid = { $who } pide { -foreign-aid }. ¿Bloqueas?
ask-block-assassinate = { $who } quiere asesinarte. ¿Bloqueas?
ask-block-assassinate-named =
    { $who } quiere asesinarte, nombrando { THE($card) }. { $choices ->
        [0] No tienes esa carta: no perderías nada.
        [1] Tienes esa carta y la perderías.
       *[other] Tienes esa carta: perderías una influencia.
    } ¿Bloqueas?
ask-block-steal =
    { $who } te quiere quitar { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }. ¿Bloqueas?
ask-block-examine = { $who } te quiere investigar. ¿Bloqueas?
ask-exchange =
    { $cards ->
        [one] ¿Qué carta conservas?
       *[other] ¿Qué { $cards } cartas conservas?
    }
ask-examine-show = { $who } te investiga. ¿Qué carta muestras?
ask-examine-decide = { $who } te muestra { THE($card) }. ¿Qué haces con la carta?
ask-patron-redirect = Quien iba a recibir está fuera. ¿A quién va la moneda?
ask-lawyer =
    { $whom } deja { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }. ¿Afirmas tener el Abogado?
ask-setup-pick = ¿Qué carta de tu conjunto es tu primera influencia?
ask-setup-faction = Empiezas tú y eliges facción; los demás se alternan. Mientras haya dos, nadie ataca ni bloquea a los suyos. ¿Cuál es la tuya?
ask-whom = ¿a quién?
ask-character = ¿qué personaje nombras?
ask-block-too = ¿O bloqueas?

## Respuestas

choice-pass = dejar pasar
    .words = pasar, no, dejar
choice-challenge = desafiar
    .words = desafiar, desafío
choice-block = bloquear con { THE($card) }
    .words = bloquear, bloqueo
choice-prove = mostrar { THE($card) }
    .words = probar, mostrar
choice-prove-none = mostrar toda la mano
choice-decline = no mostrarla y perder una influencia
    .words = rehusar, no mostrar
choice-lose = revelar { THE($card) }
    .words = perder, revelar, dar vuelta
choice-keep = quedarse con { $cards }
    .words = quedarse con, conservar
choice-show = mostrar { THE($card) }
    .words = mostrar
choice-replace = obligar a cambiarla
    .words = cambiar
choice-leave = dejarla
    .words = dejar
choice-redirect = { $who }
    .words = dar
choice-claim = afirmar tener { THE($card) }
    .words = afirmar, sí
choice-pick = { THE($card) }
    .words = elegir
choice-faction = { $faction ->
        [0] { faction-0 }
       *[1] { faction-1 }
    }
    .words = facción
choice-unnamed = sin nombrar ninguna carta
choice-yourself = tú
price-coin =
    { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }

## Qué hace una acción además de dar monedas, qué no tiene vuelta y por qué está cerrada: breve, en los botones

effect-strike = alguien pierde una influencia
effect-strike-named = una influencia, si tiene la carta nombrada
effect-exchange =
    { $cards ->
        [one] { $cards } carta nueva
       *[other] { $cards } cartas nuevas
    }
effect-patron = y { $coins } para alguien
effect-examine = ver una carta
effect-convert = cambiar una facción
warn-empty-sewer = vacía: no te llevas nada
warn-must-coup = luego, solo el { -coup }
warn-no-coup = luego, sin { -coup }
warn-bluff-last = si te desafían: quedas fuera
warn-bluff-both = si te desafían: dos cartas
warn-challenge-last = si es verdad: quedas fuera
warn-challenge-both = si es verdad: dos cartas
warn-decline = podrías probarlo
warn-decline-both = dos cartas: quedas fuera
warn-last-card = tu última carta: quedas fuera
closed-cannot-afford =
    { $coins ->
        [one] falta { $coins } moneda
       *[other] faltan { $coins } monedas
    }
closed-must-coup = { $must_coup } monedas: solo el { -coup }
closed-nothing-to-steal = nadie tiene monedas
closed-nothing-to-embezzle = la { -sewer } está vacía
closed-own-faction = tu facción
closed-empty-purse = sin monedas

## Las teclas de las respuestas, en el navegador

key-pass = Dejar pasar
key-challenge = Desafiar
key-block = Bloquear

claim-true = verdad
claim-bluff = farol

## Qué más se puede escribir

prompt-watch = Estás fuera del juego. Enter sigue mirando, rápido quita las pausas, salir termina.

## Por qué se rechaza una respuesta: una frase para cada motivo

refusal-must-coup = Con { $must_coup } monedas o más tienes que lanzar un { -coup }.
refusal-cannot-afford = No tienes monedas para eso.
refusal-not-in-game = Ese personaje no está en esta partida.
refusal-no-reforma = Eso solo existe con la Reforma.
refusal-no-such-target = Elige a otra persona que siga en juego.
refusal-own-faction = Eso no vale contra la propia facción mientras haya dos.
refusal-nothing-to-steal = Esa persona no tiene monedas, y en esta mesa no se puede { -steal } a quien nada tiene.
refusal-nothing-to-embezzle = No hay monedas en la { -sewer }, y en esta mesa no se puede { -embezzle } lo que no hay.
refusal-must-name = En esta mesa tienes que nombrar también un personaje.
refusal-must-not-name = En esta mesa no se nombra ningún personaje con eso.
refusal-cannot-block-with = Ese personaje no bloquea esta acción.
refusal-cannot-decline = Aquí hay que mostrar la carta: no puedes esconderla.
refusal-cannot-prove = No puedes probar eso.
refusal-not-held = No tienes esa carta.
refusal-would-prove = Revelar esa carta probaría lo que afirmaste: elige la otra.
refusal-wrong-number = No es ese el número de cartas.

## Lo que se podía haber hecho

could-allow = { $who } podía haberlo dejado pasar.
could-challenge = { $who } podía haber desafiado.
could-challenge-counted = { $who } podía haber desafiado: todas las copias { OF($card) } estaban a la vista, y { $whom } no tenía ninguna.
could-challenge-sure = { $who } podía haber desafiado: era imposible que { $whom } tuviera { THE($card) }.
could-block = { $who } tenía { THE($card) } y podía haber bloqueado con esa carta.
could-block-bluff = { $who } podía haber bloqueado con { THE($card) }, aunque fuera un farol.
