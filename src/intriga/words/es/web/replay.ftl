# Una partida terminada, paso a paso, y su análisis.

web-replay-title = Una partida de { $game }
web-replay-waiting = Buscando la partida…
web-replay-missing = Esta partida no se puede mostrar
web-replay-missing-about = Puede que aún no haya terminado, que la dirección esté mal escrita o que se haya caído la conexión.
web-replay-board = La mesa en este paso
web-replay-share = Enlace de este paso
web-replay-record = Descargar el registro
web-replay-begun = Sigue otra partida, desde el paso { $step }

## Con los ojos de quién se ve

web-replay-viewer = Vista de
web-replay-viewer-all = Las cartas de todos
web-replay-viewer-table = Solo la mesa
web-replay-viewer-closed = { $viewer } (cerrada)
web-replay-viewer-hint = En esta mesa, algunas cartas siguen en secreto.
web-replay-viewer-refused = Esta vista está cerrada: la mesa mantiene esas cartas en secreto.

## Moverse por ella

web-replay-timeline = Reproducción
web-replay-slider = Paso
web-replay-at = { $at } de { $of }
web-replay-step = Paso { $at }
web-replay-first = Ir al reparto
web-replay-previous = Atrás
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-next = Adelante
web-replay-last = Ir al final
web-replay-furthest = Hasta donde llegaste
web-replay-speed = Velocidad
web-replay-mark-challenge = Desafío
web-replay-mark-block = Bloqueo
web-replay-mark-out = Fuera de la partida
web-replay-mark-round = Ronda
web-replay-silent = No se dice nada.
web-replay-discreet = Sin spoilers
web-replay-discreet-hint = El historial y la línea de tiempo terminan donde estás.

## Junto a la mesa

web-replay-aside = Más sobre esta partida
web-replay-tab-story = Historial
web-replay-tab-review = Balance
web-replay-tab-edition = Reglas

## Balance: los dos juegos

web-replay-review-lost = No se pudo buscar el balance.
web-replay-review-closed = Esta mesa mantiene las cartas en secreto; por eso no se puede decir quién faroleó.
web-replay-review-later = El balance cuenta cómo termina la partida. Mírala antes hasta el final, o muestra todo ya.
web-replay-reveal = Mostrar todo
web-replay-mirror = Cómo jugó cada uno

## Balance de Coup

web-replay-claims-sum =
    { $claims ->
        [one] { $claims } afirmación
       *[other] { $claims } afirmaciones
    }, { $bluffs ->
        [0] ningún farol
        [one] { $bluffs } farol
       *[other] { $bluffs } faroles
    }.
web-replay-let-pass =
    { $bluffs ->
        [one] Un farol pasó sin desafío.
       *[other] { $bluffs } faroles pasaron sin desafío.
    }
web-replay-all-open = Aquí todas las manos están a la vista; durante la partida nadie veía las de los demás.
web-replay-bluffs = Faroles
web-replay-challenges = Desafíos ganados
web-replay-part-of = { $part } de { $whole }
web-replay-claims = Quién faroleó y cuándo
web-replay-claims-by = Afirmaciones: { $name }
web-replay-claims-of =
    { $claims ->
        [one] { $claims } afirmación
       *[other] { $claims } afirmaciones
    } · { $bluffs ->
        [0] ningún farol
        [one] { $bluffs } farol · { $caught ->
            [0] ninguno descubierto
            [one] { $caught } descubierto
           *[other] { $caught } descubiertos
        }
       *[other] { $bluffs } faroles · { $caught ->
            [0] ninguno descubierto
            [one] { $caught } descubierto
           *[other] { $caught } descubiertos
        }
    }
web-replay-claim = Afirmación
web-replay-truth = En verdad
web-replay-outcome = En qué quedó
web-replay-purpose-block = para bloquear
web-replay-purpose-estate = por la herencia
web-replay-outcome-unasked = Nadie podía desafiarla.
web-replay-outcome-believed = Nadie desafió.
web-replay-outcome-proved = { $name } desafió en vano.
web-replay-outcome-caught = { $name } desafió: era un farol.
web-replay-outcome-declined = { $name } desafió, y la carta no se mostró.

## Balance de Pot de Vin

web-replay-growth = Puntos, ronda a ronda
web-replay-growth-table = Lo mismo en una tabla
web-replay-round-column = Ronda
web-replay-rounds = Las rondas
web-replay-round = Ronda { $round }
web-replay-rounds-won = Rondas ganadas
web-replay-gems-paid = Gemas pagadas
web-replay-points = Puntos
web-replay-points-note = La línea termina tras la última ronda, antes de colocar los comodines.
web-replay-gem = una gema
web-replay-wins-round = gana la ronda
web-replay-takes =
    Premio: { $cards }{ $gems ->
        [0] .
        [one] ; { $gems } gema.
       *[other] ; { $gems } gemas.
    }

## Análisis: probabilidades, respuestas y suerte

web-replay-tab-analysis = Análisis
web-replay-analysis-waiting = Analizando la partida… Tarda unos segundos.
web-replay-analysis-quick = Este es un análisis rápido. Otro más cuidadoso está en camino y ocupará su lugar; puede tardar medio minuto.
web-replay-analysis-careful = La partida se analizó con cuidado.
web-replay-analysis-only-quick = Con tanta gente en la mesa, la partida solo se analiza por encima.
web-replay-analysis-lost = No se pudo buscar el análisis de la partida.
web-replay-analysis-no-careful = No se pudo buscar el análisis cuidadoso; este es el rápido.
web-replay-analysis-closed = Esta mesa mantiene las cartas en secreto; por eso sus partidas no se analizan.
web-replay-analysis-reference = Así lo ve el jugador más fuerte de la casa (red { $network }); no es la verdad. En las partidas en que se midió, lo que cuesta una respuesta tuvo un error típico de { $error } puntos porcentuales; solo se señala un error de juego si es el doble.
web-replay-percent = { $percent }{ "\u00a0" }%
web-replay-points-number = { $sign }{ $whole },{ $tenths }
web-replay-chances = Probabilidades, con todas las cartas a la vista
web-replay-chances-about = La probabilidad de ganar de cada uno después de cada paso. Nadie en la mesa podía verla.
web-replay-moments = Momentos que vale la pena repasar
web-replay-moments-none = Ningún momento destaca en esta partida.
web-replay-moment-mistake = Error
web-replay-moment-lie = Farol
web-replay-moment-turn = Vuelco
web-replay-moment-answered = { $who } respondió «{ $action }».
web-replay-moment-better =
    { $size ->
        [big] Error grave
       *[small] Error
    }: la partida estaba { $before ->
        [won] casi ganada
        [good] encaminada
        [even] abierta
        [poor] difícil
       *[lost] casi perdida
    } y quedó { $after ->
        [won] casi ganada
        [good] solo encaminada
        [even] abierta
        [poor] difícil
       *[lost] casi perdida
    }.
web-replay-moment-cost = Un error: la probabilidad de ganar bajó del { $before }{ "\u00a0" }% al { $after }{ "\u00a0" }%.
web-replay-moment-could = { $who } podía haber elegido «{ $best }».
web-replay-moment-bluff-caught = { $who } faroleó con «{ $action }», y se descubrió el farol.
web-replay-moment-bluff-believed = { $who } faroleó con «{ $action }» y le salió bien.
web-replay-moment-bluff-good = Fue un buen farol: ninguna respuesta honesta valía tanto.
web-replay-moment-bluff-poor = Fue un mal farol: una respuesta honesta valía más.
web-replay-moment-bluff-even = Con farol o sin él, casi daba igual.
web-replay-moment-rose = Con todas las cartas a la vista, la probabilidad de { $who } subió del { $before }{ "\u00a0" }% al { $after }{ "\u00a0" }%.
web-replay-moment-fell = Con todas las cartas a la vista, la probabilidad de { $who } bajó del { $before }{ "\u00a0" }% al { $after }{ "\u00a0" }%.
web-replay-choice = La decisión
web-replay-choice-before = Decisión anterior
web-replay-choice-after = Decisión siguiente
web-replay-choice-of = { $who } podía elegir entre { $count } respuestas.
web-replay-choice-none = Aquí no hay ninguna decisión analizada.
web-replay-choice-answer = Respuesta
web-replay-choice-wins = Gana
web-replay-choice-reference = Mejor bot
web-replay-choice-equilibrium = Equilibrio
web-replay-choice-played = elegida
web-replay-choice-bluff = farol
web-replay-choice-mistake = Fue un error: «{ $best }» era mejor.
web-replay-choice-believed =
    { $times ->
        [0] Por lo que { $name } había visto, la afirmación de { $claimant } difícilmente podía ser verdad.
        [1] Por lo que { $name } había visto, la afirmación de { $claimant } podía ser verdad una vez de cada diez.
        [10] Por lo que { $name } había visto, la afirmación de { $claimant } era verdad casi con certeza.
       *[other] Por lo que { $name } había visto, la afirmación de { $claimant } podía ser verdad { $times } veces de cada diez.
    }
web-replay-choice-claim-true = Era verdad.
web-replay-choice-claim-false = Era un farol.
web-replay-choice-price = Desafiar solo convenía a quien le diera a la afirmación menos del { $percent }{ "\u00a0" }% de probabilidad.
web-replay-choice-about = Gana: la probabilidad de ganar después de cada respuesta, por lo que se sabía entonces. Mejor bot: con qué frecuencia responde así el jugador más fuerte de la casa.
web-replay-choice-equilibrium-note = Equilibrio: con qué frecuencia daría cada respuesta en ese momento un jugador del que nadie puede sacar provecho, según estima el Equilibrista.
web-replay-choice-equilibrium-about = El Equilibrista parte de todo lo que ambos jugadores han oído. Sus frecuencias no demuestran nada, y ningún juicio se apoya en ellas.
web-replay-play-on = Jugar desde aquí
web-replay-practise = Practicar con tus errores
web-replay-account = De dónde salieron los resultados
web-replay-account-result = resultado
web-replay-account-cards = cartas
web-replay-account-choices = decisiones
web-replay-account-guesses = corazonadas
web-replay-account-others = los demás
web-replay-account-counted =
    { $count ->
        [0] ninguna decisión importante
        [one] { $count } decisión importante
       *[other] { $count } decisiones importantes
    }
web-replay-account-lies = faroles descubiertos: { $part }
web-replay-account-challenges = desafíos ganados: { $part }
web-replay-account-about = En puntos porcentuales. El resultado es lo que ganó cada asiento, menos lo que podía esperar antes del reparto. Es la suma de las cartas que recibió y tomó del mazo, de sus decisiones comparadas con las de la referencia, de las corazonadas que salieron bien o mal y de lo que hicieron los demás.
web-replay-choice-happened = Ver qué pasó
web-replay-choice-back = Volver a antes
web-replay-choice-lost =
    La respuesta elegida costó { $points ->
        [one] { $points } punto porcentual
       *[other] { $points } puntos porcentuales
    }. En las partidas en que se midió, números así tuvieron un error típico de { $off }.
web-replay-account-cards-up = suerte con las cartas: +{ $share }
web-replay-account-cards-down = mala suerte con las cartas: −{ $share }
web-replay-account-choices-up = buenas decisiones: +{ $share }
web-replay-account-choices-down = decisiones flojas: −{ $share }
web-replay-account-guesses-up = corazonadas acertadas: +{ $share }
web-replay-account-guesses-down = corazonadas fallidas: −{ $share }
web-replay-account-others-up = los demás ayudaron: +{ $share }
web-replay-account-others-down = los demás perjudicaron: −{ $share }
web-replay-account-nothing = nada que pesara mucho
