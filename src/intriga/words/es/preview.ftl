# Lo que muestra un enlace donde se comparte.

preview-about = Dos juegos de cartas de intriga en el navegador: contra bots al instante, o con amigos por un enlace. Sin registrarse.
preview-calls = { $host } te invita a jugar { $game }
preview-chairs =
    { $free ->
        [0] Todas las sillas están ocupadas: ven a mirar.
        [one] { $free } silla libre.
       *[other] { $free } sillas libres.
    }
preview-watch = En la mesa: { $names }. Ven a mirar.
preview-private = Tienes una invitación a { $game }
preview-table = Tienes una invitación a una mesa
preview-replay = Una partida para volver a ver
preview-played = { $game }: { $names }
preview-won =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
