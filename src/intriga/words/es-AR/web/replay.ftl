# Una partida terminada, paso a paso, y su análisis.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-replay-review-closed = Esta mesa mantiene las cartas en secreto; por eso no se puede decir quién mintió.
web-replay-review-later = El balance cuenta cómo termina la partida. Mirala antes hasta el final, o mostrá todo ya.
web-replay-claims-sum =
    { $claims ->
        [one] { $claims } afirmación
       *[other] { $claims } afirmaciones
    }, { $bluffs ->
        [0] ninguna mentira
        [one] { $bluffs } mentira
       *[other] { $bluffs } mentiras
    }.
web-replay-let-pass =
    { $bluffs ->
        [one] Una mentira pasó sin desafío.
       *[other] { $bluffs } mentiras pasaron sin desafío.
    }
web-replay-bluffs = Mentiras
web-replay-claims = Quién mintió y cuándo
web-replay-claims-of =
    { $claims ->
        [one] { $claims } afirmación
       *[other] { $claims } afirmaciones
    } · { $bluffs ->
        [0] ninguna mentira
        [one] { $bluffs } mentira · { $caught ->
            [0] ninguna descubierta
            [one] { $caught } descubierta
           *[other] { $caught } descubiertas
        }
       *[other] { $bluffs } mentiras · { $caught ->
            [0] ninguna descubierta
            [one] { $caught } descubierta
           *[other] { $caught } descubiertas
        }
    }
web-replay-outcome-caught = { $name } desafió: era mentira.
web-replay-moment-lie = Mentira
web-replay-moment-bluff-caught = { $who } mintió con «{ $action }», y la mentira se descubrió.
web-replay-moment-bluff-believed = { $who } mintió con «{ $action }» y le salió bien.
web-replay-moment-bluff-good = Fue una buena mentira: ninguna respuesta honesta valía tanto.
web-replay-moment-bluff-poor = Fue una mala mentira: una respuesta honesta valía más.
web-replay-moment-bluff-even = Mentir o no, casi daba igual.
web-replay-choice-bluff = mentira
web-replay-choice-claim-false = Era mentira.
web-replay-account-lies = mentiras descubiertas: { $part }
web-replay-play-on = Jugar desde acá
web-replay-choice-none = Acá no hay ninguna decisión analizada.
web-replay-all-open = Acá todas las manos están a la vista; durante la partida nadie veía las de los demás.
web-replay-share = Link de este paso
