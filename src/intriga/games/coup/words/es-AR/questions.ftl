# Lo que se pregunta a quien juega Coup, y lo que se puede responder.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

ask-action = { $who }, es tu turno. ¿Qué hacés?
ask-challenge-tax = { $who } afirma tener { THE($claim) } para recibir 3 monedas. ¿Desafiás?
ask-challenge-exchange = { $who } afirma tener { THE($claim) } para intercambiar cartas. ¿Desafiás?
ask-challenge-assassinate = { $who } afirma tener { THE($claim) } para asesinar a { $whom }. ¿Desafiás?
ask-challenge-assassinate-you = { $who } afirma tener { THE($claim) } para asesinarte: perderías una influencia. ¿Desafiás?
ask-challenge-assassinate-named = { $who } afirma tener { THE($claim) } para asesinar a { $whom }, nombrando { THE($card) }. ¿Desafiás?
ask-challenge-assassinate-named-you =
    { $who } afirma tener { THE($claim) } para asesinarte, nombrando { THE($card) }. { $choices ->
        [0] No tenés esa carta: no perderías nada.
        [1] Tenés esa carta y la perderías.
       *[other] Tenés esa carta: perderías una influencia.
    } ¿Desafiás?
ask-challenge-steal =
    { $who } afirma tener { THE($claim) } para sacarle { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } a { $whom }. ¿Desafiás?
ask-challenge-steal-you =
    { $who } afirma tener { THE($claim) } para sacarte { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }. ¿Desafiás?
ask-challenge-examine = { $who } afirma tener { THE($claim) } para ver una carta de { $whom }. ¿Desafiás?
ask-challenge-examine-you = { $who } afirma tener { THE($claim) } para ver una de tus cartas. ¿Desafiás?
ask-challenge-patron = { $who } afirma tener { THE($claim) } para recibir 2 monedas y dar 1 a { $whom }. ¿Desafiás?
ask-challenge-patron-you = { $who } afirma tener { THE($claim) } para recibir 2 monedas y darte 1. ¿Desafiás?
ask-challenge-embezzle =
    { $who } afirma no tener { NAME($claim) } para llevarse { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } de la { -sewer }. ¿Desafiás?
ask-challenge-block = { $who } afirma tener { THE($claim) } para bloquear a { $whom }. ¿Desafiás?
ask-challenge-block-you = { $who } afirma tener { THE($claim) } para bloquearte. ¿Desafiás?
ask-challenge-lawyer = { $who } afirma tener { THE($claim) } por la herencia de { $whom }. ¿Desafiás?
ask-prove = { $who } te desafía. ¿Mostrás { THE($claim) }?
ask-prove-none = { $who } te desafía. ¿Mostrás toda la mano?
ask-lose-challenger = Era verdad. ¿Qué influencia perdés?
ask-lose-claimant = No probaste lo que dijiste. ¿Qué influencia perdés?
ask-lose-coup = { $who } lanza un { -coup } contra vos: perdés una influencia. ¿Qué carta das vuelta?
ask-lose-assassinate = { $who } te asesina: perdés una influencia. ¿Qué carta das vuelta?
ask-lose-challenger-named = Era verdad, y la carta nombrada es { THE($card) }. ¿Qué influencia perdés?
ask-lose-claimant-named = No probaste lo que dijiste, y la carta nombrada es { THE($card) }. ¿Qué influencia perdés?
ask-lose-coup-named = { $who } lanza un { -coup } contra vos, nombrando { THE($card) }, que tenés. ¿Qué influencia perdés?
ask-lose-assassinate-named = { $who } te asesina, nombrando { THE($card) }, que tenés. ¿Qué influencia perdés?
ask-block-foreign-aid = { $who } pide { -foreign-aid }. ¿Bloqueás?
ask-block-assassinate = { $who } quiere asesinarte. ¿Bloqueás?
ask-block-assassinate-named =
    { $who } quiere asesinarte, nombrando { THE($card) }. { $choices ->
        [0] No tenés esa carta: no perderías nada.
        [1] Tenés esa carta y la perderías.
       *[other] Tenés esa carta: perderías una influencia.
    } ¿Bloqueás?
ask-block-steal =
    { $who } te quiere sacar { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }. ¿Bloqueás?
ask-block-examine = { $who } te quiere investigar. ¿Bloqueás?
ask-exchange =
    { $cards ->
        [one] ¿Qué carta conservás?
       *[other] ¿Qué { $cards } cartas conservás?
    }
ask-examine-show = { $who } te investiga. ¿Qué carta mostrás?
ask-examine-decide = { $who } te muestra { THE($card) }. ¿Qué hacés con la carta?
ask-lawyer =
    { $whom } deja { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }. ¿Afirmás tener el Abogado?
ask-setup-faction = Empezás vos y elegís facción; los demás se alternan. Mientras haya dos, nadie ataca ni bloquea a los suyos. ¿Cuál es la tuya?
ask-character = ¿qué personaje nombrás?
ask-block-too = ¿O bloqueás?
choice-lose = dar vuelta { THE($card) }
    .words = perder, dar vuelta, revelar
choice-yourself = vos
warn-empty-sewer = vacía: no te llevás nada
warn-bluff-last = si te desafían: quedás fuera
warn-challenge-last = si es verdad: quedás fuera
warn-decline-both = dos cartas: quedás fuera
warn-last-card = tu última carta: quedás fuera
claim-bluff = mentira
refusal-cannot-afford = No tenés monedas para eso.
refusal-no-such-target = Elegí a otra persona que siga en juego.
refusal-must-name = En esta mesa tenés que nombrar también un personaje.
refusal-cannot-decline = Acá hay que mostrar la carta: no podés esconderla.
refusal-cannot-prove = No podés probar eso.
refusal-not-held = No tenés esa carta.
refusal-would-prove = Dar vuelta esa carta probaría lo que afirmaste: elegí la otra.

could-block-bluff = { $who } podía haber bloqueado con { THE($card) }, aunque fuera mentira.
ask-must-coup = { $who }, con { $must_coup } monedas o más tenés que lanzar un { -coup }.
refusal-must-coup = Con { $must_coup } monedas o más tenés que lanzar un { -coup }.
