# Una partida terminada, paso a paso, y su análisis.

web-replay-title = Una partida de { $game }
web-replay-waiting = Buscando la partida…
web-replay-missing = Esta partida no se puede mostrar
web-replay-missing-about = Puede que aún no haya terminado, que la dirección esté mal escrita o que haya caído la conexión.
web-replay-board = La mesa en este paso
web-replay-share = Enlace de este paso
web-replay-record = Descargar el registro

## Con los ojos de quién se ve

web-replay-eyes = Vista de
web-replay-eyes-all = Las cartas de todos
web-replay-eyes-table = Solo la mesa
web-replay-eyes-closed = { $eyes } (cerrada)
web-replay-eyes-hint = En esta mesa, algunas cartas siguen en secreto.
web-replay-eyes-refused = Esta vista está cerrada: la mesa mantiene esas cartas en secreto.

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
web-replay-tab-review = Análisis
web-replay-tab-edition = Reglas

## Análisis: los dos juegos

web-replay-review-lost = No se pudo buscar el análisis.
web-replay-review-closed = Esta mesa mantiene las cartas en secreto; por eso no se puede decir quién faroleó.
web-replay-review-later = El análisis cuenta cómo termina la partida. Mírala antes hasta el final, o muestra todo ya.
web-replay-reveal = Mostrar todo
web-replay-mirror = Cómo jugó cada uno

## Análisis de Coup

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
        [one] { $bluffs } farol
       *[other] { $bluffs } faroles
    } · { $caught ->
        [0] ninguno descubierto
        [one] { $caught } descubierto
       *[other] { $caught } descubiertos
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

## Análisis de Pot de Vin

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
