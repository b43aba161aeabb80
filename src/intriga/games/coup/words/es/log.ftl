# Lo que pasó en la mesa. A cada participante se le llama por su nombre.

log-deal = Las cartas están repartidas. Empieza { $who }.
log-sets = Cada uno recibe un conjunto de los cinco personajes y elige de él la primera influencia.
log-factions =
    Steamers: { $steamers }. SAFE: { $safe }.
log-picks = { $who } ya eligió una carta.
log-picks-card = { $who } elige { THE($card) }.
log-third-set = Se reparte el tercer conjunto: una carta para cada uno, y tres quedan como mazo de la Corte. Empieza { $who }.
log-faction =
    { $who } elige { $faction ->
        [0] a los { faction-0 }
       *[1] a { faction-1 }
    }.

## Declaraciones

log-foreign-aid = { $who } pide { -foreign-aid }.
log-tax = { $who } afirma tener { THE($claim) } para cobrar impuestos.
log-exchange = { $who } afirma tener { THE($claim) } para intercambiar cartas.
log-embezzle = { $who } afirma no tener { NAME($claim) } para { -embezzle }.
log-coup =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y lanza un { -coup } contra { $whom }.
log-coup-named =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y lanza un { -coup } contra { $whom }, nombrando { THE($card) }.
log-assassinate =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y afirma tener { THE($claim) } para asesinar a { $whom }.
log-assassinate-named =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } y afirma tener { THE($claim) } para asesinar a { $whom }, nombrando { THE($card) }.
log-steal = { $who } afirma tener { THE($claim) } para { -steal } a { $whom }.
log-examine = { $who } afirma tener { THE($claim) } para investigar a { $whom }.
log-patron = { $who } afirma tener { THE($claim) } para repartir con { $whom }.
log-convert =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } a la { -sewer }: { $whom } pasa a { $faction ->
        [0] los { faction-0 }
       *[1] { faction-1 }
    }.
log-convert-self =
    { $who } paga { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } a la { -sewer } y pasa a { $faction ->
        [0] los { faction-0 }
       *[1] { faction-1 }
    }.

## Respuestas

log-challenge = { $who } desafía a { $whom }.
log-block = { $who } bloquea y afirma tener { THE($claim) }.
log-claim = { $who } afirma tener { THE($claim) } y reclama la herencia de { $whom }.
log-block-stands = El bloqueo de { $who } se mantiene.

## Duda

log-proved = { $who } muestra { THE($card) }, devuelve la carta y toma otra.
log-proved-none = { $who } muestra toda la mano, { $cards }, sin { THE($claim) }, la devuelve y toma otra.
log-not-proved = { $who } no puede mostrar { THE($claim) }.
log-not-proved-none = { $who } sí tiene { THE($claim) }.
log-declined = { $who } prefiere no mostrar { THE($claim) }.
log-declined-none = { $who } prefiere no mostrar la mano.
log-refund =
    { $who } recupera { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
log-draws-own = { $who } toma { $cards }; nadie más lo ve.
log-redraws = { $who } devuelve la otra carta y toma una nueva.
log-lost = { $who } pierde una influencia: { THE($card) }.
log-out = { $who } queda fuera del juego.

## Efectos

log-income =
    { $who } { $coins ->
        [0] no recibe nada: el Tesoro está vacío
        [one] recibe { $coins } moneda de { -income }
       *[other] recibe { $coins } monedas de { -income }
    }.
log-gains =
    { $who } { $coins ->
        [0] no recibe nada: el Tesoro está vacío
        [one] recibe { $coins } moneda
       *[other] recibe { $coins } monedas
    }.
log-embezzled =
    { $who } { $coins ->
        [0] no se lleva nada: no hay monedas en la { -sewer }
        [one] se lleva { $coins } moneda de la { -sewer }
       *[other] se lleva { $coins } monedas de la { -sewer }
    }.
log-stolen =
    { $who } { $coins ->
        [0] no toma nada: { $whom } no tiene monedas
        [one] toma { $coins } moneda de { $whom }
       *[other] toma { $coins } monedas de { $whom }
    }.
log-draws =
    { $who } toma { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } del mazo de la Corte.
log-returns =
    { $who } devuelve { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } al mazo de la Corte.
log-keeps = { $who } conserva { $kept } y devuelve { $back }.
log-shows = { $who } muestra una carta a { $whom }.
log-shows-card = { $who } muestra { THE($card) } a { $whom }.
log-leaves = { $who } deja que { $whom } conserve la carta.
log-replaces = { $who } hace que { $whom } cambie la carta.
log-patron-pays =
    { $who } { $coins ->
        [0] no recibe nada
        [one] recibe { $coins } moneda
       *[other] recibe { $coins } monedas
    } y { $whom } { $share ->
        [0] tampoco
       *[other] recibe { $share }
    }.
log-redirect =
    { $who } { $coins ->
        [0] no da nada
        [one] da { $coins } moneda
       *[other] da { $coins } monedas
    } a { $whom }.
log-hits = { $who } muestra toda la mano, { $cards }: ahí está { THE($card) }.
log-misses = { $who } muestra toda la mano, { $cards }: no tiene { THE($card) }, y no pierde nada.
log-no-effect = { $whom } ya está fuera, y no pasa nada más.
log-coins-return =
    { $who } deja { $coins ->
        [one] { $coins } moneda, que vuelve
       *[other] { $coins } monedas, que vuelven
    } al Tesoro.
log-estate =
    { $who } deja { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } a quien afirme tener el Abogado.
log-estate-divided =
    Herencia de { $whom }, { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }: { $heirs } { $lawyers ->
        [one] recibe { $share }
       *[other] reciben { $share } cada uno
    }{ $rest ->
        [0] .
       *[other] , { $rest } para el Tesoro.
    }
log-estate-unclaimed =
    Herencia de { $whom }: { $coins ->
        [one] { $coins } moneda va
       *[other] { $coins } monedas van
    } al Tesoro.
log-wins = ¡{ $who } gana la partida!
