# Qué haría el maestro en una decisión de una partida anotada: intriga hint.

hint-thinks = El maestro piensa…
hint-asked =
    { $at ->
        [one] Después de { $at } jugada de { $inputs }, le toca responder a { $who }.
       *[other] Después de { $at } jugadas de { $inputs }, le toca responder a { $who }.
    }
hint-answer = respuesta
hint-probability = probabilidad
hint-win = ganaría
hint-loss = pérdida
hint-percent = { $whole },{ $tenths } %
hint-only = No hay otra respuesta posible.
hint-verdict-best = { $who } jugó «{ $action }». Ninguna respuesta es mejor.
hint-verdict-close = { $who } jugó «{ $action }». Está cerca de la mejor, «{ $best }».
hint-verdict-mixed = { $who } jugó «{ $action }». «{ $best }» es mejor, pero el maestro también lo juega, { $probability } de las veces.
hint-verdict-loses = { $who } jugó «{ $action }». Eso cuesta { $loss } de probabilidad de ganar frente a «{ $best }».
hint-beliefs = Lo que { $who } puede pensar que tienen los demás:
hint-noise-coup = Tras cada respuesta se probaron { $worlds } mundos; ± es un error estándar. Todos siguen jugando como la red del maestro.
hint-noise-pot-de-vin = Tras cada respuesta se jugaron hasta el final { $worlds } repartos, con sensatez y deprisa; ± es un error estándar.

hint-which-game = { $file } contiene { $games } partidas; elige una con --game: { $known }.
hint-no-game = { $file } no contiene la partida «{ $game }»; contiene { $known }.
hint-no-input = --at es un número de jugadas de 0 a { $most }, no { $at }.
hint-over =
    { $at ->
        [one] Después de { $at } jugada la partida ha terminado; elige una decisión anterior con --at.
       *[other] Después de { $at } jugadas la partida ha terminado; elige una decisión anterior con --at.
    }
hint-not-asked = Después de { $at } jugadas no le toca responder al asiento { $seat }; les toca a: { $known }.
hint-bad-number = { $option } es un número a partir de { $least }, no { $given }.
