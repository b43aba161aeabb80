# La sala: la primera página.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

web-lobby-title = Decí que sos el Duque. ¿Quién te desafía?
web-lobby-lead = Dos juegos de mentiras e intriga: ya mismo contra bots, o con amigos por un link. Sin registrarse.
web-lobby-name = Jugás como
web-lobby-coup = Dos cartas en secreto, cinco personajes que afirmar. Mentí, desafiá y que nadie te sobreviva.
web-lobby-coup-1 = En tu turno, afirmá tener un personaje y hacé lo que él hace, tengas la carta o no.
web-lobby-pot-de-vin = Rondas, gremios y pequeños sobornos: llevate lo que necesitás y procurá perder el resto.
web-lobby-pot-de-vin-1 = Jugá el personaje de la ronda, o pasá y pagá una gema. La carta más alta se lo lleva todo.
web-lobby-quick =
    { $bots ->
        [one] Vos y un bot · { $level }
       *[other] Vos y { $bots } bots · { $level }
    }
web-lobby-friends-about = Elegí las reglas, mandá el link y tomá asiento. Las sillas vacías las pueden ocupar bots.
web-lobby-link = ¿Tenés un link?
web-lobby-people =
    { $people ->
        [one] { $people } persona acá
       *[other] { $people } personas acá
    }
web-lobby-none-about = Ahora no espera nadie. Abrí una mesa, y quien llegue podrá sentarse con vos.
web-lobby-offline = No tenés conexión. Las reglas y las repeticiones que ya abriste se pueden ver igual.
web-lobby-company = Quién juega con vos
web-lobby-learn = ¿Primera vez? Acá se aprende jugando
web-lobby-link-bad = Ahí no hay ninguna mesa. Un link lleva …/t/ y unas letras.
