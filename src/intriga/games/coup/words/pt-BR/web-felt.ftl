# A mesa de Coup no navegador.

web-felt-turn = É a vez de { $who }
web-felt-wins = { $who } vence a partida
web-felt-does = { $who }: { $action }
web-felt-claims = { $who } afirma ter { THE($claim) }
web-felt-claims-none = { $who } afirma não ter { NAME($claim) }
web-felt-blocks = { $who } bloqueia com { THE($claim) }
web-felt-challenges = { $who } contesta { $whom }
web-felt-estate = O espólio de { $who }
web-felt-picks = Cada um escolhe a primeira carta
web-felt-face-down =
    { $cards ->
        [one] { $cards } carta virada para baixo
       *[other] { $cards } cartas viradas para baixo
    }
web-felt-lost = perdida
web-felt-tally =
    { $what }: { $made ->
        [one] uma afirmação
       *[other] { $made } afirmações
    }{ $proved ->
        [0] { "" }
       *[other] , { $proved } × com prova
    }{ $refused ->
        [0] { "" }
       *[other] , { $refused } × sem prova
    }
