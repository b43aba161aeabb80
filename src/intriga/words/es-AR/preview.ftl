# Lo que muestra un enlace donde se comparte.
# Solo lo que en el Río de la Plata se dice de otro modo; lo demás está en es.

preview-chairs =
    { $free ->
        [0] Todas las sillas están ocupadas: vení a mirar.
        [one] { $free } silla libre.
       *[other] { $free } sillas libres.
    }
preview-watch = En la mesa: { $names }. Vení a mirar.
preview-private = Tenés una invitación a { $game }
preview-table = Tenés una invitación a una mesa
preview-about = Dos juegos de cartas de intriga en el navegador: contra bots al instante, o con amigos por un link. Sin registrarse.
