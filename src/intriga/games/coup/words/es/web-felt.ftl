# La mesa de Coup en el navegador.

web-felt-turn = Es el turno de { $who }
web-felt-wins = { $who } gana la partida
web-felt-does = { $who }: { $action }
web-felt-claims = { $who } afirma tener { THE($claim) }
web-felt-claims-none = { $who } afirma no tener { NAME($claim) }
web-felt-blocks = { $who } bloquea con { THE($claim) }
web-felt-challenges = { $who } desafía a { $whom }
web-felt-estate = La herencia de { $who }
web-felt-picks = Cada quien elige su primera carta
web-felt-face-down =
    { $cards ->
        [one] { $cards } carta boca abajo
       *[other] { $cards } cartas boca abajo
    }
web-felt-lost = perdida
web-felt-tally =
    { $what }: { $made ->
        [one] una afirmación
       *[other] { $made } afirmaciones
    }{ $proved ->
        [0] { "" }
       *[other] , { $proved } × con prueba
    }{ $refused ->
        [0] { "" }
       *[other] , { $refused } × sin prueba
    }
